import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { BookLink } from '#features/directory/web/book-link.tsx';
import { CallButton, CallNote } from '#features/directory/web/listing-actions.tsx';
import { PrecisionNote } from '#features/directory/web/precision-note.tsx';
import { NotAcceptingBadge, ProviderBadges } from '#features/directory/web/provider-badges.tsx';
import { RatingLine } from '#features/directory/web/rating-line.tsx';
import { AvailabilityNote } from '#features/schedules/web/availability-note.tsx';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import type { FoundProvider } from '../contract.ts';
import { distanceText } from '../rules/distance-text.ts';

/** One provider or listing among the results. @see patient-area specification, section 2: provider card */
export function ProviderCard({
  provider,
  today,
  bookHref,
  onBookIntent,
}: {
  readonly provider: FoundProvider;
  /** The day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
  /** This page with the booking of this provider open. */
  readonly bookHref: string;
  /** The patient is about to book: the dialog can be loaded. */
  readonly onBookIntent: () => void;
}) {
  const nameId = useId();
  const { name, specialty, facilityType, bookable, phone, nextSlots = [] } = provider;
  const languages = provider.speaksLocalLanguages.join(', ');
  // At others, patients first say whether they have been there, before a time is held.
  const times = bookable && provider.acceptingNewPatients ? nextSlots : [];
  return (
    <article className="card relative flex h-full flex-col gap-3" aria-labelledby={nameId}>
      <div className="flex gap-3.5">
        <Avatar name={name} image={provider.profileImage} />
        <div className="min-w-0 self-center wrap-anywhere">
          <h3 id={nameId}>{name}</h3>
          <p className="text-[0.9375rem] text-soft">
            {specialty}
            {facilityType !== null && facilityType !== specialty && ` · ${facilityType}`}
          </p>
        </div>
      </div>
      <div className="grid gap-2 text-[0.9375rem] text-soft">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <ProviderBadges provider={provider} />
          {(bookable || provider.reviewCount > 0) && (
            <RatingLine rating={provider.rating} reviewCount={provider.reviewCount} />
          )}
        </div>
        <PlaceLine provider={provider} />
        {languages !== '' && (
          <p>
            <Trans>Speaks {languages}</Trans>
          </p>
        )}
      </div>
      <div className="mt-auto grid gap-3">
        {bookable && !provider.acceptingNewPatients && (
          <p>
            <NotAcceptingBadge />
          </p>
        )}
        {bookable ? (
          <AvailabilityNote nextSlotAt={provider.nextSlotAt} today={today} withTime={times.length === 0} />
        ) : (
          <CallNote phone={phone} />
        )}
        {times.length > 0 && <FreeTimes name={name} times={times} bookHref={bookHref} onBookIntent={onBookIntent} />}
        <div className="flex flex-wrap items-center gap-x-3">
          <Link
            href={`/provider/${provider.id}`}
            className="link whole-card flex min-h-11 items-center text-[0.9375rem]"
          >
            <span>
              <Trans>View profile</Trans>
              <span className="sr-only"> {name}</span>
            </span>
          </Link>
          <BookOrCall provider={provider} bookHref={bookHref} onBookIntent={onBookIntent} />
        </div>
      </div>
    </article>
  );
}

/** The next free times, each a link into the booking at that time. A day is named where it isn't the first one. */
function FreeTimes({
  name,
  times,
  bookHref,
  onBookIntent,
}: {
  readonly name: string;
  /** ISO instants, in order. */
  readonly times: readonly string[];
  readonly bookHref: string;
  readonly onBookIntent: () => void;
}) {
  const { i18n } = useLingui();
  const [first = 0, ...starts] = times.map((time) => Date.parse(time));
  return (
    <ul className="relative flex flex-wrap gap-2">
      {[first, ...starts].map((startsAtMs, at) => (
        <li key={startsAtMs}>
          <BookLink href={`${bookHref}&time=${times[at]}`} onIntent={onBookIntent} className="button-ghost px-3">
            <span>
              {lagosDate(startsAtMs) !== lagosDate(first) && `${shortDay(i18n, lagosDate(startsAtMs))}, `}
              {lagosTime(startsAtMs)}
              <span className="sr-only"> {name}</span>
            </span>
          </BookLink>
        </li>
      ))}
    </ul>
  );
}

/** The address, with the distance from the patient or from the place that the query names. */
function PlaceLine({ provider }: { readonly provider: FoundProvider }) {
  const { locationPrecision, awayFrom } = provider;
  const distance = distanceText(provider.distanceKm, locationPrecision === 'exact');
  const approximate = locationPrecision === 'near' || locationPrecision === 'area';
  return (
    <p className="flex items-start gap-1.5 wrap-anywhere">
      <MapPin aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <span>
        {addressLine(provider)}
        {distance !== undefined && <b className="whitespace-nowrap text-ink"> · {distance}</b>}
        {awayFrom !== undefined && (
          <b className="block text-ink">
            <Trans>
              About {awayFrom.km} km from {awayFrom.place}
            </Trans>
          </b>
        )}
        {approximate && (
          <span className="block text-sm">
            <PrecisionNote precision={locationPrecision} />
          </span>
        )}
      </span>
    </p>
  );
}

function BookOrCall({
  provider: { name, bookable, providesUrgentCare, acceptingNewPatients, phone },
  bookHref,
  onBookIntent,
}: {
  readonly provider: FoundProvider;
  readonly bookHref: string;
  readonly onBookIntent: () => void;
}) {
  if (!bookable) return <CallButton phone={phone} className="relative flex-auto px-3" />;
  return (
    <BookLink
      href={bookHref}
      onIntent={onBookIntent}
      className={`relative flex-auto px-3 text-[0.9375rem] ${providesUrgentCare ? 'button-urgent' : ''}`}
    >
      <span>
        {providesUrgentCare ? <Trans>Book Urgent Visit</Trans> : <Trans>Book Appointment</Trans>}
        <span className="sr-only"> {name}</span>
        {!acceptingNewPatients && (
          <span className="block text-sm">
            <Trans>for patients of this clinic</Trans>
          </span>
        )}
      </span>
    </BookLink>
  );
}
