import { expect, test } from 'vitest';
import { CONDITIONS } from './conditions/all-conditions.ts';
import type { Condition } from './conditions/condition.ts';
import { RULES } from './rules/all-rules.ts';
import { SOURCES } from './rules/sources.ts';

const twice = (ids: readonly string[]) => ids.filter((id, k) => ids.indexOf(id) !== k);

test('ids of rules and conditions are unique', () => {
  expect(twice(RULES.map(({ id }) => id))).toEqual([]);
  expect(twice(CONDITIONS.map(({ id }) => id))).toEqual([]);
  expect(twice(CONDITIONS.map(({ name }) => name))).toEqual([]);
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
