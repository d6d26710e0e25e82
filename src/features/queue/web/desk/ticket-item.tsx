import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Queue, QueuePoint, Ticket } from '#features/queue/contract.ts';
import { canUndo, minutesSince, pointAfter } from '#features/queue/rules/point-tickets.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { useQueueWords } from '../use-queue-words.ts';
import { ActButton } from './act-button.tsx';
import type { TicketActs } from './use-ticket-acts.ts';

const SMALL = 'min-h-11 px-2 text-[0.9375rem]';

/** The element of a ticket in the queue, where the focus goes when it has moved. */
export const ticketElement = (ticketId: number) => document.getElementById(`ticket-${ticketId}`);

interface Props {
  readonly ticket: Ticket;
  /** All points of the place, in the order of the way. */
  readonly points: readonly QueuePoint[];
  readonly further: Queue['further'];
  readonly nowMs: number;
  readonly acts: TicketActs;
}

/** A person at a service point, with what can be done next. */
export function TicketItem({ ticket, points, further, nowMs, acts }: Props) {
  const { id, label, name, state } = ticket;
  const busy = acts.busy.has(id);
  const isAtCash = isCash(ticket, points);
  const act = (...[what, pointId]: [Parameters<TicketActs['act']>[1], number?]) => acts.act(ticket, what, pointId);
  const context = (
    <span className="sr-only">
      {' '}
      {label} {name}
    </span>
  );
  return (
    <li id={`ticket-${id}`} className="grid gap-1 border-t border-line pt-2" aria-busy={busy}>
      <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <span className="text-lg font-extrabold tabular-nums">{label}</span>
        <span className="font-semibold">{name}</span>
      </p>
      <TicketFacts ticket={ticket} nowMs={nowMs} />
      <Further ticket={ticket} further={further} />
      <div className="flex flex-wrap items-start gap-x-1.5 gap-y-1">
        {state === 'waiting' && (
          <ActButton busy={busy} className={`button button-ghost ${SMALL}`} onAct={() => act('call')}>
            <span>
              <Trans>Call</Trans>
              {context}
            </span>
          </ActButton>
        )}
        {state === 'called' && (
          <>
            <ActButton busy={busy} className={`button ${SMALL}`} onAct={() => act('begin')}>
              <span>
                <Trans>Begin</Trans>
                {context}
              </span>
            </ActButton>
            <ActButton busy={busy} className={`button button-ghost ${SMALL}`} onAct={() => act('call')}>
              <span>
                <Trans>Call again</Trans>
                {context}
              </span>
            </ActButton>
          </>
        )}
        {state === 'served' && <SendOn {...{ ticket, points, further, busy }} isMain onSend={act} />}
        {state === 'served' && (
          <ActButton busy={busy} className={`button button-ghost ${SMALL}`} onAct={() => act('finish')}>
            <span>
              <Trans>Done</Trans>
              {context}
            </span>
          </ActButton>
        )}
        {isAtCash && acts.links.payment(ticket, `button ${state === 'served' ? '' : 'button-ghost'} ${SMALL}`)}
        {state !== 'gone' && <PriorityButtons ticket={ticket} busy={busy} acts={acts} />}
        <More {...{ ticket, points, further, nowMs, acts }} />
      </div>
    </li>
  );
}

/** Hospital number, visit and minutes of a ticket. */
export function TicketFacts({ ticket, nowMs }: Pick<Props, 'nowMs' | 'ticket'>) {
  const { t } = useLingui();
  const words = useQueueWords();
  const { priority, hospitalNumber, appointment, state, calls } = ticket;
  const startTime = appointment === null ? '' : lagosTime(Date.parse(appointment.date));
  const waited = minutesSince(ticket.queuedAt, nowMs);
  const since = lagosTime(Date.parse(ticket.since));
  const facts = [
    ...(hospitalNumber === null ? [] : [hospitalNumber]),
    appointment === null ? t`Walk-in` : t`Visit ${startTime}`,
    ...(appointment?.person ? [appointment.person] : []),
    ...(state === 'waiting' ? [waited === 0 ? t`just came` : t`waits ${waited} min`] : []),
    ...(state === 'called' ? [calls > 1 ? t`called ${calls} times` : t`called`] : []),
    ...(state === 'called' || state === 'served' ? [t`since ${since}`] : []),
  ];
  return (
    <>
      {priority !== 'usual' && (
        <p>
          <span className={`badge ${priority === 'danger' ? 'badge-red' : 'badge-amber'}`}>
            {priority === 'danger' && <TriangleAlert aria-hidden size={14} strokeWidth={1.75} className="flex-none" />}
            {words.priority(priority)}
          </span>
        </p>
      )}
      <p className="text-sm wrap-anywhere text-soft">{facts.join(' · ')}</p>
    </>
  );
}

/** True at a cash desk, where to take a payment comes first. */
function isCash({ pointId }: Ticket, points: readonly QueuePoint[]): boolean {
  return points.find(({ id }) => id === pointId)?.kind === 'cash';
}

/** The further visit of today for which a patient is here too. */
function furtherOf({ id }: Ticket, further: Queue['further']) {
  return further.find(({ ticketId }) => ticketId === id);
}

