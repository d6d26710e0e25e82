import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import {
  DAY_MS,
  type DiaryEntry,
  entriesWith,
  HOUR_MS,
  hasBookedSince,
  hasFever,
  type InsightRule,
  lastDays,
  levelIn,
  namesIn,
} from './diary.ts';

/** @see TRIAGE.md: a temperature of 38 °C or more on two days */
const HIGH_TEMPERATURE = 38;
/** Days between two entries above which they belong to different spells of illness. */
const SPELL_GAP_DAYS = 4;

const dangerSigns: InsightRule = {
  id: 'danger-signs',
  type: 'alert',
  source: 'WHO/ICRC/MSF Interagency Integrated Triage Tool; WHO IMCI danger signs',
  find: (diary) => {
    const latest = lastDays(diary, 1).findLast(
      ({ urgency, dangerSigns: signs }) => urgency === 'high' && signs.length > 0,
    );
    if (latest === undefined) return undefined;
    const signs = latest.dangerSigns.join(', ');
    return {
      content: `You recorded a danger sign: ${signs}. Call 112 or go to the nearest emergency room now.`,
      entries: [latest],
    };
  },
};

const worsening: InsightRule = {
  id: 'worsening',
  type: 'alert',
  source: 'Own rule: the same symptom rises from one record to the next over three records',
  find: (diary) => {
    const recent = lastDays(diary, 14);
    for (const name of namesIn(recent)) {
      const three = entriesWith(recent, name).slice(-3);
      const [first, second, third] = three.map((entry) => levelIn(entry, name));
      if (first === undefined || second === undefined || third === undefined) continue;
      if (first < second && second < third) {
        return {
          content: `${name} has got worse over your last three records. Please be seen by a clinician within 24 hours.`,
          entries: three,
          symptoms: [name],
        };
      }
    }
    return undefined;
  },
};

const feverTwoDays: InsightRule = {
  id: 'fever-two-days',
  type: 'alert',
  source: 'National guidelines for diagnosis and treatment of malaria (Nigeria): test every suspected case',
  find: (diary) => {
    const hot = lastDays(diary, 4).filter(({ temperature }) => (temperature ?? 0) >= HIGH_TEMPERATURE);
    const days = new Set(hot.map(({ recordedAtMs }) => lagosDate(recordedAtMs)));
    if (days.size < 2) return undefined;
    return {
      content: `Your temperature was ${HIGH_TEMPERATURE} °C or more on ${days.size} days. Get a malaria test and be seen by a clinician within 24 hours.`,
      entries: hot,
      symptoms: ['Fever'],
    };
  },
};

const coughTwoWeeks: InsightRule = {
  id: 'cough-two-weeks',
  type: 'alert',
  source: 'National TB and Leprosy Control Programme (Nigeria); WHO: a cough of two weeks or more is presumptive TB',
  find: (diary) => {
    const spell = lastSpell(entriesWith(diary.entries, 'Cough'), diary.nowMs, 8);
    if (daysOf(spell, diary.nowMs) < 14) return undefined;
    return {
      content:
        'You have had a cough for two weeks or more. Ask for a tuberculosis (TB) test: it is free in public facilities.',
      entries: spell,
      symptoms: ['Cough'],
    };
  },
};

const feverGoesOn: InsightRule = {
  id: 'fever-goes-on',
  type: 'alert',
  source: 'WHO IMCI: fever that goes on is assessed again after three days',
  find: (diary) => {
    const spell = lastSpell(diary.entries.filter(hasFever), diary.nowMs, SPELL_GAP_DAYS);
    if (daysOf(spell, diary.nowMs) <= 3) return undefined;
    return {
      content:
        'Your fever has gone on for more than three days. Be seen by a clinician today, even if a first malaria test was negative.',
      entries: spell,
      symptoms: ['Fever'],
    };
  },
};

const highWithoutAppointment: InsightRule = {
  id: 'high-without-visit',
  type: 'alert',
  source: 'Own rule: high urgency recorded and no visit booked within 24 hours',
  find: (diary) => {
    const { nowMs } = diary;
    const last = lastDays(diary, 4).findLast(({ urgency }) => urgency === 'high');
    if (last === undefined || nowMs - last.recordedAtMs < 24 * HOUR_MS || hasBookedSince(diary, last.recordedAtMs))
      return undefined;
    return {
      content:
        'Your symptoms were urgent and no visit has been booked here since. If you have not been seen, call 112 or go to the nearest emergency room now.',
      entries: [last],
    };
  },
};

export const ALERTS: readonly InsightRule[] = [
  dangerSigns,
  worsening,
  feverTwoDays,
  coughTwoWeeks,
  feverGoesOn,
  highWithoutAppointment,
];

/** Returns the latest entries without a gap above `gapDays`; none if the last entry is longer ago. */
function lastSpell(entries: readonly DiaryEntry[], nowMs: number, gapDays: number): DiaryEntry[] {
  const spell: DiaryEntry[] = [];
  let laterMs = nowMs;
  for (const entry of entries.toReversed()) {
    if (laterMs - entry.recordedAtMs > gapDays * DAY_MS) break;
    spell.unshift(entry);
    laterMs = entry.recordedAtMs;
  }
  return spell;
}

/** Returns the Lagos days from the first entry of a spell, or the earliest stated onset, to its last entry. */
function daysOf(spell: readonly DiaryEntry[], nowMs: number): number {
  const last = spell.at(-1);
  if (last === undefined || last.recordedAtMs > nowMs) return 0;
  const starts = spell.map(({ onset, recordedAtMs }) => onset ?? lagosDate(recordedAtMs)).toSorted();
  return daysBetween(starts[0] ?? lagosDate(nowMs), lagosDate(last.recordedAtMs));
}
