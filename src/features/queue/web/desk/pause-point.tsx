import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { pausePoint, QueuePoint, Ticket } from '#features/queue/contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import type { QueueHandle } from '../use-queue.ts';
import { ActButton } from './act-button.tsx';

/** The lengths of a pause that are offered, minutes. */
const LENGTHS = [10, 20, 30, 45, 60, 120] as const;
const LINK = 'link inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem]';

/** Pauses a service point, for some minutes or until it is resumed, and resumes it. */
export function PausePoint({
  providerId,
  point: { id, name, paused },
  inDanger,
  queue,
}: {
  readonly providerId: number;
  readonly point: QueuePoint;
  /** Who waits here with a danger sign. */
  readonly inDanger: readonly Ticket[];
  readonly queue: QueueHandle;
}) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const set = async (isPaused: boolean, minutes: number | null) => {
    if (busy) return;
    setBusy(true);
    try {
      const changed = await call<typeof pausePoint>('PUT', '/api/portal/providers/:id/points/:pointId/pause', {
        params: { id: providerId, pointId: id },
        body: { isPaused, minutes },
      });
      queue.show((before) => ({ ...before, points: before.points.map((each) => (each.id === id ? changed : each)) }));
      setIsChoosing(false);
      document.getElementById(`point-${id}`)?.focus();
      await queue.reload();
    } catch (error) {
      showNotSaved(error);
    } finally {
      setBusy(false);
    }
  };
  if (paused !== null) {
    const until = paused.plannedUntil === null ? null : lagosTime(Date.parse(paused.plannedUntil));
    const since = lagosTime(Date.parse(paused.since));
    return (
      <div className="notice notice-amber flex w-full flex-wrap items-center justify-between gap-x-2 px-2.5 py-1">
        <span role="status" className="font-semibold">
          {until === null ? <Trans>Paused since {since}</Trans> : <Trans>Paused until {until}</Trans>}
        </span>
        <ActButton
          busy={busy}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-3"
          onAct={() => void set(false, null)}
        >
          <Play aria-hidden size={16} strokeWidth={1.75} />
          <span>
            <Trans>Resume</Trans>
            <span className="sr-only"> {name}</span>
          </span>
        </ActButton>
      </div>
    );
  }
  return (
    <details
      className="open:w-full"
      open={isChoosing}
      onToggle={({ currentTarget }) => setIsChoosing(currentTarget.open)}
    >
      <summary className={LINK}>
        <Pause aria-hidden size={16} strokeWidth={1.75} />
        <span>
          <Trans>Pause</Trans>
          <span className="sr-only"> {name}</span>
        </span>
      </summary>
      {isChoosing &&
        inDanger.map(({ id: ticketId, label, name: patient }) => (
          <p key={ticketId} role="alert" className="notice notice-red px-2.5 py-1 font-semibold wrap-anywhere">
            <Trans>
              {label} {patient} waits here with a danger sign. Send them to another point first.
            </Trans>
          </p>
        ))}
      <ul aria-label={t`How long ${name} pauses`} className="flex flex-wrap gap-1.5 py-1">
        {LENGTHS.map((minutes) => (
          <li key={minutes}>
            <ActButton busy={busy} className="chip px-3" onAct={() => void set(true, minutes)}>
              <Trans>{minutes} min</Trans>
            </ActButton>
          </li>
        ))}
        <li>
          <ActButton busy={busy} className="chip px-3" onAct={() => void set(true, null)}>
            <Trans>Until resumed</Trans>
          </ActButton>
        </li>
      </ul>
    </details>
  );
}
