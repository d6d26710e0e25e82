import { expect, test } from 'vitest';
import { FAQ, faqCategory, findFaq } from './find-faq.ts';

const everything = { q: '', category: undefined };
const idsOf = (groups: ReturnType<typeof findFaq>) => groups.flatMap(({ entries }) => entries.map(({ id }) => id));

test('an empty query returns all entries, in the specified order', () => {
  expect(findFaq(everything)).toEqual(FAQ);
  expect(FAQ.map(({ title }) => title)).toEqual([
    'General Questions',
    'Appointments',
    'Payments & Insurance',
    'Telehealth',
    'Healthcare Providers',
  ]);
});

test('the ids of entries are unique', () => {
  const ids = idsOf(FAQ);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['24 hours ahead to avoid fees', 'cancel'],
  ['15 minutes early', 'arrive'],
  ['cards, bank transfer, USSD or mobile money', 'how-to-pay'],
  ['secure video', 'telehealth'],
  ['virtual waiting room', 'telehealth'],
  ['choose "Reschedule", at least 24 hours before', 'reschedule'],
  ['while booking, who the visit is for', 'children'],
])('the page states: %s', (statement, id) => {
  expect(idsOf(findFaq({ q: statement, category: undefined }))).toContain(id);
});

test('an entry is found by words of its question and its answer, ignoring case', () => {
  expect(idsOf(findFaq({ q: 'HOW DO I BOOK', category: undefined }))).toEqual(['book']);
  expect(idsOf(findFaq({ q: '  one-TIME code ', category: undefined }))).toEqual(['card-details']);
});

test('a category returns its own entries only', () => {
  const groups = findFaq({ q: 'video', category: 'telehealth' });
  expect(groups.map(({ id }) => id)).toEqual(['telehealth']);
  expect(idsOf(findFaq({ q: '112', category: 'payments' }))).toEqual([]);
});

test('a query without a match returns nothing', () => {
  expect(findFaq({ q: 'zzzz', category: undefined })).toEqual([]);
});

test('it searches the translated texts, not the English ones', () => {
  const shouted = (english: string) => (english === 'When should I arrive?' ? 'Yaushe zan isa?' : english);
  expect(idsOf(findFaq({ q: 'yaushe', category: undefined }, shouted))).toEqual(['arrive']);
});

test('an unknown category stands for all', () => {
  expect(faqCategory('telehealth')).toBe('telehealth');
  expect(faqCategory('general')).toBeUndefined();
  expect(faqCategory(null)).toBeUndefined();
});
