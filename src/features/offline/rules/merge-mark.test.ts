import { describe, expect, test } from 'vitest';
import { timeRefusal } from './mark-time.ts';
import { beginPoints, FOUND, foundOf, mayApply, mergeMark } from './merge-mark.ts';

/** What each act does with what the server has: outcome, reason, deeds. One line a pair. */
const TABLE = `
arrive  missing   | open    missing
arrive  cancelled | changed cancelled_meanwhile came_anyway
arrive  moved     | changed moved_meanwhile came_anyway
arrive  to_come   | applied - arrive
arrive  here      | applied - earlier_arrival
arrive  moved_on  | applied - earlier_arrival
arrive  begun     | applied - earlier_arrival
arrive  begun_elsewhere | applied - earlier_arrival
arrive  ended     | applied - earlier_arrival
arrive  left      | applied - earlier_arrival
arrive  missed    | changed missed_meanwhile arrive
no_show missing   | open    missing
no_show cancelled | changed cancelled_meanwhile
no_show moved     | changed moved_meanwhile
no_show to_come   | applied - no_show
no_show here      | open    came_meanwhile
no_show moved_on  | open    came_meanwhile
no_show begun     | open    came_meanwhile
no_show begun_elsewhere | open    came_meanwhile
no_show ended     | open    came_meanwhile
no_show left      | open    came_meanwhile
no_show missed    | applied -
begin   missing   | open    missing
begin   cancelled | changed cancelled_meanwhile came_anyway begin
begin   moved     | changed moved_meanwhile came_anyway begin
begin   to_come   | applied - arrive begin
begin   here      | applied - begin
begin   moved_on  | open    moved_on
begin   begun     | applied - earlier_begin
begin   begun_elsewhere | open    moved_on
begin   ended     | changed ended_meanwhile earlier_begin
begin   left      | open    left_meanwhile
begin   missed    | changed missed_meanwhile arrive begin
end     missing   | open    missing
end     cancelled | changed cancelled_meanwhile came_anyway end
end     moved     | changed moved_meanwhile came_anyway end
end     to_come   | applied - arrive end
end     here      | applied - end
end     moved_on  | open    moved_on
end     begun     | applied - end
end     begun_elsewhere | open    moved_on
end     ended     | applied - later_end
end     left      | open    left_meanwhile
end     missed    | changed missed_meanwhile arrive end
leave   missing   | open    missing
leave   cancelled | changed cancelled_meanwhile
leave   moved     | changed moved_meanwhile
leave   to_come   | open    not_here
leave   here      | applied - leave
leave   moved_on  | applied - leave
leave   begun     | open    begun_meanwhile
leave   begun_elsewhere | open    begun_meanwhile
leave   ended     | open    ended_meanwhile
leave   left      | applied - later_end
leave   missed    | applied -
priority missing   | open    missing
priority cancelled | open    cancelled_meanwhile
priority moved     | open    moved_meanwhile
priority to_come   | open    not_here
priority here      | applied - raise
priority moved_on  | applied - raise
priority begun     | applied - raise
priority begun_elsewhere | applied - raise
priority ended     | open    ended_meanwhile
priority left      | open    left_meanwhile
priority missed    | open    not_here
note    missing   | open    missing
note    cancelled | open    note
note    moved     | open    note
note    to_come   | open    note
note    here      | open    note
note    moved_on  | open    note
note    begun     | open    note
note    begun_elsewhere | open    note
note    ended     | open    note
note    left      | open    note
note    missed    | open    note
`;
const ACTS = ['arrive', 'no_show', 'begin', 'end', 'leave', 'priority', 'note'] as const;

describe('every pair of what a mark says and what the server has', () => {
  const written = ACTS.flatMap((act) =>
    FOUND.map((found) => {
      const { deeds, outcome, why } = mergeMark(act, found, false);
      return `${act.padEnd(7)} ${found.padEnd(9)} | ${[outcome.padEnd(7), why ?? '-', ...deeds].join(' ')}`;
    }),
  );
  test.each(TABLE.trim().split('\n'))('%s', (line) => {
    expect(written).toContain(line.trimEnd());
  });
  test('the table has them all', () => expect(TABLE.trim().split('\n')).toHaveLength(written.length));
});

