import { expect, test } from 'vitest';
import { LAST_UPDATED } from './legal-section.ts';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { TERMS_OF_SERVICE } from './terms-of-service.ts';

const idsOf = (sections: typeof PRIVACY_POLICY) => sections.map(({ id }) => id);
const textOf = (sections: typeof PRIVACY_POLICY) => sections.flatMap(({ body }) => body.flat()).join(' ');

test('the privacy policy has every specified section', () => {
  const named = ['collected', 'use', 'sharing', 'security', 'rights', 'children', 'changes'];
  expect(idsOf(PRIVACY_POLICY).filter((id) => named.includes(id))).toEqual(named);
});

test('the terms of service have every specified section', () => {
  const named = ['service', 'accounts', 'providers', 'telehealth', 'cancellation', 'payment', 'responsibilities'];
  const more = ['property', 'liability', 'termination', 'law'];
  expect(idsOf(TERMS_OF_SERVICE).filter((id) => [...named, ...more].includes(id))).toEqual([...named, ...more]);
});

test.each([
  ['no fee from 24 hours on', '24 hours or more before the appointment there is no fee'],
  ['a fee under 24 hours', 'Under 24 hours before the appointment a fee may be charged, by the policy of the provider'],
  ['the full fee for a no-show', 'may charge the full fee'],
  ['the cap of liability', 'capped at the amount you paid us in the preceding 12 months'],
  ['the age of consent', 'at least 18 years old, or have the consent of a parent or guardian'],
  ['Nigerian law', 'laws of the Federal Republic of Nigeria'],
  ['that providers are independent', 'Providers listed here are independent'],
])('the terms state %s', (_, sentence) => {
  expect(textOf(TERMS_OF_SERVICE)).toContain(sentence);
});

test('the privacy policy requires the consent of parents under 18, and names the law and the commission', () => {
  expect(textOf(PRIVACY_POLICY)).toContain(
    'under 18 may use the service only with the consent of a parent or guardian',
  );
  expect(textOf(PRIVACY_POLICY)).toContain('Nigeria Data Protection Act 2023');
  expect(textOf(PRIVACY_POLICY)).toContain('info@ndpc.gov.ng');
});

test.each([
  'date of birth',
  'parent or guardian agrees',
  'somebody you book for',
  'video visit',
  'the reviews you leave',
  'your résumé',
  'what you write to them',
  'never the picture of its card',
  'Mapbox',
  'a machine alone',
  'Profile Settings, Privacy',
])('the privacy policy mentions what the product does: %s', (what) => {
  expect(textOf(PRIVACY_POLICY)).toContain(what);
});

test('both have the specified date', () => {
  expect(LAST_UPDATED).toBe('Last updated: April 1, 2025');
});
