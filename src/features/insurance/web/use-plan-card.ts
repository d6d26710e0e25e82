import { useLingui } from '@lingui/react/macro';
import type { removePlanCard } from '#features/insurance/contract.ts';
import { PICTURE_MAX_BYTES } from '#platform/common/picture-limits.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { CARD, sendCard } from './plan-card-address.ts';
import { usePlanChange } from './use-plan-change.ts';

/** Returns a check of a picture's size, which shows a toast and returns false if it is too large. */
export function useSizeCheck(): (file: File) => boolean {
  const { t } = useLingui();
  return (file) => {
    if (file.size <= PICTURE_MAX_BYTES) return true;
    toast({
      title: t`This picture can't be used`,
      description: t`The picture is larger than 5 MB.`,
      variant: 'destructive',
    });
    return false;
  };
}

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
