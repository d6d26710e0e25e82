import type { Client } from '../contract.ts';
import type { ClientRow } from './client-store.ts';

/** Returns a client as members of the practice see them. */
export function shownClient(row: ClientRow): Client {
  const { practiceId: _practiceId, userId: _userId, blockedAt, blockedReason, lastVisitAt, merges, ...client } = row;
  const blocked =
    blockedAt === null || blockedReason === null ? null : { at: blockedAt.toISOString(), reason: blockedReason };
  return {
    ...client,
    blocked,
    lastVisitAt: lastVisitAt === null ? null : new Date(lastVisitAt).toISOString(),
    merges: merges.map((merge) => ({ ...merge, at: new Date(merge.at).toISOString() })),
  };
}
