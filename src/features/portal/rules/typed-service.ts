import { takeIn } from '#platform/common/changed-meanwhile.ts';
import { text } from '#platform/common/text.ts';
import { AFTER_MINUTES, SERVICE_MINUTES } from './resource-limits.ts';
import type { SeenService } from './resources-contract.ts';
import { koboOf, priceProblem } from './typed-fee.ts';
import { found, isWhole } from './typed-resource.ts';

/** A service as the form holds it; the price in naira, empty for none. */
export interface TypedService {
  readonly name: string;
  readonly minutes: string;
  readonly afterMinutes: string;
  readonly price: string;
  readonly visitTypes: SeenService['visitTypes'];
  readonly careTypes: SeenService['careTypes'];
  readonly bookedBy: SeenService['bookedBy'];
  readonly resourceIds: readonly number[];
  /** What those who give it take for it, by their ids; both empty if as long as the service says. */
  readonly own: Readonly<Record<number, TypedLength>>;
}

/** A length of one person as the form holds it, minutes. */
export interface TypedLength {
  readonly minutes: string;
  readonly afterMinutes: string;
}

/** Returns the form's values for a service, or for a new one of the length of an ordinary visit. */
export function typedService(service: SeenService | undefined, visitMinutes: number): TypedService {
  const {
    name,
    visitTypes,
    careTypes,
    bookedBy,
    resourceIds,
    ownLengths = [],
    ...typed
  } = service ?? {
    ...NEW,
    minutes: visitMinutes,
  };
  const { priceKobo, minutes, afterMinutes } = typed;
  return {
    ...{ name, visitTypes, careTypes, bookedBy, resourceIds },
    minutes: String(minutes),
    afterMinutes: String(afterMinutes),
    price: priceKobo === null ? '' : String(priceKobo / 100),
    own: Object.fromEntries(
      ownLengths.map(({ resourceId, ...own }) => [
        resourceId,
        { minutes: String(own.minutes), afterMinutes: String(own.afterMinutes) },
      ]),
    ),
  };
}

const NEW: Omit<SeenService, 'minutes'> = {
  name: '',
  afterMinutes: 0,
  priceKobo: null,
  visitTypes: ['in-person'],
  careTypes: ['routine'],
  bookedBy: 'anyone',
  resourceIds: [],
};

/** Returns the service that the form holds; sound only if `serviceProblems` finds nothing. */
export function serviceOf(typed: TypedService): SeenService {
  const { name, minutes, afterMinutes, price, resourceIds, own: _own, ...chosen } = typed;
  return {
    ...chosen,
    name: name.trim(),
    minutes: Number(minutes),
    afterMinutes: Number(afterMinutes),
    priceKobo: koboOf(price) ?? null,
    resourceIds: [...resourceIds],
    ownLengths: ownOf(typed).map(([resourceId, own]) => ({
      resourceId,
      minutes: Number(own.minutes),
      afterMinutes: Number(own.afterMinutes),
    })),
  };
}

/** The lengths of those who give the service that differ from its own; of what is empty the service's. */
function ownOf({ minutes, afterMinutes, own, resourceIds }: TypedService): [number, TypedLength][] {
  return Object.entries(own)
    .map(([id, length]): [number, TypedLength] => [
      Number(id),
      { minutes: length.minutes.trim() || minutes, afterMinutes: length.afterMinutes.trim() || afterMinutes },
    ])
    .filter(([id]) => resourceIds.includes(id))
    .filter(([, length]) => length.minutes !== minutes || length.afterMinutes !== afterMinutes);
}

/** Returns what can't be saved, by the server's field names. */
export function serviceProblems(typed: TypedService): Readonly<Record<string, string>> {
  const { name, minutes, afterMinutes, price, visitTypes, careTypes, resourceIds } = typed;
  return found([
    ['name', name.trim() === '' ? text('A name is needed.') : undefined],
    ['minutes', isWhole(minutes, SERVICE_MINUTES) ? undefined : text('Use a whole number from 5 to 480.')],
    ['afterMinutes', isWhole(afterMinutes, AFTER_MINUTES) ? undefined : text('Use a whole number from 0 to 120.')],
    ['priceKobo', priceProblem(price)],
    ['visitTypes', visitTypes.length > 0 ? undefined : text('Choose at least one kind of visit.')],
    ['careTypes', careTypes.length > 0 ? undefined : text('Choose at least one type of care.')],
    ['resourceIds', resourceIds.length > 0 ? undefined : text('Choose who gives it.')],
    ...ownOf(typed).flatMap(([id, own]) => [
      [
        `own.${id}.minutes`,
        isWhole(own.minutes, SERVICE_MINUTES) ? undefined : text('Use a whole number from 5 to 480.'),
      ],
      [
        `own.${id}.afterMinutes`,
        isWhole(own.afterMinutes, AFTER_MINUTES) ? undefined : text('Use a whole number from 0 to 120.'),
      ],
    ]),
  ]);
}

/** Returns the form's values after another desk has saved `now`, and the fields that both changed, differently. */
export function mergeService(base: TypedService, typed: TypedService, now: TypedService) {
  const fields = (form: TypedService): Readonly<Record<string, unknown>> => ({ ...form });
  const { values, both } = takeIn(fields(base), fields(typed), fields(now));
  return { typed: { ...now, ...values } as TypedService, both };
}
