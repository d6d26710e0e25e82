import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { POLICY_CHANGES } from '#features/privacy/rules/policy-changes.ts';
import { PRIVACY_POLICY } from '#features/resources/rules/legal/privacy-policy.ts';

test('another text of the privacy policy is a row of its changes, with the day', () => {
  const digest = createHash('sha256').update(JSON.stringify(PRIVACY_POLICY)).digest('hex').slice(0, 16);
  expect([POLICY_CHANGES[0].changedOn, digest]).toEqual(['2026-11-28', '6d03f44f5eb1daef']);
});
