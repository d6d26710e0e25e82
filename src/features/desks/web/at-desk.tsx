import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { currentUser, User } from '#features/auth/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { LockEvent } from '#features/desks/rules/screen-lock.ts';
import { call } from '#platform/web/calls/call.ts';
import { useScreenLocked } from '#platform/web/calls/screen-lock.ts';
import { dismissToast, useToast } from '#platform/web/toast-store.ts';
import { BarredPage, isOwnPage } from './barred-page.tsx';
import { watchDesk } from './desk-watch.ts';
import { FullSignIn } from './full-sign-in.tsx';
import { deskLock, lastDeskScreen, loadDeskScreen } from './lock-flow.ts';
import { LockScreen } from './lock-screen.tsx';

/** Passes an event to the lock of this tab's screen. */
export function sendToLock(queryClient: QueryClient, event: LockEvent): void {
  deskLock(queryClient).send(event);
}

/** What a shared computer adds to every page: it locks, and a session of a PIN can be made a full one. */
export function AtDesk({
  onHide,
}: {
  /** Called with true while nothing else may be shown. Must not change. */
  readonly onHide: (isHidden: boolean) => void;
}) {
  const user = useCurrentUser();
  const isLocked = useScreenLocked();
  const [path] = useLocation();
  const isBarred = user?.desk?.byPin === true && isOwnPage(path);
  useLayoutEffect(() => onHide(isLocked || isBarred), [onHide, isLocked, isBarred]);
  const toast = useToast();
  useEffect(() => {
    // Its next reader may be another member.
    if (isLocked && toast !== null) dismissToast(toast.id);
  }, [isLocked, toast]);
  if (isLocked) return <LockScreen />;
  if (!user?.desk) return null;
  return (
    <>
      <Watch key={user.id} user={user} desk={user.desk} />
      {isBarred && <BarredPage />}
      {user.desk.byPin && <FullSignIn user={user} />}
    </>
  );
}

/** Locks by Ctrl+L and after a while without an action. */
function Watch({ user, desk }: { readonly user: User; readonly desk: NonNullable<User['desk']> }) {
  const queryClient = useQueryClient();
  const lock = deskLock(queryClient);
  const lockAfterMs = desk.lockAfterMinutes * 60_000;
  useEffect(() => {
    lock.note(user.id);
    // Ready before it is needed: there may be no connection then.
    if (lastDeskScreen() === undefined) void loadDeskScreen().catch(() => undefined);
  }, [lock, user.id]);
  useEffect(
    () =>
      watchDesk({
        lockAfterMs,
        onIdle: () => lock.send({ type: 'lock' }),
        onReport: () => void call<typeof currentUser>('GET', '/api/user').catch(() => undefined),
      }),
    [lock, lockAfterMs],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isLock =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'l';
      if (!isLock) return;
      event.preventDefault();
      lock.send({ type: 'lock' });
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [lock]);
  return null;
}
