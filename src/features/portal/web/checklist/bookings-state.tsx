import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'wouter';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import {
  type BookingsStanding,
  bookingsStanding,
  canStart,
  isBookable,
  isHindered,
} from '#features/portal/rules/checklist-state.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { shortDay } from '#platform/web/short-day.ts';
import type { PortalTab } from '../portal-address.ts';

/** Says whether patients can book, and why not. */
export function BookingsState({
  checklist,
  linkTo,
  ref,
}: {
  readonly checklist: Checklist;
  readonly linkTo: (tab: PortalTab) => string;
  readonly ref: Ref<HTMLHeadingElement>;
}) {
  const { i18n } = useLingui();
  const standing = bookingsStanding(checklist);
  const colour = colourOf(standing);
  const Icon = colour === 'text-green' ? CircleCheck : CircleAlert;
  const { dueAt, licensedUntil, obstacle } = checklist;
  const hindered = obstacle === null || obstacle === 'licence_ends' ? undefined : HINDERED[obstacle];
  const lastDay = licensedUntil === null ? '' : pastDay(i18n, licensedUntil);
  const day = dueAt === null ? '' : shortDay(i18n, lagosDate(Date.parse(dueAt)));
  return (
    <section className="card grid gap-3 sm:p-6">
      <div className="flex items-center gap-3">
        <Icon aria-hidden size={28} strokeWidth={1.75} className={`flex-none ${colour}`} />
        <h2 ref={ref} tabIndex={-1} className={isHindered(standing) ? 'text-red' : ''}>
          <Headline standing={standing} lastDay={lastDay} />
        </h2>
      </div>
      <p className="max-w-[64ch]">
        <Explanation standing={standing} day={day} lastDay={lastDay} requiresLicence={checklist.requiresLicence} />
      </p>
      {canStart(standing) && hindered !== undefined && (
        <p className="max-w-[64ch] text-red">
          <Explanation standing={hindered} day={day} lastDay={lastDay} requiresLicence={checklist.requiresLicence} />
        </p>
      )}
      <Remedies standing={standing} linkTo={linkTo} />
    </section>
  );
}

function colourOf(standing: BookingsStanding): string {
  if (isHindered(standing) || standing === 'licence-ends') return 'text-red';
  return isBookable(standing) ? 'text-green' : 'text-amber';
}

/** Links to where a member can do something about it. */
function Remedies({
  standing,
  linkTo,
}: {
  readonly standing: BookingsStanding;
  readonly linkTo: (tab: PortalTab) => string;
}) {
  switch (standing) {
    case 'no-times':
      return (
        <p className="flex flex-wrap gap-3">
          <Link href={linkTo('schedule')} className="button">
            <Trans>Look at the schedule</Trans>
          </Link>
          <Link href={linkTo('people')} className="button button-ghost">
            <Trans>Look at the people</Trans>
          </Link>
        </p>
      );
    case 'licence-ended':
    case 'licence-ends':
      return (
        <p className="flex flex-wrap gap-3">
          <Link href={linkTo('page')} className="button">
            <Trans>Send the renewed licence</Trans>
          </Link>
          <Link href="/contact-us" className="button button-ghost">
            <Trans>Contact us</Trans>
          </Link>
        </p>
      );
    case 'paused-by-administrator':
    case 'listed':
      return (
        <p>
          <Link href="/contact-us" className="button">
            <Trans>Contact us</Trans>
          </Link>
        </p>
      );
    default:
      return null;
  }
}

const HINDERED = { licence_ended: 'licence-ended', no_times: 'no-times' } as const;

function Headline({ standing, lastDay }: { readonly standing: BookingsStanding; readonly lastDay: string }) {
  if (isHindered(standing)) return <Trans>Patients can't book</Trans>;
  if (standing === 'licence-ends') return <Trans>Patients can book until {lastDay} only</Trans>;
  if (isBookable(standing)) return <Trans>Patients can book</Trans>;
  if (standing === 'listed') return <Trans>Patients can't book here</Trans>;
  if (standing === 'setting-up' || standing === 'ready') return <Trans>Patients can't book yet</Trans>;
  return <Trans>Bookings are paused</Trans>;
}

function Explanation({
  standing,
  day,
  lastDay,
  requiresLicence,
}: {
  readonly standing: BookingsStanding;
  /** When the steps are due. */
  readonly day: string;
  /** The last day of the licence. */
  readonly lastDay: string;
  readonly requiresLicence: boolean;
}) {
  switch (standing) {
    case 'listed':
      return <Trans>Your practice comes from a public register. Write to us, so that we set it up for bookings.</Trans>;
    case 'setting-up':
      return requiresLicence ? (
        <Trans>
          The steps below make sure that your practice sees every booking and is licensed. Until you start, your public
          page asks patients to call.
        </Trans>
      ) : (
        <Trans>
          Three steps make sure that your practice sees every booking. Until you start, your public page asks patients
          to call.
        </Trans>
      );
    case 'ready':
      return <Trans>All steps are done. Start taking bookings when you like, at the end of this page.</Trans>;
    case 'live':
      return <Trans>Your free times are on your public page and in the search.</Trans>;
    case 'licence-ended':
      return (
        <Trans>
          The licence that we have on record ended on {lastDay}. Booked visits stay; new ones can't be booked. Send us
          the renewed licence, or write to us if the date is wrong.
        </Trans>
      );
    case 'no-times':
      return (
        <Trans>
          In the week from tomorrow on, you offer no time: all days are off, or nobody takes visits while you are open.
        </Trans>
      );
    case 'licence-ends':
      return (
        <Trans>
          The licence that we have on record ends on {lastDay}. No visit can be booked for a later day. Send us the
          renewed licence in time.
        </Trans>
      );
    case 'run-by-operator':
      return (
        <Trans>
          Alafia runs these bookings: nobody of your practice has started them. Do the steps below, so that you learn of
          each booking.
        </Trans>
      );
    case 'due':
      return <Trans>Please finish the steps below by {day}, or bookings pause. Booked visits stay in any case.</Trans>;
    case 'unfinished':
      return <Trans>But a step below is missing again. Please do it, so that your practice sees every booking.</Trans>;
    default:
      return <WhyPaused standing={standing} />;
  }
}

/** Says why bookings are paused. */
function WhyPaused({ standing }: { readonly standing: BookingsStanding }) {
  switch (standing) {
    case 'paused-overdue':
      return <Trans>The steps below were not done in time. Booked visits stay; new ones can't be booked.</Trans>;
    case 'paused-unattended':
      return (
        <Trans>
          Patients were booked, and nobody of your practice looked at it in time. Booked visits stay; new ones can't be
          booked. An owner can start them again.
        </Trans>
      );
    case 'paused-by-administrator':
      return (
        <Trans>
          Alafia has paused them. Booked visits stay; new ones can't be booked. Write to us to have bookings allowed
          again.
        </Trans>
      );
    default:
      return <Trans>Your practice has paused them. Booked visits stay; new ones can't be booked.</Trans>;
  }
}
