import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import type { Consents } from '#features/consents/contract.ts';
import { NewSymptomRecord, type SymptomRecord, type TriageAnswer } from '#features/symptoms/contract.ts';
import { entryProblems } from '#features/symptoms/rules/entry-problems.ts';
import { type Answers, questionOf, triageQuestionOf } from '#features/symptoms/rules/follow-up.ts';
import {
  answersIn,
  CARRIED,
  type CarriedEntry,
  entryIn,
  fieldOfProblem,
  NO_REPLY,
  type PlainEntryStep,
  type PlainQuestion,
  plainEntryStep,
  shownRecord,
  withAnswer,
} from '#features/symptoms/rules/plain/plain-entry.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { type AccountForm, REGISTRATION, refusedAccount, SIGN_IN, sendAccount, signedInUser } from './account-form.ts';
import { callAs, formOf, keyOf, type ShowPage, takeForms, textsIn } from './posted-forms.ts';

/** A form of a symptom check on its way through the calls. */
interface Posted {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** True if the result goes into the diary. */
  readonly isKept: boolean;
  /** True if the result was on the screen already. */
  readonly wasShown: boolean;
  readonly carried: CarriedEntry;
  readonly sent: URLSearchParams;
  readonly nowMs: number;
}

/** What a page after a form shows; without a step, the form itself. */
type Shown = Partial<PostedForm> & { readonly step?: PlainEntryStep };

/** The person who is signed in, and whether the diary lacks their consent. */
interface Writer {
  readonly user: User | undefined;
  readonly needsConsent: boolean;
}

type Step = (posted: Posted) => Promise<Shown | string>;

const AGAIN: Step = async () => ({});

/** What the forms of a check without an account do. */
const CHECK: Readonly<Record<string, Step>> = { result: goOn, question: reply, again: AGAIN };

/** What the forms of the diary do. */
const DIARY: Readonly<Record<string, Step>> = {
  record: goOn,
  question: reply,
  again: AGAIN,
  keep: goOn,
  consent,
  'sign-in': (posted) => signIn(posted, SIGN_IN),
  register: (posted) => signIn(posted, REGISTRATION),
};
/** These come after the result. */
const AFTER_RESULT: ReadonlySet<string> = new Set(['keep', 'consent', 'sign-in', 'register']);

/**
 * Takes the forms of a symptom check, and of a diary entry, as browsers send them without scripts. Each makes the calls
 * that the diary makes, as the same visitor. A check stores nothing; what was typed goes from form to form and stands in no
 * address.
 */
export async function installSymptomCheckForm(
  app: FastifyInstance,
  showPage: ShowPage,
  now: () => number,
): Promise<void> {
  await takeForms(app, (scope) => {
    for (const [base, steps] of [['/symptom-check', CHECK] as const, ['/symptom-tracker', DIARY] as const]) {
      scope.post<{ Params: { step: string } }>(`${base}/:step`, async (request, response) => {
        const { step } = request.params;
        const sent = formOf(request);
        const isKept = steps === DIARY;
        const wasShown = AFTER_RESULT.has(step);
        const carried = carriedIn(sent);
        const posted = { app, request, reply: response, isKept, wasShown, carried, sent, nowMs: now() };
        const next = Object.hasOwn(steps, step) ? await steps[step]?.(posted) : undefined;
        response.header('cache-control', 'private, no-store');
        if (next === undefined) return response.redirect(base, 303);
        if (typeof next === 'string') return response.redirect(next, 303);
        const { step: page, message = '', fields = {}, values, data } = next;
        const user = isKept ? await signedInUser(app, request) : undefined;
        const form = page === undefined && user ? '/record' : '';
        const path = `${user ? '/symptom-tracker' : '/symptom-check'}${page === undefined ? form : `/${page}`}`;
        const shown = { values: { ...carried, ...values }, message, fields, data };
        return await showPage(path, shown, 200, request, response);
      });
    }
  });
}

function carriedIn(sent: URLSearchParams): CarriedEntry {
  const fields = Object.entries(textsIn(sent, CARRIED)).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(fields), key: sent.get('key') || randomUUID() };
}

