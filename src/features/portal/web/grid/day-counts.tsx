import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { countsOf } from '#features/portal/rules/grid/find-appointments.ts';

/** How many visits there are, and how many of them are marked as what. */
export function DayCounts({ appointments }: { readonly appointments: readonly PortalAppointment[] }) {
  const { t } = useLingui();
  const { booked, here, done, left, notCome } = countsOf(appointments);
  if (booked === 0) return <Trans>No visits on this day</Trans>;
  return (
    <>
      {[
        t`${plural(booked, { one: '# visit', other: '# visits' })}`,
        here > 0 && t`${here} here`,
        done > 0 && t`${done} done`,
        left > 0 && t`${left} left`,
        notCome > 0 && t`${notCome} did not come`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
