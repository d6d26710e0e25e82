import { useLingui } from '@lingui/react/macro';
import { tabsOf } from '#features/admin/rules/admin-tabs.ts';
import type { User } from '#features/auth/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { NavLink } from './nav-link.tsx';

/** What administrators find in the header instead of the links for patients: their area, by permission. */
export function AdminLinks({ user, className }: { readonly user: User; readonly className: string }) {
  const { i18n } = useLingui();
  return tabsOf(user)
    .filter(({ inHeader }) => inHeader)
    .map(({ href, label }) => (
      <NavLink key={href} href={href} className={className}>
        {translateText(i18n, label)}
      </NavLink>
    ));
}
