import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFaq } from './faq/find-faq.ts';
import { findResources } from './health/find-resources.ts';
import { MAX_RESULTS, searchSite } from './site-search.ts';

test.each([
  ['cancel appointment', '/faq#cancel'],
  ['How can I CANCEL my appointment?', '/faq#cancel'],
  ['cancelling', '/faq#cancel'],
  ['rescheduling an appointment', '/faq#reschedule'],
  ['refund', '/faq#cancel'],
  ['NHIS', '/faq#insurance-accepted'],
  ['telemedicine', '/faq#telehealth'],
  ['who can see my data', '/faq#data'],
  ['forgot password', '/faq#password'],
  ['delete my account', '/faq#delete-account'],
  ['join the network', '/faq#join'],
  ['chat', '/faq#support'],
  ['contact', '/faq#support'],
])('%j finds the question that answers it', (q, href) => {
  expect(searchSite(q).questions.map((found) => found.href)).toContain(href);
});

test.each([
  ['pregnant', 'Danger signs in pregnancy'],
  ['BP', 'Know your blood pressure'],
  ['sugar', 'Diabetes'],
  ['vaccines for kids', 'Keep to the vaccination days'],
  ['snake bite', 'Snakebite: keep still'],
  ['CPR', 'Not waking, not breathing'],
  ['convulsions', 'Fits: protect, do not hold'],
  ['chemist', 'Pharmacies'],
])('%j finds %j by a synonym', (q, title) => {
  expect(searchSite(q).resources.map((found) => found.title)).toContain(title);
});

test('matches in the title come first', () => {
  expect(searchSite('cancel my appointment').questions[0]?.href).toBe('/faq#cancel');
});

test('a short word matches whole words only', () => {
  expect(searchSite('fees').resources).toEqual([]);
});

test('the emergency number is the first result for an emergency', () => {
  expect(searchSite('emergency').resources[0]?.title).toMatch(/112$/);
});

test('a word matches prefixes, not the middle of words', () => {
  const heart = searchSite('heart').resources;
  expect(heart.length).toBeGreaterThan(0);
  for (const { title, beginning } of searchSite('eart').resources) expect(`${title} ${beginning}`).toMatch(/\beart/i);
});

test('an empty query finds nothing, and any query at most a few results of each kind', () => {
  for (const q of ['  ', 'constructor', '(.*']) expect(searchSite(q)).toEqual({ questions: [], resources: [] });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (q) => {
      const { questions, resources } = searchSite(q);
      expect(questions.length).toBeLessThanOrEqual(MAX_RESULTS);
      expect(resources.length).toBeLessThanOrEqual(MAX_RESULTS);
    }),
  );
});

test('every result links to a page that shows it', () => {
  for (const word of ['malaria', 'emergency', 'pregnancy', 'clinic', 'insurance', 'WHO']) {
    const { questions, resources } = searchSite(word);
    expect(questions.length + resources.length).toBeGreaterThan(0);
    const ids = findFaq({ q: '', category: undefined }).flatMap(({ entries }) => entries.map(({ id }) => id));
    for (const { href } of questions) expect(ids).toContain(href.replace('/faq#', ''));
    for (const { href } of resources) {
      const query = new URL(href, 'https://x.example').searchParams;
      const shown = findResources(query.get('q') ?? '');
      expect(shown[query.get('tab') as keyof typeof shown].length, href).toBeGreaterThan(0);
    }
  }
});
