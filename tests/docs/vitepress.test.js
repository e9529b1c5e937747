import { proveSite } from './support/prove.js';

proveSite({
  name: 'vitepress',
  addresses: { first: 'first.html', second: 'second.html' },
  toDark: ['.VPNavBarAppearance .VPSwitchAppearance'],
  toLight: ['.VPNavBarAppearance .VPSwitchAppearance'],
  isOnePage: true,
});
