import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { CHECKLIST } from '#features/directory/rules/booking-state.ts';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { bookingsStanding, isHindered, isNoticed } from '#features/portal/rules/checklist-state.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { checklistOf } from '../portal-queries.ts';

/** Says above every tab that patients can't book, or soon can't, with a link to the steps. Empty otherwise. */
export function ChecklistNotice({
  providerId,
  href,
}: {
  readonly providerId: number;
  /** Where the steps are; undefined for members who can't take them. */
  readonly href: string | undefined;
}) {
  const { data: checklist } = usePathQuery(checklistOf(providerId));
  if (checklist === undefined) return null;
  const standing = bookingsStanding(checklist);
  if (!isNoticed(standing)) return null;
  return (
    <div
      className={`notice mb-3 flex items-start gap-3 ${isHindered(standing) ? 'bg-red-tint text-red' : 'notice-amber'}`}
    >
      <CircleAlert aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <p>
        <NoticeText checklist={checklist} />{' '}
        {href !== undefined && (
          <Link href={href} className="link">
            {checklist.missing.length > 0 && !isHindered(standing) ? (
              <Trans>See the steps</Trans>
            ) : (
              <Trans>Go to online booking</Trans>
            )}
          </Link>
        )}
      </p>
    </div>
  );
}

function NoticeText({ checklist }: { readonly checklist: Checklist }) {
  const { i18n } = useLingui();
  const { missing, dueAt } = checklist;
  const all = CHECKLIST.length - (checklist.requiresLicence ? 0 : 1);
  const left = missing.length;
  const day = dueAt === null ? '' : shortDay(i18n, lagosDate(Date.parse(dueAt)));
  switch (bookingsStanding(checklist)) {
    case 'setting-up':
      return (
        <Trans>
          Patients can't book yet: {left} of {all} steps left.
        </Trans>
      );
    case 'ready':
      return <Trans>Patients can't book yet. All steps are done: you can start taking bookings.</Trans>;
    case 'due':
      return <Trans>Please finish these steps by {day}, or bookings pause.</Trans>;
    case 'unfinished':
      return (
        <Trans>
          Patients can book, but {left} of {all} steps is missing again.
        </Trans>
      );
    case 'licence-ended':
      return <Trans>Patients can't book: the licence that we have on record has ended.</Trans>;
    case 'no-times':
      return <Trans>Patients can't book: you offer no time in the coming week.</Trans>;
    case 'paused-by-administrator':
      return <Trans>Alafia has paused your bookings. Patients can't book.</Trans>;
    case 'paused-unattended':
      return <Trans>Bookings are paused, because nobody looked at them. An owner can start them again.</Trans>;
    case 'paused':
    case 'paused-overdue':
      return left === 0 ? (
        <Trans>Bookings are paused. Patients can't book.</Trans>
      ) : (
        <Trans>
          Bookings are paused: {left} of {all} steps left.
        </Trans>
      );
    default:
      return <Trans>Patients can't book here.</Trans>;
  }
}
