/**
 * Numbers as the page writes them in one language.
 *
 * @param {string} locale a BCP 47 tag
 */
export function numbersIn(locale) {
  const format = (/** @type {Intl.NumberFormatOptions} */ options) => lazily(() => new Intl.NumberFormat(locale, options));
  const whole = format({ maximumFractionDigits: 0 });
  const precise = format({ maximumSignificantDigits: 3 });
  const named = format({ maximumSignificantDigits: 3, notation: 'compact', compactDisplay: 'long' });
  const tenths = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = format({ style: 'percent', maximumFractionDigits: 0 });
  const plural = lazily(() => new Intl.PluralRules(locale));
  const pluralRounded = lazily(() => new Intl.PluralRules(locale, { maximumSignificantDigits: 3 }));
  return {
    /** @param {number} value exact, grouped by thousands */
    whole: (value) => whole().format(value),
    /** @param {number} value three significant digits; a word for millions and more */
    rounded: (value) => (Number(value.toPrecision(3)) < 1e6 ? precise : named)().format(value),
    /** @param {number} value with one digit after the point */
    tenths: (value) => tenths().format(value),
    /** @param {number} value with two digits after the point */
    hundredths: (value) => hundredths().format(value),
    /** @param {number} value 0 … 1 */
    percent: (value) => share().format(value),
    /**
     * @param {number} value
     * @param {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} forms
     * @returns {string} the exact number with its noun
     */
    count: (value, forms) =>
      `${whole().format(value)} ${forms[plural().select(value)] ?? forms.other}`,
    /**
     * @param {number} value below a million
     * @param {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} forms
     * @returns {string} the number in three significant digits with its noun, as that reads: «в 16 раз», «в 15,9 раза»
     */
    roundedCount: (value, forms) => `${precise().format(value)} ${forms[pluralRounded().select(value)] ?? forms.other}`,
  };
}

/**
 * A formatter takes a millisecond to make, and the first picture needs few of them.
 *
 * @template Made
 * @param {() => Made} make
 * @returns {() => Made} the same one each time, made when first asked for
 */
function lazily(make) {
  /** @type {Made | undefined} */
  let made;
  return () => (made ??= make());
}
