import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Appointment } from '#features/appointments/contract.ts';
import { isReschedulable } from '#features/appointments/rules/appointment-sections.ts';
import { signInPath } from '#features/auth/rules/next-path.ts';
import type { SlotHold } from '#features/booking/contract.ts';
import { bodyOf } from '#features/booking/rules/booking-body.ts';
import type { Draft } from '#features/booking/rules/booking-draft.ts';
import {
  CARRIED,
  type Carried,
  choiceIn,
  hasAcceptedSigns,
  type PlainChoice,
  type PlainDanger,
  type PlainStep,
  plainBookingPath,
  plainDraft,
  plainStepAfter,
  problemsInDetails,
  stopsForDanger,
} from '#features/booking/rules/plain-booking.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import { relativeOf } from '#features/booking/rules/relative.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import type { TriageAnswer } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { idIn, type PostedForm } from '#platform/common/posted-form.ts';
import { type AccountForm, REGISTRATION, refusedAccount, SIGN_IN, sendAccount, signedInUser } from './account-form.ts';
import { callAs, formOf, keyOf, passCookies, type ShowPage, takeForms, textsIn } from './posted-forms.ts';

/** A form of a booking on its way through the calls. */
interface Posted {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly id: string;
  readonly choice: PlainChoice;
  readonly carried: Carried;
  readonly sent: URLSearchParams;
  readonly nowMs: number;
}

/** What a page after a form shows. */
type Shown = Partial<PostedForm> & { readonly step?: PlainStep; readonly heldUntil?: string | undefined };

/**
 * Takes the forms of a booking without scripts. Each makes the calls that the booking dialog makes, as the same visitor, so
 * rules, limits and texts are those of the calls. Health details go from form to form and stand in no address; a form that
 * is sent twice books once.
 */
export async function installBookingForm(app: FastifyInstance, showPage: ShowPage, now: () => number): Promise<void> {
  await takeForms(app, (scope) => {
    scope.post<{ Params: { id: string; step: string } }>('/book/:id/:step', async (request, reply) => {
      const { id, step } = request.params;
      const sent = formOf(request);
      const carried: Carried = textsIn(sent, CARRIED);
      const posted = { app, request, reply, id, choice: choiceIn(sent), carried, sent, nowMs: now() };
      const next = idIn(id) ? await STEPS.get(step)?.(posted) : undefined;
      reply.header('cache-control', 'private, no-store');
      if (next === undefined) return reply.redirect('/', 303);
      if (typeof next === 'string') return reply.redirect(next, 303);
      const { step: page, message = '', fields: problems = {}, values, data, heldUntil } = next;
      const { choice } = posted;
      const path = plainBookingPath(
        id,
        page === undefined
          ? { ...choice, time: undefined, heldUntil: undefined }
          : { ...choice, heldUntil: heldUntil ?? choice.heldUntil },
        page,
      );
      const form = { values: { ...carried, ...values }, message, fields: problems, data };
      return await showPage(path, form, 200, request, reply);
    });
  });
}

/** What the form at each address does: returns the page to show, or where to go. */
const STEPS: ReadonlyMap<string, (posted: Posted) => Promise<Shown | string>> = new Map(
  Object.entries({
    details: chooseTime,
    // A moved visit has its details already.
    'details-again': async ({ choice }): Promise<Shown> => (choice.reschedule ? {} : { step: 'details' }),
    review: (posted: Posted) => goOn(posted, { isConfirmed: false }),
    'sign-in': (posted: Posted) => signIn(posted, SIGN_IN),
    register: (posted: Posted) => signIn(posted, REGISTRATION),
    confirm: (posted: Posted) => goOn(posted, { isConfirmed: true }),
  }),
);

/** Holds the chosen time and goes to the details. */
async function chooseTime(posted: Posted): Promise<Shown | string> {
  const { choice, id } = posted;
  if (choice.time === undefined) return { message: 'Please select a time' };
  if (choice.reschedule !== undefined) return await goOn(posted, { isConfirmed: false });
  const { refused, heldUntil } = await hold(posted, {});
  if (refused !== undefined) return { message: refused };
  // After a lost time the details are there already; they stay out of the address.
  return posted.carried.reason === undefined
    ? plainBookingPath(id, { ...choice, day: undefined, heldUntil }, 'details')
    : { step: 'details', heldUntil };
}

/** Holds the time, or holds it longer. Returns until when, or why it can't be had. */
async function hold(
  { app, request, reply, id, choice }: Posted,
  { service, person }: Pick<Partial<Draft>, 'service' | 'person'>,
): Promise<{ readonly heldUntil?: string; readonly refused?: string }> {
  const { time, serviceId = service?.id, personId = person?.id } = choice;
  const answer = await callAs(app, request, {
    method: 'POST',
    url: '/api/slot-holds',
    payload: { providerId: Number(id), date: time, ...(serviceId && { serviceId }), ...(personId && { personId }) },
  });
  passCookies(request, reply, answer);
  if (answer.statusCode === 201) return { heldUntil: answer.json<SlotHold>().expiresAt };
  return { refused: answer.json<BookingErrorBody>().message };
}

