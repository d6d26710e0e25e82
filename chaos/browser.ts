import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A response; `status` is undefined if none arrived. */
export interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly tookMs: number;
}

/** How long a patient waits before tapping again. */
const PATIENCE_MS = 10_000;

/** One patient's browser: keeps cookies and one connection, sends JSON, and never throws. */
export class Browser {
  readonly #base: string;
  readonly #cookies: Map<string, string>;
  readonly #seen: (answer: Answer) => void;
  readonly #connection = new Agent({ keepAlive: true, maxSockets: 1 });

  /** @param seen called with each response, for statistics */
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

  /** Closes the connection; the next request opens another. */
  close(): void {
    this.#connection.destroy();
  }

  async #fetch(method: string, path: string, body: unknown, key: string | undefined): Promise<Omit<Answer, 'tookMs'>> {
    try {
      const sent = request(`${this.#base}${path}`, {
        method,
        agent: this.#connection,
        headers: {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // An error while the response is read also ends the reading.
      sent.on('error', () => undefined);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      for (const cookie of response.headers['set-cookie'] ?? []) this.#cookies.set(...pairOf(cookie));
      return { status: response.statusCode, body: parsed(await text(response)) };
    } catch {
      return { status: undefined, body: undefined };
    }
  }
}

/** Returns the error code of a refusal; null if it has none, as in responses of nginx itself. */
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
