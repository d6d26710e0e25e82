import type { InjectOptions } from 'fastify';
import type { Access, Endpoint, Permission } from '#platform/common/endpoint.ts';
import type { TestApp } from '#test/app.ts';
import type { Person } from './principals.ts';

/** The values of a request. */
export interface Filled {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent instead of a JSON body. */
  readonly bytes?: Buffer;
}

/**
 * How to make a call that succeeds, and who may make it:
 * - `anybody`: public, about no one's data;
 * - `caller`: about the signed-in caller, without an id;
 * - `account`: `:id` is the caller's own account; any other looks missing;
 * - `object`: `:id` belongs to the caller; any other looks missing;
 * - `runner`: about the caller, who must be a provider;
 * - `practice`: `:id` belongs to a practice that the caller runs; any other looks missing to providers, and other roles are
 *   forbidden;
 * - `browser`: `:id` belongs to the calling browser, signed in or not; any other looks missing;
 * - a permission: administrators who have it.
 */
export interface CallSetUp {
  readonly whose: 'anybody' | 'caller' | 'account' | 'object' | 'runner' | 'practice' | 'browser' | Permission;
  /** Status for callers who don't own the object, and for a missing object; default 404. A 403 is logged. */
  readonly refusal?: 403;
  /** Administrators are refused (403) although the call is for signed-in users. */
  readonly notForAdmins?: true;
  /** Creates the data that the call needs and returns a request that must succeed when this person sends it. */
  readonly ready?: (t: TestApp, person: Person | undefined) => Filled | Promise<Filled>;
  /** Name of a second id in the path, of an object of the account. */
  readonly partOfAccount?: string;
  /** Fields of the body that sound privileged but are required by the specification. */
  readonly harmlessFields?: readonly string[];
}

/** The key of a call in the table. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Builds the request of a call. */
export function requestFor(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params = {}, query, body, bytes, headers = {} }: Filled,
  person?: Pick<Person, 'cookie'>,
): InjectOptions {
  const sent = body === undefined ? bytes : undefined;
  return {
    method,
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name])),
    ...(query && { query: { ...query } }),
    ...(body && { payload: body }),
    ...(sent && { payload: sent }),
    headers: {
      ...headers,
      ...(sent && { 'content-type': 'application/octet-stream' }),
      cookie: [headers['cookie'], person?.cookie].filter(Boolean).join('; '),
    },
  };
}

/** Prepares the data of a call and returns the values that must succeed when this person sends them. */
export async function readyFor(setUp: CallSetUp, t: TestApp, person: Person | undefined): Promise<Filled> {
  const filled = (await setUp.ready?.(t, person)) ?? {};
  return setUp.whose === 'account' ? { ...filled, params: { id: person?.id ?? 0, ...filled.params } } : filled;
}

/** The access that a call's contract must declare. */
export function accessFor({ whose }: CallSetUp): Access {
  if (whose === 'anybody' || whose === 'browser') return 'public';
  if (whose === 'runner' || whose === 'practice') return 'provider';
  return whose === 'caller' || whose === 'account' || whose === 'object' ? 'signed-in' : whose;
}

/** True if a call is about an object of one person, practice or browser. */
export function isOwned({ whose }: CallSetUp): boolean {
  return whose === 'account' || whose === 'object' || whose === 'practice' || whose === 'browser';
}

/** True if a call is for administrators. */
export function isOfArea(setUp: CallSetUp): boolean {
  return !['public', 'signed-in', 'provider'].includes(accessFor(setUp));
}
