const MINUTE_MS = 60_000;
/** With fewer people a group isn't shown by itself. */
export const MIN_GROUP = 5;

/** An appointment that starts in the range and wasn't moved to another time. */
export interface FigureAppointment {
  readonly channel: 'online' | 'phone' | 'walk_in';
  readonly status: 'scheduled' | 'completed' | 'cancelled';
  readonly isNoShow: boolean;
  readonly isLateCancellation: boolean;
  readonly isSqueezed: boolean;
  /** The practitioner, room or chair that takes it; null if the place has none. */
  readonly resource: string | null;
  /** A text message about it was sent. */
  readonly hadText: boolean;
  /** The same for the same person. */
  readonly person: string;
}

/** News of a booking that a patient made online in the range; instants in ms. */
export interface FigureNews {
  readonly atMs: number;
  /** Null while no member has seen it. */
  readonly seenAtMs: number | null;
  /** Steps of the escalation that were taken. */
  readonly level: number;
}

/** A person who was served at a service point in the range. */
export interface FigureStep {
  readonly point: string;
  /** From joining the queue of the point until the service began. */
  readonly waitMs: number;
  /** The wait that was given, minutes; null if none was. */
  readonly range: { readonly from: number; readonly to: number } | null;
}

/** A fee that became due in the range. */
export interface FigureFee {
  readonly state: 'due' | 'waived' | 'paid';
  /** Null if the rule names no amount. */
  readonly amountKobo: number | null;
}

/** A payment that was received in the range and isn't voided. */
export interface FigurePayment {
  readonly method: 'cash' | 'transfer' | 'pos' | 'hmo';
  readonly amountKobo: number;
}

/** The rows that figures are computed from. */
export interface FigureRows {
  readonly appointments: readonly FigureAppointment[];
  readonly news: readonly FigureNews[];
  readonly steps: readonly FigureStep[];
  /** Numbers of the queue for people without an appointment. */
  readonly walkIns: number;
  readonly fees: readonly FigureFee[];
  readonly payments: readonly FigurePayment[];
}

/** A count of money and its sum. */
interface Money {
  readonly count: number;
  readonly kobo: number;
}

/** How many of those who were expected didn't come. */
interface Attendance {
  /** Completed, missed or cancelled late. */
  readonly expected: number;
  readonly noShows: number;
  readonly lateCancellations: number;
  readonly noShowPercent: number | null;
  readonly latePercent: number | null;
}

/** What the figures of a place are; shares in percent and waits in minutes, null if there is nothing to compute them from. */
export type Figures = ReturnType<typeof figuresOf>;

/** Computes the figures of a place from rows. */
export function figuresOf({ appointments, news, steps, walkIns, fees, payments }: FigureRows) {
  const of = (channel: FigureAppointment['channel']) => appointments.filter((one) => one.channel === channel).length;
  const withText = appointments.filter(({ hadText }) => hadText);
  const withoutText = appointments.filter(({ hadText }) => !hadText);
  const isSplit = [withText, withoutText].every((group) => countPeople(group) >= MIN_GROUP);
  return {
    visits: { total: appointments.length, online: of('online'), phone: of('phone'), walkIn: of('walk_in') },
    seen: seenOf(news),
    attendance: attendanceOf(appointments),
    withText: isSplit ? attendanceOf(withText) : null,
    withoutText: isSplit ? attendanceOf(withoutText) : null,
    waits: waitsOf(steps),
    squeezed: appointments.filter(({ isSqueezed, status }) => isSqueezed && status !== 'cancelled').length,
    walkIns,
    fees: {
      due: moneyOf(fees.filter(({ state }) => state === 'due')),
      waived: moneyOf(fees.filter(({ state }) => state === 'waived')),
      paid: moneyOf(fees.filter(({ state }) => state === 'paid')),
    },
    payments: {
      cash: moneyOf(payments.filter(({ method }) => method === 'cash')),
      transfer: moneyOf(payments.filter(({ method }) => method === 'transfer')),
      pos: moneyOf(payments.filter(({ method }) => method === 'pos')),
      hmo: moneyOf(payments.filter(({ method }) => method === 'hmo')),
    },
    people: peopleOf(appointments),
  };
}

