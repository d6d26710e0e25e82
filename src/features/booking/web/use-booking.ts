import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { Provider } from '#features/directory/contract.ts';
import { carriedBy } from '#features/symptoms/web/carried-symptoms.ts';
import { Flow } from '#platform/common/flow.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { SESSION_ENDED, SIGNED_OUT } from '#platform/web/calls/session-ended.ts';
import { readKept } from '#platform/web/kept-in-tab.ts';
import { toast } from '#platform/web/toast-store.ts';
import { useStepHistory } from '#platform/web/use-step-history.ts';
import type { Opening } from '../rules/begin-booking.ts';
import { type DialogEvent, reduceDialog } from '../rules/dialog.ts';
import { type DialogEffect, type DialogState, openDialog, openingName, viewOf } from '../rules/dialog-state.ts';
import type { HoldNews } from '../rules/held-time.ts';
import { KEPT_AS, takeUp } from '../rules/kept-booking.ts';
import { effectsOf } from './dialog-effects.ts';
import { useAppointmentAgain } from './use-appointment-again.ts';

type Send = (event: DialogEvent) => void;
type DialogFlow = Flow<DialogState, DialogEvent & { readonly nowMs: number }, DialogEffect>;

/**
 * One booking, from opening the dialog to the appointment. It begins as soon as the provider is known. rules/dialog.ts
 * decides; this hook reports what happens in the browser and runs the effects.
 */
export function useBooking(
  provider: Provider | undefined,
  opening: Opening,
  onClose: () => void,
): { readonly state: DialogState; readonly send: Send } {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const again = useAppointmentAgain(userId ?? null);
  const showToast = useToasts();
  const [{ flow, send, showOn, connect }] = useState(() => {
    const kept = { opening: openingName(opening, again?.id), userId: userId ?? null, nowMs: Date.now() };
    const carried = opening.rescheduled === undefined ? carriedBy(userId ?? null) : null;
    const first = openDialog({
      opening,
      known: { today: lagosDate(serverNow()), carried, again: again?.appointment },
      againId: again?.id,
      userId,
      provider,
      kept: takeUp(readKept(KEPT_AS), kept),
    });
    return startFlow(first, queryClient);
  });
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state);
  useLayoutEffect(() => showOn({ onClose, showToast }));
  useLayoutEffect(() => {
    if (provider !== undefined) send({ type: 'provider-read', provider });
  }, [provider, send]);
  useEffect(() => send({ type: 'user-changed', userId }), [userId, send]);
  useStepHistory(viewOf(state), (view) => send({ type: 'view-asked', view }));
  useEffect(() => listen(send), [send]);
  // Last, so that the other tabs learn that the hold is given up before their channel closes.
  useEffect(() => {
    const disconnect = connect();
    return () => {
      send({ type: 'left' });
      disconnect();
    };
  }, [send, connect]);
  return { state, send };
}

type ToastName = Extract<DialogEffect, { readonly type: 'toast' }>['which'];

/** The page as it is when an effect runs, which may be after the dialog is gone. */
interface Page {
  readonly onClose: () => void;
  /** Shows a toast and returns its id. */
  readonly showToast: (which: ToastName) => number;
}

function startFlow(first: DialogState, queryClient: QueryClient) {
  let page: Page | undefined;
  let otherTabs: BroadcastChannel | undefined;
  const send: Send = (event) => flow.send({ ...event, nowMs: Date.now() });
  const run = effectsOf(
    {
      queryClient,
      tellTabs: (news) => otherTabs?.postMessage(news),
      showToast: (which) => page?.showToast(which) ?? 0,
      close: () => page?.onClose(),
    },
    send,
  );
  const flow: DialogFlow = new Flow(first, reduceDialog, run);
  return {
    flow,
    send,
    showOn: (now: Page) => {
      page = now;
    },
    /** Listens to the other tabs of this browser; returns a function that stops it. */
    connect: () => {
      if (!('BroadcastChannel' in globalThis)) return () => undefined;
      const channel = new BroadcastChannel('slot-holds');
      channel.onmessage = ({ data }: MessageEvent<HoldNews>) => send({ type: 'other-tab-holds', news: data });
      otherTabs = channel;
      return () => closeWhenIdle(flow, channel);
    },
  };
}

/** Returns a function that shows a toast and returns its id. */
function useToasts(): (which: ToastName) => number {
  const { t } = useLingui();
  return (which) => {
    switch (which) {
      case 'booked':
        return toast({ title: t`Your appointment is booked` });
      case 'closed':
        return toast({ title: t`The booking was closed`, description: t`Somebody signed out or in in another tab.` });
      case 'not-booked':
        return toast({
          title: t`Failed to book appointment`,
          description: t`Please try again or contact support.`,
          variant: 'destructive',
        });
      case 'not-rescheduled':
        return toast({
          title: t`Failed to reschedule appointment`,
          description: t`Please try again or contact support for assistance.`,
          variant: 'destructive',
        });
    }
  };
}

/** Reports what happens in the window as events; returns a function that stops it. */
function listen(send: Send): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const showLife = () => send({ type: 'life-shown' });
  document.addEventListener('keydown', showLife, { signal });
  document.addEventListener('pointerdown', showLife, { signal });
  window.addEventListener(SESSION_ENDED, () => send({ type: 'session-ended' }), { signal });
  window.addEventListener(
    SIGNED_OUT,
    (event) => send({ type: 'signed-out-elsewhere', userId: (event as CustomEvent<unknown>).detail }),
    { signal },
  );
  return () => listening.abort();
}

/** Closes the channel to the other tabs once they know that the time of a booking that was left isn't held any more. */
function closeWhenIdle(flow: DialogFlow, channel: BroadcastChannel): void {
  const look = () =>
    setTimeout(() => {
      if (flow.state().hold.calls.length > 0) return;
      stop();
      channel.close();
    });
  const stop = flow.subscribe(look);
  look();
}
