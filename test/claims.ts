import { newProvider, type TestApp } from './app.ts';
import { mailedTo, tokenMailedTo } from './mailed.ts';
import { applied } from './provider-application.ts';

/** As a register writes the mobile number of a listing, and as a gateway gets it. */
export const REGISTERED_PHONE = '0803 123 4567';
export const CLAIMED_MOBILE = '+2348031234567';

let count = 0;

/** A listing of a register with a mobile number. */
export async function aListing(
  t: Pick<TestApp, 'db'>,
  changes: Parameters<typeof newProvider>[1] = {},
): Promise<number> {
  count += 1;
  const registered = { source: 'test_register', sourceKey: `claimed-${count}`, phone: REGISTERED_PHONE };
  return await newProvider(t, {
    bookable: false,
    name: 'Ayoka Clinic',
    facilityType: 'Clinic',
    ...registered,
    ...changes,
  });
}

/** An application that claims a listing, a new one by default, and the secret of the link in its receipt. */
export async function claimed(
  t: TestApp,
  overrides: { readonly listingId?: number; readonly email?: string } & Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: number; readonly listingId: number; readonly token: string; readonly email: string }> {
  count += 1;
  const email = overrides.email ?? `claimant-${count}@example.com`;
  const listingId = overrides.listingId ?? (await aListing(t));
  const id = await applied(t, { email, ...overrides, listingId });
  return { id, listingId, email, token: await tokenMailedTo(t, email, 'application-received') };
}

/** Returns the newest code that was sent to a number. */
export async function codeSentTo(t: Pick<TestApp, 'pool'>, number: string): Promise<string> {
  const code = /^\d{6}/.exec((await mailedTo(t, number)).at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${number}.`);
  return code;
}
