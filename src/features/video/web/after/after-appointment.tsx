import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import type { Room } from '#features/video/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { AppointmentFor } from '../appointment-for.tsx';
import { summaryOf } from '../video-queries.ts';
import { MarkDone } from './mark-done.tsx';
import { ReviewLater } from './review-later.tsx';
import { SummaryEditor } from './summary-editor.tsx';
import { SummaryText } from './summary-text.tsx';

/** How often the patient's screen looks for the summary, ms. */
const LOOK_AGAIN_MS = 20_000;

/** After a call: the provider marks the visit and writes the summary; the patient reads, prints and reviews. */
export function AfterAppointment({
  room,
  review,
  onBack,
}: {
  readonly room: Room;
  /** The request for a review. */
  readonly review: ReactNode;
  readonly onBack: (() => void) | undefined;
}) {
  const { data: summary, refetch } = usePathQuery(summaryOf(room.id));
  const isPatient = room.side === 'patient';
  const waits = isPatient && summary === null;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, refetch]);
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="card grid justify-items-start gap-3">
        <h2>{onBack === undefined ? <Trans>The visit is over</Trans> : <Trans>You left the visit</Trans>}</h2>
        {onBack !== undefined && (
          <button type="button" className={`button no-print ${isPatient ? '' : 'button-ghost'}`} onClick={onBack}>
            <Trans>Come back in</Trans>
          </button>
        )}
        {isPatient ? (
          <>
            {room.phase === 'over' ? review : <ReviewLater />}
            <Link href="/appointments" className="button button-ghost no-print">
              <Trans>My Appointments</Trans>
            </Link>
          </>
        ) : (
          <>
            <MarkDone id={room.id} />
            <Link href="/provider-portal" className="button button-ghost no-print">
              <Trans>Provider Portal</Trans>
            </Link>
          </>
        )}
      </div>
      {!isPatient && summary !== undefined && <SummaryEditor id={room.id} written={summary} />}
      {isPatient && summary !== undefined && (
        <section className="card grid justify-items-start gap-2">
          <h2>
            <Trans>Summary by your provider</Trans>
          </h2>
          {summary === null ? (
            <p>
              <Trans>Nothing has been written yet. It appears here and in My Appointments.</Trans>
            </p>
          ) : (
            <>
              <AppointmentFor room={room} />
              <SummaryText summary={summary} />
              <button type="button" className="button button-ghost no-print" onClick={() => window.print()}>
                <Printer size={20} strokeWidth={1.75} aria-hidden />
                <Trans>Print</Trans>
              </button>
            </>
          )}
        </section>
      )}
    </div>
  );
}
