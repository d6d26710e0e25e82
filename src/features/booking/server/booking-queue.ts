import { isDatabaseAway, isStorageFull, retryTransient } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import { bookTogether } from './book-together.ts';
import { type Booking, isAlone } from './booking.ts';

/** The most bookings of one transaction. */
const MAX_BATCH = 32;
/** One transaction at a time books the most. One that takes longer waits for a lock, and others may begin beside it. */
const PATIENCE_MS = 250;
const MAX_TRANSACTIONS = 4;

interface Waiting {
  readonly booking: Booking;
  readonly done: (appointment: Appointment) => void;
  readonly fail: (error: unknown) => void;
}

const queues = new WeakMap<Database, BookingQueue>();

/** The queue of a database in this process. */
export function queueOf(db: Database): BookingQueue {
  const queue = queues.get(db) ?? new BookingQueue(db);
  queues.set(db, queue);
  return queue;
}

/**
 * Bookings that arrive while others are being written share the next transaction: its queries and its flush to disk cost
 * as much for one as for thirty. A booking that arrives alone doesn't wait.
 */
export class BookingQueue {
  readonly #db: Database;
  #waiting: Waiting[] = [];
  #running = 0;
  /** The batch whose transaction has taken less than PATIENCE_MS so far, if there is one. */
  #inTime: readonly Waiting[] | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @throws the refusal of `bookTogether`, or the failure of the transaction */
  async book(booking: Booking): Promise<Appointment> {
    return await new Promise((done, fail) => {
      this.#waiting.push({ booking, done, fail });
      this.#start();
    });
  }

  #start(): void {
    if (this.#waiting.length === 0 || this.#inTime !== undefined || this.#running === MAX_TRANSACTIONS) return;
    const batch = this.#takeTogether();
    this.#running += 1;
    this.#inTime = batch;
    const letOthersBegin = () => {
      if (this.#inTime === batch) this.#inTime = undefined;
      this.#start();
    };
    const late = setTimeout(letOthersBegin, PATIENCE_MS);
    void this.#run(batch, letOthersBegin).finally(() => {
      clearTimeout(late);
      this.#running -= 1;
      letOthersBegin();
    });
  }

  /** Takes the booking that has waited longest, and others beside it: no two of one provider or patient. */
  #takeTogether(): Waiting[] {
    const [first, ...others] = this.#waiting;
    if (first === undefined) return [];
    const batch = [first];
    if (!isAlone(first.booking)) {
      const providers = new Set([first.booking.wanted.providerId]);
      const patients = new Set([first.booking.patientId]);
      for (const one of others) {
        const { patientId, wanted } = one.booking;
        if (batch.length === MAX_BATCH) break;
        if (isAlone(one.booking) || providers.has(wanted.providerId) || patients.has(patientId)) continue;
        batch.push(one);
        providers.add(wanted.providerId);
        patients.add(patientId);
      }
    }
    const taken = new Set(batch);
    this.#waiting = this.#waiting.filter((one) => !taken.has(one));
    return batch;
  }

  /** @param onWritten called when only the commit is left: the next batch needn't wait for its flush to disk */
  async #run(batch: readonly Waiting[], onWritten: () => void): Promise<void> {
    try {
      const bookings = batch.map(({ booking }) => booking);
      const outcomes = await retryTransient(() =>
        this.#db.transaction(async (tx) => {
          const made = await bookTogether(tx, bookings);
          onWritten();
          return made;
        }),
      );
      for (const [at, { done, fail }] of batch.entries()) {
        const outcome = outcomes[at];
        if (outcome === undefined || outcome instanceof AppError) fail(outcome);
        else done(outcome);
      }
    } catch (error) {
      // One of them violated a constraint: each is booked on its own. A database that is away is away for all.
      if (batch.length === 1 || isDatabaseAway(error) || isStorageFull(error)) {
        for (const { fail } of batch) fail(error);
      } else {
        for (const one of batch) await this.#run([one], onWritten);
      }
    }
  }
}
