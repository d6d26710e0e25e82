import { get } from '#platform/web/calls/query-client.ts';
import type { listNews, newsEvents } from '../rules/news-contract.ts';

/** The newest news of a practice. */
export const newsOf = (providerId: number) =>
  get<typeof listNews>('/api/portal/providers/:id/news', { params: { id: providerId } });

/** How many news are not seen yet, at a practice and at the other places of the user. The event stream keeps it fresh. */
export const newsStateOf = (providerId: number) =>
  get<typeof newsEvents>('/api/portal/providers/:id/news/events', { params: { id: providerId } });
