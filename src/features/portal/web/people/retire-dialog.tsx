import { Trans, useLingui } from '@lingui/react/macro';
import type { AppointmentInTheWay } from '#features/portal/rules/refusals.ts';
import type { PracticeOffer, retireResource, retireService } from '#features/portal/rules/resources-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DisplacedDialog } from '../displaced-dialog.tsx';
import { useOfferChange } from './use-offer-change.ts';

/** What is to be taken off the list. */
export type Retired =
  | { readonly type: 'resource'; readonly id: number; readonly name: string }
  | { readonly type: 'service'; readonly id: number; readonly name: string };

/** Asks before what takes visits, or a service, is taken off the list. */
export function RetireDialog({
  offer,
  retired: { type, id, name },
  onClose,
  onSaved,
}: {
  readonly offer: PracticeOffer;
  readonly retired: Retired;
  readonly onClose: () => void;
  readonly onSaved: (stayed: readonly AppointmentInTheWay[]) => void;
}) {
  const { t } = useLingui();
  const { busy, conflict, change, giveUp } = useOfferChange(offer.providerId);
  const retire = (...[booked]: Parameters<Parameters<typeof change>[0]['send']> | []) =>
    void change(
      {
        title: t`${name} is off the list`,
        send: (chosen) =>
          type === 'service'
            ? call<typeof retireService>('DELETE', '/api/portal/providers/:id/services/:serviceId', {
                params: { id: offer.providerId, serviceId: id },
              })
            : call<typeof retireResource>('DELETE', '/api/portal/providers/:id/resources/:resourceId', {
                params: { id: offer.providerId, resourceId: id },
                body: { ...(chosen && { booked: chosen }) },
              }),
        done: onSaved,
        outdated: onClose,
      },
      booked,
    );
  const isLast = type === 'resource' && offer.resources.length === 1;
  if (conflict !== null) {
    return (
      <DisplacedDialog name={name} isLeaving appointments={conflict} busy={busy} onClose={giveUp} onChoose={retire} />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Take ${name} off the list?`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Not now</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => retire()}
          >
            <Trans>Take off the list</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="pb-4">
        {type === 'service' ? (
          <Trans>It can be booked no more. Visits that are booked stay, and past ones keep its name.</Trans>
        ) : isLast ? (
          <Trans>
            It is the last on the list: this place then takes one visit at a time again. If visits are booked, you
            choose next what becomes of them.
          </Trans>
        ) : (
          <Trans>
            No more visits can be booked there. If visits are booked, you choose next what becomes of them. Past ones
            keep the name.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
