import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** What stands between this process and PostgreSQL, and what it allows. */
export interface Pooler {
  /**
   * `none`: PostgreSQL itself. `session`: a pooler that keeps one server connection for each client. `transaction`: a pooler
   * that may change the server connection after each transaction, so that LISTEN and session locks are lost.
   */
  readonly kind: 'none' | 'session' | 'transaction';
  /** True if a named statement can be used in later transactions of the same client. */
  readonly namedStatements: boolean;
}

/** Rounds without a change of the connection after which the pooler is taken for one that keeps it. */
const ROUNDS = 6;
const CONNECT_MS = 15_000;
const ANSWER_MS = 5000;
/** Sent at the start of every connection, as the pools do. A pooler must be configured to ignore them. */
const STARTUP_PARAMETERS = { statement_timeout: ANSWER_MS, idle_in_transaction_session_timeout: ANSWER_MS };
/** SQLSTATE of a named statement that another client prepared, or that this connection has never seen. */
const STATEMENT_ERRORS = ['42P05', '26000'];

/**
 * Finds out by trying what the pooler at an address does. While one client holds a server connection in a transaction,
 * another must get a different one, if connections are shared at all. Both use the same name for different statements.
 * @throws Error with a sentence for the operator if the pooler refuses the parameters that each connection sends
 */
export async function probePooler(connection: pg.PoolConfig): Promise<Pooler> {
  const config = {
    ...connection,
    ...STARTUP_PARAMETERS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
  };
  const [client, holder] = [new pg.Client(config), new pg.Client(config)];
  for (const each of [client, holder]) each.on('error', () => undefined);
  try {
    await client.connect();
    await holder.connect();
    return await compareBackends(client, holder);
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) {
      throw new Error(`${error.message}. ${PARAMETERS_ADVICE}`);
    }
    throw error;
  } finally {
    await Promise.all([client, holder].map((each) => each.end().catch(() => undefined)));
  }
}

const PARAMETERS_ADVICE =
  'Set ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits in PgBouncer.';

async function compareBackends(client: pg.Client, holder: pg.Client): Promise<Pooler> {
  // Random, because a pooler without support leaves it prepared on a server connection.
  const name = `probe_${randomUUID()}`;
  // The id that the client was given at the start; a pooler makes up its own.
  const { processID } = client as unknown as { readonly processID: number };
  let isPooled = false;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await backendOf(client, { name, text: 'select pg_backend_pid() as pid' });
      isPooled ||= before !== processID;
      await holder.query('begin');
      const held = await backendOf(holder, { name, text: 'select pg_backend_pid() as pid, 1 as held' });
      // If both share one connection, asking again now could wait for the end of the transaction.
      const after = held === before ? held : await backendOf(client, { name, text: 'select pg_backend_pid() as pid' });
      await holder.query('commit');
      if (held === before || after !== before) return { kind: 'transaction', namedStatements: true };
    }
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    if (STATEMENT_ERRORS.includes(code)) return { kind: 'transaction', namedStatements: false };
    throw error;
  }
  return { kind: isPooled ? 'session' : 'none', namedStatements: true };
}

/** Returns the id of the server process that ran a statement. */
async function backendOf(client: pg.Client, statement: pg.QueryConfig): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(statement);
  return rows[0]?.pid;
}
