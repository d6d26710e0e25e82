import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { Provider } from '#features/directory/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { shortDay } from '#platform/web/short-day.ts';

/** Says, where a time is asked for, that the day (`yyyy-MM-dd`, in Lagos) has none, and which day has. */
export function NoTimesNote({
  provider,
  date,
}: {
  readonly provider: Pick<Provider, 'nextSlotAt'>;
  readonly date: string | null;
}) {
  const { i18n } = useLingui();
  const { nextSlotAt } = provider;
  const nextDate = nextSlotAt === null ? null : lagosDate(Date.parse(nextSlotAt));
  const day = nextDate === null || nextDate === date ? null : shortDay(i18n, nextDate);
  return (
    <p role="alert" className="notice notice-red flex items-start gap-2 font-semibold">
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      {day === null ? (
        <Trans>There are no free times on this day.</Trans>
      ) : (
        <Trans>
          There are no free times on this day. Please select a time on another day: the next free day is {day}.
        </Trans>
      )}
    </p>
  );
}
