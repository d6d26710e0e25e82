import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { QueuePlace } from '#features/queue/contract.ts';
import { busyPlacePage, noPlacePage, placePage } from './place-page.ts';

const PLACE: QueuePlace = {
  label: 'A12',
  place: "St. Mary's <Clinic>",
  phone: '0803 555 0101',
  at: '2026-11-27T09:42:00.000Z',
  state: 'waiting',
  point: 'Doctor 1',
  isPaused: false,
  ahead: 3,
  expected: { from: 25, to: 40 },
};

/** The text of a page, without style and script. */
const textOf = (page: string) =>
  page
    .replaceAll(/<(style|script)>.*?<\/\1>/g, '')
    .replaceAll(/<p [^>]*hidden>.*?<\/p>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe("a patient's page", () => {
  test.each([
    [{}, 'You wait for: Doctor 1 3 people are before you. It takes about 25 to 40 minutes.'],
    [{ ahead: 1 }, '1 person is before you.'],
    [{ ahead: 0, expected: { from: 5, to: 5 } }, 'You are the next one. It takes about 5 minutes.'],
    [{ isPaused: true }, 'There is a pause. You keep your place.'],
    [{ state: 'called' }, 'You are called: go to Doctor 1'],
    [{ state: 'served' }, 'It is your turn now: Doctor 1'],
    [{ state: 'gone' }, 'Your turn is over: you were served here, or you left.'],
  ] as const)('with %j says so', (change, sentence) => {
    const page = textOf(placePage({ ...PLACE, ...change }));
    expect(page).toContain(sentence);
    expect(page).toContain('Your number A12');
    expect(page).toContain('As of 10:42');
    expect(page).toContain('Call the clinic: 0803 555 0101');
  });

  test('says nothing of a wait that is not known', () => {
    expect(textOf(placePage({ ...PLACE, expected: null }))).toMatch(/3 people are before you\. As of/);
  });

  test('says nothing of the queue to who is called', () => {
    expect(textOf(placePage({ ...PLACE, state: 'called' }))).not.toMatch(/before you|minutes/);
  });

  test('shows a name that looks like markup as it is written', () => {
    expect(placePage(PLACE)).toContain('St. Mary&#39;s &#60;Clinic&#62;');
    expect(placePage(PLACE)).not.toContain('<Clinic>');
  });

  test('has no telephone link for a clinic without a number', () => {
    expect(placePage({ ...PLACE, phone: null })).not.toContain('tel:');
  });

  test('is not for search engines, and small: all it needs is in it', () => {
    for (const page of [placePage(PLACE), noPlacePage(PLACE.at), busyPlacePage(PLACE.at)]) {
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page.replace('<link rel="icon" href="data:,">', '')).not.toMatch(/<(link|img)|src=|url\(/);
      expect(gzipSync(page).length).toBeLessThan(2000);
    }
  });
});
