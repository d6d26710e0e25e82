import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'wouter';
import type { Checklist } from '#features/portal/rules/checklist-contract.ts';
import { type BookingsStanding, bookingsStanding, canPause } from '#features/portal/rules/checklist-state.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { shortDay } from '#platform/web/short-day.ts';

/** Says whether patients can book, and why not. */
export function BookingsState({
  checklist,
  ref,
}: {
  readonly checklist: Checklist;
  readonly ref: Ref<HTMLHeadingElement>;
}) {
  const { i18n } = useLingui();
  const standing = bookingsStanding(checklist);
  const isLive = canPause(standing);
  const Icon = isLive ? CircleCheck : CircleAlert;
  const { dueAt } = checklist;
  const day = dueAt === null ? '' : shortDay(i18n, lagosDate(Date.parse(dueAt)));
  return (
    <section className="card grid gap-3 sm:p-6">
      <div className="flex items-center gap-3">
        <Icon
          aria-hidden
          size={28}
          strokeWidth={1.75}
          className={`flex-none ${isLive ? 'text-green' : 'text-amber'}`}
        />
        <h2 ref={ref} tabIndex={-1}>
          <Headline standing={standing} />
        </h2>
      </div>
      <p className="max-w-[64ch]">
        <Explanation standing={standing} day={day} requiresLicence={checklist.requiresLicence} />
      </p>
      {(standing === 'paused-by-administrator' || standing === 'listed') && (
        <p>
          <Link href="/contact-us" className="button">
            <Trans>Contact us</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

function Headline({ standing }: { readonly standing: BookingsStanding }) {
  if (canPause(standing)) return <Trans>Patients can book</Trans>;
  if (standing === 'listed') return <Trans>Patients can't book here</Trans>;
  if (standing === 'setting-up' || standing === 'ready') return <Trans>Patients can't book yet</Trans>;
  return <Trans>Bookings are paused</Trans>;
}

function Explanation({
  standing,
  day,
  requiresLicence,
}: {
  readonly standing: BookingsStanding;
  readonly day: string;
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
    case 'paused':
      return <Trans>Your practice has paused them. Booked visits stay; new ones can't be booked.</Trans>;
    case 'paused-overdue':
      return <Trans>The steps below were not done in time. Booked visits stay; new ones can't be booked.</Trans>;
    case 'paused-by-administrator':
      return (
        <Trans>
          Alafia has paused them. Booked visits stay; new ones can't be booked. Write to us to have bookings allowed
          again.
        </Trans>
      );
  }
}
