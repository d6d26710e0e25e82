import { Trans, useLingui } from '@lingui/react/macro';
import { HealthFactsList } from '#features/appointments/web/health-facts-list.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { shortMoment } from '#platform/web/format-date.ts';

/** The health facts that the patient shares for this visit, in the patient's own words. */
export function AppointmentHealth({ health }: { readonly health: NonNullable<PortalAppointment['health']> }) {
  const { i18n } = useLingui();
  const moment = shortMoment(i18n, health.sharedAt);
  return (
    <div className="text-[0.9375rem]">
      <p className="font-semibold">
        <Trans>Health facts, as the patient wrote them</Trans>
      </p>
      <HealthFactsList facts={health} />
      <p className="text-soft">
        <Trans>Shared on {moment}</Trans>
      </p>
    </div>
  );
}
