import { describe, expect, it } from 'vitest';
import { bareDay, correctDays } from './day-words.ts';

describe('correctDays corrects', () => {
  const spelt = (q: string) => correctDays(q, (word) => word === 'sundan');

  it.each([
    ['dentist tomorow', 'dentist tomorrow'],
    ['Dentist TOMORO', 'dentist tomorrow'],
    ['clinic 2nite', 'clinic tonight'],
    ['doctor tonigth', 'doctor tonight'],
    ['eye doctor wensday', 'eye doctor wednesday'],
    ['pharmacy satuday', 'pharmacy saturday'],
    ['eye clinic nite', 'eye clinic night'],
    ['paediatrician fri', 'paediatrician friday'],
    ['gp thur', 'gp thursday'],
    ['clinic sat', 'clinic saturday'],
  ])('%s', (q, right) => {
    expect(spelt(q)).toBe(right);
  });

  it.each(['dentist sunday', 'dentist sundays', 'sundan clinic', 'toddler clinic', 'mona hospital', 'surgery'])(
    'but not in what is right or something else: %s',
    (q) => {
      expect(spelt(q)).toBeUndefined();
    },
  );
});

describe('bareDay finds', () => {
  it.each([
    ['dentist sunday', 'dentist on sunday'],
    ['hospital in enugu saturday', 'hospital in enugu on saturday'],
    ['dentist tomorrow ikeja', 'dentist on tomorrow ikeja'],
    ['pharmacy night', 'pharmacy this night'],
    ['tomorrow in kano', 'on tomorrow in kano'],
    ['tomorrow morning lekki', 'on tomorrow morning lekki'],
    ['today ikeja', 'on today ikeja'],
    ['saturday clinic', 'on saturday clinic'],
  ])('the day of: %s', (q, plainly) => {
    expect(bareDay(q)?.plainly).toBe(plainly);
  });

  it.each([
    'dentist on sunday',
    'dentist next monday',
    'clinic sunday morning',
    'friday',
    'monday market maiduguri',
    'morning star clinic',
    'dentist',
    'doctor good morning',
  ])('none in: %s', (q) => {
    expect(bareDay(q)).toBeUndefined();
  });
});
