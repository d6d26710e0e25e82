import type { SupportContact, supportContact } from '#features/support/contract.ts';
import { get } from '#platform/web/query-client.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';

/** The query for how to reach support. */
export const SUPPORT_CONTACT = get<typeof supportContact>('/api/support-contact');

/** How to reach support; undefined while that isn't known. */
export function useSupportContact(): SupportContact | undefined {
  return usePathQuery(SUPPORT_CONTACT).data;
}
