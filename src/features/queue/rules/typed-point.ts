import type { PointKind, QueuePoint } from '#features/queue/contract.ts';
import { text } from '#platform/common/text.ts';
import { MAX_PLANNED_MINUTES, MAX_UNITS } from './queue-limits.ts';
import type { NewPoint } from './usual-way.ts';

/** A service point as it is filled in. */
export interface TypedPoint {
  readonly kind: PointKind;
  readonly name: string;
  readonly resourceId: number | null;
  readonly units: string;
  readonly plannedMinutes: string;
}

/** Returns a service point to fill in. */
export function typedPoint({ kind, name, resourceId, units, plannedMinutes }: NewPoint | QueuePoint): TypedPoint {
  return { kind, name, resourceId, units: String(units), plannedMinutes: String(plannedMinutes) };
}

/** Returns the service point of a request, or what is wrong, by field, as texts to translate. */
export function newPointOf(typed: TypedPoint): {
  readonly body?: NewPoint;
  readonly wrong: Readonly<Record<string, string>>;
} {
  const name = typed.name.trim();
  const units = wholeNumber(typed.units, MAX_UNITS);
  const plannedMinutes = wholeNumber(typed.plannedMinutes, MAX_PLANNED_MINUTES);
  if (name !== '' && units !== undefined && plannedMinutes !== undefined) {
    return { body: { kind: typed.kind, name, resourceId: typed.resourceId, units, plannedMinutes }, wrong: {} };
  }
  return {
    wrong: {
      ...(name === '' && { name: text('Please give it a name.') }),
      ...(units === undefined && { units: text('Use a whole number from 1 to 20.') }),
      ...(plannedMinutes === undefined && { plannedMinutes: text('Use a whole number from 1 to 240.') }),
    },
  };
}

function wholeNumber(typed: string, max: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
