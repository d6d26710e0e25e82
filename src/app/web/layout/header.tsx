import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/auth/web/use-current-user.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { AccountMenu } from './account-menu.tsx';
import { AdminLinks } from './admin-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { useScrolled } from './use-scrolled.ts';

const NAV_LINK = 'inline-flex min-h-11 items-center font-semibold text-soft hover:text-ink aria-[current]:text-ink';

/** Stays at the top of every screen and turns solid once the page scrolls under it. */
export function Header() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const scrolled = useScrolled();
  return (
    <header
      className={`no-print sticky top-0 z-30 border-b transition-colors duration-150 ${scrolled ? 'border-line bg-card' : 'border-transparent'}`}
    >
      <div className="wrap flex h-15 items-center gap-2 md:gap-6">
        <Link href="/" className="flex min-h-11 items-center gap-2.5 text-xl font-extrabold tracking-tight">
          <span className="grid size-8 place-items-center rounded-[9px] bg-green text-on-green">
            <Plus aria-hidden size={20} strokeWidth={2.5} />
          </span>
          {PRODUCT_NAME}
        </Link>
        <nav aria-label={t`Main Menu`} className="hidden gap-6 md:flex">
          {user?.role === 'admin' ? (
            <AdminLinks user={user} className={NAV_LINK} />
          ) : (
            <>
              <NavLink href="/" className={NAV_LINK}>
                <Trans>Find Care</Trans>
              </NavLink>
              {user && (
                <NavLink href="/appointments" className={NAV_LINK}>
                  <Trans>My Appointments</Trans>
                </NavLink>
              )}
            </>
          )}
        </nav>
        <span className="flex-1" />
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
