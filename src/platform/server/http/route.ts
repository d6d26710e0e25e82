import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { AppError, type Refusal } from '#platform/common/app-error.ts';
import type { Access, Endpoint, Schema } from '#platform/common/endpoint.ts';
import { mayCall, type SessionDesk } from '#platform/common/permission.ts';
import {
  ADDRESS_NOT_VALID,
  BODY_NOT_VALID,
  FORBIDDEN,
  invalid,
  NO_PARAMETERS,
  NO_SUCH_USER,
  NOT_STORABLE,
  SEARCH_NOT_VALID,
  SECOND_FACTOR_REQUIRED,
  SIGNED_OUT,
} from '#platform/common/platform-refusals.ts';
import { REQUIRED } from '#platform/common/validation-texts.ts';
import { Page, pageLinks, WrittenPage } from './page.ts';
import type { RateLimit } from './rate-limit-store.ts';
import { setPlainMessages } from './validation-messages.ts';

setPlainMessages();

/** The user of the request's session. */
export interface RequestUser {
  readonly id: number;
  readonly role: 'patient' | 'provider' | 'admin';
  readonly permissions: readonly string[];
  /** The public id of the session. */
  readonly sessionId: number;
  /** True if the role requires a second factor and the account has none yet. */
  readonly lacksSecondFactor: boolean;
  /** The shared computer whose browser this is; null elsewhere. */
  readonly desk: SessionDesk | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, or null. The auth feature sets it once per request. */
    user: RequestUser | null;
    /** Why the session of a shared computer may not make this call: `user` is then null. The auth feature sets it. */
    deskRefusal: Refusal | undefined;
  }
  interface FastifyContextConfig {
    /** Absent for what isn't declared as an endpoint. */
    declared?: Pick<Endpoint, 'byPin' | 'idempotent' | 'whileLocked'>;
  }
  interface FastifyInstance {
    /** All endpoints, in order of registration. OpenAPI and the access matrix are generated from it. */
    endpoints: Endpoint[];
  }
}

/** The argument of a handler: validated input, and a user if the endpoint requires one. */
export interface Call<P, Q, B, A extends Access> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly user: A extends 'public' ? RequestUser | null : RequestUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Registers an endpoint. Access is checked first, then the input; the reply is cut to its schema, so that a row can't leak
 * a column.
 */
export function route<
  M extends Endpoint['method'],
  Path extends `/api/${string}`,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Access,
>(
  app: FastifyInstance,
  declared: Endpoint<M, Path, P, Q, B, R, A>,
  handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>, A>) => Promise<z.input<R> | Page<unknown>>,
  options: {
    /** Counts valid calls only: for the user or, signed out, for the network address. */
    readonly rateLimit?: RateLimit;
    /** Takes a WebSocket that is opened on this path, once `handle` has not refused it. GET only. */
    readonly socket?: (call: Call<z.output<P>, z.output<Q>, z.output<B>, A>, socket: WebSocket) => void;
  } = {},
): void {
  const read = (request: FastifyRequest, reply: FastifyReply) => readCall(declared, request, reply);
  const { socket: takeSocket, rateLimit } = options;
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const called = read(request, reply);
    if (rateLimit !== undefined) await app.countCall(request, rateLimit);
    return await handle(called);
  };
  app.endpoints.push(declared as unknown as Endpoint);
  app.route({
    method: declared.method,
    url: declared.path,
    config: { declared } as FastifyContextConfig,
    // A refused WebSocket gets a plain HTTP response before the upgrade.
    ...(takeSocket !== undefined && {
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        if (request.ws) await admit(request, reply);
      },
      wsHandler: (socket: WebSocket, request: FastifyRequest) =>
        takeSocket(read(request, undefined as unknown as FastifyReply), socket),
    }),
    handler: async (request, reply) => {
      const answer = await admit(request, reply).catch((error: unknown) => {
        throw lockedInstead(declared, request, error);
      });
      reply.status(declared.status ?? 200);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (typeof declared.replyType === 'string') reply.type(`${declared.replyType}; charset=utf-8`);
      if (!(answer instanceof Page)) return declared.reply.parse(answer);
      reply.header('x-total-count', answer.total).header('link', pageLinks(request.url, answer));
      if (!(answer instanceof WrittenPage)) return declared.reply.parse(answer.items);
      reply.type('application/json; charset=utf-8');
      return answer.json;
    },
  });
}

/** Checks access, then input. */
function readCall<P extends Schema, Q extends Schema, B extends Schema, A extends Access>(
  declared: Pick<
    Endpoint<Endpoint['method'], `/api/${string}`, P, Q, B, Schema, A>,
    'params' | 'query' | 'body' | 'access' | 'own' | 'takesAnyText'
  >,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<z.output<P>, z.output<Q>, z.output<B>, A> {
  const user = allow(declared.access, request) as Call<unknown, unknown, unknown, A>['user'];
  const params = check(declared.params, request.params, ADDRESS_NOT_VALID) as z.output<P>;
  if (declared.own === true) allowOwn(params, user);
  return {
    params,
    query: check(declared.query, request.query, SEARCH_NOT_VALID) as z.output<Q>,
    body: check(declared.body, request.body, BODY_NOT_VALID, declared.takesAnyText) as z.output<B>,
    user,
    request,
    reply,
  };
}

function allow(access: Access, { user, deskRefusal }: FastifyRequest): RequestUser | null {
  if (access === 'public') return user;
  if (user === null) throw new AppError(deskRefusal ?? SIGNED_OUT);
  if (!mayCall(user, access)) {
    throw new AppError(FORBIDDEN);
  }
  if (access !== 'signed-in' && user.lacksSecondFactor) {
    throw new AppError(SECOND_FACTOR_REQUIRED);
  }
  return user;
}

/**
 * Returns the error of a call; `locked` if a stranger gets `not_found` where the user of a locked session may have access:
 * the call is public and declared for the work at a shared computer too.
 */
function lockedInstead(
  { access, byPin }: Pick<Endpoint, 'access' | 'byPin'>,
  { deskRefusal }: FastifyRequest,
  error: unknown,
): unknown {
  if (deskRefusal === undefined || access !== 'public' || byPin !== true) return error;
  return error instanceof AppError && error.code === 'not_found' ? new AppError(deskRefusal) : error;
}

/** Called before the body is validated, so that the reply doesn't reveal whether another user's account exists. */
function allowOwn(params: unknown, user: RequestUser | null): void {
  if (user === null || (params as { readonly id?: unknown } | undefined)?.id !== user.id) {
    throw new AppError(NO_SUCH_USER);
  }
}

/** Validates input against its schema; without a schema, input is refused. The error lists the invalid fields. */
function check(schema: Schema | undefined, value: unknown, fallback: Refusal, takesAnyText = false): unknown {
  if (schema === undefined) {
    if (isEmpty(value)) return undefined;
    throw new AppError(NO_PARAMETERS);
  }
  if (!takesAnyText) refuseBrokenText(value);
  const checked = schema.safeParse(value ?? {});
  if (checked.success) return checked.data;
  const fields: Record<string, string> = {};
  for (const issue of checked.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) if (name !== '') fields[name] ??= issue.message;
  }
  const [first] = Object.values(fields);
  throw new AppError(first === undefined || first === REQUIRED ? fallback : invalid(first), { fields });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Refuses NUL, which PostgreSQL can't store, and lone surrogates, which aren't valid Unicode. */
function refuseBrokenText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new AppError(NOT_STORABLE);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseBrokenText(key);
      refuseBrokenText(inner);
    }
  }
}