/** Goes on with the details: to what is missing, a question, the result, the sign-in, the consent or the kept entry. */
async function goOn(posted: Posted): Promise<Shown | string> {
  const { app, request, carried, isKept, wasShown, nowMs } = posted;
  const { user, needsConsent } = isKept ? await writerOf(posted) : { user: undefined, needsConsent: false };
  const isConsentMissing = needsConsent && carried['consent'] !== 'true';
  const { entry, problems } = checked(carried, isConsentMissing && !wasShown, lagosDate(nowMs));
  if (entry === undefined) return { fields: problems };
  const sofar = answersIn(carried['answers']);
  const answer = await callAs(app, request, {
    method: 'POST',
    url: '/api/triage',
    payload: { ...triageQuestionOf(entry, sofar.answers, nowMs), ...(!entry.forChild && { forSelf: true }) },
  });
  if (answer.statusCode !== 200) return { message: answer.json<ErrorBody>().message };
  const triaged = answer.json<TriageAnswer>();
  const question = carried['skip'] ? undefined : questionOf(triaged, sofar);
  const step = plainEntryStep({
    hasQuestion: question !== undefined,
    isKept,
    wasShown,
    isSignedIn: user !== undefined,
    needsConsent: isConsentMissing,
  });
  if (step === 'record') return await record(posted, { user, needsConsent }, entry, sofar.answers);
  if (step === 'result') return { step, data: shownRecord(entry, triaged, nowMs) };
  const number = Object.keys(sofar.answers).length + sofar.passed.length + 1;
  return { step, data: question && ({ question, number } satisfies PlainQuestion) };
}

/** Returns the entry, or what is wrong with its fields: all problems at once, as the diary's form says them. */
function checked(
  carried: CarriedEntry,
  isConsentMissing: boolean,
  today: string,
): { readonly entry?: NewSymptomRecord; readonly problems: Readonly<Record<string, string>> } {
  const { entry, rows } = entryIn(carried);
  const parsed = NewSymptomRecord.safeParse(entry);
  const found = parsed.success ? [] : parsed.error.issues;
  const problems = Object.fromEntries(
    found.toReversed().map(({ path, message }) => [fieldOfProblem(path, rows), message]),
  );
  const beside = entryProblems({ onset: carried['onset'], isOnsetPartial: false, isConsentMissing }, today);
  const all = { ...beside, ...problems };
  return parsed.success && Object.keys(all).length === 0 ? { entry: parsed.data, problems: {} } : { problems: all };
}

/** Takes the answer to a question, and goes on with it. */
async function reply(posted: Posted): Promise<Shown | string> {
  const { carried, sent } = posted;
  const answers = withAnswer(carried['answers'], sent.get('question') ?? '', sent.get('reply'));
  if (carried['skip'] || answers === undefined) {
    const next = await goOn(posted);
    const isRepeated = typeof next === 'object' && next.step === 'question';
    return isRepeated ? { ...next, fields: { reply: NO_REPLY } } : next;
  }
  const next = await goOn({ ...posted, carried: { ...carried, answers } });
  return typeof next === 'string' ? next : { ...next, values: { ...next.values, answers } };
}

/** Goes on with the consent; without it, says so. */
async function consent(posted: Posted): Promise<Shown | string> {
  const next = await goOn(posted);
  if (typeof next === 'string' || next.step !== 'consent') return next;
  return { ...next, fields: entryProblems({ onset: null, isOnsetPartial: false, isConsentMissing: true }, '') };
}

/** Signs in or registers, and keeps the entry as the person who is signed in now. */
async function signIn(posted: Posted, form: AccountForm): Promise<Shown | string> {
  const { app, request, reply: response, sent } = posted;
  const answer = await sendAccount(app, request, response, form, sent);
  return answer.refused ? refusedAccount(form, answer.refused, answer, sent) : await goOn(posted);
}

async function writerOf({ app, request }: Posted): Promise<Writer> {
  const user = await signedInUser(app, request);
  if (user === undefined) return { user, needsConsent: false };
  const consents = await callAs(app, request, { url: `/api/users/${user.id}/consents` });
  const own = consents.statusCode === 200 ? consents.json<Consents>().consents : [];
  return { user, needsConsent: own.some(({ purpose, granted }) => purpose === 'symptom_tracking' && !granted) };
}

/** Gives the consent that the diary needs, and records. The same form sent again is the same record. */
async function record(
  { app, request, carried }: Posted,
  { user, needsConsent }: Writer,
  entry: NewSymptomRecord,
  answers: Answers,
): Promise<Shown | string> {
  if (needsConsent) {
    const payload = { purpose: 'symptom_tracking', granted: true };
    await callAs(app, request, { method: 'PUT', url: `/api/users/${user?.id}/consents`, payload });
  }
  const payload = { ...entry, ...(Object.keys(answers).length > 0 && { answers }) };
  const answer = await callAs(app, request, {
    method: 'POST',
    url: '/api/symptom-tracking',
    headers: { 'idempotency-key': keyOf(carried['key'] ?? '', payload) },
    payload,
  });
  if (answer.statusCode === 201) return `/symptom-tracker/result?record=${answer.json<SymptomRecord>().id}`;
  const { message, fields = {} } = answer.json<ErrorBody>();
  return { message, fields };
}
