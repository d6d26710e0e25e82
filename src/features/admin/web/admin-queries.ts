import type {
  AdminWaiting,
  AuditEntry,
  adminStats,
  adminWaiting,
  listAudit,
  listMessages,
  OutboxMessage,
} from '#features/admin/contract.ts';
import { dayOf, pagingOf, textOf } from '#platform/common/list-search.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';

/** The figures of the dashboard. */
export const STATS = get<typeof adminStats>('/api/admin/stats');

/** How much waits behind the tabs. */
export const WAITING: PathQuery<AdminWaiting> = get<typeof adminWaiting>('/api/admin/waiting');

/** The query for the audit log, from the query of its screen's URL. */
export function auditQuery(search: URLSearchParams): PathQuery<Counted<AuditEntry[]>> {
  return getCounted<typeof listAudit>('/api/admin/audit', {
    query: {
      actor: textOf(search, 'actor'),
      act: textOf(search, 'act'),
      from: dayOf(search, 'from'),
      to: dayOf(search, 'to'),
      ...pagingOf(search),
    },
  });
}

/** The query for the outbox, from the query of its screen's URL. */
export function outboxQuery(search: URLSearchParams): PathQuery<Counted<OutboxMessage[]>> {
  const status = (['queued', 'sent', 'failed', 'withdrawn'] as const).find((known) => known === search.get('status'));
  return getCounted<typeof listMessages>('/api/admin/messages', {
    query: { status, kind: textOf(search, 'kind'), person: textOf(search, 'person'), ...pagingOf(search) },
  });
}
