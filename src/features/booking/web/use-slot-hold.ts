import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Slot } from '#features/providers/contract.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { ApiError, call, errorBody, urlOf } from '#platform/web/call.ts';
import type { holdTime } from '../contract.ts';
import { afterRefusal } from '../rules/after-refusal.ts';

/** A time that is kept for this browser. `untilMs` is by this device's clock. */
export interface Held {
  readonly id: number;
  readonly untilMs: number;
}

/** From this time left on, any sign of life extends the hold. */
const EXTEND_BELOW_MS = 8 * 60_000;

/**
 * Holds the chosen time on the server while the booking is on screen, and gives it up with it. Typing and tapping extend
 * it. Where holding fails for another reason than that the time is gone, booking goes on without. While `isBooked` the
 * time is booked or may be, so that it is neither held nor given up.
 */
export function useSlotHold(
  wanted: { readonly providerId: number | null; readonly slot: Slot | null; readonly isBooked: boolean },
  onLost: (refused: ErrorBody) => void,
): Held | null {
  const { providerId, slot, isBooked } = wanted;
  const date = isBooked || providerId === null ? null : (slot?.dateTime ?? null);
  const isHolding = date !== null;
  const [held, setHeld] = useState<Held | null>(null);
  // One call after the other: what comes of an earlier choice must not undo a later one.
  const queue = useRef<Promise<Held | null>>(Promise.resolve(null));
  const mayBeBooked = useRef(isBooked);
  const lost = useEffectEvent(onLost);

  // Before any clean-up below looks at it.
  useLayoutEffect(() => {
    mayBeBooked.current = isBooked;
  }, [isBooked]);

  useEffect(() => {
    if (date === null || providerId === null) return;
    const state = { isCurrent: true, isAsking: false, mayExtend: true, untilMs: 0 };
    const ask = async (last: Held | null): Promise<Held | null> => {
      if (!state.isCurrent) return last;
      try {
        const body = { providerId, date };
        const { id, heldForMs } = await call<typeof holdTime>('POST', '/api/slot-holds', { body });
        state.untilMs = Date.now() + heldForMs;
        const taken = { id, untilMs: state.untilMs };
        if (state.isCurrent) setHeld(taken);
        return taken;
      } catch (error) {
        const refused = errorBody(error);
        state.mayExtend = !(error instanceof ApiError);
        if (state.isCurrent && refused && afterRefusal(409, refused.code) === 'other-time') lost(refused);
        return last;
      } finally {
        state.isAsking = false;
      }
    };
    const showLife = () => {
      if (state.isAsking || !state.mayExtend || state.untilMs - Date.now() >= EXTEND_BELOW_MS) return;
      state.isAsking = true;
      queue.current = queue.current.then(ask);
    };
    showLife();
    document.addEventListener('keydown', showLife);
    document.addEventListener('pointerdown', showLife);
    return () => {
      state.isCurrent = false;
      setHeld(null);
      document.removeEventListener('keydown', showLife);
      document.removeEventListener('pointerdown', showLife);
    };
  }, [providerId, date]);

  // Another time of the same provider replaces the hold; anything else gives it up.
  useEffect(() => {
    if (!isHolding || providerId === null) return;
    return () => {
      queue.current = mayBeBooked.current ? Promise.resolve(null) : queue.current.then(release);
    };
  }, [providerId, isHolding]);

  return held;
}

/** Gives a hold up in a way that outlives the page. Where that fails it runs out by itself. */
async function release(held: Held | null): Promise<null> {
  if (held === null || held.untilMs <= Date.now()) return null;
  const url = urlOf('/api/slot-holds/:id', { id: held.id });
  await fetch(url, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(() => undefined);
  return null;
}
