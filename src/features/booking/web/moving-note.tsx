import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';
import { shortMoment } from '#platform/web/format-date.ts';

/** Says which visit is being moved, and that nothing is given up before the new time is confirmed. */
export function MovingNote({ visit }: { readonly visit: Appointment | undefined }) {
  const { i18n } = useLingui();
  if (visit === undefined) return null;
  const moment = shortMoment(i18n, visit.date);
  const { name } = visit.provider;
  return (
    <p className="notice">
      <Trans>
        You are rescheduling your visit to {name} on <strong>{moment}</strong>. It stays yours until you confirm the new
        time.
      </Trans>
    </p>
  );
}
