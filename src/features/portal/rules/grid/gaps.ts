/** A part of a day, half open, in minutes since its midnight in Lagos. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** What leaves no gap in open time. */
interface Use {
  /** Appointments with the pauses after them. */
  readonly taken: readonly Span[];
  /** When nothing can be booked, regardless of the capacity. */
  readonly blocked: readonly Span[];
  /** How many appointments are taken at the same time. */
  readonly capacity: number;
  /** The first minute that can be booked. */
  readonly from: number;
  /** The length of the shortest appointment, minutes: less time is no gap. */
  readonly shortest: number;
}

/** Returns the parts of open time in which another appointment fits, in order of time. */
export function gapsIn(open: readonly Span[], { taken, blocked, capacity, from, shortest }: Use): Span[] {
  const isFree = (part: Span) =>
    !blocked.some((one) => meets(one, part)) && taken.filter((one) => meets(one, part)).length < capacity;
  const edges = [...taken, ...blocked].flatMap((one) => [one.from, one.until]);
  return inOrder(open)
    .flatMap((period) =>
      joined(parts({ from: Math.max(period.from, from), until: period.until }, edges).filter(isFree)),
    )
    .filter((gap) => gap.until - gap.from >= shortest);
}

/** True if two spans have a minute in common. */
export function meets(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until;
}

function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => a.from - b.from);
}

/** A span cut at the edges within it; nothing if it is empty. */
function parts({ from, until }: Span, edges: readonly number[]): Span[] {
  if (from >= until) return [];
  const inside = edges.filter((edge) => edge > from && edge < until);
  const cuts = [...new Set([...inside, until])].toSorted((a, b) => a - b);
  return cuts.map((cut, index) => ({ from: cuts[index - 1] ?? from, until: cut }));
}

/** Parts in order of time, those that follow on each other as one. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last?.until === span.from) found[found.length - 1] = { from: last.from, until: span.until };
    else found.push(span);
  }
  return found;
}
