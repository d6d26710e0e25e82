import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#features/booking/rules/booking-draft.ts';
import type { getAvailability, Slot } from '#features/schedules/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { learnTimeFrom } from '#platform/web/calls/server-clock.ts';

/** The query for the free slots of a day (`yyyy-MM-dd`, in Lagos) for what a draft has chosen. */
export function availabilityQuery({ provider, service, person }: Draft, date: string) {
  return get<typeof getAvailability>('/api/providers/:id/availability', {
    params: { id: provider.id },
    query: {
      date,
      ...(service && { service: String(service.id) }),
      ...(person && { person: String(person.id) }),
    },
  });
}

/**
 * The free slots of a day (`yyyy-MM-dd`, in Lagos) for what a draft has chosen, fetched each time the day is opened: a cached answer would offer times
 * that are gone. @see patient-area specification, section 7: the message of its error
 */
export function useAvailability(draft: Draft, date: string | null) {
  const { queryKey } = availabilityQuery(draft, date ?? '');
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
