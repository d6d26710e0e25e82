import { get } from '#platform/web/calls/query-client.ts';
import type { listNews } from '../rules/news-contract.ts';

/** The newest news of a practice. */
export const newsOf = (providerId: number) =>
  get<typeof listNews>('/api/portal/providers/:id/news', { params: { id: providerId } });
