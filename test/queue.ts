import type { LightMyRequestResponse } from 'fastify';
import type { Queue, Ticket } from '#features/queue/contract.ts';
import { practiceOf } from './access/portal-set-ups.ts';
import { newPatient, type TestApp } from './app.ts';

/** A place with a member who works in its queue. */
export interface QueuePlace {
  readonly providerId: number;
  readonly member: { readonly id: number; readonly cookie: string };
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  /** Gives a number; returns the ticket. */
  readonly arrive: (body: object) => Promise<Ticket>;
  readonly walkIn: (name: string, more?: object) => Promise<Ticket>;
  /** Acts on a ticket as it is now. */
  readonly act: (ticket: Ticket, act: string, more?: object) => Promise<Ticket>;
  readonly queue: () => Promise<Queue>;
}

/** Makes a place with a member who works in its queue. */
export async function newQueuePlace(t: TestApp): Promise<QueuePlace> {
  const member = await newPatient(t, { fullName: 'Queue Member' });
  const providerId = await practiceOf(t, member);
  const call: QueuePlace['call'] = (method, path, payload, headers = {}) =>
    t.app.inject({
      method,
      url: path.startsWith('/api') ? path : `/api/portal/providers/${providerId}/${path}`,
      headers: { cookie: member.cookie, ...headers },
      ...(payload && { payload }),
    });
  const made = async <T>(answer: ReturnType<typeof call>): Promise<T> => {
    const { statusCode, body, json } = await answer;
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
    return json<T>();
  };
  const arrive = (body: object) => made<Ticket>(call('POST', 'tickets', { pointId: null, priority: 'usual', ...body }));
  return {
    providerId,
    member,
    call,
    arrive,
    walkIn: (name, more = {}) => arrive({ client: { name }, ...more }),
    act: (ticket, act, more = {}) =>
      made<Ticket>(call('POST', `/api/portal/tickets/${ticket.id}/acts`, actBody(ticket, act, more))),
    queue: () => made<Queue>(call('GET', 'queue')),
  };
}

/** Returns the body of an act on a ticket as a screen shows it. */
export function actBody({ stepId, state, calls }: Ticket, act: string, more: object = {}): object {
  return { act, was: { stepId, state, calls }, ...more };
}
