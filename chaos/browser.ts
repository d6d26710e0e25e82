/** An answer, or `undefined` in `status` when none came. */
export interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly tookMs: number;
}

/** How long somebody waits before they tap again. */
const PATIENCE_MS = 10_000;

/** What one patient's browser does: it keeps cookies, sends JSON, and never throws. */
export class Browser {
  readonly #base: string;
  readonly #cookies: Map<string, string>;
  readonly #seen: (answer: Answer) => void;

  /** @param seen learns of each answer, for statistics */
  constructor(base: string, cookie: string, seen: (answer: Answer) => void = () => undefined) {
    this.#base = base;
    this.#cookies = new Map([pairOf(cookie)]);
    this.#seen = seen;
  }

  async send(method: string, path: string, body?: unknown, key?: string): Promise<Answer> {
    const started = performance.now();
    const answer = await this.#fetch(method, path, body, key);
    const timed = { ...answer, tookMs: performance.now() - started };
    this.#seen(timed);
    return timed;
  }

  async #fetch(method: string, path: string, body: unknown, key: string | undefined): Promise<Omit<Answer, 'tookMs'>> {
    try {
      const response = await fetch(`${this.#base}${path}`, {
        method,
        headers: {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      for (const cookie of response.headers.getSetCookie()) this.#cookies.set(...pairOf(cookie));
      const text = await response.text();
      return { status: response.status, body: parsed(text) };
    } catch {
      return { status: undefined, body: undefined };
    }
  }
}

/** The code that a refusal names; null for none, as in what nginx says by itself. */
export function codeOf({ body }: Answer): string | null {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

function pairOf(cookie: string): [string, string] {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
