/** @import { AttributeName, Complaint, Settings } from './attributes.js' */
/** @import { Resources } from './loading/resources.js' */
/** @import { Memento } from './memento.js' */
/** @import { Ask, Resident } from './resident.js' */
/** @import { Shell } from './shadow/shell.js' */
/** @import { Wardrobe } from './shadow/sheets.js' */
/** @import { Tell } from './tell.js' */
import { actions } from '../state/actions.js';
import { author as words } from '../words/en/element.js';
import { apply, needsAnother } from './apply.js';
import { attributeNames, readAttributes } from './attributes.js';
import { addProperties } from './properties.js';
import { amended } from './memento.js';
import { moveIn } from './resident.js';
import { createShell } from './shadow/shell.js';
import { watchSight } from './sight.js';

/** Where there is no document, as in a generator that renders pages ahead, the class can still be imported. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/**
 * A lab, or one view of it, as an element of any page. Its attributes say what it shows; each is
 * also a property; custom-elements.json has them all, with events, parts and custom properties.
 *
 * @abstract `kit` comes from the class that is registered
 */
export class LabElement extends Base {
  static observedAttributes = [...attributeNames];

  /**
   * What all elements of a class share: code, the compiled engine and sheets, never state.
   *
   * @type {{resources: Resources, wardrobe: Wardrobe} | null}
   */
  static kit = null;

  /** @type {Shell | null} */
  #shell = null;
  /** @type {Settings | null} */
  #settings = null;
  /** @type {Memento | null} */
  #memento = null;
  /** @type {Resident | null} */
  #resident = null;
  /** @type {(() => void) | null} */
  #endSight = null;
  #seen = false;
  #started = false;
  /** What is to be done to a lab that is not there yet. @type {Ask[]} */
  #asks = [];
  /** @type {Set<AttributeName>} */
  #changed = new Set();

  connectedCallback() {
    this.#shell ??= createShell(this, this.#kit.wardrobe);
    this.#shell.measure();
    const settings = this.#read(this.#settings ? this.#changed : new Set(attributeNames));
    this.#memento = amended(this.#memento, settings, this.#changed);
    this.#changed.clear();
    this.#endSight = watchSight(this, {
      onNear: (near) => (near ? this.#moveIn() : this.#moveOut()),
      onSeen: (seen) => {
        this.#seen = seen;
        this.#resident?.onSeen(seen);
      },
    });
  }

  disconnectedCallback() {
    this.#endSight?.();
    this.#endSight = null;
    this.#seen = false;
    this.#moveOut();
  }

  /** @param {AttributeName} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.#settings) return;
    // Several attributes that change together make one change; while it is out of the page they wait.
    if (this.#changed.size === 0 && this.isConnected) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  /** Plays on, from the start when it stands at the end. */
  play() {
    this.#started = true;
    this.#ask(({ store }) => store.dispatch(actions.play(1)));
  }

  /** Stands still. */
  pause() {
    this.#started = true;
    this.#ask(({ store }) => store.dispatch(actions.pause()));
  }

  /**
   * Goes to a step and stands still there; what is no step of this run is refused by a `lab-error`.
   *
   * @param {number | string} step
   */
  goTo(step) {
    this.#ask(({ travel }) => void travel.toStep(String(step)));
  }

  /** @param {Ask} ask */
  #ask(ask) {
    if (this.#resident) this.#resident.ask(ask);
    else this.#asks.push(ask);
  }

  get #kit() {
    const { kit } = /** @type {typeof LabElement} */ (this.constructor);
    if (!kit) throw new TypeError('LabElement has no engine: register TeardownLab instead');
    return kit;
  }

  /** @param {ReadonlySet<AttributeName>} changed @returns {Settings} */
  #read(changed) {
    const settings = readAttributes((name) => this.getAttribute(name));
    this.#settings = settings;
    for (const complaint of settings.complaints) if (changed.has(complaint.attribute)) this.#complain(complaint);
    return settings;
  }

  #follow() {
    if (!this.isConnected) return;
    const changed = new Set(this.#changed);
    this.#changed.clear();
    const settings = this.#read(changed);
    const lab = this.#resident?.lab;
    if (changed.has('autoplay')) this.#started = false;
    if (lab && !needsAnother(changed)) {
      apply(lab, settings, changed);
      this.#resident?.onSeen(this.#seen);
      return;
    }
    const livesHere = this.#resident !== null;
    this.#moveOut();
    // Whatever the reader has done to it stays, but for what the attributes say anew.
    this.#memento = amended(this.#memento, settings, changed);
    if (livesHere) this.#moveIn();
  }

  #moveIn() {
    const settings = this.#settings;
    if (this.#resident || !this.#shell || !settings) return;
    this.#resident = moveIn({
      shell: this.#shell,
      resources: this.#kit.resources,
      settings,
      from: this.#memento ?? { wishes: { ...settings, complaints: [] }, playing: false },
      asks: this.#asks,
      seen: this.#seen,
      tell: this.#tell,
      mayStart: () => {
        const may = !this.#started && (this.#settings?.autoplay ?? false);
        if (may) this.#started = true;
        return may;
      },
    });
  }

  #moveOut() {
    if (this.#resident) this.#memento = this.#resident.leave();
    this.#resident = null;
  }

  /** @param {Complaint} complaint */
  #complain({ attribute, value }) {
    const message = words.wrong[attribute](value);
    // Whoever writes the page looks there; its readers are shown the default.
    // eslint-disable-next-line no-console
    console.warn(words.onConsole(message));
    this.#tell('lab-error', { code: 'attribute-invalid', message, attribute });
  }

  /** @type {Tell} */
  #tell = (name, detail) => {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
}

addProperties(LabElement.prototype);
