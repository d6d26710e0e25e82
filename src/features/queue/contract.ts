import * as z from 'zod/mini';
import { TextLimit } from '#features/appointments/rules/text-budget.ts';
import { ClientChoice } from '#features/clients/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, CalendarDay, Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { MAX_PAUSE_MINUTES, MAX_PLANNED_MINUTES, MAX_POINTS, MAX_UNITS, POINT_NAME_MAX } from './rules/queue-limits.ts';

export const POINT_KINDS = ['records', 'vitals', 'doctor', 'laboratory', 'cash', 'pharmacy', 'other'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Why a person is served before others: elderly, pregnant or a small child; a danger sign. */
export const PRIORITIES = ['usual', 'priority', 'danger'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What a member does with a ticket. `send` moves it on to another point, `finish` and `leave` end it, `undo` takes the last act back. */
export const TICKET_ACTS = ['call', 'begin', 'send', 'finish', 'leave', 'undo'] as const;
export type TicketAct = (typeof TICKET_ACTS)[number];

/** How long an act can be taken back, minutes. */
export const UNDO_MINUTES = 10;

/** An expected wait as a range, minutes from now, in steps of five. */
export const WaitRange = z.object({ from: z.int(), to: z.int() });
export type WaitRange = z.output<typeof WaitRange>;

/** Why a ticket is suggested as the next one. */
export const NEXT_REASONS = ['danger', 'due', 'waited_long', 'priority', 'number'] as const;
export type NextReason = (typeof NEXT_REASONS)[number];

/** A service point as its practice sees it now. */
export const QueuePoint = z.object({
  id: z.int(),
  kind: z.enum(POINT_KINDS),
  name: z.string(),
  /** The person or room whose visits are served here; null if any are. */
  resourceId: z.nullable(z.int()),
  units: z.int(),
  plannedMinutes: z.int(),
  /** Since when it serves no one, and until when as planned (ISO instants); null while it serves. */
  paused: z.nullable(z.object({ since: z.string(), plannedUntil: z.nullable(z.string()) })),
  /** How many wait here, those who were called included. */
  waiting: z.int(),
  /** The wait of a person who joins now; null while too little is known. */
  expected: z.nullable(WaitRange),
  /** Whom to call next, and why; `minutes` they have waited here. Null if no one waits. */
  next: z.nullable(z.object({ ticketId: z.int(), reason: z.enum(NEXT_REASONS), minutes: z.int() })),
});
export type QueuePoint = z.output<typeof QueuePoint>;

/** A ticket as the practice sees it. */
export const Ticket = z.object({
  id: z.int(),
  /** What is called and shown: series and number, e.g. `A12`. */
  label: z.string(),
  /** The person who waits. */
  name: z.string(),
  hospitalNumber: z.nullable(z.string()),
  /** As a client of the practice; null if it knows no more of them, and for a relative. */
  clientId: z.nullable(z.int()),
  priority: z.enum(PRIORITIES),
  arrivedAt: z.string(),
  appointment: z.nullable(z.object({ id: z.int(), date: z.string(), person: z.nullable(z.string()) })),
  state: z.enum(['waiting', 'called', 'served', 'gone']),
  /** Of the present or last step: its id, point, and since when the state holds. */
  stepId: z.int(),
  pointId: z.int(),
  since: z.string(),
  /** When it joined this queue. */
  queuedAt: z.string(),
  /** How often it was called here. */
  calls: z.int(),
  /** The wait that the patient was given when it joined this queue. */
  told: z.nullable(WaitRange),
  /** How it ended; null while it hasn't. */
  outcome: z.nullable(z.enum(['done', 'left', 'cancelled', 'mistake'])),
  /** Until when the last act can be taken back; null if there is none. */
  undoUntil: z.nullable(z.string()),
  /** Of the address by which the patient follows their place, `/queue/CODE`. */
  code: z.string(),
});
export type Ticket = z.output<typeof Ticket>;

/** A person or place that runs late, with the patients to come whom that makes wait. */
export const RunningLate = z.object({
  /** The person or room that runs late; null for a place without people. */
  resourceId: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** How late the earliest patient who is here and not begun is by now, minutes. */
  minutes: z.int(),
  /** Whom a message would reach or name now, and by how many minutes the visit of each begins later. */
  patients: z.array(z.object({ appointmentId: z.int(), name: z.string(), date: z.string(), minutes: z.int() })),
});
export type RunningLate = z.output<typeof RunningLate>;

export const Queue = z.object({
  /** The Lagos day. */
  day: z.string(),
  at: z.string(),
  points: z.array(QueuePoint),
  /** Of today: those who are here, and those who went. */
  tickets: z.array(Ticket),
  late: z.array(RunningLate),
  /**
   * Further visits of today of patients who are here with a number for another one, not begun yet: where each goes next, with the
   * ticket with which they wait; null once that has ended.
   */
  further: z.array(
    z.object({
      appointmentId: z.int(),
      ticketId: z.nullable(z.int()),
      pointId: z.int(),
      name: z.string(),
      date: z.string(),
      person: z.nullable(z.string()),
    }),
  ),
  /** Delays that were reported: how many of the patients to come got a message. Those who can't are in `toCall`. */
  reported: z.array(z.object({ resourceId: z.nullable(z.int()), name: z.nullable(z.string()), patients: z.int() })),
  /** Patients to come whom a reported delay makes wait, and whom no message reaches. */
  toCall: z.array(
    z.object({
      resourceId: z.nullable(z.int()),
      appointmentId: z.int(),
      name: z.string(),
      phone: z.nullable(z.string()),
    }),
  ),
});
export type Queue = z.output<typeof Queue>;

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });
const ofPoint = z.object({ id: IdParam, pointId: IdParam });

