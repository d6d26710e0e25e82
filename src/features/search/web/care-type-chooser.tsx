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
    <div role={hydrated ? 'radiogroup' : 'group'} aria-label={t`Care type`} className="options my-3">
      {CARE_TYPES.map((careType, index) => {
        const chosen = careType === filters.careType;
        return (
          <Link
            key={careType}
            href={`${hrefOf(careType)}#${SEARCH_ID}`}
            className="option"
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
                <b>
                  <Activity aria-hidden size={20} strokeWidth={1.75} className="text-red" />
                  <Trans>Urgent Care</Trans>
                </b>
                <Trans>Needs attention today, not life-threatening</Trans>
              </>
            ) : (
              <>
                <b>
                  <CalendarCheck aria-hidden size={20} strokeWidth={1.75} className="text-green" />
                  <Trans>Routine Care</Trans>
                </b>
                <Trans>Check-ups, vaccinations, non-urgent needs</Trans>
              </>
            )}
          </Link>
        );
      })}
    </div>
  );
}
