import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { moveWithArrows } from './arrow-keys.ts';
import { providerHref, TABS, type Tab } from './provider-address.ts';

const TAB =
  'inline-flex min-h-12 items-center border-b-3 border-transparent px-3.5 font-semibold text-soft hover:text-ink aria-[current=page]:border-green aria-[current=page]:text-ink aria-selected:border-green aria-selected:text-ink';

/** About, reviews and location: links while the page loads, then tabs. Only the chosen part is on the page. */
export function ProviderTabs({
  providerId,
  tab,
  children,
}: {
  readonly providerId: number;
  readonly tab: Tab;
  /** The part that the tab chooses. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const labels: Record<Tab, string> = { about: t`About`, reviews: t`Reviews`, location: t`Location` };
  const hrefOf = (of: Tab) => providerHref(providerId, { tab: of });
  return (
    <div>
      <div
        id="tabs"
        role={hydrated ? 'tablist' : 'group'}
        aria-label={t`About this provider`}
        className="flex border-b border-line"
      >
        {TABS.map((of) => (
          <Link
            key={of}
            id={`tab-${of}`}
            href={`${hrefOf(of)}#tabs`}
            replace
            className={TAB}
            {...(hydrated
              ? {
                  role: 'tab',
                  'aria-selected': of === tab,
                  'aria-controls': of === tab ? 'tab-panel' : undefined,
                  tabIndex: of === tab ? 0 : -1,
                }
              : { 'aria-current': of === tab ? ('page' as const) : undefined })}
            onKeyDown={(event) => {
              const reached = TABS[moveWithArrows(event) ?? -1];
              if (reached !== undefined) navigate(hrefOf(reached), { replace: true });
            }}
          >
            {labels[of]}
          </Link>
        ))}
      </div>
      <div
        id="tab-panel"
        className="grid gap-6 py-5"
        {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}`, tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}
