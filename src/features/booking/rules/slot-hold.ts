import { type Held, type HoldNews, heldAfter, isSameTime, type WantedTime } from './held-time.ts';

/** From this time left on, a tap or a key extends the hold. */
const EXTEND_BELOW_MS = 8 * 60_000;

/** A queued call. A release gives up what is held when its turn comes. */
type HoldCall =
  | ({ readonly type: 'hold' } & WantedTime)
  | { readonly type: 'release'; readonly providerId: number; readonly mayBeBooked: boolean };

/** What this tab holds, and the calls that are still to be made. */
export interface SlotHold {
  /** The time to hold now; null while none is chosen, and once it is booked or may be. */
  readonly wanted: WantedTime | null;
  /** What the server granted last, until it is given up. */
  readonly held: Held | null;
  /** What the screen shows: the same, also while the time is being booked. */
  readonly shown: Held | null;
  /** The calls, one at a time, the first under way: the answer to an earlier choice must not undo a later one. */
  readonly calls: readonly HoldCall[];
  /** False once the server has refused the wanted time. */
  readonly mayExtend: boolean;
}

/** The side effects of holding. */
export type HoldEffect =
  | ({ readonly type: 'hold-time' } & WantedTime)
  | { readonly type: 'release-time'; readonly id: number }
  | { readonly type: 'tell-tabs'; readonly news: HoldNews };

/** The holds after an event, and what to do about them. */
export type HoldStep = readonly [SlotHold, readonly HoldEffect[]];

/** The holds of a booking that begins; `before` is what the tab held when its page was reloaded. */
export function startHold(before: Held | null): SlotHold {
  return { wanted: null, held: before, shown: before, calls: [], mayExtend: true };
}

/**
 * Handles a change of the wanted time. Another time or choice of the same provider replaces the hold on the server; another provider,
 * or none, gives it up, unless it `mayBeBooked`: then only the other tabs learn that it isn't held any more.
 */
export function wantTime(
  hold: SlotHold,
  wanted: WantedTime | null,
  { mayBeBooked, nowMs }: { readonly mayBeBooked: boolean; readonly nowMs: number },
): HoldStep {
  const before = hold.wanted;
  if (isSameTime(before, wanted)) return [hold, []];
  const calls: HoldCall[] = [];
  if (before !== null && before.providerId !== wanted?.providerId) {
    calls.push({ type: 'release', providerId: before.providerId, mayBeBooked });
  }
  if (wanted !== null) calls.push({ type: 'hold', ...wanted });
  return enqueue({ ...hold, wanted, mayExtend: true }, calls, nowMs);
}

/** Handles a tap or a key: it extends a hold that ends soon, and takes it back from another tab. */
export function showLife(hold: SlotHold, nowMs: number): HoldStep {
  const { wanted, held, calls, mayExtend } = hold;
  const isAsking = calls.some((call) => isFor(call, wanted));
  const untilMs = held !== null && isSameTime(held, wanted) ? held.untilMs : 0;
  if (wanted === null || isAsking || !mayExtend || untilMs - nowMs >= EXTEND_BELOW_MS) return [hold, []];
  return enqueue(hold, [{ type: 'hold', ...wanted }], nowMs);
}

/** Handles a hold that the server granted; if it isn't wanted any more, a later call replaces or releases it. */
export function holdGranted(hold: SlotHold, held: Held, nowMs: number): HoldStep {
  const shown = isFor(hold.calls[0], hold.wanted) ? held : hold.shown;
  const tell: HoldEffect = { type: 'tell-tabs', news: { providerId: held.providerId, held } };
  const [after, effects] = nextCall({ ...hold, held, shown }, nowMs);
  return [after, [tell, ...effects]];
}

/** Handles a time that couldn't be held. Without an answer (`isAnswered` false) the next tap or key tries again. */
export function holdRefused(hold: SlotHold, isAnswered: boolean, nowMs: number): HoldStep {
  const isWanted = isFor(hold.calls[0], hold.wanted);
  return nextCall(isWanted ? { ...hold, mayExtend: !isAnswered } : hold, nowMs);
}

/** True if the call under way asks for the time that is still wanted. */
export function isAskingForWanted({ calls, wanted }: SlotHold): boolean {
  return isFor(calls[0], wanted);
}

/** Handles the end of a release. If it failed, the hold expires by itself. */
export function holdReleased(hold: SlotHold, nowMs: number): HoldStep {
  return nextCall(hold, nowMs);
}

/** Handles a message about what another tab of this browser holds now. */
export function heardNews(hold: SlotHold, news: HoldNews): SlotHold {
  return { ...hold, held: heldAfter(hold.held, news), shown: heldAfter(hold.shown, news) };
}

function isFor(call: HoldCall | undefined, wanted: WantedTime | null): boolean {
  return call?.type === 'hold' && isSameTime(call, wanted);
}

function enqueue(hold: SlotHold, calls: readonly HoldCall[], nowMs: number): HoldStep {
  const after = { ...hold, calls: [...hold.calls, ...calls] };
  return hold.calls.length === 0 ? start(after, nowMs) : [after, []];
}

function nextCall(hold: SlotHold, nowMs: number): HoldStep {
  return start({ ...hold, calls: hold.calls.slice(1) }, nowMs);
}

/** Starts the first call that is still needed: a hold of a time that is wanted, or a release of one that is held. */
function start(hold: SlotHold, nowMs: number): HoldStep {
  const [call] = hold.calls;
  if (call === undefined) return [hold, []];
  if (call.type === 'hold') {
    if (!isFor(call, hold.wanted)) return nextCall(hold, nowMs);
    return [hold, [{ ...call, type: 'hold-time' }]];
  }
  const { held } = hold;
  // What may be booked stays on the screen until that is known.
  const after = { ...hold, held: null, shown: call.mayBeBooked ? hold.shown : null };
  if (held === null || held.untilMs <= nowMs) return nextCall(after, nowMs);
  const tell: HoldEffect = { type: 'tell-tabs', news: { providerId: call.providerId, held: null } };
  if (!call.mayBeBooked) return [after, [tell, { type: 'release-time', id: held.id }]];
  const [last, effects] = nextCall(after, nowMs);
  return [last, [tell, ...effects]];
}
