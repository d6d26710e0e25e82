import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { PictureButton } from '#platform/web/ui/picture-button.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { cardUrl } from './plan-card-address.ts';
import { useKeepCard, useRemoveCard } from './use-plan-card.ts';

/** The picture of a plan's card as a thumbnail, with buttons to add, replace and remove it. */
export function CardPicture({ plan, name }: { readonly plan: InsurancePlan; readonly name: string }) {
  const { t } = useLingui();
  const keep = useKeepCard();
  const remove = useRemoveCard();
  const hydrated = useHydrated();
  const chooser = useRef<HTMLInputElement>(null);
  const hasPicture = plan.cardAddedAt !== null;
  const url = cardUrl(plan);
  return (
    <div className="grid justify-items-start gap-3">
      {hasPicture && (
        <a href={url} target="_blank" rel="noreferrer" className="block">
          <img
            src={url}
            alt={t`Insurance card of ${name}. Opens in full size in a new tab.`}
            width={160}
            height={104}
            className="h-26 w-40 rounded-lg border border-line object-contain"
          />
        </a>
      )}
      <div className="no-print flex flex-wrap gap-2">
        <PictureButton
          ref={chooser}
          disabled={!hydrated || keep.isPending}
          onChosen={(file) => keep.mutate({ id: plan.id, file })}
        >
          <Camera aria-hidden size={20} strokeWidth={1.75} />
          {keep.isPending ? (
            <Trans>Uploading...</Trans>
          ) : hasPicture ? (
            <Trans>Replace picture</Trans>
          ) : (
            <Trans>Add picture of card</Trans>
          )}
          <span className="sr-only">: {name}</span>
        </PictureButton>
        {hasPicture && (
          <BusyButton
            className="button-ghost"
            busy={remove.isPending}
            busyText={<Trans>Removing...</Trans>}
            // The button is removed with the picture, so move the focus.
            onClick={() => remove.mutate(plan.id, { onSuccess: () => chooser.current?.focus() })}
          >
            <Trash2 aria-hidden size={20} strokeWidth={1.75} className="me-2 inline" />
            <Trans>Remove picture</Trans>
            <span className="sr-only">: {name}</span>
          </BusyButton>
        )}
      </div>
    </div>
  );
}
