import { useQuery } from '@tanstack/react-query';
import type { listMoveTimes } from '#features/portal/rules/appointment-change-contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** The times of a day to which a visit can be moved, fetched each time the day is opened: others book them meanwhile. */
export function useMoveTimes(id: number, date: string) {
  const { queryKey } = get<typeof listMoveTimes>('/api/portal/visits/:id/times', { params: { id }, query: { date } });
  return useQuery<Slot[]>({ queryKey, staleTime: 0, gcTime: 0, refetchOnMount: 'always' });
}
