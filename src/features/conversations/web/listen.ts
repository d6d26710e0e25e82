import { retryDelayMs } from '#features/conversations/rules/thread.ts';

/** How often to look without being told, ms, while no connection stands (too many windows, a proxy in the way). */
const LOOK_MS = 10_000;

/**
 * Calls `onNews` with what the server tells (server-sent events), at each new connection, and now and then while none
 * stands. The browser comes back by itself after a break and names the last event; where the server refused, we do.
 * Answers how to stop.
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
    // Signed out, or not a conversation of one's own any more: looking once more shows which.
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
    // The browser may wait long after it was offline.
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
