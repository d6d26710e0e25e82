import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { changePriority, moveTicket, Priority, Queue, Ticket, TicketAct } from '#features/queue/contract.ts';
import type { QueueErrorBody } from '#features/queue/rules/refusals.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import type { QueueHandle } from '../use-queue.ts';
import { useQueueWords } from '../use-queue-words.ts';

/** What was done last at this desk, or that another desk was faster. */
export interface LastAct {
  /** As it is now. */
  readonly ticket: Ticket;
  readonly fromPointId: number;
  readonly sentence: string;
  readonly isOwn: boolean;
  /** Takes it back where that isn't the server's undo. */
  readonly takeBack?: () => void;
}

/** What leads from a ticket to what other features know of its person. */
export interface TicketLinks {
  /** Takes a payment; nothing for a person who is no client. */
  readonly payment: (ticket: Ticket, className: string) => ReactNode;
  /** Opens what the practice has of the person. */
  readonly person: (ticket: Ticket, className: string) => ReactNode;
}

/** Acts on tickets: each is sent once, and the queue is loaded again at once. */
export function useTicketActs(handle: QueueHandle, links: TicketLinks) {
  const words = useQueueWords();
  const { busy, last, send, sentenceOf } = useSending(handle);
  const [linked, setLinked] = useState<Ticket | null>(null);
  const setPriority = (ticket: Ticket, priority: Priority): void => {
    void send(
      ticket,
      () => requestPriority(ticket, priority),
      (moved) => ({
        sentence: `${words.priority(priority)}: ${sentenceOf(moved, handle.queue ?? { points: [] })}`,
        takeBack: () => void send(moved, () => takePriorityBack(ticket, moved)),
      }),
    );
  };
  return {
    /** Whose address is on the screen. */
    linked,
    showLink: setLinked,
    busy,
    last,
    links,
    act: (ticket: Ticket, act: TicketAct, pointId?: number) =>
      void send(ticket, () => requestAct(ticket, act, pointId)),
    setPriority,
  };
}

/** Sends one act on a ticket at a time, and says what it did, or that another desk was faster. */
function useSending({ queue, reload, show }: QueueHandle) {
  const { t } = useLingui();
  const words = useQueueWords();
  const showNotSaved = useNotSavedToast();
  // A second tap can come before the screen shows that the first one counted.
  const underWay = useRef(new Set<number>());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set<number>());
  const [last, setLast] = useState<LastAct | null>(null);

  const sentenceOf = (ticket: Ticket, { points }: Pick<Queue, 'points'>) =>
    words.state(ticket, points.find(({ id }) => id === ticket.pointId)?.name ?? '');

  async function send(
    ticket: Ticket,
    request: () => Promise<Ticket>,
    more?: (moved: Ticket) => Pick<LastAct, 'sentence' | 'takeBack'>,
  ): Promise<void> {
    if (underWay.current.has(ticket.id)) return;
    underWay.current.add(ticket.id);
    setBusy(new Set(underWay.current));
    try {
      const moved = await request();
      show((before) => ({
        ...before,
        tickets: before.tickets.map((each) => (each.id === moved.id ? moved : each)),
      }));
      setLast({
        ticket: moved,
        fromPointId: ticket.pointId,
        sentence: sentenceOf(moved, queue ?? { points: [] }),
        isOwn: true,
        ...more?.(moved),
      });
      // The next act need not wait for it: the reply says how the ticket stands.
      void reload();
    } catch (error) {
      const code = errorBody<QueueErrorBody>(error)?.code;
      const now = code === undefined ? undefined : await reload();
      const found = now?.tickets.find(({ id }) => id === ticket.id);
      if (code !== 'ticket_changed' || now === undefined || found === undefined) return showNotSaved(error);
      const sentence = sentenceOf(found, now);
      setLast({
        ticket: found,
        fromPointId: ticket.pointId,
        sentence: t`Another desk was faster. ${sentence}`,
        isOwn: false,
      });
    } finally {
      underWay.current.delete(ticket.id);
      setBusy(new Set(underWay.current));
    }
  }

  return { busy, last, send, sentenceOf };
}

/** Gives a ticket the priority that it had, and brings it back to where a danger sign took it from. */
async function takePriorityBack(before: Ticket, moved: Ticket): Promise<Ticket> {
  if (moved.stepId !== before.stepId) await requestAct(moved, 'undo');
  return await requestPriority(moved, before.priority);
}

function requestAct({ id, stepId, state, calls }: Ticket, act: TicketAct, pointId?: number): Promise<Ticket> {
  return call<typeof moveTicket>('POST', '/api/portal/tickets/:id/acts', {
    params: { id },
    body: { act, ...(pointId !== undefined && { pointId }), was: { stepId, state, calls } },
  });
}

function requestPriority({ id }: Ticket, priority: Priority): Promise<Ticket> {
  return call<typeof changePriority>('PUT', '/api/portal/tickets/:id/priority', { params: { id }, body: { priority } });
}

/** What the rows of the queue use to act. */
export type TicketActs = ReturnType<typeof useTicketActs>;
