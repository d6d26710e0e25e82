import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { urlOf } from '#platform/web/calls/call.ts';
import { monthOfYear } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { LAST_CHECKED } from '../rules/health/external-sites.ts';
import { findResources, RESOURCE_TABS, resourceTab } from '../rules/health/find-resources.ts';
import { EducationalList } from './educational-list.tsx';
import { EmergencyList } from './emergency-list.tsx';
import { FacilityList } from './facility-list.tsx';
import { SearchBox } from './search-box.tsx';
import { TipList } from './tip-list.tsx';

/** Tips, reading, emergency numbers and facility types in four tabs, filtered by the query from the URL. */
export function HealthResources({ search }: { readonly search: URLSearchParams }) {
  const { t, i18n } = useLingui();
  const q = search.get('q') ?? '';
  const chosen = resourceTab(search.get('tab'));
  const found = findResources(q, (english) => translateText(i18n, english));
  const isSearch = q.trim() !== '';
  const tabs = RESOURCE_TABS.map(({ id, title }) => ({
    id,
    // During a search, each tab shows its number of matches.
    label: translateText(i18n, title) + (isSearch ? ` (${found[id].length})` : ''),
    href: urlOf('/health-resources', {}, { tab: id, q }),
  }));
  return (
    <>
      <div className="mt-5 max-w-160">
        <SearchBox action="/health-resources" q={q} keep={{ tab: chosen }} label={t`Search health resources`} />
      </div>
      <div className="mt-5">
        <LinkTabs tabs={tabs} chosen={chosen} label={t`Health Resources`}>
          {found[chosen].length === 0 ? (
            <NoResources tab={chosen} />
          ) : (
            <>
              {chosen === 'tips' && <TipList tips={found.tips} />}
              {chosen === 'educational' && <EducationalList resources={found.educational} />}
              {chosen === 'emergency' && <EmergencyList contacts={found.emergency} />}
              {chosen === 'facilities' && <FacilityList facilities={found.facilities} />}
              {(chosen === 'tips' || chosen === 'educational') && <LastChecked />}
            </>
          )}
        </LinkTabs>
      </div>
    </>
  );
}

/** When the links to other sites were last checked, and where to report a dead one. */
function LastChecked() {
  const { i18n } = useLingui();
  const month = monthOfYear(i18n, LAST_CHECKED);
  return (
    <p className="text-sm text-soft">
      <Trans>
        The links to other sites were looked up in {month}. If one leads nowhere,{' '}
        <Link href="/contact-us" className="link">
          tell us
        </Link>
        .
      </Trans>
    </p>
  );
}

function NoResources({ tab }: { readonly tab: string }) {
  return (
    <EmptyState icon={SearchX} title={<Trans>No resources found</Trans>}>
      <p className="text-soft">
        <Trans>Try other words, or look into the other tabs.</Trans>
      </p>
      <Link href={urlOf('/health-resources', {}, { tab })} className="button button-ghost">
        <Trans>Clear the search</Trans>
      </Link>
    </EmptyState>
  );
}
