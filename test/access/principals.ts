import type { Access, Permission } from '#platform/common/endpoint.ts';
import { mayCall } from '#platform/common/permission.ts';
import type { TestApp } from '#test/app.ts';
import { newAccount } from '#test/sign-in.ts';

/** A user with an account and an open session. */
export interface Person {
  readonly id: number;
  readonly cookie: string;
  readonly username: string;
}

/** A kind of caller, as far as access is concerned. */
export interface Principal {
  readonly name: string;
  /** Undefined for a signed-out visitor. */
  readonly powers: { readonly role: 'patient' | 'provider' | 'admin'; readonly permissions: Permission[] } | undefined;
}

const PERMISSIONS: readonly Permission[] = [
  'super_admin',
  'manage_providers',
  'approve_applications',
  'view_analytics',
];

/** The patient who owns the object of a call. */
export const OWNER: Principal = { name: 'the owner', powers: { role: 'patient', permissions: [] } };

/** The provider who owns the practice of a call. */
export const RUNNER: Principal = { name: 'the provider', powers: { role: 'provider', permissions: [] } };

/** All other kinds of callers. */
export const OTHERS: readonly Principal[] = [
  { name: 'nobody', powers: undefined },
  { name: 'another patient', powers: { role: 'patient', permissions: [] } },
  { name: 'a provider', powers: { role: 'provider', permissions: [] } },
  { name: 'an admin without permissions', powers: { role: 'admin', permissions: [] } },
  ...PERMISSIONS.map((permission) => ({
    name: `an admin with ${permission}`,
    powers: { role: 'admin' as const, permissions: [permission] },
  })),
];

let people = 0;

/** Creates an account with an open session. */
export async function personWith(t: TestApp, powers: NonNullable<Principal['powers']>): Promise<Person> {
  people += 1;
  return await newAccount(t, `person-${people}`, { fullName: `Person ${people}`, ...powers });
}

/** Creates an account for a principal; undefined for a signed-out visitor. */
export async function personOf(t: TestApp, { powers }: Principal): Promise<Person | undefined> {
  return powers && (await personWith(t, powers));
}

/** The status with which a call without an owner is refused to a principal; undefined if it is allowed. */
export function refusal(access: Access, { powers }: Principal): 401 | 403 | undefined {
  if (access === 'public') return undefined;
  if (powers === undefined) return 401;
  return mayCall(powers, access) ? undefined : 403;
}
