import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLogout } from '#features/auth/web/session/use-logout.ts';
import { ApiError, serverMessage } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { focusTitle } from '#platform/web/focus-title.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { Room } from '../contract.ts';
import { AfterAppointment } from './after/after-appointment.tsx';
import { AppointmentFor } from './appointment-for.tsx';
import { CallSession } from './call/call-session.ts';
import { InCall, isRefused } from './call/in-call.tsx';
import { Entrance } from './entrance/entrance.tsx';
import { stopMedia } from './entrance/local-media.ts';
import { useOwnDocument } from './own-document.ts';
import { roomOf } from './video-queries.ts';

/** How often to look whether the room opens or closes, ms. */
const LOOK_AGAIN_MS = 20_000;

/** A video visit from the entrance to the summary after it. */
export function AppointmentScreen({
  id,
  link,
  review,
}: {
  readonly id: number;
  /** The signature of the mailed link, if the reader came by one. */
  readonly link: string | undefined;
  /** Asks the patient for a review once the visit is over. */
  readonly review: ReactNode;
}) {
  useOwnDocument();
  const query = roomOf(id, link);
  const { data: room, error, isError, refetch } = usePathQuery(query);
  const queryClient = useQueryClient();
  const [session, setSession] = useState<CallSession | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isInside = session !== null;

  // However the reader leaves, neither a connection nor a camera stays on.
  useEffect(() => {
    if (session === null) return undefined;
    const stop = () => {
      session.leave();
      stopMedia(session.local);
    };
    // A page restored by "Back" shows the visit as left.
    const stopWithPage = () => {
      stop();
      setSession(null);
      setIsLeft(true);
    };
    window.addEventListener('pagehide', stopWithPage);
    return () => {
      window.removeEventListener('pagehide', stopWithPage);
      stop();
    };
  }, [session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each further step
  useEffect(() => {
    if (isInside || isLeft) focusTitle();
  }, [isInside, isLeft]);

  useEffect(() => {
    if (isInside) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isInside, refetch]);

  if (isError && room === undefined) {
    const reason = serverMessage(error);
    const isDenied = error instanceof ApiError ? error.status === 403 : reason !== undefined;
    if (!isDenied) {
      return (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the visit.</Trans>
        </LoadError>
      );
    }
    return <Denied reason={reason ?? ''} />;
  }
  if (room === undefined) return <Spinner />;
  const leave = () => {
    setSession(null);
    setIsLeft(true);
    void refetch();
  };
  if (session !== null) {
    return (
      <InCall
        session={session}
        first={room}
        onRoom={(next) => queryClient.setQueryData(query.queryKey, next)}
        onLeave={leave}
      />
    );
  }
  if (isLeft || room.phase === 'over') {
    return (
      <AfterAppointment
        room={room}
        review={review}
        onBack={room.phase === 'open' ? () => setIsLeft(false) : undefined}
      />
    );
  }
  if (room.phase !== 'open') return <Closed room={room} />;
  return (
    <Entrance
      room={room}
      onEnter={(stream, next) => {
        queryClient.setQueryData(query.queryKey, next);
        setIsLeft(false);
        setSession(new CallSession(id, stream, () => isRefused(id)));
      }}
    />
  );
}

function Denied({ reason }: { readonly reason: string }) {
  const { i18n } = useLingui();
  const { logout, busy } = useLogout();
  return (
    <div className="card grid justify-items-start gap-3" role="alert">
      <h2>
        <Trans>Access Denied</Trans>
      </h2>
      <p>{translateText(i18n, reason)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" aria-disabled={busy} onClick={logout}>
          <Trans>Sign in with another account</Trans>
        </button>
        <Link href="/" className="button button-ghost">
          <Trans>Return to Homepage</Trans>
        </Link>
      </div>
    </div>
  );
}

function Closed({ room }: { readonly room: Room }) {
  const { phase, opensAt, date, side, providerName, patientName } = room;
  const { i18n } = useLingui();
  const other = side === 'patient' ? providerName : patientName;
  const [start, opens] = [shortMoment(i18n, date), shortMoment(i18n, opensAt)];
  return (
    <div className="card grid justify-items-start gap-3">
      {other !== '' && <h2 className="wrap-anywhere">{other}</h2>}
      <AppointmentFor room={room} />
      {phase === 'early' ? (
        <p>
          <Trans>
            The visit is on {start}. The video room opens on {opens}, 15 minutes before, and this page then shows the
            way in.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>This is not a video visit that can be joined: it is in person, cancelled or moved.</Trans>
        </p>
      )}
      <Link href={side === 'patient' ? '/appointments' : '/provider-portal'} className="button button-ghost">
        {side === 'patient' ? <Trans>My Appointments</Trans> : <Trans>Provider Portal</Trans>}
      </Link>
    </div>
  );
}
