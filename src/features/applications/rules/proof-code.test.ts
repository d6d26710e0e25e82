import { expect, test } from 'vitest';
import { SMS_LENGTH } from '#platform/common/messages/gsm-text.ts';
import { codeSms, phoneEnd, registeredMobile } from './proof-code.ts';

const REGISTERED = { source: 'grid3', phone: '0803 123 4567', editedColumns: [] };

test.each([
  ['a mobile number', REGISTERED, '+2348031234567'],
  ['one that was corrected here', { ...REGISTERED, editedColumns: ['phone'] }, undefined],
  ['one of a provider that was added here', { ...REGISTERED, source: null }, undefined],
  ['a landline', { ...REGISTERED, phone: '01 234 5678' }, undefined],
  ['a foreign number', { ...REGISTERED, phone: '+44 7700 900123' }, undefined],
  ['several numbers', { ...REGISTERED, phone: '08031234567, 08031234568' }, undefined],
  ['none', { ...REGISTERED, phone: null }, undefined],
])('%s of a listing', (_what, listing, number) => {
  expect(registeredMobile(listing)).toBe(number);
});

test('the code fits one SMS, and only the end of the number is shown', () => {
  expect(codeSms('012345').length).toBeLessThanOrEqual(SMS_LENGTH);
  expect(phoneEnd('+2348031234567')).toBe('567');
});
