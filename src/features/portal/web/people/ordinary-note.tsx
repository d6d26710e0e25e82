import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { PracticeOffer, setResource } from '#features/portal/rules/resources-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useOfferChange } from './use-offer-change.ts';

/**
 * Warns that patients are first offered an ordinary visit, which has no price, although services with prices are set up, and
 * ends that with one press. Shows nothing else.
 */
export function OrdinaryNote({ offer }: { readonly offer: PracticeOffer }) {
  const { t } = useLingui();
  const { busy, change } = useOfferChange(offer.providerId);
  const hasPrices = offer.services.some(({ priceKobo }) => priceKobo !== null);
  const giving = new Set(offer.services.flatMap(({ resourceIds }) => resourceIds));
  const ordinary = offer.resources.filter(({ id, takesOrdinary }) => takesOrdinary && giving.has(id));
  if (!hasPrices || ordinary.length === 0) return null;
  const names = ordinary.map(({ name }) => name).join(', ');
  const leave = async (): Promise<PracticeOffer> => {
    let saved = offer;
    for (const { id: resourceId, visitsToCome: _, ...was } of ordinary) {
      saved = await call<typeof setResource>('PUT', '/api/portal/providers/:id/resources/:resourceId', {
        params: { id: offer.providerId, resourceId },
        body: { ...was, takesOrdinary: false, was },
      });
    }
    return saved;
  };
  return (
    <div className="notice notice-amber grid justify-items-start gap-3">
      <p className="flex max-w-[68ch] items-start gap-2">
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <span className="wrap-anywhere">
          <Trans>
            Patients are offered an ordinary visit first, and it has no price. It is taken by: {names}. Let them choose
            one of your services instead, so that each visit has its price and length.
          </Trans>
        </span>
      </p>
      <BusyButton
        className="button-ghost"
        busy={busy}
        busyText={<Trans>Saving...</Trans>}
        onClick={() => void change({ title: t`Only services can be booked now`, send: leave, done: () => undefined })}
      >
        <Trans>Offer only the services</Trans>
      </BusyButton>
    </div>
  );
}
