import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { presentUser } from '#features/auth/web/session/use-current-user.ts';
import { leaving } from '#features/auth/web/session/use-logout.ts';
import { deskLock } from '#features/desks/web/lock-flow.ts';
import { emptyVault } from '#features/desks/web/vault/vault.ts';
import { checkNetwork, useIsNetworkLost } from '#platform/web/calls/network.ts';
import { registerWorker } from '#platform/web/calls/register-worker.ts';
import { isScreenLocked } from '#platform/web/calls/screen-lock.ts';
import { toast } from '#platform/web/toast-store.ts';
import { storePage } from '#platform/web/waiting/stored-page.ts';
import { countWaiting } from '#platform/web/waiting/waiting-writes.ts';
import { type KeptDesk, refresh, sendMarks, useKeeper } from './keeper.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { loadAgain } from './load-again.ts';
import { queueOf } from './marks.ts';
import { DESK_PAGE } from './offline-page.ts';
import { SentMarks } from './sent-marks.tsx';

/** How often a computer gets what it keeps, ms. */
const REFRESH_MS = 3 * 60_000;
/** How soon after a change of the day, ms. */
const AFTER_CHANGE_MS = 3000;

/**
 * Keeps the day at a shared computer for times without network, sends what was done meanwhile and says what became of it.
 */
export function KeepDay({ user, desk }: { readonly user: User; readonly desk: NonNullable<User['desk']> }) {
  const queryClient = useQueryClient();
  const isLost = useIsNetworkLost();
  const { isRefused } = useKeeper();
  const { id: deskId, providerId } = desk;
  useKeptDay(queryClient, { deskId, providerId, memberId: user.id });
  const leave = useLeaving(queryClient, { deskId, providerId, memberId: user.id });
  return (
    <>
      {isRefused && !isLost && (
        <p role="alert" className="notice notice-amber mb-4">
          <Trans>
            What was entered without network could not be sent. It stays on this computer, and is sent again in some
            minutes.
          </Trans>
        </p>
      )}
      <SentMarks />
      {leave.waiting > 0 && <LeaveDialog {...leave} />}
    </>
  );
}

function useKeptDay(queryClient: QueryClient, desk: KeptDesk): void {
  const { t } = useLingui();
  const { deskId } = desk;
  const isLost = useIsNetworkLost();
  const wasLost = useRef(false);
  const showGone = (gone: number) =>
    toast({
      title: t`This computer was removed from the practice`,
      description: t`${plural(gone, {
        one: '# entry that waited to be sent is lost.',
        other: '# entries that waited to be sent are lost.',
      })}`,
      variant: 'destructive',
    });
  const renew = useEffectEvent(async () => {
    const found = await refresh(desk).catch(() => undefined);
    if (found === undefined) return;
    if (found.gone > 0) showGone(found.gone);
    // The lists on the screen show what was sent, and the computer keeps it.
    if (found.sent > 0) await Promise.all([loadAgain(queryClient), refresh(desk).catch(() => undefined)]);
  });
  const renewOnceThere = useEffectEvent(async () => {
    if (await checkNetwork()) await renew();
  });
  useEffect(() => {
    void registerWorker()
      .then((worker) => worker && storePage(DESK_PAGE))
      .catch(() => undefined)
      .then(() => renew());
    const timer = window.setInterval(() => void renew(), REFRESH_MS);
    const look = () => void renewOnceThere();
    window.addEventListener('online', look);
    const stopFollowing = followDay(queryClient, () => void renew());
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', look);
      stopFollowing();
      // Signed out, not locked: a locked computer opens with a PIN.
      if (!presentUser(queryClient) && !isScreenLocked()) void emptyVault();
    };
  }, [queryClient, deskId]);
  useEffect(() => {
    if (wasLost.current && !isLost) void renew();
    wasLost.current = isLost;
  }, [isLost]);
}

/** Calls `onChange` some seconds after visits on the screen or the member's PIN have changed. */
function followDay(queryClient: QueryClient, onChange: () => void): () => void {
  const cache = queryClient.getQueryCache();
  const shown = new Map<string, unknown>(cache.getAll().map(({ queryHash, state }) => [queryHash, state.data]));
  let timer: number | undefined;
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryHash, state } = event.query;
    if (event.action.type !== 'success' || !/\/(visits|pin)(\?|")/.test(queryHash)) return;
    const isChanged = shown.has(queryHash) && shown.get(queryHash) !== state.data;
    shown.set(queryHash, state.data);
    if (!isChanged) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange, AFTER_CHANGE_MS);
  });
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}

/** Sends what waits before a member signs out, and asks if it can't be sent. Without network the computer locks instead. */
function useLeaving(queryClient: QueryClient, desk: KeptDesk) {
  const [pending, setPending] = useState<{ readonly waiting: number; readonly answer: (isSure: boolean) => void }>();
  const confirm = useEffectEvent(async () => {
    const queue = queueOf(desk.deskId);
    if ((await countWaiting(queue)) === 0) return true;
    await sendMarks(desk).catch(() => undefined);
    const waiting = await countWaiting(queue);
    return waiting === 0 || (await new Promise<boolean>((answer) => setPending({ waiting, answer })));
  });
  useEffect(() => {
    const before = { ...leaving };
    leaving.confirm = () => confirm();
    leaving.lost = () => {
      void emptyVault();
      deskLock(queryClient).send({ type: 'lock' });
    };
    return () => void Object.assign(leaving, before);
  }, [queryClient]);
  return {
    waiting: pending?.waiting ?? 0,
    onAnswer: (isSure: boolean) => {
      pending?.answer(isSure);
      setPending(undefined);
    },
  };
}
