import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { appointmentSections } from '#features/appointments/rules/appointment-sections.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { useNow } from '#platform/web/use-now.ts';
import { PracticePhone } from './practice-phone.tsx';

/** Says that there is no network, from when the screen is, and which practices of the next visits to call. */
export function LostNote({ userId, sinceMs }: { readonly userId: number; readonly sinceMs: number }) {
  const { i18n } = useLingui();
  const time = lagosTime(sinceMs);
  const day = pastDay(i18n, lagosDate(sinceMs));
  return (
    <div role="status" className="notice notice-amber grid gap-2">
      <p className="flex items-start gap-3">
        <WifiOff aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <span>
          <Trans>
            No network. What you see is as of {time}, {day}. Booking a visit needs the network.
          </Trans>
        </span>
      </p>
      <NextPractices userId={userId} />
    </div>
  );
}

function NextPractices({ userId }: { readonly userId: number }) {
  const { data = [], dataUpdatedAt } = usePathQuery(appointmentsOf(userId));
  const { upcoming } = appointmentSections(data, useNow(dataUpdatedAt));
  const practices = new Map(upcoming.map(({ provider: { id, name } }) => [id, name]));
  return [...practices].slice(0, 3).map(([id, name]) => <PracticePhone key={id} id={id} name={name} />);
}
