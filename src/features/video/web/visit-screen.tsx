import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLogout } from '#features/auth/web/session/use-logout.ts';
import { ApiError, serverMessage } from '#platform/web/call.ts';
import { focusTitle } from '#platform/web/focus-title.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { usePathQuery } from '#platform/web/use-path-query.ts';
import type { Room } from '../contract.ts';
import { AfterVisit } from './after-visit.tsx';
import { CallEngine } from './call-engine.ts';
import { Entrance } from './entrance.tsx';
import { InCall, isRefused } from './in-call.tsx';
import { stopMedia } from './local-media.ts';
import { useOwnDocument } from './own-document.ts';
import { roomOf } from './video-queries.ts';
import { VisitFor } from './visit-for.tsx';

/** When the room opens or closes is looked for so often, ms. */
const LOOK_AGAIN_MS = 20_000;

/** A video visit from its door to what comes after it. */
export function VisitScreen({
  id,
  link,
  review,
}: {
  readonly id: number;
  /** The signature of the mailed link that one came by. */
  readonly link: string | undefined;
  /** Asks the patient for a review once the visit is over. */
  readonly review: ReactNode;
}) {
  useOwnDocument();
  const query = roomOf(id, link);
  const { data: room, error, isError, refetch } = usePathQuery(query);
  const queryClient = useQueryClient();
  const [engine, setEngine] = useState<CallEngine | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isInside = engine !== null;

  // Whoever leaves, by whatever way, leaves neither a connection nor a camera running.
  useEffect(() => {
    if (engine === null) return undefined;
    const stop = () => {
      engine.stop();
      stopMedia(engine.state().local);
    };
    // A browser that keeps the page for "Back" shows it as one that was left.
    const stopWithPage = () => {
      stop();
      setEngine(null);
      setIsLeft(true);
    };
    window.addEventListener('pagehide', stopWithPage);
    return () => {
      window.removeEventListener('pagehide', stopWithPage);
      stop();
    };
  }, [engine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one goes on to another step
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
    setEngine(null);
    setIsLeft(true);
    void refetch();
  };
  if (engine !== null) {
    return (
      <InCall
        engine={engine}
        first={room}
        onRoom={(next) => queryClient.setQueryData(query.queryKey, next)}
        onLeave={leave}
      />
    );
  }
  if (isLeft || room.phase === 'over') {
    return (
      <AfterVisit room={room} review={review} onBack={room.phase === 'open' ? () => setIsLeft(false) : undefined} />
    );
  }
  if (room.phase !== 'open') return <Closed room={room} />;
  return (
    <Entrance
      room={room}
      onEnter={(stream, next) => {
        queryClient.setQueryData(query.queryKey, next);
        setIsLeft(false);
        setEngine(new CallEngine(id, stream, { onRefused: () => isRefused(id) }));
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
      <VisitFor room={room} />
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
