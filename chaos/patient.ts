import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Browser, codeOf } from './browser.ts';
import type { ClientLog, Settled } from './client-log.ts';
import type { Random } from './random.ts';
import { bookableDates, type Person, type World } from './world.ts';

/** A request without a conclusive response for this long counts as hung. */
const GIVE_UP_MS = 180_000;
const READ = [
  '/api/providers?limit=20',
  '/api/providers?q=family%20medicine&limit=20',
  '/api/providers?city=Lagos&limit=20',
  '/',
  '/appointments',
];
/** A patient with this many upcoming visits books no further one. */
const MAX_UPCOMING = 5;

interface Appointment {
  readonly id: number;
  readonly provider: number;
  readonly startsAtMs: number;
}

/** A patient who searches, holds, books, moves and cancels, one action after the other, and logs the replies. */
export class Patient {
  readonly #person: Person;
  readonly #world: World;
  readonly #browser: Browser;
  readonly #log: ClientLog;
  readonly #random: Random;
  #appointments: Appointment[] = [];

  constructor(person: Person, { base, world, log, random, seen }: PatientOptions) {
    this.#person = person;
    this.#world = world;
    this.#browser = new Browser(base, person.cookie, seen);
    this.#log = log;
    this.#random = random;
  }

  /** Does one random action. */
  async actOnce(): Promise<void> {
    const roll = this.#random.next();
    const appointment = this.#random.oneOf(this.#appointments);
    if (roll < 0.35) await this.#read();
    else if (appointment === undefined) await this.#book(undefined);
    else if (roll < 0.65 && this.#appointments.length <= MAX_UPCOMING) await this.#book(undefined);
    else if (roll < 0.82) await this.#book(appointment);
    else await this.#cancel(appointment);
  }

  /** Cancels every upcoming visit, which frees its slot, and closes the browser. */
  async leave(): Promise<void> {
    for (const appointment of this.#appointments) await this.#cancel(appointment);
    this.#browser.close();
  }

  async #read(): Promise<void> {
    const provider = `/api/providers/${this.#random.oneOf(this.#world.providers)}`;
    await this.#browser.send('GET', this.#random.oneOf([...READ, provider]) ?? '');
  }

  async #book(replaces: Appointment | undefined): Promise<void> {
    const provider = this.#random.oneOf(this.#world.providers) ?? 0;
    const date = this.#random.oneOf(bookableDates(Date.now())) ?? '';
    const answer = await this.#browser.send('GET', `/api/providers/${provider}/availability?date=${date}`);
    if (answer.status !== 200) return;
    // Most patients want one of the first slots, so that they compete.
    const slots = (answer.body as { dateTime: string }[]).slice(0, this.#random.chance(0.7) ? 3 : undefined);
    const slot = this.#random.oneOf(slots);
    if (slot === undefined) return;
    if (this.#random.chance(0.4)) {
      const held = await this.#browser.send('POST', '/api/slot-holds', { providerId: provider, date: slot.dateTime });
      if (this.#random.chance(0.2)) return await this.#release(held);
    }
    await this.#sendBooking(provider, slot.dateTime, replaces);
  }

  /** Gives the hold up; one patient in three just closes the page. */
  async #release(held: Answer): Promise<void> {
    if (held.status !== 201 || this.#random.chance(0.33)) return;
    await this.#browser.send('DELETE', `/api/slot-holds/${(held.body as { id: number }).id}`);
  }

  async #sendBooking(provider: number, date: string, replaces: Appointment | undefined): Promise<void> {
    const key = randomUUID();
    const startsAtMs = Date.parse(date);
    const body = {
      ...{ providerId: provider, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      ...(replaces !== undefined && { rescheduleOf: replaces.id }),
    };
    const send = () => this.#browser.send('POST', '/api/appointments', body, key);
    const act = this.#log.begin({
      atMs: Date.now(),
      what: 'book',
      patient: this.#person.id,
      key,
      slot: { provider, startsAtMs },
      appointment: replaces?.id ?? null,
    });
    const settled = await untilSettled(act, send, async (answer) =>
      answer.status === 201 ? { appointment: idOf(answer) } : undefined,
    );
    const isDone = settled.outcome === 'done' && settled.appointment !== null;
    const second = isDone && this.#random.chance(0.1) ? await send() : undefined;
    this.#log.settle({ ...settled, again: second?.status === 201 ? idOf(second) : null });
    if (settled.outcome === 'unknown') return await this.#readAppointments();
    if (!isDone || settled.appointment === null) {
      if (settled.code === 'not_cancellable') this.#forget(replaces?.id);
      return;
    }
    this.#forget(replaces?.id);
    this.#appointments.push({ id: settled.appointment, provider, startsAtMs });
  }

