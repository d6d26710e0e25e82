import { beforeAll, expect, test } from 'vitest';
import { type Checked, checkOwnership } from '#test/ownership/check-ownership.ts';

let checked: Checked;
beforeAll(() => {
  checked = checkOwnership();
  // What it runs has a limit of its own, by the number of checks.
}, 0);

test('the bystander has a row in every table that belongs to people', () => {
  expect(checked.withoutRows).toEqual([]);
});

test('no call shows or changes anything that belongs to another user, and no store answers a stranger', () => {
  const leaks = checked.passed.filter(({ leak }) => leak !== undefined);
  expect(leaks.map(({ name, leak }) => `${name}: ${leak}`)).toEqual([]);
  expect(checked.passed.filter(({ name }) => name.includes(' /api/')).length).toBeGreaterThan(200);
  expect(checked.passed.filter(({ name }) => !name.includes(' ')).length).toBeGreaterThan(100);
});

test('every check of ownership is needed: without any one of them, something leaks', () => {
  const { tried } = checked;
  const missed = tried.filter(({ noticed }) => noticed === undefined);
  expect(tried.length).toBeGreaterThan(60);
  expect(missed.map(({ file, line, within, text }) => `${file}:${line} ${within}: ${text}`)).toEqual([]);
});
