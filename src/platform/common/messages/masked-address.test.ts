import { expect, test } from 'vitest';
import { maskedAddress, withoutAddresses } from './masked-address.ts';

test.each([
  ['ada.obi@example.com', 'a…@e….com'],
  ['x@localhost', 'x…@l…'],
  ['"a@b"@example.ng', '"…@e….ng'],
  ['+2348031234589', '+234…89'],
  ['112', '…'],
  ['👩🏾‍⚕️@example.com', '👩…@e….com'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

test('a refusal of the mail server names no one', () => {
  expect(withoutAddresses('550 <ada.obi@example.com>: unknown, ask post@example.com', 'ada.obi@example.com')).toBe(
    '550 <a…@e….com>: unknown, ask p…@e….com',
  );
  expect(withoutAddresses('No route to +2348031234589', '+2348031234589')).toBe('No route to +234…89');
});
