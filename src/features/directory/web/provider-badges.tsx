import { Trans } from '@lingui/react/macro';
import { Siren, UserRoundX } from 'lucide-react';
import type { Provider } from '../contract.ts';
import { firstWord } from '../rules/care-card-badge.ts';

/** Red for urgent care, otherwise the specialty's first word in blue; fictional providers say so. */
export function ProviderBadges({
  provider,
}: {
  readonly provider: Pick<Provider, 'providesUrgentCare' | 'specialty' | 'isDemo'>;
}) {
  return (
    <>
      {provider.providesUrgentCare ? (
        <span className="badge badge-red">
          <Siren aria-hidden size={14} strokeWidth={2} />
          <Trans>Urgent Care</Trans>
        </span>
      ) : (
        <span className="badge">{firstWord(provider.specialty)}</span>
      )}{' '}
      {provider.isDemo && (
        <span className="badge badge-amber">
          <Trans>Demo</Trans>
        </span>
      )}
    </>
  );
}

/** Shown if the provider takes no bookings from new patients. */
export function NotAcceptingBadge() {
  return (
    <span className="badge badge-amber">
      <UserRoundX aria-hidden size={14} strokeWidth={2} />
      <Trans>Not accepting new patients</Trans>
    </span>
  );
}
