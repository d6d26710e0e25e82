import { expect, test } from 'vitest';
import { changedMeanwhile, takeIn } from './changed-meanwhile.ts';

const WAS = { name: 'Clinic', phone: '0803', hours: ['08:00'] };

test('a field still as read, or already as wanted, is no conflict', () => {
  expect(changedMeanwhile(WAS, { ...WAS, name: 'Other' }, WAS)).toEqual([]);
  expect(changedMeanwhile(WAS, { ...WAS, name: 'Other' }, { ...WAS, name: 'Other' })).toEqual([]);
  expect(changedMeanwhile({ name: 'Clinic' }, { name: 'Other' }, { ...WAS, phone: '0901' })).toEqual([]);
});

test('any other value is a conflict', () => {
  const now = { name: 'Third', phone: '0901', hours: ['09:00'] };
  expect(changedMeanwhile(WAS, { ...WAS, name: 'Other' }, now)).toEqual(['name', 'phone', 'hours']);
});

test('a form keeps what was typed, takes theirs elsewhere, and knows what both changed', () => {
  const typed = { ...WAS, name: 'Mine', hours: ['10:00'] };
  expect(takeIn(WAS, typed, { name: 'Theirs', phone: '0901', hours: ['08:00'] })).toEqual({
    values: { name: 'Mine', phone: '0901', hours: ['10:00'] },
    both: ['name'],
  });
  expect(takeIn(WAS, typed, { ...typed, phone: '0901' })).toEqual({ values: { ...typed, phone: '0901' }, both: [] });
});