/** Goes on with the details: to what is missing, a warning, the sign-in, the review, or the booked appointment. */
async function goOn(posted: Posted, { isConfirmed }: { readonly isConfirmed: boolean }): Promise<Shown | string> {
  const { app, request, carried } = posted;
  const draft = await draftOf(posted);
  if (typeof draft === 'string') return draft;
  const problems = problemsInDetails(draft);
  if (Object.keys(problems).length > 0) return { step: 'details', fields: problems };
  // Confirming books the held time or is refused; before that it is held again.
  const { refused, heldUntil } = isConfirmed ? {} : await hold(posted, draft);
  if (refused !== undefined) return { message: refused };
  const danger = await lookForDanger(posted, draft);
  const next = plainStepAfter({
    isDangerous: stopsForDanger(draft, danger, carried.accepted),
    isSignedIn: (await signedInUser(app, request)) !== undefined,
    isConfirmed,
  });
  if (next === 'book') return await book(posted, draft);
  return { step: next, values: { key: carried.key || randomUUID() }, data: danger, heldUntil };
}

/** Returns what is to be booked; where it can't be, the path of the page that says so. */
async function draftOf({ app, request, id, choice, carried, nowMs }: Posted): Promise<Draft | string> {
  const found = await callAs(app, request, { url: `/api/providers/${id}` });
  if (found.statusCode !== 200 || choice.time === undefined) return plainBookingPath(id, choice);
  const [provider, today] = [found.json<ProviderDetail>(), lagosDate(nowMs)];
  const { reschedule } = choice;
  if (reschedule === undefined) return plainDraft(provider, choice, carried, today);
  const user = await signedInUser(app, request);
  if (user === undefined) return signInPath(plainBookingPath(id, { reschedule }));
  const own = await callAs(app, request, { url: `/api/users/${user.id}/appointments` });
  const appointments = own.statusCode === 200 ? own.json<Appointment[]>() : [];
  const moved = appointments.find((each) => each.id === reschedule);
  // The same form sent again, as by a double tap.
  if (moved?.rescheduledTo) return bookedPath(id, moved.rescheduledTo);
  if (moved === undefined || !isReschedulable(moved, nowMs)) return plainBookingPath(id, choice);
  return plainDraft(provider, choice, carried, today, moved);
}

function bookedPath(id: string, appointmentId: number): string {
  return `/book/${id}/booked?appointment=${appointmentId}`;
}

async function lookForDanger({ app, request }: Posted, { symptoms, forPerson }: Draft): Promise<PlainDanger> {
  const ageYears = forPerson && relativeOf(forPerson)?.age;
  const who = ageYears === null ? { forSelf: true } : { ageYears };
  const payload = { text: symptoms.trim(), ...who };
  const answer = await callAs(app, request, { method: 'POST', url: '/api/triage', payload });
  return { signs: answer.statusCode === 200 ? answer.json<TriageAnswer>().redFlags : null };
}

/**
 * Signs in or registers, and goes on as the person who is signed in now. The same form sent again, as by Back and Reload,
 * only goes on.
 */
async function signIn(posted: Posted, form: AccountForm): Promise<Shown | string> {
  const { app, request, reply, sent } = posted;
  const answer = await sendAccount(app, request, reply, form, sent);
  if (answer.refused) return refusedAccount(form, answer.refused, answer, sent);
  return await goOn(posted, { isConfirmed: false });
}

async function book({ app, request, choice, id, carried }: Posted, draft: Draft): Promise<Shown | string> {
  const payload = bodyOf(draft, choice.reschedule, feeIn(carried.fee), hasAcceptedSigns(draft, carried.accepted));
  if (payload === null) return plainBookingPath(id, choice);
  const answer = await callAs(app, request, {
    method: 'POST',
    url: '/api/appointments',
    headers: { 'idempotency-key': keyOf(carried.key ?? '', payload) },
    payload,
  });
  if (answer.statusCode === 201) return bookedPath(id, answer.json<Appointment>().id);
  const { code, message } = answer.json<BookingErrorBody>();
  // What was typed stays for another time.
  return LOST_TIME.has(code) ? { message } : { step: 'review', message };
}

const LOST_TIME: ReadonlySet<string> = new Set(['slot_held', 'slot_taken', 'slot_unavailable', 'not_offered']);

/** The rule for cancelling late that was on the page, as the form carried it. */
function feeIn(field: string | undefined): CancellationFee | null {
  try {
    return JSON.parse(field ?? 'null') as CancellationFee | null;
  } catch {
    return null;
  }
}
