import type { getPin, listDesks } from '#features/desks/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';

/** The shared computers of a place. */
export const desksOf = (id: number) => get<typeof listDesks>('/api/portal/providers/:id/desks', { params: { id } });

/** Whether the user has a PIN. */
export const OWN_PIN = get<typeof getPin>('/api/portal/pin');
