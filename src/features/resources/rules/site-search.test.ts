import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFaq } from './faq/find-faq.ts';
import { findResources } from './health/find-resources.ts';
import { FOUND_MOST, searchSite } from './site-search.ts';

test.each([
  ['cancel appointment', '/faq#cancel'],
  ['How can I CANCEL my appointment?', '/faq#cancel'],
])('%j finds the question that answers it', (q, href) => {
  expect(searchSite(q).questions.map((found) => found.href)).toContain(href);
});

test('the emergency number leads where somebody looks for an emergency', () => {
  expect(searchSite('emergency').resources[0]?.title).toMatch(/112$/);
});

test('a word is found from its beginning, not in the middle of another', () => {
  const heart = searchSite('heart').resources;
  expect(heart.length).toBeGreaterThan(0);
  for (const { title, beginning } of searchSite('eart').resources) expect(`${title} ${beginning}`).toMatch(/\beart/i);
});

test('nothing typed finds nothing, and whatever is typed at most a few of each', () => {
  expect(searchSite('  ')).toEqual({ questions: [], resources: [] });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (q) => {
      const { questions, resources } = searchSite(q);
      expect(questions.length).toBeLessThanOrEqual(FOUND_MOST);
      expect(resources.length).toBeLessThanOrEqual(FOUND_MOST);
    }),
  );
});

test('every result leads to a page that shows it', () => {
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
