import { expect, test } from 'vitest';
import { CONDITIONS } from '../conditions/all-conditions.ts';
import type { Condition } from '../conditions/condition.ts';
import { readText } from '../reading/read-text.ts';
import { RULES } from '../rules/all-rules.ts';
import { SOURCES } from '../rules/sources.ts';
import { FINDINGS, findingOf, narrowerThan, widerThan } from './all-findings.ts';

const twice = (ids: readonly string[]) => ids.filter((id, k) => ids.indexOf(id) !== k);

test('ids are unique', () => {
  expect(twice(FINDINGS.map(({ id }) => id))).toEqual([]);
  expect(twice(RULES.map(({ id }) => id))).toEqual([]);
  expect(twice(CONDITIONS.map(({ id }) => id))).toEqual([]);
  expect(twice(CONDITIONS.map(({ name }) => name))).toEqual([]);
});

test('wider findings exist, and nothing is wider than itself', () => {
  for (const { id, implies = [] } of FINDINGS) {
    expect(implies.filter((wider) => findingOf(wider) === undefined)).toEqual([]);
    expect(widerThan(id)).not.toContain(id);
    for (const wider of widerThan(id)) expect(narrowerThan(wider)).toContain(id);
  }
});

test('the first wording of a finding is read as that finding', () => {
  const unread = FINDINGS.filter(({ id, words }) => {
    const [first = ''] = words.split('|');
    const simple = !/[+/@]/.test(first);
    return simple && !readText(first.trim()).present.has(id);
  });
  expect(unread.map(({ id }) => id)).toEqual([]);
});

test('there are at least a hundred conditions, each complete', () => {
  const sources: readonly string[] = Object.values(SOURCES);
  expect(CONDITIONS.length).toBeGreaterThanOrEqual(100);
  for (const condition of CONDITIONS as readonly Condition[]) {
    const {
      id,
      name,
      text,
      care,
      source,
      prior,
      always = [],
      usual = [],
      often = [],
      some = [],
      rare = [],
    } = condition;
    expect([name, text, care, id]).not.toContain('');
    expect(sources).toContain(source);
    expect(prior).toBeGreaterThan(0);
    expect(twice([...always, ...usual, ...often, ...some, ...rare]), id).toEqual([]);
    expect(always.length + usual.length + often.length, id).toBeGreaterThan(0);
  }
});

test('every rule names a public source and says why', () => {
  const sources: readonly string[] = Object.values(SOURCES);
  for (const { id, because, name, source } of RULES) {
    expect(sources, id).toContain(source);
    expect([because, name], id).not.toContain('');
  }
});
