/** The bounds of a limit of concurrent requests, and when it is lowered. Times in ms. */
export interface LimitRules {
  /** The lowest limit, however slow responses are. */
  readonly min: number;
  /** The limit at the start, and to which it returns when responses are in time. */
  readonly initial: number;
  /** The highest limit. */
  readonly max: number;
  /** A response that took longer is late. */
  readonly lateMs: number;
  /** How long responses may be late before the limit is lowered, so that a short rush is served in full. */
  readonly patienceMs: number;
}

/** Who sends a request: an address, which thousands may share, and the session within it, if there is one. */
export interface Sender {
  readonly address: string;
  readonly session: string;
}

/** A request in progress. */
export interface InProgress {
  readonly sinceMs: number;
  readonly sender?: Sender | undefined;
}

/** The share of late responses that is tolerated. */
const LATE_SHARE = 0.1;
/** The factors by which the limit is lowered and raised at a look. */
const LESS = 0.8;
const MORE = 1.05;

/**
 * A limit of concurrent requests that adapts to the present speed of the machine, so that each is answered in time: it is
 * lowered after late responses and raised otherwise. Requests beyond it are refused at once. The clock is an argument, ms.
 */
export class RequestLimit {
  readonly #rules: LimitRules;
  readonly #rooms: RequestRoom[] = [];
  #limit: number;
  #lateSinceMs: number | undefined;
  #lessAtMs = Number.NEGATIVE_INFINITY;

  constructor(rules: LimitRules) {
    this.#rules = rules;
    this.#limit = rules.initial;
  }

  /** Returns the room for requests of one kind. Each kind may use the whole limit. */
  room(): RequestRoom {
    const room = new RequestRoom(this.#rules.lateMs, () => Math.floor(this.#limit));
    this.#rooms.push(room);
    return room;
  }

  /** Adjusts the limit to the responses since the last look and the requests still waiting. Call it a few times a second. */
  look(nowMs: number): void {
    const { min, initial, max, lateMs, patienceMs } = this.#rules;
    const seen = this.#rooms.map((room) => room.look(nowMs));
    const answered = seen.reduce((sum, one) => sum + one.answered, 0);
    const late = seen.reduce((sum, one) => sum + one.late, 0);
    const used = Math.max(...seen.map((one) => one.used));
    // All requests are new and none was answered: nothing is known yet.
    if (answered === 0 && used >= 1) return;
    // With few in progress, it isn't their number that makes them late.
    if (late <= answered * LATE_SHARE || used < 0.5) {
      this.#lateSinceMs = undefined;
      if (this.#limit < initial || used >= 1) this.#limit = Math.min(max, this.#limit * MORE);
      else this.#limit = Math.max(initial, this.#limit / MORE);
      return;
    }
    this.#lateSinceMs ??= nowMs;
    // A change must take effect before the next one.
    if (nowMs - this.#lateSinceMs < patienceMs || nowMs - this.#lessAtMs < lateMs / 2) return;
    this.#lessAtMs = nowMs;
    this.#limit = Math.max(min, this.#limit * Math.min(1, used) * LESS);
  }
}

/** The requests of one kind that are in progress. */
export class RequestRoom {
  readonly #lateMs: number;
  readonly #limitNow: () => number;
  readonly #open = new Set<InProgress>();
  /** The open requests of each address, and of each session at an address. */
  readonly #own = new Map<string, number>();
  #refused = 0;
  /** Since the last look: the peak of requests in progress, the responses, and the late ones. */
  #peak = 0;
  #answered = 0;
  #late = 0;

  constructor(lateMs: number, limitNow: () => number) {
    this.#lateMs = lateMs;
    this.#limitNow = limitNow;
  }

  /** The number of requests that may be in progress. */
  get limit(): number {
    return this.#limitNow();
  }

  /** The number of requests in progress. */
  get inProgress(): number {
    return this.#open.size;
  }

  /** The number of requests refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Admits a request that has waited since `sinceMs`; undefined if it must be refused. An address may use as much of the
   * limit as it leaves to others, and a session half as much, so that there is always room for one who uses little.
   */
  take(sinceMs: number, sender?: Sender): InProgress | undefined {
    this.#peak = Math.max(this.#peak, this.#open.size + 1);
    if (this.#open.size >= this.limit || (sender !== undefined && this.#usesTooMuch(sender))) {
      this.#refused += 1;
      return undefined;
    }
    return this.resume(sinceMs, sender);
  }

  /** Counts an admitted request again after `forget`. */
  resume(sinceMs: number, sender?: Sender): InProgress {
    const one = { sinceMs, sender };
    this.#open.add(one);
    this.#count(one, 1);
    return one;
  }

  #usesTooMuch(sender: Sender): boolean {
    const left = this.limit - this.#open.size;
    const [ofAddress = 0, ofSession = 0] = keysOf(sender).map((key) => this.#own.get(key) ?? 0);
    return ofAddress >= left || ofSession >= Math.ceil(left / 2);
  }

  #count({ sender }: InProgress, more: 1 | -1): void {
    if (sender === undefined) return;
    for (const key of keysOf(sender)) {
      const own = (this.#own.get(key) ?? 0) + more;
      if (own > 0) this.#own.set(key, own);
      else this.#own.delete(key);
    }
  }

  /** Records the response to a request. */
  answered(one: InProgress, nowMs: number): void {
    if (!this.#open.delete(one)) return;
    this.#count(one, -1);
    this.#answered += 1;
    if (nowMs - one.sinceMs > this.#lateMs) this.#late += 1;
  }

  /** Stops counting a request, without recording a response time. */
  forget(one: InProgress): void {
    if (this.#open.delete(one)) this.#count(one, -1);
  }

  /**
   * Returns the responses since the last look, the late ones among them, and the peak share of the limit in use. Requests
   * that have waited too long already count as late responses.
   */
  look(nowMs: number): { readonly answered: number; readonly late: number; readonly used: number } {
    let waiting = 0;
    // In the order of arrival.
    for (const { sinceMs } of this.#open) {
      if (nowMs - sinceMs <= this.#lateMs) break;
      waiting += 1;
    }
    const seen = { answered: this.#answered + waiting, late: this.#late + waiting, used: this.#peak / this.limit };
    this.#peak = this.#open.size;
    this.#answered = 0;
    this.#late = 0;
    return seen;
  }
}

function keysOf({ address, session }: Sender): readonly [string, string] {
  return [address, `${address} ${session}`];
}