const pointFields = {
  kind: z.enum(POINT_KINDS),
  name: z.string().check(oneLine(), z.minLength(1, text('Please give it a name.')), atMost(POINT_NAME_MAX)),
  resourceId: z.nullable(Id),
  units: z.int().check(z.minimum(1), z.maximum(MAX_UNITS)),
  plannedMinutes: z.int().check(z.minimum(1), z.maximum(MAX_PLANNED_MINUTES)),
};

export const getQueue = endpoint({
  method: 'GET',
  path: `${OWN}/queue`,
  summary: 'Service points and tickets of today; noted once a day in the access log of each person in it',
  access: 'provider',
  byPin: true,
  params,
  reply: Queue,
});
export const addPoint = endpoint({
  method: 'POST',
  path: `${OWN}/points`,
  summary: 'Add a service point at the end of the way through the place',
  access: 'provider',
  idempotent: true,
  status: 201,
  params,
  body: z.strictObject(pointFields),
  reply: QueuePoint,
});
export const changePoint = endpoint({
  method: 'PUT',
  path: `${OWN}/points/:pointId`,
  summary: 'Change a service point; `position` is its place on the way, from 0 on',
  access: 'provider',
  params: ofPoint,
  body: z.strictObject({ ...pointFields, position: z.int().check(z.minimum(0), z.maximum(MAX_POINTS)) }),
  reply: QueuePoint,
});
export const retirePoint = endpoint({
  method: 'DELETE',
  path: `${OWN}/points/:pointId`,
  summary: 'Take a service point off the way; 409 point_in_use while a ticket is there',
  access: 'provider',
  params: ofPoint,
  reply: z.object({ id: z.int() }),
});
export const pausePoint = endpoint({
  method: 'PUT',
  path: `${OWN}/points/:pointId/pause`,
  summary: 'Pause a service point, for some minutes or until it is resumed, or resume it',
  access: 'provider',
  byPin: true,
  params: ofPoint,
  body: z.strictObject({
    isPaused: z.boolean(),
    minutes: z.nullable(z.int().check(z.minimum(5), z.maximum(MAX_PAUSE_MINUTES))),
  }),
  reply: QueuePoint,
});

/** Who gets a ticket: the patient of a visit, or a client who came without one. */
export const NewTicket = z.strictObject({
  appointmentId: z.optional(Id),
  client: z.optional(ClientChoice),
  /** Null for the first point of the way. */
  pointId: z.nullable(Id),
  priority: z.enum(PRIORITIES),
});
export type NewTicket = z.output<typeof NewTicket>;

export const addTicket = endpoint({
  method: 'POST',
  path: `${OWN}/tickets`,
  summary:
    'Give a number to the patient of a visit, who is marked as here, or to a walk-in; 409 already_waiting with the ticket, visit_today with the visit',
  access: 'provider',
  idempotent: true,
  byPin: true,
  status: 201,
  params,
  body: NewTicket,
  reply: Ticket,
});
export const moveTicket = endpoint({
  method: 'POST',
  path: '/api/portal/tickets/:id/acts',
  summary: 'Call, begin, send on, finish or take back; 409 ticket_changed if another desk was faster',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({
    act: z.enum(TICKET_ACTS),
    /** Where `send` leads. */
    pointId: z.optional(Id),
    /** The step and the number of calls on the screen, to detect another desk's act; the same act again replies with the ticket. */
    was: z.strictObject({ stepId: Id, state: z.enum(['waiting', 'called', 'served', 'gone']), calls: z.int() }),
  }),
  reply: Ticket,
});
export const changePriority = endpoint({
  method: 'PUT',
  path: '/api/portal/tickets/:id/priority',
  summary: 'Change why a ticket is served before others',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({ priority: z.enum(PRIORITIES) }),
  reply: Ticket,
});
/** Whether a patient can get the address of their place as a text message: it was sent, they agreed, the desk has to ask them, or not. */
const TEXTINGS = ['sent', 'agreed', 'ask', 'impossible'] as const;
export type Texting = (typeof TEXTINGS)[number];

