import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, LogOut, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { useLogout } from '#features/auth/web/use-logout.ts';
import { NavLink } from './nav-link.tsx';
import { PopupMenu } from './popup-menu.tsx';

const ENTRY = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-semibold hover:bg-green-tint';

/** Who is signed in, and what they can do about it. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { logout, busy } = useLogout(() => navigate('/'));
  const name = user.fullName;
  return (
    <PopupMenu
      label={t`Account menu of ${name}`}
      className="md:relative"
      button={
        <span aria-hidden className="grid size-10 place-items-center rounded-full bg-green font-bold text-on-green">
          {initials(name)}
        </span>
      }
    >
      <div className="card absolute end-4 top-full md:end-0 z-10 mt-1 w-72 max-w-[calc(100vw-32px)] p-2">
        <div className="border-b border-line px-3 pt-1 pb-3 wrap-anywhere">
          <p className="font-bold">{name}</p>
          <p className="text-sm text-soft">{user.email}</p>
        </div>
        <ul className="mt-2">
          <li>
            <NavLink href="/profile" className={ENTRY}>
              <UserRound aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Profile Settings</Trans>
            </NavLink>
          </li>
          <li>
            {user.role === 'admin' ? (
              <NavLink href="/admin" className={ENTRY}>
                <Trans>Admin Dashboard</Trans>
              </NavLink>
            ) : (
              <NavLink href="/appointments" className={ENTRY}>
                <CalendarDays aria-hidden size={20} strokeWidth={1.75} />
                <Trans>My Appointments</Trans>
              </NavLink>
            )}
          </li>
          <li>
            <button type="button" className={ENTRY} aria-disabled={busy} onClick={logout}>
              <LogOut aria-hidden size={20} strokeWidth={1.75} />
              {busy ? <Trans>Logging out...</Trans> : <Trans>Log out</Trans>}
            </button>
          </li>
        </ul>
      </div>
    </PopupMenu>
  );
}

/** The first letters of the full name, at most two. @see provider and admin area specification, section 2: header */
function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('');
}
