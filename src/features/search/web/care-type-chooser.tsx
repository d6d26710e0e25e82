import { Trans, useLingui } from '@lingui/react/macro';
import { Activity, CalendarCheck } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { moveWithArrows } from '#platform/web/arrow-keys.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { chooseCareType, type SearchFilters } from '../rules/search-filters.ts';
import { scrollToId } from './scroll-to.ts';
import { homeHref, SEARCH_ID } from './search-address.ts';

/** How long to wait before scrolling to the results, ms. @see patient-area specification, section 9 */
const SCROLL_DELAY_MS = 100;

const CARE_TYPES = ['urgent', 'routine'] as const;

// In forced colours the chosen option shows by its border.
const OPTION =
  'group flex items-start gap-3.5 rounded-card border-[1.5px] border-edge bg-card p-4 wrap-anywhere hover:bg-green-tint ' +
  'aria-[current=true]:border-green aria-[current=true]:bg-green-tint aria-[current=true]:ring-1 aria-[current=true]:ring-green ' +
  'aria-checked:border-green aria-checked:bg-green-tint aria-checked:ring-1 aria-checked:ring-green ' +
  'forced-colors:aria-[current=true]:border-4 forced-colors:aria-checked:border-4';

/** Urgent or routine care: links while the page loads, then a radio group. Choosing goes on to the search. */
export function CareTypeChooser({ filters }: { readonly filters: SearchFilters }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const hydrated = useHydrated();
  const focusable = Math.max(
    0,
    CARE_TYPES.findIndex((careType) => careType === filters.careType),
  );
  const hrefOf = (careType: (typeof CARE_TYPES)[number]) => homeHref(chooseCareType(filters, careType));
  return (
    <div role={hydrated ? 'radiogroup' : 'group'} aria-label={t`Care type`} className="mt-5 grid gap-3 md:grid-cols-2">
      {CARE_TYPES.map((careType, index) => {
        const chosen = careType === filters.careType;
        return (
          <Link
            key={careType}
            href={`${hrefOf(careType)}#${SEARCH_ID}`}
            className={OPTION}
            {...(hydrated
              ? { role: 'radio', 'aria-checked': chosen, tabIndex: index === focusable ? 0 : -1 }
              : { 'aria-current': chosen || undefined })}
            onKeyDown={(event) => {
              // Arrow keys change the choice without scrolling away.
              const reached = CARE_TYPES[moveWithArrows(event) ?? -1];
              if (reached !== undefined) navigate(hrefOf(reached), { replace: true });
            }}
            onClick={() => setTimeout(scrollToId, SCROLL_DELAY_MS, SEARCH_ID)}
          >
            {careType === 'urgent' ? (
              <>
                <span className="grid size-11 flex-none place-items-center rounded-xl bg-red-tint text-red">
                  <Activity aria-hidden size={24} strokeWidth={1.75} />
                </span>
                <span>
                  <b className="block text-lg">
                    <Trans>Urgent Care</Trans>
                  </b>
                  <span className="text-soft">
                    <Trans>Needs attention today, not life-threatening</Trans>
                  </span>
                </span>
              </>
            ) : (
              <>
                <span className="grid size-11 flex-none place-items-center rounded-xl bg-green-tint text-green-strong group-aria-checked:bg-card group-aria-[current=true]:bg-card">
                  <CalendarCheck aria-hidden size={24} strokeWidth={1.75} />
                </span>
                <span>
                  <b className="block text-lg">
                    <Trans>Routine Care</Trans>
                  </b>
                  <span className="text-soft">
                    <Trans>Check-ups, vaccinations, non-urgent needs</Trans>
                  </span>
                </span>
              </>
            )}
          </Link>
        );
      })}
    </div>
  );
}
