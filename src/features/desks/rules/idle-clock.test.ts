import { expect, test } from 'vitest';
import { dueAt, REPORT_MS } from './idle-clock.ts';

const LOCK_AFTER_MS = 60_000;
const at = (nowMs: number, actedAtMs: number, reportedAtMs: number) =>
  dueAt({ actedAtMs, reportedAtMs }, { nowMs, lockAfterMs: LOCK_AFTER_MS });

test('locks once nothing was done for that long, and not before', () => {
  expect(at(59_999, 0, 0)).toBeUndefined();
  expect(at(60_000, 0, 0)).toBe('lock');
  // A computer that slept.
  expect(at(3_600_000, 0, 0)).toBe('lock');
});

test('reports what was done since the last report', () => {
  expect(at(REPORT_MS, 5000, 0)).toBe('report');
  expect(at(REPORT_MS - 1, 5000, 0)).toBeUndefined();
  expect(at(20_000, 5000, 16_000)).toBeUndefined();
});

test('a member who writes without pause is reported before the server would lock', () => {
  let reportedAtMs = 0;
  for (let nowMs = 0; nowMs < 10 * LOCK_AFTER_MS; nowMs += 1000) {
    const due = at(nowMs, nowMs, reportedAtMs);
    expect(due).not.toBe('lock');
    if (due === 'report') reportedAtMs = nowMs;
    expect(nowMs - reportedAtMs).toBeLessThan(LOCK_AFTER_MS / 2);
  }
});
