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

function postgresError(error: unknown): PostgresError | undefined {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  return typeof (cause as PostgresError | null)?.code === 'string' ? (cause as PostgresError) : undefined;
}
