import { get } from '#platform/web/calls/query-client.ts';
import type { getQueue } from '../contract.ts';

/** Service points and tickets of a place today. */
export const queueOf = (id: number) => get<typeof getQueue>('/api/portal/providers/:id/queue', { params: { id } });
