import { text } from '#platform/common/text.ts';
import {
  hasLeft,
  isLeaving,
  type KeptReply,
  noteContact,
  readOwner,
  readReply,
  wipe,
} from '#platform/web/waiting/kept-store.ts';
import { countWaiting } from '#platform/web/waiting/waiting-writes.ts';
import { asStored, LOST_PAGE, lostPageFor, PUBLIC_PAGES, withNote } from './own-pages.ts';

/** How long the network may take before what is stored is shown, ms. */
const PATIENCE_MS = 6000;
/** How often the server confirms whose session it is while pages open, ms. */
const CONFIRM_MS = 60_000;
/** The public pages that were seen last, as everyone sees them. */
const PAGES = 'own-pages';
const MAX_PAGES = 30;
/** Pages whose addresses are secrets, that others handle, or that are of no use without network. */
const NOT_OURS = /^\/(api|assets|admin|provider-portal|queue|board|clinic|visit)(\/|$)/;
/** A page asks past what is kept. */
const PAST_KEPT = 'x-keep';
const JSON_TYPE = { 'content-type': 'application/json' };
const NOT_SENT = text(
  'Something that you wrote is not sent yet. Open My Appointments, send or delete it there, then log out.',
);

/** What may end with another account signed in: calls, and forms of pages without scripts. */
const SIGNS_IN =
  /^\/api\/(?:login|register|passkey-sign-in|sign-in-link\/open|invitations\/accept)$|^\/auth(?:\/|$)|\/sign-in$/;
/** True until it is known that no sign-out waits to reach the server. */
let mayBeLeaving = true;
let confirmedAtMs = 0;

/**
 * Shows patients what their browser keeps where the network doesn't come: the public pages that were seen last, and by the
 * replies in the store (`kept-store.ts`) their own. Deletes it at a sign-out, also without network, and once the server says that
 * the session is over or another one's.
 */
export function followOwn(worker: ServiceWorkerGlobalScope): void {
  void settle();
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (request.method === 'POST' && pathname === '/api/logout') event.respondWith(signOut(request));
    else if (request.method === 'POST' && SIGNS_IN.test(pathname)) event.waitUntil(settle().then(() => wipe()));
    else if (request.mode === 'navigate' && request.method === 'GET' && !NOT_OURS.test(pathname))
      event.respondWith(pageFor(event));
    else if (pathname.startsWith('/api/') && request.method === 'GET' && isRead(request))
      event.respondWith(replyTo(request, pathname + search));
  });
}

/** False for streams, and for what asks past the store; while a sign-out may wait, everything goes behind it. */
function isRead({ headers }: Request): boolean {
  return headers.get('accept') !== 'text/event-stream' && headers.get(PAST_KEPT) === null;
}

/** Tells the server of a sign-out that was made without network. @throws TypeError while there is none */
async function settle(): Promise<void> {
  if (!mayBeLeaving) return;
  if (await isLeaving().catch(() => false)) {
    const { ok } = await fetch('/api/logout', { method: 'POST' });
    if (!ok) throw new TypeError('the sign-out waits');
    // The reply to it clears the storage, this note with it.
    await hasLeft().catch(() => undefined);
  }
  mayBeLeaving = false;
}

/** Signs out, and without network at least here: the server learns of it before anything else. */
async function signOut(request: Request): Promise<Response> {
  const owner = await readOwner().catch(() => undefined);
  // Screens of the patient's own ask before; elsewhere nothing that was written is lost unseen.
  if (owner !== undefined && (await countWaiting(`own ${owner.userId}`).catch(() => 0)) > 0) {
    return new Response(JSON.stringify({ message: NOT_SENT }), { status: 409, headers: JSON_TYPE });
  }
  await wipe().catch(() => undefined);
  try {
    return await fetch(request);
  } catch (lost) {
    // Others sign out as ever.
    if (owner === undefined) throw lost;
    await wipe({ isLeaving: true });
    mayBeLeaving = true;
    return new Response('{}', { headers: JSON_TYPE });
  }
}

async function pageFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const stored = await storedPage(pathname, search).catch(() => undefined);
  const fetched = settle().then(() => fetch(request));
  if (stored === undefined) return await fetched;
  const fresh = fetched.then(
    (reply) => {
      if (reply.status >= 502) return stored();
      event.waitUntil(afterContact(reply.clone(), pathname, search).catch(() => undefined));
      return reply;
    },
    () => stored(),
  );
  // Who comes from there has waited already.
  if (request.referrer.includes(LOST_PAGE)) return await fresh;
  return await Promise.race([fresh, later(stored)]);
}

/** Returns how to make what stands in for a page; undefined where nothing is stored. */
async function storedPage(pathname: string, search: string): Promise<(() => Promise<Response>) | undefined> {
  const lost = await caches.match(LOST_PAGE);
  if (lost === undefined) return undefined;
  if (pathname === LOST_PAGE) return async () => lost;
  const found = PUBLIC_PAGES.test(pathname) ? await (await caches.open(PAGES)).match(pathname + search) : undefined;
  return async () => (found === undefined ? Response.redirect(lostPageFor(pathname + search)) : await withNote(found));
}

/** Stores a public page as everyone sees it, and has the server confirm whose session it is. */
async function afterContact(reply: Response, pathname: string, search: string): Promise<void> {
  await Promise.all([storePublic(reply, pathname, search), confirmOwner()]);
}

async function storePublic(reply: Response, pathname: string, search: string): Promise<void> {
  if (reply.status !== 200 || !PUBLIC_PAGES.test(pathname)) return;
  const isPersonal = reply.headers.get('cache-control')?.includes('no-store') === true;
  // Once more without the session: a page of a signed-in user is stored nowhere. Not where each byte is paid for.
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (isPersonal && connection?.saveData === true) return;
  const page = isPersonal ? await fetch(pathname + search, { credentials: 'omit' }) : reply;
  if (!page.ok) return;
  const cache = await caches.open(PAGES);
  await cache.delete(pathname + search);
  await cache.put(pathname + search, await asStored(page, Date.now()));
  const requests = await cache.keys();
  for (const old of requests.slice(0, Math.max(0, requests.length - MAX_PAGES))) await cache.delete(old);
}

/** Deletes what is kept if the session is over or another one's. */
async function confirmOwner(): Promise<void> {
  const owner = await readOwner();
  if (owner === undefined || Date.now() - confirmedAtMs < CONFIRM_MS) return;
  const reply = await fetch('/api/user', { headers: { 'x-unattended': 'yes' } });
  if (reply.status === 401) await wipe();
  if (!reply.ok) return;
  const { id } = (await reply.json()) as { readonly id: number };
  if (id === owner.userId) await noteContact(id);
  else await wipe();
  confirmedAtMs = Date.now();
}

async function replyTo(request: Request, path: string): Promise<Response> {
  const kept = await readReply(path).catch(() => undefined);
  const fetched = settle().then(() => fetch(request));
  if (kept === undefined) return await fetched;
  const fresh = fetched.then(
    async (reply) => {
      if (reply.status === 401) await wipe();
      return reply.status >= 502 ? replyOf(kept) : reply;
    },
    () => replyOf(kept),
  );
  return await Promise.race([fresh, later(async () => replyOf(kept))]);
}

function replyOf({ body, total }: KeptReply): Response {
  return new Response(body, {
    headers: { ...JSON_TYPE, ...(total !== null && { 'x-total-count': total }) },
  });
}

async function later(make: () => Promise<Response>): Promise<Response> {
  await new Promise((done) => setTimeout(done, PATIENCE_MS));
  return await make();
}
