import type { Priority } from '#features/queue/contract.ts';
import { PRIORITIES } from '#features/queue/contract.ts';
import { carePoints, dangerPoint, entryPoint } from '#features/queue/rules/entry-point.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { DayPack, NewMark, PackedAppointment, PackedTicket } from '../contract.ts';
import type { MarkAct } from './merge-mark.ts';

export type PersonState = 'to_come' | 'here' | 'begun' | 'ended' | 'left' | 'missed';

/** What the screen needs of a pack: everything except the key. */
export type KeptDay = Omit<DayPack, 'key' | 'keyName' | 'marksKey'>;

/** A person of the day as the computer knows them, with what was marked here since. */
export interface DayPerson {
  readonly key: string;
  /** Whom a mark of this person is about. */
  readonly about: Pick<NewMark, 'appointmentId' | 'ofMark' | 'pointId' | 'ticketId'>;
  readonly name: string;
  /** Of the visit, ms; null for a walk-in. */
  readonly startMs: number | null;
  readonly service: string | null;
  readonly person: string | null;
  /** The number; null if there is none yet. */
  readonly label: string | null;
  readonly state: PersonState;
  readonly priority: Priority;
  /** The service point to which they are to be taken at once, for a danger sign; null without one, or if it isn't known. */
  readonly takeTo: string | null;
  /** The service point where they wait or are seen; null if it isn't known, and where there are none. */
  readonly pointId: number | null;
  /** The marks of this person that wait to be sent, in the order in which they were made. */
  readonly waiting: readonly Pick<NewMark, 'act' | 'id' | 'text'>[];
}

const AFTER: Readonly<Partial<Record<MarkAct, PersonState>>> = {
  arrive: 'here',
  begin: 'begun',
  end: 'ended',
  leave: 'left',
  no_show: 'missed',
};

/** Returns the people of a Lagos day: who waits with a danger sign, those with visits by time, then walk-ins by number. */
export function peopleOf(pack: KeptDay, marks: readonly NewMark[], day: string): DayPerson[] {
  const tickets = new Map(pack.tickets.map((ticket) => [ticket.appointmentId, ticket]));
  const booked = pack.appointments
    .filter(({ start }) => lagosDate(Date.parse(start)) === day)
    .map((appointment) => withAppointment(appointment, tickets.get(appointment.id)));
  const isToday = lagosDate(Date.parse(pack.at)) === day;
  const shown = new Set(booked.map(({ about }) => about.appointmentId));
  const numbered = pack.tickets
    .filter(({ appointmentId }) => isToday && (appointmentId === null || !shown.has(appointmentId)))
    .map(withNumber);
  const entered = marks
    .filter(({ act, at }) => act === 'walk_in' && lagosDate(Date.parse(at)) === day)
    .map((mark) => walkIn(mark, pack.desk.series));
  const people = [...booked, ...numbered, ...entered].map((person) => taken(placed(marked(person, marks), pack), pack));
  return people.toSorted((one, other) => Number(isInDanger(other)) - Number(isInDanger(one)));
}

/** True if a person waits with a danger sign. */
export function isInDanger({ priority, state }: Pick<DayPerson, 'priority' | 'state'>): boolean {
  return priority === 'danger' && state === 'here';
}

/** A person with where they are: an arrival without network joins the way where the server will let them join it. */
function placed(person: DayPerson, { appointments, points }: KeptDay): DayPerson {
  const { about, state, priority, pointId } = person;
  if (pointId !== null || (state !== 'here' && state !== 'begun')) return person;
  return { ...person, pointId: entryPoint(points, resourceOf(about, appointments), priority)?.id ?? null };
}

function resourceOf({ appointmentId }: DayPerson['about'], appointments: KeptDay['appointments']): number | null {
  return appointments.find(({ id }) => id === appointmentId)?.resourceId ?? null;
}

/** A person with where they are to be taken: the server has sent those of its own numbers already. */
function taken(person: DayPerson, { tickets, appointments, points }: KeptDay): DayPerson {
  if (!isInDanger(person)) return person;
  const { appointmentId, ticketId } = person.about;
  const ticket = tickets.find(
    ({ id, appointmentId: of }) => id === ticketId || (appointmentId !== undefined && of === appointmentId),
  );
  const resourceId = resourceOf(person.about, appointments);
  const point = ticket?.priority === 'danger' ? ticket.point : dangerPoint(points, resourceId)?.name;
  return { ...person, takeTo: point ?? null };
}

function withAppointment(appointment: PackedAppointment, ticket: PackedTicket | undefined): DayPerson {
  const { id, name, start, service, person, label } = appointment;
  return {
    key: `visit ${id}`,
    about: { appointmentId: id, ...(ticket && { pointId: ticket.pointId }) },
    ...{ name, service, person },
    startMs: Date.parse(start),
    label: ticket?.label ?? label,
    state: stateOf(appointment, ticket),
    priority: ticket?.priority ?? 'usual',
    takeTo: null,
    pointId: ticket?.pointId ?? null,
    waiting: [],
  };
}

