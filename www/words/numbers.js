/**
 * Numbers as the page writes them in one language.
 *
 * @param {string} locale a BCP 47 tag
 */
export function numbersIn(locale) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const precise = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const named = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: 3, notation: 'compact', compactDisplay: 'long',
  });
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const plural = new Intl.PluralRules(locale);
  const pluralRounded = new Intl.PluralRules(locale, { maximumSignificantDigits: 3 });
  return {
    /** @param {number} value exact, grouped by thousands */
    whole: (value) => whole.format(value),
    /** @param {number} value three significant digits; a word for millions and more */
    rounded: (value) => (value < 1e6 ? precise : named).format(value),
    /** @param {number} value with one digit after the point */
    tenths: (value) => tenths.format(value),
    /** @param {number} value with two digits after the point */
    hundredths: (value) => hundredths.format(value),
    /** @param {number} value 0 … 1 */
    percent: (value) => share.format(value),
    /**
     * @param {number} value
     * @param {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} forms
     * @returns {string} the exact number with its noun
     */
    count: (value, forms) =>
      `${whole.format(value)} ${forms[plural.select(value)] ?? forms.other}`,
    /**
     * @param {number} value below a million
     * @param {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} forms
     * @returns {string} the number in three significant digits with its noun, as that reads: «в 16 раз», «в 15,9 раза»
     */
    roundedCount: (value, forms) => `${precise.format(value)} ${forms[pluralRounded.select(value)] ?? forms.other}`,
  };
}
