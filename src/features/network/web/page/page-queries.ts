import type { getOwnPage, listPageChanges } from '#features/network/rules/page/page-contract.ts';
import { get, getCounted } from '#platform/web/calls/query-client.ts';

/** The page of a practice, as its members edit it. */
export const ownPageOf = (id: number) => get<typeof getOwnPage>('/api/portal/providers/:id/page', { params: { id } });

/** The changes that wait for review, of one provider or of all. */
export const pageChangesQuery = (providerId?: number) =>
  getCounted<typeof listPageChanges>('/api/admin/page-changes', {
    query: providerId === undefined ? { limit: '5' } : { limit: '20', provider: String(providerId) },
  });
