/** An error as it is logged. */
export type LoggableError = {
  readonly type: string;
  readonly message: string;
  /** The stack without the message, which is a field of its own. */
  readonly stack: string;
  /** SQLSTATE or system code. */
  readonly code?: string;
  readonly constraint?: string;
  /** The statement with placeholders. */
  readonly query?: string;
};

/**
 * Returns an error as it may be logged. A database error has its statement, but never the parameters or the refused row:
 * they hold names, addresses and symptoms.
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