function Further({ ticket, further }: Pick<Props, 'further' | 'ticket'>) {
  const next = furtherOf(ticket, further);
  if (next === undefined) return null;
  const startTime = lagosTime(Date.parse(next.date));
  return (
    <p className="text-sm font-semibold wrap-anywhere">
      <Trans>
        Afterwards: visit {startTime}, {next.person}
      </Trans>
    </p>
  );
}

/** Sends a ticket to another point: the next one of the way unless another is chosen. */
function SendOn({
  ticket,
  points,
  further,
  busy,
  isMain = false,
  onSend,
}: Pick<Props, 'further' | 'points' | 'ticket'> & {
  readonly busy: boolean;
  /** True where it is what usually comes next. */
  readonly isMain?: boolean;
  readonly onSend: (act: 'send', pointId: number) => void;
}) {
  const { t } = useLingui();
  const others = points.filter(({ id }) => id !== ticket.pointId);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const next = pointAfter(ticket, points, furtherOf(ticket, further)?.pointId);
  const target = others.find(({ id }) => id === chosenId) ?? next ?? others[0];
  if (target === undefined) return null;
  const { label, name } = ticket;
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-1.5">
      <select
        aria-label={t`Where ${label} ${name} goes next`}
        className="input px-1.5 text-[0.9375rem] text-ellipsis"
        value={target.id}
        onChange={({ target: { value } }) => setChosenId(Number(value))}
      >
        {others.map((point) => (
          <option key={point.id} value={point.id}>
            {point.name}
          </option>
        ))}
      </select>
      <ActButton
        busy={busy}
        className={`button ${isMain ? '' : 'button-ghost'} ${SMALL}`}
        onAct={() => onSend('send', target.id)}
      >
        <span>
          <Trans>Send on</Trans>
          <span className="sr-only">
            {' '}
            {label} {name}
          </span>
        </span>
      </ActButton>
    </div>
  );
}

/** Raises a ticket before others with one press, and lowers it with another. */
function PriorityButtons({ ticket, busy, acts }: Pick<Props, 'acts' | 'ticket'> & { readonly busy: boolean }) {
  const words = useQueueWords();
  const icons = { priority: ArrowUp, danger: TriangleAlert };
  return (['priority', 'danger'] as const).map((each) => {
    const Icon = icons[each];
    const isOn = ticket.priority === each;
    const on = each === 'danger' ? 'border-red bg-red-tint text-red' : 'border-amber bg-amber-tint text-amber';
    return (
      <ActButton
        key={each}
        busy={busy}
        className={`button button-ghost min-h-11 min-w-11 px-0 ${isOn ? on : ''}`}
        title={words.priority(each)}
        isPressed={isOn}
        onAct={() => acts.setPriority(ticket, isOn ? 'usual' : each)}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">
          {words.priority(each)} {ticket.label} {ticket.name}
        </span>
      </ActButton>
    );
  });
}

/** What is needed less often. */
function More({ ticket, points, further, nowMs, acts }: Props) {
  const { id, label, name, state } = ticket;
  const busy = acts.busy.has(id);
  return (
    <details className="open:w-full">
      <summary className="link inline-flex min-h-11 items-center px-2 text-[0.9375rem]">
        <Trans>More</Trans>
        <span className="sr-only">
          {' '}
          {label} {name}
        </span>
      </summary>
      <div className="grid gap-2 pb-2">
        {state !== 'served' && (
          <SendOn {...{ ticket, points, further, busy }} onSend={(_, to) => acts.act(ticket, 'send', to)} />
        )}
        <div className="flex flex-wrap gap-1.5">
          <ActButton busy={busy} className={`button button-ghost ${SMALL}`} onAct={() => acts.act(ticket, 'leave')}>
            <span>
              <Trans>Has left</Trans>
              <span className="sr-only">
                {' '}
                {label} {name}
              </span>
            </span>
          </ActButton>
          <ActButton busy={busy} className={`button button-ghost ${SMALL}`} onAct={() => acts.showLink(ticket)}>
            <span>
              <Trans>Code for the phone</Trans>
              <span className="sr-only">
                {' '}
                {label} {name}
              </span>
            </span>
          </ActButton>
          {!isCash(ticket, points) && acts.links.payment(ticket, `button button-ghost ${SMALL}`)}
          {acts.links.person(ticket, `button button-ghost ${SMALL}`)}
          {canUndo(ticket, nowMs) && <UndoButton ticket={ticket} acts={acts} />}
        </div>
      </div>
    </details>
  );
}

/** Takes the last act on a ticket back. */
export function UndoButton({
  ticket,
  acts,
  onUndo = () => acts.act(ticket, 'undo'),
}: Pick<Props, 'acts' | 'ticket'> & { readonly onUndo?: (() => void) | undefined }) {
  return (
    <ActButton busy={acts.busy.has(ticket.id)} className={`button button-ghost ${SMALL}`} onAct={onUndo}>
      <Undo2 aria-hidden size={18} strokeWidth={1.75} />
      <span>
        <Trans>Undo</Trans>
        <span className="sr-only">
          {' '}
          {ticket.label} {ticket.name}
        </span>
      </span>
    </ActButton>
  );
}
