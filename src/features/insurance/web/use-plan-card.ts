import { useLingui } from '@lingui/react/macro';
import type { removePlanCard } from '#features/insurance/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { CARD, sendCard } from './plan-card-address.ts';
import { usePlanChange } from './use-plan-change.ts';

/** Uploads a picture of a plan's card, replacing the former one. */
export function useKeepCard() {
  const { t } = useLingui();
  return usePlanChange(sendCard, {
    done: t`Picture saved`,
    description: t`Only you can see the picture of your card.`,
    failed: t`The picture could not be saved`,
  });
}

/** Removes the picture of a plan's card. */
export function useRemoveCard() {
  const { t } = useLingui();
  return usePlanChange((id: number) => call<typeof removePlanCard>('DELETE', CARD, { params: { id } }), {
    done: t`Picture removed`,
    description: t`The picture of your card is deleted. Your plan stays.`,
    failed: t`The picture could not be removed`,
  });
}
