import type { addPoint, PointKind } from '#features/queue/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { text } from '#platform/common/text.ts';
import { POINT_NAME_MAX } from './queue-limits.ts';

/** A service point as a request has it. */
export type NewPoint = BodyOf<typeof addPoint>;

/** A person whose visits can be served at a service point. */
export interface ServedPerson {
  readonly id: number;
  readonly name: string;
}

/** What the points of each kind are called at first, in the order in which patients usually pass them. */
export const KIND_NAMES: Readonly<Record<PointKind, string>> = {
  records: text('Records'),
  vitals: text('Vitals'),
  doctor: text('Doctor'),
  laboratory: text('Laboratory'),
  cash: text('Cash'),
  pharmacy: text('Pharmacy'),
  other: text('Other'),
};

/** How long one person takes at first, minutes; what is measured replaces it. */
const FIRST_MINUTES: Readonly<Record<PointKind, number>> = {
  records: 4,
  vitals: 5,
  doctor: 12,
  laboratory: 10,
  cash: 4,
  pharmacy: 5,
  other: 10,
};

/** The kinds of the usual way that a place chooses from. */
export const USUAL_KINDS = ['records', 'vitals', 'doctor', 'laboratory', 'cash', 'pharmacy'] as const;

/**
 * Returns the service points of the chosen kinds, in the order of the way: of doctors one for each person, or one if the
 * place has described none.
 * @param nameOf the name of a kind in the language of the practice
 */
export function usualWay(
  kinds: readonly PointKind[],
  people: readonly ServedPerson[],
  nameOf: (kind: PointKind) => string,
): NewPoint[] {
  return USUAL_KINDS.filter((kind) => kinds.includes(kind)).flatMap((kind) =>
    kind === 'doctor' && people.length > 0
      ? people.map(({ id, name }) => ({ ...pointOf(kind, name), resourceId: id }))
      : [pointOf(kind, nameOf(kind))],
  );
}

/** Returns a point of a kind to begin with. */
export function pointOf(kind: PointKind, name: string): NewPoint {
  return {
    kind,
    name: name.slice(0, POINT_NAME_MAX).trim(),
    resourceId: null,
    units: 1,
    plannedMinutes: FIRST_MINUTES[kind],
  };
}
