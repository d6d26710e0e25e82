import { also, noEffects, type Outcome } from '#platform/common/flow.ts';
import { reconnectDelayMs } from '#platform/common/reconnect-delay.ts';
import type { Message, Side } from '../contract.ts';
import { MESSAGES_PER_PAGE } from './limits.ts';

/** A message that its writer sent and the server hasn't confirmed yet. */
export interface Pending {
  /** The idempotency key: a retry never doubles the message. */
  readonly key: string;
  readonly text: string;
  /** Its writer was shown the emergency number and still wants to send it. */
  readonly confirmed?: true;
  /** `danger`: its writer has to decide; `refused`: the server rejected it for good. */
  readonly state: 'waiting' | 'danger' | 'refused';
  /** The server's message. */
  readonly reason?: string;
  /** The danger signs that the server found in it. */
  readonly dangerSigns?: readonly string[];
}

/** A browser's copy of a conversation, with its requests under way. */
export interface Thread {
  /** The reader's side. */
  readonly side: Side;
  /** In the order in which they were written, without duplicates. */
  readonly messages: readonly Message[];
  /** In the order in which they are to be sent. */
  readonly pending: readonly Pending[];
  /** `gone`: the conversation doesn't exist, or isn't accessible to this reader. */
  readonly status: 'loading' | 'ready' | 'failed' | 'gone';
  readonly isOffline: boolean;
  readonly hasEarlier: boolean;
  /** True while the thread is on screen. A message being sent is delivered even after it is closed. */
  readonly isOpen: boolean;
  /** `again`: something changed during the request, so another one follows. */
  readonly reading: 'idle' | 'busy' | 'again';
  /** Everything up to this message was read; own messages may come after it. */
  readonly readUpTo: number | undefined;
  /** The key of the message being sent. */
  readonly sendingKey: string | undefined;
  /** Consecutive failed attempts. */
  readonly failures: number;
}

/** Why a request failed; without a status, it didn't reach the server. */
export interface Failure {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly dangerSigns?: readonly string[] | undefined;
}

/** Events of a thread. */
export type ThreadEvent =
  /** It comes on screen, with the unsent messages kept in the tab. */
  | { readonly type: 'opened'; readonly pending: readonly Pending[] }
  | { readonly type: 'closed' }
  /** Another account is signed in now, or none. */
  | { readonly type: 'account-changed' }
  /** Something may have changed: the server said so, or was silent for a while. */
  | { readonly type: 'news' }
  | { readonly type: 'page-shown' }
  | { readonly type: 'reload' }
  | { readonly type: 'loaded'; readonly after: number | undefined; readonly messages: readonly Message[] }
  | { readonly type: 'load-failed'; readonly failure: Failure }
  | { readonly type: 'show-earlier' }
  | { readonly type: 'earlier-loaded'; readonly messages: readonly Message[] }
  | { readonly type: 'earlier-failed'; readonly failure: Failure }
  | { readonly type: 'written'; readonly key: string; readonly text: string }
  /** The writer wants to send a message with danger signs. */
  | { readonly type: 'confirmed'; readonly key: string }
  /** The writer gives up a message that wasn't sent. */
  | { readonly type: 'discarded'; readonly key: string }
  | { readonly type: 'sent'; readonly key: string; readonly message: Message }
  | { readonly type: 'send-failed'; readonly key: string; readonly failure: Failure }
  | { readonly type: 'retry-due' };

/** Effects in the browser. */
export type ThreadEffect =
  | { readonly type: 'listen' }
  | { readonly type: 'stop-listening' }
  | { readonly type: 'load'; readonly after: number | undefined }
  | { readonly type: 'load-earlier'; readonly before: number | undefined }
  /** Also ends the wait for a retry. */
  | { readonly type: 'send'; readonly pending: Pending }
  /** Replaces an earlier wait. */
  | { readonly type: 'wait-to-retry'; readonly ms: number }
  | { readonly type: 'stop-retrying' }
  /** Keeps unsent messages in the tab, in place of those kept before. */
  | { readonly type: 'keep'; readonly pending: readonly Pending[] }
  /** Removes one message from those kept in the tab. */
  | { readonly type: 'forget'; readonly key: string }
  /** Tells the server the last message seen, if the page is visible. */
  | { readonly type: 'mark-read'; readonly upTo: number }
  /** Reports that data shown beside the thread may be out of date. */
  | { readonly type: 'report-news' };

