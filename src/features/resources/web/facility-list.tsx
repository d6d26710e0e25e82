import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { NO_FILTERS } from '#features/search/rules/search-filters.ts';
import { homeHref, RESULTS_ID } from '#features/search/web/search-address.ts';
import { translateText } from '#platform/web/translate-text.ts';
import type { FacilityType } from '../rules/health/facility-types.ts';

/** Facility types, each with a link to its search. */
export function FacilityList({ facilities }: { readonly facilities: readonly FacilityType[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`Facilities`} className="grid gap-3 md:grid-cols-2">
      {facilities.map(({ id, title, description, filters }) => (
        <li key={id} className="card grid content-between gap-3">
          <div className="grid gap-1.5">
            <h2 className="text-[1.0625rem]">{translateText(i18n, title)}</h2>
            <p>{translateText(i18n, description)}</p>
          </div>
          <Link href={`${homeHref({ ...NO_FILTERS, ...filters })}#${RESULTS_ID}`} className="button button-ghost">
            <Trans>
              Find one <span className="sr-only">: {translateText(i18n, title)}</span>
            </Trans>
          </Link>
        </li>
      ))}
    </ul>
  );
}
