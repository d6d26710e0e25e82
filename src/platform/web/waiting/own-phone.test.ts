import { expect, test } from 'vitest';
import { isFresh } from './kept-store.ts';
import { withoutUser } from './without-user.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CONTACT = Date.parse('2026-11-28T08:41:00Z');

test.each([
  ['at once', 0, true],
  ['after almost seven days', 7 * DAY_MS - 1, true],
  ['after seven days', 7 * DAY_MS, false],
  ['by a clock that is set back a day', -DAY_MS, false],
  ['by a clock that is a minute behind', -60_000, true],
])('what is kept without contact is shown %s: %#', (_when, laterMs, isShown) => {
  expect(isFresh({ contactAtMs: CONTACT }, CONTACT + laterMs)).toBe(isShown);
});

test('a stored page has no time and no user, and its data stays safe inside the script', () => {
  const state = JSON.stringify([
    { queryKey: ['/api/user'], state: { data: null } },
    { queryKey: ['/api/providers/1'], state: { data: '</script>' } },
  ]).replaceAll('<', String.raw`\u003c`);
  const island = (data: string, at = '') => `<b></b><script type="application/json" id="state"${at}>${data}</script>`;
  const read = withoutUser(island(state, ' data-at="17"'));
  expect(read).not.toContain('data-at');
  expect(read).not.toContain('/api/user');
  expect(read).toContain(String.raw`\u003c/script>`);
  expect(read.match(/<\/script>/g)).toHaveLength(1);
});
