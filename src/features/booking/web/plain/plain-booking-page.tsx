import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { getOnlineBooking } from '#features/booking/contract.ts';
import { nextSlotFor } from '#features/booking/rules/booking-draft.ts';
import {
  type Carried,
  choiceIn,
  type PlainChoice,
  type PlainStep,
  plainDraft,
} from '#features/booking/rules/plain-booking.ts';
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
  return [
    providerQuery(id),
    ...(user ? [onlineBooking(id)] : []),
    ...(step === 'review' && user ? [INSURANCE_PLANS] : []),
  ];
}

/** What it reads once the provider is known: the times of the day, and on the danger page the hospitals. */
export function plainBookingFurtherQueries(
  { step, search }: At,
  provider: ProviderDetail,
  user: User | null,
): readonly PathQuery<unknown>[] {
  if (step === 'danger') {
    const { query } = originKnown({ profile: user, provider }) ?? {};
    return [get<typeof emergencyPlaces>('/api/emergency-places', { query: query ?? {} })];
  }
  const { draft } = beginning(provider, choiceIn(search), {});
  return step === undefined ? [availabilityQuery(draft, draft.date ?? '')] : [];
}

/** The draft of a page. Without a chosen day it is the first one with a free time. */
function beginning(provider: ProviderDetail, choice: PlainChoice, carried: Carried) {
  const today = lagosDate(serverNow());
  const draft = plainDraft(provider, choice, carried, today);
  const next = nextSlotFor(draft, provider);
  const firstDay = next ? lagosDate(Date.parse(next)) : today;
  const days = bookableDates(today);
  const day = days.find((each) => each === choice.day) ?? days.find((each) => each === firstDay) ?? today;
  return { today, draft: draft.slot === null ? { ...draft, date: day } : draft };
}

/** One page of a booking without scripts; all but the first two show only what a form led to. */
export function PlainBookingPage({ id, step, search }: At) {
  const user = useCurrentUser();
  const posted = useContext(PostedFormContext);
  const { data: provider } = usePathQuery(providerQuery(id));
  const { data: online } = usePathQuery(onlineBooking(id), { enabled: user !== null && user !== undefined });
  if (step === 'booked') return <PlainBooked id={Number(search.get('appointment'))} user={user ?? null} />;
  if (provider === undefined) {
    return (
      <p>
        <Trans>The provider you're looking for doesn't exist or has been removed.</Trans>
      </p>
    );
  }
  const choice = choiceIn(search);
  const { today, draft } = beginning(provider, choice, posted?.values ?? {});
  if (licencesEnded(provider, today)) return <LicenceEnded name={provider.name} />;
  if (!provider.bookable || online?.mustCall) return <CallToBook provider={provider} isMoving={false} />;
  const known = { providerId: provider.id, choice, draft };
  const shown = draft.slot === null || (posted === null && step !== 'details') ? undefined : step;
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Book Appointment</Trans>
      </h1>
      <h2 className="sr-only">{provider.name}</h2>
      <ProviderSummary provider={provider} />
      {shown === 'details' && <PlainDetails {...known} />}
      {shown === 'danger' && <PlainDangerPage {...known} />}
      {shown === 'sign-in' && <PlainSignIn {...known} />}
      {shown === 'review' && <PlainReview {...known} offer={provider} />}
      {shown === undefined && <PlainTimes {...known} offer={provider} today={today} />}
    </>
  );
}

/** The booked appointment, as My Appointments has it. */
function PlainBooked({ id, user }: { readonly id: number; readonly user: User | null }) {
  const { data: appointments } = usePathQuery(appointmentsOf(user?.id ?? 0), { enabled: user !== null });
  const appointment = appointments?.find((each) => each.id === id);
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Book Appointment</Trans>
      </h1>
      <h2 className="sr-only">{appointment?.provider.name}</h2>
      {appointment && <BookedView appointment={appointment} isEarlierAttempt={false} replaced={undefined} />}
      <a href="/appointments" className="button justify-self-start">
        <Trans>View My Appointments</Trans>
      </a>
    </>
  );
}
