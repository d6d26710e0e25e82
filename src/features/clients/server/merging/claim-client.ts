import { appointmentOf, isSigned, linkAddress } from '#features/appointments/server/appointment-link.ts';
import { lockBookings } from '#features/booking/server/booking-lock-store.ts';
import {
  CLAIM_ENDED,
  type ClaimAnswer,
  type ClaimFact,
  claimFacts,
  isRightAnswer,
} from '#features/clients/rules/claim.ts';
import {
  BOTH_AT_ONCE,
  CLAIM_CLOSED,
  CLAIM_LINK_EXPIRED,
  WORKS_HERE,
  WRONG_ANSWER,
  YOU_ARE_ELSEWHERE,
} from '#features/clients/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { NO_SUCH_USER } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { requireClient } from '../change-client.ts';
import { countAnswer, findClaimed, findLinkedPerson, findPlaceOf, uncountAnswer } from './claim-store.ts';
import { merge } from './merge-clients.ts';
import { findMergeOf } from './merge-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** What the reader of a link may do about keeping the visit in an account. */
export interface ClaimOffer {
  readonly state: 'open' | 'desk' | 'account';
  readonly facts: ClaimFact[];
}

/**
 * Returns what the person of a link needs to know to keep its visit in an account. It says nothing of the visit. The link
 * proves the number also when the visit is over.
 * @throws AppError link_expired for a forged link as for one to another number
 */
export async function readClaimOffer(using: Using, token: string): Promise<ClaimOffer> {
  const { patientId, hasAccount } = await personOfLink(using, token);
  if (hasAccount) return { state: 'account', facts: [] };
  const found = await findClaimed(using.db, patientId);
  if (found === undefined) throw new AppError(CLAIM_LINK_EXPIRED);
  const facts = claimFacts(found, using.now());
  return { state: facts.length === 0 ? 'desk' : 'open', facts };
}

/** A claim by an account. */
export interface Claim extends ClaimAnswer {
  readonly token: string;
  readonly userId: number;
}

/**
 * Gives what a practice has of the person of a link to an account that also knows what the practice recorded. Each answer
 * is counted before it is compared, so that answers at the same moment are no way around the limit.
 * @throws AppError link_expired, claim_closed, wrong_answer, clients_not_mergeable (`merge`), not_found if the account was
 *   deleted meanwhile
 */
export async function claimClient(using: Using, { token, userId, ...answer }: Claim): Promise<void> {
  const { db, keyFor, now } = using;
  const { patientId, hasAccount } = await personOfLink(using, token);
  if (hasAccount) throw new AppError(CLAIM_LINK_EXPIRED);
  const nowMs = now();
  const found = await findClaimed(db, patientId);
  if (found === undefined) {
    // The answer to the same claim may have been lost, or comes at the same moment.
    if ((await findMergeOf(db, patientId))?.toUserId === userId) return;
    throw new AppError(CLAIM_LINK_EXPIRED);
  }
  const place = await findPlaceOf(db, found.practiceId, userId);
  if (place === undefined || place.worksThere) throw new AppError(WORKS_HERE);
  if (claimFacts(found, nowMs).length === 0) throw new AppError(CLAIM_CLOSED);
  if (!(await countAnswer(db, found.id, nowMs))) throw new AppError(CLAIM_CLOSED);
  if (!isRightAnswer(found, answer)) throw new AppError(WRONG_ANSWER);
  await uncountAnswer(db, found.id);
  const { providerId } = place;
  const look = { userId, providerId, desk: undefined, nowMs, sameSinceMs: lagosMidnight(nowMs) - 1 };
  await db.transaction(async (tx) => {
    await lockBookings(tx, [
      { providerId, patientId },
      { providerId, patientId: userId },
    ]);
    if ((await findMergeOf(tx, patientId))?.toUserId === userId) return;
    if ((await findLinkedPerson(tx, userId)) === undefined) throw new AppError(NO_SUCH_USER);
    // The desk may have merged the entry, or taken a claim back, since the answer was compared.
    const still = await findClaimed(tx, patientId);
    if (still === undefined) throw new AppError(CLAIM_LINK_EXPIRED);
    if (still.wrong >= CLAIM_ENDED) throw new AppError(CLAIM_CLOSED);
    const from = await requireClient(tx, { practiceId: found.practiceId, clientId: found.id });
    const wanted = { practiceId: found.practiceId, providerId, from, toUserId: userId } as const;
    try {
      await merge(tx, { ...wanted, kind: 'claim', mergedBy: userId, nowMs });
    } catch (error) {
      const isElsewhere = error instanceof AppError && error.message === BOTH_AT_ONCE.message;
      throw isElsewhere ? new AppError(YOU_ARE_ELSEWHERE) : error;
    }
    const object = `client:${from.id}`;
    await recordPlaceLook(tx, keyFor, { ...look, act: 'client.claimed', people: [{ object, patientId }] });
    await recordPlaceLook(tx, keyFor, { ...look, act: 'client.claim', people: [{ object, patientId: userId }] });
    await recordAct(tx, using, { id: userId }, { act: 'client.claim', object, subjectId: patientId });
  });
}

/** Returns whom a link is about. @throws AppError link_expired */
async function personOfLink({ db, keyFor }: Using, token: string) {
  const named = appointmentOf(token);
  const person = named && (await findLinkedPerson(db, named.patientId));
  const address = person && linkAddress(person);
  if (
    named === undefined ||
    person === undefined ||
    address === undefined ||
    !isSigned(keyFor.all('link'), token, address)
  ) {
    throw new AppError(CLAIM_LINK_EXPIRED);
  }
  return { patientId: named.patientId, hasAccount: person.hasAccount };
}
