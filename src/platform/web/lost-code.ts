let isLost = false;

/**
 * Waits for code. Browsers remember a failed import, with its dependencies, until the page is reloaded, so importing it
 * again would fail.
 */
export async function codeOf<T>(code: Promise<T>): Promise<T> {
  return await code.catch((error: unknown) => {
    isLost = true;
    throw error;
  });
}

/** How often to check whether the server responds again, ms. */
const CHECK_EVERY_MS = 4000;
const ANSWERED_WITHIN_MS = 10_000;

/**
 * Loads the page again as soon as the server responds; `tell` is called if it doesn't at once. Without a response the
 * browser would show an error of its own, with no way back.
 */
export async function reloadOnceThere(isLeft: AbortSignal, tell: () => void): Promise<void> {
  const isThere = () =>
    Promise.race([
      fetch('', { method: 'HEAD', signal: isLeft }).then(
        ({ status }) => status < 500,
        () => false,
      ),
      new Promise<boolean>((done) => setTimeout(() => done(false), ANSWERED_WITHIN_MS)),
    ]);
  if (!(await isThere()) && !isLeft.aborted) {
    tell();
    do await new Promise((done) => setTimeout(done, CHECK_EVERY_MS));
    while (!isLeft.aborted && !(await isThere()));
  }
  if (!isLeft.aborted) location.reload();
}

/**
 * Where code was lost, loads the page again, after `prepare`, and never returns.
 * @throws Error when the server can't be reached, or the caller no longer waits
 */
export async function renewPage(isLeft: AbortSignal, prepare?: () => void): Promise<void> {
  // Without a response the reload would lose the page.
  if (!isLost || !(await fetch('', { method: 'HEAD', signal: isLeft })).ok) return;
  prepare?.();
  location.reload();
  await new Promise(() => {});
}
