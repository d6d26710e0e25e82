import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Slot } from '#features/schedules/contract.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { ApiError, call, errorBody, urlOf } from '#platform/web/call.ts';
import type { holdTime } from '../contract.ts';
import { afterRefusal } from '../rules/after-refusal.ts';
import { type Held, type HoldNews, heldAfter } from '../rules/held-time.ts';

/** From this time left on, any sign of life extends the hold. */
const EXTEND_BELOW_MS = 8 * 60_000;

/**
 * Holds the chosen time on the server while the booking is on screen, and gives it up with it. Typing and tapping extend
 * it, and take it back from another tab, which learns it. Where holding fails for another reason than that the time is
 * gone, booking goes on without. While `isBooked` the time is booked or may be, so that it is neither held nor given up.
 * `before` is what the tab held when its page was loaded anew.
 */
export function useSlotHold(
  wanted: {
    readonly providerId: number | null;
    readonly slot: Slot | null;
    readonly isBooked: boolean;
    readonly before: Held | null;
  },
  onLost: (refused: ErrorBody) => void,
): Held | null {
  const { providerId, slot, isBooked, before } = wanted;
  const date = isBooked || providerId === null ? null : (slot?.dateTime ?? null);
  const isHolding = date !== null;
  const [held, setHeld] = useState(before);
  const latest = useRef(before);
  // One call after the other: what comes of an earlier choice must not undo a later one.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const otherTabs = useRef<BroadcastChannel>(undefined);
  const mayBeBooked = useRef(isBooked);
  const lost = useEffectEvent(onLost);

  // Before any clean-up below looks at it.
  useLayoutEffect(() => {
    mayBeBooked.current = isBooked;
  }, [isBooked]);

  useEffect(() => {
    if (date === null || providerId === null) return;
    const state = { isCurrent: true, isAsking: false, mayExtend: true };
    const ask = async () => {
      if (!state.isCurrent) return;
      try {
        const body = { providerId, date };
        const { id, heldForMs } = await call<typeof holdTime>('POST', '/api/slot-holds', { body });
        latest.current = { providerId, date, id, untilMs: Date.now() + heldForMs };
        tell(otherTabs.current, { providerId, held: latest.current });
        if (state.isCurrent) setHeld(latest.current);
      } catch (error) {
        const refused = errorBody(error);
        state.mayExtend = !(error instanceof ApiError);
        if (state.isCurrent && refused && afterRefusal(409, refused.code) === 'other-time') lost(refused);
      } finally {
        state.isAsking = false;
      }
    };
    const hold = () => {
      state.isAsking = true;
      queue.current = queue.current.then(ask);
    };
    const showLife = () => {
      const untilMs = latest.current?.date === date ? latest.current.untilMs : 0;
      if (!state.isAsking && state.mayExtend && untilMs - Date.now() < EXTEND_BELOW_MS) hold();
    };
    hold();
    document.addEventListener('keydown', showLife);
    document.addEventListener('pointerdown', showLife);
    return () => {
      state.isCurrent = false;
      document.removeEventListener('keydown', showLife);
      document.removeEventListener('pointerdown', showLife);
    };
  }, [providerId, date]);

  // Another time of the same provider replaces the hold; anything else gives it up.
  useEffect(() => {
    if (!isHolding || providerId === null) return;
    return () => {
      const isTaken = mayBeBooked.current;
      queue.current = queue.current.then(async () => {
        const given = latest.current;
        latest.current = null;
        if (given === null || given.untilMs <= Date.now()) return;
        tell(otherTabs.current, { providerId, held: null });
        if (!isTaken) await release(given.id);
      });
    };
  }, [providerId, isHolding]);

  // Last, so that what is told when the booking goes is told before the channel closes.
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel('slot-holds');
    channel.onmessage = ({ data }: MessageEvent<HoldNews>) => {
      latest.current = heldAfter(latest.current, data);
      setHeld((shown) => heldAfter(shown, data));
    };
    otherTabs.current = channel;
    return () => void queue.current.then(() => channel.close());
  }, []);

  return held !== null && held.providerId === providerId && held.date === slot?.dateTime ? held : null;
}

function tell(tabs: BroadcastChannel | undefined, news: HoldNews): void {
  tabs?.postMessage(news);
}

/** Gives a hold up in a way that outlives the page. Where that fails it runs out by itself. */
async function release(id: number): Promise<void> {
  const url = urlOf('/api/slot-holds/:id', { id });
  await fetch(url, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(() => undefined);
}
