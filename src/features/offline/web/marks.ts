import type { Sealed } from '#features/desks/web/vault/sealed.ts';
import { openedBy, sealText, unsealText } from '#features/desks/web/vault/vault.ts';
import type { NewMark } from '#features/offline/contract.ts';
import { addWaiting, listWaiting, type WaitingWrite } from '#platform/web/waiting/waiting-writes.ts';

/** How the queues of marks begin. */
export const MARK_QUEUES = 'desk ';

/** Returns the queue of marks of a shared computer. */
export function queueOf(deskId: number): string {
  return `${MARK_QUEUES}${deskId}`;
}

/** Adds a mark to those that wait, encrypted. @throws Error while the vault is closed, or if the browser stores nothing */
export async function addMark(mark: NewMark): Promise<void> {
  const { deskId = 0 } = openedBy() ?? {};
  await addWaiting({ id: mark.id, queue: queueOf(deskId), body: await sealText(JSON.stringify(mark), mark.id) });
}

/** Returns the marks of this computer that wait, in the order in which they were made. @throws Error while the vault is closed */
export async function readMarks(deskId: number): Promise<NewMark[]> {
  return await Promise.all((await listWaiting(queueOf(deskId))).map(markIn));
}

/** Returns the mark of a write. */
export async function markIn({ id, body }: WaitingWrite): Promise<NewMark> {
  return JSON.parse(await unsealText(body as Sealed, id)) as NewMark;
}
