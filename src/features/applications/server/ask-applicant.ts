import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { mailFrame } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import { questionMail } from '../rules/application-mails.ts';
import { PROOF_QUESTION } from '../rules/questions.ts';
import { ALREADY_ANSWERED, ALREADY_DECIDED, NO_SUCH_APPLICATION, QUESTION_OPEN } from '../rules/refusals.ts';
import { lockApplication } from './application-store.ts';
import { questionToken, questionUrl } from './question-link.ts';
import { insertQuestion, replaceOpenQuestion } from './question-store.ts';

/**
 * Asks the applicant of a pending application by mail. One question is open at a time; the question for proof, which
 * every claim gets by itself, makes room for a reviewer's, and so does the one that the reviewer names as `insteadOf`.
 * The same text again is the question sent again. The link of a replaced question stops working.
 * @throws AppError not_found, already_decided, already_answered, question_open
 */
export async function askApplicant(
  context: Pick<Context, 'db' | 'keyFor' | 'now'>,
  id: number,
  {
    question,
    insteadOf,
    reviewer,
    origin,
  }: {
    readonly question: string;
    readonly insteadOf?: number | undefined;
    readonly reviewer: { readonly id: number };
    readonly origin: string;
  },
): Promise<void> {
  const { db, keyFor, now } = context;
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application === undefined) throw new AppError(NO_SUCH_APPLICATION);
    if (application.status !== 'pending') throw new AppError(ALREADY_DECIDED);
    const sentAt = new Date(now());
    const token = questionToken(keyFor('link'), { applicationId: id, question, sentAt });
    const row = { applicationId: id, question, sentBy: reviewer.id, sentAt, tokenHash: tokenHashOf(token) };
    if (insteadOf === undefined) {
      const isReplaced = await replaceOpenQuestion(tx, { text: PROOF_QUESTION }, row);
      if (!isReplaced && (await insertQuestion(tx, row)) === undefined) throw new AppError(QUESTION_OPEN);
    } else if (!(await replaceOpenQuestion(tx, { id: insteadOf }, row))) {
      throw new AppError(ALREADY_ANSWERED);
    }
    await queueMessage(tx, now(), {
      userId: application.userId,
      kind: 'application-question',
      channel: 'email',
      recipient: application.email,
      ...mailFrame(questionMail(question, questionUrl(origin, token))),
      secret: true,
    });
    await recordAct(tx, context, reviewer, { act: 'application.ask', object: `application:${id}` });
  });
}

/** Asks a new claim for proof, and returns the address where it is given. Its mail is the receipt of the application. */
export async function askForProof(
  tx: Database,
  { keyFor, now }: Pick<Context, 'keyFor' | 'now'>,
  applicationId: number,
  origin: string,
): Promise<string> {
  const sentAt = new Date(now());
  const row = { applicationId, question: PROOF_QUESTION, sentAt };
  const token = questionToken(keyFor('link'), row);
  await insertQuestion(tx, { ...row, sentBy: null, tokenHash: tokenHashOf(token) });
  return questionUrl(origin, token);
}
