import { text } from '#platform/common/text.ts';
import { intervalOf } from './interval.ts';

/** Right results of a level, and texts of that level. */
type Share = readonly [right: number, of: number];

/**
 * What triage answered to a batch when it met it for the first time: written by others, or before a rule was read, labelled before
 * it was scored, and scored once before it was read. Never changed afterwards.
 */
interface FirstSight {
  readonly batch: number;
  readonly about: string;
  /** Version that was scored. */
  readonly version: string;
  /** Calendar day. */
  readonly date: string;
  readonly high: Share;
  readonly medium: Share;
  readonly low: Share;
  /** Harmless texts that were called high. */
  readonly alarms: number;
  /** The right condition first, among three, and texts with a condition; null if it wasn't measured. */
  readonly conditions: readonly [first: number, amongThree: number, of: number] | null;
}

const QUESTIONS = text('Questions of a forum');

/** First-sight scores, oldest first. docs/triage.md and /how-triage-works are written from these. */
export const FIRST_SIGHT: readonly FirstSight[] = [
  {
    batch: 50,
    about: text('Illnesses'),
    version: '1.17',
    date: '2026-11-27',
    high: [20, 20],
    medium: [17, 20],
    low: [17, 20],
    alarms: 0,
    conditions: null,
  },
  {
    batch: 51,
    about: QUESTIONS,
    version: '1.17',
    date: '2026-11-27',
    high: [8, 8],
    medium: [8, 10],
    low: [6, 42],
    alarms: 4,
    conditions: null,
  },
  {
    batch: 52,
    about: text('Illnesses and questions'),
    version: '1.18',
    date: '2026-11-27',
    high: [19, 20],
    medium: [13, 20],
    low: [18, 20],
    alarms: 0,
    conditions: null,
  },
  {
    batch: 53,
    about: text('Illnesses and injuries'),
    version: '1.19',
    date: '2026-11-28',
    high: [20, 20],
    medium: [18, 20],
    low: [20, 20],
    alarms: 0,
    conditions: [49, 51, 60],
  },
  {
    batch: 54,
    about: QUESTIONS,
    version: '1.19',
    date: '2026-11-28',
    high: [4, 4],
    medium: [7, 8],
    low: [6, 48],
    alarms: 3,
    conditions: null,
  },
  {
    batch: 55,
    about: text('Questions with frightening words'),
    version: '1.19',
    date: '2026-11-28',
    high: [4, 4],
    medium: [5, 8],
    low: [10, 48],
    alarms: 8,
    conditions: null,
  },
  {
    batch: 56,
    about: text('Short case histories'),
    version: '1.19',
    date: '2026-11-28',
    high: [19, 20],
    medium: [19, 20],
    low: [17, 20],
    alarms: 1,
    conditions: [55, 55, 60],
  },
  {
    batch: 57,
    about: text('Hasty messages, misspelt'),
    version: '1.19',
    date: '2026-11-28',
    high: [27, 30],
    medium: [13, 15],
    low: [2, 15],
    alarms: 3,
    conditions: null,
  },
  {
    batch: 58,
    about: text('Hausa, Yoruba, Igbo and Pidgin'),
    version: '1.19',
    date: '2026-11-28',
    high: [28, 30],
    medium: [9, 10],
    low: [2, 20],
    alarms: 2,
    conditions: null,
  },
];

/** A share with its 95 % interval in percent. */
interface Measured {
  readonly right: number;
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

function measured(right: number, of: number): Measured {
  const [from, to] = intervalOf(right, of);
  return { right, of, from, to };
}

const sum = (shares: readonly Share[]): Share =>
  shares.reduce<Share>((all, one) => [all[0] + one[0], all[1] + one[1]], [0, 0]);

/** Returns the right urgencies of a batch among all its texts. */
export const rightOf = ({ high, medium, low }: FirstSight): Measured => measured(...sum([high, medium, low]));

/** Returns the first-sight scores as they are published. */
export function firstSight() {
  const batches = FIRST_SIGHT.map((one) => ({
    about: one.about,
    version: one.version,
    date: one.date,
    ...rightOf(one),
  }));
  const named = FIRST_SIGHT.flatMap(({ conditions }) => (conditions === null ? [] : [conditions]));
  const ofNamed = named.reduce((all, [, , of]) => all + of, 0);
  return {
    batches,
    emergencies: measured(...sum(FIRST_SIGHT.map(({ high }) => high))),
    /** Harmless texts that were called an emergency. */
    falseAlarms: measured(...sum(FIRST_SIGHT.map(({ alarms, low }) => [alarms, low[1]]))),
    conditionFirst: measured(
      named.reduce((all, [first]) => all + first, 0),
      ofNamed,
    ),
    conditionAmongThree: measured(
      named.reduce((all, [, three]) => all + three, 0),
      ofNamed,
    ),
  };
}
