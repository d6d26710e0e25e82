import { Trans } from '@lingui/react/macro';
import type { Room } from '#features/video/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { AppointmentFor } from '../appointment-for.tsx';
import { WaitingPatients } from './waiting-patients.tsx';

/**
 * Before and after the call: the patient reads when it is expected to begin, or that it has ended; the provider sees
 * whether the patient is there and admits them, also again.
 */
export function WaitingRoom({
  room,
  busy,
  onAdmit,
  onLeave,
}: {
  readonly room: Room;
  readonly busy: boolean;
  readonly onAdmit: () => void;
  readonly onLeave: () => void;
}) {
  const { side, patientName, providerName, patientThere, providerThere, waitingSince, callEndedAt } = room;
  const since = waitingSince === null ? '' : lagosTime(Date.parse(waitingSince));
  const isAfterCall = side === 'patient' && callEndedAt !== null;
  return (
    <section className="card grid max-w-3xl gap-3" aria-live="polite">
      {!isAfterCall && (
        <h2>
          <Trans>Waiting room</Trans>
        </h2>
      )}
      {isAfterCall ? (
        <p className="font-semibold">
          <Trans>The call has ended. You can leave now, or stay in case you are let in again.</Trans>
        </p>
      ) : side === 'patient' ? (
        <>
          <AppointmentFor room={room} />
          <Expectation expected={room.expected} />
          <p>
            {providerThere ? (
              <Trans>{providerName} is here and will let you in.</Trans>
            ) : (
              <Trans>{providerName} is not here yet. Keep this page open: you don't need to come back.</Trans>
            )}
          </p>
          <p className="text-soft">
            <Trans>If you get much worse while you wait, call 112.</Trans>
          </p>
        </>
      ) : patientThere ? (
        <>
          <p className="font-semibold">
            {since === '' ? (
              <Trans>{patientName} is here.</Trans>
            ) : (
              <Trans>
                {patientName} is waiting since {since}.
              </Trans>
            )}
          </p>
          <BusyButton
            busy={busy}
            busyText={<Trans>Letting in...</Trans>}
            className="justify-self-start"
            onClick={onAdmit}
          >
            <Trans>Let {patientName} in</Trans>
          </BusyButton>
        </>
      ) : (
        <p>
          <Trans>{patientName} is not here yet. This page shows when they come.</Trans>
        </p>
      )}
      <button type="button" className="button button-ghost justify-self-start" onClick={onLeave}>
        {side === 'patient' && !isAfterCall ? <Trans>Leave the waiting room</Trans> : <Trans>Leave</Trans>}
      </button>
      {side === 'provider' && <WaitingPatients except={room.id} />}
    </section>
  );
}

function Expectation({ expected }: { readonly expected: Room['expected'] }) {
  if (expected === null) return null;
  const { place, kind, until, minutes } = expected;
  const before = place - 1;
  const time = until === null ? '' : lagosTime(Date.parse(until));
  return (
    <p className="font-semibold">
      {before > 0 ? <Trans>You are number {place} in the waiting room.</Trans> : <Trans>You are next.</Trans>}{' '}
      {kind === 'on_time' && <Trans>Your visit is planned to begin at {time}.</Trans>}
      {kind === 'after_running' && (
        <Trans>
          The visit before yours is planned to end at {time}: yours begins about {minutes} minutes late.
        </Trans>
      )}
      {kind === 'overrun' && (
        <Trans>The visit before yours takes longer than planned. Nobody can tell for how long.</Trans>
      )}
      {kind === 'late' && <Trans>Your visit was to begin {minutes} minutes ago. We don't know why it hasn't.</Trans>}
    </p>
  );
}
