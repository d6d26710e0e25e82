import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { switchProvider } from '#features/booking/rules/booking-draft.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { searchProviders } from '#features/search/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import type { StepProps } from './step-props.ts';

/** How many others are shown. */
const OTHERS = 4;

/** Providers of the same specialty in the same state, to switch to, and the one chosen first to switch back to. */
export function OtherProviders({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const titleId = useId();
  const [first] = useState(draft.provider);
  const { specialty, state } = first;
  const query = { specialty, state, limit: String(OTHERS + 1) };
  const search = usePathQuery(get<typeof searchProviders>('/api/providers', { query }));

  if (search.isPending) return <div className="skeleton h-24" aria-hidden />;
  if (search.isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">
          <Trans>Sorry, we had trouble finding providers. Please try again.</Trans>
        </p>
        <button type="button" className="button button-ghost" onClick={() => void search.refetch()}>
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  }
  const others = [first, ...search.data.filter(({ id, bookable }) => bookable && id !== first.id).slice(0, OTHERS)];
  const choices = others.filter(({ id }) => id !== draft.provider.id);
  if (choices.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby={titleId}>
      <h4 id={titleId} className="font-semibold">
        <Trans>Or switch to another provider</Trans>
      </h4>
      {choices.map((provider) => (
        <OtherProvider
          key={provider.id}
          provider={provider}
          onChoose={() => change((last) => switchProvider(last, provider, lagosDate(serverNow())))}
        />
      ))}
    </section>
  );
}

/** A provider to switch to. */
function OtherProvider({ provider, onChoose }: { readonly provider: Provider; readonly onChoose: () => void }) {
  const { i18n } = useLingui();
  const moment = provider.nextSlotAt && shortMoment(i18n, provider.nextSlotAt);
  return (
    <button
      type="button"
      className="min-h-11 rounded-card border-[1.5px] border-edge bg-card px-4 py-3 text-start"
      onClick={onChoose}
    >
      <span className="block font-bold">{provider.name}</span>
      <span className="block text-[0.9375rem] text-soft">{provider.address}</span>
      <span className="block text-[0.9375rem] text-soft">
        {moment ? <Trans>Next free time: {moment}</Trans> : <Trans>No open times</Trans>}
      </span>
      {provider.providesUrgentCare && (
        <span className="badge badge-red me-2">
          <Trans>Urgent Care</Trans>
        </span>
      )}
      {provider.acceptingNewPatients === false && (
        <span className="badge badge-amber">
          <Trans>Not accepting new patients</Trans>
        </span>
      )}
    </button>
  );
}
