import { Trans, useLingui } from '@lingui/react/macro';
import type { Provider } from '#features/directory/contract.ts';
import { shortMoment } from '#platform/web/format-date.ts';

/** A provider to switch to. */
export function OtherProvider({ provider, onChoose }: { readonly provider: Provider; readonly onChoose: () => void }) {
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
      {!provider.acceptingNewPatients && (
        <span className="badge badge-amber">
          <Trans>Not accepting new patients</Trans>
        </span>
      )}
    </button>
  );
}