function withNumber({ id, label, name, pointId, priority, state }: PackedTicket): DayPerson {
  const now = ({ waiting: 'here', called: 'here', served: 'begun', gone: 'ended' } as const)[state];
  const about = { ticketId: id, pointId };
  return {
    key: `number ${id}`,
    about,
    name,
    label,
    startMs: null,
    service: null,
    person: null,
    state: now,
    priority,
    takeTo: null,
    pointId,
    waiting: [],
  };
}

function walkIn({ id, act, name = '', number, priority = 'usual' }: NewMark, series: string | null): DayPerson {
  return {
    key: `mark ${id}`,
    about: { ofMark: id },
    name,
    label: series === null || number === undefined ? null : `${series}${number}`,
    ...{ startMs: null, service: null, person: null },
    state: 'here',
    priority,
    takeTo: null,
    pointId: null,
    waiting: [{ id, act }],
  };
}

function stateOf({ mark }: PackedAppointment, ticket: PackedTicket | undefined): PersonState {
  if (mark === 'no_show') return 'missed';
  if (mark === 'completed' || mark === 'by_time') return 'ended';
  if (mark === 'none') return 'to_come';
  return ticket?.state === 'served' ? 'begun' : 'here';
}

/** A person with the marks about them, in the order in which they were made. */
function marked(person: DayPerson, marks: readonly NewMark[]): DayPerson {
  const { appointmentId, ticketId, ofMark } = person.about;
  const own = marks.filter(
    (mark) =>
      (appointmentId !== undefined && mark.appointmentId === appointmentId) ||
      (ticketId !== undefined && mark.ticketId === ticketId) ||
      (ofMark !== undefined && mark.ofMark === ofMark),
  );
  const state = own.reduce((before, { act }) => AFTER[act] ?? before, person.state);
  const raised = own.flatMap(({ act, priority: to }) => (act === 'priority' && to !== undefined ? [to] : []));
  const priority = [person.priority, ...raised].reduce(higher);
  const waiting = [
    ...person.waiting,
    ...own.map(({ id, act, text }) => ({ id, act, ...(text !== undefined && { text }) })),
  ];
  const begunAt = own.findLast(({ toPointId }) => toPointId !== undefined)?.toPointId;
  if (begunAt === undefined) return { ...person, state, priority, waiting };
  // The next mark is of where this one brings them.
  return { ...person, state, priority, waiting, pointId: begunAt, about: { ...person.about, pointId: begunAt } };
}

function higher(one: Priority, other: Priority): Priority {
  return PRIORITIES.indexOf(other) > PRIORITIES.indexOf(one) ? other : one;
}

/** Returns to which priorities a person who waits can be raised. Places without numbers have none. */
export function raisesFor({ priority, state }: DayPerson, hasPoints: boolean): readonly Priority[] {
  return hasPoints && state === 'here' ? PRIORITIES.slice(PRIORITIES.indexOf(priority) + 1) : [];
}

/** Returns what can be marked of a person at an instant (ms). Places without numbers don't call anyone in. */
export function actsFor({ state, startMs }: DayPerson, points: KeptDay['points'], nowMs: number): MarkAct[] {
  switch (state) {
    case 'to_come':
      return startMs !== null && startMs <= nowMs ? ['arrive', 'no_show'] : ['arrive'];
    case 'missed':
      return ['arrive'];
    case 'here':
      return points.length > 0 ? ['begin', 'end', 'leave'] : ['end'];
    case 'begun':
      // They may go on to another point.
      return points.length > 1 ? ['begin', 'end'] : ['end'];
    default:
      return [];
  }
}

/**
 * Returns the service points at which a person can be begun with, the likeliest first; none where there is no choice. Who
 * waits is seen where they wait; who was seen goes on, to where care is given.
 */
export function pointsToBegin(person: DayPerson, { points, appointments }: KeptDay): KeptDay['points'] {
  if (points.length < 2) return [];
  const others = points.filter(({ id }) => id !== person.pointId);
  const here = points.filter(({ id }) => id === person.pointId);
  if (person.state === 'here') return [...here, ...others];
  const care = carePoints(others, resourceOf(person.about, appointments));
  return [...care, ...others.filter((point) => !care.includes(point))];
}

/** Returns the next number of the computer's letter at an instant (ms); undefined if it has no letter. */
export function nextNumber(pack: KeptDay, marks: readonly NewMark[], nowMs: number): number | undefined {
  if (pack.desk.series === null) return undefined;
  const today = lagosDate(nowMs);
  const kept = lagosDate(Date.parse(pack.at)) === today ? pack.desk.last : 0;
  const given = marks.filter(({ at }) => lagosDate(Date.parse(at)) === today).map(({ number = 0 }) => number);
  return Math.max(kept, ...given) + 1;
}
