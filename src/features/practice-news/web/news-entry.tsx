import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarPlus, CalendarX } from 'lucide-react';
import { Link } from 'wouter';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import type { PracticeNews } from '../rules/news-contract.ts';

const ICONS = { booked: CalendarPlus, moved: CalendarClock, cancelled: CalendarX };
const COLOURS = { booked: 'text-green', moved: 'text-blue', cancelled: 'text-red' };

/** What happened to one visit, when, and a link to its day. */
export function NewsEntry({
  news,
  dayHref,
  recordHref,
  onOpen,
}: {
  readonly news: PracticeNews;
  readonly dayHref: (day: string) => string;
  /** Returns the address of what the practice has of the patient of a visit. */
  readonly recordHref: (appointmentId: number) => string;
  readonly onOpen: () => void;
}) {
  const { i18n } = useLingui();
  const { kind, date, movedFrom, firstName, at } = news;
  const Icon = ICONS[kind];
  const [start, before] = [shortMoment(i18n, date), movedFrom === null ? undefined : shortMoment(i18n, movedFrom)];
  const happened = shortMoment(i18n, at);
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-t-0">
      <Icon aria-hidden size={22} strokeWidth={1.75} className={`mt-0.5 flex-none ${COLOURS[kind]}`} />
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
        <p>
          <span className="font-semibold">
            {kind === 'booked' && <Trans>Booked: {start}</Trans>}
            {kind === 'moved' && <Trans>Moved to {start}</Trans>}
            {kind === 'cancelled' && <Trans>Cancelled: {start}</Trans>}
          </span>
          {firstName !== undefined && <span className="block wrap-anywhere">{firstName}</span>}
          {before !== undefined && (
            <span className="block">
              <Trans>It was on {before}</Trans>
            </span>
          )}
          <span className="block text-sm text-soft">
            <Trans>Happened on {happened}</Trans>
          </span>
        </p>
        {news.hasPapers === true && (
          <Link href={recordHref(news.appointmentId)} className="link inline-flex min-h-11 items-center">
            <Trans>Patient and papers</Trans>
            <span className="sr-only">: {start}</span>
          </Link>
        )}
        <Link
          href={dayHref(lagosDate(Date.parse(date)))}
          className="link inline-flex min-h-11 items-center"
          onClick={onOpen}
        >
          <Trans>Open this day</Trans>
          <span className="sr-only">: {start}</span>
        </Link>
      </div>
    </li>
  );
}
