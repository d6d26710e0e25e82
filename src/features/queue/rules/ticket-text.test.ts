import { expect, test } from 'vitest';
import { placeSms, type TextingFacts, textingOf } from './ticket-text.ts';

const FACTS: TextingFacts = {
  ...{ hasGateway: true, canBeDialled: true, hasConsent: false },
  ...{ hasAccount: false, wasSent: false, isOpen: true },
};

test.each([
  ['a client without an account says so at the desk', {}, 'ask'],
  ['who agreed before gets it', { hasConsent: true }, 'agreed'],
  ['who agreed in the profile gets it', { hasConsent: true, hasAccount: true }, 'agreed'],
  ['who decides in the profile and did not agree gets none', { hasAccount: true }, 'impossible'],
  ['no gateway sends none', { hasGateway: false, hasConsent: true }, 'impossible'],
  ['a number that cannot be dialled gets none', { canBeDialled: false, hasConsent: true }, 'impossible'],
  ['who has gone gets none', { isOpen: false, hasConsent: true }, 'impossible'],
  ['it is sent once', { wasSent: true, hasConsent: true }, 'sent'],
] as const)('the address of the place as a text message: %s', (_, more, texting) => {
  expect(textingOf({ ...FACTS, ...more })).toBe(texting);
});

test('the text fits into one SMS and has the whole address', () => {
  const url = `https://www.alafia.example/queue/${'x'.repeat(22)}`;
  const sms = placeSms({ label: 'A123', place: 'St. Ọlánrewájú Specialist Hospital and Maternity Home', url });
  expect(sms.length).toBeLessThanOrEqual(160);
  expect(sms).toMatch(/^Alafia: your number is A123 at St\. Olanrewaju.*\. See your place in the queue: https:/);
  expect(sms.endsWith(url)).toBe(true);
});
