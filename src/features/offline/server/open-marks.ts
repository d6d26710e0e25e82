import type { Database } from '#db/open-database.ts';
import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { lastStep, stateOfTicket, stateSinceMs } from '#features/queue/rules/ticket-state.ts';
import { findPoints } from '#features/queue/server/point-store.ts';
import { findTicket, type TicketRow } from '#features/queue/server/ticket-store.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { OpenMark } from '../contract.ts';
import { beginPoints, MARK_ACTS, type MarkAct, mayApply } from '../rules/merge-mark.ts';
import { findNames, findOpenMarks, type MarkRow } from './desk-mark-store.ts';

type OpenRow = Awaited<ReturnType<typeof findOpenMarks>>[number];

/** Returns the open marks of a place as its members see them; a look, once a day, is noted in each patient's access log. */
export async function readOpenMarks(
  tx: Database,
  keyFor: KeyFor,
  providerId: number,
  looking: { readonly userId: number; readonly desk: string | undefined; readonly nowMs: number },
): Promise<OpenMark[]> {
  const rows = await findOpenMarks(tx, providerId);
  const people = rows.flatMap((row) => {
    const patientId = personOf(row);
    return patientId === null ? [] : [{ object: objectOf(row), patientId }];
  });
  const names = await findNames(tx, [...new Set(people.map(({ patientId }) => patientId))]);
  const sameSinceMs = lagosMidnight(looking.nowMs) - 1;
  await recordPlaceLook(tx, keyFor, { ...looking, providerId, act: 'mark.list', people, sameSinceMs });
  const pointNames = new Map((await findPoints(tx, providerId)).map((point) => [point.id, point.name]));
  const shown: OpenMark[] = [];
  for (const row of rows) {
    const ticket = row.mark.ticketId === null ? undefined : await findTicket(tx, { id: row.mark.ticketId });
    shown.push({
      ...shownMark(row, names),
      queue: ticket === undefined ? null : queueStateOf(ticket, pointNames),
      beginAt: beginPointsOf(row.mark, ticket).flatMap((id) => {
        const name = pointNames.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
    });
  }
  return shown;
}

function personOf({ ticketPatientId, patientId }: OpenRow): number | null {
  return ticketPatientId ?? patientId;
}

function objectOf({ mark }: OpenRow): string {
  return mark.ticketId === null ? `appointment:${mark.appointmentId}` : `ticket:${mark.ticketId}`;
}

/** Returns the service points at which a member may begin now with the person of a mark. */
export function beginPointsOf({ act, why, entered }: MarkRow, ticket: TicketRow | undefined): readonly number[] {
  const meant = entered['toPointId'] ?? entered['pointId'];
  const found = ticket && {
    state: stateOfTicket(ticket),
    outcome: ticket.outcome,
    pointId: lastStep(ticket).pointId,
  };
  return beginPoints({ act: actOf(act), why }, found, typeof meant === 'number' ? meant : undefined);
}

function actOf(act: string): MarkAct {
  return MARK_ACTS.find((each) => each === act) ?? 'note';
}

function queueStateOf(ticket: TicketRow, pointNames: ReadonlyMap<number, string>): NonNullable<OpenMark['queue']> {
  const state = stateOfTicket(ticket);
  return {
    state: state === 'gone' ? (ticket.outcome ?? 'done') : state,
    point: pointNames.get(lastStep(ticket).pointId) ?? '',
    since: new Date(stateSinceMs(ticket)).toISOString(),
  };
}

function shownMark(row: OpenRow, names: ReadonlyMap<number, string>): Omit<OpenMark, 'beginAt' | 'queue'> {
  const { mark, madeBy, desk, startsAt, status, attendance, forName, ticketForName, series, number } = row;
  const { name, text } = mark.entered;
  const own = ticketForName ?? forName ?? names.get(personOf(row) ?? 0);
  return {
    ...{ id: mark.id, madeBy, desk, why: mark.why, mayApply: mark.act !== 'wish' && mayApply(mark.why) },
    act: actOf(mark.act),
    at: mark.madeAt.toISOString(),
    name: own ?? (typeof name === 'string' ? name : null),
    text: typeof text === 'string' ? text : null,
    ...wishIn(mark),
    appointment:
      startsAt === null || status === null ? null : { date: startsAt.toISOString(), mark: stateOf(status, attendance) },
    label: series === null ? null : `${series}${number}`,
  };
}

/** The number to call back and the wanted start, of a wish only. */
function wishIn({ act, entered }: OpenRow['mark']): Pick<OpenMark, 'phone' | 'wantedAt'> {
  const shown = (value: unknown) => (act === 'wish' && typeof value === 'string' ? value : null);
  return { phone: shown(entered['phone']), wantedAt: shown(entered['wantedAt']) };
}

function stateOf(
  status: NonNullable<OpenRow['status']>,
  attendance: OpenRow['attendance'],
): NonNullable<OpenMark['appointment']>['mark'] {
  if (status === 'cancelled') return 'cancelled';
  return status === 'rescheduled' ? 'moved' : markOf({ status, attendance });
}
