import { describe, expect, test } from 'vitest';
import { isUnattended, unattendedPlaceMail } from './unattended.ts';

const MINUTE_MS = 60_000;
/** Monday to Friday, 09:00 to 17:00 in Lagos: 24 opening hours are three days. */
const OPEN = { hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })) };
/** An instant of November 2026 in Lagos; the 23rd is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+01:00`);
const NONE = { unseenStarts: [], unseenSinceMs: null, lastUseMs: null, liveAtMs: at(10, '09:00') };
const check = (attention: Partial<Parameters<typeof isUnattended>[0]>, nowMs: number) =>
  isUnattended({ ...NONE, ...attention }, OPEN, { nowMs, minuteMs: MINUTE_MS });

describe('a place is unattended', () => {
  test.each([
    [[], false],
    [[true, true], false],
    [[true, true, true], true],
    [[true, true, false], false],
    [[false, true, true, true], false],
  ])('by visits unseen at their start, the latest first: %o -> %s', (unseenStarts, expected) => {
    expect(check({ unseenStarts }, at(23, '09:00'))).toBe(expected);
  });

  test.each([
    ['after 24 opening hours with unseen news', { unseenSinceMs: at(23, '09:00') }, at(25, '17:00'), true],
    ['not a minute before', { unseenSinceMs: at(23, '09:00') }, at(25, '16:59'), false],
    ['not over a weekend', { unseenSinceMs: at(27, '09:00') }, at(30, '17:00'), false],
    [
      'not while members use the portal',
      { unseenSinceMs: at(23, '09:00'), lastUseMs: at(24, '12:00') },
      at(26, '12:00'),
      false,
    ],
    [
      '24 opening hours after the last use',
      { unseenSinceMs: at(23, '09:00'), lastUseMs: at(24, '12:00') },
      at(27, '12:00'),
      true,
    ],
    [
      'not soon after an owner started bookings again',
      { unseenSinceMs: at(16, '09:00'), liveAtMs: at(23, '09:00') },
      at(25, '16:59'),
      false,
    ],
    ['not without unseen news', {}, at(30, '17:00'), false],
  ])('%s', (_, attention, nowMs, expected) => {
    expect(check(attention, nowMs)).toBe(expected);
  });
});

test.each([
  [0, undefined],
  [1, '1 visit is still booked.'],
  [2, '2 visits are still booked.'],
])('the mail to an owner counts the visits to come: %s', (toCome, sentence) => {
  const { text } = unattendedPlaceMail("St. Mary's", toCome, 'https://care.example.ng/provider-portal');
  if (sentence === undefined) expect(text).not.toContain('still booked');
  else expect(text).toContain(sentence);
});
