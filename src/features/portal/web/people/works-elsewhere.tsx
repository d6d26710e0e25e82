import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { PracticeOffer, setResource } from '#features/portal/rules/resources-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { offerOf } from '../portal-queries.ts';
import { useOfferChange } from './use-offer-change.ts';

type Elsewhere = PracticeOffer['elsewhere'][number];

/** Returns the resource with a name that takes visits only at other places of the practice. */
export function findElsewhere(offer: PracticeOffer, typed: string): Elsewhere | undefined {
  const wanted = typed.trim().toLowerCase();
  return offer.elsewhere.find(({ name }) => name.toLowerCase() === wanted);
}

/** Says where a person works whose name is on the list of the practice already, and lets the person take visits here too. */
export function WorksElsewhere({
  offer,
  elsewhere: { id, name, places },
  onSaved,
}: {
  readonly offer: PracticeOffer;
  readonly elsewhere: Elsewhere;
  readonly onSaved: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const own = offer.places.filter((place) => places.includes(place.id));
  const at = own.map((place) => place.name).join(', ');
  const { providerId: here, placeName } = offer;
  const from = own[0]?.id ?? 0;
  const { busy, change } = useOfferChange(from);
  const add = () =>
    void change({
      title: t`${name} takes visits here too`,
      send: async () => {
        const { queryKey } = offerOf(from);
        const there = await queryClient.fetchQuery<PracticeOffer>({ queryKey, staleTime: 0 });
        const found = there.resources.find((one) => one.id === id);
        if (found === undefined) return there;
        const { id: resourceId, visitsToCome: _, ...was } = found;
        return await call<typeof setResource>('PUT', '/api/portal/providers/:id/resources/:resourceId', {
          params: { id: from, resourceId },
          body: { ...was, places: [...was.places, here], was },
        });
      },
      done: () => {
        void queryClient.invalidateQueries({ queryKey: offerOf(here).queryKey });
        onSaved();
      },
    });
  if (own.length === 0) {
    return (
      <p className="notice notice-amber">
        <Trans>{name} works at a place of your practice that you don't run. Ask an owner there.</Trans>
      </p>
    );
  }
  return (
    <div className="notice notice-amber grid gap-3">
      <p className="wrap-anywhere">
        <Trans>
          {name} works at {at}.
        </Trans>
      </p>
      <p>
        <BusyButton className="button-ghost" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={add}>
          <Trans>
            Let {name} take visits at {placeName} too
          </Trans>
        </BusyButton>
      </p>
    </div>
  );
}
