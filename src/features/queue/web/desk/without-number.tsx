import { Trans } from '@lingui/react/macro';
import type { Queue } from '#features/queue/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { QueueHandle } from '../use-queue.ts';
import { ActButton } from './act-button.tsx';
import { useNewTicket } from './use-new-ticket.ts';

/** Who is done with one visit and here for a further one of today, but has no number for it. */
export function WithoutNumber({
  providerId,
  queue: { further },
  handle,
}: {
  readonly providerId: number;
  readonly queue: Queue;
  readonly handle: QueueHandle;
}) {
  const { busy, problem, give } = useNewTicket(providerId, () => void handle.reload());
  return (
    <>
      {further.map(({ ticketId, appointmentId, pointId, name, date, person }) => {
        if (ticketId !== null) return null;
        const startTime = lagosTime(Date.parse(date));
        return (
          <div key={appointmentId} className="notice notice-amber flex flex-wrap items-center justify-between gap-x-3">
            <p className="wrap-anywhere">
              <Trans>
                {name} is here for the visit at {startTime} with {person}, without a number.
              </Trans>
            </p>
            <ActButton
              busy={busy}
              className="button button-ghost"
              onAct={() => void give({ appointmentId, pointId, priority: 'usual' })}
            >
              <span>
                <Trans>Give a number</Trans>
                <span className="sr-only"> {name}</span>
              </span>
            </ActButton>
          </div>
        );
      })}
      {problem !== null && (
        <p role="alert" className="notice notice-red">
          {problem.sentence}
        </p>
      )}
    </>
  );
}
