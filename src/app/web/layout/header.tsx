import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { AccountMenu } from './account-menu.tsx';
import { AdminLinks } from './admin-links.tsx';
import { HeaderSearch } from './header-search.tsx';
import { keepHeader } from './keep-header.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NAV_LINK, PatientMenus } from './patient-menus.tsx';

/** The classes of a header. */
export const HEADER = [
  'no-print sticky top-0 z-30 border-b border-transparent bg-paper [transition:background-color_150ms]',
  'noscript:border-line data-solid:border-line data-solid:bg-card',
].join(' ');

/** Stays at the top of every screen and turns solid once the page scrolls under it. */
export function Header() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current === null ? undefined : keepHeader(header.current)), []);
  return (
    <header ref={header} className={HEADER}>
      <div className="wrap flex h-15 items-center gap-2 lg:gap-5">
        <Link href="/" className="brand text-xl font-extrabold tracking-tight">
          <span className="grid size-8 place-items-center rounded-[9px] bg-green text-on-green">
            <Plus aria-hidden size={20} strokeWidth={2.5} />
          </span>
          {PRODUCT_NAME}
        </Link>
        <nav aria-label={t`Main Menu`} className="hidden lg:block">
          <ul className="flex gap-5">
            {user?.role === 'admin' ? (
              <AdminLinks user={user} className={NAV_LINK} />
            ) : (
              <PatientMenus signedIn={Boolean(user)} />
            )}
          </ul>
        </nav>
        <span className="flex-1 lg:hidden" />
        <HeaderSearch className="hidden min-w-0 flex-1 lg:block" />
        {user ? (
          <AccountMenu user={user} />
        ) : (
          <Link href="/auth" className="button button-ghost">
            <Trans>Sign In</Trans>
          </Link>
        )}
        <MobileMenu user={user} />
      </div>
    </header>
  );
}
