import { mostNames } from '../../state/limits.js';
import { numbers, ofNames } from './nouns.js';
import { told } from './refusal.js';

/** @type {typeof import('../en/dictionary.js').dictionary} */
export const dictionary = {
  heading: 'Другой словарь',
  lead: 'Имена решают, какие корзины заняты. Выберите, сколько их и как они пишутся; ваши собственные — ниже.',
  count: 'Сколько имён',
  countHint: `От 1 до ${numbers.whole(mostNames)}; ползунок доходит до ${numbers.whole(20_000)}.`,
  slider: `Сколько имён, от 1 до ${numbers.whole(20_000)}`,
  family: 'Как они пишутся',
  families: {
    field: 'field1, field2, …',
    f: 'f1, f2, …',
    padded: 'column_00001, …',
    snake: 'customer_1_balance_amount, …',
    cyrillic: 'поле1, поле2, …',
    hex: 'восемь шестнадцатеричных цифр',
    collide: 'все с одним и тем же хешем',
  },
  building: (source) => `Строится словарь из ${ofNames('names' in source ? source.names.length : source.count)}`,
  elapsed: (seconds) => `${numbers.tenths(seconds)} с`,
  refused: (refusal, shown) => (shown === null ? told(refusal) : `${told(refusal)} Вместо этого показано имён: ${numbers.whole(shown)}.`),
  stop: 'Остановить',
  failed: (message) => `Картинку не удалось нарисовать: ${told(message)} Рисование запущено заново; если здесь так и останется пусто, загрузите страницу ещё раз.`,
};
