import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { moveWithArrows } from '#platform/web/arrow-keys.ts';
import { useChosenInSight } from '#platform/web/use-chosen-in-sight.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { mayLeave } from '#platform/web/use-leave-warning.ts';

// In forced-colors mode a transparent border is visible: there it gets the colour of the page.
const TAB = [
  'inline-flex min-h-12 max-w-full flex-none items-center border-b-3 border-transparent px-3.5',
  'font-semibold text-soft hover:text-ink aria-[current=page]:border-green aria-[current=page]:text-ink',
  'aria-selected:border-green aria-selected:text-ink focus-visible:-outline-offset-3',
  'forced-colors:not-aria-selected:not-aria-[current=page]:border-[Canvas]',
].join(' ');

/** From how many tabs on they need less room between them. */
const MANY = 8;

/**
 * Parts of a page as tabs whose choice is in the address: links while the page loads or without scripts, then tabs. Only
 * the chosen part is on the page.
 */
export function LinkTabs<Id extends string>({
  tabs,
  chosen,
  label,
  children,
}: {
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly href: string }[];
  readonly chosen: Id;
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}) {
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const strip = useChosenInSight<HTMLDivElement>(chosen);
  const last = useRef(chosen);
  useEffect(() => {
    // If a link within the old part led here, the focus was lost with it: move it to the new tab, and show its beginning.
    if (chosen !== last.current && document.activeElement === document.body) {
      document.getElementById(`tab-${chosen}`)?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    last.current = chosen;
  }, [chosen]);
  return (
    <div>
      <div
        ref={strip}
        id="tabs"
        role={hydrated ? 'tablist' : 'group'}
        aria-label={label}
        // Two tabs fit a phone, or wrap to two lines; more scroll, to the chosen one. Many stand closer on a wide screen, so that all fit.
        className={`flex border-b border-line ${
          tabs.length > 2
            ? `overflow-x-auto @max-[16.25rem]/screen:flex-wrap ${tabs.length > MANY ? 'lg:*:px-2' : ''}`
            : 'flex-wrap max-sm:*:px-2 max-sm:*:text-[0.9375rem]'
        }`}
      >
        {tabs.map(({ id, label: name, href }) => (
          <Link
            key={id}
            id={`tab-${id}`}
            // Without scripts, the fragment makes the browser scroll the strip to the tab.
            href={`${href}#tab-${id}`}
            replace
            className={TAB}
            {...(hydrated
              ? {
                  role: 'tab',
                  'aria-selected': id === chosen,
                  'aria-controls': id === chosen ? 'tab-panel' : undefined,
                  tabIndex: id === chosen ? 0 : -1,
                }
              : { 'aria-current': id === chosen ? ('page' as const) : undefined })}
            onKeyDown={(event) => {
              const reached = tabs[moveWithArrows(event) ?? -1];
              if (reached !== undefined && reached.id !== chosen && mayLeave())
                navigate(reached.href, { replace: true });
            }}
          >
            {name}
          </Link>
        ))}
      </div>
      <div
        id="tab-panel"
        className="grid gap-6 py-5"
        {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `tab-${chosen}`, tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
}
