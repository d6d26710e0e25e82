import { lagosDate, lagosTime, weekdayOf } from '#platform/common/lagos-time.ts';
import {
  type Diary,
  type DiaryEntry,
  entriesWith,
  type Finding,
  type InsightRule,
  lastDays,
  levelIn,
  namesIn,
  worstLevel,
} from './diary.ts';

/** Entries in 14 days from which a symptom recurs. @see TRIAGE.md, Insights */
const OFTEN = 3;
/** Records that a pattern needs, and the share of them that must fit it. */
const PATTERN_RECORDS = 6;
const PATTERN_SHARE = 0.75;
/** Weeks that a pattern by weekday needs, as fewer may be chance. */
const PATTERN_WEEKS = 4;

const recurring: InsightRule = {
  id: 'recurring',
  type: 'trend',
  source: 'Own rule: a symptom three times or more in 14 days',
  find: (diary) => {
    const recent = lastDays(diary, 14);
    const [most] = namesIn(recent)
      .map((name) => ({ name, entries: entriesWith(recent, name) }))
      .filter(({ entries }) => entries.length >= OFTEN)
      .toSorted((a, b) => b.entries.length - a.entries.length);
    if (most === undefined) return undefined;
    return {
      content: `You recorded ${most.name} ${most.entries.length} times in the last 14 days.`,
      entries: most.entries,
      symptoms: [most.name],
    };
  },
};

const rising: InsightRule = {
  id: 'severity-rising',
  type: 'trend',
  source: 'Own rule: the later half of at least four records of a symptom is worse than the earlier half',
  find: (diary) =>
    turn(
      diary,
      (before, after) => after - before >= 0.5,
      (name, count) => `${name} is getting worse across your last ${count} records.`,
    ),
};

const falling: InsightRule = {
  id: 'severity-falling',
  type: 'trend',
  source: 'Own rule: the later half of at least four records of a symptom is milder than the earlier half',
  find: (diary) =>
    turn(
      diary,
      (before, after) => before - after >= 0.5,
      (name, count) => `${name} is getting milder across your last ${count} records.`,
    ),
};

const betterAfterAppointment: InsightRule = {
  id: 'better-after-visit',
  type: 'trend',
  source: 'Own rule: the worst symptom after a visit is milder than before it',
  find: ({ entries, appointments, nowMs }) => {
    const appointment = appointments
      .filter(({ isOff, startsAtMs }) => !isOff && startsAtMs < nowMs)
      .toSorted((a, b) => a.startsAtMs - b.startsAtMs)
      .at(-1);
    if (appointment === undefined) return undefined;
    const before = entries.filter(({ recordedAtMs }) => recordedAtMs < appointment.startsAtMs).slice(-3);
    const after = entries.filter(({ recordedAtMs }) => recordedAtMs > appointment.startsAtMs).slice(-3);
    if (before.length === 0 || after.length === 0 || mean(after, worstLevel) >= mean(before, worstLevel))
      return undefined;
    return { content: 'Your symptoms are milder than before your last visit.', entries: [...before, ...after] };
  },
};

const timeOfDay: InsightRule = {
  id: 'time-of-day',
  type: 'trend',
  source: 'Own rule: at least six records of a symptom, three quarters of them in the same part of the day',
  find: (diary) => {
    const recent = lastDays(diary, 60);
    for (const name of namesIn(recent)) {
      const entries = entriesWith(recent, name);
      if (entries.length < PATTERN_RECORDS) continue;
      for (const part of ['night', 'morning', 'afternoon', 'evening'] as const) {
        const then = entries.filter((entry) => partOfDay(entry) === part);
        if (then.length / entries.length >= PATTERN_SHARE) {
          const when = part === 'night' ? 'at night' : `in the ${part}`;
          return {
            content: `${name} comes mostly ${when}: ${then.length} of ${entries.length} records.`,
            entries: then,
            symptoms: [name],
          };
        }
      }
    }
    return undefined;
  },
};

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;

const dayOfWeek: InsightRule = {
  id: 'day-of-week',
  type: 'trend',
  source:
    'Own rule: at least six records of a symptom, three quarters of them on the same weekday of four weeks or more',
  find: (diary) => {
    const recent = lastDays(diary, 60);
    for (const name of namesIn(recent)) {
      const entries = entriesWith(recent, name);
      if (entries.length < PATTERN_RECORDS) continue;
      for (const [weekday, days] of WEEKDAYS.entries()) {
        const then = entries.filter(({ recordedAtMs }) => weekdayOf(lagosDate(recordedAtMs)) === weekday);
        const dates = new Set(then.map(({ recordedAtMs }) => lagosDate(recordedAtMs)));
        if (dates.size < PATTERN_WEEKS || then.length / entries.length < PATTERN_SHARE) continue;
        return {
          content: `${name} comes mostly on ${days}: ${then.length} of ${entries.length} records.`,
          entries: then,
          symptoms: [name],
        };
      }
    }
    return undefined;
  },
};

export const TRENDS: readonly InsightRule[] = [
  recurring,
  rising,
  falling,
  betterAfterAppointment,
  timeOfDay,
  dayOfWeek,
];

/** Finds symptoms whose severity changed: compares the earlier with the later half of their records of 30 days. */
function turn(
  diary: Diary,
  isTurn: (before: number, after: number) => boolean,
  say: (name: string, count: number) => string,
): Finding | undefined {
  const recent = lastDays(diary, 30);
  for (const name of namesIn(recent)) {
    const entries = entriesWith(recent, name);
    if (entries.length < 4) continue;
    const half = Math.floor(entries.length / 2);
    const level = (entry: DiaryEntry) => levelIn(entry, name);
    if (isTurn(mean(entries.slice(0, half), level), mean(entries.slice(-half), level))) {
      return { content: say(name, entries.length), entries, symptoms: [name] };
    }
  }
  return undefined;
}

function mean(entries: readonly DiaryEntry[], level: (entry: DiaryEntry) => number): number {
  return entries.reduce((sum, entry) => sum + level(entry), 0) / Math.max(1, entries.length);
}

function partOfDay({ recordedAtMs }: DiaryEntry): 'night' | 'morning' | 'afternoon' | 'evening' {
  const hour = Number(lagosTime(recordedAtMs).slice(0, 2));
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
