import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { triage } from './triage.ts';

const LEVELS = ['low', 'medium', 'high'];
const FEVER = { text: 'Fever for 2 days and my throat is sore' };

test('a finding that was read wrongly is taken back: the result is found without it, and says so', () => {
  const before = triage(FEVER);
  const after = triage({ ...FEVER, takenBack: [{ id: 'fever' }] });
  expect(before.rules.map(({ id }) => id)).toContain('fever-malaria-test');
  expect(after.rules.map(({ id }) => id)).not.toContain('fever-malaria-test');
  expect(after.reading.present.map(({ id }) => id)).not.toContain('fever');
  expect(after.reading.takenBack).toEqual([{ id: 'fever', name: 'fever' }]);
});

test('a danger sign is taken back only by a person who is sure', () => {
  const danger = { text: 'My child had a convulsion this morning' };
  expect(triage({ ...danger, takenBack: [{ id: 'convulsion' }] }).urgency).toBe('high');
  const sure = triage({ ...danger, takenBack: [{ id: 'convulsion', sure: true }] });
  expect(sure.reading.takenBack.map(({ id }) => id)).toEqual(['convulsion']);
  expect(sure.redFlags.map(({ id }) => id)).not.toContain('convulsion');
});

test('a finding that makes an emergency only together with others is taken back by a person who is sure', () => {
  const both = { text: 'body dey hot since yesterday and severe headache' };
  expect(triage({ ...both, takenBack: [{ id: 'fever' }] }).urgency).toBe('high');
  expect(triage({ ...both, takenBack: [{ id: 'fever', sure: true }] }).urgency).toBe('medium');
});

test.each([
  ['fever and convulsion', 'fever'],
  ['fever and confusion', 'fever'],
  ['chest pain going to left arm and sweating', 'sweating'],
  ['child vomiting everything and very sleepy', 'drowsy'],
])('"%s" keeps its danger signs and reasons when "%s" is taken back without being sure', (text, id) => {
  const [before, after] = [triage({ text }), triage({ text, takenBack: [{ id }] })];
  expect(after.urgency).toBe('high');
  for (const kind of ['redFlags', 'rules'] as const) {
    expect(after[kind].map((each) => each.id)).toEqual(expect.arrayContaining(before[kind].map((each) => each.id)));
  }
});

test('without being sure no emergency of the own cases becomes lower, even when all that was read is taken back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HIGH_CASES), ({ input }) => {
      const before = triage(input);
      const after = triage({ ...input, takenBack: before.reading.present.map(({ id }) => ({ id })) });
      expect(LEVELS.indexOf(after.urgency)).toBe(LEVELS.indexOf(before.urgency));
    }),
    { numRuns: 100 },
  );
});

test('what was not read, and unknown ids, can be sent without effect', () => {
  const { changed: _none, ...plain } = triage(FEVER);
  expect(triage({ ...FEVER, takenBack: [{ id: 'no-such-finding' }, { id: 'rash', sure: true }] })).toEqual(plain);
});

test('after answers the result says which of them changed what', () => {
  const yes = triage({ text: 'I have chest pain since today', ageYears: 50, answers: { 'breathless-severe': true } });
  expect(yes.changed?.yes).toHaveLength(1);
  expect(yes.changed?.urgency).not.toBe('lower');
  const no = triage({ ...FEVER, answers: { 'stiff-neck': false } });
  expect(no.changed).toMatchObject({ yes: [], no: ['stiff neck'], urgency: 'same' });
  expect(triage(FEVER).changed).toBeUndefined();
});
