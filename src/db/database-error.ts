/** What PostgreSQL says of a failed statement; the query builder wraps it. */
interface PostgresError {
  readonly code: string;
  readonly constraint?: string;
}

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
/** Serialization failure and deadlock: the transaction did nothing and may simply be run again. */
const TRANSIENT = ['40001', '40P01'];

/** The name of the unique or exclusion constraint that a statement violated; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  const cause = postgresError(error);
  return cause !== undefined && [UNIQUE_VIOLATION, EXCLUSION_VIOLATION].includes(cause.code)
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

/** Network errors and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down, starting up). */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|53...|57P..)$/;
const AWAY_MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Tells whether a statement failed because the database can't be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  return AWAY.test(postgresError(error)?.code ?? '') || (cause instanceof Error && AWAY_MESSAGE.test(cause.message));
}

function postgresError(error: unknown): PostgresError | undefined {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  return typeof (cause as PostgresError | null)?.code === 'string' ? (cause as PostgresError) : undefined;
}
