import type { TestApp } from '#test/app.ts';
import { newDevice } from '#test/passkey.ts';
import { cookiesOf, PASSWORD, post } from '#test/sign-in.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { type Person, personWith } from './principals.ts';

/** How to call what is about passkeys. */
export const PASSKEY_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/user/passkeys': { whose: 'caller' },
  'POST /api/user/passkeys/challenge': { whose: 'caller', ready: () => ({ body: { password: PASSWORD } }) },
  'POST /api/user/passkeys': { whose: 'caller', ready: madePasskey },
  'PUT /api/user/passkeys/:id': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await passkeyOf(t, person) }, body: { name: 'My old phone' } }),
  },
  'DELETE /api/user/passkeys/:id': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await passkeyOf(t, person) }, body: { password: PASSWORD } }),
  },
  'POST /api/passkey-sign-in/challenge': { whose: 'anybody' },
  'POST /api/passkey-sign-in': { whose: 'anybody', ready: signedChallenge },
};

async function madePasskey(t: TestApp, person: Person | undefined, device = newDevice()): Promise<Filled> {
  if (person === undefined) return { body: { ...device.make('none') } };
  const started = await post(t, '/api/user/passkeys/challenge', { password: PASSWORD }, { cookie: person.cookie });
  const { challenge } = started.json<{ challenge: string }>();
  return { body: { ...device.make(challenge) }, headers: { cookie: cookiesOf(started) } };
}

async function passkeyOf(t: TestApp, person: Person | undefined, device = newDevice()): Promise<number> {
  if (person === undefined) return 1;
  const { body = {}, headers } = await madePasskey(t, person, device);
  const cookie = `${person.cookie}; ${headers?.['cookie']}`;
  return (await post(t, '/api/user/passkeys', body, { cookie })).json<{ id: number }>().id;
}

async function signedChallenge(t: TestApp): Promise<Filled> {
  const device = newDevice();
  await passkeyOf(t, await personWith(t, { role: 'patient', permissions: [] }), device);
  const started = await post(t, '/api/passkey-sign-in/challenge', {});
  const { challenge } = started.json<{ challenge: string }>();
  return { body: { ...device.sign(challenge) }, headers: { cookie: cookiesOf(started) } };
}
