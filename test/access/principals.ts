import type { Access, Permission } from '#platform/common/endpoint.ts';
import { mayCall } from '#platform/common/permission.ts';
import type { TestApp } from '#test/app.ts';
import { newAccount } from '#test/sign-in.ts';

/** Somebody with an account and an open session. */
export interface Person {
  readonly id: number;
  readonly cookie: string;
  readonly username: string;
}

/** A kind of visitor, as far as access goes. */
export interface Principal {
  readonly name: string;
  /** Undefined for nobody. */
  readonly powers: { readonly role: 'patient' | 'provider' | 'admin'; readonly permissions: Permission[] } | undefined;
}

const PERMISSIONS: readonly Permission[] = [
  'super_admin',
  'manage_providers',
  'approve_applications',
  'view_analytics',
];

/** Patient A: what a call is about is theirs, where it can be anybody's. */
export const OWNER: Principal = { name: 'the owner', powers: { role: 'patient', permissions: [] } };

/** The same for what belongs to a practice: whoever runs it. */
export const RUNNER: Principal = { name: 'the provider', powers: { role: 'provider', permissions: [] } };

/** Everybody else. */
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

/** Makes an account with an open session. */
export async function personWith(t: TestApp, powers: NonNullable<Principal['powers']>): Promise<Person> {
  people += 1;
  return await newAccount(t, `person-${people}`, { fullName: `Person ${people}`, ...powers });
}

/** The same for a principal; undefined for nobody. */
export async function personOf(t: TestApp, { powers }: Principal): Promise<Person | undefined> {
  return powers && (await personWith(t, powers));
}

/** The status with which a call that isn't about an owner is refused to somebody; undefined when it is allowed. */
export function refusal(access: Access, { powers }: Principal): 401 | 403 | undefined {
  if (access === 'public') return undefined;
  if (powers === undefined) return 401;
  return mayCall(powers, access) ? undefined : 403;
}
