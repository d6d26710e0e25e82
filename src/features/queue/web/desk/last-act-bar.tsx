import type { Ticket } from '#features/queue/contract.ts';
import { canUndo } from '#features/queue/rules/point-tickets.ts';
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
  return (
    <div
      className={
        last === null
          ? 'sr-only'
          : `sticky bottom-2 z-10 flex min-h-15 flex-wrap items-center gap-x-4 rounded-card border border-line px-4 py-2 shadow-card ${
              last.isOwn ? 'bg-card' : 'bg-amber-tint text-amber'
            }`
      }
    >
      <p role="status" className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {last?.sentence}
      </p>
      {last?.isOwn === true && ticket !== undefined && canUndo(ticket, nowMs) && (
        <UndoButton ticket={ticket} acts={acts} />
      )}
    </div>
  );
}
