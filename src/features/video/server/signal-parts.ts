/** Characters of a part. PostgreSQL takes at most 8000 bytes in one notification, header included. */
const PART = 7000;
/** Incomplete messages that are kept; beyond that the oldest is dropped. */
const MAX_OPEN = 1000;

/** Splits a text into notifications `v:SENDER:NUMBER:PART/PARTS:BASE64`. */
export function partsOf(sender: string, number: number, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / PART));
  return Array.from(
    { length: count },
    (_, index) => `v:${sender}:${number}:${index + 1}/${count}:${encoded.slice(index * PART, (index + 1) * PART)}`,
  );
}

/** Joins the parts of texts. Ignores this process's own. */
export class PartCollector {
  readonly #own: string;
  readonly #open = new Map<string, string[]>();

  constructor(own: string) {
    this.#own = own;
  }

  /** Returns the whole text with its last part; undefined before, and for other notifications. */
  take(payload: string): string | undefined {
    const [, sender, number, part, count, encoded] = /^v:([\w-]+):(\d+):(\d+)\/(\d+):([\w+/=]*)$/.exec(payload) ?? [];
    if (sender === undefined || encoded === undefined || sender === this.#own) return undefined;
    const key = `${sender}:${number}`;
    const parts = this.#open.get(key) ?? [];
    parts[Number(part) - 1] = encoded;
    this.#open.set(key, parts);
    if (Object.keys(parts).length < Number(count)) {
      const [oldest] = this.#open.keys();
      if (this.#open.size > MAX_OPEN && oldest !== undefined) this.#open.delete(oldest);
      return undefined;
    }
    this.#open.delete(key);
    return Buffer.from(parts.join(''), 'base64').toString();
  }
}
