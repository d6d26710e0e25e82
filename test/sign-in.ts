import { generateSync } from 'otplib';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { newPatient, type TestApp } from './app.ts';

/** The password of every account created by `newAccount`. */
export const PASSWORD = 'a long and rare one';
const PASSWORD_HASH = hashPassword(PASSWORD);

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;
type Overrides = Parameters<typeof newPatient>[1];

/** Sends a POST with a JSON body and these headers. */
export async function post(
  t: TestApp,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return await t.app.inject({ method: 'POST', url, payload, headers });
}

/** Creates an account with PASSWORD and an open session. */
export async function newAccount(
  t: TestApp,
  username: string,
  overrides: Overrides = {},
): Promise<{ readonly id: number; readonly cookie: string; readonly username: string }> {
  const passwordHash = await PASSWORD_HASH;
  const details = { username, email: `${username}@example.com`, passwordHash, ...overrides };
  return { ...(await newPatient(t, details)), username };
}

/** The cookies that a response set, as a browser sends them back. */
export function cookiesOf(answer: Answer): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The one-time code of an authenticator with this secret, `steps` of 30 s from now. */
export function codeOf(t: TestApp, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(t.clock.nowMs / 1000) + steps * 30 });
}

/** Sets up a second factor over the API and returns its secret and recovery codes. Advances the clock by a step. */
export async function setUpSecondFactor(
  t: TestApp,
  cookie: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const started = await post(t, '/api/user/second-factor', { password: PASSWORD }, { cookie });
  const { secret } = started.json<{ secret: string }>();
  const confirmed = await post(t, '/api/user/second-factor/confirm', { code: codeOf(t, secret) }, { cookie });
  t.clock.nowMs += 30_000;
  return { secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}
