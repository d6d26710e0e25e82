import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import type { User } from '#features/auth/contract.ts';
import { AdminLinks } from './admin-links.tsx';
import { NavLink } from './nav-link.tsx';
import { PopupMenu } from './popup-menu.tsx';

const ENTRY =
  'flex min-h-12 items-center rounded-control px-3 font-semibold hover:bg-green-tint aria-[current]:text-green-strong';

/** The links of the header on a narrow screen. */
export function MobileMenu({ user }: { readonly user: User | null | undefined }) {
  const { t } = useLingui();
  return (
    <PopupMenu label={t`Menu`} className="md:hidden" button={<Menu aria-hidden size={24} strokeWidth={1.75} />}>
      <nav
        aria-label={t`Main Menu`}
        className="absolute inset-x-0 top-full z-10 border-y border-line bg-card p-3 shadow-card transition duration-150 starting:-translate-y-2 starting:opacity-0"
      >
        {user?.role === 'admin' ? (
          <div className="grid">
            <AdminLinks user={user} className={ENTRY} />
          </div>
        ) : (
          <ul>
            <li>
              <NavLink href="/" className={ENTRY}>
                <Trans>Find a Provider</Trans>
              </NavLink>
            </li>
            <li>
              {user ? (
                <NavLink href="/appointments" className={ENTRY}>
                  <Trans>My Appointments</Trans>
                </NavLink>
              ) : (
                <NavLink href="/auth" className={ENTRY}>
                  <Trans>Sign in or create an account</Trans>
                </NavLink>
              )}
            </li>
          </ul>
        )}
        {user && (
          <NavLink href="/profile" className={ENTRY}>
            <Trans>Profile Settings</Trans>
          </NavLink>
        )}
      </nav>
    </PopupMenu>
  );
}
