import { get } from '#platform/web/calls/query-client.ts';
import type { getQueue, getTicketLink } from '../contract.ts';
import type { getScreens } from '../rules/board-contract.ts';

/** Service points and tickets of a place today. */
export const queueOf = (id: number) => get<typeof getQueue>('/api/portal/providers/:id/queue', { params: { id } });

/** The screens that were connected to a place by the code that they showed. */
export const screensOf = (id: number) =>
  get<typeof getScreens>('/api/portal/providers/:id/screens', { params: { id } });

/** Where the patient of a ticket follows their place. */
export const linkOf = (id: number) => get<typeof getTicketLink>('/api/portal/tickets/:id/link', { params: { id } });
