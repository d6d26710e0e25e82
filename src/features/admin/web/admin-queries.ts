import type { AuditEntry, adminStats, listAudit, listMessages, OutboxMessage } from '#features/admin/contract.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/query-client.ts';

/** How many rows a table of the admin area shows at once. */
export const ROWS_PER_PAGE = 20;

/** The figures of the dashboard. */
export const STATS = get<typeof adminStats>('/api/admin/stats');

/** The audit log as an address of its screen asks for it. */
export function auditQuery(search: URLSearchParams): PathQuery<Counted<AuditEntry[]>> {
  return getCounted<typeof listAudit>('/api/admin/audit', {
    query: {
      actor: textOf(search, 'actor'),
      act: textOf(search, 'act'),
      from: dayOf(search, 'from'),
      to: dayOf(search, 'to'),
      ...rowsOf(search),
    },
  });
}

/** The outbox as an address of its screen asks for it. */
export function outboxQuery(search: URLSearchParams): PathQuery<Counted<OutboxMessage[]>> {
  const status = (['queued', 'sent', 'failed', 'withdrawn'] as const).find((known) => known === search.get('status'));
  return getCounted<typeof listMessages>('/api/admin/messages', {
    query: { status, kind: textOf(search, 'kind'), ...rowsOf(search) },
  });
}

/** The page that an address asks for, counted from 1. */
export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Which rows the page that an address asks for has, as calls take it. */
export function rowsOf(search: URLSearchParams) {
  return { limit: String(ROWS_PER_PAGE), offset: String((pageOf(search) - 1) * ROWS_PER_PAGE) };
}

/** A text of an address, as long as searches may be. */
export function textOf(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim().slice(0, 100);
}

function dayOf(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}
