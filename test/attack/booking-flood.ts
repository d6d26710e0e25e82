import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider } from '../app.ts';
import type { Attack, Finding, Stage } from './attack.ts';

const MINUTE_MS = 60_000;

/** Throw-away accounts that book as much of a provider's week as they get. */
export const bookingFlood: Attack = {
  name: 'no one books away the week of a provider',
  run: async (stage) => [await oneAccount(stage)],
};

async function oneAccount(stage: Stage): Promise<Finding> {
  const providerId = await newProvider(stage);
  const { cookie } = await newPatient(stage);
  const starts = await freeStarts(stage, providerId);
  let booked = 0;
  for (const [at, date] of starts.slice(0, stage.isWhole ? 60 : 12).entries()) {
    if (await books(stage, { cookie, providerId, date, relative: `Relative ${at}` })) booked += 1;
  }
  return { tried: 'an unconfirmed account books for made-up relatives', found: `${booked} booked`, held: booked <= 2 };
}

/** Books a time for a relative, a minute after the last one; true if that was possible. */
async function books(
  stage: Stage,
  { cookie, providerId, date, relative }: { cookie: string; providerId: number; date: string; relative: string },
): Promise<boolean> {
  stage.clock.nowMs += MINUTE_MS;
  const reply = await stage.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie },
    payload: {
      ...{ providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
      forPerson: { name: relative, age: 30, relation: 'child' },
    },
  });
  return reply.statusCode === 201;
}

/** Returns every free start of a provider from tomorrow on, in order. */
async function freeStarts(stage: Stage, providerId: number): Promise<string[]> {
  const today = lagosDate(stage.clock.nowMs);
  const starts: string[] = [];
  for (let ahead = 1; ahead < 7; ahead++) {
    const url = `/api/providers/${providerId}/availability?date=${addDays(today, ahead)}`;
    const slots = (await stage.app.inject(url)).json<{ dateTime: string }[]>();
    starts.push(...slots.map(({ dateTime }) => dateTime));
  }
  return starts;
}
