import { expect, test } from 'vitest';
import { addDays } from '#platform/common/lagos-time.ts';
import { comingChange, NOTICE_DAYS, POLICY_CHANGES, type PolicyChange, shownChange } from './policy-changes.ts';

const CHANGES: readonly PolicyChange[] = [
  { changedOn: '2026-12-03' },
  { changedOn: '2026-12-01', notice: { holdsFrom: '2027-01-05', points: ['We ask for your age.'] } },
];

test.each([
  ['2026-11-30', false, false],
  ['2026-12-01', true, true],
  ['2027-01-04', true, true],
  ['2027-01-05', false, true],
  ['2027-02-03', false, true],
  ['2027-02-04', false, false],
])('a change that matters, on %s: mailed %s, shown %s', (today, isMailed, isShown) => {
  expect(comingChange(today, CHANGES)?.changedOn).toBe(isMailed ? '2026-12-01' : undefined);
  expect(shownChange(today, CHANGES)?.changedOn).toBe(isShown ? '2026-12-01' : undefined);
});

test('the changes are in order, and each that matters leaves people enough time before it holds', () => {
  const days = POLICY_CHANGES.map(({ changedOn }) => changedOn);
  expect(days).toEqual(days.toSorted().reverse());
  for (const { changedOn, notice } of POLICY_CHANGES) {
    if (notice !== undefined) expect(notice.holdsFrom >= addDays(changedOn, NOTICE_DAYS)).toBe(true);
  }
});
