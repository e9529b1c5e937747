import { proveSite } from './support/prove.js';

proveSite({
  name: 'mdbook',
  addresses: { first: 'first.html', second: 'second.html' },
  toDark: ['#mdbook-theme-toggle', '#mdbook-theme-navy'],
  // The list of themes stays open.
  toLight: ['#mdbook-theme-light'],
  isOnePage: false,
});
