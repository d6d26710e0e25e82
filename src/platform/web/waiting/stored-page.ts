/** How many files are fetched at once: on a slow network more would hold up the person's own requests. */
const AT_ONCE = 4;

/** How a page for times without network is stored. */
export interface StoredPage {
  readonly path: string;
  /** How the names of its caches begin. */
  readonly name: string;
  /** Changes the document before it is stored. */
  readonly change?: (html: string) => string;
  /** Stores only those of its files that this page has loaded: no further byte. */
  readonly onlyLoaded?: boolean;
}

/**
 * Stores a page with its scripts, once for each version of the product: the name of the entry's file says which. True if it is
 * stored. What is stored is the same for everyone: it is fetched without cookies.
 */
export async function storePage({ path, name: start, change, onlyLoaded = false }: StoredPage): Promise<boolean> {
  const version = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  // In development there are no built files.
  if (!version?.startsWith('/assets/') || !('caches' in window)) return false;
  const name = start + version;
  const names = await caches.keys();
  const store = await caches.open(name);
  const stored = await store.match(path);
  const page = stored ?? (await fetch(path, { credentials: 'omit' }));
  if (!page.ok) return false;
  // Its time is that of storing it.
  const read = (await page.text()).replace(/ data-at="\d+"/, '');
  await storeFiles(store, read, onlyLoaded);
  if (stored === undefined) {
    const headers = new Headers(page.headers);
    for (const header of ['content-encoding', 'content-length']) headers.delete(header);
    await store.put(path, new Response(change === undefined ? read : change(read), { headers }));
  }
  for (const other of names) if (other.startsWith(start) && other !== name) await caches.delete(other);
  return true;
}

async function storeFiles(store: Cache, html: string, onlyLoaded: boolean): Promise<void> {
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname)
    .filter((file) => file.startsWith('/assets/'));
  const wanted = new Set(onlyLoaded ? loaded : named);
  const there = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...wanted].filter((file) => !there.has(file));
  // What is stored stays if the network fails half-way, and the rest follows the next time.
  while (missing.length > 0) await Promise.all(missing.splice(0, AT_ONCE).map((file) => storeFile(store, file)));
}

async function storeFile(store: Cache, file: string): Promise<void> {
  const reply = await fetch(file);
  if (!reply.ok) throw new TypeError(`${file} is missing`);
  await store.put(file, reply);
}

/** True if a page is stored. */
export async function isPageStored(path: string): Promise<boolean> {
  return 'caches' in window && (await caches.match(path)) !== undefined;
}
