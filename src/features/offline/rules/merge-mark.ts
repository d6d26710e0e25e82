/** What a member can do at a shared computer without network. */
export const MARK_ACTS = ['arrive', 'walk_in', 'begin', 'end', 'no_show', 'leave', 'priority', 'note', 'wish'] as const;
export type MarkAct = (typeof MARK_ACTS)[number];

/** What becomes of a mark: applied as it was meant, in another way, not yet, or settled by a member. */
export const OUTCOMES = ['applied', 'changed', 'open', 'settled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How the server has the person of a mark: as `to_come` nothing is marked; `here` waits or is called, `moved_on` waits at
 * another service point than the computer showed, `begun` is served, `begun_elsewhere` is served at another service point,
 * `ended` is finished, `left` went without care.
 */
export const FOUND = [
  'missing',
  'cancelled',
  'moved',
  'to_come',
  'here',
  'moved_on',
  'begun',
  'begun_elsewhere',
  'ended',
  'left',
  'missed',
] as const;
export type Found = (typeof FOUND)[number];

/**
 * What to write. `arrive` marks as here, `came_anyway` gives a number without the visit, `earlier_*` and `later_end` move a
 * time if the mark's is earlier or later than the one that is written. `raise` gives a higher priority, never a lower one.
 */
export type Deed =
  | 'arrive'
  | 'begin'
  | 'came_anyway'
  | 'earlier_arrival'
  | 'earlier_begin'
  | 'end'
  | 'later_end'
  | 'leave'
  | 'no_show'
  | 'raise';

/** Why a mark wasn't applied as it was meant. */
export type Why =
  | 'begun_meanwhile'
  | 'came_meanwhile'
  | 'cancelled_meanwhile'
  | 'changed_later'
  | 'ended_meanwhile'
  | 'left_meanwhile'
  | 'missing'
  | 'missed_meanwhile'
  | 'moved_meanwhile'
  | 'moved_on'
  | 'not_here'
  | 'note';

export interface Ruling {
  readonly deeds: readonly Deed[];
  readonly outcome: Exclude<Outcome, 'settled'>;
  readonly why: Why | null;
}

const applied = (...deeds: Deed[]): Ruling => ({ deeds, outcome: 'applied', why: null });
const changed = (why: Why, ...deeds: Deed[]): Ruling => ({ deeds, outcome: 'changed', why });
const open = (why: Why): Ruling => ({ deeds: [], outcome: 'open', why });

type Row = Readonly<Record<Found, Ruling>>;

/** The rules by what the mark says and what the server has: nothing is lost, and nothing is overwritten silently. */
const RULES: Readonly<Record<Exclude<MarkAct, 'walk_in' | 'note' | 'wish'>, Row>> = {
  arrive: {
    missing: open('missing'),
    cancelled: changed('cancelled_meanwhile', 'came_anyway'),
    moved: changed('moved_meanwhile', 'came_anyway'),
    to_come: applied('arrive'),
    here: applied('earlier_arrival'),
    moved_on: applied('earlier_arrival'),
    begun: applied('earlier_arrival'),
    begun_elsewhere: applied('earlier_arrival'),
    ended: applied('earlier_arrival'),
    left: applied('earlier_arrival'),
    missed: changed('missed_meanwhile', 'arrive'),
  },
  no_show: {
    missing: open('missing'),
    cancelled: changed('cancelled_meanwhile'),
    moved: changed('moved_meanwhile'),
    to_come: applied('no_show'),
    here: open('came_meanwhile'),
    moved_on: open('came_meanwhile'),
    begun: open('came_meanwhile'),
    begun_elsewhere: open('came_meanwhile'),
    ended: open('came_meanwhile'),
    left: open('came_meanwhile'),
    missed: applied(),
  },
  begin: {
    missing: open('missing'),
    cancelled: changed('cancelled_meanwhile', 'came_anyway', 'begin'),
    moved: changed('moved_meanwhile', 'came_anyway', 'begin'),
    to_come: applied('arrive', 'begin'),
    here: applied('begin'),
    moved_on: open('moved_on'),
    begun: applied('earlier_begin'),
    begun_elsewhere: open('moved_on'),
    ended: changed('ended_meanwhile', 'earlier_begin'),
    left: open('left_meanwhile'),
    missed: changed('missed_meanwhile', 'arrive', 'begin'),
  },
  end: {
    missing: open('missing'),
    cancelled: changed('cancelled_meanwhile', 'came_anyway', 'end'),
    moved: changed('moved_meanwhile', 'came_anyway', 'end'),
    to_come: applied('arrive', 'end'),
    here: applied('end'),
    moved_on: open('moved_on'),
    begun: applied('end'),
    begun_elsewhere: open('moved_on'),
    ended: applied('later_end'),
    left: open('left_meanwhile'),
    missed: changed('missed_meanwhile', 'arrive', 'end'),
  },
  leave: {
    missing: open('missing'),
    cancelled: changed('cancelled_meanwhile'),
    moved: changed('moved_meanwhile'),
    to_come: open('not_here'),
    here: applied('leave'),
    moved_on: applied('leave'),
    begun: open('begun_meanwhile'),
    begun_elsewhere: open('begun_meanwhile'),
    ended: open('ended_meanwhile'),
    left: applied('later_end'),
    missed: applied(),
  },
  priority: {
    missing: open('missing'),
    cancelled: open('cancelled_meanwhile'),
    moved: open('moved_meanwhile'),
    to_come: open('not_here'),
    here: applied('raise'),
    moved_on: applied('raise'),
    begun: applied('raise'),
    begun_elsewhere: applied('raise'),
    ended: open('ended_meanwhile'),
    left: open('left_meanwhile'),
    missed: open('not_here'),
  },
};

/** What undoes nothing, whenever it was marked: a danger sign doesn't wait for a member because the number was called since. */
const HARMLESS: ReadonlySet<Deed> = new Set(['earlier_arrival', 'earlier_begin', 'later_end', 'raise']);

/**
 * Returns what to do with a mark of a person whom the server has as `found`. `isLater` says that what the server has happened
 * after the mark: it stays, and the mark waits for a member. A note is kept and stays open until a member has read it.
 */
export function mergeMark(act: Exclude<MarkAct, 'walk_in' | 'wish'>, found: Found, isLater: boolean): Ruling {
  if (act === 'note') return open(found === 'missing' ? 'missing' : 'note');
  const ruling = RULES[act][found];
  return isLater && ruling.deeds.some((deed) => !HARMLESS.has(deed)) ? open('changed_later') : ruling;
}

/** An appointment as a mark finds it. */
interface FoundAppointment {
  readonly status: 'scheduled' | 'completed' | 'cancelled' | 'rescheduled';
  readonly attendance: 'attended' | 'no_show' | null;
}

/** A ticket as a mark finds it. */
interface FoundTicket {
  readonly state: 'waiting' | 'called' | 'served' | 'gone';
  readonly outcome: 'done' | 'left' | 'cancelled' | 'mistake' | null;
  readonly pointId: number;
}

/**
 * Returns how the server has a person. `pointId` is where the computer showed them, if it showed a number; `toPointId` where
 * the mark wants them, who may be there by now, or still be served at the point before it.
 */
export function foundOf(
  appointment: FoundAppointment | undefined,
  ticket: FoundTicket | undefined,
  { pointId, toPointId }: { readonly pointId?: number | undefined; readonly toPointId?: number | undefined } = {},
): Found {
  if (appointment?.status === 'cancelled') return 'cancelled';
  if (appointment?.status === 'rescheduled') return 'moved';
  if (appointment?.attendance === 'no_show') return 'missed';
  return byTicket(ticket, pointId, toPointId) ?? byAppointment(appointment, ticket);
}

function byTicket(
  ticket: FoundTicket | undefined,
  pointId: number | undefined,
  toPointId: number | undefined,
): Found | undefined {
  if (ticket === undefined) return undefined;
  const { state, outcome } = ticket;
  const isThere = toPointId === ticket.pointId;
  const isElsewhere = pointId !== undefined && pointId !== ticket.pointId && !isThere;
  const goesOn = toPointId !== undefined && !isThere;
  if (state === 'served') return isElsewhere ? 'begun_elsewhere' : goesOn ? 'here' : 'begun';
  if (state !== 'gone') return isElsewhere ? 'moved_on' : 'here';
  return outcome === 'done' ? 'ended' : outcome === 'left' ? 'left' : undefined;
}

function byAppointment(appointment: FoundAppointment | undefined, ticket: FoundTicket | undefined): Found {
  if (appointment === undefined) return ticket === undefined ? 'missing' : 'ended';
  if (appointment.status === 'completed') return 'ended';
  return appointment.attendance === null ? 'to_come' : 'here';
}

/** What takes a person out of the day: in a colleague's name it needs a press. */
const OWN_ACTS: ReadonlySet<MarkAct> = new Set(['leave', 'no_show']);

/**
 * Returns why a mark isn't applied by itself in the name of a colleague of its sender; undefined if it is. `pinSetAtMs` is
 * since when the colleague's PIN holds, undefined without one: without a PIN no one works at a computer without network.
 */
export function colleagueRefusal(
  { act, madeAtMs }: { readonly act: MarkAct; readonly madeAtMs: number },
  pinSetAtMs: number | undefined,
): 'no_pin' | 'by_another' | undefined {
  if (pinSetAtMs === undefined || pinSetAtMs > madeAtMs) return 'no_pin';
  return OWN_ACTS.has(act) ? 'by_another' : undefined;
}

/** The reasons that can be gone later: the mark is worth another try. */
const MAY_PASS: ReadonlySet<string> = new Set([
  'already_waiting',
  'by_another',
  'in_future',
  'invalid',
  'missing',
  'not_markable',
  'no_pin',
  'not_member',
  'point_busy',
  'ticket_changed',
  'too_old',
]);

/** Why a "Begin" waits although its person does too: what happened since stays, and a member may begin with them now. */
const MAY_BEGIN: ReadonlySet<string> = new Set(['changed_later', 'moved_on']);

/**
 * Returns the service points at which a member may begin now with the person of an open "Begin": where they wait, and `meantId`, where the
 * computer had them. None for another mark, and for who doesn't wait.
 */
export function beginPoints(
  { act, why }: { readonly act: MarkAct; readonly why: string | null },
  ticket: FoundTicket | undefined,
  meantId: number | undefined,
): readonly number[] {
  if (act !== 'begin' || why === null || !MAY_BEGIN.has(why)) return [];
  if (ticket?.state !== 'waiting' && ticket?.state !== 'called') return [];
  return [...new Set([ticket.pointId, ...(meantId === undefined ? [] : [meantId])])];
}

/** True if a member may have an open mark applied now. */
export function mayApply(why: string | null): boolean {
  return why !== null && MAY_PASS.has(why);
}
