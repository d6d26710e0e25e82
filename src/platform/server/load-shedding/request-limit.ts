/** How many requests of a kind may be in progress, and what makes them fewer. Times in ms. */
export interface LimitRules {
  /** Never fewer than this, however slow it is... */
  readonly least: number;
  /** ...so many where nothing is known yet, and again once all is well... */
  readonly usual: number;
  /** ...and never more than this. */
  readonly most: number;
  /** An answer that took longer came late. */
  readonly lateMs: number;
  /** For so long answers may come late before there is too much to do: a rush that ends is worked off. */
  readonly patienceMs: number;
}

/** A request in progress. */
export interface InProgress {
  readonly sinceMs: number;
}

/** Of those that are looked at, the share that may be late. */
const LATE_SHARE = 0.1;
/** Fewer when late, by a look; more when not. */
const LESS = 0.8;
const MORE = 1.05;

/**
 * How many requests may be in progress for each to be answered in time, whatever this machine can do just now: fewer
 * after answers came late, more while they don't. Whoever comes on top is refused at once. The clock is an argument, ms.
 */
export class RequestLimit {
  readonly #rules: LimitRules;
  readonly #rooms: RequestRoom[] = [];
  #limit: number;
  #lateSinceMs: number | undefined;
  #lessAtMs = Number.NEGATIVE_INFINITY;

  constructor(rules: LimitRules) {
    this.#rules = rules;
    this.#limit = rules.usual;
  }

  /** Room for requests of one kind: as many as the limit says, whatever the other kinds take. */
  room(): RequestRoom {
    const room = new RequestRoom(this.#rules.lateMs, () => Math.floor(this.#limit));
    this.#rooms.push(room);
    return room;
  }

  /** Looks at what was answered since the last look, and at who still waits. To be called a few times a second. */
  look(nowMs: number): void {
    const { least, usual, most, lateMs, patienceMs } = this.#rules;
    const seen = this.#rooms.map((room) => room.look(nowMs));
    const answered = seen.reduce((sum, one) => sum + one.answered, 0);
    const late = seen.reduce((sum, one) => sum + one.late, 0);
    const used = Math.max(...seen.map((one) => one.used));
    // All wait, and not for long: nothing is known yet.
    if (answered === 0 && used >= 1) return;
    // Where few are in progress it isn't their number that makes them late.
    if (late <= answered * LATE_SHARE || used < 0.5) {
      this.#lateSinceMs = undefined;
      if (this.#limit < usual || used >= 1) this.#limit = Math.min(most, this.#limit * MORE);
      else this.#limit = Math.max(usual, this.#limit / MORE);
      return;
    }
    this.#lateSinceMs ??= nowMs;
    // What was changed must show before it is changed again.
    if (nowMs - this.#lateSinceMs < patienceMs || nowMs - this.#lessAtMs < lateMs / 2) return;
    this.#lessAtMs = nowMs;
    this.#limit = Math.max(least, this.#limit * Math.min(1, used) * LESS);
  }
}

/** The requests of one kind that are in progress. */
export class RequestRoom {
  readonly #lateMs: number;
  readonly #limitNow: () => number;
  readonly #open = new Set<InProgress>();
  #refused = 0;
  /** Since the last look: the most in progress, answers, and those of them that were late. */
  #peak = 0;
  #answered = 0;
  #late = 0;

  constructor(lateMs: number, limitNow: () => number) {
    this.#lateMs = lateMs;
    this.#limitNow = limitNow;
  }

  /** How many may be in progress. */
  get limit(): number {
    return this.#limitNow();
  }

  /** How many are. */
  get inProgress(): number {
    return this.#open.size;
  }

  /** How many were refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Takes a request on that has waited since `sinceMs`; undefined when it has to be refused. */
  take(sinceMs: number): InProgress | undefined {
    this.#peak = Math.max(this.#peak, this.#open.size + 1);
    if (this.#open.size >= this.limit) {
      this.#refused += 1;
      return undefined;
    }
    return this.resume(sinceMs);
  }

  /** Counts a request again that was taken on before. */
  resume(sinceMs: number): InProgress {
    const one = { sinceMs };
    this.#open.add(one);
    return one;
  }

  /** It was answered. */
  answered(one: InProgress, nowMs: number): void {
    if (!this.#open.delete(one)) return;
    this.#answered += 1;
    if (nowMs - one.sinceMs > this.#lateMs) this.#late += 1;
  }

  /** It isn't to be counted any more, and says nothing of how long answers take. */
  forget(one: InProgress): void {
    this.#open.delete(one);
  }

  /** What was answered since the last look, what of it late, those included who wait too long already; and the share of the limit that was in use. */
  look(nowMs: number): { readonly answered: number; readonly late: number; readonly used: number } {
    let waiting = 0;
    // In the order in which they came.
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
