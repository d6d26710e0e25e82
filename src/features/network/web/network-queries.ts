import type {
  AdminProvider,
  getAdminProvider,
  listAdminProviders,
  listEndingLicences,
  listSupportTasks,
  MergePreview,
  ProviderRow,
  previewMerge,
  SupportTask,
} from '#features/network/contract.ts';
import type { listAdminHolidays } from '#features/network/rules/holiday-contract.ts';
import type { EndingLicence } from '#features/network/rules/licence-fields.ts';
import { pageOf, ROWS_PER_PAGE } from '#platform/common/list-search.ts';
import { type Counted, get, getCounted, type PathQuery } from '#platform/web/calls/query-client.ts';

const KINDS = ['network', 'listings', 'removed'] as const;
const SORTS = ['name', '-name', 'specialty', 'state', 'newest'] as const;

/** The query of the table for an address of its screen. */
export function providersQuery(search: URLSearchParams): PathQuery<Counted<ProviderRow[]>> {
  return getCounted<typeof listAdminProviders>('/api/admin/providers', {
    query: {
      q: search.get('q')?.trim().slice(0, 100),
      kind: KINDS.find((kind) => kind === search.get('kind')),
      sort: SORTS.find((sort) => sort === search.get('sort')),
      limit: String(ROWS_PER_PAGE),
      offset: String((pageOf(search) - 1) * ROWS_PER_PAGE),
    },
  });
}

/** Returns the provider whose details an address opens; undefined for none. */
export function shownId(search: URLSearchParams): number | undefined {
  const id = search.get('provider') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** One provider. */
export function providerQuery(id: number): PathQuery<AdminProvider> {
  return get<typeof getAdminProvider>('/api/admin/providers/:id', { params: { id } });
}

/** What merging a provider into another one would do. */
export function mergeQuery(id: number, into: number): PathQuery<MergePreview> {
  return get<typeof previewMerge>('/api/admin/providers/:id/merge', { params: { id }, query: { into: String(into) } });
}

/** The providers among which the one to keep is chosen. */
export function survivorsQuery(q: string): PathQuery<Counted<ProviderRow[]>> {
  return getCounted<typeof listAdminProviders>('/api/admin/providers', {
    query: { q: q.trim().slice(0, 100), limit: '10' },
  });
}

/** Providers whose licences end soon, for the dashboard. */
export const ENDING_LICENCES: PathQuery<Counted<EndingLicence[]>> = getCounted<typeof listEndingLicences>(
  '/api/admin/licences',
  { query: { limit: '10' } },
);

/** What support has to do about providers. */
export const SUPPORT_TASKS: PathQuery<Counted<SupportTask[]>> = getCounted<typeof listSupportTasks>(
  '/api/admin/support-tasks',
  { query: { limit: '10' } },
);

/** Public holidays to come. */
export const ADMIN_HOLIDAYS = get<typeof listAdminHolidays>('/api/admin/holidays');
