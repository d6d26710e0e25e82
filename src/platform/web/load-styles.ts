let loading: Promise<void> | undefined;

/**
 * Sees to it that the styles of every page are there, before something is shown that is not part of the home page. The
 * home page comes with its own styles only, which name the file of all of them.
 * @throws Error when they can't be fetched
 */
export function loadStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  // Rendering on the server, there is no document.
  const href = globalThis.document?.querySelector<HTMLElement>('style[data-all]')?.dataset['all'];
  if (href === undefined) return;
  await new Promise((done, fail) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: () => fail(new Error('no styles')) });
    document.head.append(link);
  });
}
