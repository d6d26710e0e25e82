import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { HolidayWords } from '#features/directory/web/day-remarks.tsx';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { longDay } from '#platform/web/format-date.ts';
import { shortDay } from '#platform/web/short-day.ts';

/** Says that a day (`yyyy-MM-dd`, in Lagos) has no free times, and which day has. */
export function NoTimesNote({
  nextSlotAt,
  date,
}: {
  /** Start of the next free slot, or null. */
  readonly nextSlotAt: string | null;
  readonly date: string | null;
}) {
  const { i18n } = useLingui();
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

/** Says that a day (`yyyy-MM-dd`, in Lagos) is a public holiday, and whether the practice is open on it. */
export function HolidayNote({
  date,
  offer,
}: {
  readonly date: string | null;
  readonly offer: Pick<ProviderDetail, 'holidays'> | undefined;
}) {
  const holiday = offer?.holidays?.find(({ day }) => day === date);
  if (holiday === undefined) return null;
  return (
    <p role="status" className="notice notice-amber wrap-anywhere">
      <HolidayWords holiday={holiday} />
    </p>
  );
}

/** The free times couldn't be read: why, and a way to try again. */
export function SlotsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui();
  // Without an answer, fetch throws a TypeError with a message of the browser.
  const reason = error instanceof TypeError ? t`Check your connection.` : error.message;
  return (
    <div className="notice notice-red grid justify-items-start gap-2" role="alert">
      <p>
        <strong>
          <Trans>The times could not be loaded.</Trans>
        </strong>{' '}
        {reason}
      </p>
      <button type="button" className="button button-ghost" onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

/** Tells screen readers how many free times a day (`yyyy-MM-dd`) has, once that is known. */
export function SpokenTimes({ date, count }: { readonly date: string | null; readonly count: number | undefined }) {
  const { t, i18n } = useLingui();
  const day = date === null ? '' : longDay(i18n, date);
  const times = t`${plural(count ?? 0, { one: '# free time', other: '# free times' })}`;
  const said = count === 0 ? t`No free times on ${day}.` : t`${times} on ${day}.`;
  // Always in the page, or its first words would not be announced.
  return <output className="sr-only">{date !== null && count !== undefined && said}</output>;
}
