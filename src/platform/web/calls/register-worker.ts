/**
 * Registers the product's one service worker, and returns it once it is active; undefined where the browser has none, or
 * it can't be loaded. Called only by what needs it, so that no other visitor pays for it.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    // Screens work without it, and say what they can't do.
    return undefined;
  }
}
