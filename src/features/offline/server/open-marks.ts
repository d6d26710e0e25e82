import type { Database } from '#db/open-database.ts';
import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { lastStep, stateOfTicket, stateSinceMs } from '#features/queue/rules/ticket-state.ts';
import { findPoints } from '#features/queue/server/point-store.ts';
import { findTicket } from '#features/queue/server/ticket-store.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { OpenMark } from '../contract.ts';
import { MARK_ACTS, mayApply } from '../rules/merge-mark.ts';
import { findNames, findOpenMarks } from './desk-mark-store.ts';

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
    const queue = row.mark.ticketId === null ? null : await queueStateOf(tx, row.mark.ticketId, pointNames);
    shown.push(shownMark(row, names, queue));
  }
  return shown;
}

function personOf({ ticketPatientId, patientId }: OpenRow): number | null {
  return ticketPatientId ?? patientId;
}

function objectOf({ mark }: OpenRow): string {
  return mark.ticketId === null ? `appointment:${mark.appointmentId}` : `ticket:${mark.ticketId}`;
}

async function queueStateOf(
  tx: Database,
  ticketId: number,
  pointNames: ReadonlyMap<number, string>,
): Promise<OpenMark['queue']> {
  const ticket = await findTicket(tx, { id: ticketId });
  if (ticket === undefined) return null;
  const state = stateOfTicket(ticket);
  return {
    state: state === 'gone' ? (ticket.outcome ?? 'done') : state,
    point: pointNames.get(lastStep(ticket).pointId) ?? '',
    since: new Date(stateSinceMs(ticket)).toISOString(),
  };
}

function shownMark(row: OpenRow, names: ReadonlyMap<number, string>, queue: OpenMark['queue']): OpenMark {
  const { mark, madeBy, desk, startsAt, status, attendance, forName, ticketForName, series, number } = row;
  const { name, text } = mark.entered;
  const own = ticketForName ?? forName ?? names.get(personOf(row) ?? 0);
  return {
    ...{ id: mark.id, madeBy, desk, why: mark.why, mayApply: mark.act !== 'wish' && mayApply(mark.why) },
    act: MARK_ACTS.find((act) => act === mark.act) ?? 'note',
    at: mark.madeAt.toISOString(),
    name: own ?? (typeof name === 'string' ? name : null),
    text: typeof text === 'string' ? text : null,
    ...wishIn(mark),
    appointment:
      startsAt === null || status === null ? null : { date: startsAt.toISOString(), mark: stateOf(status, attendance) },
    queue,
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