function seenOf(news: readonly FigureNews[]) {
  const settled = news.filter(({ seenAtMs, level }) => seenAtMs !== null || level > 0);
  const inTime = settled.filter(({ seenAtMs, level }) => seenAtMs !== null && level === 0);
  const delays = news.flatMap(({ atMs, seenAtMs }) => (seenAtMs === null ? [] : [seenAtMs - atMs]));
  return {
    bookings: news.length,
    inTimePercent: percent(inTime.length, settled.length),
    medianMinutes: minutesAt(delays, 0.5),
    escalated: news.filter(({ level }) => level > 0).length,
  };
}

function attendanceOf(appointments: readonly FigureAppointment[]): Attendance {
  const noShows = appointments.filter(({ isNoShow }) => isNoShow).length;
  const lateCancellations = appointments.filter(({ isLateCancellation }) => isLateCancellation).length;
  const expected = appointments.filter(({ status }) => status === 'completed').length + lateCancellations;
  return {
    ...{ expected, noShows, lateCancellations },
    noShowPercent: percent(noShows, expected),
    latePercent: percent(lateCancellations, expected),
  };
}

function waitsOf(steps: readonly FigureStep[]) {
  const points = [...new Set(steps.map(({ point }) => point))].sort();
  return points.map((point) => {
    const own = steps.filter((step) => step.point === point);
    const isShown = own.length >= MIN_GROUP;
    const waits = isShown ? own.map(({ waitMs }) => waitMs) : [];
    const given = own.filter(({ range }) => range !== null);
    const inside = given.filter(({ waitMs, range }) => range !== null && isInside(waitMs, range));
    return {
      ...{ point, served: own.length, given: given.length },
      medianMinutes: minutesAt(waits, 0.5),
      p90Minutes: minutesAt(waits, 0.9),
      insidePercent: given.length < MIN_GROUP ? null : percent(inside.length, given.length),
    };
  });
}

function isInside(waitMs: number, { from, to }: NonNullable<FigureStep['range']>): boolean {
  const minutes = waitMs / MINUTE_MS;
  return minutes >= from && minutes <= to;
}

/** By who takes the appointments; groups of few people are one, `name` null, that has at least as many itself. */
function peopleOf(appointments: readonly FigureAppointment[]) {
  const names = [...new Set(appointments.flatMap(({ resource }) => resource ?? []))];
  if (names.length < 2) return [];
  const bySize = [...names, null]
    .map((name) => ({ name, own: appointments.filter(({ resource }) => resource === name) }))
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => countPeople(b.own) - countPeople(a.own));
  const shown = bySize.filter(({ name, own }) => name !== null && countPeople(own) >= MIN_GROUP);
  const others = bySize.filter((group) => !shown.includes(group)).flatMap(({ own }) => own);
  while (others.length > 0 && countPeople(others) < MIN_GROUP) {
    const smallest = shown.pop();
    if (smallest === undefined) return [];
    others.push(...smallest.own);
  }
  if (shown.length === 0) return [];
  const groups = [...shown, ...(others.length > 0 ? [{ name: null, own: others }] : [])];
  return groups.map(({ name, own }) => ({ name, visits: own.length, ...attendanceOf(own) }));
}

function countPeople(appointments: readonly FigureAppointment[]): number {
  return new Set(appointments.map(({ person }) => person)).size;
}

function moneyOf(rows: readonly { readonly amountKobo: number | null }[]): Money {
  return { count: rows.length, kobo: rows.reduce((sum, { amountKobo }) => sum + (amountKobo ?? 0), 0) };
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}

/** The whole minutes below which a share of some lengths (ms) lies, between the two nearest; null without any. */
function minutesAt(lengthsMs: readonly number[], share: number): number | null {
  const sorted = [...lengthsMs].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (low === undefined || high === undefined) return null;
  return Math.round((low + (high - low) * (at - Math.floor(at))) / MINUTE_MS);
}
