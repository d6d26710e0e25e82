import { Trans, useLingui } from '@lingui/react/macro';
import type { PracticeOffer, setResource } from '#features/portal/rules/resources-contract.ts';
import { placesLeftFor } from '#features/portal/rules/typed-resource.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { type Booked, DisplacedDialog } from '../displaced-dialog.tsx';
import { useOfferChange } from '../people/use-offer-change.ts';
import { offerOf } from '../portal-queries.ts';

/** Takes a person off the other places of the practice that the member runs. Empty if there are none. */
export function OnlyHere({
  providerId,
  resourceId,
  onSaved,
}: {
  readonly providerId: number;
  readonly resourceId: number;
  readonly onSaved: () => void;
}) {
  const { data: offer } = usePathQuery(offerOf(providerId));
  const resource = offer?.resources.find(({ id }) => id === resourceId);
  if (offer === undefined || resource === undefined) return null;
  const places = placesLeftFor(resource, offer);
  if (places.length === resource.places.length) return null;
  return <Act offer={offer} resource={resource} places={places} onSaved={onSaved} />;
}

function Act({
  offer: { providerId },
  resource,
  places,
  onSaved,
}: {
  readonly offer: PracticeOffer;
  readonly resource: PracticeOffer['resources'][number];
  readonly places: number[];
  readonly onSaved: () => void;
}) {
  const { t } = useLingui();
  const { busy, conflict, change, giveUp } = useOfferChange(providerId);
  const { id: resourceId, visitsToCome: _, ...was } = resource;
  const { name } = resource;
  const save = async (booked?: Booked) => {
    await change(
      {
        title: t`${name} works only here`,
        send: () =>
          call<typeof setResource>('PUT', '/api/portal/providers/:id/resources/:resourceId', {
            params: { id: providerId, resourceId },
            body: { ...was, places, was, ...(booked && { booked }) },
          }),
        done: onSaved,
      },
      booked,
    );
  };
  return (
    <>
      <BusyButton
        className="button-ghost mt-1"
        busy={busy}
        busyText={<Trans>Saving...</Trans>}
        onClick={() => void save()}
      >
        <Trans>Works only here</Trans>
        <span className="sr-only">: {name}</span>
      </BusyButton>
      {conflict !== null && (
        <DisplacedDialog
          name={name}
          appointments={conflict}
          busy={busy}
          onClose={giveUp}
          onChoose={(booked) => void save(booked)}
        />
      )}
    </>
  );
}
