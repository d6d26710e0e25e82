import { useLingui } from '@lingui/react/macro';
import type { Priority, QueuePoint, Ticket, WaitRange } from '#features/queue/contract.ts';
import { minutesSince } from '#features/queue/rules/point-tickets.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';

/** Returns what is said of waits, tickets and priorities in several places. */
export function useQueueWords() {
  const { t } = useLingui();
  return {
    /** An expected wait. */
    wait: ({ from, to }: WaitRange): string => {
      if (to === 0) return t`No wait`;
      if (from === 0) return t`Up to ${to} min`;
      return from === to ? t`About ${to} min` : t`${from} to ${to} min`;
    },
    priority: (priority: Priority): string => {
      const names: Record<Priority, string> = {
        usual: t`Usual order`,
        priority: t`Elderly, pregnant or small child`,
        danger: t`Danger sign`,
      };
      return names[priority];
    },
    /** Why a ticket is the next one: as the server says, or after an act, until that is known, how long it has waited. */
    reason: (next: QueuePoint['next'], ticket: Ticket, nowMs: number): string => {
      const isKnown = next?.ticketId === ticket.id;
      const reason = isKnown ? next.reason : 'number';
      const minutes = isKnown ? next.minutes : minutesSince(ticket.queuedAt, nowMs);
      const startTime = ticket.appointment === null ? '' : lagosTime(Date.parse(ticket.appointment.date));
      const waits = t`waits ${minutes} min`;
      const names: Record<typeof reason, string> = {
        danger: t`danger sign`,
        due: t`visit at ${startTime}`,
        waited_long: waits,
        priority: t`elderly, pregnant or a small child`,
        number: waits,
      };
      return names[reason];
    },
    /** That a point serves no one, and until when; empty if it serves. */
    paused: ({ name, paused }: QueuePoint): string => {
      if (paused === null) return '';
      const until = paused.plannedUntil === null ? null : lagosTime(Date.parse(paused.plannedUntil));
      return until === null ? t`${name} is paused.` : t`${name} is paused until ${until}.`;
    },
    /** Where a ticket is and what happens there. */
    state: ({ label, name, state, outcome }: Ticket, point: string): string => {
      if (state === 'waiting') return t`${label} ${name} waits at ${point}.`;
      if (state === 'called') return t`${label} ${name} is called to ${point}.`;
      if (state === 'served') return t`${label} ${name} is with ${point} now.`;
      return outcome === 'done' ? t`${label} ${name} is done.` : t`${label} ${name} has left.`;
    },
  };
}
