import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { sendAtOnce } from '#test/race.ts';

export const NEW_PATIENT = { username: 'restored.patient', password: 'a long word of 2026' };

/** Registers a patient, or signs the same one in, and returns the session's cookie. */
export async function enter(base: string, how: 'register' | 'login'): Promise<string> {
  const { username, password } = NEW_PATIENT;
  const more = { fullName: 'Restored Patient', email: `${username}@example.com` };
  const answer = await fetch(`${base}/api/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, ...(how === 'register' && more) }),
  });
  if (!answer.ok) throw new Error(`${how}: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Books a visit with each of `count` providers and returns their ids. @throws Error if one is not acknowledged */
export async function bookAppointments(base: string, cookie: string, from: number, count: number): Promise<number[]> {
  const query = `acceptingNewPatients=true&limit=${from + count}`;
  const providers = (await (await fetch(`${base}/api/providers?${query}`)).json()) as { id: number }[];
  const attempts = [];
  for (const { id } of providers.slice(from)) {
    const slot = await freeSlot(base, id);
    attempts.push({ cookie, providerId: id, date: slot, forName: `Person ${id}` });
  }
  const outcomes = await sendAtOnce(base, attempts);
  const ids = outcomes.flatMap(({ status, id }) => (status === 201 && id !== undefined ? [id] : []));
  if (ids.length !== count) throw new Error(`${ids.length} of ${count} visits booked: ${JSON.stringify(outcomes)}`);
  return ids;
}

async function freeSlot(base: string, providerId: number): Promise<string> {
  for (let ahead = 1; ahead <= 14; ahead++) {
    const date = addDays(lagosDate(Date.now()), ahead);
    const answer = await fetch(`${base}/api/providers/${providerId}/availability?date=${date}`);
    const [slot] = (await answer.json()) as { dateTime: string }[];
    if (slot !== undefined) return slot.dateTime;
  }
  throw new Error(`provider ${providerId} has no free time`);
}
