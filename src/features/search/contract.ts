import * as z from 'zod/mini';
import { Provider } from '#features/directory/contract.ts';
import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, FlagParam, PAGING, wholeNumberParam } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { eachFlag } from './rules/flag-filters.ts';
import { Interpretation } from './rules/interpretation-contract.ts';

/** How far it is from a place to somebody who is not in it. */
export const DistanceFromPlace = z.object({ place: z.string(), km: z.int() });
export type DistanceFromPlace = z.output<typeof DistanceFromPlace>;

/** A provider as a search found it. */
export const FoundProvider = z.extend(Provider, {
  /** From the middle of the place that the text names; absent within it, and where lat and lng are sent. */
  awayFrom: z.optional(DistanceFromPlace),
  /** The text also asks for what is a filter, such as open now or an insurer, and nobody who answers the rest is known to have it. */
  lacksOffer: z.optional(z.boolean()),
  /** Of the first of a page only; absent where the text says all that it was taken to ask for. */
  understood: z.optional(Interpretation),
});
export type FoundProvider = z.output<typeof FoundProvider>;

const coordinate = (max: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, text('Use a decimal number of degrees.'))),
      z.pipe(z.transform(Number), z.number().check(z.minimum(-max), z.maximum(max))),
    ),
  );
const word = (max: number) => z.optional(z.string().check(z.maxLength(max)));

export const ProviderSearch = z.strictObject({
  q: word(100),
  ...eachFlag(() => FlagParam),
  specialty: word(100),
  city: z.optional(z.enum(CITIES)),
  /** Leaves the city for all of Nigeria where the text names a place elsewhere, or only somebody elsewhere answers it. */
  orElsewhere: FlagParam,
  state: word(40),
  lga: word(60),
  language: word(40),
  insurance: word(80),
  availableOn: z.optional(CalendarDay),
  lat: coordinate(90),
  lng: coordinate(180),
  radiusKm: z.optional(wholeNumberParam(1, 2000)),
  /** Without the biographies, which a list of cards doesn't show. */
  brief: FlagParam,
  ...PAGING,
});
export type ProviderSearch = z.output<typeof ProviderSearch>;

export const searchProviders = endpoint({
  method: 'GET',
  path: '/api/providers',
  summary: 'Find providers and listings; all filters together, nearest first when lat and lng are sent',
  access: 'public',
  query: ProviderSearch,
  reply: z.array(FoundProvider),
});

const { limit: _limit, offset: _offset, brief: _brief, ...filterFields } = ProviderSearch.shape;

/** Null where only the search with the choice tells. */
const count = z.nullable(z.int());
/** How many a search would find with each choice of each filter; choices that nobody has are missing. */
export const FilterCounts = z.object({
  ...eachFlag(() => count),
  specialty: z.record(z.string(), count),
  language: z.record(z.string(), count),
  insurance: z.record(z.string(), count),
  state: z.record(z.string(), count),
  /** By calendar day in Lagos, `yyyy-MM-dd`. */
  availableOn: z.record(z.string(), count),
});
export type FilterCounts = z.output<typeof FilterCounts>;

export const countProviders = endpoint({
  method: 'GET',
  path: '/api/providers/counts',
  summary: 'How many providers each choice of each filter would leave, the other filters as they are',
  access: 'public',
  query: z.strictObject(filterFields),
  reply: FilterCounts,
});
