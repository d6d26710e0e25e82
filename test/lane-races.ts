import { expect, test } from 'vitest';
import type { PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from './access/portal-set-ups.ts';
import { newPatient, newProvider, type TestApp } from './app.ts';
import { PROCESS_RACE_ROUNDS } from './race.ts';
import { newPractice, newResource, newService } from './resources.ts';

const DAILY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' }));
const ORDINARY = { visitType: 'in-person', careType: 'routine', reason: 'Cough' };

/** Sends a call to one of the processes; `from` is the address of the client. */
export type Send = (
  server: number,
  method: string,
  path: string,
  sent: { readonly cookie?: string; readonly from?: string; readonly body?: object },
) => Promise<Response>;

type Of = () => { readonly send: Send; readonly world: TestApp };

/** A round's own time from tomorrow on, ISO instant: no two rounds overlap. */
function timeOf(round: number, now: number, step = 0): string {
  const slot = round * 2 + step;
  const minutes = 480 + (slot % 40) * 15;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return new Date(lagosInstant(addDays(lagosDate(now), 1 + Math.floor(slot / 40)), time)).toISOString();
}

/** A place of a desk with the hours of all races. */
async function deskPlace(world: TestApp, desk: Awaited<ReturnType<typeof newPatient>>): Promise<number> {
  const place = await practiceOf(world, desk);
  await world.pool.query('delete from weekly_hours where provider_id = $1', [place]);
  await world.pool.query('update providers set visit_minutes = 15, provides_urgent_care = true where id = $1', [place]);
  for (const { weekday, opens, closes } of DAILY) {
    const row = [place, weekday, opens, closes];
    await world.pool.query(
      'insert into weekly_hours (provider_id, weekday, opens, closes) values ($1, $2, $3, $4)',
      row,
    );
  }
  return place;
}

/** What the races need. */
function racing(of: Of) {
  const aPlace = () => newProvider(of().world, { hours: DAILY, visitMinutes: 15 });
  /** Enough that none has more visits on a day, or to come, than an account may have. */
  const somePatients = async () =>
    await Promise.all(Array.from({ length: 40 }, async () => await newPatient(of().world)));
  /** The status of each of some calls that are sent at once, the first to another process in every round. */
  const atOnce = async (round: number, calls: readonly ((server: number, from: string) => Promise<Response>)[]) =>
    await Promise.all(calls.map(async (call, n) => (await call((round + n) % 3, `198.51.100.${round}`)).status));
  const booking = (cookie: string, providerId: number, date: string) => async (server: number, from: string) =>
    await of().send(server, 'POST', '/api/appointments', { cookie, from, body: { providerId, date, ...ORDINARY } });
  return { aPlace, somePatients, atOnce, booking };
}

/** Races between calls that reach three processes at the same moment. */
export function raceForLanes(of: Of): void {
  const { aPlace, somePatients, atOnce, booking } = racing(of);
  test('two practitioners and a chair take three of four patients who book one time', async () => {
    const { world } = of();
    const place = await aPlace();
    const practice = await newPractice(world, [place], 50);
    for (const kind of ['practitioner', 'practitioner', 'chair'] as const)
      await newResource(world, practice, { at: [place], kind });
    const patients = await somePatients();
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      const date = timeOf(round, Date.now());
      const four = [0, 1, 2, 3].map((n) => patients[(round * 4 + n) % patients.length]?.cookie ?? '');
      const statuses = await atOnce(
        round,
        four.map((cookie) => booking(cookie, place, date)),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409]);
    }
  });

  test('a doctor of two places gets one of two patients who book one time at either', async () => {
    const { world } = of();
    const places = [await aPlace(), await aPlace()];
    await newResource(world, await newPractice(world, places, 50), { at: places });
    const patients = await somePatients();
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      const date = timeOf(round, Date.now());
      const two = places.map((place, n) => booking(patients[(round * 2 + n) % 12]?.cookie ?? '', place, date));
      expect((await atOnce(round, two)).toSorted((a, b) => a - b)).toEqual([201, 409]);
    }
  });

  test('the last lane is held for one of two browsers', async () => {
    const { world, send } = of();
    const place = await aPlace();
    await newResource(world, await newPractice(world, [place], 50), { at: [place], capacity: 2 });
    const patients = await somePatients();
    const hold = (date: string) => async (server: number, from: string) =>
      await send(server, 'POST', '/api/slot-holds', { from, body: { providerId: place, date } });
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      const date = timeOf(round, Date.now());
      await booking(patients[round % 12]?.cookie ?? '', place, date)(0, `203.0.113.${round}`);
      expect((await atOnce(round, [hold(date), hold(date)])).toSorted((a, b) => a - b)).toEqual([201, 409]);
    }
  });
}

