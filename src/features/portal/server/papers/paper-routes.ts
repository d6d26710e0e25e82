import type { Database } from '#db/open-database.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { notifyOfVoid } from '#features/appointments/server/appointment-mails.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { openPractice } from '#features/booking/server/open-practice.ts';
import { findClientOf, findPracticeOf } from '#features/clients/server/client-store.ts';
import { recordClientLook } from '#features/clients/server/record-client-look.ts';
import { type Capability, memberMay } from '#features/directory/rules/member-roles.ts';
import { findMemberLicences } from '#features/directory/server/member-licence-store.ts';
import type { Member } from '#features/directory/server/member-store.ts';
import { requireAppointmentMember } from '#features/directory/server/require-member.ts';
import {
  changePaper as changeEndpoint,
  draftPaper as draftEndpoint,
  listAppointmentPapers,
  readPaper,
  removeDraft as removeEndpoint,
  signPaper as signEndpoint,
  voidPaper as voidEndpoint,
} from '#features/papers/contract.ts';
import { isLicensedFor, mayRead, writingRefusal } from '#features/papers/rules/may-write.ts';
import { WRITTEN_KINDS } from '#features/papers/rules/paper-kinds.ts';
import { NO_SUCH_PAPER } from '#features/papers/rules/refusals.ts';
import { changePaper, draftPaper, removeDraft, signPaper, voidPaper } from '#features/papers/server/change-paper.ts';
import {
  findPaper,
  findPaperAppointment,
  findPapersOf,
  lockPaper,
  type PaperAppointment,
  type PaperRow,
} from '#features/papers/server/paper-store.ts';
import { printedPaper, shownPaper } from '#features/papers/server/shown-paper.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { actKey } from '#platform/server/http/idempotency-key.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { ownOrigin } from '#platform/server/messages/mail-links.ts';

/** The papers that members of a practice write after a visit. Each look and each act is noted in the patient's access log. */
export function installPracticePapers(context: Context): void {
  installAppointmentPapers(context);
  installOnePaper(context);
}

function installAppointmentPapers(context: Context): void {
  const { app, db, now } = context;
  route(app, listAppointmentPapers, async ({ params, user }) => {
    const nowMs = now();
    return await db.transaction(async (tx) => {
      const { appointment, member } = await requireAppointment(tx, params.id, user, 'appointments');
      const found = await findPapersOf(tx, appointment.id);
      const shown = found.filter(({ kind, signedAt }) => mayRead(member, { kind, isSigned: signedAt !== null }));
      const { writable, lacksLicence } = await writableKinds(tx, appointment, { member, user, nowMs });
      if (shown.length > 0) {
        await look(tx, context, user, { act: 'paper.list', about: appointment, sameSinceMs: nowMs - SAME_ACCESS_MS });
      }
      return { papers: shown.map((row) => shownPaper(row, nowMs)), writable, lacksLicence };
    });
  });

  route(app, draftEndpoint, async ({ params, body, user, request }) => {
    const nowMs = now();
    const key = `${user.id}:${actKey(request, params.id, body)}`;
    return await db.transaction(async (tx) => {
      const { appointment } = await requireAppointment(tx, params.id, user, 'papers');
      const providerId = appointment.placeId;
      const practiceId =
        (await findPracticeOf(tx, providerId)) ?? (await openPractice(tx, { providerId, userId: user.id, nowMs }));
      const { content, replaces } = body;
      const made = await draftPaper(tx, appointment, { content, replaces, practiceId, key, userId: user.id, nowMs });
      await look(tx, context, user, { act: 'paper.write', about: appointment });
      return shownPaper(made, nowMs);
    });
  });
}

/** Returns what a member can write for an appointment now, and for which kinds a licence is missing. */
async function writableKinds(
  tx: Database,
  appointment: PaperAppointment,
  { member, user, nowMs }: { readonly member: Member; readonly user: RequestUser; readonly nowMs: number },
) {
  const refusal = writingRefusal({ ...appointment, startsAtMs: appointment.startsAt.getTime() }, nowMs);
  if (!memberMay(member, 'papers') || refusal !== undefined) return { writable: [], lacksLicence: [] };
  const licences = await findMemberLicences(tx, user.id);
  return {
    writable: [...WRITTEN_KINDS],
    lacksLicence: WRITTEN_KINDS.filter((kind) => !isLicensedFor(kind, licences, nowMs)),
  };
}

