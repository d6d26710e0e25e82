import { expect, test } from 'vitest';
import { FAQ, faqCategory, findFaq } from './find-faq.ts';

const everything = { q: '', category: undefined };
const idsOf = (groups: ReturnType<typeof findFaq>) => groups.flatMap(({ entries }) => entries.map(({ id }) => id));

test('without a question everything is there, in the order of the specification', () => {
  expect(findFaq(everything)).toEqual(FAQ);
  expect(FAQ.map(({ title }) => title)).toEqual([
    'General Questions',
    'Appointments',
    'Payments & Insurance',
    'Telehealth',
    'Healthcare Providers',
  ]);
});

test('no two entries share an address', () => {
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

test('a question is found by its words and by those of its answer, whatever their case', () => {
  expect(idsOf(findFaq({ q: 'HOW DO I BOOK', category: undefined }))).toEqual(['book']);
  expect(idsOf(findFaq({ q: '  one-TIME code ', category: undefined }))).toEqual(['card-details']);
});

test('a category shows its own entries only', () => {
  const groups = findFaq({ q: 'video', category: 'telehealth' });
  expect(groups.map(({ id }) => id)).toEqual(['telehealth']);
  expect(idsOf(findFaq({ q: '112', category: 'payments' }))).toEqual([]);
});

test('what nobody asked is found nowhere', () => {
  expect(findFaq({ q: 'zzzz', category: undefined })).toEqual([]);
});

test('it searches what people read, not the English behind it', () => {
  const shouted = (english: string) => (english === 'When should I arrive?' ? 'Yaushe zan isa?' : english);
  expect(idsOf(findFaq({ q: 'yaushe', category: undefined }, shouted))).toEqual(['arrive']);
});

test('an unknown category is all of them', () => {
  expect(faqCategory('telehealth')).toBe('telehealth');
  expect(faqCategory('general')).toBeUndefined();
  expect(faqCategory(null)).toBeUndefined();
});
