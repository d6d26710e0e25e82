import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIARY_NOW_MS, diaryEntry } from '#test/diary-entry.ts';
import { DAY_MS, type Diary, type DiaryAppointment, type DiaryEntry, HOUR_MS } from './diary.ts';
import { INSIGHT_RULES, newInsights } from './insights.ts';

const NOW_MS = DIARY_NOW_MS;

function entry(
  daysAgo: number,
  symptoms: Readonly<Record<string, 'mild' | 'moderate' | 'severe'>>,
  more: Partial<DiaryEntry> = {},
): DiaryEntry {
  const named = Object.entries(symptoms).map(([name, severity]) => ({ name, severity }));
  return diaryEntry(daysAgo, { symptoms: named, ...more });
}

function rulesOf(entries: readonly DiaryEntry[], appointments: readonly DiaryAppointment[] = []): string[] {
  return newInsights({ entries, appointments, nowMs: NOW_MS }, []).map(({ rule }) => rule);
}

const appointment = (bookedDaysAgo: number, startsDaysAgo: number): DiaryAppointment => ({
  bookedAtMs: NOW_MS - bookedDaysAgo * DAY_MS,
  startsAtMs: NOW_MS - startsDaysAgo * DAY_MS,
  isOff: false,
});

test('every rule has an id of its own and says where it comes from', () => {
  expect(new Set(INSIGHT_RULES.map(({ id }) => id)).size).toBe(INSIGHT_RULES.length);
  for (const { source } of INSIGHT_RULES) expect(source.length).toBeGreaterThan(20);
});

test('an empty diary says nothing', () => {
  expect(rulesOf([])).toEqual([]);
});

describe('alerts', () => {
  test('danger signs of the last day, named, with 112', () => {
    const signs = entry(0, { Fever: 'severe' }, { dangerSigns: ['Stiff neck with fever'], urgency: 'high' });
    const [first] = newInsights({ entries: [signs], appointments: [], nowMs: NOW_MS }, []);
    expect(first).toMatchObject({ rule: 'danger-signs', insightType: 'alert', recordIds: [signs.id] });
    expect(first?.content).toMatch(/Stiff neck with fever.*112/);
    const before = entry(2, { Fever: 'severe' }, { dangerSigns: ['Stiff neck'], urgency: 'high' });
    expect(rulesOf([before])).not.toContain('danger-signs');
    // Such as a sign that is one only below an age, if the age isn't known.
    const possible = entry(0, { Fever: 'severe' }, { dangerSigns: ['Stiff neck'], urgency: 'medium' });
    expect(rulesOf([possible])).not.toContain('danger-signs');
  });

  test('a symptom that rises over three records, not one that stays or goes up and down', () => {
    const rise = (levels: readonly ('mild' | 'moderate' | 'severe')[]) =>
      rulesOf(levels.map((level, at) => entry(levels.length - at, { Rash: level })));
    expect(rise(['mild', 'moderate', 'severe'])).toContain('worsening');
    expect(rise(['mild', 'severe', 'moderate'])).not.toContain('worsening');
    expect(rise(['mild', 'moderate'])).not.toContain('worsening');
  });

  test('38 °C or more on two days, not twice on one day and not 37.9', () => {
    const hot = (days: readonly number[], temperature: number) =>
      rulesOf(days.map((daysAgo) => entry(daysAgo, { Headache: 'mild' }, { temperature })));
    expect(hot([1, 0], 38)).toContain('fever-two-days');
    expect(hot([0.2, 0], 38.5)).not.toContain('fever-two-days');
    expect(hot([1, 0], 37.9)).not.toContain('fever-two-days');
  });

  test('a cough of 14 days demands a TB test, by records or by the stated onset; after a gap the days count again from 0', () => {
    expect(rulesOf([14, 7, 0].map((daysAgo) => entry(daysAgo, { Cough: 'mild' })))).toContain('cough-two-weeks');
    expect(rulesOf([entry(0, { Cough: 'mild' }, { onset: '2026-11-09' })])).toContain('cough-two-weeks');
    expect(rulesOf([entry(0, { Cough: 'mild' }, { onset: '2026-11-10' })])).not.toContain('cough-two-weeks');
    expect(rulesOf([14, 0].map((daysAgo) => entry(daysAgo, { Cough: 'mild' })))).not.toContain('cough-two-weeks');
  });

  test('fever for more than three days, measured or said, and not once it stopped', () => {
    expect(rulesOf([4, 2, 0].map((daysAgo) => entry(daysAgo, { Fever: 'mild' })))).toContain('fever-goes-on');
    expect(rulesOf([entry(4, {}, { temperature: 38 }), entry(0, { Fever: 'mild' })])).toContain('fever-goes-on');
    expect(rulesOf([3, 0].map((daysAgo) => entry(daysAgo, { Fever: 'mild' })))).not.toContain('fever-goes-on');
    expect(rulesOf([12, 10, 8].map((daysAgo) => entry(daysAgo, { Fever: 'mild' })))).not.toContain('fever-goes-on');
  });

  test('high urgency a day ago without a visit, and not with one', () => {
    const high = entry(1, { Rash: 'severe' }, { urgency: 'high' });
    expect(rulesOf([high])).toContain('high-without-visit');
    expect(rulesOf([{ ...high, recordedAtMs: NOW_MS - 23 * HOUR_MS }])).not.toContain('high-without-visit');
    expect(rulesOf([high], [appointment(0.5, -1)])).not.toContain('high-without-visit');
    expect(rulesOf([high], [{ ...appointment(0.5, -1), isOff: true }])).toContain('high-without-visit');
  });
});

