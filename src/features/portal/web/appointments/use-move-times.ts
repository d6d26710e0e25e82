import { useQuery } from '@tanstack/react-query';
import type { listMoveTimes } from '#features/portal/rules/appointment-change-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** A time to which a visit can be moved; one that is taken, it can only be squeezed into. */
export type MoveTime = ReplyOf<typeof listMoveTimes>[number];

/**
 * The times of a day to which a visit can be moved, fetched each time the day is opened: others book them meanwhile.
 * `personId` is whom to move it to, null if that doesn't matter; `withTaken` adds the times that are taken.
 */
export function useMoveTimes(
  id: number,
  date: string,
  { personId, withTaken }: { readonly personId: number | null; readonly withTaken: boolean },
) {
  const query = {
    date,
    ...(personId !== null && { person: String(personId) }),
    ...(withTaken && { taken: 'true' as const }),
  };
  const { queryKey } = get<typeof listMoveTimes>('/api/portal/visits/:id/times', { params: { id }, query });
  return useQuery<MoveTime[]>({ queryKey, staleTime: 0, gcTime: 0, refetchOnMount: 'always' });
}
