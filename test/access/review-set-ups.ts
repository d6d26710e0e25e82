import { appointments } from '#db/schema/appointments/appointments.ts';
import { reviewReports } from '#db/schema/reviews/review-reports.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { newPatient, newProvider, type TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';
import type { Person } from './principals.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Inserts a completed visit of a person with a new provider; returns both ids. */
async function pastAppointmentOf(t: TestApp, person: { readonly id: number } | undefined) {
  const startsAt = new Date(t.clock.nowMs - 48 * HOUR_MS);
  const providerId = await newProvider(t);
  const patientId = person?.id ?? (await newPatient(t)).id;
  const [row] = await t.db
    .insert(appointments)
    .values({
      providerId,
      patientId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
      status: 'completed',
      attendance: 'attended',
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
    })
    .returning({ id: appointments.id });
  if (row === undefined) throw new Error('no visit');
  return { id: row.id, providerId };
}

/** Inserts a review by a person; returns the ids of the visit and the review. */
async function reviewBy(t: TestApp, person: { readonly id: number } | undefined) {
  const appointment = await pastAppointmentOf(t, person);
  const [row] = await t.db
    .insert(reviews)
    .values({
      appointmentId: appointment.id,
      providerId: appointment.providerId,
      stars: 4,
      comment: 'Kind.',
      createdAt: new Date(t.clock.nowMs),
    })
    .returning({ id: reviews.id });
  if (row === undefined) throw new Error('no review');
  return { appointment: appointment.id, review: row.id };
}

/** Inserts a review that a patient has reported; returns its id. */
export async function reportedReview(t: TestApp): Promise<number> {
  const { review } = await reviewBy(t, undefined);
  const { id: userId } = await newPatient(t);
  await t.db
    .insert(reviewReports)
    .values({ reviewId: review, userId, reason: 'Not true', createdAt: new Date(t.clock.nowMs) });
  return review;
}

const said = { stars: 5, text: 'On time.' };

/** The calls of reviews. */
export const REVIEW_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/users/:id/reviews': { whose: 'account' },
  'POST /api/appointments/:id/review': {
    whose: 'object',
    ready: async (t, person: Person | undefined) => ({
      params: { id: (await pastAppointmentOf(t, person)).id },
      body: said,
    }),
  },
  'PUT /api/appointments/:id/review': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: (await reviewBy(t, person)).appointment }, body: said }),
  },
  'POST /api/reviews/:reviewId/report': {
    whose: 'caller',
    ready: async (t) => ({ params: { reviewId: (await reviewBy(t, undefined)).review }, body: { reason: 'Not true' } }),
  },
  'GET /api/admin/reviews': { whose: 'manage_providers' },
  'PUT /api/admin/reviews/:id': {
    whose: 'manage_providers',
    ready: async (t) => ({ params: { id: await reportedReview(t) }, body: { outcome: 'hidden' } }),
  },
};
