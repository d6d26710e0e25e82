/** PostgreSQL takes at most 8000 bytes in one notification; the rest is for the head. */
const PART = 7000;
/** Parts of messages whose rest never came are dropped after so many. */
const MOST_OPEN = 1000;

/** Cuts a text into notifications: `v:` the sender, a number, which part of how many, and base64. */
export function partsOf(sender: string, number: number, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / PART));
  return Array.from(
    { length: count },
    (_, index) => `v:${sender}:${number}:${index + 1}/${count}:${encoded.slice(index * PART, (index + 1) * PART)}`,
  );
}

/** Puts texts together again. What this process sent itself is passed over. */
export class PartCollector {
  readonly #own: string;
  readonly #open = new Map<string, string[]>();

  constructor(own: string) {
    this.#own = own;
  }

  /** The whole text once its last part is here; undefined otherwise, and for what is none of ours. */
  take(payload: string): string | undefined {
    const [, sender, number, part, count, encoded] = /^v:([\w-]+):(\d+):(\d+)\/(\d+):([\w+/=]*)$/.exec(payload) ?? [];
    if (sender === undefined || encoded === undefined || sender === this.#own) return undefined;
    const key = `${sender}:${number}`;
    const parts = this.#open.get(key) ?? [];
    parts[Number(part) - 1] = encoded;
    this.#open.set(key, parts);
    if (Object.keys(parts).length < Number(count)) {
      const [oldest] = this.#open.keys();
      if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
      return undefined;
    }
    this.#open.delete(key);
    return Buffer.from(parts.join(''), 'base64').toString();
  }
}
