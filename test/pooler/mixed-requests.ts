import { randomUUID } from 'node:crypto';

/** What a patient's browser does: it keeps its cookies, and speaks to any of the servers. */
class Visitor {
  readonly #cookies = new Map<string, string>();
  userId = 0;

  async send(base: string, method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(base + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  }
}

/** Statuses and how often each came. */
export type Tally = Map<number, number>;

/**
 * Sends `count` requests of patients to the servers in turn: sessions, appointments, calendars, searches, holds, bookings and
 * cancellations. Returns how often each status came; 0 is a connection that broke.
 */
export async function sendMixed(
  servers: readonly string[],
  count: number,
  options: { readonly patients: number; readonly providers: readonly number[]; readonly dates: readonly string[] },
): Promise<Tally> {
  const tally: Tally = new Map();
  let left = count;
  const patients = Array.from({ length: options.patients }, () => new Visitor());
  let turn = 0;
  const send = async (visitor: Visitor, method: string, path: string, body?: object) => {
    left -= 1;
    turn += 1;
    const base = servers[turn % servers.length] ?? '';
    const answer = await visitor.send(base, method, path, body).catch(() => ({ status: 0, body: undefined }));
    tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
    return answer;
  };
  await Promise.all(
    patients.map(async (visitor, place) => {
      const username = `p${randomUUID().slice(0, 12)}`;
      const account = {
        username,
        password: 'Quiet-river-42',
        fullName: 'Pooled Patient',
        email: `${username}@example.com`,
      };
      const { body } = await send(visitor, 'POST', '/api/register', account);
      visitor.userId = (body as { id?: number } | undefined)?.id ?? 0;
      for (let step = place; left > 0; step++) await actOnce(visitor, step);
    }),
  );
  return tally;

  async function actOnce(visitor: Visitor, step: number): Promise<void> {
    const provider = options.providers[step % options.providers.length] ?? 0;
    const date = options.dates[step % options.dates.length] ?? '';
    await send(visitor, 'GET', '/api/user');
    await send(visitor, 'GET', `/api/providers?limit=5&availableOn=${date}`);
    const { body: slots } = await send(visitor, 'GET', `/api/providers/${provider}/availability?date=${date}`);
    await send(visitor, 'GET', `/api/users/${visitor.userId}/appointments`);
    const free = Array.isArray(slots) ? (slots as { dateTime: string }[]) : [];
    const slot = free[step % Math.max(1, free.length)];
    if (slot === undefined || step % 4 !== 0) return;
    await send(visitor, 'POST', '/api/slot-holds', { providerId: provider, date: slot.dateTime });
    const booking = { visitType: 'in-person', careType: 'routine', reason: 'My symptoms include: Cough' };
    const booked = await send(visitor, 'POST', '/api/appointments', {
      providerId: provider,
      date: slot.dateTime,
      ...booking,
    });
    if (booked.status !== 201) return;
    const { id } = booked.body as { readonly id: number };
    await send(visitor, 'PUT', `/api/appointments/${id}/status`, { status: 'cancelled' });
  }
}