type Result = Outcome<Thread, ThreadEffect>;

/** Returns a thread before its first request. */
export function newThread(side: Side): Thread {
  return {
    side,
    messages: [],
    pending: [],
    status: 'loading',
    isOffline: false,
    hasEarlier: false,
    isOpen: false,
    reading: 'idle',
    readUpTo: undefined,
    sendingKey: undefined,
    failures: 0,
  };
}

/** Events that a closed thread still handles. None of them stores a text in the tab, because a sign-out has cleared it. */
const TAKEN_WHEN_CLOSED: readonly ThreadEvent['type'][] = ['opened', 'account-changed', 'sent', 'send-failed'];

/** Returns the thread after an event, and its effects. */
export function reduceThread(thread: Thread, event: ThreadEvent): Result {
  if (!thread.isOpen && !TAKEN_WHEN_CLOSED.includes(event.type)) return noEffects(thread);
  const handle = HANDLERS[event.type] as (thread: Thread, event: ThreadEvent) => Result;
  const { state, effects } = handle(thread, event);
  if (!state.isOpen) return { state, effects };
  const isChanged = state.pending !== thread.pending;
  const keeping: readonly ThreadEffect[] = isChanged ? [{ type: 'keep', pending: state.pending }] : [];
  return { state, effects: [...keeping, ...effects, ...consequences(thread, state, event)] };
}

/** Returns the effects that any change of the messages has, regardless of the event. */
function consequences(before: Thread, after: Thread, { type }: ThreadEvent): readonly ThreadEffect[] {
  const hasNewLast = after.messages.at(-1)?.id !== before.messages.at(-1)?.id;
  const reporting: readonly ThreadEffect[] = type === 'news' || hasNewLast ? [{ type: 'report-news' }] : [];
  const upTo = lastOfOtherSide(after);
  if (upTo === undefined || (type !== 'page-shown' && upTo === lastOfOtherSide(before))) return reporting;
  return [...reporting, { type: 'mark-read', upTo }];
}

type Handlers = {
  readonly [T in ThreadEvent['type']]: (thread: Thread, event: Extract<ThreadEvent, { type: T }>) => Result;
};

