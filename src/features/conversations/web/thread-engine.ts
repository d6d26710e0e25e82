import {
  nextToSend,
  type Pending,
  type Thread,
  waitBefore,
  withChange,
  withMessages,
  withoutPending,
  withPending,
  withSent,
} from '#features/conversations/rules/thread.ts';
import { ApiError, errorBody } from '#platform/web/call.ts';
import { newKey } from '#platform/web/new-key.ts';
import { readPending, writePending } from './kept-pending.ts';
import { PER_LOAD, type ThreadSource } from './thread-source.ts';

/** What a screen shows of a thread. */
export interface ThreadView extends Thread {
  /** Loading: nothing came yet; gone: there is no such conversation, or not for this reader. */
  readonly state: 'loading' | 'ready' | 'failed' | 'gone';
  readonly isOffline: boolean;
  readonly hasEarlier: boolean;
  /** Grows whenever something may have changed: texts, or where the conversation stands. */
  readonly news: number;
}

/**
 * Keeps one thread true in this browser: reads what is new when told, and sends what was written, one after the other,
 * again after each break with the same key.
 */
export class ThreadEngine {
  readonly #source: ThreadSource;
  #view: ThreadView;
  readonly #listeners = new Set<() => void>();
  #sending = false;
  #attempt = 0;
  #timer: number | undefined;
  #reading = false;
  #readAgain = false;
  #stopListening: (() => void) | undefined;
  /** Everything up to here was read; what this browser sent meanwhile may stand further on. */
  #readUpTo: number | undefined;

  constructor(source: ThreadSource) {
    this.#source = source;
    this.#view = { messages: [], pending: [], state: 'loading', isOffline: false, hasEarlier: false, news: 0 };
  }

  readonly view = (): ThreadView => this.#view;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Begins to listen and to send; answers how to stop. */
  start(): () => void {
    this.#change({ pending: readPending(this.#source.name) });
    this.#stopListening = this.#source.listen(() => {
      this.#change({ news: this.#view.news + 1 });
      this.read();
      this.#sendSoon(0);
    });
    this.read();
    this.#sendSoon(0);
    return () => {
      this.#stopListening?.();
      window.clearTimeout(this.#timer);
    };
  }

  /** Takes on a text to be sent. */
  write(text: string): void {
    this.#change(withPending(this.#view, { key: newKey(), text }));
    this.#sendSoon(0);
  }

  /** Sends a message that sounded dangerous after all. */
  confirm(key: string): void {
    this.#change(withChange(this.#view, key, { state: 'waiting', confirmed: true }));
    this.#sendSoon(0);
  }

  /** Gives up a message that wasn't sent. */
  giveUp(key: string): void {
    this.#change(withoutPending(this.#view, key));
    this.#sendSoon(0);
  }

  /** Tells the server what was on screen. */
  markRead(upTo: number): void {
    this.#source.markRead(upTo).catch(() => undefined);
  }

  /** Reads what is new; again, when told so meanwhile. */
  read(): void {
    if (this.#reading) {
      this.#readAgain = true;
      return;
    }
    this.#reading = true;
    void this.#readNew().finally(() => {
      this.#reading = false;
      if (!this.#readAgain) return;
      this.#readAgain = false;
      this.read();
    });
  }

  /** Reads the texts before those that are here. */
  async readEarlier(): Promise<void> {
    const before = this.#view.messages[0]?.id;
    try {
      const earlier = await this.#source.load({ before });
      this.#change({ ...withMessages(this.#view, earlier), hasEarlier: earlier.length >= PER_LOAD });
    } catch (error) {
      this.#failed(error);
    }
  }

  async #readNew(): Promise<void> {
    try {
      for (;;) {
        const after = this.#readUpTo;
        const read = await this.#source.load({ after });
        this.#readUpTo = read.at(-1)?.id ?? after;
        const isFirst = this.#view.state !== 'ready';
        this.#change({
          ...withMessages(this.#view, read),
          state: 'ready',
          isOffline: false,
          ...(isFirst && { hasEarlier: after === undefined && read.length >= PER_LOAD && (read[0]?.id ?? 0) > 0 }),
        });
        if (after === undefined || read.length < PER_LOAD) return;
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Says that reading failed: there is no such conversation, or no connection. */
  #failed(error: unknown): void {
    const isGone = error instanceof ApiError && [401, 403, 404].includes(error.status);
    if (isGone) this.#change({ state: 'gone' });
    else this.#change({ isOffline: true, ...(this.#view.state === 'loading' && { state: 'failed' }) });
  }

  #sendSoon(waitMs: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#sendAll(), waitMs);
  }

  async #sendAll(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let next = nextToSend(this.#view); next !== undefined; next = nextToSend(this.#view)) {
        if (!(await this.#sendOne(next))) return;
      }
    } finally {
      this.#sending = false;
    }
  }

  /** Whether to go on with the next one. */
  async #sendOne(pending: Pending): Promise<boolean> {
    try {
      const message = await this.#source.send(pending);
      this.#attempt = 0;
      this.#change({ ...withSent(this.#view, pending.key, message), isOffline: false });
      // What others wrote before it may not be here yet.
      this.read();
      return true;
    } catch (error) {
      const body = errorBody(error);
      if (body?.code === 'danger_signs') {
        const { message: reason, dangerSigns = [] } = body;
        this.#change(withChange(this.#view, pending.key, { state: 'danger', reason, dangerSigns }));
        return true;
      }
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused) {
        this.#change(withChange(this.#view, pending.key, { state: 'refused', reason: body?.message ?? '' }));
        return true;
      }
      this.#attempt += 1;
      this.#change({ isOffline: !(error instanceof ApiError) });
      this.#sendSoon(waitBefore(this.#attempt));
      return false;
    }
  }

  #change(change: Partial<ThreadView>): void {
    this.#view = { ...this.#view, ...change };
    writePending(this.#source.name, this.#view.pending);
    for (const listener of this.#listeners) listener();
  }
}
