import { reconnectDelayMs } from '#platform/common/reconnect-delay.ts';

/**
 * Calls `onNews` with each server-sent event, at each new connection, and at intervals while there is none. The browser
 * reconnects by itself after a network failure; after a refusal this does. Returns how to stop.
 * @param pollMs the interval without a connection (too many windows, a proxy in the way), ms
 */
export function listen(url: string, onNews: (data: unknown) => void, pollMs = 10_000): () => void {
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
    // Signed out, or the user may no longer listen: the next request shows which.
    opened.addEventListener('over', () => {
      opened.close();
      onNews(undefined);
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      attempt += 1;
      window.clearTimeout(timer);
      timer = window.setTimeout(connect, reconnectDelayMs(attempt + 1));
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
  }, pollMs);
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