  async #cancel(appointment: Appointment): Promise<void> {
    const send = () => this.#browser.send('PUT', `/api/appointments/${appointment.id}/status`, { status: 'cancelled' });
    const act = this.#log.begin({
      ...{
        atMs: Date.now(),
        what: 'cancel',
        patient: this.#person.id,
        key: null,
        slot: null,
        appointment: appointment.id,
      },
    });
    const settled = await untilSettled(act, send, async (answer) => {
      if (answer.status === 200) return { appointment: appointment.id };
      // As in the browser: a visit already cancelled by a request whose response was lost counts as done.
      if (codeOf(answer) !== 'not_cancellable') return undefined;
      const mine = await this.#browser.send('GET', `/api/users/${this.#person.id}/appointments`);
      if (mine.status !== 200) return 'try-again';
      const now = (mine.body as { id: number; status: string }[]).find(({ id }) => id === appointment.id);
      return now?.status === 'cancelled' ? { appointment: appointment.id } : undefined;
    });
    this.#log.settle(settled);
    if (settled.outcome === 'unknown') await this.#readAppointments();
    else this.#forget(appointment.id);
  }

  #forget(id: number | undefined): void {
    this.#appointments = this.#appointments.filter((appointment) => appointment.id !== id);
  }

  async #readAppointments(): Promise<void> {
    const mine = await this.#browser.send('GET', `/api/users/${this.#person.id}/appointments`);
    if (mine.status !== 200) return;
    const list = mine.body as { id: number; status: string; providerId: number; date: string }[];
    this.#appointments = list
      .filter(({ status }) => status === 'scheduled')
      .map(({ id, providerId, date }) => ({ id, provider: providerId, startsAtMs: Date.parse(date) }));
  }
}

export interface PatientOptions {
  readonly base: string;
  readonly world: World;
  readonly log: ClientLog;
  readonly random: Random;
  readonly seen: (answer: Answer) => void;
}

/**
 * Repeats a request until a response is conclusive, as a patient does who reads "please try again". No response, an error of
 * gateway or server, and throttling are not. `read` returns what was done, or undefined for a refusal.
 */
async function untilSettled(
  act: number,
  send: () => Promise<Answer>,
  read: (answer: Answer) => Promise<{ readonly appointment: number | null } | undefined | 'try-again'>,
): Promise<Settled> {
  const started = performance.now();
  for (let attempts = 1; ; attempts++) {
    const answer = await send();
    const { status } = answer;
    const tookMs = Math.round(performance.now() - started);
    const reply = { act, again: null, status: status ?? null, code: codeOf(answer), attempts, tookMs };
    if (status !== undefined && status < 500 && ![401, 408, 429].includes(status)) {
      const done = await read(answer);
      if (done === undefined) return { ...reply, outcome: 'refused', appointment: null };
      if (done !== 'try-again') return { ...reply, outcome: 'done', appointment: done.appointment };
    }
    if (tookMs > GIVE_UP_MS) return { ...reply, outcome: 'unknown', appointment: null };
    await sleep(Math.min(2000, 200 * attempts));
  }
}

function idOf({ body }: Answer): number | null {
  const { id } = (body ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : null;
}
