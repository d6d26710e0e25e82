import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useRemovePlan } from './use-insurance-plans.ts';

/** Confirms removing an insurance plan, with its name. */
export function RemovePlanDialog({
  plan,
  onClose,
  focusAfterwards,
}: {
  readonly plan: InsurancePlan;
  readonly onClose: () => void;
  /** Returns the element to focus after the removal, because the plan's button is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const removing = useRemovePlan();
  const removed = useRef(false);
  const remove = () =>
    removing.mutate(plan.id, {
      onSuccess: () => {
        removed.current = true;
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Remove this insurance plan?`}
      returnFocusTo={() => (removed.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Keep plan</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1 whitespace-nowrap"
            busy={removing.isPending}
            busyText={<Trans>Removing...</Trans>}
            onClick={remove}
          >
            <Trans>Remove plan</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="text-lg font-bold wrap-anywhere">{plan.provider}</p>
      <p className="text-soft wrap-anywhere">{plan.planName}</p>
      <p className="mt-3">
        <Trans>Its details are deleted. Appointments you have booked stay as they are, also where you shared it.</Trans>
      </p>
    </Dialog>
  );
}
