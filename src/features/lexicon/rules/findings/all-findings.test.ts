import { expect, test } from 'vitest';
import { FINDINGS, findingOf, narrowerThan, widerThan } from './all-findings.ts';

test('ids are unique', () => {
  const ids = FINDINGS.map(({ id }) => id);
  expect(ids.filter((id, k) => ids.indexOf(id) !== k)).toEqual([]);
});

test('wider findings exist, and nothing is wider than itself', () => {
  for (const { id, implies = [] } of FINDINGS) {
    expect(implies.filter((wider) => findingOf(wider) === undefined)).toEqual([]);
    expect(widerThan(id)).not.toContain(id);
    for (const wider of widerThan(id)) expect(narrowerThan(wider)).toContain(id);
  }
});
