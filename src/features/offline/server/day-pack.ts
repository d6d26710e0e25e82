import { createHash, hkdfSync } from 'node:crypto';
import type { Database } from '#db/open-database.ts';
import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import type { OwnDesk } from '#features/desks/server/desk-store.ts';
import { findMembersWithPin } from '#features/desks/server/pin-store.ts';
import { type AppointmentRow, findAppointmentsBetween } from '#features/portal/server/portal-appointment-store.ts';
import { queueDay, queueDayStart } from '#features/queue/rules/queue-day.ts';
import { lastStep, stateOfTicket } from '#features/queue/rules/ticket-state.ts';
import { findOpenPoints } from '#features/queue/server/point-store.ts';
import { findTickets, type TicketRow } from '#features/queue/server/ticket-store.ts';
import { findLastNumber } from '#features/queue/server/ticket-write-store.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { recordAccess, recordPlaceLook } from '#platform/server/logs/access-log-store.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import type { DayPack, PackedAppointment, PackedTicket } from '../contract.ts';

/**
 * Returns what a shared computer keeps of today and tomorrow for a member. Like the list of the day it is one look a day into
 * the access log of each patient in it.
 */
export async function readDayPack(
  tx: Database,
  keyFor: KeyFor,
  desk: OwnDesk,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<DayPack> {
  const { providerId, id, name, placeName, lockAfterMinutes, series } = desk;
  const span = { fromMs: lagosMidnight(nowMs), toMs: lagosMidnight(nowMs, 2) };
  const appointments = await findAppointmentsBetween(tx, { providerId, userId }, span);
  const tickets = await findTickets(tx, { providerId, nowMs });
  const points = await findOpenPoints(tx, providerId, nowMs);
  const members = await findMembersWithPin(tx, providerId, nowMs);
  const day = queueDay(nowMs);
  const last = series === null ? 0 : await findLastNumber(tx, { providerId, day }, series);
  const look = { userId, desk: name, nowMs, sameSinceMs: queueDayStart(nowMs) - 1 };
  await recordAccess(tx, keyFor, { ...look, act: 'appointment.list', appointments });
  const people = tickets.map((ticket) => ({ object: `ticket:${ticket.id}`, patientId: ticket.patientId }));
  await recordPlaceLook(tx, keyFor, { ...look, act: 'ticket.list', providerId, people });
  const pointNames = new Map(points.map((point) => [point.id, point.name]));
  return {
    at: new Date(nowMs).toISOString(),
    placeName,
    desk: { id, name, lockAfterMinutes, series, last },
    members: members
      .filter(({ needsPassword }) => !needsPassword)
      .map((member) => ({ id: member.id, name: member.name, pinSetAt: member.setAt.toISOString() })),
    ...keysOf(keyFor, id, members),
    points: points.map(({ id: pointId, name: pointName, kind, resourceId, isPaused }) => {
      return { id: pointId, name: pointName, kind, resourceId, isPaused };
    }),
    appointments: appointments.map(packedAppointment),
    tickets: tickets.map((ticket) => packedTicket(ticket, pointNames)),
  };
}

/**
 * Returns the keys of what a shared computer keeps, derived and stored nowhere. That of the pack is another one when a PIN is set
 * or removed, or a member with a PIN leaves; that of the marks stays, so that what waits can be read: also with a new secret, while the earlier one is set.
 */
function keysOf(
  keyFor: KeyFor,
  deskId: number,
  members: readonly { readonly id: number; readonly setAt: Date }[],
): Pick<DayPack, 'key' | 'keyName' | 'marksKey'> {
  const pins = members.map(({ id, setAt }) => `${id} ${setAt.toISOString()}`).toSorted();
  const keyName = createHash('sha256').update(pins.join('\n')).digest('hex');
  const key = (of: string) =>
    Buffer.from(hkdfSync('sha256', keyFor.oldest('desk-offline'), '', of, 32)).toString('base64');
  return { keyName, key: key(`desk:${deskId} pack:${keyName}`), marksKey: key(`desk:${deskId}`) };
}

function packedAppointment(row: AppointmentRow): PackedAppointment {
  const { id, startsAt, endsAt, forName, patientName, service, resource, ticket } = row;
  return {
    id,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    name: forName ?? patientName,
    service: service?.name ?? null,
    person: resource?.name ?? null,
    resourceId: resource?.id ?? null,
    mark: markOf(row),
    label: ticket === null ? null : `${ticket.series}${ticket.number}`,
  };
}

function packedTicket(ticket: TicketRow, pointNames: ReadonlyMap<number, string>): PackedTicket {
  const { id, series, number, forName, patientName, appointmentId, priority } = ticket;
  const { pointId } = lastStep(ticket);
  return {
    ...{ id, pointId, appointmentId, priority },
    label: `${series}${number}`,
    name: forName ?? patientName,
    state: stateOfTicket(ticket),
    point: pointNames.get(pointId) ?? '',
  };
}
