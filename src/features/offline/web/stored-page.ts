/** The page for times without network; the service worker shows it. */
export const OFFLINE_PAGE = '/provider-portal/offline';
const NAME = 'desk-page ';

/**
 * Stores the page for times without network with its scripts, once for each version of the product: the name of the entry's file
 * says which. True if it is stored. What is stored is the same for everyone: it is fetched without cookies.
 */
export async function storePage(): Promise<boolean> {
  const version = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  // In development there are no built files.
  if (!version?.startsWith('/assets/') || !('caches' in window)) return false;
  const name = NAME + version;
  const names = await caches.keys();
  if (!names.includes(name) || (await (await caches.open(name)).match(OFFLINE_PAGE)) === undefined) {
    const reply = await fetch(OFFLINE_PAGE, { credentials: 'omit' });
    if (!reply.ok) return false;
    // Its time is that of storing it.
    const text = (await reply.text()).replace(/ data-at="\d+"/, '');
    const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    const store = await caches.open(name);
    await store.addAll([...new Set(files)]);
    const headers = new Headers(reply.headers);
    for (const header of ['content-encoding', 'content-length']) headers.delete(header);
    await store.put(OFFLINE_PAGE, new Response(text, { headers }));
  }
  for (const other of names) if (other.startsWith(NAME) && other !== name) await caches.delete(other);
  return true;
}

/** True if the page is stored: what the computer keeps is of use. */
export async function isPageStored(): Promise<boolean> {
  return 'caches' in window && (await caches.match(OFFLINE_PAGE)) !== undefined;
}
