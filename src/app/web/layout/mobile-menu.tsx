import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '#features/auth/contract.ts';
import {
  HEALTH_LINK,
  HOME_LINK,
  INSURANCE_LINK,
  OWN_LINKS,
  PORTAL_LINK,
  PROFILE_LINK,
  SUPPORT_LINKS,
} from '#platform/common/site-links.ts';
import { AdminLinks } from './admin-links.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LinkItems } from './link-items.tsx';
import { NavLink } from './nav-link.tsx';
import { PopupMenu } from './popup-menu.tsx';

const PANEL = [
  'absolute end-0 top-full z-10 grid max-h-[calc(100dvh-7rem)] w-80 max-w-full gap-3 overflow-y-auto',
  'rounded-b-card border border-line bg-card p-3 [box-shadow:var(--shadow)]',
  '[transition:150ms] starting:[translate:2rem] starting:opacity-0',
].join(' ');

/** Every link of header and footer on a narrow screen, in three groups. @see provider and admin area specification, section 2 */
export function MobileMenu({ user }: { readonly user: User | null | undefined }) {
  const { t } = useLingui();
  const isAdmin = user?.role === 'admin';
  const links = (wanted: Parameters<typeof LinkItems>[0]['links']) => (
    <LinkItems links={wanted} className="menu-entry" />
  );
  return (
    <PopupMenu label={t`Menu`} className="lg:hidden" button={<Menu aria-hidden size={24} strokeWidth={1.75} />}>
      <div className={PANEL}>
        <HeaderSearch className="" />
        <Group title={t`Main Menu`}>
          {isAdmin ? <AdminLinks user={user} className="menu-entry" /> : links([HOME_LINK, HEALTH_LINK])}
          {user?.role === 'provider' && links([PORTAL_LINK])}
          {user && !isAdmin && links(OWN_LINKS)}
        </Group>
        <Group title={t`Account`}>
          {user ? (
            links([PROFILE_LINK])
          ) : (
            <li>
              <NavLink href="/auth" className="menu-entry">
                <Trans>Sign in or create an account</Trans>
              </NavLink>
            </li>
          )}
          {!isAdmin && links([INSURANCE_LINK])}
        </Group>
        <Group title={t`Support`}>{links(SUPPORT_LINKS)}</Group>
      </div>
    </PopupMenu>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="px-3 text-sm text-soft">{title}</p>
      <ul>{children}</ul>
    </nav>
  );
}
