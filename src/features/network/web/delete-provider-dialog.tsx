import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { errorBody } from '#platform/web/calls/call.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { RemovalErrorBody } from '../rules/refusals.ts';
import { useDeleteProvider } from './use-network-change.ts';

/**
 * Asks before a provider is deleted. With upcoming visits it shows their number and demands a second consent: the button
 * now does more, so a double tap must not confirm it.
 */
export function DeleteProviderDialog({
  provider: { id, name },
  upcomingCount,
  onClose,
  onDeleted,
  focusAfterwards,
}: {
  readonly provider: { readonly id: number; readonly name: string };
  /** The number of upcoming visits, if known. */
  readonly upcomingCount: number;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Receives focus after the deletion, because the row is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const [upcoming, setUpcoming] = useState(upcomingCount);
  const [agreed, setAgreed] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  // The focused button is disabled now.
  useEffect(() => {
    if (upcoming !== upcomingCount) agreement.current?.focus();
  }, [upcoming, upcomingCount]);
  const deleted = useRef(false);
  const deleting = useDeleteProvider(id, (error) => {
    const { code, upcomingVisits: booked } = errorBody<RemovalErrorBody>(error) ?? {};
    if (code !== 'has_visits' || booked === undefined) return false;
    setUpcoming(booked);
    return true;
  });
  const remove = () =>
    deleting.mutate(
      { cancelAppointments: upcoming > 0 },
      {
        onSuccess: () => {
          deleted.current = true;
          onDeleted();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Delete Provider`}
      returnFocusTo={() => (deleted.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={deleting.isPending}
            busyText={<Trans>Deleting...</Trans>}
            disabled={upcoming > 0 && !agreed}
            onClick={remove}
          >
            {upcoming === 0 ? <Trans>Delete</Trans> : <Trans>Cancel visits and delete</Trans>}
          </BusyButton>
        </>
      }
    >
      <p className="wrap-anywhere">
        <Trans>Are you sure you want to delete {name}? This action cannot be undone.</Trans>
      </p>
      <div role="status" className="mt-3 empty:hidden">
        {upcoming > 0 && (
          <p className="notice notice-amber">
            <Plural
              value={upcoming}
              one="# booked visit lies ahead. It is cancelled with the provider, and its patient is told by e-mail."
              other="# booked visits lie ahead. They are cancelled with the provider, and their patients are told by e-mail."
            />
          </p>
        )}
      </div>
      {upcoming > 0 && (
        // No wider than its words: when the panel grows, this line moves to the place of the button.
        <div className="w-fit">
          <CheckboxInput
            ref={agreement}
            label={<Trans>Cancel every booked visit</Trans>}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
