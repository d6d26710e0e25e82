import { headerLinksOf } from '#features/admin/rules/header-tabs.ts';
import type { User } from '#features/auth/contract.ts';
import { LinkItems } from './link-items.tsx';

/** What administrators find in the header instead of the links for patients: their area, by permission. */
export function AdminLinks({ user, className }: { readonly user: User; readonly className: string }) {
  return <LinkItems links={headerLinksOf(user)} className={className} />;
}
