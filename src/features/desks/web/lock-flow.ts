import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { currentUser } from '#features/auth/contract.ts';
import { presentUser, recordUser } from '#features/auth/web/session/use-current-user.ts';
import type { DeskScreen, getDeskScreen, lockDesk } from '#features/desks/contract.ts';
import {
  type LockEffect,
  type LockEvent,
  OPEN,
  reduceLock,
  type ScreenLock,
} from '#features/desks/rules/screen-lock.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { Flow, runBy } from '#platform/common/flow.ts';
import { ApiError, alongside, call, replyOf } from '#platform/web/calls/call.ts';
import { forThisScreen, setScreenLocked } from '#platform/web/calls/screen-lock.ts';
import { atDesk, SESSION_ENDED } from '#platform/web/calls/session-ended.ts';
import { announce, followTabs } from './desk-channel.ts';
import { PASSWORD_NEEDED } from './desk-events.ts';
import { setLockMark } from './lock-mark.ts';
import { type Place, placeHere, showPlace } from './member-place.ts';
import { closeVault, emptyVault } from './vault/vault.ts';

/** How long after a failed attempt to lock the server it is tried again, ms. */
const RETRY_MS = 5000;
const SIGN_IN = '/auth?next=%2Fprovider-portal';

/** The lock of this tab's screen. rules/screen-lock.ts decides; this runs the effects on screen, tabs and server. */
export class DeskLock {
  readonly #queryClient: QueryClient;
  readonly #flow: Flow<ScreenLock, LockEvent, LockEffect>;
  /** Where each member was, by id. */
  readonly #places = new Map<number, Place>();
  /** The last member on the screen. */
  #lastId: number | null = null;
  /** A sign-in that replaces the session. */
  #signingIn: Promise<unknown> = Promise.resolve();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
    const reduce = (lock: ScreenLock, event: LockEvent) => reduceLock(lock, event, this.#presentId());
    this.#flow = new Flow(OPEN, reduce, this.#effects());
    followTabs((message) => {
      if (message === 'locked') this.send({ type: 'locked-elsewhere' });
      if (message === 'unlocked') this.send({ type: 'unlocked-elsewhere' });
    });
    atDesk.takes = (status, body, method) => this.#takes(status, body, method);
    alongside.wait = forThisScreen;
    const before = alongside.headers;
    // The server refuses what another member's session would do in the name on the screen.
    alongside.headers = () => {
      const id = this.#presentId();
      return id === null ? before() : { ...before(), 'x-user': String(id) };
    };
    const check = () => void this.#checkMember();
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', () => this.send({ type: 'retry-due' }));
  }

  readonly state = (): ScreenLock => this.#flow.state();
  readonly subscribe = (listener: () => void): (() => void) => this.#flow.subscribe(listener);
  readonly send = (event: LockEvent): void => this.#flow.send(event);

  /**
   * Remembers who is on the screen: once the session has ended, the lock screen offers them first. Checks that the session
   * is theirs, because the computer may have changed hands while the page loaded.
   */
  readonly note = (memberId: number): void => {
    this.#lastId = memberId;
    void this.#checkMember();
  };

  /** The last member on the screen; null before the first. */
  readonly lastId = (): number | null => this.#lastId;

  /** Sends a sign-in that replaces the member's session: what is refused meanwhile for want of the old one, is no end. */
  replaceSession<Reply>(signIn: Promise<Reply>): Promise<Reply> {
    this.#signingIn = signIn.catch(() => undefined);
    return signIn;
  }

