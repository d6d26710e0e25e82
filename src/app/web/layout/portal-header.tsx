import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell, ChevronDown, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { LockButton } from '#features/desks/web/lock-button.tsx';
import { chosenPlace, portalHref } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { NewBadge } from '#features/practice-news/web/new-badge.tsx';
import { totalOf, useUnseen } from '#features/practice-news/web/use-unseen.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { PageLocation } from '../page-module.ts';
import { AccountMenu } from './account-menu.tsx';
import { HEADER, Header } from './header.tsx';
import { keepHeader } from './keep-header.ts';
import { PopupMenu } from './popup-menu.tsx';

/** The header of the portal: the practice, its news and the account. Others than members see the usual header. */
export function PortalHeader({ search }: PageLocation) {
  const user = useCurrentUser();
  return user?.role === 'provider' ? <MemberHeader user={user} search={search} /> : <Header />;
}

function MemberHeader({
  user,
  search,
}: {
  readonly user: Parameters<typeof AccountMenu>[0]['user'];
  readonly search: URLSearchParams;
}) {
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current === null ? undefined : keepHeader(header.current)), []);
  const { data: practices = [] } = usePathQuery(PORTAL_PROVIDERS);
  const isOneOfSeveral = practices.length > 1;
  const chosen = chosenPlace(practices, search);
  const providerId = isOneOfSeveral ? chosen?.id : undefined;
  const unseen = useUnseen(chosen?.id ?? practices[0]?.id, isOneOfSeveral);
  return (
    <header ref={header} className={HEADER}>
      <div className="wrap flex h-15 items-center gap-2 lg:gap-5">
        <Link
          href={portalHref('today', { providerId })}
          aria-label={[PRODUCT_NAME, chosen?.name].filter(Boolean).join(', ')}
          className="grid size-11 flex-none place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-[9px] bg-green text-on-green">
            <Plus aria-hidden size={20} strokeWidth={2.5} />
          </span>
        </Link>
        <div className="min-w-0 flex-1 text-lg font-bold">
          {isOneOfSeveral ? (
            <Switcher practices={practices} chosen={chosen} unseen={unseen} />
          ) : (
            <p className="line-clamp-2 text-start wrap-anywhere">{chosen?.name}</p>
          )}
        </div>
        {chosen !== undefined && (
          <NewsBadge unseen={unseen.get(chosen.id) ?? 0} href={portalHref('today', { providerId })} />
        )}
        {user.desk !== undefined && <LockButton />}
        <AccountMenu user={user} inPortal />
      </div>
    </header>
  );
}

type Practice = Readonly<{ id: number; name: string }>;

/** The places of the member, each with how many news no member has seen; the button counts those of the other places. */
function Switcher({
  practices,
  chosen,
  unseen,
}: {
  readonly practices: readonly Practice[];
  readonly chosen: Practice | undefined;
  readonly unseen: ReadonlyMap<number, number>;
}) {
  const elsewhere = totalOf(unseen) - (unseen.get(chosen?.id ?? 0) ?? 0);
  return (
    <PopupMenu
      className="relative"
      buttonClass="flex min-h-11 items-center gap-1"
      button={
        <>
          <span className="line-clamp-2 text-start wrap-anywhere">
            {chosen === undefined ? <Trans>Choose a practice</Trans> : chosen.name}
          </span>
          <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
          {elsewhere > 0 && (
            <span className="badge badge-green flex-none">
              <span aria-hidden>{elsewhere}</span>
              <span className="sr-only">
                {chosen === undefined ? (
                  <Plural value={elsewhere} one="# new" other="# new" />
                ) : (
                  <Plural value={elsewhere} one="# new at other places" other="# new at other places" />
                )}
              </span>
            </span>
          )}
        </>
      }
    >
      <ul className="card absolute top-full start-0 mt-1 w-72 max-w-[calc(100vw-80px)] p-2 text-base font-normal">
        {practices.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={portalHref('today', { providerId: id })}
              className="menu-entry wrap-anywhere"
              {...(id === chosen?.id && { 'aria-current': 'true' })}
            >
              {name} <NewBadge unseen={unseen.get(id) ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </PopupMenu>
  );
}

/** How many news no member has seen. The page follows them; this shows what it has. */
function NewsBadge({ unseen, href }: { readonly unseen: number; readonly href: string }) {
  const { t } = useLingui();
  return (
    <Link
      href={href}
      aria-label={unseen === 0 ? t`No new bookings` : t`${plural(unseen, { one: '# new', other: '# new' })}`}
      className="icon-button relative flex-none"
    >
      <Bell aria-hidden size={22} strokeWidth={1.75} />
      {unseen > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-red px-1 text-xs font-bold text-on-green"
        >
          {unseen > 99 ? '99+' : unseen}
        </span>
      )}
    </Link>
  );
}
