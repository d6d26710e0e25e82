import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { useLogout } from '#features/auth/web/session/use-logout.ts';
import { OWN_LINKS, PATIENT_LINK, PORTAL_LINK, PROFILE_LINK } from '#platform/common/site-links.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { LinkItems } from './link-items.tsx';
import { NavLink } from './nav-link.tsx';
import { PopupMenu } from './popup-menu.tsx';

const UnreadCount = lazyPart(async () => (await import('#features/conversations/web/unread-count.tsx')).UnreadCount);

/** Who is signed in, and what they can do about it. */
export function AccountMenu({
  user,
  inPortal = false,
}: {
  readonly user: User;
  /** Leads to the patient's side instead of the portal. */
  readonly inPortal?: boolean;
}) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { logout, busy } = useLogout(() => navigate('/'));
  const [open, setOpen] = useState(false);
  const name = user.fullName;
  const isProvider = user.role === 'provider';
  return (
    <PopupMenu
      label={t`Account menu of ${name}`}
      className="md:relative"
      onToggle={setOpen}
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
          {isProvider && <LinkItems links={[inPortal ? PATIENT_LINK : PORTAL_LINK]} className="menu-entry" />}
          <LinkItems links={[PROFILE_LINK]} className="menu-entry" />
          {user.role === 'admin' ? (
            <li>
              <NavLink href="/admin" className="menu-entry">
                <Trans>Admin Dashboard</Trans>
              </NavLink>
            </li>
          ) : (
            <>
              <LinkItems links={OWN_LINKS} className="menu-entry" />
              <li>
                <NavLink href={isProvider ? '/provider-portal?tab=messages' : '/messages'} className="menu-entry">
                  <Trans>Messages</Trans>
                  <Suspense>{open && <UnreadCount side={isProvider ? 'staff' : 'person'} />}</Suspense>
                </NavLink>
              </li>
            </>
          )}
          <li>
            {/* Where the app isn't loaded, the script of plain pages finds it by its attribute. */}
            <button type="button" className="menu-entry" aria-disabled={busy} onClick={logout} data-log-out="">
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
