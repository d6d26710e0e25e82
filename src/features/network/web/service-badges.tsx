import { Trans } from '@lingui/react/macro';
import type { ProviderRow } from '#features/network/contract.ts';

/** What a provider offers besides in-person visits; a dash for nothing. */
export function ServiceBadges({
  provider: { telehealthAvailable, providesUrgentCare, lowCostOptions },
}: {
  readonly provider: Pick<ProviderRow, 'telehealthAvailable' | 'providesUrgentCare' | 'lowCostOptions'>;
}) {
  if (!telehealthAvailable && !providesUrgentCare && !lowCostOptions) return '–';
  return (
    <span className="inline-flex flex-wrap gap-1">
      {telehealthAvailable && (
        <span className="badge">
          <Trans>Telehealth</Trans>
        </span>
      )}
      {providesUrgentCare && (
        <span className="badge badge-red">
          <Trans>Urgent Care</Trans>
        </span>
      )}
      {lowCostOptions && (
        <span className="badge badge-green">
          <Trans>Low-Cost</Trans>
        </span>
      )}
    </span>
  );
}