describe('what the server has from after the mark is never undone', () => {
  test.each(ACTS.flatMap((act) => FOUND.map((found) => [act, found] as const)))('%s with %s', (act, found) => {
    const [before, after] = [mergeMark(act, found, false), mergeMark(act, found, true)];
    const harmless = ['earlier_arrival', 'earlier_begin', 'later_end', 'raise'];
    const isHarmless = before.deeds.every((deed) => harmless.includes(deed));
    expect(after).toEqual(isHarmless ? before : { deeds: [], outcome: 'open', why: 'changed_later' });
  });
});

const booked = (
  status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled',
  attendance: 'attended' | 'no_show' | null = null,
) => ({
  status,
  attendance,
});
const ticket = (
  state: 'waiting' | 'called' | 'served' | 'gone',
  outcome: 'done' | 'left' | 'cancelled' | 'mistake' | null = null,
) => ({
  state,
  outcome,
  pointId: 1,
});

test.each([
  [undefined, undefined, 'missing'],
  [booked('cancelled'), ticket('gone', 'cancelled'), 'cancelled'],
  [booked('rescheduled'), undefined, 'moved'],
  [booked('scheduled'), undefined, 'to_come'],
  [booked('scheduled'), ticket('gone', 'mistake'), 'to_come'],
  [booked('scheduled', 'attended'), undefined, 'here'],
  [booked('scheduled', 'attended'), ticket('called'), 'here'],
  [booked('scheduled', 'attended'), ticket('served'), 'begun'],
  [booked('scheduled', 'attended'), ticket('gone', 'left'), 'left'],
  [booked('completed', 'attended'), ticket('gone', 'done'), 'ended'],
  [booked('completed'), undefined, 'ended'],
  [booked('completed', 'no_show'), undefined, 'missed'],
  [undefined, ticket('waiting'), 'here'],
  [undefined, ticket('served'), 'begun'],
] as const)('%o with %o is found as %s', (appointment, number, found) => {
  expect(foundOf(appointment, number)).toBe(found);
});

test('a number that waits at another service point than the screen showed has moved on', () => {
  expect(foundOf(undefined, ticket('waiting'), { pointId: 1 })).toBe('here');
  expect(foundOf(undefined, ticket('waiting'), { pointId: 2 })).toBe('moved_on');
  expect(foundOf(undefined, ticket('served'), { pointId: 1 })).toBe('begun');
  expect(foundOf(undefined, ticket('served'), { pointId: 2 })).toBe('begun_elsewhere');
  // The mark brings them to a point: they may be there by now, or still where the computer showed them.
  expect(foundOf(undefined, ticket('waiting'), { pointId: 2, toPointId: 1 })).toBe('here');
  expect(foundOf(undefined, ticket('waiting'), { pointId: 2, toPointId: 3 })).toBe('moved_on');
  expect(foundOf(undefined, ticket('served'), { pointId: 2, toPointId: 1 })).toBe('begun');
  expect(foundOf(undefined, ticket('served'), { pointId: 1, toPointId: 2 })).toBe('here');
});

test('a mark of the future, or of more than 72 hours ago, waits for a member', () => {
  const nowMs = 1_000_000_000;
  expect(timeRefusal(nowMs, nowMs)).toBeUndefined();
  expect(timeRefusal(nowMs + 60_000, nowMs)).toBeUndefined();
  expect(timeRefusal(nowMs + 60_001, nowMs)).toBe('in_future');
  expect(timeRefusal(nowMs - 72 * 3_600_000, nowMs)).toBeUndefined();
  expect(timeRefusal(nowMs - 72 * 3_600_000 - 1, nowMs)).toBe('too_old');
});

test('who waits can be begun with now, where they wait or where the computer had them', () => {
  const moved = { act: 'begin', why: 'moved_on' } as const;
  expect(beginPoints(moved, ticket('waiting'), 2)).toEqual([1, 2]);
  expect(beginPoints({ ...moved, why: 'changed_later' }, ticket('called'), 1)).toEqual([1]);
  expect(beginPoints(moved, ticket('waiting'), undefined)).toEqual([1]);
  expect(beginPoints(moved, ticket('served'), 2)).toEqual([]);
  expect(beginPoints(moved, ticket('gone', 'left'), 2)).toEqual([]);
  expect(beginPoints({ ...moved, why: 'missing' }, undefined, 2)).toEqual([]);
  expect(beginPoints({ act: 'end', why: 'moved_on' }, ticket('waiting'), 2)).toEqual([]);
});

test('only what can be different later may be tried again', () => {
  expect(mayApply('point_busy')).toBe(true);
  expect(mayApply('came_meanwhile')).toBe(false);
  expect(mayApply('note')).toBe(false);
  expect(mayApply(null)).toBe(false);
});
