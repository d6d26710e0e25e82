import pg from 'pg';

/** How long to wait before connecting again after a connection broke, ms. */
const AGAIN_MS = 1000;
/** How often the connection is checked, and how long it has to respond, ms. */
const BEAT_MS = 10_000;
const CONNECT_MS = 10_000;

interface Listener {
  readonly onChange: (payload: string) => void;
  /** Something may have been missed. */
  readonly onGap: () => void;
}

type Channels = Map<string, Set<Listener>>;

/** Notifications of PostgreSQL about changes, in the order in which they were committed. */
export interface ChangeFeed {
  /** True if nothing is delivered, and `onGap` is called each second instead. */
  readonly polls: boolean;
  /** Calls `onChange` with each payload of a channel, and `onGap` when some may be missed. Returns how to stop. */
  subscribe(channel: string, listener: Listener): Promise<() => Promise<void>>;
}

/** Where a feed listens: a pool, or the configuration of a connection. */
type Source = Pick<pg.Pool, 'options'> | { readonly options: pg.PoolConfig };

/**
 * A feed without notifications, for a pooler that delivers none: tells every subscriber each second that it may have missed
 * something.
 */
export function pollingFeed(everyMs = 1000): ChangeFeed {
  return {
    polls: true,
    subscribe: async (_channel, { onGap }) => {
      onGap();
      const timer = setInterval(onGap, everyMs);
      timer.unref();
      return async () => clearInterval(timer);
    },
  };
}

/**
 * Listens to a database on a dedicated connection. If it breaks or stops responding, it is opened again until that works.
 * A pooler that shares connections between transactions delivers no notifications: see `pollingFeed`.
 */
export function changeFeed(source: Source): ChangeFeed {
  const channels: Channels = new Map();
  const connection = listeningConnection(source, channels);
  return {
    polls: false,
    subscribe: async (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set();
      listeners.add(listener);
      channels.set(channel, listeners);
      const stop = async () => {
        listeners.delete(listener);
        if (listeners.size === 0) channels.delete(channel);
        if (channels.size === 0) await connection.close();
      };
      try {
        await connection.listenTo(channel);
      } catch (error) {
        await stop();
        throw error;
      }
      listener.onGap();
      return stop;
    },
  };
}

/** The connection that listens to all channels. It opens when first needed, and again when it was lost. */
function listeningConnection(source: Source, channels: Channels) {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let beat: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    clearInterval(beat);
    clearTimeout(again);
    if (channels.size === 0) return;
    again = setTimeout(() => void connectAgain().catch(() => undefined), AGAIN_MS);
    again.unref();
  };
  const connect = async (): Promise<void> => {
    const next = newClient(source, channels, lose);
    client = next;
    try {
      await next.connect();
      for (const channel of channels.keys()) await listen(next, channel);
      beat = setInterval(() => void expectAnswer(next, channels.keys().next().value), BEAT_MS);
      beat.unref();
    } catch (error) {
      cut(next);
      lose(next);
      throw error;
    }
  };
  const connectAgain = async () => {
    await connect();
    for (const listeners of channels.values()) for (const listener of listeners) listener.onGap();
  };

  return {
    listenTo: async (channel: string): Promise<void> => {
      try {
        connecting ??= connect();
        await connecting;
      } catch (error) {
        connecting = undefined;
        throw error;
      }
      // Later subscribers use this connection. If it breaks now, the next one listens to every channel.
      if (client !== undefined) await listen(client, channel).catch(() => undefined);
    },
    close: async (): Promise<void> => {
      clearTimeout(again);
      clearInterval(beat);
      const last = client;
      client = undefined;
      connecting = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

/** Returns a client that is not connected yet. It passes on notifications and reports its end. */
function newClient({ options }: Source, channels: Channels, onEnd: (client: pg.Client) => void): pg.Client {
  // A pool hides its password from spreading.
  const { password } = options;
  const client = new pg.Client({ ...options, password, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => onEnd(client));
  client.on('end', () => onEnd(client));
  client.on('notification', ({ channel, payload }) => {
    for (const listener of channels.get(channel) ?? []) listener.onChange(payload ?? '');
  });
  return client;
}

async function listen(client: pg.Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
}

/** If the network drops everything, no error arrives. So silence counts as an error; repeating LISTEN is harmless. */
async function expectAnswer(client: pg.Client, channel = 'nothing'): Promise<void> {
  const silent = setTimeout(() => cut(client), BEAT_MS / 2);
  silent.unref();
  await listen(client, channel).catch(() => undefined);
  clearTimeout(silent);
}

/** Destroys the socket: `client.end()` would wait for a reply. */
function cut(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
