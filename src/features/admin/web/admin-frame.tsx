import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { visibleTabsOf } from '../rules/admin-tabs.ts';
import type { AdminTab } from '../rules/header-tabs.ts';
import { waitingBehind } from '../rules/waiting.ts';
import { useWaiting } from './use-waiting.ts';

const TAB =
  'inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-soft hover:text-ink focus-visible:-outline-offset-3 ' +
  'aria-[current]:text-ink max-lg:w-full max-lg:rounded-lg max-lg:aria-[current]:bg-green-tint ' +
  'lg:border-b-3 lg:border-transparent lg:px-2.5 lg:text-[0.9375rem] lg:whitespace-nowrap lg:aria-[current]:border-green';

/** The frame of every admin screen: the tabs that the administrator sees, with what waits behind each, and the heading. */
export function AdminFrame({
  user,
  heading,
  children,
}: {
  readonly user: User;
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  const counts = useWaiting(path);
  const tabs = visibleTabsOf(user).map((tab) => ({ ...tab, waiting: waitingBehind(tab.href, counts) }));
  const open = tabs.find(({ href }) => 'aria-current' in currentOf(href, path));
  const total = tabs.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <div className="wrap py-6">
      <nav aria-label={t`Admin area`} className="mb-6">
        {/* A phone has no room for ten tabs: there they are a menu, open on the first screen only. */}
        <details
          key={path}
          open={path === '/admin'}
          className="group rounded-card border border-line bg-card lg:hidden"
        >
          <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
            {open === undefined ? <Trans>Admin area</Trans> : translateText(i18n, open.label)}
            <Waiting count={total} />
            <ChevronDown aria-hidden size={20} strokeWidth={1.75} className="ms-auto group-open:rotate-180" />
          </summary>
          <TabList tabs={tabs} path={path} className="grid gap-1 px-1 pb-2" />
        </details>
        <TabList tabs={tabs} path={path} className="hidden flex-wrap border-b border-line lg:flex" />
      </nav>
      <h1 tabIndex={-1} className="text-2xl">
        {heading}
      </h1>
      <div className="mt-4">{children}</div>
    </div>
  );
}

function TabList({
  tabs,
  path,
  className,
}: {
  readonly tabs: readonly (AdminTab & { readonly waiting: number })[];
  readonly path: string;
  readonly className: string;
}) {
  const { i18n } = useLingui();
  return (
    <ul className={className}>
      {tabs.map(({ href, label, waiting }) => (
        <li key={href}>
          <Link href={href} className={TAB} {...currentOf(href, path)}>
            {translateText(i18n, label)}
            <Waiting count={waiting} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How much waits. Empty for nothing. */
function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="badge badge-amber tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">
        <Plural value={count} one="# waits" other="# wait" />
      </span>
    </span>
  );
}

/** Marks the tab of the open screen, or of the list that the open screen belongs to. */
function currentOf(href: string, path: string): { readonly 'aria-current'?: 'page' | 'true' } {
  if (path === href) return { 'aria-current': 'page' };
  return href !== '/admin' && path.startsWith(`${href}/`) ? { 'aria-current': 'true' } : {};
}

/** Shown to an administrator whose permissions open no tab. */
export function NoTabsNotice() {
  return (
    <div className="card max-w-[60ch]">
      <p className="font-bold">
        <Trans>Nothing here for your permissions yet</Trans>
      </p>
      <p className="mt-1 text-soft">
        <Trans>Ask whoever made your account which part of the admin area is meant for you.</Trans>
      </p>
    </div>
  );
}
