import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { useChosenInSight } from '#platform/web/use-chosen-in-sight.ts';
import { visibleTabsOf } from '../rules/admin-tabs.ts';

const TAB =
  'inline-flex min-h-11 flex-none items-center border-b-3 border-transparent px-3 font-semibold whitespace-nowrap ' +
  'lg:px-2.5 lg:text-[0.9375rem] text-soft hover:text-ink focus-visible:-outline-offset-3 ' +
  'aria-[current]:border-green aria-[current]:text-ink';

/** The frame of every admin screen: the tabs that the administrator sees, and the heading. */
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
  const tabs = visibleTabsOf(user);
  const strip = useChosenInSight<HTMLElement>(path);
  return (
    <div className="wrap py-6">
      <nav
        ref={strip}
        aria-label={t`Admin area`}
        className="mb-6 flex overflow-x-auto border-b border-line lg:flex-wrap"
      >
        {tabs.map(({ href, label }) => (
          <Link key={href} href={href} className={TAB} {...currentOf(href, path)}>
            {translateText(i18n, label)}
          </Link>
        ))}
      </nav>
      <h1 tabIndex={-1} className="text-2xl">
        {heading}
      </h1>
      <div className="mt-4">{children}</div>
    </div>
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
