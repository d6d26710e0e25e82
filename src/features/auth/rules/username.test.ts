import { expect, test } from 'vitest';
import { usernameProblem } from './username.ts';

const RESERVED = 'This username is reserved. Please choose another one.';
const MIXED = 'Use the letters of one alphabet: names that mix alphabets can be taken for those of others.';
const NOT_PLAIN = 'Use plain letters and digits: some of these only look like them.';

test.each([
  'ada',
  'Ada.O',
  'ada_obi-77',
  'Àjàyí',
  'ọlá.ṣẹ́gun',
  'Ƙarfi',
  'chukwuemeka.1990',
  'adminah',
  'rootley',
  'supportive',
  'stafford',
  'عائشة',
  'Анна',
  'Δήμητρα',
  'አበበ',
  '김민준',
  'たなか',
  '2468',
])('%s can be chosen', (name) => {
  expect(usernameProblem(name)).toBeUndefined();
});

test.each([
  'admin',
  'ADMIN',
  'Administrator',
  'root',
  'support',
  'alafia',
  'Alafia-Support',
  'support.ada',
  'the_admin',
  'admin1',
  'admin-2026',
  'a.d.m.i.n',
  'adm1n',
  'r00t',
  '4l4f14',
  'Ádmïn',
  'ạlafia',
  'no-reply',
])('%s is reserved', (name) => {
  expect(usernameProblem(name)).toBe(RESERVED);
});

test.each([
  ['аdmin, with a Cyrillic а', 'аdmin'],
  ['ada with a Greek α', 'αda'],
  ['a name of Cyrillic letters that all look Latin', 'аса'],
  ['the same in Greek', 'ΑΝΝΑ'],
  ['Latin and Arabic', 'adaعا'],
  ['Latin and Ethiopic', 'adaአ'],
])('%s mixes alphabets or looks Latin', (_what, name) => {
  expect(usernameProblem(name)).toBe(MIXED);
});

test.each(['ａｄａ', '𝒶da', 'ﬁona', 'ada²'])('%s is not written with plain letters', (name) => {
  expect(usernameProblem(name)).toBe(NOT_PLAIN);
});

test('a name spelt with combining marks is judged as its composed form', () => {
  expect(usernameProblem('Àda'.normalize('NFD'))).toBeUndefined();
});