const HANDLERS: Handlers = {
  opened: (thread, { pending }) => {
    const state: Thread = { ...thread, isOpen: true, pending, reading: 'idle' };
    return also({ state, effects: [{ type: 'listen' }] }, read, sendNext);
  },

  closed: (thread) => ({
    state: { ...thread, isOpen: false },
    effects: [{ type: 'stop-listening' }, { type: 'stop-retrying' }],
  }),

  'account-changed': (thread) => ({
    state: { ...newThread(thread.side), status: 'gone' },
    effects: [{ type: 'stop-listening' }, { type: 'stop-retrying' }],
  }),

  news: (thread) => also(noEffects(thread), read, sendNext),

  'page-shown': noEffects,

  reload: read,

  loaded: (thread, { after, messages }) => {
    const isFirstPage = after === undefined;
    const state: Thread = {
      ...withMessages(thread, messages),
      status: 'ready',
      isOffline: false,
      // Message 0 is the letter that a conversation began with.
      hasEarlier: isFirstPage ? isFullPage(messages) && messages[0]?.id !== 0 : thread.hasEarlier,
      readUpTo: messages.at(-1)?.id ?? after,
    };
    if (!isFirstPage && isFullPage(messages)) return { state, effects: [{ type: 'load', after: state.readUpTo }] };
    return readAgainIfDue(state);
  },

  'load-failed': (thread, { failure }) => readAgainIfDue(withFailedLoad(thread, failure)),

  'show-earlier': (thread) => ({
    state: thread,
    effects: [{ type: 'load-earlier', before: thread.messages[0]?.id }],
  }),

  'earlier-loaded': (thread, { messages }) =>
    noEffects({ ...withMessages(thread, messages), hasEarlier: isFullPage(messages) }),

  'earlier-failed': (thread, { failure }) => noEffects(withFailedLoad(thread, failure)),

  written: (thread, { key, text }) =>
    sendNext({ ...thread, pending: [...thread.pending, { key, text, state: 'waiting' }] }),

  confirmed: (thread, { key }) => sendNext(withChange(thread, key, { state: 'waiting', confirmed: true })),

  discarded: (thread, { key }) => sendNext(without(thread, key)),

  sent: (thread, { key, message }) => {
    const state: Thread = { ...without(thread, key), sendingKey: undefined, failures: 0, isOffline: false };
    if (!thread.isOpen) return also({ state, effects: [{ type: 'forget', key }] }, sendNext);
    // Messages of others may come before it.
    return also(noEffects(withMessages(state, [message])), read, sendNext);
  },

  'send-failed': (thread, { key, failure }) => {
    const idle: Thread = { ...thread, sendingKey: undefined };
    const { status, code, message = '', dangerSigns = [] } = failure;
    if (code === 'danger_signs') {
      return sendNext(withChange(idle, key, { state: 'danger', reason: message, dangerSigns }));
    }
    if (status !== undefined && status < 500 && status !== 429) {
      return sendNext(withChange(idle, key, { state: 'refused', reason: message }));
    }
    const failures = thread.failures + 1;
    const state: Thread = { ...idle, failures, isOffline: status === undefined };
    return { state, effects: thread.isOpen ? [{ type: 'wait-to-retry', ms: reconnectDelayMs(failures) }] : [] };
  },

  'retry-due': sendNext,
};

/** Loads new messages, now or after the request under way. */
function read(thread: Thread): Result {
  if (thread.reading !== 'idle') return noEffects({ ...thread, reading: 'again' });
  return { state: { ...thread, reading: 'busy' }, effects: [{ type: 'load', after: thread.readUpTo }] };
}

function readAgainIfDue(thread: Thread): Result {
  const idle: Thread = { ...thread, reading: 'idle' };
  return thread.reading === 'again' ? read(idle) : noEffects(idle);
}

/** Sends the first message that wasn't refused, unless one is being sent or its writer has to decide first. */
function sendNext(thread: Thread): Result {
  const first = thread.pending.find(({ state }) => state !== 'refused');
  if (thread.sendingKey !== undefined || first?.state !== 'waiting') return noEffects(thread);
  return { state: { ...thread, sendingKey: first.key }, effects: [{ type: 'send', pending: first }] };
}

/** Merges messages from the server, which may come in any order and repeatedly. */
function withMessages(thread: Thread, incoming: readonly Message[]): Thread {
  const known = new Map(thread.messages.map((message) => [message.id, message]));
  for (const message of incoming) known.set(message.id, message);
  return { ...thread, messages: [...known.values()].toSorted((a, b) => a.id - b.id) };
}

function withFailedLoad(thread: Thread, { status }: Failure): Thread {
  if (status !== undefined && [401, 403, 404].includes(status)) return { ...thread, status: 'gone' };
  return { ...thread, isOffline: true, status: thread.status === 'loading' ? 'failed' : thread.status };
}

function withChange(thread: Thread, key: string, change: Partial<Omit<Pending, 'key' | 'text'>>): Thread {
  return { ...thread, pending: thread.pending.map((each) => (each.key === key ? { ...each, ...change } : each)) };
}

function without(thread: Thread, key: string): Thread {
  return { ...thread, pending: thread.pending.filter((each) => each.key !== key) };
}

function isFullPage(messages: readonly Message[]): boolean {
  return messages.length >= MESSAGES_PER_PAGE;
}

function lastOfOtherSide({ messages, side }: Thread): number | undefined {
  return messages.findLast((message) => message.side !== side)?.id;
}
