import { Trans } from '@lingui/react/macro';
import { Siren, Video } from 'lucide-react';
import { Link } from 'wouter';
import { AvailabilityNote } from '#features/schedules/web/availability-note.tsx';
import { DaysOff } from '#features/schedules/web/days-off.tsx';
import { LateCancellation } from '#features/schedules/web/late-cancellation.tsx';
import { useAwayFromLagos } from '#platform/web/use-away-from-lagos.ts';
import type { ProviderDetail } from '../contract.ts';
import { licencesEnded } from '../rules/licences-ended.ts';
import { BookLink } from './book-link.tsx';
import { DayNotes, HolidayNotes } from './day-remarks.tsx';
import { ExtraHours } from './extra-hours.tsx';
import { CallButton, CallNote, PhoneLink } from './listing-actions.tsx';
import { OfficeHours } from './office-hours.tsx';
import { PausedNote } from './paused-note.tsx';
import { type BookingStart, type ProviderView, providerHref } from './provider-address.ts';
import { NotAcceptingBadge } from './provider-badges.tsx';

interface Booking {
  readonly provider: ProviderDetail;
  readonly view: ProviderView;
  /** The day in Lagos on which the provider was read, `yyyy-MM-dd`. */
  readonly today: string;
  readonly onBookIntent: () => void;
}

/** The next free slot and the links to book. On a phone the first of the links is in the booking bar. */
export function BookingCard({ provider, view, today, onBookIntent }: Booking) {
  const { bookable, bookingState, phone, nextSlotAt, telehealthAvailable, providesUrgentCare } = provider;
  const hrefOf = (start: Omit<BookingStart, 'providerId'>) =>
    providerHref(provider.id, view, { providerId: provider.id, ...start });
  if (!bookable) {
    return (
      <div className="card grid gap-3">
        {bookingState === 'paused' ? <PausedNote phone={phone} /> : <CallNote phone={phone} />}
        <CallButton phone={phone} className="max-lg:hidden" />
        <OwnerLink provider={provider} />
      </div>
    );
  }
  if (licencesEnded(provider, today)) {
    return (
      <div className="card grid gap-3">
        <p>
          <Trans>This provider takes no bookings at the moment: the licence on record has ended.</Trans>
        </p>
        <PhoneLink phone={phone} />
      </div>
    );
  }
  return (
    <div className="card grid gap-3">
      <AvailabilityNote
        nextSlotAt={provider.takesOrdinaryVisits === false ? firstSlotAt(provider) : nextSlotAt}
        today={today}
      />
      {!provider.acceptingNewPatients && (
        <div className="grid justify-items-start gap-1">
          <NotAcceptingBadge />
          <p className="text-sm text-soft">
            <Trans>You can book if you have had a visit here before.</Trans>
          </p>
        </div>
      )}
      <BookLink href={hrefOf({})} onIntent={onBookIntent} className="max-lg:hidden">
        <Trans>Book Appointment</Trans>
      </BookLink>
      {telehealthAvailable && (
        <BookLink href={hrefOf({ visitType: 'telehealth' })} onIntent={onBookIntent} className="button-ghost">
          <Video aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Book Telehealth Visit</Trans>
        </BookLink>
      )}
      {providesUrgentCare && (
        <BookLink href={hrefOf({ careType: 'urgent' })} onIntent={onBookIntent} className="button-urgent">
          <Siren aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Book Urgent Visit</Trans>
        </BookLink>
      )}
      <p className="text-sm text-soft">
        <LateCancellation fee={provider.cancellationPolicy} />
      </p>
      <PhoneLink phone={phone} />
      <OwnerLink provider={provider} />
    </div>
  );
}

/** Leads to the claim of a listing; for a practice that is in the network, to who runs it and how to object. */
function OwnerLink({ provider: { id, isDemo, bookingState } }: Pick<Booking, 'provider'>) {
  if (isDemo) return null;
  return (
    <Link href={`/join-network?listing=${id}`} className="link inline-flex min-h-11 items-center justify-self-start">
      {bookingState === 'listed' ? <Trans>Is this your practice?</Trans> : <Trans>Who runs this page?</Trans>}
    </Link>
  );
}

/** The first free time of a place that gives only services. */
function firstSlotAt({ bookableServices = [] }: ProviderDetail): string | null {
  return bookableServices.flatMap(({ nextSlotAt }) => nextSlotAt ?? []).sort()[0] ?? null;
}

/** The main way to be seen, always in reach of the thumb on a phone. */
export function BookingBar({ provider, view, today, onBookIntent }: Booking) {
  if (provider.bookable && licencesEnded(provider, today)) return null;
  const href = providerHref(provider.id, view, { providerId: provider.id });
  const button = provider.bookable ? (
    <BookLink href={href} onIntent={onBookIntent} className="w-full">
      <Trans>Book Appointment</Trans>
    </BookLink>
  ) : (
    <CallButton phone={provider.phone} className="w-full" />
  );
  return (
    <div className="no-print sticky bottom-0 z-20 mx-[-16px] border-t border-line bg-card px-[16px] py-3 empty:hidden lg:hidden">
      {button}
    </div>
  );
}

/** Office hours and accepted insurance. */
export function PracticeCard({ provider, today }: Pick<Booking, 'provider' | 'today'>) {
  const { acceptedInsurance, officeHours, daysOff, extraHours, closures, dayNotes, holidays } = provider;
  const away = useAwayFromLagos();
  return (
    <div className="card grid gap-5">
      <section className="grid gap-2">
        <h2>
          <Trans>Office hours</Trans>
        </h2>
        <OfficeHours officeHours={officeHours} today={today} />
        {officeHours.length > 0 && (
          <DaysOff days={daysOff.filter((day) => !holidays?.some((one) => one.day === day))} />
        )}
        <ExtraHours hours={extraHours} closures={closures} />
        <DayNotes notes={dayNotes} />
        <HolidayNotes {...(holidays && { holidays })} />
        {away && officeHours.length + extraHours.length > 0 && (
          <p className="text-sm text-soft">
            <Trans>Times are Lagos time.</Trans>
          </p>
        )}
      </section>
      <section className="grid gap-2">
        <h2>
          <Trans>Insurance accepted</Trans>
        </h2>
        {acceptedInsurance.length === 0 ? (
          <p className="text-soft">
            <Trans>No insurance is listed. Ask before your visit.</Trans>
          </p>
        ) : (
          <ul className="grid gap-1">
            {acceptedInsurance.map((insurer) => (
              <li key={insurer}>{insurer}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
