/** How often a test runs a race: twenty times in the suite; `RACE_ROUNDS=100` for more. */
export const RACE_ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 20);
/** How often one is run over three processes, each of which is the first in its turn. */
export const PROCESS_RACE_ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 9);

/** A booking to send. */
export interface Attempt {
  readonly cookie: string;
  readonly providerId: number;
  /** ISO instant. */
  readonly date: string;
  readonly idempotencyKey?: string;
  /** The relative it is for, if one patient books for several. */
  readonly forName?: string;
}

export interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
  readonly id: number | undefined;
}

/** Sends all bookings concurrently over real sockets and returns their outcomes. */
export async function sendAtOnce(base: string, attempts: readonly Attempt[]): Promise<Outcome[]> {
  return await Promise.all(attempts.map((attempt) => send(base, attempt)));
}

async function send(base: string, { cookie, providerId, date, idempotencyKey, forName }: Attempt): Promise<Outcome> {
  const response = await fetch(`${base}/api/appointments`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify({
      providerId,
      date,
      status: 'scheduled',
      visitType: 'in-person',
      careType: 'routine',
      reason: 'Cough',
      ...(forName !== undefined && { forPerson: { name: forName, age: 30, relation: 'other' } }),
    }),
  });
  const body = (await response.json()) as { code?: string; id?: number };
  return { status: response.status, code: body.code, id: body.id };
}

/** Counts outcomes by status and code, such as `{ '201': 1, '409 slot_taken': 199 }`. */
export function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of outcomes) {
    const kind = code === undefined ? String(status) : `${status} ${code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
