import { type KeptRow, keptRows } from '#features/own-phone/rules/kept-rows.ts';
import { ApiError } from '#platform/web/calls/call.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { keepOnly, keepReply, noteContact, type Owner, wipe } from '#platform/web/waiting/kept-store.ts';

/** The service worker answers such a request from the network alone. */
const PAST_KEPT = { 'x-keep': '1', 'x-unattended': 'yes' };

/**
 * Stores what this browser is to keep of its owner, and deletes what isn't of use any more. If the session is over, or another
 * one's, all is deleted.
 * @throws TypeError when the network fails, ApiError when the server does
 */
export async function sync(owner: Owner): Promise<void> {
  const present: string[] = [];
  const rest = [...keptRows(owner.userId)];
  for (let row = rest.shift(); row !== undefined; row = rest.shift()) {
    if (row.isOwnOnly && !owner.isOwn) continue;
    const reply = await fetch(row.path, { headers: PAST_KEPT });
    if (reply.status === 401) return await wipe();
    // A part that is refused is missing without network, and no reason to keep nothing.
    if (reply.status < 500 && !reply.ok) continue;
    if (!reply.ok) throw new ApiError(reply.status, '');
    const read: unknown = await reply.json();
    if (row.path === '/api/user' && (read as { readonly id: number }).id !== owner.userId) return await wipe();
    const total = reply.headers.get('x-total-count');
    const body = JSON.stringify(lessened(row, read, owner));
    await keepReply(owner, row.path, { atMs: Date.now(), body, total });
    present.push(row.path);
    rest.push(...(row.leadsTo?.(read, serverNow()) ?? []));
  }
  await keepOnly(present);
  await noteContact(owner.userId);
}

function lessened({ lessen }: KeptRow, read: unknown, { isOwn }: Owner): unknown {
  return isOwn || lessen === undefined ? read : lessen(read, serverNow());
}
