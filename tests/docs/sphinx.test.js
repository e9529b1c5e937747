import { proveSite } from './support/prove.js';

proveSite({
  name: 'sphinx',
  addresses: { first: 'first.html', second: 'second.html' },
  toDark: ['.theme-toggle-content .theme-toggle'],
  toLight: ['.theme-toggle-content .theme-toggle'],
  isOnePage: false,
});
