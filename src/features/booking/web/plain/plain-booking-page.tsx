import { Trans } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { isReschedulable } from '#features/appointments/rules/appointment-sections.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { getOnlineBooking } from '#features/booking/contract.ts';
import { nextSlotFor, placeOfAppointment } from '#features/booking/rules/booking-draft.ts';
import { type Carried, choiceIn, type PlainChoice, plainDraft } from '#features/booking/rules/plain-booking.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { licencesEnded } from '#features/directory/rules/licences-ended.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { INSURANCE_PLANS } from '#features/insurance/web/insurance-plans-query.ts';
import type { emergencyPlaces } from '#features/search/rules/emergency/emergency-contract.ts';
import { originKnown } from '#features/search/rules/emergency/origin-known.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { get, type PathQuery } from '#platform/web/calls/query-client.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { BookedView } from '../booked-view.tsx';
import { NotMovable } from '../not-movable.tsx';
import { MovingNote } from '../notes/moving-note.tsx';
import { ProviderSummary } from '../notes/provider-summary.tsx';
import { availabilityQuery } from '../times/use-availability.ts';
import { CallToBook, LicenceEnded } from '../unbookable-provider.tsx';
import { PlainDangerPage } from './plain-danger.tsx';
import { PlainDetails } from './plain-details.tsx';
import { PlainReview } from './plain-review.tsx';
import { PlainSignIn } from './plain-sign-in.tsx';
import { PlainTimes } from './plain-times.tsx';

interface At {
  readonly id: string;
  readonly step: string | undefined;
  readonly search: URLSearchParams;
}

const onlineBooking = (id: string) =>
  get<typeof getOnlineBooking>('/api/providers/:id/online-booking', { params: { id } });

/** What a page of a booking reads first. */
export function plainBookingQueries({ id, step, search }: At, user: User | null): readonly PathQuery<unknown>[] {
  if (step === 'booked') return user ? [appointmentsOf(user.id)] : [];
  const isMoving = choiceIn(search).reschedule !== undefined;
  return [
    providerQuery(id),
    ...(user ? [onlineBooking(id)] : []),
    ...(isMoving && user ? [appointmentsOf(user.id)] : []),
    ...(step === 'review' && user ? [INSURANCE_PLANS] : []),
  ];
}

/** What it reads once the provider is known: the times of the day, and on the danger page the hospitals. */
export function plainBookingFurtherQueries(
  { step, search }: At,
  provider: ProviderDetail,
  user: User | null,
  appointments: readonly Appointment[] = [],
): readonly PathQuery<unknown>[] {
  const choice = choiceIn(search);
  const moved = appointments.find((each) => each.id === choice.reschedule);
  const { draft } = beginning({ provider, choice, carried: {}, moved });
  if (step === 'danger') {
    const origin = originKnown({ profile: user, provider: placeOfAppointment(draft) });
    return origin === null ? [] : [get<typeof emergencyPlaces>('/api/emergency-places', { query: origin.query })];
  }
  return step === undefined ? [availabilityQuery(draft, draft.date ?? '')] : [];
}

/** The draft of a page. Without a chosen day it is the first one with a free time. */
function beginning({
  provider,
  choice,
  carried,
  moved,
}: {
  readonly provider: ProviderDetail;
  readonly choice: PlainChoice;
  readonly carried: Carried;
  readonly moved: Appointment | undefined;
}) {
  const today = lagosDate(serverNow());
  const draft = plainDraft(provider, choice, carried, today, moved);
  const next = nextSlotFor(draft, provider);
  const freeDay = next ? lagosDate(Date.parse(next)) : today;
  const firstDay = moved === undefined ? freeDay : draft.date;
  const days = bookableDates(today);
  const day = days.find((each) => each === choice.day) ?? days.find((each) => each === firstDay) ?? today;
  return { today, draft: draft.slot === null ? { ...draft, date: day } : draft };
}

