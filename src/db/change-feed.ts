import pg from 'pg';

/** How long to wait before connecting again after a connection broke, ms. */
const AGAIN_MS = 1000;

/** What PostgreSQL tells of changes, in the order in which they were committed. */
export interface ChangeFeed {
  /** Calls `onChange` with what is sent over a channel; `onGap` when something may have been missed. Answers how to stop. */
  subscribe(
    channel: string,
    listener: { readonly onChange: (payload: string) => void; readonly onGap: () => void },
  ): Promise<() => Promise<void>>;
}

/**
 * Listens on a connection of its own to the database of a pool. Where it breaks it is made anew until that works; a
 * proxy that shares connections between transactions passes nothing on, so subscribers look for themselves now and then.
 */
export function changeFeed(pool: pg.Pool): ChangeFeed {
  return {
    subscribe: async (channel, { onChange, onGap }) => {
      let stopped = false;
      let client: pg.Client | undefined;
      let timer: NodeJS.Timeout | undefined;
      const lose = (lost: pg.Client) => {
        if (stopped || client !== lost) return;
        client = undefined;
        timer = setTimeout(() => void connect().catch(() => undefined), AGAIN_MS);
        timer.unref();
      };
      const connect = async () => {
        const next = new pg.Client(pool.options);
        client = next;
        next.on('error', () => lose(next));
        next.on('end', () => lose(next));
        next.on('notification', ({ payload }) => onChange(payload ?? ''));
        try {
          await next.connect();
          await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
          onGap();
        } catch (error) {
          void next.end().catch(() => undefined);
          lose(next);
          throw error;
        }
      };
      await connect();
      return async () => {
        stopped = true;
        clearTimeout(timer);
        await client?.end().catch(() => undefined);
      };
    },
  };
}
