import { openedBy, sealText, unsealText } from '#features/desks/web/vault/vault.ts';
import type { NewMark } from '#features/offline/contract.ts';
import type { Sealed } from '#platform/web/waiting/sealed.ts';
import { addWaiting, listWaiting, type WaitingWrite } from '#platform/web/waiting/waiting-writes.ts';

/** How the queues of marks begin. */
export const MARK_QUEUES = 'desk ';

/** Returns the queue of marks of a shared computer. */
export function queueOf(deskId: number): string {
  return `${MARK_QUEUES}${deskId}`;
}

/** A mark with the name of the person on the screen, which isn't sent. */
export interface NamedMark {
  readonly mark: NewMark;
  readonly name: string;
}

/** Adds a mark to those that wait, encrypted. @throws Error while the vault is closed, or if the browser stores nothing */
export async function addMark(named: NamedMark): Promise<void> {
  const { deskId = 0 } = openedBy() ?? {};
  const { id } = named.mark;
  await addWaiting({ id, queue: queueOf(deskId), body: await sealText(JSON.stringify(named), id) });
}

/** Returns the marks of this computer that wait, in the order in which they were made. @throws Error while the vault is closed */
export async function readMarks(deskId: number): Promise<NewMark[]> {
  const named = await Promise.all((await listWaiting(queueOf(deskId))).map(markIn));
  return named.map(({ mark }) => mark);
}

/** Returns the mark of a write. */
export async function markIn({ id, body }: WaitingWrite): Promise<NamedMark> {
  return JSON.parse(await unsealText(body as Sealed, id)) as NamedMark;
}
