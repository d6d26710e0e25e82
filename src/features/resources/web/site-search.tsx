import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { providerHref } from '#features/directory/web/provider-address.ts';
import { NO_FILTERS, readFilters } from '#features/search/rules/search-filters.ts';
import { homeHref, RESULTS_ID, searchQuery } from '#features/search/web/search-address.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { type FoundPage, searchSite } from '../rules/site-search.ts';
import { SearchBox } from './search-box.tsx';

/** Providers shown before the link to the provider search. */
const PROVIDERS_SHOWN = 5;

/** Returns the filters of the provider search, in all of Nigeria, for the query in the URL. */
export function siteFilters(search: URLSearchParams) {
  return { ...NO_FILTERS, q: readFilters({ q: search.get('q') ?? '' }).q, city: 'all' } as const;
}

/** Providers, questions and health resources that match the query in the URL. */
export function SiteSearch({ search }: { readonly search: URLSearchParams }) {
  const { t } = useLingui();
  const filters = siteFilters(search);
  return (
    <>
      <div className="mt-5 max-w-160">
        <SearchBox action="/search" q={filters.q} keep={{}} label={t`Providers, questions, health topics`} />
      </div>
      {filters.q === '' ? (
        <p className="mt-6 text-soft">
          <Trans>Type what you look for: a name, a specialty, a place, a question.</Trans>
        </p>
      ) : (
        <Found filters={filters} />
      )}
    </>
  );
}

function Found({ filters }: { readonly filters: ReturnType<typeof siteFilters> }) {
  const { t, i18n } = useLingui();
  const { data, isPending } = usePathQuery(searchQuery(filters));
  const { questions, resources } = searchSite(filters.q, (english) => translateText(i18n, english));
  if (isPending) return <p className="mt-6 text-soft">{t`Searching…`}</p>;
  const total = data?.total ?? 0;
  if (total + questions.length + resources.length === 0) return <NothingFound />;
  return (
    <div className="mt-7 grid gap-8">
      {total > 0 && (
        <Section id="providers" title={t`Providers`}>
          <ul className="mt-3 grid gap-2.5">
            {data?.items.slice(0, PROVIDERS_SHOWN).map(({ id, name, specialty, facilityType, lga, state }) => (
              <li key={id} className="card px-4 py-2">
                <Link href={providerHref(id)} className="link inline-flex min-h-11 items-center font-semibold">
                  {name}
                </Link>
                <p className="text-soft">{[facilityType ?? specialty, lga, state].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <Link href={`${homeHref(filters)}#${RESULTS_ID}`} className="button button-ghost">
              <Plural value={total} one="Show # provider with open times" other="Show all # providers" />
            </Link>
          </p>
        </Section>
      )}
      {questions.length > 0 && (
        <Section id="questions" title={t`Questions and answers`}>
          <PageList pages={questions} />
        </Section>
      )}
      {resources.length > 0 && (
        <Section id="resources" title={t`Health Resources`}>
          <PageList pages={resources} />
        </Section>
      )}
    </div>
  );
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={`found-${id}`}>
      <h2 id={`found-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

function PageList({ pages }: { readonly pages: readonly FoundPage[] }) {
  return (
    <ul className="mt-3 grid gap-2.5">
      {pages.map(({ href, title, beginning }) => (
        <li key={href} className="card px-4 py-2">
          <Link href={href} className="link inline-flex min-h-11 items-center font-semibold">
            {title}
          </Link>
          <p className="line-clamp-2 text-soft">{beginning}</p>
        </li>
      ))}
    </ul>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} title={<Trans>No matches found</Trans>}>
      <p className="text-soft">
        <Trans>Try other words, or ask us.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href="/symptom-check" className="button button-ghost">
          <Trans>Check your symptoms</Trans>
        </a>
        <Link href="/contact-us" className="button button-ghost">
          <Trans>Contact Us</Trans>
        </Link>
      </div>
    </EmptyState>
  );
}
