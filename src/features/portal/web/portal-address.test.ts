import { expect, test } from 'vitest';
import { firstToSetUp } from './portal-address.ts';

const place = (id: number, bookingState: string) => ({ id, bookingState });

test('the checklist of the oldest place opens first while no place of the member is ready', () => {
  const both = [place(9, 'setting_up'), place(7, 'setting_up')];
  expect(firstToSetUp(both, 'online-booking')).toBe(7);
  expect(firstToSetUp(both, 'today')).toBeUndefined();
  expect(firstToSetUp([place(9, 'setting_up'), place(7, 'live')], 'online-booking')).toBeUndefined();
});
