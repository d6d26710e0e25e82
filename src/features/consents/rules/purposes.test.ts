import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isGranted, PURPOSES } from './purposes.ts';

describe('a recorded consent grants what its purpose asks today', () => {
  const given = { purpose: 'voice', version: '1', granted: true };
  test.each([
    ['given to the present text', given, true],
    ['withdrawn', { ...given, granted: false }, false],
    ['given to an earlier text', { ...given, version: '0' }, false],
    ['never given', undefined, false],
  ])('%s', (_, record, allowed) => {
    expect(isGranted('voice', record)).toBe(allowed);
  });
});

test('each text and its version are pinned, because a consent proves what was read', () => {
  const texts = PURPOSES.map(({ id, version, title, text }) => {
    return `${id} ${version} ${createHash('sha256').update(`${title}\n${text}`).digest('hex').slice(0, 12)}`;
  });
  expect(texts).toMatchInlineSnapshot(`
    [
      "account 1 21e4fe24fa2c",
      "guardian 1 ea1e36770634",
      "share_with_provider 2 d97994422587",
      "share_insurance 1 670c11aa7a54",
      "share_health 1 e48f26f02484",
      "location 1 20382b8529b4",
      "telehealth 1 7aa7aafd1b9c",
      "symptom_tracking 1 a1bb8cbfc308",
      "voice 1 e02c5500e281",
      "reminders_sms 2 9da936e9291a",
      "news 1 ac3ac55171df",
    ]
  `);
});
