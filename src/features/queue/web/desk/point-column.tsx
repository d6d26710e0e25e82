import { Trans, useLingui } from '@lingui/react/macro';
import type { Queue, QueuePoint, Ticket } from '#features/queue/contract.ts';
import { dangerToTake, inDanger, ticketsAt } from '#features/queue/rules/point-tickets.ts';
import type { QueueHandle } from '../use-queue.ts';
import { useQueueWords } from '../use-queue-words.ts';
import { ActButton } from './act-button.tsx';
import { PausePoint } from './pause-point.tsx';
import { TicketItem } from './ticket-item.tsx';
import type { TicketActs } from './use-ticket-acts.ts';

/** The heading of a point, where the focus goes when no ticket is left to take it. */
export const pointHeading = (pointId: number) => document.getElementById(`point-${pointId}`);

/** The button that calls whom the order suggests. */
export const callNextButton = (pointId: number) => document.getElementById(`next-${pointId}`)?.querySelector('button');

/** A service point: who is there, who was called, and who waits in the suggested order. */
export function PointColumn({
  providerId,
  point,
  points,
  tickets,
  further,
  nowMs,
  acts,
  queue,
  isShown,
}: {
  readonly providerId: number;
  readonly point: QueuePoint;
  readonly points: readonly QueuePoint[];
  readonly tickets: readonly Ticket[];
  readonly further: Queue['further'];
  readonly nowMs: number;
  readonly acts: TicketActs;
  readonly queue: QueueHandle;
  /** True for the one that a narrow screen shows. */
  readonly isShown: boolean;
}) {
  const { t } = useLingui();
  const words = useQueueWords();
  const { id, name, units, expected, next } = point;
  const { served, called, waiting } = ticketsAt(id, tickets);
  const suggested = waiting[0];
  const urgent = dangerToTake(point, points, tickets);
  const part = { points, further, nowMs, acts };
  const isEmpty = served.length + called.length + waiting.length === 0;
  return (
    <section
      aria-labelledby={`point-${id}`}
      className={`card grid min-w-0 content-start gap-3 p-3 ${isShown ? '' : 'max-lg:hidden'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={`point-${id}`} tabIndex={-1} className="wrap-anywhere">
          {name}
        </h3>
        <PausePoint providerId={providerId} point={point} inDanger={inDanger([...called, ...waiting])} queue={queue} />
        <p className="w-full text-sm text-soft empty:hidden">
          {units > 1 && <Trans>{units} at the same time</Trans>}
          {units > 1 && expected !== null && ' · '}
          {expected !== null && <Trans>Wait: {words.wait(expected)}</Trans>}
        </p>
      </div>
      {urgent !== undefined && (
        <ActButton
          key={`urgent ${urgent.id}`}
          busy={acts.busy.has(urgent.id)}
          className="button button-urgent w-full flex-col gap-0.5 px-2 py-2.5"
          onAct={() => acts.act(urgent, 'send', id)}
        >
          <span className="wrap-anywhere">
            <Trans>
              Take first: {urgent.label} {urgent.name}
            </Trans>
          </span>
          <span className="text-sm font-normal">
            <Trans>Danger sign, and no one is free where they wait</Trans>
          </span>
        </ActButton>
      )}
      {suggested !== undefined && (
        <div id={`next-${id}`}>
          <ActButton
            // Of another person it is another button: a key pressed twice must not call two.
            key={suggested.id}
            busy={acts.busy.has(suggested.id)}
            className={`button w-full flex-col gap-0.5 px-2 py-2.5 ${urgent === undefined ? '' : 'button-ghost'}`}
            onAct={() => acts.act(suggested, 'call')}
          >
            <span className="wrap-anywhere">
              <Trans>
                Call next: {suggested.label} {suggested.name}
              </Trans>
            </span>
            <span className="text-sm font-normal">{words.reason(next, suggested, nowMs)}</span>
          </ActButton>
        </div>
      )}
      <Part title={t`With them now`} label={t`With ${name} now`} tickets={served} {...part} />
      <Part title={t`Called`} label={t`Called to ${name}`} tickets={called} {...part} />
      <Part title={t`Waiting`} label={t`Waiting at ${name}`} tickets={waiting} {...part} />
      {isEmpty && (
        <p className="text-soft">
          <Trans>Nobody is here.</Trans>
        </p>
      )}
    </section>
  );
}

function Part({
  title,
  label,
  tickets,
  ...part
}: {
  readonly title: string;
  /** For screen readers, with the name of the point. */
  readonly label: string;
  readonly tickets: readonly Ticket[];
  readonly points: readonly QueuePoint[];
  readonly further: Queue['further'];
  readonly nowMs: number;
  readonly acts: TicketActs;
}) {
  if (tickets.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="text-sm font-bold text-soft">
        {title} ({tickets.length})
      </p>
      <ul aria-label={label} className="grid gap-2">
        {tickets.map((ticket) => (
          <TicketItem key={ticket.id} ticket={ticket} {...part} />
        ))}
      </ul>
    </div>
  );
}
