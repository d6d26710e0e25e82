import { useQueryClient } from '@tanstack/react-query';
import { setCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { unlockDesk } from '#features/desks/contract.ts';
import type { Tile } from '#features/desks/rules/pin-entry.ts';
import { ApiError, call } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { deskLock } from './lock-flow.ts';
import { PinPad } from './pin-pad.tsx';
import { rememberPin } from './vault/vault.ts';

/** Unlocks with the PIN of a member, by the server. */
export function PinUnlock({
  members,
  onRefused,
}: {
  readonly members: readonly Tile[];
  /** Called after a wrong PIN. */
  readonly onRefused: () => void;
}) {
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const lock = deskLock(queryClient);
  const unlock = async (memberId: number, pin: string) => {
    try {
      const user = await call<typeof unlockDesk>('POST', '/api/portal/desk/unlock', { body: { memberId, pin } });
      // Without network this PIN opens what the computer keeps.
      rememberPin(memberId, pin);
      setCurrentUser(queryClient, user);
      lock.send({ type: 'unlocked', memberId: user.id });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) lock.send({ type: 'unlock-lost' });
      // It may have been the last attempt of this member.
      onRefused();
      return reasonOf(error);
    }
  };
  return <PinPad members={members} firstId={lock.lastId()} unlock={unlock} />;
}
