import { proveSite } from './support/prove.js';

proveSite({
  name: 'mkdocs',
  addresses: { first: 'first.html', second: 'second.html' },
  toDark: ['label[for="__palette_1"]'],
  toLight: ['label[for="__palette_0"]'],
  isOnePage: true,
});
