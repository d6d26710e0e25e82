/** What the log says of an error. */
export type LoggableError = {
  readonly type: string;
  readonly message: string;
  /** Where it came from, without the message, which is given apart. */
  readonly stack: string;
  /** SQLSTATE or system code. */
  readonly code?: string;
  readonly constraint?: string;
  /** The statement with placeholders. */
  readonly query?: string;
};

/**
 * An error as the log may keep it. What failed in the database names its statement, never its parameters or the row that
 * was refused: those are names, addresses and symptoms.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' };
  const { query, cause } = error as { query?: unknown; cause?: unknown };
  const source = (cause instanceof Error ? cause : error) as Error & {
    code?: unknown;
    constraint?: unknown;
    detail?: unknown;
  };
  const isOfDatabase = typeof query === 'string' || 'detail' in source || 'severity' in source;
  return {
    type: error.name,
    message: isOfDatabase ? 'A statement failed.' : error.message,
    stack: framesOf(error.stack),
    ...(typeof source.code === 'string' && { code: source.code }),
    ...(typeof source.constraint === 'string' && { constraint: source.constraint }),
    ...(typeof query === 'string' && { query }),
  };
}

function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