describe('trends', () => {
  test('a symptom three times in 14 days, with its number', () => {
    const thrice = [13, 6, 0].map((daysAgo) => entry(daysAgo, { Itching: 'mild' }));
    const found = newInsights({ entries: thrice, appointments: [], nowMs: NOW_MS }, []).find(
      ({ rule }) => rule === 'recurring',
    );
    expect(found?.content).toBe('You recorded Itching 3 times in the last 14 days.');
    expect(rulesOf([15, 6, 0].map((daysAgo) => entry(daysAgo, { Itching: 'mild' })))).not.toContain('recurring');
  });

  test('rising and falling severity over four records', () => {
    const course = (levels: readonly ('mild' | 'moderate' | 'severe')[]) =>
      rulesOf(levels.map((level, at) => entry(20 - at, { Swelling: level })));
    expect(course(['mild', 'mild', 'moderate', 'severe'])).toContain('severity-rising');
    expect(course(['severe', 'moderate', 'mild', 'mild'])).toContain('severity-falling');
    expect(course(['mild', 'moderate', 'mild', 'moderate'])).not.toContain('severity-rising');
  });

  test('milder after a visit than before it', () => {
    const course = [entry(6, { Rash: 'severe' }), entry(1, { Rash: 'mild' })];
    expect(rulesOf(course, [appointment(5, 3)])).toContain('better-after-visit');
    expect(rulesOf(course, [{ ...appointment(5, 3), isOff: true }])).not.toContain('better-after-visit');
    expect(
      rulesOf(
        course.toReversed().map((record, at) => ({ ...record, recordedAtMs: NOW_MS - (6 - at * 5) * DAY_MS })),
        [appointment(5, 3)],
      ),
    ).not.toContain('better-after-visit');
  });

  test('a time of day, and how many records say so', () => {
    const mornings = Array.from({ length: 6 }, (_, at) => entry(at * 3, { Headache: 'mild' }));
    const found = newInsights({ entries: mornings.toReversed(), appointments: [], nowMs: NOW_MS }, []).find(
      ({ rule }) => rule === 'time-of-day',
    );
    expect(found?.content).toBe('Headache comes mostly in the morning: 6 of 6 records.');
    expect(rulesOf(mornings.slice(0, 5))).not.toContain('time-of-day');
  });

  test('a weekday, of four weeks or more, and how many records say so', () => {
    // The present day is a Monday.
    const mondays = [35, 28, 21, 14, 7, 0].map((daysAgo) => entry(daysAgo, { Headache: 'mild' }));
    const insightOf = (entries: readonly DiaryEntry[]) =>
      newInsights({ entries, appointments: [], nowMs: NOW_MS }, []).find(({ rule }) => rule === 'day-of-week')?.content;
    expect(insightOf(mondays)).toBe('Headache comes mostly on Mondays: 6 of 6 records.');
    expect(insightOf([...mondays.slice(0, 5), entry(1, { Headache: 'mild' })])).toBe(
      'Headache comes mostly on Mondays: 5 of 6 records.',
    );
    expect(insightOf([10, 8, 5, 3, 1, 0].map((daysAgo) => entry(daysAgo, { Headache: 'mild' })))).toBeUndefined();
    const ofThreeWeeks = [14, 13.9, 7, 6.9, 0.1, 0].map((daysAgo) => entry(daysAgo, { Headache: 'mild' }));
    expect(insightOf(ofThreeWeeks)).toBeUndefined();
  });
});

