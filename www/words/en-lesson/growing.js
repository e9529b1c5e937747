/** @import { StepWords } from '../en-lesson.js' */
import { countOf, curveEnd, firstLooks, holds, largerArray, loopCost } from '../../state/lesson/figures.js';
import { factorOff } from '../../state/lesson/lines.js';
import { namesPlot } from '../../state/lesson/plots.js';
import { first, n } from './pieces.js';

/** What the loop costs in all, and where that leaps. @satisfies {Record<string, StepWords>} */
export const growing = {
  staircase: {
    title: 'The staircase',
    text: ({ here }) => [
      ['Now ', n.names(here.info.count), ' in ', n.buckets(here.info.buckets), '. Lay the calls of ', first, ' side by side, each as high as the number of buckets that it looked at. The first call looked at ', n.whole(firstLooks(here)), '.'],
    ],
    question: {
      ask: ({ here: { info } }) => ['How do the calls go on, up to the last of ', n.whole(info.count), '? Draw your line.'],
      label: 'Buckets that each call looks at',
      truth: ({ here: { quarters, info } }) => ['They rise steadily. Half of the way through a call looks at ', n.whole(quarters[1] ?? quarters.at(-1) ?? 0), ', the last one at ', n.whole(quarters.at(-1) ?? 0), ' of ', n.buckets(info.buckets), '.'],
      why(_facts, { grade }) {
        if (grade?.slip === 'flat') return ['A flat line would mean that each call costs the same. But every deletion adds to the empty stretch, and each call walks all of it.'];
        if (grade?.slip === 'falling') return ['There is less and less to find, that is true. But there is more and more to walk over before it is found.'];
        if (grade && grade.verdict !== 'right') return [grade.side === 'low' ? 'The empty stretch grows faster than you drew it: ' : 'It takes longer to grow than you drew it: ', 'entries are spread evenly, so each deletion adds about as much to it as the one before.'];
        return ['Entries are spread evenly over the buckets, so each deletion adds about as much to the empty stretch as the one before.'];
      },
    },
    after: ({ here }) => [
      ['The picture below shows the same calls as rows. Their area is what the loop costs: ', n.looks(loopCost(here)), ' to delete ', n.entries(countOf(here)), '.'],
    ],
  },
  double: {
    title: 'Twice the names',
    text: ({ here }) => [
      ['Emptying ', n.names(countOf(here)), ' takes ', n.looks(loopCost(here)), '. The area of the staircase says so.'],
    ],
    question: {
      ask: ({ double }) => ['What will ', n.names(countOf(double)), ' take?'],
      label: 'Looks',
      truth: ({ here, double }) => [n.names(countOf(double)), ' take ', n.looks(loopCost(double)), ', ', n.tenths(loopCost(double) / loopCost(here)), ' times as many.'],
      why({ here, double }, { grade }) {
        const buckets = largerArray(double) / largerArray(here);
        if (grade?.slip === 'twice') return ['Twice would be right if each call cost the same. There are twice as many calls, but each also has a longer way: the table has ', n.tenths(buckets), ' times as many buckets.'];
        if (grade?.slip === 'same') return ['There are twice as many calls, and each has a longer way: the table has ', n.tenths(buckets), ' times as many buckets.'];
        return ['There are ', n.whole(countOf(double) / countOf(here)), ' times as many calls, and each walks ', n.tenths(buckets), ' times as far, since the table has that many times the buckets. The picture grows in both directions.'];
      },
    },
    after: () => [['This is what quadratic means: the cost goes with the square of the number of names. The table is right, deleting is cheap, and still the loop is slow.']],
  },
  jump: {
    title: 'One name more',
    text: ({ before }) => [
      ['These ', n.names(countOf(before)), ' fill ', n.buckets(largerArray(before)), ' as far as they may be filled. To empty the table takes ', n.looks(loopCost(before)), '. The curve is what fewer names take.'],
    ],
    question: {
      ask: ({ before, after }) => ['One name more makes ', n.names(countOf(after)), '. How does the curve go on with it, and from there to ', n.whole(curveEnd(before)), '? Draw your line.'],
      label: 'Buckets that find first examines in all',
      truth(facts) {
        const { before, after } = facts;
        const plot = namesPlot(facts);
        return [
          n.names(countOf(after)), ' take ', n.looks(loopCost(after)), ', ', n.tenths(loopCost(after) / loopCost(before)), ' times as many. From there the curve rises to ',
          n.looks(plot.truth.at(-1) ?? 0), ' for ', n.names(plot.at.at(-1) ?? 0), '.',
        ];
      },
      why(facts, { given, grade }) {
        const { before, after } = facts;
        const reason = [
          n.whole(largerArray(before)), ' buckets are not enough for ', n.names(countOf(after)), ', so the table has the next size: ', n.whole(largerArray(after)),
          '. There is hardly a call more, but every call walks through a table that is ', n.tenths(largerArray(after) / largerArray(before)), ' times as long.',
        ];
        if (!grade || !Array.isArray(given)) return reason;
        const far = ['On average your line is off by a factor of ', n.hundredths(factorOff(given, namesPlot(facts).truth)), '. '];
        const shapes = {
          falling: 'It falls, but each name more is one call more, so the curve never does. ',
          flat: 'It stays level. One name is little, that is true, but it is one too many. ',
          straight: 'It goes straight on, as the curve has done since its last leap, and does not leap. ',
          bent: 'It bends upward, and the curve does get steeper; but not little by little: it leaps. ',
          level: 'It has the leap; but then it stays level, and each name more is still one call more. ',
        };
        const shape = grade.slip ? shapes[/** @type {keyof typeof shapes} */ (grade.slip)] : 'It has the leap, and goes on rising after it. ';
        const height = grade.slip || grade.verdict === 'right' ? '' : grade.side === 'low' ? 'But it lies too low. ' : 'But it lies too high. ';
        return [...far, shape, height, ...reason];
      },
    },
    after: () => [['That is the leap in the curve of the times. The cost is calls times buckets, and the buckets grow by leaps.']],
  },
  limit: {
    title: 'Why it grows so early',
    text: ({ here: { info, dirtyBits, displaced } }) => [
      ['A name whose bucket is taken goes on to another one. The bucket it passed gets a dirty bit: a search must pass it too.',
        ...(displaced ? [' Here the search for ', { code: displaced.name }, ' starts at bucket ', n.whole(displaced.start), ', and the name stands in bucket ', n.whole(displaced.bucket), '.'] : [])],
      [n.buckets(dirtyBits), dirtyBits === 1 ? ' bears' : ' bear', ' a dirty bit, and searches get longer as a table fills. So it grows at a limit: ', n.whole(info.upperBound), ' of ', n.buckets(info.buckets), ', ', n.tenths(info.upperBound / info.buckets), ' of them.'],
    ],
    question: {
      ask: ({ after }) => ['The next size has ', n.buckets(largerArray(after)), '. How many names does it take before it grows again?'],
      label: 'Names',
      truth: ({ after }) => ['It takes ', n.names(holds(after)), ': ', n.tenths(holds(after) / largerArray(after)), ' of ', n.whole(largerArray(after)), ', rounded down.'],
      why({ after }, { grade }) {
        if (grade?.slip === 'full') return ['All of them would leave no bucket free, and a search for a name that is not there would go round for ever.'];
        if (grade?.verdict === 'near') return ['The share is the same for every size; only the rounding is not as you took it.'];
        return ['The share is the same for every size, so a jump comes wherever that share of a size is reached: the next at ', n.names(holds(after) + 1), '.'];
      },
    },
  },
  flight: {
    title: 'Caught in the middle',
    text: ({ here: { info, callsOnTable, cost }, before }) => [
      ['A small table grows at once. A large one moves a batch of buckets with each insertion or deletion, so that none of them has to wait for all. Name ', n.whole(info.count), ' starts such a resize and is the last name, so it stays in flight: ', n.whole(info.resizePosition), ' of ', n.buckets(info.buckets), ' are visited, and a shadow of ', n.buckets(info.shadowBuckets), ' waits beside the table.'],
      ['Now the loop begins, and each deletion moves one batch. After ', n.whole(callsOnTable), ' calls the shadow takes the table’s place. The other ', n.whole(info.count - callsOnTable), ' calls walk through an array ', n.tenths(info.shadowBuckets / info.buckets), ' times as long: it has grown under their feet.'],
      ['With one name fewer the loop takes ', n.looks(loopCost(before)), '; with this one it takes ', n.looks(cost['find-first'].examined), '.'],
    ],
  },
};
