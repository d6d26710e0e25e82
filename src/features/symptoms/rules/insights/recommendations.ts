import {
  DAY_MS,
  type DiaryEntry,
  entriesWith,
  hasBookedSince,
  hasFever,
  type InsightRule,
  lastDays,
  levelIn,
  namesIn,
  worstLevel,
} from './diary.ts';

/** The specialty for a lasting symptom, named as in the care finder. */
const SPECIALTY_FOR: Readonly<Record<string, string>> = {
  'Chest pain': 'Cardiology',
  'Vaginal bleeding': 'Obstetrics & Gynecology',
};
const FAMILY_MEDICINE = 'Family Medicine (General Practitioner)';

const malariaTest: InsightRule = {
  id: 'malaria-test',
  type: 'recommendation',
  source: 'National guidelines for diagnosis and treatment of malaria (Nigeria): test before treating',
  find: (diary) => {
    const hot = lastDays(diary, 2).filter(hasFever);
    if (hot.length === 0) return undefined;
    return {
      content:
        'Fever in Nigeria calls for a malaria test before any medicine. A clinic, laboratory or pharmacy can do one in 20 minutes.',
      entries: hot,
      symptoms: ['Fever'],
    };
  },
};

const rehydration: InsightRule = {
  id: 'oral-rehydration',
  type: 'recommendation',
  source: 'WHO: oral rehydration salts and zinc in the treatment of diarrhoea',
  find: (diary) => {
    const losing = lastDays(diary, 2).filter(
      (entry) => levelIn(entry, 'Diarrhea') > 0 || levelIn(entry, 'Vomiting') > 0,
    );
    if (losing.length === 0) return undefined;
    return {
      content:
        'Drink oral rehydration solution (ORS) in small sips after every loose stool or vomiting. Get help at once if you cannot keep it down or pass little urine.',
      entries: losing,
      symptoms: namesIn(losing).filter((name) => name === 'Diarrhea' || name === 'Vomiting'),
    };
  },
};

const bloodPressure: InsightRule = {
  id: 'blood-pressure-check',
  type: 'recommendation',
  source: 'WHO guideline on hypertension (2021): raised blood pressure is found by measuring it',
  find: (diary) => {
    const aches = entriesWith(lastDays(diary, 14), 'Headache');
    if (aches.length < 3) return undefined;
    return {
      content: `You recorded Headache ${aches.length} times in 14 days. Have your blood pressure checked: a pharmacy or clinic does it in minutes.`,
      entries: aches,
      symptoms: ['Headache'],
    };
  },
};

const routineAppointment: InsightRule = {
  id: 'routine-visit',
  type: 'recommendation',
  source:
    'Own rule: a symptom in records that lie two weeks or more apart, and no visit booked since the first of them',
  find: (diary) => {
    const recent = lastDays(diary, 45);
    for (const name of namesIn(recent)) {
      const entries = entriesWith(recent, name);
      const [first, last] = [entries[0], entries.at(-1)];
      if (first === undefined || last === undefined || last.recordedAtMs - first.recordedAtMs < 14 * DAY_MS) continue;
      if (hasBookedSince(diary, first.recordedAtMs)) continue;
      return {
        content: `${name} has come up for two weeks or more. Book a routine visit: ${SPECIALTY_FOR[name] ?? FAMILY_MEDICINE} fits.`,
        entries,
        symptoms: [name],
      };
    }
    return undefined;
  },
};

const finishFollowUp: InsightRule = {
  id: 'finish-follow-up',
  type: 'recommendation',
  source: 'Own rule: follow-up was advised two days ago or more, and no visit booked since',
  find: (diary) => {
    const advised = lastDays(diary, 14).findLast(
      (entry) => entry.followUpRecommended && diary.nowMs - entry.recordedAtMs >= 2 * DAY_MS,
    );
    if (advised === undefined || hasBookedSince(diary, advised.recordedAtMs)) return undefined;
    return {
      content: 'A follow-up was advised for what you recorded. Book a visit, or record how you are now.',
      entries: [advised],
    };
  },
};

const noChange: InsightRule = {
  id: 'no-change-needed',
  type: 'recommendation',
  source: 'Own rule: at least three records in seven days, all of low urgency, none worse than the one before',
  find: (diary) => {
    const week = lastDays(diary, 7);
    if (week.length < 3 || week.some(({ urgency }) => urgency !== 'low') || isRising(week)) return undefined;
    return {
      content: `Your last ${week.length} records are mild and not getting worse. No change needed: look after yourself, and record again if anything changes.`,
      entries: week,
    };
  },
};

export const RECOMMENDATIONS: readonly InsightRule[] = [
  malariaTest,
  rehydration,
  bloodPressure,
  routineAppointment,
  finishFollowUp,
  noChange,
];

function isRising(entries: readonly DiaryEntry[]): boolean {
  return entries.some((entry, at) => at > 0 && worstLevel(entry) > worstLevel(entries[at - 1] ?? entry));
}
