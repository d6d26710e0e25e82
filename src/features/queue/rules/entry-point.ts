import type { PointKind, Priority } from '../contract.ts';

/** Kinds of points that patients pass before they see anyone. */
const INTAKE: readonly PointKind[] = ['records', 'vitals'];

/** Kinds of points where someone can care for a patient with a danger sign who is with them already. */
const CARING: readonly PointKind[] = ['doctor', 'vitals', 'other'];

interface WayPoint {
  readonly kind: PointKind;
  readonly resourceId: number | null;
}

interface OpenPoint extends WayPoint {
  readonly isPaused: boolean;
  /** How many patients with a danger sign are there already; absent where that isn't known. */
  readonly inDanger?: number;
}

/**
 * Where a patient with a danger sign goes, past all other points: to their own doctor, another doctor, a nurse. The first row that
 * a point fits decides; a paused one only where no other is. Of several the one where the fewest with a danger sign are.
 */
const DANGER_POINTS: readonly ((point: OpenPoint, resourceId: number | null) => boolean)[] = [
  ({ kind, isPaused, ...point }, resourceId) =>
    kind === 'doctor' && !isPaused && resourceId !== null && point.resourceId === resourceId,
  ({ kind, isPaused, resourceId }) => kind === 'doctor' && !isPaused && resourceId === null,
  ({ kind, isPaused }) => kind === 'doctor' && !isPaused,
  ({ kind, isPaused }) => kind === 'vitals' && !isPaused,
  ({ kind }) => kind === 'doctor',
  ({ kind }) => kind === 'vitals',
];

/**
 * Returns the point at which a patient joins the way through a place (its points in order). With a danger sign: see
 * `DANGER_POINTS`. Else records or vitals if one comes before the point of the resource that takes the appointment, else that
 * point, else the first that isn't linked to another resource. Undefined if there are no points.
 */
export function entryPoint<T extends OpenPoint>(
  way: readonly T[],
  resourceId: number | null,
  priority: Priority,
): T | undefined {
  return (priority === 'danger' ? dangerPoint(way, resourceId) : undefined) ?? usualEntry(way, resourceId);
}

/** Returns the point to which a patient with a danger sign goes at once; undefined where there is neither doctor nor nurse. */
export function dangerPoint<T extends OpenPoint>(way: readonly T[], resourceId: number | null): T | undefined {
  for (const fits of DANGER_POINTS) {
    const [found] = way
      .filter((point) => fits(point, resourceId))
      .toSorted((one, other) => (one.inDanger ?? 0) - (other.inDanger ?? 0));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True if a patient with whom a point has begun stays there with a danger sign: at records or at the cash desk they don't. */
export function staysInDanger({ kind }: WayPoint): boolean {
  return CARING.includes(kind);
}

function usualEntry<T extends WayPoint>(way: readonly T[], resourceId: number | null): T | undefined {
  const own = resourceId === null ? -1 : way.findIndex((point) => point.resourceId === resourceId);
  const before = own < 0 ? way : way.slice(0, own);
  return (
    before.find(({ kind }) => INTAKE.includes(kind)) ??
    way[own] ??
    way.find((point) => point.resourceId === null) ??
    way[0]
  );
}

/**
 * True if a patient whose appointment a resource takes is served at a point of the way: where they join it, and where that
 * resource is. A doctor's point for anyone serves those whose resource has no point.
 */
export function isServedAt<T extends WayPoint>(point: T, way: readonly T[], resourceId: number | null): boolean {
  if (point.resourceId !== null) return point.resourceId === resourceId;
  if (usualEntry(way, resourceId) === point) return true;
  return point.kind === 'doctor' && (resourceId === null || !way.some((other) => other.resourceId === resourceId));
}

/**
 * Returns the points at which a patient is cared for: a doctor's, and the one of the appointment's resource; all points of a way
 * without such ones.
 */
export function carePoints<T extends WayPoint>(way: readonly T[], resourceId: number | null): readonly T[] {
  const care = way.filter(
    (point) => point.kind === 'doctor' || (resourceId !== null && point.resourceId === resourceId),
  );
  return care.length === 0 ? way : care;
}
