import type { SupportContact, supportContact } from '#features/support/contract.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

/** The query for the contact details of support. */
export const SUPPORT_CONTACT = get<typeof supportContact>('/api/support-contact');

/** Returns the contact details of support; undefined while loading. */
export function useSupportContact(): SupportContact | undefined {
  return usePathQuery(SUPPORT_CONTACT).data;
}
