import { expect, test } from 'vitest';
import { loggedDetails, loggedObject } from './log-words.ts';

test('an object is named, with the screen that shows it', () => {
  expect(loggedObject('provider:12')).toEqual({
    name: 'Provider',
    number: '12',
    href: '/admin/providers?provider=12',
  });
  expect(loggedObject('application:3')).toEqual({ name: 'Application', number: '3' });
  expect(loggedObject('outbox')).toEqual({ name: 'Outbox', number: '' });
  expect(loggedObject('register:a:b.csv')).toEqual({ name: 'Register', number: 'a:b.csv' });
  expect(loggedObject('provider:x')).toEqual({ name: 'Provider', number: 'x' });
  expect(loggedObject('constructor:1')).toEqual({ name: 'constructor', number: '1' });
});

test('details are plain words without brackets and quotation marks of a program', () => {
  expect(loggedDetails({ changed: ['name', 'phone'], maxOpenAppointments: 3, desk_reads: true, reason: null })).toBe(
    'changed: name, phone; max open appointments: 3; desk reads: yes; reason: –',
  );
  expect(loggedDetails({ before: { role: 'owner', places: [] } })).toBe('before: (role: owner; places: –)');
  expect(loggedDetails({})).toBe('');
});
