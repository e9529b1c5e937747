import { defineConfig } from 'vite';

export default defineConfig({
  // Every address in dist/ is relative: the page works from any folder of any host.
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    // As a data address the module would be a third larger, and could not be compiled while it streams in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  server: {
    watch: { ignored: ['**/target/**', '**/target-wasm/**', '**/dist/**', '**/.cache/**'] },
  },
});
