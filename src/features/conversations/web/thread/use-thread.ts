import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { presentUser } from '#features/auth/web/session/use-current-user.ts';
import type { Thread, ThreadEvent } from '#features/conversations/rules/thread.ts';
import { keptPending } from './kept-pending.ts';
import { threadFlow } from './thread-flow.ts';
import type { ThreadSource } from './thread-source.ts';

/**
 * Runs a thread while its screen is shown. Only the arguments of the first call are used: give the component a key by
 * conversation.
 */
export function useThread(
  source: ThreadSource,
  side: Thread['side'],
  onNews: () => void = () => undefined,
): { readonly thread: Thread; readonly send: (event: ThreadEvent) => void } {
  const queryClient = useQueryClient();
  const [{ flow, kept }] = useState(() => {
    const user = presentUser(queryClient);
    const account = () => presentUser(queryClient)?.id ?? null;
    const kept = keptPending(source.name, account(), { isShared: user?.desk !== undefined });
    return { flow: threadFlow(source, side, { account, kept, onNews }), kept };
  });
  useEffect(() => {
    flow.send({ type: 'opened', pending: kept.read() });
    const onVisibility = () => document.visibilityState === 'visible' && flow.send({ type: 'page-shown' });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      flow.send({ type: 'closed' });
    };
  }, [flow, kept]);
  return { thread: useSyncExternalStore(flow.subscribe, flow.state, flow.state), send: flow.send };
}
