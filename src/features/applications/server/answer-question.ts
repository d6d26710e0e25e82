import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { smallImage } from '#platform/server/http/small-image.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import { DOCUMENT_WRONG_TYPE, type DocumentType } from '../rules/document-limits.ts';
import { CODE_MS, phoneEnd, registeredMobile } from '../rules/proof-code.ts';
import type { LinkedQuestion } from '../rules/question-contract.ts';
import {
  ALREADY_ANSWERED,
  ALREADY_DECIDED,
  ANSWER_EMPTY,
  QUESTION_LINK_EXPIRED,
  TOO_MANY_FILES_TODAY,
} from '../rules/refusals.ts';
import { findClaimed } from './claimed-listing-store.ts';
import { countDocumentsSince, type FoundQuestion, findByToken, lockByToken, writeAnswer } from './question-store.ts';
import { DOCUMENT_FILES } from './resume-files.ts';
import { isPlainPdf } from './resume-type.ts';
import { plainName, type Upload } from './uploaded-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** All documents together; limits an attack to 2.5 GB of disk. Each needs a link that was mailed. */
export const DOCUMENTS_PER_DAY = 500;

type Using = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/** Returns the question of a link, with its answer. @throws AppError link_expired */
export async function readLinkedQuestion(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  token: string,
): Promise<LinkedQuestion> {
  const found = await findByToken(context.db, tokenHashOf(token));
  if (found === undefined) throw new AppError(QUESTION_LINK_EXPIRED);
  return await shownQuestion(context, found);
}

/**
 * Stores the answer to the question of a link: with a text, a document or both, once. The document is judged by its content before it is
 * stored, and stored before the row that refers to it.
 * @throws AppError link_expired, already_answered, already_decided, invalid, unsupported_media_type, too_large, busy
 */
export async function answerLinkedQuestion(
  context: Using,
  { token, answer }: { readonly token: string; readonly answer: string },
  upload: Upload | undefined,
): Promise<LinkedQuestion> {
  const { db, config, keyFor, now } = context;
  const hash = tokenHashOf(token);
  refuseAnswered(await findByToken(db, hash));
  if (answer === '' && upload === undefined) throw new AppError(ANSWER_EMPTY);
  const document = upload === undefined ? undefined : await storeDocument(context, upload);
  try {
    await db.transaction(async (tx) => {
      const { question, application } = refuseAnswered(await lockByToken(tx, hash));
      if (!(await writeAnswer(tx, question.id, { answer, ...document }, now()))) throw new AppError(ALREADY_ANSWERED);
      await appendActivity(tx, keyFor, now(), [
        {
          log: 'audit',
          // The link needs no account.
          actorRole: 'link',
          actorName: 'applicant',
          act: 'application.answer',
          object: `application:${application.id}`,
          details: { question: question.id, hasDocument: document !== undefined },
        },
      ]);
    });
  } catch (error) {
    // Only a refusal is sure to have written nothing; after any other error a job deletes the file if it is unused.
    if (error instanceof AppError && document !== undefined) await DOCUMENT_FILES.remove(config, document.documentFile);
    throw error;
  }
  return await readLinkedQuestion(context, token);
}

/** @throws AppError link_expired, already_answered, already_decided */
function refuseAnswered(found: FoundQuestion | undefined): FoundQuestion {
  if (found === undefined) throw new AppError(QUESTION_LINK_EXPIRED);
  if (found.question.answeredAt !== null) throw new AppError(ALREADY_ANSWERED);
  if (found.application.status !== 'pending') throw new AppError(ALREADY_DECIDED);
  return found;
}

async function storeDocument({ db, config, now }: Using, { name, bytes }: Upload) {
  const document = await documentOf(bytes);
  if ((await countDocumentsSince(db, now() - DAY_MS)) >= DOCUMENTS_PER_DAY) throw new AppError(TOO_MANY_FILES_TODAY);
  const documentFile = await DOCUMENT_FILES.keep(config, document.bytes, document.type);
  return { documentFile, documentType: document.type, documentName: plainName(name, `document.${document.type}`) };
}

/** Returns a document by its contents. A picture is encoded again, without the place where it was taken. */
async function documentOf(bytes: Buffer): Promise<{ readonly type: DocumentType; readonly bytes: Buffer }> {
  if (isPlainPdf(bytes)) return { type: 'pdf', bytes };
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  if (isJpeg || isPng) {
    try {
      return { type: 'jpeg', bytes: await smallImage(bytes, 'document') };
    } catch (error) {
      // Its field is where the applicant chose the picture.
      throw error instanceof AppError
        ? new AppError({ code: error.code, message: error.message, field: 'document' })
        : error;
    }
  }
  throw new AppError({ code: 'unsupported_media_type', message: DOCUMENT_WRONG_TYPE, field: 'document' });
}

async function shownQuestion(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  { question, application }: FoundQuestion,
): Promise<LinkedQuestion> {
  const { question: text, sentAt, answeredAt, answer, documentName } = question;
  return {
    question: text,
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answer,
    documentName,
    status: application.status,
    claim: await shownClaim(context, application),
  };
}

async function shownClaim(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { listingId, providerId, provedAt, proofCodeHash, proofCodeSentAt, status }: FoundQuestion['application'],
): Promise<LinkedQuestion['claim']> {
  const listing = listingId === null ? undefined : await findClaimed(db, listingId);
  if (listing === undefined) return null;
  const proof = listing.id === listingId ? provedAt : null;
  const isTaken = listing.bookingState !== 'listed' && listing.removedAt === null && providerId !== listing.id;
  const mayProve = config.sms !== undefined && proof === null && status === 'pending' && !isTaken;
  const number = mayProve ? registeredMobile(listing) : undefined;
  return {
    listingId: listing.id,
    name: listing.name,
    isTaken,
    phoneEnd: number === undefined ? null : phoneEnd(number),
    isCodeSent: proofCodeHash !== null && proofCodeSentAt !== null && now() < proofCodeSentAt.getTime() + CODE_MS,
    provedAt: proof?.toISOString() ?? null,
  };
}
