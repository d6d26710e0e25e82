/** What PostgreSQL says of a failed statement; the query builder wraps it. */
interface PostgresError {
  readonly code: string;
  readonly constraint?: string;
}

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
/** Raised by constraint triggers, with the name of the trigger. */
const INTEGRITY_VIOLATION = '23000';
/** Serialization failure and deadlock: the transaction did nothing and may simply be run again. */
const TRANSIENT = ['40001', '40P01'];

/** The name of the unique or exclusion constraint, or of the constraint trigger, that a statement violated; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  const cause = postgresError(error);
  return cause !== undefined && [UNIQUE_VIOLATION, EXCLUSION_VIOLATION, INTEGRITY_VIOLATION].includes(cause.code)
    ? cause.constraint
    : undefined;
}

/** Runs a transaction again when PostgreSQL gave it up for another one, at most `attempts` times in all. */
export async function retryTransient<T>(run: () => Promise<T>, attempts = 4): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !TRANSIENT.includes(postgresError(error)?.code ?? '')) throw error;
    }
  }
}

/** No request can be served just now: too many wait for the database, or it hasn't responded to any for a while. */
export class DatabaseBusy extends Error {
  constructor() {
    super('The database is busy.');
  }
}

/**
 * Network errors, PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down, starting up), statements
 * and locks that took too long (57014, 55P03), and a transaction that was left alone (25P03) or can't write any more
 * because its server is a standby now (25006).
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|ETIMEDOUT|08...|53...|57P..|57014|55P03|25P03|25006)$/;
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True if a statement failed because the database can't serve it just now; trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  if (cause instanceof DatabaseBusy) return true;
  return AWAY.test(postgresError(error)?.code ?? '') || (cause instanceof Error && AWAY_MESSAGE.test(cause.message));
}

/** PostgreSQL's disk_full, and what a file of our own is refused with: nothing can be stored until there is room. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

/** True if something failed because there is no room left to store it. */
export function isStorageFull(error: unknown): boolean {
  return FULL.test(postgresError(error)?.code ?? '');
}

function postgresError(error: unknown): PostgresError | undefined {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  return typeof (cause as PostgresError | null)?.code === 'string' ? (cause as PostgresError) : undefined;
}
