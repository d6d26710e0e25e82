import { newPatient, newProvider } from '../app.ts';
import type { Attack, Finding, Stage } from './attack.ts';

const MINUTE_MS = 60_000;
/** A stranger's mails in an hour. */
const MOST = 5;

/** Accounts that send as many messages to a stranger as they can cause. */
export const mailFlood: Attack = {
  name: 'no one floods the mailbox or telephone of a stranger',
  run: async (stage) => [
    await bookingAndCancelling(stage),
    await manyAccounts(stage),
    await theClinicStillReaches(stage),
  ],
};

const strangerOf = (stage: Stage, name: string) => `${name}-${stage.clock.nowMs}@example.com`;

/** Returns the most messages to a mailbox, with any tag, within an hour that were not left out. */
async function mostInAnHour({ pool }: Stage, mailbox: string): Promise<number> {
  const [local, domain] = mailbox.split('@');
  const { rows } = await pool.query<{ most: number }>(
    `select coalesce(max((select count(*) from messages o where o.recipient like $1 and o.last_error is null
       and o.created_at >= m.created_at and o.created_at < m.created_at + interval '1 hour')), 0)::int as most
     from messages m where m.recipient like $1`,
    [`${local}%@${domain}`],
  );
  return rows[0]?.most ?? 0;
}

/** Books a time and cancels it. Returns the status of the booking. */
async function bookAndCancel(stage: Stage, cookie: string, providerId: number): Promise<number> {
  const headers = { cookie };
  const payload = {
    ...{ providerId, date: '2026-11-27T10:00:00.000Z', visitType: 'in-person', careType: 'routine', reason: 'Cough' },
  };
  const booked = await stage.app.inject({ method: 'POST', url: '/api/appointments', headers, payload });
  if (booked.statusCode === 201) {
    const url = `/api/appointments/${booked.json<{ id: number }>().id}/status`;
    await stage.app.inject({ method: 'PUT', url, headers, payload: { status: 'cancelled' } });
  }
  return booked.statusCode;
}

async function bookingAndCancelling(stage: Stage): Promise<Finding> {
  const email = strangerOf(stage, 'bombed');
  const { id, cookie } = await newPatient(stage, { email, emailConfirmedAt: null });
  let done = 0;
  for (let at = 0; at < (stage.isWhole ? 100 : 10); at++) {
    stage.clock.nowMs += MINUTE_MS;
    if ((await bookAndCancel(stage, cookie, await newProvider(stage))) === 201) done += 1;
  }
  const most = await mostInAnHour(stage, email);
  const url = `/api/users/${id}/messages`;
  const list = (await stage.app.inject({ url, headers: { cookie } })).json<{ isLeftOut: boolean }[]>();
  const said = list.filter(({ isLeftOut }) => isLeftOut).length;
  return {
    tried: 'one account books and cancels, with the address of a stranger',
    found: `${done} times, at most ${most} mails an hour, ${said} shown as not sent`,
    held: done > 5 && most <= MOST && said > 0,
  };
}

async function manyAccounts(stage: Stage): Promise<Finding> {
  const email = strangerOf(stage, 'everyone');
  const count = stage.isWhole ? 60 : 8;
  for (let at = 0; at < count; at++) {
    stage.clock.nowMs += 30_000;
    const name = `flood${stage.clock.nowMs}`;
    const registered = await stage.app.inject({
      method: 'POST',
      url: '/api/register',
      remoteAddress: `10.7.0.${at}`,
      payload: {
        ...{ username: name, email: email.replace('@', `+${at}@`), fullName: 'A Stranger' },
        ...{ password: 'a long and rare one', dateOfBirth: '1990-01-01' },
      },
    });
    const cookie = registered.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
    if (registered.statusCode === 201) await bookAndCancel(stage, cookie, await newProvider(stage));
  }
  const { rows } = await stage.pool.query('select from users where email like $1', [email.replace('@', '+%@')]);
  const most = await mostInAnHour(stage, email);
  return {
    tried: `accounts register, book and cancel with tags of one address`,
    found: `${rows.length} accounts, at most ${most} mails an hour`,
    held: rows.length === count && most <= MOST,
  };
}

/** What a practice says arrives although the patient, or anyone else, has used up everything else. */
async function theClinicStillReaches(stage: Stage): Promise<Finding> {
  const email = strangerOf(stage, 'patient');
  const { cookie } = await newPatient(stage, { email, emailConfirmedAt: null });
  for (let at = 0; at < 3; at++) await bookAndCancel(stage, cookie, await newProvider(stage));
  stage.clock.nowMs += MINUTE_MS;
  const providerId = await newProvider(stage);
  const doctor = await newPatient(stage, { role: 'provider' });
  await stage.pool.query(
    `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'owner', now())`,
    [providerId, doctor.id],
  );
  const payload = {
    providerId,
    date: '2026-11-27T11:00:00.000Z',
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Cough',
  };
  const booked = await stage.app.inject({ method: 'POST', url: '/api/appointments', headers: { cookie }, payload });
  const url = `/api/portal/visits/${booked.json<{ id: number }>().id}/cancel`;
  const reply = await stage.app.inject({
    method: 'POST',
    url,
    headers: { cookie: doctor.cookie },
    payload: { reason: 'Ill', was: { date: payload.date } },
  });
  const { rows } = await stage.pool.query<{ status: string }>(
    `select status from messages where recipient = $1 and kind = 'visit-cancelled-by-provider'`,
    [email],
  );
  return {
    tried: 'the clinic cancels a visit of a flooded address',
    found: `${reply.statusCode}, the mail is ${rows[0]?.status ?? 'missing'}`,
    held: rows[0]?.status === 'queued',
  };
}
