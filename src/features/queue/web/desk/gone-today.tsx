import { Trans, useLingui } from '@lingui/react/macro';
import type { Ticket } from '#features/queue/contract.ts';
import { canUndo } from '#features/queue/rules/point-tickets.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { UndoButton } from './ticket-item.tsx';
import type { TicketActs } from './use-ticket-acts.ts';

/** Who went today, the last one first. */
export function GoneToday({
  tickets,
  nowMs,
  acts,
}: {
  readonly tickets: readonly Ticket[];
  readonly nowMs: number;
  readonly acts: TicketActs;
}) {
  const { t } = useLingui();
  const gone = tickets.filter(({ state }) => state === 'gone').sort((a, b) => b.since.localeCompare(a.since));
  const names: Record<NonNullable<Ticket['outcome']>, string> = {
    done: t`Done`,
    left: t`Has left`,
    cancelled: t`Visit cancelled or moved`,
    mistake: t`Number taken back`,
  };
  if (gone.length === 0) return null;
  return (
    <details className="card">
      <summary className="flex min-h-11 items-center font-semibold">
        <Trans>Gone today ({gone.length})</Trans>
      </summary>
      <ul className="grid gap-1">
        {gone.map((ticket) => (
          <li key={ticket.id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line py-1">
            <span className="font-extrabold tabular-nums">{ticket.label}</span>
            <span className="font-semibold wrap-anywhere">{ticket.name}</span>
            <span className="text-soft">
              {ticket.outcome !== null && names[ticket.outcome]}, {lagosTime(Date.parse(ticket.since))}
            </span>
            {canUndo(ticket, nowMs) && <UndoButton ticket={ticket} acts={acts} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
