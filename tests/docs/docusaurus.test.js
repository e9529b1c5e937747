import { proveSite } from './support/prove.js';

proveSite({
  name: 'docusaurus',
  addresses: { first: 'first/', second: 'second/' },
  toDark: ['nav button[class*="toggleButton"]'],
  toLight: ['nav button[class*="toggleButton"]'],
  isOnePage: true,
});
