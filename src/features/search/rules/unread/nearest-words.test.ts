import { expect, it } from 'vitest';
import { nearestWords } from './nearest-words.ts';

it.each([
  ['dentits', 'dentist'],
  ['surulera', 'surulere'],
  ['consti', 'constipation'],
  ['hart attack', 'heart attack'],
  ['optomitrist clinic', 'optometrist'],
])('the nearest words to %s begin with: %s', (typed, nearest) => {
  expect(nearestWords(typed).words[0]).toBe(nearest);
});

it('knows no word near to none of its own, and never more than four', () => {
  for (const typed of ['qwertyuiop', 'zzzz', '', 'me', '%%']) expect(nearestWords(typed).words, typed).toEqual([]);
  expect(nearestWords('pain in my bodi and hed').words.length).toBeLessThanOrEqual(4);
});

it.each([
  ...['chest pian', 'hart attack', 'convulsin', 'no convulsion', 'she no dey breath', 'bleding', 'face bent one side'],
  ...['eyes roll bak and body dey shake', 'mouth bend to one side', 'vomit like cofee grounds', 'drank kerosin'],
])('is near a danger: %s', (typed) => {
  expect(nearestWords(typed).isNearDanger).toBe(true);
});

it.each(['hair loss', 'qwertyuiop', 'my body no dey okay', 'dentits', 'olaolu'])('is near no danger: %s', (typed) => {
  expect(nearestWords(typed).isNearDanger).toBe(false);
});
