import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, unlocked } from '#test/desks.ts';
import type { MarkReply } from '../contract.ts';

const t = await testApp();
const at = (time: string) => lagosInstant('2026-11-24', time);
const member: DeskMember[] = [];
const cookies: string[] = [];
let providerId: number;

beforeAll(async () => {
  t.clock.nowMs = at('09:00');
  const first = await newDesk(t);
  providerId = first.providerId;
  const second = await newDesk(t, { name: 'Reception 2', providerId });
  for (const desk of [first, second]) {
    const one = await memberWithPin(t, providerId);
    member.push(one);
    cookies.push(await unlocked(t, desk, one.id));
  }
  await newPoint(t, providerId, { units: 20 });
  t.clock.nowMs = at('09:02');
});

/** Sends a mark of a desk and returns what became of it. */
async function send(desk: 0 | 1, mark: object): Promise<MarkReply> {
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/portal/providers/${providerId}/desk-marks`,
    headers: { cookie: cookies[desk] ?? '' },
    payload: { marks: [mark] },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MarkReply[]>()[0] as MarkReply;
}

/** Status, attendance, and the ticket with its times. */
async function stateOf(appointmentId: number): Promise<string> {
  const { rows } = await t.pool.query<{ state: string }>(
    `select concat_ws(' ', status, attendance, outcome, 'came ' || to_char(arrived_at, 'MI'), 'begun ' || to_char(began_at, 'MI'),
       'ended ' || to_char(ended_at, 'MI')) as state
     from appointments left join tickets on appointment_id = appointments.id left join ticket_steps on ticket_id = tickets.id
     where appointments.id = $1`,
    [appointmentId],
  );
  return rows.map(({ state }) => state).join(' + ');
}

/**
 * What one desk marked at nine and another one a minute later, both without network, sent in this order; what became of the first
 * mark, and of the second or why; then visit and number with the minutes after nine.
 */
const PAIRS = `
arrive + arrive | applied applied | scheduled attended came 00
arrive + begin | applied applied | scheduled attended came 00 begun 01
arrive + end | applied applied | completed attended done came 00 ended 01
arrive + leave | applied applied | scheduled attended left came 00 ended 01
arrive + no_show | applied came_meanwhile | scheduled attended came 00
begin + arrive | applied applied | scheduled attended came 00 begun 00
begin + begin | applied applied | scheduled attended came 00 begun 00
begin + end | applied applied | completed attended done came 00 begun 00 ended 01
begin + leave | applied begun_meanwhile | scheduled attended came 00 begun 00
begin + no_show | applied came_meanwhile | scheduled attended came 00 begun 00
end + arrive | applied applied | completed attended done came 00 ended 00
end + begin | applied ended_meanwhile | completed attended done came 00 ended 00
end + end | applied applied | completed attended done came 00 ended 01
end + leave | applied ended_meanwhile | completed attended done came 00 ended 00
end + no_show | applied came_meanwhile | completed attended done came 00 ended 00
leave + arrive | open applied | scheduled attended came 01
leave + begin | open applied | scheduled attended came 01 begun 01
leave + end | open applied | completed attended done came 01 ended 01
leave + leave | open not_here | scheduled
leave + no_show | open applied | completed no_show
no_show + arrive | applied missed_meanwhile | scheduled attended came 01
no_show + begin | applied missed_meanwhile | scheduled attended came 01 begun 01
no_show + end | applied missed_meanwhile | completed attended done came 01 ended 01
no_show + leave | applied applied | completed no_show
no_show + no_show | applied applied | completed no_show
`;

const ACTS = ['arrive', 'begin', 'end', 'leave', 'no_show'] as const;

/** The same with the mark of a minute later sent first; what it wrote stays, only times of the earlier mark are noted. */
const LATER_FIRST = `
arrive + arrive | applied applied | scheduled attended came 00
arrive + begin | applied applied | scheduled attended came 00 begun 01
arrive + end | applied applied | completed attended done came 00 ended 01
arrive + leave | applied open | scheduled attended came 00
arrive + no_show | changed_later applied | completed no_show
begin + arrive | changed_later applied | scheduled attended came 01
begin + begin | applied applied | scheduled attended came 01 begun 01
begin + end | ended_meanwhile applied | completed attended done came 01 begun 01 ended 01
begin + leave | applied open | scheduled attended came 00 begun 00
begin + no_show | changed_later applied | completed no_show
end + arrive | changed_later applied | scheduled attended came 01
end + begin | changed_later applied | scheduled attended came 01 begun 01
end + end | applied applied | completed attended done came 01 ended 01
end + leave | applied open | completed attended done came 00 ended 00
end + no_show | changed_later applied | completed no_show
leave + arrive | changed_later applied | scheduled attended came 01
leave + begin | begun_meanwhile applied | scheduled attended came 01 begun 01
leave + end | ended_meanwhile applied | completed attended done came 01 ended 01
leave + leave | not_here open | scheduled
leave + no_show | applied applied | completed no_show
no_show + arrive | came_meanwhile applied | scheduled attended came 01
no_show + begin | came_meanwhile applied | scheduled attended came 01 begun 01
no_show + end | came_meanwhile applied | completed attended done came 01 ended 01
no_show + leave | applied open | completed no_show
no_show + no_show | applied applied | completed no_show
`;

test.each([
  ['the earlier mark first', PAIRS, false],
  ['the later mark first', LATER_FIRST, true],
] as const)(
  'two desks without network, %s: every pair ends as the table says, and a replay changes nothing',
  async (_order, table, isLaterFirst) => {
    const lines: string[] = [];
    for (const first of ACTS) {
      for (const second of ACTS) {
        t.clock.nowMs = at('09:02');
        const appointmentId = await appointmentTo(t, providerId, -62);
        const marks = [first, second].map((act, desk) => ({
          ...{ id: randomUUID(), act, appointmentId, madeBy: member[desk]?.id ?? 0 },
          at: new Date(at(`09:0${desk}`)).toISOString(),
        }));
        const order = isLaterFirst ? ([1, 0] as const) : ([0, 1] as const);
        const replies: MarkReply[] = [];
        for (const desk of order) replies[desk] = await send(desk, marks[desk] ?? {});
        const state = await stateOf(appointmentId);
        for (const desk of order.toReversed()) expect(await send(desk, marks[desk] ?? {})).toEqual(replies[desk]);
        expect(await stateOf(appointmentId)).toBe(state);
        // Its time is for the next pair.
        await t.pool.query("update appointments set status = 'cancelled' where id = $1", [appointmentId]);
        const became = replies.map(({ outcome, why }, desk) => (desk === order[0] ? outcome : (why ?? outcome)));
        lines.push(`${first} + ${second} | ${became.join(' ')} | ${state}`);
      }
    }
    expect(lines).toEqual(table.trim().split('\n'));
  },
);
