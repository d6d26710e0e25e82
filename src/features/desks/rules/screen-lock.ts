import { noEffects, type Outcome } from '#platform/common/flow.ts';

/** The screen of a browser at a shared computer: open, or locked until the server unlocks it. */
export type ScreenLock =
  | { readonly status: 'open' }
  | {
      readonly status: 'locked';
      /** Whose screen it was; null if no member was signed in. */
      readonly memberId: number | null;
      /** The server knows that it is locked. */
      readonly isConfirmed: boolean;
    };

export type LockEvent =
  /** A member locks, or did nothing for a while. */
  | { readonly type: 'lock' }
  /** The server refused a call because the session is locked. */
  | { readonly type: 'refused' }
  /** Another tab of this browser locked, or was unlocked. */
  | { readonly type: 'locked-elsewhere' }
  | { readonly type: 'unlocked-elsewhere' }
  /** No one is signed in, and a visitor wants to enter the portal. */
  | { readonly type: 'signed-out' }
  /** This browser is a shared computer. */
  | { readonly type: 'desk-found' }
  /** It isn't one, or no longer. */
  | { readonly type: 'desk-gone' }
  | { readonly type: 'lock-confirmed' }
  /** The server couldn't be reached. */
  | { readonly type: 'lock-failed' }
  | { readonly type: 'retry-due' }
  /** An attempt to unlock got no reply: the server may have opened a session. */
  | { readonly type: 'unlock-lost' }
  /** The session is of another member than the screen: this tab missed that the computer changed hands. */
  | { readonly type: 'member-changed' }
  /** The server opened a session of a member. */
  | { readonly type: 'unlocked'; readonly memberId: number };

export type LockEffect =
  /** Take everything of the member off the screen and out of the cache. */
  | { readonly type: 'hide' }
  /** Show the portal of a member: as it was if the screen was theirs. */
  | { readonly type: 'show'; readonly memberId: number }
  /** Lead to the sign-in page. */
  | { readonly type: 'leave' }
  | { readonly type: 'announce'; readonly message: 'locked' | 'unlocked' }
  | { readonly type: 'lock-server' }
  | { readonly type: 'wait-to-retry' }
  | { readonly type: 'find-desk' }
  /** Compare the member of the session with the one on the screen. */
  | { readonly type: 'check-member' }
  | { readonly type: 'load-member' };

export const OPEN: ScreenLock = { status: 'open' };

/**
 * Returns what an event makes of the screen. It locks before the server does, so that a lost connection doesn't keep it
 * open, and opens only once the server has unlocked it.
 * @param presentId the member on the screen; null if no one is signed in
 */
export function reduceLock(
  lock: ScreenLock,
  event: LockEvent,
  presentId: number | null,
): Outcome<ScreenLock, LockEffect> {
  return lock.status === 'open' ? whileOpen(lock, event, presentId) : whileLocked(lock, event);
}

function whileOpen(lock: ScreenLock, event: LockEvent, memberId: number | null): Outcome<ScreenLock, LockEffect> {
  switch (event.type) {
    case 'lock':
      return {
        state: { status: 'locked', memberId, isConfirmed: false },
        effects: [{ type: 'hide' }, { type: 'announce', message: 'locked' }, { type: 'lock-server' }],
      };
    case 'refused':
      return {
        state: { status: 'locked', memberId, isConfirmed: true },
        effects: [{ type: 'hide' }, { type: 'announce', message: 'locked' }],
      };
    case 'locked-elsewhere':
    case 'desk-found':
      return { state: { status: 'locked', memberId, isConfirmed: true }, effects: [{ type: 'hide' }] };
    case 'unlocked-elsewhere':
      return { state: lock, effects: [{ type: 'check-member' }] };
    case 'member-changed':
      return {
        state: { status: 'locked', memberId, isConfirmed: true },
        effects: [{ type: 'hide' }, { type: 'load-member' }],
      };
    case 'signed-out':
      return { state: lock, effects: [{ type: 'find-desk' }] };
    default:
      return noEffects(lock);
  }
}

function whileLocked(
  lock: Extract<ScreenLock, { status: 'locked' }>,
  event: LockEvent,
): Outcome<ScreenLock, LockEffect> {
  switch (event.type) {
    case 'lock-confirmed':
    case 'refused':
      return noEffects({ ...lock, isConfirmed: true });
    case 'lock-failed':
      return { state: lock, effects: lock.isConfirmed ? [] : [{ type: 'wait-to-retry' }] };
    case 'retry-due':
      return { state: lock, effects: lock.isConfirmed ? [] : [{ type: 'lock-server' }] };
    case 'unlock-lost':
      return { state: { ...lock, isConfirmed: false }, effects: [{ type: 'lock-server' }] };
    case 'unlocked-elsewhere':
      return { state: lock, effects: [{ type: 'load-member' }] };
    case 'unlocked':
      return {
        state: OPEN,
        effects: [
          { type: 'show', memberId: event.memberId },
          { type: 'announce', message: 'unlocked' },
        ],
      };
    case 'desk-gone':
      return { state: OPEN, effects: [{ type: 'leave' }] };
    default:
      return noEffects(lock);
  }
}
