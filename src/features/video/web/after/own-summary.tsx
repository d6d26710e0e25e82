import { Trans } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { summariesOf } from '../video-queries.ts';
import { SummaryText } from './summary-text.tsx';

/** The provider's summary on the card of a video visit. */
export function OwnSummary({ appointment, userId }: { readonly appointment: Appointment; readonly userId: number }) {
  const isVideo = appointment.visitType === 'telehealth';
  const { data: summaries } = usePathQuery(summariesOf(userId), { enabled: isVideo });
  const summary = summaries?.find(({ appointmentId }) => appointmentId === appointment.id);
  if (!isVideo || summary === undefined) return null;
  return (
    <section className="grid gap-1">
      <h4 className="font-semibold">
        <Trans>Summary by your provider</Trans>
      </h4>
      <SummaryText summary={summary} />
    </section>
  );
}