describe('recommendations', () => {
  test('fever leads to a malaria test, loose stools to ORS, three headaches to a blood-pressure check', () => {
    expect(rulesOf([entry(0, { Fever: 'mild' })])).toContain('malaria-test');
    expect(rulesOf([entry(0, { Diarrhea: 'mild' })])).toContain('oral-rehydration');
    expect(rulesOf([8, 4, 0].map((daysAgo) => entry(daysAgo, { Headache: 'mild' })))).toContain('blood-pressure-check');
    expect(rulesOf([entry(0, { Itching: 'mild' })])).toEqual([]);
  });

  test('a symptom over two weeks leads to a routine visit of a fitting specialty, unless one is booked', () => {
    const lasting = [15, 0].map((daysAgo) => entry(daysAgo, { 'Chest pain': 'mild' }));
    const found = newInsights({ entries: lasting, appointments: [], nowMs: NOW_MS }, []).find(
      ({ rule }) => rule === 'routine-visit',
    );
    expect(found?.content).toContain('Cardiology');
    expect(rulesOf(lasting, [appointment(2, -2)])).not.toContain('routine-visit');
  });

  test('advised follow-up that is not booked is brought up after two days', () => {
    expect(rulesOf([entry(2, { Rash: 'mild' }, { followUpRecommended: true })])).toContain('finish-follow-up');
    expect(rulesOf([entry(1.9, { Rash: 'mild' }, { followUpRecommended: true })])).not.toContain('finish-follow-up');
  });

  test('three low records that do not rise need no change', () => {
    expect(rulesOf([4, 2, 0].map((daysAgo) => entry(daysAgo, { Itching: 'mild' })))).toContain('no-change-needed');
    const rising = [entry(4, { Itching: 'mild' }), entry(2, { Itching: 'mild' }), entry(0, { Itching: 'moderate' })];
    expect(rulesOf(rising)).not.toContain('no-change-needed');
  });
});

test('a rule gives an insight once in seven days, for any diary', () => {
  const day = fc.integer({ min: 0, max: 20 });
  const level = fc.constantFrom('mild' as const, 'moderate' as const, 'severe' as const);
  const symptom = fc.constantFrom('Fever', 'Cough', 'Headache', 'Diarrhea');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(day, symptom, level), { maxLength: 20 }),
      fc.integer({ min: 0, max: 13 }),
      (reports, ago) => {
        const entries = reports
          .toSorted(([a], [b]) => b - a)
          .map(([daysAgo, name, severity]) => entry(daysAgo, { [name]: severity }));
        const diary: Diary = { entries, appointments: [], nowMs: NOW_MS };
        const all = newInsights(diary, []);
        expect(new Set(all.map(({ rule }) => rule)).size).toBe(all.length);
        const spoken = all.map(({ rule }) => ({ rule, generatedAtMs: NOW_MS - ago * DAY_MS }));
        expect(newInsights(diary, spoken).length).toBe(ago < 7 ? 0 : all.length);
        for (const { recordIds, relatedSymptoms } of all) {
          expect(recordIds.length).toBeGreaterThan(0);
          expect(relatedSymptoms.length).toBeGreaterThan(0);
        }
      },
    ),
  );
});
