import { createHash } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import { insertUser } from '#features/auth/server/accounts/user-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { NewClient } from '../contract.ts';
import { SAME_PERSON } from '../rules/refusals.ts';
import { maySamePerson } from '../rules/same-person.ts';
import { refuseTakenNumber, refuseUnborn } from './change-client.ts';
import { type ClientRow, findClient, findClientByUsername, findSimilarClients, insertClient } from './client-store.ts';
import { shownClient } from './shown-client.ts';

/** The member of a practice who enters a person. */
export interface Entry {
  readonly practiceId: number;
  readonly userId: number;
  /** The same key of the same member is the same entry. */
  readonly key: string;
  readonly nowMs: number;
}

/** No password matches it. */
const NO_PASSWORD = '!';

/**
 * Enters a person as a client of a practice: a row of `users` that can't be signed in to, so that everything which holds
 * for a patient holds for them. For a transaction under the lock of the practice. The same entry again returns the client.
 * @throws AppError same_person with the clients who may be the same, hospital_number_taken with who has it, invalid
 */
export async function enterClient(tx: Database, entry: Entry, person: NewClient): Promise<ClientRow> {
  const { practiceId, userId, nowMs } = entry;
  const username = usernameOf(entry);
  const before = await findClientByUsername(tx, practiceId, username);
  if (before !== undefined) return before;
  const { name, phone = '', hospitalNumber = '', birthYear = null, sex = null, note = '', isOther } = person;
  refuseUnborn(birthYear, nowMs);
  await refuseTakenNumber(tx, { practiceId }, hospitalNumber);
  if (isOther !== true) await refuseSamePerson(tx, practiceId, person);
  const createdAt = new Date(nowMs);
  const { id: patientId } = await insertUser(tx, {
    username,
    email: '',
    passwordHash: NO_PASSWORD,
    fullName: name,
    phone: phone || null,
    enteredByPracticeId: practiceId,
    createdAt,
  });
  const id = await insertClient(tx, {
    practiceId,
    userId: patientId,
    hospitalNumber: hospitalNumber || null,
    birthYear,
    sex,
    note: note || null,
    createdBy: userId,
    createdAt,
  });
  const client = await findClient(tx, practiceId, id);
  if (client === undefined) throw new Error('The client just entered cannot be read.');
  return client;
}

/** A name that no patient could guess or register before. */
function usernameOf({ practiceId, userId, key }: Entry): string {
  const hash = createHash('sha256').update(`${practiceId}\n${userId}\n${key}`).digest('hex');
  return `client-${hash.slice(0, 32)}`;
}

async function refuseSamePerson(tx: Database, practiceId: number, person: NewClient): Promise<void> {
  const { phone = '', birthYear = null } = person;
  const similar = await findSimilarClients(tx, practiceId, { digits: phone.replaceAll(/\D/g, ''), birthYear });
  const same = similar.filter((client) => maySamePerson(client, person));
  if (same.length > 0) throw new AppError(SAME_PERSON, { extras: { clients: same.map(shownClient) } });
}
