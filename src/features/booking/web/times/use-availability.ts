import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#features/booking/rules/booking-draft.ts';
import type { getAvailability, Slot } from '#features/schedules/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { learnTimeFrom } from '#platform/web/calls/server-clock.ts';

/**
 * The free slots of a day (`yyyy-MM-dd`, in Lagos) for what a draft has chosen, fetched each time the day is opened: a cached answer would offer times
 * that are gone. @see patient-area specification, section 7: the message of its error
 */
export function useAvailability({ provider, service, person }: Draft, date: string | null) {
  const { queryKey } = get<typeof getAvailability>('/api/providers/:id/availability', {
    params: { id: provider.id },
    query: {
      date: date ?? '',
      ...(service && { service: String(service.id) }),
      ...(person && { person: String(person.id) }),
    },
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
