import { describe, expect, it } from 'vitest';
import { parseDate, spellOutMonth } from './date-words.ts';
import { statedFilters, statesOnlyFilters, statesUnrecorded, withoutStatedTimes } from './stated-filters.ts';

/** A Wednesday, at noon in Lagos. */
const TODAY = '2026-11-25';
const NOON = Date.parse(`${TODAY}T12:00:00+01:00`);

describe('statedFilters reads the day of', () => {
  it.each([
    ['gp next tomorrow', '2026-11-27'],
    ['gp day after tomorrow', '2026-11-27'],
    ['gp the day after tomorrow ikeja', '2026-11-27'],
    ['gp in 2 days', '2026-11-27'],
    ['gp 26 november', '2026-11-26'],
    ['26th nov gp', '2026-11-26'],
    ['gp november 26', '2026-11-26'],
    ['gp 1st december', '2026-12-01'],
    ['gp 25 november', '2026-11-25'],
    ['gp 3 january', '2027-01-03'],
    ['dentist on 28th', '2026-11-28'],
    ['dentist on the 3rd', '2026-12-03'],
    ['dentist on 31st', '2026-12-31'],
    ['dentist this weekend', '2026-11-28'],
    ['dentist at weekend', '2026-11-28'],
    ['GP 28/11', '2026-11-28'],
    ['GP on 2/12', '2026-12-02'],
  ])('%s', (typed, day) => {
    expect(statedFilters(spellOutMonth(typed), NOON)).toEqual({ availableOn: day });
    expect(withoutStatedTimes(typed)).not.toMatch(/tomorrow|day|november|weekend/);
  });

  it.each(['7th day adventist hospital', 'hospital 24/7', '10/12 allen avenue', 'clinic on 3rd avenue', 'gp 31 june'])(
    'but not this: %s',
    (typed) => {
      expect(statedFilters(spellOutMonth(typed), NOON)).toEqual({});
    },
  );

  it('reads the weekend as today on a Saturday and Sunday, and tomorrow as the day after', () => {
    expect(parseDate('this weekend', '2026-11-28')).toBe('2026-11-28');
    expect(parseDate('this weekend', '2026-11-29')).toBe('2026-11-29');
    expect(statedFilters('gp tomorrow', NOON)).toEqual({ availableOn: '2026-11-26' });
    expect(statesOnlyFilters('next tomorrow')).toBe(true);
  });
});

describe('statesUnrecorded', () => {
  it.each([
    ...['gp before 9am', 'gp after 5 pm', 'gp open till 8pm', 'doctor after work', 'gp in the morning', 'gp next week'],
    ...['female gynaecologist', 'female gynae abuja', 'male gp', 'female dentist', 'lady doctor', 'clinic at night'],
  ])('%s', (typed) => {
    expect(statesUnrecorded(typed)).toBe(true);
    expect(withoutStatedTimes(typed)).not.toMatch(/am|pm|work|morning|week|male|lady|night/);
  });

  it.each(['female ward', 'morning star clinic', 'gp', 'night nurse'])('is false for: %s', (typed) => {
    expect(statesUnrecorded(typed)).toBe(false);
  });
});
