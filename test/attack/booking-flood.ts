import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider } from '../app.ts';
import type { Attack, Finding, Stage } from './attack.ts';

const MINUTE_MS = 60_000;
/** Forty times in a week: two of them for one attacker, eight for all accounts that aren't proven. */
const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '13:00' }));
const MOST_OF_ONE = 2;
const MOST_OF_ALL = 8;

/** Throw-away accounts that book as much of a provider's week as they get. */
export const bookingFlood: Attack = {
  name: 'no one books away the week of a provider',
  run: async (stage) => [
    await relatives(stage),
    await oneMailbox(stage),
    await oneNetwork(stage),
    await everywhere(stage),
    await atOnce(stage),
    await cancelling(stage),
    await moving(stage),
    await holding(stage),
  ],
};

/** A provider under attack, and its free starts from tomorrow on. */
async function target(stage: Stage): Promise<{ providerId: number; starts: string[] }> {
  const providerId = await newProvider(stage, { hours: HOURS });
  const today = lagosDate(stage.clock.nowMs);
  const starts: string[] = [];
  for (let ahead = 1; ahead < 7; ahead++) {
    const url = `/api/providers/${providerId}/availability?date=${addDays(today, ahead)}`;
    const slots = (await stage.app.inject(url)).json<{ dateTime: string }[]>();
    starts.push(...slots.map(({ dateTime }) => dateTime));
  }
  return { providerId, starts: stage.isWhole ? starts : starts.slice(0, 12) };
}

const unconfirmed = (stage: Stage, details: Parameters<typeof newPatient>[1] = {}) =>
  newPatient(stage, { emailConfirmedAt: null, ...details });

interface Try {
  readonly providerId: number;
  readonly date: string;
  readonly cookie: string;
  readonly network: string;
  readonly relative?: string;
  /** The appointment that it replaces. */
  readonly rescheduleOf?: number;
}

const bodyOf = ({ providerId, date, relative, rescheduleOf }: Omit<Try, 'cookie' | 'network'>) => ({
  ...{ providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
  ...(rescheduleOf !== undefined && { rescheduleOf }),
  ...(relative !== undefined && { forPerson: { name: relative, age: 30, relation: 'child' } }),
});

/** Books a time a minute after the last one. Returns the id of the appointment; undefined if it was refused. */
async function book(stage: Stage, wanted: Try): Promise<number | undefined> {
  stage.clock.nowMs += MINUTE_MS;
  const reply = await stage.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: wanted.cookie },
    remoteAddress: wanted.network,
    payload: bodyOf(wanted),
  });
  return reply.statusCode === 201 ? reply.json<{ id: number }>().id : undefined;
}

/** Tries every start, and counts what was booked. */
async function tryAll(stage: Stage, tryAt: (at: number) => Promise<Omit<Try, 'providerId' | 'date'>>) {
  const { providerId, starts } = await target(stage);
  let booked = 0;
  for (const [at, date] of starts.entries()) {
    if ((await book(stage, { ...(await tryAt(at)), providerId, date })) !== undefined) booked += 1;
  }
  return { booked, of: starts.length, providerId, starts };
}

function found(tried: string, { booked, of }: { booked: number; of: number }, most: number): Finding {
  return { tried, found: `${booked} of ${of} booked`, held: booked > 0 && booked <= most };
}

async function relatives(stage: Stage): Promise<Finding> {
  const { cookie } = await unconfirmed(stage);
  const all = await tryAll(stage, async (at) => ({ cookie, network: `10.1.0.${at}`, relative: `Relative ${at}` }));
  return found('one account books for made-up relatives', all, MOST_OF_ONE);
}

async function oneMailbox(stage: Stage): Promise<Finding> {
  const email = `stranger-${stage.clock.nowMs}@example.com`;
  const all = await tryAll(stage, async (at) => ({
    cookie: (await unconfirmed(stage, { email })).cookie,
    network: `10.2.0.${at}`,
  }));
  return found('accounts with the address of one stranger book', all, MOST_OF_ONE);
}

async function oneNetwork(stage: Stage): Promise<Finding> {
  const all = await tryAll(stage, async () => ({ cookie: (await unconfirmed(stage)).cookie, network: '10.3.0.1' }));
  return found('accounts of one network book', all, MOST_OF_ONE);
}

/** The rest stays free for people with a confirmed address, also one of the network of the attack. */
async function everywhere(stage: Stage): Promise<Finding> {
  const all = await tryAll(stage, async (at) => ({
    cookie: (await unconfirmed(stage)).cookie,
    network: `10.4.0.${at}`,
  }));
  const { cookie } = await newPatient(stage);
  const last = { providerId: all.providerId, date: all.starts.at(-1) ?? '', cookie, network: '10.4.0.1' };
  const isFree = (await book(stage, last)) !== undefined;
  const { found: counted, held } = found('', all, MOST_OF_ALL);
  return {
    tried: 'accounts of many networks book, then a person whose address is confirmed',
    found: `${counted}; the person ${isFree ? 'booked' : 'was refused'}`,
    held: held && isFree,
  };
}

async function atOnce(stage: Stage): Promise<Finding> {
  const { providerId, starts } = await target(stage);
  const cookies = await Promise.all(starts.map(async () => (await unconfirmed(stage)).cookie));
  const statuses = await Promise.all(
    starts.map(async (date, at) => {
      const reply = await fetch(`${stage.base}/api/appointments`, {
        method: 'POST',
        headers: { cookie: cookies[at] ?? '', 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf({ providerId, date })),
      });
      return reply.status;
    }),
  );
  const booked = statuses.filter((status) => status === 201).length;
  return found('accounts of one network book at the same moment', { booked, of: starts.length }, MOST_OF_ONE);
}

async function cancelling(stage: Stage): Promise<Finding> {
  const { providerId, starts } = await target(stage);
  let booked = 0;
  for (const date of starts) {
    const { cookie } = await unconfirmed(stage);
    const id = await book(stage, { providerId, date, cookie, network: '10.5.0.1' });
    if (id === undefined) continue;
    booked += 1;
    const url = `/api/appointments/${id}/status`;
    await stage.app.inject({ method: 'PUT', url, headers: { cookie }, payload: { status: 'cancelled' } });
  }
  return found('accounts of one network book and cancel', { booked, of: starts.length }, MOST_OF_ONE);
}

async function moving(stage: Stage): Promise<Finding> {
  const network = '10.7.0.1';
  const all = await tryAll(stage, async () => {
    const { cookie } = await unconfirmed(stage);
    const elsewhere = await target(stage);
    const date = elsewhere.starts.at(-1) ?? '';
    const id = await book(stage, { providerId: elsewhere.providerId, date, cookie, network });
    return { cookie, network, ...(id !== undefined && { rescheduleOf: id }) };
  });
  return found('accounts of one network book elsewhere and move', all, MOST_OF_ONE);
}

async function holding(stage: Stage): Promise<Finding> {
  const { providerId, starts } = await target(stage);
  let held = 0;
  for (const [at, date] of starts.entries()) {
    const reply = await stage.app.inject({
      method: 'POST',
      url: '/api/slot-holds',
      remoteAddress: `10.6.0.${at}`,
      payload: { providerId, date },
    });
    if (reply.statusCode === 201) held += 1;
  }
  return { tried: 'signed-out browsers hold', found: `${held} of ${starts.length} held`, held: held <= MOST_OF_ALL };
}
