import { retryDelayMs } from '#features/conversations/rules/thread.ts';

/** The polling interval without a connection, ms (too many windows, a proxy in the way). */
const LOOK_MS = 10_000;

/**
 * Calls `onNews` with each server-sent event, at each new connection, and at intervals while there is none. The browser
 * reconnects by itself after a network failure; after a refusal this does. Returns how to stop.
 */
export function listen(url: string, onNews: (data: unknown) => void): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let attempt = 0;
  let stopped = false;
  const connect = () => {
    if (stopped) return;
    const opened = new EventSource(url, { withCredentials: true });
    source = opened;
    opened.addEventListener('open', () => {
      attempt = 0;
      onNews(undefined);
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => onNews(JSON.parse(data)));
    // Signed out, or the conversation isn't the user's any more: the next request shows which.
    opened.addEventListener('over', () => {
      opened.close();
      onNews(undefined);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      attempt += 1;
      window.clearTimeout(timer);
      timer = window.setTimeout(connect, retryDelayMs(attempt + 1));
    });
  };
  const back = () => {
    onNews(undefined);
    if (source?.readyState !== EventSource.CONNECTING) return;
    // After being offline the browser may wait long.
    source.close();
    connect();
  };
  const looking = window.setInterval(() => {
    if (source?.readyState !== EventSource.OPEN && navigator.onLine) onNews(undefined);
  }, LOOK_MS);
  connect();
  window.addEventListener('online', back);
  return () => {
    stopped = true;
    source?.close();
    window.clearTimeout(timer);
    window.clearInterval(looking);
    window.removeEventListener('online', back);
  };
}
