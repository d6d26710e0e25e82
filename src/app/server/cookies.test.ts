import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRIVACY_POLICY } from '#features/resources/rules/legal/privacy-policy.ts';

/** The cookies by the file that sets them. Behind https most have a prefix. */
const COOKIES: Readonly<Record<string, readonly string[]>> = {
  'src/features/auth/server/passkeys/challenge.ts': ['passkey'],
  'src/features/auth/server/sessions/desk-cookie.ts': ['desk', 'at-desk'],
  'src/features/auth/server/sessions/session-hook.ts': ['session'],
  'src/features/auth/server/sign-in/known-browser.ts': ['known-browser'],
  'src/features/auth/web/session/signed-in-before.ts': ['signed-in-before'],
  'src/features/conversations/server/visitor.ts': ['chat'],
  'src/features/desks/web/lock-mark.ts': ['desk-locked'],
  'src/features/schedules/server/slot-holder.ts': ['holder'],
  'src/platform/server/http/read-copy.ts': ['wrote'],
};

const SETS_A_COOKIE = /\.setCookie\(|\.serializeCookie\(|document\.cookie = /;

test('the privacy policy names every cookie that a file sets', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && SETS_A_COOKIE.test(readFileSync(file, 'utf8')),
  );
  expect(files.toSorted()).toEqual(Object.keys(COOKIES));
  const section = PRIVACY_POLICY.find(({ id }) => id === 'cookies');
  const words = new Set(section?.body.flat().flatMap((text) => text.split(/[ ,:.]+/)));
  for (const [file, names] of Object.entries(COOKIES)) {
    const source = readFileSync(file, 'utf8');
    for (const name of names) {
      expect(source, `${file} sets ${name}`).toMatch(new RegExp(`['"]${name}[='"]`));
      expect(words, name).toContain(name);
    }
  }
});
