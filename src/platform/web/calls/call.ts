import type { ErrorBody } from '#platform/common/app-error.ts';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '#platform/common/endpoint.ts';
import type { PlatformCode } from '#platform/common/platform-refusals.ts';
import { learnTimeFrom } from './server-clock.ts';
import { noteRefusal } from './session-ended.ts';

/** A refused request. The message is `status: body`. @see patient-area specification, section 7 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

/** Returns the server's message, from anything that a call can throw; undefined if there is none. */
export function serverMessage(error: unknown): string | undefined {
  return errorBody(error)?.message;
}

/**
 * Returns the JSON of a refusal, also after the error went through the page's data island; undefined for anything else.
 * The type parameter is the feature's: it says which codes and extras there are.
 */
export function errorBody<Body extends ErrorBody = ErrorBody<PlatformCode>>(error: unknown): Body | undefined {
  const { body } = (error ?? {}) as { body?: unknown };
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body) as Body;
  } catch {
    return undefined;
  }
}

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'>;
type Fill = Readonly<Record<string, string | number>>;
type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Returns the address of an endpoint with its parameters filled in; absent, empty and false query values are left out.
 */
export function urlOf(path: string, params: Fill = {}, query: QueryValues = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** What goes with every request of the page. */
export const alongside = {
  /** Headers, besides its own. */
  headers: (): Readonly<Record<string, string>> => ({}),
  /** Waits for a step of it; at a shared computer, not beyond the member who made it. */
  wait: <Value>(step: Promise<Value>): Promise<Value> => step,
};

/**
 * Calls an endpoint of the contract with cookies. The contract comes as a type, so that no schema reaches the browser
 * unless a form needs it; the compiler holds method, path, input and answer to it.
 * @throws ApiError when refused, TypeError when the network fails
 */
export async function call<E extends AnyEndpoint>(
  method: E['method'],
  path: E['path'],
  input: {
    params?: Fill;
    query?: Partial<QueryOf<E>>;
    body?: BodyOf<E>;
    headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<ReplyOf<E>> {
  const response = await alongside.wait(
    fetch(urlOf(path, input.params, input.query as QueryValues), {
      method,
      credentials: 'include',
      headers: {
        ...alongside.headers(),
        ...input.headers,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    }),
  );
  return await replyOf<ReplyOf<E>>(response, method);
}

/** Returns what a response says. @throws ApiError when refused */
export async function replyOf<Reply>(response: Response, method = 'GET'): Promise<Reply> {
  if (!response.ok) {
    const body = await alongside.wait(response.text());
    noteRefusal(response.status, body, method);
    throw new ApiError(response.status, body || response.statusText);
  }
  learnTimeFrom(response);
  return await alongside.wait(response.json() as Promise<Reply>);
}
