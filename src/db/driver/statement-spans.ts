import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { statementName } from './statement-name.ts';

/** Starts the span of a statement and returns how to end it; undefined if the statement gets none. */
type Begin = (name: string, attributes: Record<string, string>) => ((error?: unknown) => void) | undefined;
type Callback = (error: unknown, ...rest: unknown[]) => void;
type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Traces every statement sent to PostgreSQL from now on, on any pool or connection. The driver has no hook for that, so
 * its methods are wrapped. Returns how to undo it.
 */
export function traceStatements(begin: Begin): () => void {
  const client = pg.Client.prototype as unknown as { query: Method };
  const pool = pg.Pool.prototype as unknown as { connect: Method };
  const { query } = client;
  const { connect } = pool;

  client.query = function traced(...args) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
    if (typeof text !== 'string') return query.apply(this, args);
    const { operation, table } = statementName(text);
    const end = begin(table === undefined ? operation : `${operation} ${table}`, {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    });
    if (end === undefined) return query.apply(this, args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        end(error ?? undefined);
        callback(error, ...rest);
      };
      return query.apply(this, args);
    }
    const answer = query.apply(this, args);
    if (answer instanceof Promise) {
      answer.then(
        () => end(),
        (error: unknown) => end(error ?? 'unknown'),
      );
    } else end();
    return answer;
  };
  // Releasing a connection calls the next request in line: it must continue as itself, not as part of this request.
  pool.connect = function bound(...args) {
    const [taken] = args;
    return connect.apply(this, typeof taken === 'function' ? [AsyncResource.bind(taken as Callback)] : args);
  };
  return () => {
    client.query = query;
    pool.connect = connect;
  };
}
