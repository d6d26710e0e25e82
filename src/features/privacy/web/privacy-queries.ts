import type { Consents, getConsents } from '#features/consents/contract.ts';
import type { listRecordAccess, RecordAccess } from '#features/privacy/contract.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/query-client.ts';

/** What a user has agreed to. */
export function consentsOf(userId: number): PathQuery<Consents> {
  return get<typeof getConsents>('/api/users/:id/consents', { params: { id: userId } });
}

/** Who opened a user's record lately, and how often that was in all. */
export function recordAccessOf(userId: number): PathQuery<Counted<RecordAccess[]>> {
  return getCounted<typeof listRecordAccess>('/api/users/:id/access-log', { params: { id: userId } });
}

/** Everything that the privacy centre reads, so that the server has it ready. */
export function privacyQueries(userId: number): readonly PathQuery<unknown>[] {
  return [consentsOf(userId), recordAccessOf(userId)];
}
