import { expect, test } from 'vitest';
import { newBystander, rowsOf } from '#test/ownership/bystander.ts';
import { EVERY_PROBE } from '#test/ownership/every-probe.ts';
import { guardedCalls, leakOf, replyToOwner } from '#test/ownership/leak.ts';
import { newWorld } from '#test/ownership/new-world.ts';
import { leakOfProbe } from '#test/ownership/run-probe.ts';

const empty = await newWorld();
const t = await newWorld();
const bystander = await newBystander(t);
const calls = guardedCalls(t);

test('the bystander has a row in every table that belongs to people', async () => {
  const rows = await rowsOf(t, bystander.id);
  const nothing = Object.keys(rows).filter((name) => rows[name]?.startsWith('0 '));
  expect(nothing).toEqual([]);
  expect(calls.length).toBeGreaterThan(20);
});

test.each(calls)('%s shows and changes nothing that belongs to another user', async (...guarded) => {
  const alone = await replyToOwner(empty, guarded);
  expect(alone).toMatch(/^\[20[01],/);
  expect(await leakOf(t, guarded, { bystander, alone })).toBeUndefined();
});

test.each(Object.keys(EVERY_PROBE))('%s answers a stranger as if there were no data', async (name) => {
  expect(await leakOfProbe(t, name, bystander)).toBeUndefined();
});
