import { expect, test } from 'vitest';
import { afterRefusal } from './after-refusal.ts';

test.each([
  [401, 'sign-in'],
  [409, 'other-time'],
  [422, 'read'],
  [500, 'read'],
  [undefined, 'read'],
])('a refusal with status %s: %s', (status, expected) => expect(afterRefusal(status)).toBe(expected));