/** A race between the desk and a patient for one time. */
export function raceToSqueezeIn(of: Of): void {
  const { somePatients, atOnce, booking } = racing(of);
  test('a visit that the desk squeezes in and one that a patient books at that time take two lanes, or the patient none', async () => {
    const { world, send } = of();
    const desk = await newPatient(world);
    const place = await deskPlace(world, desk);
    const doctor = await newResource(world, await newPractice(world, [place], 50), { at: [place] });
    const patients = await somePatients();
    const outcomes: string[] = [];
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      const [from, to] = [timeOf(round, Date.now()), timeOf(round, Date.now(), 1)];
      const [mover, booker] = [patients[(round * 2) % 12], patients[(round * 2 + 1) % 12]];
      const booked = await booking(mover?.cookie ?? '', place, from)(0, `203.0.113.${round}`);
      const { id } = (await booked.json()) as { id: number };
      const body = { date: to, squeezeReason: 'Fever since last night', was: { date: from } };
      const move = async (server: number, address: string) =>
        await send(server, 'POST', `/api/portal/visits/${id}/move`, { cookie: desk.cookie, from: address, body });
      const statuses = await atOnce(round, [move, booking(booker?.cookie ?? '', place, to)]);
      const { rows } = await world.pool.query<{ lane: number }>(
        `select lane from appointments where resource_id = $1 and starts_at = $2 and status = 'scheduled' order by lane`,
        [doctor, to],
      );
      outcomes.push(`${statuses.join(' ')}: ${rows.map(({ lane }) => lane).join(' ')}`);
    }
    const possible = ['200 201: 1 100', '200 409: 1'];
    expect(outcomes.filter((outcome) => !possible.includes(outcome))).toEqual([]);
  });
}

/** A place of a desk with one machine and a service, and the offer as the desk read it. */
async function offering(of: Of, capacity: number) {
  const { world, send } = of();
  const desk = await newPatient(world);
  const place = await deskPlace(world, desk);
  const practice = await newPractice(world, [place], 50);
  const machine = await newResource(world, practice, { at: [place], kind: 'machine', capacity });
  const serviceId = await newService(world, practice, { by: [machine], minutes: 15 });
  const path = `/api/portal/providers/${place}`;
  const read = async () =>
    (await (await send(0, 'GET', `${path}/resources`, { cookie: desk.cookie })).json()) as PracticeOffer;
  return { world, send, cookie: desk.cookie, place, path, machine, serviceId, read };
}

/** A race between a desk that lowers what a machine takes at once, and patients. */
export function raceToLower(of: Of): void {
  const { somePatients, atOnce, booking } = racing(of);
  test('a machine that takes one instead of two keeps what was booked before, and never gets a third', async () => {
    const { world, send, cookie, place, path, machine, read } = await offering(of, 2);
    const patients = await somePatients();
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      await world.pool.query('update resources set capacity = 2 where id = $1', [machine]);
      const date = timeOf(round, Date.now());
      const { id: _, visitsToCome: __, ...was } = (await read()).resources[0] ?? fail();
      const lower = async (server: number, from: string) =>
        await send(server, 'PUT', `${path}/resources/${machine}`, { cookie, from, body: { ...was, capacity: 1, was } });
      const three = [0, 1, 2].map((n) => booking(patients[(round * 3 + n) % 12]?.cookie ?? '', place, date));
      const [changed, ...booked] = await atOnce(round, [lower, ...three]);
      expect(changed).toBe(200);
      expect([1, 2]).toContain(booked.filter((status) => status === 201).length);
      const late = booking(patients[(round * 3 + 3) % 12]?.cookie ?? '', place, date);
      expect((await late(round % 3, `203.0.113.${round}`)).status).toBe(409);
    }
  });
}

