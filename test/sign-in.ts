import { generateSync } from 'otplib';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { newPatient, type TestApp } from './app.ts';

/** The password of every account made by `newAccount`. */
export const PASSWORD = 'a long and rare one';
const PASSWORD_HASH = hashPassword(PASSWORD);

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;
type Overrides = Parameters<typeof newPatient>[1];

/** Sends a call with a body, as a browser with these cookies. */
export async function post(
  t: TestApp,
  url: string,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return await t.app.inject({ method: 'POST', url, payload, headers });
}

/** An account that can sign in with PASSWORD, with an open session. */
export async function newAccount(
  t: TestApp,
  username: string,
  overrides: Overrides = {},
): Promise<{ readonly id: number; readonly cookie: string; readonly username: string }> {
  const passwordHash = await PASSWORD_HASH;
  const details = { username, email: `${username}@example.com`, passwordHash, ...overrides };
  return { ...(await newPatient(t, details)), username };
}

/** Every cookie that an answer set, as a browser sends it back. */
export function cookiesOf(answer: Answer): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The code that an authenticator with this secret shows; `steps` further on. */
export function codeOf(t: TestApp, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(t.clock.nowMs / 1000) + steps * 30 });
}

/** Sets up a second factor over the API; answers its secret and the recovery codes. The clock moves on by a step. */
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