export const TicketLink = z.extend(TextLimit, {
  url: z.string(),
  /** The address as a QR code: an SVG path over `size` modules. */
  qr: z.object({ size: z.int(), path: z.string() }),
  texting: z.enum(TEXTINGS),
  /** The number that a text message goes to; null if none can. */
  phone: z.nullable(z.string()),
});
export type TicketLink = z.output<typeof TicketLink>;

export const getTicketLink = endpoint({
  method: 'GET',
  path: '/api/portal/tickets/:id/link',
  summary: 'The address at which a patient follows their place, as a QR code, and whether it can be texted',
  access: 'provider',
  byPin: true,
  params,
  reply: TicketLink,
});
export const textTicketLink = endpoint({
  method: 'POST',
  path: '/api/portal/tickets/:id/text',
  summary: 'Send that address as a text message; `agrees` is the consent that a client without an account gave',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({ agrees: z.boolean() }),
  reply: TicketLink,
});

/** To how many patients a message goes, and who has to be called. */
const DelayReply = z.object({
  told: z.int(),
  /** Patients who can't be reached: no address and no consent to texts. */
  untold: z.array(z.object({ appointmentId: z.int(), name: z.string(), phone: z.nullable(z.string()) })),
});
export type DelayReply = z.output<typeof DelayReply>;

export const tellDelay = endpoint({
  method: 'POST',
  path: `${OWN}/delays`,
  summary:
    'Tell the patients of the next three hours that a person or the place runs late; each again after 15 minutes, if it grew by 15',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({
    resourceId: z.nullable(Id),
    minutes: z.int().check(z.minimum(5), z.maximum(480)),
  }),
  reply: DelayReply,
});
export const endDelay = endpoint({
  method: 'POST',
  path: `${OWN}/delays/end`,
  summary: 'Tell those who were told of a delay of a person or the place that there is none; each once',
  access: 'provider',
  byPin: true,
  params,
  body: z.strictObject({ resourceId: z.nullable(Id) }),
  reply: DelayReply,
});
/** Of a screen, or of the ticket of a patient. */
export const Secret = z.string().check(z.regex(/^[\w-]{22,43}$/, text('That address is not valid.')));

/** A patient's own place in the queue. */
export const QueuePlace = z.object({
  label: z.string(),
  place: z.string(),
  phone: z.nullable(z.string()),
  at: z.string(),
  state: z.enum(['waiting', 'called', 'served', 'gone']),
  /** Where they wait, were called to, or are served. */
  point: z.string(),
  isPaused: z.boolean(),
  /** How many are before them at this point. */
  ahead: z.int(),
  /** The wait from now on; null while too little is known. */
  expected: z.nullable(WaitRange),
});
export type QueuePlace = z.output<typeof QueuePlace>;

export const getQueuePlace = endpoint({
  method: 'GET',
  path: '/api/queue/:code',
  summary: "A patient's place in the queue, by the secret code of the ticket, until the end of the day; no name",
  access: 'public',
  params: z.object({ code: Secret }),
  reply: QueuePlace,
});

/** How waits were, by point, over some days. Minutes. */
export const QueueFigures = z.array(
  z.object({
    pointId: z.int(),
    name: z.string(),
    served: z.int(),
    medianWait: z.nullable(z.int()),
    p90Wait: z.nullable(z.int()),
    medianLength: z.nullable(z.int()),
    /** Of those who were given a wait: how many, within it, longer than it. */
    told: z.int(),
    inside: z.int(),
    longer: z.int(),
  }),
);
export type QueueFigures = z.output<typeof QueueFigures>;

export const getQueueFigures = endpoint({
  method: 'GET',
  path: `${OWN}/queue-figures`,
  summary: 'Waits by service point over up to 92 days, and how often the told wait came true',
  access: 'provider',
  params,
  query: z.strictObject({ from: CalendarDay, to: CalendarDay }),
  reply: QueueFigures,
});
