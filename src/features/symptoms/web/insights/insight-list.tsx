import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SkeletonCards } from '#platform/web/ui/skeleton-cards.tsx';
import { DiaryCharts } from '../diary-chart.tsx';
import { DIARY_PAGE, insightsQuery, recordsQuery } from '../diary-queries.ts';
import { hasMore, more, ShowMore } from '../show-more.tsx';
import { InsightCard } from './insight-card.tsx';

/** The insights of the diary, latest first, under a chart of the entries they are based on; `shown` at first. */
export function InsightList({ shown }: { readonly shown: number }) {
  const [limit, setLimit] = useState(shown);
  const { data, isError, isPlaceholderData, refetch } = usePathQuery(insightsQuery(limit), { keepPrevious: true });
  const { data: records } = usePathQuery(recordsQuery(DIARY_PAGE));
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>Sorry, we had trouble loading your insights. Please try again.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <SkeletonCards count={2} />;
  return (
    <>
      {records !== undefined && <DiaryCharts records={records.items} />}
      {data.items.length === 0 ? (
        <EmptyState icon={Lightbulb} title={<Trans>No health insights yet</Trans>}>
          <p className="max-w-[44ch] text-soft">
            <Trans>Insights appear as you record symptoms over several days.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {data.items.map((insight) => (
            <li key={insight.id}>
              <InsightCard insight={insight} />
            </li>
          ))}
        </ul>
      )}
      {hasMore(data) && (
        <ShowMore tab="insights" busy={isPlaceholderData} onMore={() => setLimit(more(limit))}>
          <Trans>Show earlier insights</Trans>
        </ShowMore>
      )}
    </>
  );
}
