import { stepIds } from '../../state/lesson/ids.js';
import { fastest, slowest } from '../../state/speed.js';
import { numbers } from './nouns.js';

const { whole } = numbers;

/** @type {typeof import('../en/complaints.js').complaints} */
export const complaints = {
  speed: (value) => `Адрес просит скорость «${value}». Скорость — от ${whole(slowest)} до ${whole(fastest)} шагов в секунду; пока вы не выберете её, она нарастает сама.`,
  clock: (value) => `Адрес просит часы «${value}». Часы бывают «steps» и «time»; сейчас «steps».`,
  theme: (value) => `Адрес просит тему «${value}». Темы — «auto», «light» и «dark»; сейчас «auto».`,
  lang: (value) => `Адрес просит язык «${value}». Страница говорит на «en» и «ru».`,
  words: (message) => `Слова другого языка не загрузились: ${message}`,
  part: (value) => `Адрес просит часть «${value}», а такой нет. Все части — в конце страницы.`,
  lesson: (value) => `Адрес просит шаг урока «${value}». Шаг — целое число от 1 до ${stepIds.length}; сейчас 1.`,
  predict: (value) => `Адрес просит predict «${value}». Бывает «first» и «free»; сейчас «free».`,
  dismiss: 'Убрать',
};