/** A race between a desk that makes a service longer, and patients. */
export function raceToLengthen(of: Of): void {
  const { somePatients, atOnce } = racing(of);
  test('a service that becomes longer while it is booked has the length of before or after, and no visits overlap', async () => {
    const { world, send, cookie, place, path, machine, serviceId, read } = await offering(of, 1);
    const patients = await somePatients();
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      await world.pool.query('update services set minutes = 15 where id = $1', [serviceId]);
      // A longer visit reaches into the next round's time.
      await world.pool.query(`update appointments set status = 'cancelled' where resource_id = $1`, [machine]);
      const [date, next] = [timeOf(round, Date.now()), timeOf(round, Date.now(), 1)];
      const { id: _, ...was } = (await read()).services[0] ?? fail();
      const lengthen = async (server: number, from: string) =>
        await send(server, 'PUT', `${path}/services/${serviceId}`, {
          cookie,
          from,
          body: { ...was, minutes: 30, was },
        });
      const book = (n: number, at: string) => async (server: number, from: string) =>
        await send(server, 'POST', '/api/appointments', {
          cookie: patients[(round * 2 + n) % 12]?.cookie ?? '',
          from,
          body: { providerId: place, date: at, serviceId, ...ORDINARY },
        });
      const [changed, ...booked] = await atOnce(round, [lengthen, book(0, date), book(1, next)]);
      expect(changed).toBe(200);
      expect(booked).toContain(201);
      const { rows } = await world.pool.query<{ minutes: number; overlaps: boolean }>(
        `select extract(epoch from ends_at - starts_at)::int / 60 as minutes,
           exists (select from appointments b where b.id <> a.id and b.resource_id = a.resource_id
             and b.status = 'scheduled' and tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at)) as overlaps
         from appointments a where resource_id = $1 and starts_at in ($2, $3) and status = 'scheduled'`,
        [machine, date, next],
      );
      expect(rows).toHaveLength(booked.filter((status) => status === 201).length);
      for (const { minutes, overlaps } of rows) expect([overlaps, [15, 30].includes(minutes)]).toEqual([false, true]);
    }
  });
}

/** A race between a desk that moves a visit, and its patient. */
export function raceToMove(of: Of): void {
  const { somePatients, atOnce, booking } = racing(of);
  test('a visit that the desk moves while the patient cancels it is moved or cancelled, not both', async () => {
    const { world, send, cookie, place, machine } = await offering(of, 1);
    const patients = await somePatients();
    for (let round = 0; round < PROCESS_RACE_ROUNDS; round++) {
      const [from, to] = [timeOf(round, Date.now()), timeOf(round, Date.now(), 1)];
      const patient = patients[round % 12]?.cookie ?? '';
      const { id } = (await (await booking(patient, place, from)(0, `203.0.113.${round}`)).json()) as { id: number };
      const body = { date: to, was: { date: from } };
      const move = async (server: number, address: string) =>
        await send(server, 'POST', `/api/portal/visits/${id}/move`, { cookie, from: address, body });
      const cancel = async (server: number, address: string) =>
        await send(server, 'PUT', `/api/appointments/${id}/status`, {
          cookie: patient,
          from: address,
          body: { status: 'cancelled' },
        });
      const calls = round % 2 === 0 ? [move, cancel] : [cancel, move];
      const statuses = await atOnce(round, calls);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { rows } = await world.pool.query<{ starts_at: Date }>(
        `select starts_at from appointments where resource_id = $1 and starts_at in ($2, $3) and status = 'scheduled'`,
        [machine, from, to],
      );
      const isMoved = statuses[calls.indexOf(move)] === 200;
      expect(rows.map((row) => row.starts_at.toISOString())).toEqual(isMoved ? [to] : []);
    }
  });
}

function fail(): never {
  throw new Error('The place offers nothing.');
}
