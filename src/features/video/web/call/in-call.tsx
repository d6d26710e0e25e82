import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { signInPath } from '#features/auth/rules/next-path.ts';
import type { admitPatient, endCall, getRoom, Room } from '#features/video/contract.ts';
import { type Call, isBroken } from '#features/video/rules/call/call-state.ts';
import { stayAttended } from '#platform/web/attendance.ts';
import { ApiError, call as callServer, serverMessage } from '#platform/web/calls/call.ts';
import { focusTitle } from '#platform/web/focus-title.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { WaitingRoom } from '../waiting/waiting-room.tsx';
import type { CallSession } from './call-session.ts';
import { CallView } from './call-view.tsx';
import { useScreenOn } from './keep-screen-on.ts';

/** Everything from the waiting room to the end of a call. `onRoom` gets each new state of the room. */
export function InCall({
  session,
  first,
  onRoom,
  onLeave,
}: {
  readonly session: CallSession;
  readonly first: Room;
  readonly onRoom: (room: Room) => void;
  readonly onLeave: () => void;
}) {
  const { t, i18n } = useLingui();
  const call = useSyncExternalStore(session.subscribe, session.state, session.state);
  const room = call.room ?? first;
  useEffect(() => stayAttended(), []);
  useEffect(() => {
    if (call.room !== null) onRoom(call.room);
    // Only at a new state from the server.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call.room]);
  const isIn = room.admittedAt !== null;
  useScreenOn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change between waiting room and call
  useEffect(focusTitle, [isIn]);
  const acting = useMutation({
    mutationFn: (method: 'PUT' | 'DELETE') =>
      callServer<typeof admitPatient | typeof endCall>(method, '/api/visits/:id/admission', {
        params: { id: room.id },
      }),
    onError: (error) => {
      const reason = serverMessage(error);
      toast({
        title: t`That did not work`,
        description: reason === undefined ? t`Please try again.` : translateText(i18n, reason),
        variant: 'destructive',
      });
    },
  });
  if (call.ended !== null) return <Ended reason={call.ended} room={room} onLeave={onLeave} />;
  const lost = isBroken(call) && (
    <p className="notice notice-amber mb-3" role="status">
      <Trans>The connection broke. It comes back by itself; you stay in the visit.</Trans>
    </p>
  );
  if (!isIn) {
    return (
      <>
        {lost}
        <WaitingRoom room={room} busy={acting.isPending} onAdmit={() => acting.mutate('PUT')} onLeave={onLeave} />
      </>
    );
  }
  const end = () => {
    if (room.side === 'provider') acting.mutate('DELETE', { onSettled: onLeave });
    else onLeave();
  };
  return (
    <>
      {lost}
      <CallView session={session} call={call} room={room} onEnd={end} />
    </>
  );
}

function Ended({
  reason,
  room,
  onLeave,
}: {
  readonly reason: NonNullable<Call['ended']>;
  readonly room: Room;
  readonly onLeave: () => void;
}) {
  return (
    <div className="card grid justify-items-start gap-3" role="status">
      {reason === 'over' && (
        <p>
          <Trans>The video visit is over.</Trans>
        </p>
      )}
      {reason === 'refused' && (
        <p>
          <Trans>You can't come into this visit any more.</Trans>
        </p>
      )}
      {reason === 'replaced' && (
        <p>
          {room.side === 'patient' ? (
            <Trans>You came in on another screen. The call goes on there.</Trans>
          ) : (
            <Trans>Somebody of your practice came in on another screen. The call goes on there.</Trans>
          )}
        </p>
      )}
      {reason === 'signedOut' ? (
        <>
          <p>
            <Trans>You are signed out.</Trans>
          </p>
          <Link href={signInPath(`/visit/${room.id}`)} className="button">
            <Trans>Sign In</Trans>
          </Link>
        </>
      ) : (
        <button type="button" className="button" onClick={onLeave}>
          <Trans>Continue</Trans>
        </button>
      )}
    </div>
  );
}

/** True if the server lets this account into the visit no more; false also when the server can't be reached. */
export async function isRefused(id: number): Promise<boolean> {
  try {
    const room = await callServer<typeof getRoom>('GET', '/api/visits/:id/room', { params: { id } });
    return room.phase !== 'open';
  } catch (error) {
    return error instanceof ApiError && [401, 403].includes(error.status);
  }
}
