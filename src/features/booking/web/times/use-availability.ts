import { useQuery } from '@tanstack/react-query';
import type { getAvailability, Slot } from '#features/schedules/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { learnTimeFrom } from '#platform/web/calls/server-clock.ts';

/**
 * The free slots of a day (`yyyy-MM-dd`, in Lagos), fetched each time the day is opened: a cached answer would offer times
 * that are gone. @see patient-area specification, section 7: the message of its error
 */
export function useAvailability(providerId: number, date: string | null) {
  const { queryKey } = get<typeof getAvailability>('/api/providers/:id/availability', {
    params: { id: providerId },
    query: { date: date ?? '' },
  });
  return useQuery<Slot[]>({
    queryKey,
    enabled: date !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const response = await fetch(queryKey[0], { credentials: 'include', signal });
      if (!response.ok) {
        throw new Error(`Failed to fetch availability: ${response.status} ${response.statusText}`.trimEnd());
      }
      learnTimeFrom(response);
      return (await response.json()) as Slot[];
    },
  });
}
