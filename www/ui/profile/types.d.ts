import type { ProfileState, ProfileStore } from '../../state/profile/types.js';
import type { ViewWords } from '../../words/en-view.js';
import type { ProfileWords } from '../../words/en-profile.js';

/** What every part of the profile is given. */
export interface ProfileContext {
  store: ProfileStore;
  words: ViewWords;
  profile: ProfileWords;
  /** an id that no other lab on the page has */
  id(name: string): string;
}

/** A part of the section: it shows the state, and dispatches what is done to it. */
export interface ProfilePart {
  element: HTMLElement;
  update(state: ProfileState): void;
  /** ends what would outlive the element; left out when nothing would */
  destroy?(): void;
}
