import { expect, test } from 'vitest';
import { afterRefusal } from './after-refusal.ts';

test.each([
  [401, 'signed_out', 'sign-in'],
  [409, 'slot_taken', 'other-time'],
  [409, 'slot_held', 'other-time'],
  [409, 'slot_unavailable', 'other-time'],
  [409, 'visit_overlap', 'other-time'],
  [409, 'not_cancellable', 'read'],
  [409, undefined, 'read'],
  [422, 'not_offered', 'read'],
  [500, 'internal', 'read'],
  [undefined, undefined, 'read'],
])('a refusal with status %s and code %s: %s', (status, code, expected) => {
  expect(afterRefusal(status, code)).toBe(expected);
});
