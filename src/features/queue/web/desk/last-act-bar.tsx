import type { Ticket } from '#features/queue/contract.ts';
import { canUndo, isSameMoment } from '#features/queue/rules/point-tickets.ts';
import { UndoButton } from './ticket-item.tsx';
import type { TicketActs } from './use-ticket-acts.ts';

/** What happened last, with Undo while that is possible. It stays in sight, and screen readers say it. */
export function LastActBar({
  acts,
  tickets,
  nowMs,
}: {
  readonly acts: TicketActs;
  readonly tickets: readonly Ticket[];
  readonly nowMs: number;
}) {
  const { last } = acts;
  const ticket = tickets.find(({ id }) => id === last?.ticket.id);
  // Once another desk goes on with the ticket, the sentence is no longer true.
  const isTrue = last !== null && ticket !== undefined && isSameMoment(ticket, last.ticket);
  return (
    <div
      className={
        !isTrue
          ? 'sr-only'
          : `sticky bottom-2 z-10 flex min-h-15 w-fit max-w-full flex-wrap items-center gap-x-4 justify-self-center rounded-card border border-line px-4 py-2 shadow-card ${
              last.isOwn ? 'bg-card' : 'bg-amber-tint text-amber'
            }`
      }
    >
      <p role="status" className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {isTrue && last.sentence}
      </p>
      {isTrue && last.isOwn && (last.takeBack !== undefined || canUndo(ticket, nowMs)) && (
        <UndoButton ticket={ticket} acts={acts} onUndo={last.takeBack} />
      )}
    </div>
  );
}
