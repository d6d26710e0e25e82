import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { getPush, PushState, subscribePush } from '#features/auth/rules/push-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { registerWorker } from '#platform/web/calls/register-worker.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';

const STATE = get<typeof getPush>('/api/push');

/** What a press on the button led to: the id of this browser, or why there is none. */
export type PushOutcome = { readonly id: number } | 'denied' | 'failed';

/** Push messages to this browser. */
export interface Push {
  /** False where the browser has none, and on the server. */
  readonly isPossible: boolean;
  /** The user has switched notifications off for this site: only the browser's settings can change that. */
  readonly isDenied: boolean;
  /** The id of this browser; null if it gets no messages, undefined while loading. */
  readonly id: number | null | undefined;
  /** It gets what concerns the user as a patient. */
  readonly own: boolean | undefined;
  /**
   * Asks for the permission, which only a press may do, and subscribes; with `own` also to what concerns the user as a patient.
   * @throws ApiError of the call
   */
  readonly subscribe: (own?: boolean) => Promise<PushOutcome>;
  /** Ends the messages that concern the user as a patient. @throws ApiError of the call */
  readonly endOwn: () => Promise<void>;
}

/** Returns whether this browser gets push messages, and how to begin. The server learns again of a browser that does. */
export function usePush(): Push {
  const queryClient = useQueryClient();
  const [isPossible, setPossible] = useState(false);
  const [isDenied, setDenied] = useState(false);
  const { data: state } = usePathQuery(STATE, { enabled: isPossible });
  useEffect(() => {
    const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
    setPossible(isThere);
    setDenied(isThere && Notification.permission === 'denied');
  }, []);

  const send = async (subscription: PushSubscription, own?: boolean): Promise<number> => {
    const body = { ...bodyOf(subscription), ...(own !== undefined && { own }) };
    const { id } = await call<typeof subscribePush>('POST', '/api/push/subscriptions', { body });
    queryClient.setQueryData<PushState>(
      STATE.queryKey,
      (known) => known && { ...known, id, ...(own !== undefined && { own }) },
    );
    return id;
  };
  // After another sign-in the server doesn't know which of the user's browsers this is.
  const isUnknown = state !== undefined && state.id === null;
  useEffect(() => {
    if (!isUnknown) return;
    void presentSubscription().then((subscription) => subscription && send(subscription).catch(() => undefined));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `send` is new at each render, and does the same
  }, [isUnknown]);

  return {
    isPossible,
    isDenied,
    id: state?.id,
    own: state?.own,
    endOwn: async () => {
      const subscription = await presentSubscription();
      if (subscription !== undefined) await send(subscription, false);
    },
    subscribe: async (own) => {
      if ((await Notification.requestPermission()) !== 'granted') {
        setDenied(Notification.permission === 'denied');
        return 'denied';
      }
      const known = state ?? (await queryClient.fetchQuery<PushState>({ queryKey: STATE.queryKey }));
      const subscription = await subscribed(known.publicKey);
      return subscription === undefined ? 'failed' : { id: await send(subscription, own) };
    },
  };
}

/** Ends the subscription of this browser at its push service, of any account; does nothing without one. */
export async function endPush(): Promise<void> {
  await (await presentSubscription())?.unsubscribe();
}

/** Returns the subscription that this browser has; undefined without one, and where the browser has no push messages. */
async function presentSubscription(): Promise<PushSubscription | undefined> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Subscribes at the push service of this browser; undefined if that fails, for example without a network. */
async function subscribed(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await registerWorker();
  if (registration === undefined) return undefined;
  const applicationServerKey = Uint8Array.from(
    atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
  const subscribe = () => registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await subscribe();
  } catch {
    // One with the key of an earlier installation is in the way.
    await (await presentSubscription())?.unsubscribe();
    return await subscribe().catch(() => undefined);
  }
}

function bodyOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
