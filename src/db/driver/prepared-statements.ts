import pg from 'pg';

/** A statement that is run this often within a minute is worth preparing. */
const OFTEN = 100;
const MINUTE_MS = 60_000;
/** Each costs memory in every connection. */
const MAX_NAMED = 50;
/** Maximum number of texts counted at once; when it is reached, counting starts again. */
const MAX_COUNTED = 1000;

/** Names statements that are run often. PostgreSQL parses and plans a named statement once for each connection. */
export class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  #sinceMs = Number.NEGATIVE_INFINITY;

  /** The name of a statement; undefined while it isn't frequent. @param nowMs of any monotonic clock */
  nameOf(text: string, nowMs: number): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === MAX_NAMED) return known;
    if (nowMs - this.#sinceMs > MINUTE_MS || this.#counts.size === MAX_COUNTED) {
      this.#counts.clear();
      this.#sinceMs = nowMs;
    }
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.set(text, count);
    if (count < OFTEN) return undefined;
    const name = `often${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

type Method = (this: pg.Client, ...args: unknown[]) => unknown;
interface Statement {
  readonly text?: unknown;
  readonly name?: unknown;
}

const often = new FrequentStatements();

/** A connection that prepares the statements that are run often. */
export class PreparingClient extends pg.Client {}

// Its overloads can't be overridden one by one. A query without values may hold several statements, which can't be named.
(PreparingClient.prototype as unknown as { query: Method }).query = function remembered(...args) {
  const [statement, values] = args as [Statement | undefined, unknown];
  const isOne = typeof statement?.text === 'string' && statement.name === undefined;
  if (isOne && Array.isArray(values) && values.length > 0) {
    const name = often.nameOf(statement.text as string, performance.now());
    if (name !== undefined) args[0] = { ...statement, name };
  }
  return (pg.Client.prototype.query as unknown as Method).apply(this, args);
};

/** A connection that names no statement, also none that the query builder names. For poolers that can't do it. */
export class UnnamedClient extends pg.Client {}

(UnnamedClient.prototype as unknown as { query: Method }).query = function unnamed(...args) {
  const [statement] = args as [Statement | undefined];
  if (typeof statement?.text === 'string' && statement.name !== undefined) args[0] = { ...statement, name: undefined };
  return (pg.Client.prototype.query as unknown as Method).apply(this, args);
};
