import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { LinkedAppointment } from '#features/appointments/rules/appointment-link-contract.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { CancelNote } from './cancel-note.tsx';

/** What cancelling costs just now, and the button that does it once that is confirmed. Once a visit has begun there is none. */
export function CancelLinkedAppointment({
  appointment,
  busy,
  error,
  onCancel,
}: {
  readonly appointment: LinkedAppointment;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCancel: () => void;
}) {
  const { i18n } = useLingui();
  const startsAtMs = Date.parse(appointment.date);
  const nowMs = useNow(startsAtMs);
  const [asks, setAsks] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asks) question.current?.focus();
    else if (wasAsking.current) button.current?.focus();
    wasAsking.current = asks;
  }, [asks]);
  if (nowMs >= startsAtMs) {
    return (
      <p className="notice">
        <Trans>This visit has begun, so it cannot be cancelled here any more.</Trans>
      </p>
    );
  }
  const { lateFee, provider } = appointment;
  const refusal = serverMessage(error);
  return (
    <>
      <CancelNote fee={lateFee} name={provider.name} isLate={isInsideNotice(startsAtMs, nowMs)} />
      {error !== null && (
        <p role="alert" className="notice notice-red">
          {refusal === undefined ? <Trans>That did not work. Please try again.</Trans> : translateText(i18n, refusal)}
        </p>
      )}
      {asks ? (
        <div role="group" aria-labelledby="cancel-question" className="grid gap-3">
          <p ref={question} id="cancel-question" tabIndex={-1} className="text-lg font-bold">
            <Trans>Cancel this visit?</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button button-ghost" onClick={() => setAsks(false)}>
              <Trans>Keep</Trans>
            </button>
            <BusyButton
              className="button-urgent"
              busy={busy}
              busyText={<Trans>Cancelling...</Trans>}
              onClick={onCancel}
            >
              <Trans>Cancel</Trans>
            </BusyButton>
          </div>
        </div>
      ) : (
        <button
          ref={button}
          type="button"
          className="button button-urgent justify-self-start"
          onClick={() => setAsks(true)}
        >
          <Trans>Cancel this visit</Trans>
        </button>
      )}
    </>
  );
}
