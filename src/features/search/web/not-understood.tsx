import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ClinicWayIn } from '#features/auth/web/sign-in/clinic-way-in.tsx';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { EmergencyLine } from '#platform/web/ui/emergency-line.tsx';
import { NO_FILTERS, type SearchFilters } from '../rules/search-filters.ts';
import type { findNearestWords } from '../rules/unread/not-understood-contract.ts';
import { focusResults } from './scroll-to.ts';
import { homeHref } from './search-address.ts';

/**
 * What a patient can do whose words no provider matches: the nearest words, general practice, the symptom check; and the
 * number of the emergency services if the words are near a danger, or that isn't known.
 */
export function NotUnderstood({ filters }: { readonly filters: SearchFilters }) {
  const { careType, q, city, state, near } = filters;
  const { data, isError } = usePathQuery(
    get<typeof findNearestWords>('/api/providers/nearest-words', { query: { q } }),
  );
  const hrefOf = (text: string) => homeHref({ ...NO_FILTERS, careType, city, state, near, q: text });
  return (
    <>
      {(isError || data?.isNearDanger === true) && (
        <p className="notice bg-red-tint text-red">
          <EmergencyLine />
        </p>
      )}
      <p className="max-w-[44ch] wrap-anywhere text-soft">
        <Trans>We don't understand “{q}”.</Trans>
      </p>
      {data !== undefined && data.words.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-2.5">
          <span id="nearest-words">
            <Trans>Did you mean:</Trans>
          </span>
          <ul aria-labelledby="nearest-words" className="contents">
            {data.words.map((word) => (
              <li key={word} className="contents">
                <Link href={hrefOf(word)} className="chip" onClick={focusResults}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Link href={hrefOf('general practitioner')} className="button" onClick={focusResults}>
          <Trans>Find a doctor for any problem</Trans>
        </Link>
        <a href="/symptom-check" className="button button-ghost">
          <Trans>Check your symptoms</Trans>
        </a>
      </div>
      {data?.isNearDanger === false && <ClinicWayIn className="text-soft" />}
    </>
  );
}
