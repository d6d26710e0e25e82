import { type Database, type OpenDatabase, openDatabase } from '#db/open-database.ts';
import type { Config } from '#platform/server/config.ts';
import { type Act, recordAct } from '#platform/server/logs/audit-store.ts';
import { readKeys } from '#platform/server/secrets.ts';
import { checkSecret } from '#platform/server/server-state-store.ts';

/** What a command of the operator works with. */
export interface Operator extends OpenDatabase {
  /** Writes an act of the operator into the audit log, in the transaction that does it. */
  readonly record: (tx: Database, act: Act) => Promise<void>;
}

/**
 * Opens the database for a command, beside a running server or without one.
 * @throws Error with a sentence for the operator when it can't be opened, or the secret is not that of this database
 */
export async function openForOperator(config: Config): Promise<Operator> {
  const database = await openDatabase({ ...config, joinRunning: true });
  try {
    const keyFor = readKeys(config);
    await checkSecret(database.db, keyFor);
    return { ...database, record: (tx, act) => recordAct(tx, { keyFor, now: Date.now }, 'operator', act) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
