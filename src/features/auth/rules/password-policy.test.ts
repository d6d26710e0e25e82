import { expect, test } from 'vitest';
import { COMMON_PASSWORD, isMadeOfNames, PASSWORD_OF_NAMES, strictPasswordProblem } from './password-policy.ts';

const NAMES = ['ada.obi', 'ada.obi@example.com', 'Adaeze Obi'];

test.each([
  'ada.obi',
  'ADA.OBI!',
  'ada.obi@example.com',
  '12ada.obi34',
  'adaeze obi',
  'Alafia',
  'alafia2026',
  '#Alafia#',
])('%s is made of names', (password) => expect(isMadeOfNames(password, NAMES)).toBe(true));

test.each(['adaptation', 'alafia-demo-2026', '20262027', 'my ada.obi', 'ọ̀rúnmìlà', '!!!!!!!!'])(
  '%s is not made of names',
  (password) => expect(isMadeOfNames(password, NAMES)).toBe(false),
);

test('names of one or two letters are ignored', () => {
  expect(isMadeOfNames('ab', ['ab', 'a@example.com'])).toBe(false);
});

test('the strict policy requires eight characters of any kind, and no common password', () => {
  expect(strictPasswordProblem('1234567', [], false)).toBe('Password must be at least 8 characters');
  expect(strictPasswordProblem('😀😀😀😀', [], false)).toBe('Password must be at least 8 characters');
  expect(strictPasswordProblem('ẹ jẹ́ ká lọ', [], false)).toBeUndefined();
  expect(strictPasswordProblem('password', [], true)).toBe(COMMON_PASSWORD);
  expect(strictPasswordProblem('adaezeobi', ['adaezeobi'], false)).toBe(PASSWORD_OF_NAMES);
});
