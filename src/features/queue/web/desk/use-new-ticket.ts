import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ClientErrorBody } from '#features/clients/rules/refusals.ts';
import type { addTicket, NewTicket, Ticket } from '#features/queue/contract.ts';
import type { QueueErrorBody } from '#features/queue/rules/refusals.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';

/** Why no ticket was given, with what leads on. */
export interface NewTicketProblem extends Partial<Pick<QueueErrorBody, 'appointment' | 'fields' | 'ticket'>> {
  readonly sentence: string;
  readonly code?: ClientErrorBody['code'] | QueueErrorBody['code'];
  /** Those who may be the person who was typed in. */
  readonly clients?: ClientErrorBody['clients'];
}

/** Gives a number once: the same request has the same key, so sending it again is safe if the answer got lost. */
export function useNewTicket(providerId: number, onGiven: (ticket: Ticket) => void) {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const sent = useRef({ request: '', key: '' });
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NewTicketProblem | null>(null);
  const lost = t`We couldn't reach the server. Check your connection and try again: nothing is done twice.`;
  const give = async (body: NewTicket) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    const request = JSON.stringify(body);
    if (sent.current.request !== request) sent.current = { request, key: newKey() };
    try {
      const ticket = await call<typeof addTicket>('POST', '/api/portal/providers/:id/tickets', {
        params: { id: providerId },
        body,
        headers: { 'idempotency-key': sent.current.key },
      });
      onGiven(ticket);
    } catch (error) {
      setProblem({ ...errorBody<QueueErrorBody & ClientErrorBody>(error), sentence: reasonOf(error, lost) });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, give, forgetProblem: () => setProblem(null) };
}
