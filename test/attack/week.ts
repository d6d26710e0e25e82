import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider } from '../app.ts';
import type { Attack, Finding, Stage } from './attack.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Each provider's times in seven days: eighteen on five of them. */
const TIMES = 90;

/** A week of people who need care, with attackers of several kinds among them. */
export const week: Attack = { name: 'a week of honest people and attackers', run: (stage) => new Week(stage).run() };

/** Something that happens at an instant, ms. */
interface Act {
  readonly atMs: number;
  readonly run: () => Promise<void>;
}

interface Person {
  readonly id: number;
  readonly cookie: string;
  readonly network: string;
}

class Week {
  readonly #stage: Stage;
  readonly #startMs: number;
  readonly #providers: number[] = [];
  readonly #honest: { acts: number; wronglyRefused: number; untilConfirmed: number; why: string };
  readonly #attackers = new Map<string, number[]>();
  #seed = 7;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#startMs = stage.clock.nowMs;
    this.#honest = { acts: 0, wronglyRefused: 0, untilConfirmed: 0, why: '' };
  }

  async run(): Promise<Finding[]> {
    const [people, places, attackers] = this.#stage.isWhole ? [2000, 60, 20] : [24, 3, 2];
    for (let at = 0; at < places; at++) this.#providers.push(await newProvider(this.#stage));
    const acts = [
      ...Array.from({ length: people }, () => this.#honestPerson()),
      ...Array.from({ length: attackers }, (_, at) => this.#flood(`relatives ${at}`, 1)),
      ...Array.from({ length: attackers }, (_, at) => this.#flood(`accounts ${at}`, 12)),
    ];
    for (const { atMs, run } of acts.flat().sort((a, b) => a.atMs - b.atMs)) {
      this.#stage.clock.nowMs = atMs;
      await run();
    }
    return [this.#ofHonest(), await this.#ofOne(), await this.#ofAll()];
  }

  /** A number below `below`, from a fixed seed. */
  #random(below: number): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed % below;
  }

  #someTime(): number {
    return this.#startMs + this.#random(6 * DAY_MS);
  }

  /**
   * Comes once or for a family, behind one of few networks; confirms the address at once, later or only when it is needed;
   * repeats what a slow network left open, and now and then cancels.
   */
  #honestPerson(): Act[] {
    const atMs = this.#someTime();
    const confirms = this.#random(4) > 0;
    const family = confirms && this.#random(5) === 0 ? 1 + this.#random(3) : 0;
    const providerId = this.#providers[this.#random(this.#providers.length)] ?? 0;
    const run = async () => {
      const person = await this.#newPerson(`100.64.0.${this.#random(40)}`, confirms);
      for (let member = 0; member <= family; member++) {
        await this.#honestBooking(person, providerId, member === 0 ? undefined : `Child ${member}`);
      }
    };
    return [{ atMs, run }];
  }

  async #honestBooking(person: Person, providerId: number, relative: string | undefined): Promise<void> {
    const key = `week-${person.id}-${(relative ?? 'self').replace(' ', '-')}`;
    const date = await this.#freeTime(providerId);
    if (date === undefined) return;
    const send = () => this.#book(person, { providerId, date, relative, key });
    let reply = await send();
    this.#honest.acts += 1;
    if (reply.code === 'too_many_visits' && reply.message.startsWith('Confirm')) {
      this.#honest.untilConfirmed += 1;
      await this.#stage.pool.query('update users set email_confirmed_at = $2 where id = $1', [
        person.id,
        new Date(this.#stage.clock.nowMs),
      ]);
      reply = await send();
    }
    if (reply.status !== 201) {
      this.#honest.wronglyRefused += 1;
      this.#honest.why = `${reply.code} ${reply.message}`;
    }
    if (reply.status === 201 && this.#random(5) === 0) {
      // The answer was lost on the way.
      const again = await send();
      this.#honest.acts += 1;
      if (again.status !== 201 || again.id !== reply.id) this.#honest.wronglyRefused += 1;
    }
    if (reply.status === 201 && this.#random(8) === 0) await this.#cancel(person, reply.id);
  }

  /** An attacker with a network and a provider of their own choice, who tries for six days. */
  #flood(name: string, accounts: number): Act[] {
    const network = `10.${8 + this.#random(40)}.${this.#random(250)}.${this.#random(250)}`;
    const providerId = this.#providers[this.#attackers.size % this.#providers.length] ?? 0;
    const ids: number[] = [];
    this.#attackers.set(name, ids);
    let person: Person | undefined;
    const tries = this.#stage.isWhole ? 60 : 10;
    return Array.from({ length: tries }, (_, at) => ({
      atMs: this.#startMs + (at * 6 * DAY_MS) / tries,
      run: async () => {
        if (person === undefined || (accounts > 1 && at % Math.ceil(tries / accounts) === 0)) {
          person = await this.#newPerson(network, false);
          ids.push(person.id);
        }
        const date = await this.#freeTime(providerId);
        if (date !== undefined)
          await this.#book(person, { providerId, date, relative: `Made up ${at}`, key: undefined });
      },
    }));
  }

  async #newPerson(network: string, isConfirmed: boolean): Promise<Person> {
    const emailConfirmedAt = isConfirmed ? new Date(this.#stage.clock.nowMs) : null;
    return { ...(await newPatient(this.#stage, { emailConfirmedAt })), network };
  }

  async #freeTime(providerId: number): Promise<string | undefined> {
    const day = addDays(lagosDate(this.#stage.clock.nowMs), 1 + this.#random(6));
    const slots = (await this.#stage.app.inject(`/api/providers/${providerId}/availability?date=${day}`)).json<
      { dateTime: string }[]
    >();
    return slots[this.#random(Math.max(1, slots.length))]?.dateTime;
  }

  async #book(
    { cookie, network }: Person,
    {
      key,
      relative,
      ...wanted
    }: { providerId: number; date: string; relative: string | undefined; key: string | undefined },
  ): Promise<{ status: number; id: number; code: string; message: string }> {
    const reply = await this.#stage.app.inject({
      method: 'POST',
      url: '/api/appointments',
      remoteAddress: network,
      headers: { cookie, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: {
        ...{ ...wanted, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
        ...(relative !== undefined && { forPerson: { name: relative, age: 8, relation: 'child' } }),
      },
    });
    return { ...reply.json<{ id: number; code: string; message: string }>(), status: reply.statusCode };
  }

  async #cancel({ cookie }: Person, id: number): Promise<void> {
    const url = `/api/appointments/${id}/status`;
    await this.#stage.app.inject({ method: 'PUT', url, headers: { cookie }, payload: { status: 'cancelled' } });
  }

  #ofHonest(): Finding {
    const { acts, wronglyRefused, untilConfirmed, why } = this.#honest;
    return {
      tried: 'honest people book, for families too, behind forty networks, and repeat',
      found: `${acts} acts, ${wronglyRefused} refused wrongly${why && ` (${why})`}, ${untilConfirmed} only until the address was confirmed`,
      held: acts > 0 && wronglyRefused <= acts / 1000,
    };
  }

  /** The most that the accounts of one attacker got in any seven days with a provider. */
  async #ofOne(): Promise<Finding> {
    const most: number[] = [];
    for (const ids of this.#attackers.values()) most.push(await this.#mostInAWeek(ids));
    return share('the accounts of one attacker', Math.max(...most), 0.05);
  }

  async #ofAll(): Promise<Finding> {
    return share('all accounts without a confirmed address', await this.#mostInAWeek(undefined), 0.2);
  }

  /** Returns the most bookings of some accounts, or of all that aren't confirmed, with one provider in any seven days. */
  async #mostInAWeek(ids: readonly number[] | undefined): Promise<number> {
    const { rows } = await this.#stage.pool.query<{ most: number }>(
      `with taken as (
         select a.provider_id, (a.starts_at at time zone 'Africa/Lagos')::date as day
         from appointments a join users u on u.id = a.patient_id
         where a.provider_id = any($1::int[]) and a.status in ('scheduled', 'completed') and u.email_confirmed_at is null
           and ($2::int[] is null or u.id = any($2::int[])))
       select coalesce(max((select count(*) from taken o where o.provider_id = t.provider_id
         and o.day between t.day and t.day + 6)), 0)::int as most from taken t`,
      [this.#providers, ids ?? null],
    );
    return rows[0]?.most ?? 0;
  }
}

function share(who: string, booked: number, most: number): Finding {
  const percent = Math.round((100 * booked) / TIMES);
  return {
    tried: `${who} book for a week`,
    found: `at most ${booked} of ${TIMES} times (${percent} %)`,
    held: booked <= most * TIMES,
  };
}
