import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import type { Endpoint, QueryOf, ReplyOf } from '#platform/common/endpoint.ts';
import { alongside, replyOf, urlOf } from './call.ts';

/** How a response is read. `on401`: null instead of an error, also at a locked shared computer. `withTotal`: a list together with its total. */
export interface ReadOptions {
  readonly on401?: 'null';
  readonly withTotal?: true;
}

/** Fetches a path: the browser over the network, the server by a call to itself. */
export type FetchPath = (path: string) => Promise<Response>;

/** One page of a list, with the total. */
export interface Counted<T> {
  readonly items: T;
  readonly total: number;
}

/**
 * A client whose one query function GETs the first element of the key. Never stale, no retries, no refetching.
 * @see patient-area specification, sections 7 and 9
 */
export function createQueryClient(fetchPath: FetchPath): QueryClient {
  const queryFn: QueryFunction = async ({ queryKey: [path], meta }) => {
    const response = await alongside.wait(fetchPath(String(path)));
    const options = (meta ?? {}) as ReadOptions;
    if ([401, 423].includes(response.status) && options.on401 === 'null') return null;
    const body = await replyOf(response);
    return options.withTotal ? { items: body, total: Number(response.headers.get('x-total-count')) } : body;
  };
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        retryOnMount: false,
        // Offline, a request fails at once, instead of waiting and, if it changes something, being sent later.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const cache = client.getQueryCache();
  // While a failure is shown, only a retry by the user fetches again. A later mount fetches again.
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.state.error && !query.getObserversCount()) cache.remove(query);
  });
  return client;
}

/** A query the client can run: its key is the URL. */
export interface PathQuery<T> {
  readonly queryKey: readonly [path: string];
  readonly meta?: ReadOptions & Record<string, unknown>;
  /** Only for the compiler: the type of the result. */
  readonly gives?: T;
}

type GetEndpoint = Pick<Endpoint, 'path'> & { readonly method: 'GET' };
interface GetInput<E> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Partial<QueryOf<E>>;
}

/** Returns the query for a GET endpoint of the contract; the compiler checks it against the contract. */
export function get<E extends GetEndpoint>(path: E['path'], input: GetInput<E> = {}): PathQuery<ReplyOf<E>> {
  return { queryKey: [urlOf(path, input.params, input.query as Parameters<typeof urlOf>[2])] };
}

/** The same, with null if the user isn't signed in (401). */
export function getOrNull<E extends GetEndpoint>(
  path: E['path'],
  input: GetInput<E> = {},
): PathQuery<ReplyOf<E> | null> {
  return { ...get<E>(path, input), meta: { on401: 'null' } } as PathQuery<ReplyOf<E> | null>;
}

/** The same, for one page of a list together with the total. */
export function getCounted<E extends GetEndpoint>(
  path: E['path'],
  input: GetInput<E> = {},
): PathQuery<Counted<ReplyOf<E>>> {
  return { ...get<E>(path, input), meta: { withTotal: true } } as PathQuery<Counted<ReplyOf<E>>>;
}
