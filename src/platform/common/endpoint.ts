import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** What an administrator may do; `super_admin` includes every other permission. */
export type Permission = 'super_admin' | 'manage_providers' | 'approve_applications' | 'view_analytics';

/** Who may call: anyone, a signed-in user, a user with the provider role, or an administrator with a permission. */
export type Access = 'public' | 'signed-in' | 'provider' | Permission;

/** One HTTP call, declared once: the server registers it, the browser takes its types, OpenAPI describes it. */
export interface Endpoint<
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends `/api/${string}` = `/api/${string}`,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Allowed extends Access = Access,
> {
  readonly method: Method;
  /** Fastify-style path, e.g. `/api/providers/:id`. */
  readonly path: Path;
  readonly summary: string;
  readonly access: Allowed;
  /** The `:id` of the path is the caller's own account: any other is refused like one that doesn't exist. */
  readonly own?: true;
  /** Sessions that were opened with a PIN at a shared computer may call it. Without it they are refused, or strangers if it is public. */
  readonly byPin?: true;
  /** It works while the shared computer is locked: the handler looks at `user.desk`. */
  readonly whileLocked?: true;
  /** Sent again with the same Idempotency-Key it has no further effect. */
  readonly idempotent?: true;
  /** Status of a successful answer; 200 unless something was created. */
  readonly status?: 200 | 201;
  /** Its body may hold text that PostgreSQL can't store: the schema takes that out. Elsewhere the call is refused for it. */
  readonly takesAnyText?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Media type of the answer where it isn't JSON; the reply is then its text. Of several the handler says which. */
  readonly replyType?: string | readonly string[];
}

/** Identity function that keeps the literal types of an endpoint declaration. */
export function endpoint<
  const Method extends 'GET' | 'POST' | 'PUT' | 'DELETE',
  const Path extends `/api/${string}`,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  const Allowed extends Access,
>(
  declaration: Endpoint<Method, Path, Params, Query, Body, Reply, Allowed>,
): Endpoint<Method, Path, Params, Query, Body, Reply, Allowed> {
  return declaration;
}

/** What a caller sends in the path. */
export type ParamsOf<E> =
  E extends Endpoint<infer _M, infer _P, infer P, infer _Q, infer _B, infer _R, infer _A> ? z.input<P> : never;
/** What a caller sends in the query string. */
export type QueryOf<E> =
  E extends Endpoint<infer _M, infer _P, infer _Pa, infer Q, infer _B, infer _R, infer _A> ? z.input<Q> : never;
/** What a caller sends in the body. */
export type BodyOf<E> =
  E extends Endpoint<infer _M, infer _P, infer _Pa, infer _Q, infer B, infer _R, infer _A> ? z.input<B> : never;
/** What a caller gets back. */
export type ReplyOf<E> =
  E extends Endpoint<infer _M, infer _P, infer _Pa, infer _Q, infer _B, infer R, infer _A> ? z.output<R> : never;
