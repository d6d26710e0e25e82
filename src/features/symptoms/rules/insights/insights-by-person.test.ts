import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIARY_NOW_MS, diaryEntry } from '#test/diary-entry.ts';
import { type DiaryPerson, personKey } from '../diary-person.ts';
import { DAY_MS, type DiaryEntry } from './diary.ts';
import { insightsByPerson } from './insights-by-person.ts';

const ME: DiaryPerson = { forChild: false, childName: null, childAgeYears: null };
const ADA: DiaryPerson = { forChild: true, childName: 'Ada', childAgeYears: 4 };
const OBI: DiaryPerson = { forChild: true, childName: 'Obi', childAgeYears: 1 };
const UNKNOWN: DiaryPerson = { forChild: true, childName: null, childAgeYears: null };

function entry(person: DiaryPerson, daysAgo: number, more: Partial<DiaryEntry> = {}): DiaryEntry & DiaryPerson {
  return { ...person, ...diaryEntry(daysAgo, { symptoms: [{ name: 'Fever', severity: 'mild' }], ...more }) };
}
const diaryOf = (...entries: (DiaryEntry & DiaryPerson)[]) => ({ entries, appointments: [], nowMs: DIARY_NOW_MS });

test.each([
  ['two children by name', ADA, OBI],
  ['two children by age', { ...ADA, childName: null }, { ...OBI, childName: null }],
  ['a child and its parent', ADA, ME],
  ['two of whom nothing is known', UNKNOWN, UNKNOWN],
])('fever of %s on two days is not one fever', (_, one, other) => {
  const hot = { temperature: 38.6 };
  const rules = insightsByPerson(diaryOf(entry(one, 1, hot), entry(other, 0, hot)), []).map(({ rule }) => rule);
  expect(rules).not.toContain('fever-two-days');
  if (one === UNKNOWN) return;
  const same = insightsByPerson(diaryOf(entry(one, 1, hot), entry(one, 0, hot)), []);
  expect(same.find(({ rule }) => rule === 'fever-two-days')).toMatchObject(one);
});

test('what was said of one child does not silence it for the other, and is not said twice of one', () => {
  const diary = diaryOf(entry(ADA, 1), entry(OBI, 0));
  const before = [{ ...ADA, rule: 'malaria-test', generatedAtMs: DIARY_NOW_MS - DAY_MS }];
  const found = insightsByPerson(diary, before).filter(({ rule }) => rule === 'malaria-test');
  expect(found.map(({ childName }) => childName)).toEqual(['Obi']);
  const twice = insightsByPerson(diaryOf(entry(UNKNOWN, 1), entry(UNKNOWN, 0)), []);
  expect(twice.filter(({ rule }) => rule === 'malaria-test')).toHaveLength(1);
});

test('a visit of the parent is none of the child', () => {
  const high = entry(ADA, 1, { urgency: 'high' });
  const appointment = { bookedAtMs: DIARY_NOW_MS, startsAtMs: DIARY_NOW_MS + DAY_MS, isOff: false };
  const rules = (whose: { forName: string | null; forAge: number | null; forRelation: 'child' | null }) =>
    insightsByPerson({ ...diaryOf(high), appointments: [{ ...appointment, ...whose }] }, []).map(({ rule }) => rule);
  expect(rules({ forName: null, forAge: null, forRelation: null })).toContain('high-without-visit');
  expect(rules({ forName: 'Ada', forAge: 4, forRelation: 'child' })).not.toContain('high-without-visit');
});

test('of insights of one moment the most urgent of all persons comes first', () => {
  const danger = entry(OBI, 0, { urgency: 'high', dangerSigns: ['Convulsion'] });
  expect(insightsByPerson(diaryOf(entry(ME, 0), danger), [])[0]).toMatchObject({
    rule: 'danger-signs',
    childName: 'Obi',
  });
});

test('no insight ever rests on entries about two people', () => {
  const person = fc.constantFrom(ME, ADA, OBI, UNKNOWN, { ...ADA, childName: null }, { ...OBI, childName: ' ADA' });
  const level = fc.constantFrom('mild' as const, 'moderate' as const, 'severe' as const);
  const reports = fc.array(fc.tuple(person, fc.integer({ min: 0, max: 20 }), level), { maxLength: 25 });
  fc.assert(
    fc.property(reports, (entries) => {
      const diary = diaryOf(
        ...entries
          .toSorted(([, a], [, b]) => b - a)
          .map(([person, daysAgo, severity]) => entry(person, daysAgo, { symptoms: [{ name: 'Fever', severity }] })),
      );
      for (const { recordIds, ...insight } of insightsByPerson(diary, [])) {
        const about = diary.entries.filter(({ id }) => recordIds.includes(id));
        expect(new Set(about.map(personKey))).toEqual(new Set([personKey(insight)]));
        if (personKey(insight) === personKey(UNKNOWN)) expect(about).toHaveLength(1);
      }
    }),
  );
});
