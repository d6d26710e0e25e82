import type { InjectOptions } from 'fastify';
import type { Access, Endpoint, Permission } from '#platform/common/endpoint.ts';
import type { TestApp } from '#test/app.ts';
import type { Person } from './principals.ts';

/** What a request is filled in with. */
export interface Filled {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent in place of a body in JSON. */
  readonly bytes?: Buffer;
}

/**
 * How a call is made with success, and who may make it:
 * - `anybody`: it is about nobody in particular;
 * - `caller`: about whoever calls, and no id says so;
 * - `account`: `:id` is the caller's own account, any other is as good as missing;
 * - `object`: `:id` is something of the caller's, anything else is as good as missing;
 * - `runner`: about whoever calls, who must be a provider;
 * - `practice`: `:id` is something of a practice that the caller runs; for other providers anything else is as good as
 *   missing, and whoever is no provider has no such function;
 * - `browser`: `:id` is something of the browser that calls, signed in or not; anything else is as good as missing;
 * - a permission: administrators who have it, whatever the call is about.
 */
export interface CallSetUp {
  readonly whose: 'anybody' | 'caller' | 'account' | 'object' | 'runner' | 'practice' | 'browser' | Permission;
  /** With what somebody else is refused, and one of a missing object; 404 unless said. What is refused with 403 is logged. */
  readonly refusal?: 403;
  /** Prepares everything that it takes and answers a request that must succeed when this person sends it. */
  readonly ready?: (t: TestApp, person: Person | undefined) => Filled | Promise<Filled>;
  /** A second id of the path, of something that belongs to the account. */
  readonly partOfAccount?: string;
  /** Fields of the body that sound like power but are asked for by the specification. */
  readonly harmlessFields?: readonly string[];
}

/** The name of a call, as it stands in the table. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The request for a call. */
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

/** The filled-in request that must succeed when this person sends it. */
export async function readyFor(setUp: CallSetUp, t: TestApp, person: Person | undefined): Promise<Filled> {
  const filled = (await setUp.ready?.(t, person)) ?? {};
  return setUp.whose === 'account' ? { ...filled, params: { id: person?.id ?? 0, ...filled.params } } : filled;
}

/** The access that a call must declare, by whose it is. */
export function accessFor({ whose }: CallSetUp): Access {
  if (whose === 'anybody' || whose === 'browser') return 'public';
  if (whose === 'runner' || whose === 'practice') return 'provider';
  return whose === 'caller' || whose === 'account' || whose === 'object' ? 'signed-in' : whose;
}

/** Whether a call is about something that belongs to one person or one browser. */
export function isOwned({ whose }: CallSetUp): boolean {
  return whose === 'account' || whose === 'object' || whose === 'practice' || whose === 'browser';
}

/** Whether a call is for administrators. */
export function isOfArea(setUp: CallSetUp): boolean {
  return !['public', 'signed-in', 'provider'].includes(accessFor(setUp));
}