  #takes(status: number, body: string, method: string): boolean {
    if (status === 423) this.send({ type: 'refused' });
    const isOther = status === 409 && body.includes('"other_user"');
    if (isOther) this.send({ type: 'member-changed' });
    // A screen that only reads says so itself.
    if (method !== 'GET' && body.includes('"full_sign_in_needed"')) window.dispatchEvent(new Event(PASSWORD_NEEDED));
    const isSignedOut = status === 401 && body.includes('"signed_out"');
    if (isSignedOut) void this.#checkSession();
    return status === 423 || isOther || isSignedOut;
  }

  async #checkSession(): Promise<void> {
    await this.#signingIn;
    const reply = await forThisScreen(fetch('/api/user', { headers: { 'x-unattended': 'yes' } })).catch(
      () => undefined,
    );
    if (reply?.status === 401) window.dispatchEvent(new Event(SESSION_ENDED));
  }

  #presentId(): number | null {
    return presentUser(this.#queryClient)?.id ?? null;
  }

  #effects() {
    return runBy<LockEffect>({
      hide: () => this.#hide(),
      show: ({ memberId }) => this.#show(memberId),
      leave: () => {
        recordUser(this.#queryClient, null);
        history.replaceState(null, '', SIGN_IN);
        setScreenLocked(false);
      },
      announce: ({ message }) => announce(message),
      'lock-server': () => void this.#lockServer(),
      'wait-to-retry': () => void window.setTimeout(() => this.send({ type: 'retry-due' }), RETRY_MS),
      'find-desk': () => void this.#findDesk(),
      'check-member': () => void this.#checkMember(),
      'load-member': () => void this.#loadMember(),
    });
  }

  #hide(): void {
    const memberId = this.#presentId();
    if (memberId !== null) {
      this.#lastId = memberId;
      this.#places.set(memberId, placeHere());
    }
    closeVault();
    // At once, so that the screen is gone before anything of it hears that no one is signed in.
    flushSync(() => setScreenLocked(true));
    recordUser(this.#queryClient, null);
    window.scrollTo(0, 0);
  }

  #show(memberId: number): void {
    const place = this.#places.get(memberId);
    this.#places.delete(memberId);
    this.#lastId = memberId;
    const { desk, role } = presentUser(this.#queryClient) ?? {};
    const start =
      role === 'provider' ? `/provider-portal${desk === undefined ? '' : `?provider=${desk.providerId}`}` : '/';
    showPlace(place ?? { href: start, scrollY: 0 }, () => setScreenLocked(false));
  }

  async #lockServer(): Promise<void> {
    // If the call doesn't arrive, the next request locks, also after a reload. The reply that unlocks removes it.
    setLockMark();
    try {
      const locking = fetch('/api/portal/desk/lock', { method: 'POST', keepalive: true });
      await replyOf<ReplyOf<typeof lockDesk>>(await forThisScreen(locking), 'POST');
      this.send({ type: 'lock-confirmed' });
    } catch (error) {
      // A refusal says that there is no open session to lock.
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      this.send({ type: isRefused ? 'lock-confirmed' : 'lock-failed' });
    }
  }

  async #findDesk(): Promise<void> {
    const next = new URLSearchParams(window.location.search).get('next');
    try {
      await loadDeskScreen();
    } catch {
      return;
    }
    if (this.#lastId !== null && next !== null) this.#places.set(this.#lastId, { href: next, scrollY: 0 });
    this.send({ type: 'desk-found' });
  }

  /** Changes to the member of the session, if it is another one than on the screen. */
  async #checkMember(): Promise<void> {
    const id = this.#presentId();
    if (id === null || document.visibilityState === 'hidden') return;
    const headers = { 'x-unattended': 'yes' };
    const user = await call<typeof currentUser>('GET', '/api/user', { headers }).catch(() => undefined);
    if (user !== undefined && user.id !== id && this.#presentId() === id) this.send({ type: 'member-changed' });
  }

  async #loadMember(): Promise<void> {
    const user = await call<typeof currentUser>('GET', '/api/user').catch(() => undefined);
    // Without a connection, or locked again meanwhile, the lock screen stays.
    if (user === undefined || this.#flow.state().status === 'open') return;
    recordUser(this.#queryClient, user);
    this.send({ type: 'unlocked', memberId: user.id });
  }
}

let lock: DeskLock | undefined;

/** Returns the lock of this tab's screen. */
export function deskLock(queryClient: QueryClient): DeskLock {
  lock ??= new DeskLock(queryClient);
  return lock;
}

let lastScreen: DeskScreen | undefined;

/** The lock screen's content as it was loaded last: without a connection it is shown from memory. */
export function lastDeskScreen(): DeskScreen | undefined {
  return lastScreen;
}

/**
 * Loads what the lock screen shows. Doesn't count as an action of a member. In any other browser what it kept as a shared computer is
 * deleted.
 * @throws ApiError 404 in any other browser
 */
export async function loadDeskScreen(): Promise<DeskScreen> {
  const headers = { 'x-unattended': 'yes' };
  try {
    lastScreen = await call<typeof getDeskScreen>('GET', '/api/portal/desk', { headers });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) void emptyVault();
    throw error;
  }
  return lastScreen;
}
