import { expect, test } from 'vitest';
import { readSenses } from './senses.ts';
import { tokenise } from './tokenise.ts';

const read = (text: string) =>
  readSenses(tokenise(text))
    .map(({ word }) => word)
    .join(' ');

test.each([
  ['I did not see a doctor', 'i did not consult a doctor'],
  ['I have not been able to see my doctor', 'i have not been able to consult my doctor'],
  ["I don't see my friends any more", 'i dont consult my friends any more'],
  ["I didn't see any improvement", 'i didnt consult any improvement'],
  ["I can't see any improvement", 'i cant consult any improvement'],
])('%s: no loss of sight', (text, meant) => expect(read(text)).toBe(meant));

test.each([
  "I can't see",
  "I can't see doctor",
  "I can't see, the doctor is away",
  "I can't see the doctor's face",
  "I can't see the doctor clearly",
  "Suddenly I didn't see the nurse",
  "My eye is bad and I can't see the nurse",
  "I can't see my friends",
  'I see my doctor',
])('%s: "see" as it stands', (text) => expect(read(text)).toContain('see'));

test.each([
  ['my head dey bang me', 'my head dey throb me'],
  ['head is banging', 'head is throb'],
  ['head dey bang for wall', 'head dey bang for wall'],
  ['he is banging his head', 'he is banging his head'],
  ['bang my head', 'bang my head'],
  ['my eye dey scratch me', 'my eye dey itch me'],
  ['nail scratch my eye', 'nail scratch my eye'],
  ['cat dey scratch my eye', 'cat dey scratch my eye'],
])('%s: %s', (text, meant) => expect(read(text)).toBe(meant));
