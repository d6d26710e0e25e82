let isLost = false;

/**
 * Waits for code. Browsers keep code that failed, and what it needs, for as long as the page is there, so that asking for
 * it once more would be in vain.
 */
export async function codeOf<T>(code: Promise<T>): Promise<T> {
  return await code.catch((error: unknown) => {
    isLost = true;
    throw error;
  });
}

/**
 * Where code was lost, loads the page anew, after `prepare`, and never comes back.
 * @throws Error when the server can't be reached, or nobody waits any more
 */
export async function renewPage(isLeft: AbortSignal, prepare?: () => void): Promise<void> {
  // Without an answer nothing would be left of the page.
  if (!isLost || !(await fetch('', { method: 'HEAD', signal: isLeft })).ok) return;
  prepare?.();
  location.reload();
  await new Promise(() => {});
}
