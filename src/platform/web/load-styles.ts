const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads the styles of all pages before anything outside the home page is shown. The home page comes only with its own
 * styles, which name the file of all styles.
 * @throws Error when they can't be fetched
 */
export async function loadStyles(): Promise<void> {
  // Rendering on the server, there is no document.
  const href = globalThis.document?.querySelector<HTMLElement>('style[data-all]')?.dataset['all'];
  if (href !== undefined) await loadSheet(href);
}

/** Links a style sheet, once, and waits until it is there. @throws Error when it can't be fetched */
export async function loadSheet(href: string): Promise<void> {
  const sheet =
    sheets.get(href) ??
    new Promise((done, fail) => {
      const link = document.createElement('link');
      const failed = () => {
        sheets.delete(href);
        fail(new Error('no styles'));
      };
      Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: failed });
      document.head.append(link);
    });
  sheets.set(href, sheet);
  await sheet;
}