/** One page of a booking without scripts; all except the first two show only what a form led to. */
export function PlainBookingPage({ id, step, search }: At) {
  const user = useCurrentUser() ?? null;
  const { data: provider } = usePathQuery(providerQuery(id));
  if (step === 'booked') return <PlainBooked id={Number(search.get('appointment'))} user={user} />;
  if (provider === undefined) {
    return (
      <p>
        <Trans>The provider you're looking for doesn't exist or has been removed.</Trans>
      </p>
    );
  }
  if (licencesEnded(provider, lagosDate(serverNow()))) return <LicenceEnded name={provider.name} />;
  const choice = choiceIn(search);
  if (choice.reschedule !== undefined) return <Moving provider={provider} step={step} choice={choice} user={user} />;
  return <Booking provider={provider} step={step} choice={choice} user={user} />;
}

interface Shown {
  readonly provider: ProviderDetail;
  readonly step: string | undefined;
  readonly choice: PlainChoice;
  readonly user: User | null;
}

function Booking({ provider, step, choice, user }: Shown) {
  const { data: online } = usePathQuery(onlineBooking(String(provider.id)), { enabled: user !== null });
  if (!provider.bookable || online?.mustCall) return <CallToBook provider={provider} isMoving={false} />;
  return <Pages provider={provider} step={step} choice={choice} moved={undefined} />;
}

/** A visit that is booked can be moved, also by those who must call to book. */
function Moving({ provider, step, choice, user }: Shown) {
  const { data: appointments } = usePathQuery(appointmentsOf(user?.id ?? 0), { enabled: user !== null });
  const [nowMs] = useState(serverNow);
  if (!provider.bookable) return <CallToBook provider={provider} isMoving />;
  const moved = appointments?.find((each) => each.id === choice.reschedule);
  if (moved === undefined || !isReschedulable(moved, nowMs)) return <NotMovable found={moved} />;
  return <Pages provider={provider} step={step} choice={choice} moved={moved} />;
}

type PagesProps = Omit<Shown, 'user'> & { readonly moved: Appointment | undefined };

function Pages(props: PagesProps) {
  const { provider, moved } = props;
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Book Appointment</Trans>
      </h1>
      <h2 className="sr-only">{provider.name}</h2>
      <MovingNote rescheduled={moved} bookNewAppointment={undefined} close={undefined} />
      <ProviderSummary provider={provider} />
      <Step {...props} />
    </>
  );
}

function Step({ provider, step, choice, moved }: PagesProps) {
  const posted = useContext(PostedFormContext);
  const { today, draft } = beginning({ provider, choice, carried: posted?.values ?? {}, moved });
  const known = { providerId: provider.id, choice, draft };
  if (draft.slot !== null && (posted !== null || step === 'details')) {
    if (step === 'details') return <PlainDetails {...known} />;
    if (step === 'danger') return <PlainDangerPage {...known} />;
    if (step === 'sign-in') return <PlainSignIn {...known} />;
    if (step === 'review') return <PlainReview {...known} offer={provider} />;
  }
  return <PlainTimes {...known} offer={provider} today={today} />;
}

/** The booked appointment, as My Appointments has it. */
function PlainBooked({ id, user }: { readonly id: number; readonly user: User | null }) {
  const { data: appointments } = usePathQuery(appointmentsOf(user?.id ?? 0), { enabled: user !== null });
  const appointment = appointments?.find((each) => each.id === id);
  const replaced = appointments?.find(({ rescheduledTo }) => rescheduledTo === id);
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Book Appointment</Trans>
      </h1>
      <h2 className="sr-only">{appointment?.provider.name}</h2>
      {appointments !== undefined && appointment === undefined && (
        <p role="alert" className="notice notice-amber">
          <Trans>This visit is not among those of the account that is signed in here.</Trans>
        </p>
      )}
      {appointment && <BookedView appointment={appointment} isEarlierAttempt={false} replaced={replaced} />}
      <a href="/appointments" className="button justify-self-start">
        <Trans>View My Appointments</Trans>
      </a>
    </>
  );
}
