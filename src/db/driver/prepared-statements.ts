import pg from 'pg';

/** A statement asked so often within a minute is worth remembering. */
const OFTEN = 100;
const MINUTE_MS = 60_000;
/** Each costs memory in every connection. */
const MOST_NAMED = 50;
/** Texts that are counted at once; more of them means that none comes often. */
const MOST_COUNTED = 1000;

/** Gives a name to statements that are asked often. PostgreSQL reads and plans what has a name once for each connection. */
export class FrequentStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  #sinceMs = Number.NEGATIVE_INFINITY;

  /** The name of a statement; undefined while it isn't asked often. @param nowMs of any clock that goes on */
  nameOf(text: string, nowMs: number): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === MOST_NAMED) return known;
    if (nowMs - this.#sinceMs > MINUTE_MS || this.#counts.size === MOST_COUNTED) {
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

/** A connection that PostgreSQL needn't be told everything again on. */
export class PreparingClient extends pg.Client {}

// Its many forms can't be overridden one by one. What takes no values may be several statements, which have no name.
(PreparingClient.prototype as unknown as { query: Method }).query = function remembered(...args) {
  const [asked, values] = args as [Statement | undefined, unknown];
  const isOne = typeof asked?.text === 'string' && asked.name === undefined;
  if (isOne && Array.isArray(values) && values.length > 0) {
    const name = often.nameOf(asked.text as string, performance.now());
    if (name !== undefined) args[0] = { ...asked, name };
  }
  return (pg.Client.prototype.query as unknown as Method).apply(this, args);
};
