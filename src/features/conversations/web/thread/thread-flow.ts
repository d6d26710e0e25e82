import type { MessageErrorBody } from '#features/conversations/rules/refusals.ts';
import {
  type Failure,
  newThread,
  reduceThread,
  type Thread,
  type ThreadEffect,
  type ThreadEvent,
} from '#features/conversations/rules/thread.ts';
import { Flow, type Handlers, runBy } from '#platform/common/flow.ts';
import { ApiError, errorBody } from '#platform/web/calls/call.ts';
import type { KeptPending } from './kept-pending.ts';
import type { ThreadSource } from './thread-source.ts';

/** What a thread needs from its page. */
interface Surroundings {
  /** The id of the account that is signed in now; null for a visitor. */
  readonly account: () => number | null;
  readonly kept: KeptPending;
  /** Called when data shown beside the thread may be out of date. */
  readonly onNews: () => void;
}

type ThreadFlow = Flow<Thread, ThreadEvent, ThreadEffect>;

/** A thread in this browser. rules/thread.ts decides; this runs the effects on the source, the tab and timers. */
export function threadFlow(source: ThreadSource, side: Thread['side'], surroundings: Surroundings): ThreadFlow {
  const send: ThreadFlow['send'] = (event) => flow.send(event);
  const run = runBy<ThreadEffect>({ ...requestEffects(source, send), ...localEffects(source, send, surroundings) });
  const flow: ThreadFlow = new Flow(newThread(side), reduceThread, run);
  return flow;
}

type RequestEffects = Pick<Handlers<ThreadEffect>, 'load' | 'load-earlier' | 'mark-read'>;

function requestEffects(source: ThreadSource, send: ThreadFlow['send']): RequestEffects {
  return {
    load: ({ after }) =>
      void source.load({ after }).then(
        (messages) => send({ type: 'loaded', after, messages }),
        (error: unknown) => send({ type: 'load-failed', failure: failureOf(error) }),
      ),
    'load-earlier': ({ before }) =>
      void source.load({ before }).then(
        (messages) => send({ type: 'earlier-loaded', messages }),
        (error: unknown) => send({ type: 'earlier-failed', failure: failureOf(error) }),
      ),
    'mark-read': ({ upTo }) => {
      if (document.visibilityState === 'visible') source.markRead(upTo).catch(() => undefined);
    },
  };
}

function localEffects(
  source: ThreadSource,
  send: ThreadFlow['send'],
  { account, kept, onNews }: Surroundings,
): Omit<Handlers<ThreadEffect>, keyof RequestEffects> {
  const owner = account();
  let stopListening: (() => void) | undefined;
  let retry: number | undefined;
  return {
    listen: () => {
      stopListening = source.listen(() => send({ type: 'news' }));
    },
    'stop-listening': () => stopListening?.(),
    send: ({ pending }) => {
      const { key } = pending;
      window.clearTimeout(retry);
      // A message of one account is never sent by another.
      if (account() !== owner) {
        send({ type: 'account-changed' });
        return;
      }
      source.send(pending).then(
        (message) => send({ type: 'sent', key, message }),
        (error: unknown) => send({ type: 'send-failed', key, failure: failureOf(error) }),
      );
    },
    'wait-to-retry': ({ ms }) => {
      window.clearTimeout(retry);
      retry = window.setTimeout(() => send({ type: 'retry-due' }), ms);
    },
    'stop-retrying': () => window.clearTimeout(retry),
    keep: ({ pending }) => kept.write(pending),
    forget: ({ key }) => kept.forget(key),
    'report-news': onNews,
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return {};
  const { code, message, dangerSigns } = errorBody<MessageErrorBody>(error) ?? {};
  return { status: error.status, code, message, dangerSigns };
}
