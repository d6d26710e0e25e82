import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Queue } from '#features/queue/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { alongside, replyOf } from '#platform/web/calls/call.ts';
import { lookAgainMs } from '../rules/look-again.ts';
import { queueOf } from './queue-queries.ts';

/**
 * The queue of a place, loaded again every ten seconds, on focus and when the line is back. With `isBeside` less often while
 * nothing changes, because the screen shows other things.
 */
export function useQueue(providerId: number, { isBeside = false } = {}) {
  const queryClient = useQueryClient();
  const { queryKey } = queueOf(providerId);
  const [path] = queryKey;
  const {
    data: queue,
    isError,
    refetch,
  } = useQuery<Queue>({
    queryKey,
    queryFn: () => readQueue(path, queryClient.getQueryData<Queue>(queryKey)),
    // The tag belongs to the object.
    structuralSharing: false,
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: Queue | undefined;
    let unchanged = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, lookAgainMs({ unchanged, isBeside }));
    };
    const look = () => {
      wait();
      if (document.visibilityState === 'visible') void refetch();
    };
    // Each reply, also one to another part of the screen, counts.
    const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== path || query.state.fetchStatus !== 'idle') return;
      unchanged = query.state.data === seen ? unchanged + 1 : 0;
      seen = query.state.data as Queue | undefined;
      wait();
    });
    // It may have been loaded long ago, before another tab of the portal was open.
    look();
    for (const name of ['focus', 'online'] as const) window.addEventListener(name, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stop();
      for (const name of ['focus', 'online'] as const) window.removeEventListener(name, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch, queryClient, path, isBeside]);
  return {
    queue,
    isError,
    /** Since when it could not be brought up to date, `HH:mm` in Lagos; undefined while it is. */
    staleSince: isError && queue !== undefined ? lagosTime(Date.parse(queue.at)) : undefined,
    /** Loads it at once. Resolves with how it stands, or undefined if the server can't be reached. */
    reload: async (): Promise<Queue | undefined> => {
      const { data, isError: failed } = await refetch({ cancelRefetch: true });
      return failed ? undefined : data;
    },
    /** Changes what is on the screen until it is loaded again. */
    show: (change: (before: Queue) => Queue) =>
      queryClient.setQueryData<Queue>(queryKey, (before) => before && change(before)),
  };
}

/** What the parts of the screen use of the queue. */
export type QueueHandle = ReturnType<typeof useQueue>;

/** The tags by which the server knows what the screen has. */
const tags = new WeakMap<Queue, string>();

/** Loads a queue; the server replies with no more than that it is as `known`, if it is. */
async function readQueue(path: string, known: Queue | undefined): Promise<Queue> {
  const tag = known && tags.get(known);
  const response = await alongside.wait(
    fetch(path, {
      credentials: 'include',
      cache: 'no-store',
      headers: { ...alongside.headers(), ...(tag !== undefined && { 'if-none-match': tag }) },
    }),
  );
  if (response.status === 304 && known !== undefined) return known;
  const read = await replyOf<Queue>(response);
  const given = response.headers.get('etag');
  if (given !== null) tags.set(read, given);
  return read;
}
