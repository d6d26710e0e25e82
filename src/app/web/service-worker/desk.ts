/** The page for the desk without network. A shared computer stores it with its files (`offline/web/stored-page.ts`). */
const PAGE = '/provider-portal/offline';
/** How long a page of the portal may take before the visitor is led to the stored one, ms. */
const PATIENCE_MS = 6000;

/**
 * Leads to the stored page where a page of the portal doesn't come, gives its files from the store, and deletes what a shared
 * computer keeps at a sign-out on any page.
 */
export function followDesk(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (request.method === 'POST' && pathname === '/api/logout') event.waitUntil(emptyVault());
    else if (request.mode === 'navigate' && /^\/provider-portal(\/|$)/.test(pathname))
      event.respondWith(pageFor(request));
    else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request));
  });
}

async function pageFor(request: Request): Promise<Response> {
  const stored = await caches.match(PAGE);
  if (stored === undefined) return await fetch(request);
  if (new URL(request.url).pathname === PAGE) return stored;
  const lead = () => Response.redirect(PAGE);
  const fetched = fetch(request).then((reply) => (reply.status >= 502 ? lead() : reply), lead);
  // Who comes from the stored page has waited already, and wants the portal however long it takes.
  if (request.referrer.endsWith(PAGE)) return await fetched;
  const late = new Promise<Response>((show) => setTimeout(() => show(lead()), PATIENCE_MS));
  return await Promise.race([fetched, late]);
}

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? (await fetch(request));
}

async function emptyVault(): Promise<void> {
  await new Promise<void>((done) => {
    const deleting = indexedDB.deleteDatabase('desk-pack');
    deleting.onsuccess = () => done();
    deleting.onerror = () => done();
  });
}
