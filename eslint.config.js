import js from '@eslint/js';

/** A binding that a module can change is shared by every lab on the page. */
const MUTABLE_MODULE_STATE = ['Program', 'Program > ExportNamedDeclaration'].map((parent) => ({
  selector: `${parent} > VariableDeclaration[kind!='const']`,
  message: 'No mutable state at module level: two labs on one page would share it.',
}));

/** What a browser alone has; modules that compute run in Node and in workers too. */
const DOM_NAMES = ['document', 'window', 'navigator', 'location', 'history', 'localStorage', 'requestAnimationFrame'];

export default [
  { ignores: ['dist/', 'target/', 'target-wasm/', '.cache/', 'www/engine/glue/'] },
  js.configs.recommended,
  {
    rules: {
      // tsc knows what is defined where, this rule would have to be told.
      'no-undef': 'off',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
      'array-callback-return': 'error',
      'default-case-last': 'error',
      eqeqeq: 'error',
      'no-constructor-return': 'error',
      'no-else-return': 'error',
      'no-eval': 'error',
      'no-implicit-coercion': ['error', { allow: ['!!'] }],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-promise-reject-errors': 'error',
      radix: 'error',
    },
  },
  {
    files: ['www/**/*.js'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...MUTABLE_MODULE_STATE],
    },
  },
  {
    files: ['www/state/**/*.js', 'www/**/layout.js', 'www/**/layout/**/*.js', 'www/**/*-layout.js'],
    rules: {
      'no-restricted-globals': ['error', ...DOM_NAMES.map((name) => ({ name, message: 'State and layout are pure.' }))],
    },
  },
  {
    files: ['tests/**/*.js'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'A test takes its chances from a seed, so that it fails twice.' },
      ],
    },
  },
];
