import type { Message } from '../contract.ts';

/** A message that its writer sent and the server hasn't confirmed yet. */
export interface Pending {
  /** Sent along, so that a retry never doubles it. */
  readonly key: string;
  readonly text: string;
  /** Its writer was shown the emergency number and still wants to send it. */
  readonly confirmed?: true;
  /** Danger: waits for its writer to decide; refused: the server doesn't take it. */
  readonly state: 'waiting' | 'danger' | 'refused';
  /** What the server said. */
  readonly reason?: string;
  /** What in it sounds dangerous. */
  readonly dangerSigns?: readonly string[];
}

/** What one browser knows of a conversation. */
export interface Thread {
  /** In the order of writing, each once. */
  readonly messages: readonly Message[];
  /** In the order in which they are to be sent. */
  readonly pending: readonly Pending[];
}

/** Takes in messages from the server, however often and in whatever order they come. */
export function withMessages(thread: Thread, incoming: readonly Message[]): Thread {
  const known = new Map(thread.messages.map((message) => [message.id, message]));
  for (const message of incoming) known.set(message.id, message);
  return { ...thread, messages: [...known.values()].toSorted((a, b) => a.id - b.id) };
}

/** Puts a message at the end of what is to be sent. */
export function withPending(thread: Thread, pending: Pick<Pending, 'key' | 'text'>): Thread {
  return { ...thread, pending: [...thread.pending, { ...pending, state: 'waiting' }] };
}

/** The message to send next: the first one that wasn't refused, unless its writer has to decide first. */
export function nextToSend({ pending }: Thread): Pending | undefined {
  const first = pending.find(({ state }) => state !== 'refused');
  return first?.state === 'waiting' ? first : undefined;
}

/** The server has kept a message: it stands among the others from now on. */
export function withSent(thread: Thread, key: string, message: Message): Thread {
  return withoutPending(withMessages(thread, [message]), key);
}

/** Changes what is to be sent under a key. */
export function withChange(thread: Thread, key: string, change: Partial<Omit<Pending, 'key' | 'text'>>): Thread {
  return { ...thread, pending: thread.pending.map((each) => (each.key === key ? { ...each, ...change } : each)) };
}

/** Gives up a message that wasn't sent. */
export function withoutPending(thread: Thread, key: string): Thread {
  return { ...thread, pending: thread.pending.filter((each) => each.key !== key) };
}

/** How long to wait before the next attempt, ms: from a second to a quarter of a minute. */
export function waitBefore(attempt: number): number {
  return Math.min(15_000, 1000 * 2 ** Math.max(0, attempt - 1));
}
