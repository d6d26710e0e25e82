import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Queue, QueuePoint, Ticket } from '#features/queue/contract.ts';
import { dangerWay, inDanger } from '#features/queue/rules/point-tickets.ts';
import { useQueueWords } from '../use-queue-words.ts';

/**
 * Who has a danger sign and isn't served yet, above all else, at any point, and in sight while the page is scrolled. Screen
 * readers say it at once.
 */
export function DangerList({
  queue: { points, tickets },
  show,
}: {
  readonly queue: Queue;
  /** Draws what leads to a ticket in the queue. */
  readonly show: (ticket: Ticket, words: ReactNode) => ReactNode;
}) {
  return (
    <div role="alert" className="sticky top-15 z-20 grid max-h-[45dvh] gap-2 overflow-y-auto empty:hidden">
      {inDanger(tickets).map((ticket) => (
        <div
          key={ticket.id}
          className="notice notice-red flex flex-wrap items-center justify-between gap-x-3 gap-y-1 shadow-md"
        >
          <p className="flex items-center gap-2 text-lg font-bold">
            <TriangleAlert aria-hidden size={24} strokeWidth={2} className="flex-none" />
            <span className="wrap-anywhere">
              <WhatToDo ticket={ticket} points={points} tickets={tickets} />
            </span>
          </p>
          {show(ticket, <Trans>Show {ticket.label}</Trans>)}
        </div>
      ))}
    </div>
  );
}

/** The sentences of an alarm: never the way to a point that is paused. */
function WhatToDo({
  ticket,
  points,
  tickets,
}: {
  readonly ticket: Ticket;
  readonly points: readonly QueuePoint[];
  readonly tickets: readonly Ticket[];
}) {
  const { t } = useLingui();
  const words = useQueueWords();
  const { label, name } = ticket;
  const { point, paused, isEachDoctorPaused } = dangerWay(ticket, points, { tickets });
  return [
    t`Danger sign: ${label} ${name}.`,
    ...(paused === undefined ? [] : [words.paused(paused)]),
    ...(isEachDoctorPaused ? [t`Every doctor is paused: call one now.`] : []),
    ...(point === undefined ? [] : [t`Take them to ${point.name} now.`]),
  ].join(' ');
}
