import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LinkTabs } from '#platform/web/ui/link-tabs.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { PageLinks } from '#platform/web/ui/page-links.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ReportedCard } from './reported-card.tsx';
import { REPORTED_PER_PAGE, reportedQuery, reportedViewOf } from './reported-query.ts';

const PATH = '/admin/reviews';

/** Reported reviews, undecided or decided. */
export function ReviewInbox({ search }: { readonly search: URLSearchParams }) {
  const { t } = useLingui();
  const { state, page } = reportedViewOf(search);
  const { data, isError, refetch } = usePathQuery(reportedQuery(search), { keepPrevious: true });
  const tabs = [
    { id: 'open' as const, label: t`To decide`, href: PATH },
    { id: 'decided' as const, label: t`Decided`, href: `${PATH}?state=decided` },
  ];
  return (
    <LinkTabs tabs={tabs} chosen={state} label={t`Reported reviews`}>
      {isError ? (
        <LoadError onRetry={refetch}>
          <Trans>The list could not be loaded.</Trans>
        </LoadError>
      ) : data === undefined ? (
        <Spinner />
      ) : (
        <>
          <output className="block text-sm text-soft">
            <Plural value={data.total} one="# review" other="# reviews" />
          </output>
          {data.items.length === 0 ? (
            <p className="py-8 text-center">
              {state === 'open' ? (
                <Trans>Nobody has reported a review that is still to decide.</Trans>
              ) : (
                <Trans>Nothing has been decided yet.</Trans>
              )}
            </p>
          ) : (
            <ul className="mt-3 grid gap-3">
              {data.items.map((review) => (
                <ReportedCard key={review.id} review={review} />
              ))}
            </ul>
          )}
          <PageLinks
            page={page}
            pages={Math.ceil(data.total / REPORTED_PER_PAGE)}
            hrefOf={(to) =>
              `${PATH}?${new URLSearchParams({ ...(state === 'decided' && { state }), page: String(to) })}`
            }
          />
        </>
      )}
    </LinkTabs>
  );
}
