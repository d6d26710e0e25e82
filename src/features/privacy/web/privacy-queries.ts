import type { Consents, getConsents } from '#features/consents/contract.ts';
import type { listRecordAccess, RecordAccess } from '#features/privacy/contract.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';

/** A user's consents. */
export function consentsOf(userId: number): PathQuery<Consents> {
  return get<typeof getConsents>('/api/users/:id/consents', { params: { id: userId } });
}

/** The latest accesses to a user's record by others, with their total number. */
export function recordAccessOf(userId: number): PathQuery<Counted<RecordAccess[]>> {
  return getCounted<typeof listRecordAccess>('/api/users/:id/access-log', { params: { id: userId } });
}

/** All queries of the privacy centre, which the server prefetches. */
export function privacyQueries(userId: number): readonly PathQuery<unknown>[] {
  return [consentsOf(userId), recordAccessOf(userId)];
}
