import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Queue } from '#features/queue/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { alongside, replyOf } from '#platform/web/calls/call.ts';
import { queueOf } from './queue-queries.ts';

/** How often the queue is loaded while the screen is in sight, ms. */
const LOOK_AGAIN_MS = 10_000;

/** The queue of a place, loaded again every ten seconds, on focus and when the line is back. */
export function useQueue(providerId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = queueOf(providerId);
  const {
    data: queue,
    isError,
    refetch,
  } = useQuery<Queue>({
    queryKey,
    queryFn: () => readQueue(queryKey[0], queryClient.getQueryData<Queue>(queryKey)),
    // The tag belongs to the object.
    structuralSharing: false,
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    // It may have been loaded long ago, before another tab of the portal was open.
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    for (const name of ['focus', 'online'] as const) window.addEventListener(name, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const name of ['focus', 'online'] as const) window.removeEventListener(name, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch]);
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