function installOnePaper(context: Context): void {
  const { app, db, config, now } = context;
  route(app, readPaper, async ({ params, user }) => {
    const nowMs = now();
    return await db.transaction(async (tx) => {
      const { paper, member } = await requirePaper(tx, params.id, user, 'appointments');
      const reading = { kind: paper.kind, isSigned: paper.signedAt !== null };
      if (!mayRead(member, reading)) {
        await requirePaper(tx, params.id, user, reading.isSigned ? 'reasons' : 'papers');
      }
      await look(tx, context, user, { act: 'paper.read', about: paper });
      return printedPaper(paper, { nowMs, origin: ownOrigin(config, app) });
    });
  });

  route(app, changeEndpoint, async ({ params, body, user }) =>
    act(context, { id: params.id, user, name: 'paper.write' }, (tx, nowMs) =>
      changePaper(tx, params.id, { ...body, nowMs }),
    ),
  );

  route(app, removeEndpoint, async ({ params, user }) => {
    await db.transaction(async (tx) => {
      const { paper } = await requirePaper(tx, params.id, user, 'papers');
      await removeDraft(tx, params.id);
      await look(tx, context, user, { act: 'paper.remove', about: paper });
    });
    return { removed: true as const };
  });

  route(app, signEndpoint, async ({ params, body, user }) =>
    act(context, { id: params.id, user, name: 'paper.sign' }, (tx, nowMs) =>
      signPaper(tx, params.id, { ...body, userId: user.id, nowMs }),
    ),
  );

  route(app, voidEndpoint, async ({ params, body, user }) =>
    act(context, { id: params.id, user, name: 'paper.void' }, async (tx, nowMs) => {
      const before = await lockPaper(tx, params.id);
      const paper = await voidPaper(tx, params.id, { ...body, userId: user.id, nowMs });
      if (before?.voidedAt === null) {
        await recordAct(tx, context, user, { act: 'paper.void', object: `paper:${paper.id}` });
        await tellVoided(tx, context, paper, nowMs);
      }
      return paper;
    }),
  );
}

/** Notifies the patient that a paper no longer holds which others rely on: a pharmacy, an employer. */
async function tellVoided(
  tx: Database,
  context: Context,
  { id, kind, appointmentId, patientId }: PaperRow,
  nowMs: number,
): Promise<void> {
  if (appointmentId === null || (kind !== 'prescription' && kind !== 'sick_note')) return;
  const appointment = await findAppointment(tx, appointmentId, patientId);
  if (appointment === undefined) return;
  const mailing = appointmentMailing(context);
  await notifyOfVoid(tx, { appointment, patientId, nowMs, mailing, occasion: String(id) });
}

/** Carries out an act on a paper by a member who writes papers, notes it, and returns the paper after it. */
async function act(
  context: Context,
  { id, user, name }: { readonly id: number; readonly user: RequestUser; readonly name: string },
  run: (tx: Database, nowMs: number) => Promise<PaperRow>,
) {
  const nowMs = context.now();
  return await context.db.transaction(async (tx) => {
    await requirePaper(tx, id, user, 'papers');
    const paper = await run(tx, nowMs);
    await look(tx, context, user, { act: name, about: paper });
    return shownPaper(paper, nowMs);
  });
}

/** @throws AppError not_found, role_required */
async function requireAppointment(tx: Database, id: number, user: RequestUser, capability: Capability) {
  const appointment = await findPaperAppointment(tx, id);
  if (appointment === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
  const member = await requireAppointmentMember(tx, appointment, user, capability, NO_SUCH_PRACTICE_APPOINTMENT);
  return { appointment, member };
}

/** @throws AppError not_found, role_required */
async function requirePaper(tx: Database, id: number, user: RequestUser, capability: Capability) {
  const paper = await findPaper(tx, id);
  if (paper === undefined) throw new AppError(NO_SUCH_PAPER);
  return { paper, member: await requireAppointmentMember(tx, paper, user, capability, NO_SUCH_PAPER) };
}

/** Notes a look or an act in the access log of the patient, at the visit or the client that it is about. */
async function look(
  tx: Database,
  { keyFor, now }: Context,
  user: RequestUser,
  {
    act: name,
    about,
    sameSinceMs,
  }: {
    readonly act: string;
    readonly about: PaperAppointment | PaperRow;
    /** The same look since this instant, ms, isn't noted again; by default each is noted. */
    readonly sameSinceMs?: number;
  },
): Promise<void> {
  const id = 'appointmentId' in about ? about.appointmentId : about.id;
  const nowMs = now();
  const noted = { userId: user.id, desk: user.desk?.name, act: name, nowMs, sameSinceMs: sameSinceMs ?? nowMs };
  if (id !== null) {
    await recordAccess(tx, keyFor, { ...noted, appointments: [{ id, patientId: about.patientId }] });
    return;
  }
  // A receipt of a client who paid without a visit.
  const { providerId, patientId: userId } = about;
  const client = 'practiceId' in about ? await findClientOf(tx, about.practiceId, userId) : undefined;
  await recordClientLook(tx, keyFor, { ...noted, providerId, clients: [{ id: client ?? 0, userId }] });
}
