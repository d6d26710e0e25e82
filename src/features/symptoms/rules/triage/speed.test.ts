import { expect, test, vi } from 'vitest';
import { triage } from './triage.ts';
import type { TriageInput } from './triage-input.ts';

const TYPICAL: readonly TriageInput[] = [
  { text: 'I have had a headache and fever since yesterday, no cough' },
  { text: 'Sore throat and runny nose for 3 days' },
  { text: 'My 3 year old has diarrhoea and is vomiting, no fever' },
  { text: 'belle dey pain me and I dey purge since morning' },
  { symptoms: [{ name: 'Fever', severity: 'mild' }], ageYears: 30 },
];

/** 10,000 characters each that would take long in a careless reader. */
const HOSTILE: Readonly<Record<string, string>> = {
  'one word again and again': 'pain ',
  'a wording again and again': 'chest pain ',
  'negations of negations': 'no ',
  'a list without end': 'denies fever or ',
  'nothing but misspelt words': 'sevarely abdominel diarrhoeaa vomittingg ',
  'pressures everywhere': '120/80 ',
  'one long word': 'a',
  'marks on marks': 'e\u0301\u0300',
  'relatives and histories': 'mother had history of stroke ago ',
};

vi.setConfig({ testTimeout: 60_000 });

/** Milliseconds of processor time, the least of several runs: other programs on the machine don't count. */
function leastMs(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test('thousands of typical descriptions are answered in a second', () => {
  const answerAll = () => {
    for (let run = 0; run < 200; run += 1) for (const input of TYPICAL) triage(input);
  };
  answerAll();
  const perSecond = (200 * TYPICAL.length * 1000) / leastMs(8, answerAll);
  // 10,000 and more on a machine of its own; half of it is left to a busy one.
  expect(perSecond).toBeGreaterThan(5000);
});

for (const [name, piece] of Object.entries(HOSTILE)) {
  test(`hostile text is read in time: ${name}`, () => {
    const text = piece.repeat(10_000).slice(0, 10_000);
    triage({ text });
    // 50 ms on a machine of its own; a busy one needs more.
    expect(leastMs(4, () => triage({ text }))).toBeLessThan(150);
  });
}
