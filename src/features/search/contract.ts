import * as z from 'zod/mini';
import { Provider } from '#features/directory/contract.ts';
import { CITIES } from '#features/directory/rules/provider-cities.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, FlagParam, PAGING, wholeNumberParam } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { DEGREES } from './rules/degrees.ts';
import { eachFlag } from './rules/flag-filters.ts';
import { Interpretation } from './rules/interpretation-contract.ts';

/** How far a provider lies from a place that it is not in. */
export const DistanceFromPlace = z.object({ place: z.string(), km: z.int() });
export type DistanceFromPlace = z.output<typeof DistanceFromPlace>;

/** A provider as a search found it. */
export const FoundProvider = z.extend(Provider, {
  /** From the middle of the place that the text names; absent within it, and where lat and lng are sent. */
  awayFrom: z.optional(DistanceFromPlace),
  /** Starts of the first free slots within the booking horizon, at most three; absent if there is one or none. */
  nextSlots: z.optional(z.array(z.string())),
  /** The query also demands an offer or filter, such as an insurer or open now, that no match is known to have. */
  lacksOffer: z.optional(z.boolean()),
  /** In the first result of a page only; absent if the query was taken as it stands. */
  understood: z.optional(Interpretation),
});
export type FoundProvider = z.output<typeof FoundProvider>;

const coordinate = (max: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(DEGREES, text('Use a decimal number of degrees.'))),
      z.pipe(z.transform(Number), z.number().check(z.minimum(-max), z.maximum(max))),
    ),
  );
const word = (max: number) => z.optional(z.string().check(z.maxLength(max)));

export const ProviderSearch = z.strictObject({
  q: word(100),
  ...eachFlag(() => FlagParam),
  specialty: word(100),
  city: z.optional(z.enum(CITIES)),
  /** Searches all of Nigeria if the text names a place outside the city, or only providers outside match it. */
  orElsewhere: FlagParam,
  state: word(40),
  lga: word(60),
  language: word(40),
  insurance: word(80),
  availableOn: z.optional(CalendarDay),
  lat: coordinate(90),
  lng: coordinate(180),
  radiusKm: z.optional(wholeNumberParam(1, 2000)),
  /** Leaves out the biographies, which a list of cards doesn't show. */
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

/** Null where only a search with the choice can tell. */
const count = z.nullable(z.int());
/** The number of results with each choice of each filter; choices without any are left out. */
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
