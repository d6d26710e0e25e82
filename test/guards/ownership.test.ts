import { expect, test } from 'vitest';
import { checkOwnership } from '#test/ownership/check-ownership.ts';

test('every check of ownership is needed: without any one of them, something leaks', () => {
  const tried = checkOwnership();
  const missed = tried.filter(({ noticed }) => noticed === undefined);
  expect(tried.length).toBeGreaterThan(60);
  expect(missed.map(({ file, line, within, text }) => `${file}:${line} ${within}: ${text}`)).toEqual([]);
  // What it runs has a limit of its own, by the number of checks.
}, 0);
