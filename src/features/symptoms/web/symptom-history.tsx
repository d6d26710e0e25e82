import { Trans } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SkeletonCards } from '#platform/web/ui/skeleton-cards.tsx';
import { DiaryCharts } from './diary-chart.tsx';
import { RECORD_PAGE, recordsQuery } from './diary-queries.ts';
import { RecordCard } from './record-card.tsx';
import { hasMore, more, ShowMore } from './show-more.tsx';

/** The entries of the diary, latest first, under a chart of them. */
export function SymptomHistory({
  shown,
  onRecord,
}: {
  /** How many entries it begins with. */
  readonly shown: number;
  readonly onRecord: () => void;
}) {
  const [limit, setLimit] = useState(shown);
  const { data, isError, isPlaceholderData, refetch } = usePathQuery(recordsQuery(limit), { keepPrevious: true });
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>Sorry, we had trouble loading your symptoms. Please try again.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <SkeletonCards count={2} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={NotebookPen} title={<Trans>No symptom records yet</Trans>}>
        <p className="max-w-[44ch] text-soft">
          <Trans>Record how you feel. You are told how urgent it is and what to do next.</Trans>
        </p>
        <a
          href={RECORD_PAGE}
          className="button"
          onClick={(event) => {
            event.preventDefault();
            onRecord();
          }}
        >
          <Trans>Record your first symptoms</Trans>
        </a>
      </EmptyState>
    );
  }
  return (
    <>
      <DiaryCharts records={data.items} />
      <ul className="grid gap-4">
        {data.items.map((record) => (
          <li key={record.id}>
            <RecordCard record={record} />
          </li>
        ))}
      </ul>
      {hasMore(data) && (
        <ShowMore tab="history" busy={isPlaceholderData} onMore={() => setLimit(more(limit))}>
          <Trans>Show earlier entries</Trans>
        </ShowMore>
      )}
    </>
  );
}
