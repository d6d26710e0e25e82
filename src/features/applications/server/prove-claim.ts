import { createHmac, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';
import { throttleAll } from '#features/auth/server/throttling/throttle-store.ts';
import { AppError, type Refusal } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { withdrawMessages } from '#platform/server/messages/messages-about-store.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { tokenHashOf } from '#platform/server/token.ts';
import { CODE_MS, CODES_A_DAY, codeSms, MAX_TRIES, registeredMobile } from '../rules/proof-code.ts';
import { PROOF_QUESTION, PROVED_BY_PHONE } from '../rules/questions.ts';
import {
  ALREADY_DECIDED,
  CODE_OVER,
  CODES_USED_UP,
  NO_CODE_POSSIBLE,
  QUESTION_LINK_EXPIRED,
  WRONG_CODE,
} from '../rules/refusals.ts';
import { countTry, findClaimed, writeCodeSent, writeProved } from './claimed-listing-store.ts';
import { findOpenQuestion, lockByToken, writeAnswer } from './question-store.ts';

type Using = Pick<Context, 'db' | 'config' | 'keyFor' | 'now'>;

/**
 * Sends a code to the mobile number that came with the register of a claimed listing. A code sent before stops working. A
 * proof of a listing that was merged into another one is none of that one, so it is given again.
 * @throws AppError link_expired, already_decided, no_code_possible, too_many_requests
 */
export async function sendCode({ db, config, keyFor, now }: Using, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { application } = refuseDecided(await lockByToken(tx, tokenHashOf(token)));
    const { id, listingId, provedAt } = application;
    const listing = listingId === null ? undefined : await findClaimed(tx, listingId);
    const isProved = provedAt !== null && listingId === listing?.id;
    const isFree = listing?.bookingState === 'listed' && listing.removedAt === null;
    const number = listing && isFree ? registeredMobile(listing) : undefined;
    if (listing === undefined || number === undefined || config.sms === undefined || isProved) {
      throw new AppError(NO_CODE_POSSIBLE);
    }
    try {
      await throttleAll(tx, now(), [
        { kind: 'claim-code:listing', key: listing.id, limits: CODES_A_DAY },
        { kind: 'claim-code:application', key: id, limits: CODES_A_DAY },
      ]);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
      throw new AppError(CODES_USED_UP, error);
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await writeCodeSent(tx, id, { listingId: listing.id, hash: hashOf(keyFor('link'), id, code), nowMs: now() });
    const about = `application-code:${id}`;
    await withdrawMessages(tx, about);
    await queueMessage(tx, now(), {
      userId: null,
      kind: 'claim-code',
      channel: 'sms',
      recipient: number,
      subject: '',
      text: codeSms(code),
      secret: true,
      about,
      sendBeforeMs: now() + CODE_MS,
    });
  });
}

/**
 * Proves a claim by the code that was sent. Every typed code counts, also of several at once. The right one typed twice
 * proves it once.
 * @throws AppError link_expired, already_decided, wrong_proof_code
 */
export async function checkCode({ db, keyFor, now }: Using, token: string, code: string): Promise<void> {
  // A refusal must not undo the count.
  const refusal = await db.transaction(async (tx): Promise<Refusal | undefined> => {
    const { application } = refuseDecided(await lockByToken(tx, tokenHashOf(token)));
    const { id, provedAt, proofCodeHash, proofCodeSentAt, proofCodeTries } = application;
    if (provedAt !== null) return undefined;
    const isOver = proofCodeSentAt === null || now() >= proofCodeSentAt.getTime() + CODE_MS;
    if (proofCodeHash === null || isOver || proofCodeTries >= MAX_TRIES) return CODE_OVER;
    await countTry(tx, id);
    const isRight = keyFor.all('link').some((key) => timingSafeEqual(proofCodeHash, hashOf(key, id, code)));
    if (!isRight) {
      return proofCodeTries + 1 >= MAX_TRIES ? CODE_OVER : WRONG_CODE;
    }
    await writeProved(tx, id, now());
    const open = await findOpenQuestion(tx, id);
    if (open?.question === PROOF_QUESTION) await writeAnswer(tx, open.id, { answer: PROVED_BY_PHONE }, now());
    const details = { by: 'code' };
    await appendActivity(tx, keyFor, now(), [
      {
        log: 'audit',
        actorRole: 'link',
        actorName: 'applicant',
        act: 'application.prove',
        object: `application:${id}`,
        details,
      },
    ]);
    return undefined;
  });
  if (refusal !== undefined) throw new AppError(refusal);
}

/** @throws AppError link_expired, already_decided */
function refuseDecided(found: Awaited<ReturnType<typeof lockByToken>>) {
  if (found === undefined) throw new AppError(QUESTION_LINK_EXPIRED);
  if (found.application.status !== 'pending') throw new AppError(ALREADY_DECIDED);
  return found;
}

/** A keyed hash: there are only a million codes, so that a plain one of a stolen table would be undone at once. */
function hashOf(key: KeyObject, id: number, code: string): Buffer {
  return createHmac('sha256', key).update(`claim-code\n${id}\n${code}`).digest();
}
