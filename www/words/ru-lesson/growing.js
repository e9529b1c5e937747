import { countOf, curveEnd, firstLooks, holds, largerArray, loopCost } from '../../state/lesson/figures.js';
import { factorOff } from '../../state/lesson/lines.js';
import { namesPlot } from '../../state/lesson/plots.js';
import { first, n } from './pieces.js';

/** @type {typeof import('../en-lesson/growing.js').growing} */
export const growing = {
  staircase: {
    title: 'Лестница',
    text: ({ here }) => [
      ['Теперь ', n.names(here.info.count), ' и ', n.buckets(here.info.buckets), '. Поставьте вызовы ', first, ' рядом, каждый такой высоты, сколько корзин он просмотрел. Первый вызов просмотрел: ', n.whole(firstLooks(here)), '.'],
    ],
    question: {
      ask: ({ here: { info } }) => ['Как пойдут вызовы дальше, до последнего из ', n.whole(info.count), '? Нарисуйте свою линию.'],
      label: 'Сколько корзин смотрит каждый вызов',
      truth: ({ here: { quarters, info } }) => ['Они ровно растут. На полпути вызов смотрит ', n.buckets(quarters[1] ?? quarters.at(-1) ?? 0), ', последний — ', n.whole(quarters.at(-1) ?? 0), ' при том, что всего ', n.buckets(info.buckets), '.'],
      why(_facts, { grade }) {
        if (grade?.slip === 'flat') return ['Ровная линия значила бы, что все вызовы стоят одинаково. Но каждое удаление добавляет к пустой полосе, а каждый вызов проходит её всю.'];
        if (grade?.slip === 'falling') return ['Находить нужно всё меньше, это правда. Но пройти до находки нужно всё больше.'];
        if (grade && grade.verdict !== 'right') return [grade.side === 'low' ? 'Пустая полоса растёт быстрее, чем вы нарисовали: ' : 'Она растёт медленнее, чем вы нарисовали: ', 'записи разбросаны ровно, и каждое удаление добавляет к ней примерно столько же, сколько предыдущее.'];
        return ['Записи разбросаны по корзинам ровно, и каждое удаление добавляет к пустой полосе примерно столько же, сколько предыдущее.'];
      },
    },
    after: ({ here }) => [
      ['На картинке ниже те же вызовы лежат строками. Их площадь — цена цикла: ', n.looks(loopCost(here)), ', чтобы удалить ', n.entries(countOf(here)), '.'],
    ],
  },
  double: {
    title: 'Вдвое больше имён',
    text: ({ here }) => [
      ['Опустошить таблицу, где ', n.names(countOf(here)), ', стоит: ', n.looks(loopCost(here)), '. Так говорит площадь лестницы.'],
    ],
    question: {
      ask: ({ double }) => ['А если в ней ', n.names(countOf(double)), '?'],
      label: 'Просмотров',
      truth: ({ here, double }) => [n.names(countOf(double)), ' — это ', n.looks(loopCost(double)), '; во столько раз больше: ', n.tenths(loopCost(double) / loopCost(here)), '.'],
      why({ here, double }, { grade }) {
        const buckets = largerArray(double) / largerArray(here);
        if (grade?.slip === 'twice') return ['Вдвое было бы верно, если бы все вызовы стоили одинаково. Вызовов вдвое больше, но и путь у каждого длиннее: корзин больше в ', n.tenths(buckets), ' раза.'];
        if (grade?.slip === 'same') return ['Вызовов вдвое больше, и путь у каждого длиннее: корзин больше в ', n.tenths(buckets), ' раза.'];
        return ['Вызовов больше в ', n.whole(countOf(double) / countOf(here)), ' раза, и путь у каждого длиннее в ', n.tenths(buckets), ' раза: во столько раз больше корзин. Картинка растёт в обе стороны.'];
      },
    },
    after: () => [['Это и значит «квадратично»: цена растёт как квадрат числа имён. Таблица верна, удаление дёшево, а цикл всё равно медленный.']],
  },
  jump: {
    title: 'На одно имя больше',
    text: ({ before }) => [
      ['Здесь ', n.names(countOf(before)), ' и ', n.buckets(largerArray(before)), ': больше имён такой таблице не положено. Опустошить её стоит: ', n.looks(loopCost(before)), '. Кривая — цена меньшего числа имён.'],
    ],
    question: {
      ask: ({ before, after }) => ['С ещё одним именем их станет: ', n.names(countOf(after)), '. Как пойдёт кривая с ним и дальше, до ', n.whole(curveEnd(before)), '? Нарисуйте свою линию.'],
      label: 'Сколько корзин всего смотрит поиск первой',
      truth(facts) {
        const { before, after } = facts;
        const plot = namesPlot(facts);
        return [
          n.names(countOf(after)), ' — это ', n.looks(loopCost(after)), '; во столько раз больше: ', n.tenths(loopCost(after) / loopCost(before)), '. Дальше кривая растёт: ',
          n.names(plot.at.at(-1) ?? 0), ' — это уже ', n.looks(plot.truth.at(-1) ?? 0), '.',
        ];
      },
      why(facts, { given, grade }) {
        const { before, after } = facts;
        const reason = [
          'Когда имён ', n.whole(countOf(after)), ', таблице уже мало ', n.whole(largerArray(before)), ', и у неё следующий размер: ', n.buckets(largerArray(after)),
          '. Вызовов почти столько же, но каждый идёт по таблице, которая длиннее в ', n.tenths(largerArray(after) / largerArray(before)), ' раза.',
        ];
        if (!grade || !Array.isArray(given)) return reason;
        const far = ['В среднем ваша линия расходится с кривой в ', n.hundredths(factorOff(given, namesPlot(facts).truth)), ' раза. '];
        const shapes = {
          falling: 'Она опускается, но каждое имя — это ещё один вызов, и кривая не опускается никогда. ',
          flat: 'Она ровная. Одно имя — это и правда мало, но оно лишнее. ',
          straight: 'Она идёт прямо, как шла кривая со своего последнего скачка, и скачка в ней нет. ',
          bent: 'Она изгибается вверх, и кривая правда становится круче; но не понемногу: она скачет. ',
          level: 'Скачок в ней есть; но дальше она ровная, а каждое имя — по-прежнему ещё один вызов. ',
        };
        const shape = grade.slip ? shapes[/** @type {keyof typeof shapes} */ (grade.slip)] : 'Скачок в ней есть, и дальше она растёт. ';
        const height = grade.slip || grade.verdict === 'right' ? '' : grade.side === 'low' ? 'Но она слишком низко. ' : 'Но она слишком высоко. ';
        return [...far, shape, height, ...reason];
      },
    },
    after: () => [['Это и есть скачок на кривой времён. Цена — вызовы, умноженные на корзины, а корзин прибавляется скачками.']],
  },
  limit: {
    title: 'Почему так рано',
    text: ({ here: { info, dirtyBits, displaced } }) => [
      ['Если корзина имени занята, оно уходит в другую. Корзина, мимо которой оно прошло, получает бит dirty: поиск тоже должен пройти мимо неё.',
        ...(displaced ? [' Здесь поиск имени ', { code: displaced.name }, ' начинается с корзины ', n.whole(displaced.start), ', а лежит оно в корзине ', n.whole(displaced.bucket), '.'] : [])],
      ['Бит dirty есть у стольких: ', n.buckets(dirtyBits), ', и чем полнее таблица, тем длиннее поиски. Поэтому она растёт, дойдя до предела: ', n.whole(info.upperBound), ' из ', n.whole(info.buckets), ' корзин, доля ', n.tenths(info.upperBound / info.buckets), '.'],
    ],
    question: {
      ask: ({ after }) => ['В следующем размере ', n.buckets(largerArray(after)), '. Сколько имён он примет, прежде чем вырасти снова?'],
      label: 'Имён',
      truth: ({ after }) => ['Он примет: ', n.names(holds(after)), '. Это доля ', n.tenths(holds(after) / largerArray(after)), ' от ', n.whole(largerArray(after)), ', с округлением вниз.'],
      why({ after }, { grade }) {
        if (grade?.slip === 'full') return ['Тогда не осталось бы ни одной свободной корзины, и поиск имени, которого нет, ходил бы по кругу вечно.'];
        if (grade?.verdict === 'near') return ['Доля во всех размерах одна; не так вышло только округление.'];
        return ['Доля во всех размерах одна, и скачок бывает там, где она исчерпана; следующий, когда в таблице ', n.names(holds(after) + 1), '.'];
      },
    },
  },
  flight: {
    title: 'На полпути',
    text: ({ here: { info, callsOnTable, cost }, before }) => [
      ['Малая таблица вырастает сразу. Большая переносит порцию корзин с каждой вставкой и каждым удалением, чтобы ни одно из них не ждало всего. Имя номер ', n.whole(info.count), ' начинает такую перестройку, и оно последнее, так что она ещё идёт: пройдено ', n.whole(info.resizePosition), ' из ', n.whole(info.buckets), ', а рядом ждёт тень, в которой ', n.buckets(info.shadowBuckets), '.'],
      ['Теперь начинается цикл, и каждое удаление переносит одну порцию. Вызовов до того, как тень займёт место таблицы: ', n.whole(callsOnTable), '. Остальные, числом ', n.whole(info.count - callsOnTable), ', идут по массиву, который длиннее в ', n.tenths(info.shadowBuckets / info.buckets), ' раза: он вырос у них под ногами.'],
      ['Будь именем меньше, цикл стоил бы: ', n.looks(loopCost(before)), '; а стоит: ', n.looks(cost['find-first'].examined), '.'],
    ],
  },
};
