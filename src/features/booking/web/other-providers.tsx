import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { searchProviders } from '#features/providers/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { get } from '#platform/web/query-client.ts';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import { switchProvider } from '../rules/booking-draft.ts';
import { RadioCard } from './radio-card.tsx';
import type { StepProps } from './step-props.ts';

/** How many others are shown. */
const OTHERS = 4;

/** Providers of the same specialty in the same state, to switch to, and back to the one chosen before. */
export function OtherProviders({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { i18n } = useLingui();
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
  const others = search.data.filter(({ id, bookable }) => bookable && id !== first.id).slice(0, OTHERS);
  if (others.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        <Trans>Or switch to another provider</Trans>
      </legend>
      {[first, ...others].map((provider) => {
        const moment = provider.nextSlotAt && shortMoment(i18n, provider.nextSlotAt);
        return (
          <RadioCard
            key={provider.id}
            name="provider"
            checked={provider.id === draft.provider.id}
            onChoose={() => change((last) => switchProvider(last, provider, lagosDate(Date.now())))}
            title={provider.name}
          >
            <span className="block">{provider.address}</span>
            <span className="block">
              {moment ? <Trans>Next free time: {moment}</Trans> : <Trans>No open times</Trans>}
            </span>
            {provider.providesUrgentCare && (
              <span className="badge badge-red me-2">
                <Trans>Urgent Care</Trans>
              </span>
            )}
            {!provider.acceptingNewPatients && (
              <span className="badge badge-amber">
                <Trans>Not accepting new patients</Trans>
              </span>
            )}
          </RadioCard>
        );
      })}
    </fieldset>
  );
}
