import { describe, expect, it } from 'vitest';
import { availabilityOf } from './availability-label.ts';

const TODAY = '2026-11-21';

describe('availability', () => {
  it('is today when the next free slot is today in Lagos', () => {
    expect(availabilityOf('2026-11-21T13:30:00Z', TODAY)).toEqual({ when: 'today', date: TODAY, time: '14:30' });
  });

  it('goes by the day in Lagos, not by the day in UTC', () => {
    expect(availabilityOf('2026-11-21T23:30:00Z', TODAY)).toEqual({
      when: 'tomorrow',
      date: '2026-11-22',
      time: '00:30',
    });
  });

  it('names the day when it is later than tomorrow', () => {
    expect(availabilityOf('2026-11-24T09:30:00Z', TODAY)).toEqual({
      when: 'other day',
      date: '2026-11-24',
      time: '10:30',
    });
  });

  it('names the day once that has passed', () => {
    expect(availabilityOf('2026-11-20T09:30:00Z', TODAY)).toMatchObject({ when: 'other day', date: '2026-11-20' });
  });

  it('is never when there is no free slot', () => {
    expect(availabilityOf(null, TODAY)).toEqual({ when: 'never' });
  });
});
