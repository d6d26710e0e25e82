import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, FlagParam, IdParam, PAGING, wholeNumberParam } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { CancellationFee } from './rules/cancellation-fee.ts';
import { CITIES } from './rules/provider-cities.ts';
import { Understood } from './rules/understood-contract.ts';

/** How far it is from a place to somebody who is not in it. */
export const AwayFrom = z.object({ place: z.string(), km: z.int() });
export type AwayFrom = z.output<typeof AwayFrom>;

export const Provider = z.object({
  id: z.int(),
  name: z.string(),
  specialty: z.string(),
  /** What a public register calls a facility; null for a person's practice. */
  facilityType: z.nullable(z.string()),
  /** Left out of a search that asks for brief answers. */
  bio: z.optional(z.nullable(z.string())),
  address: z.string(),
  lga: z.nullable(z.string()),
  state: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** exact: surveyed; near: within about 1 km; area: centre of a ward or LGA; unknown: no point. */
  locationPrecision: z.enum(['exact', 'near', 'area', 'unknown']),
  /** Kilometres from the place searched from; absent when none was given or the point is not known. */
  distanceKm: z.optional(z.number()),
  /** From the middle of the place that the text names; absent within it, and where lat and lng are sent. */
  awayFrom: z.optional(AwayFrom),
  /** The text also asks for what is a filter, such as open now or an insurer, and nobody who answers the rest is known to have it. */
  lacksOffer: z.optional(z.boolean()),
  /** Of the first of a page only; absent where the text says all that it was taken to ask for. */
  understood: z.optional(Understood),
  profileImage: z.nullable(z.string()),
  /** Tenths of a star: 45 means 4.5 stars; 0 when nobody has reviewed yet. */
  rating: z.int(),
  reviewCount: z.int(),
  providesUrgentCare: z.boolean(),
  telehealthAvailable: z.boolean(),
  lowCostOptions: z.boolean(),
  acceptingNewPatients: z.boolean(),
  mobileClinic: z.boolean(),
  speaksLocalLanguages: z.array(z.string()),
  /** False for a listing from a public register: people call to book. */
  bookable: z.boolean(),
  /** Only of listings; the network's own providers are booked here. */
  phone: z.nullable(z.string()),
  /** Start of the first free slot within the booking horizon, or null. */
  nextSlotAt: z.nullable(z.string()),
  isDemo: z.boolean(),
});
export type Provider = z.output<typeof Provider>;

/** Lagos wall-clock times, `HH:mm`; weekday 0 is Sunday. */
export const OpeningHours = z.object({ weekday: z.int(), opens: z.string(), closes: z.string() });

/** A licence as an administrator found it in the register of a council. */
export const ShownLicence = z.object({
  council: z.string(),
  number: z.string(),
  /** The last day on which it holds, `yyyy-MM-dd` in Lagos. */
  validUntil: z.string(),
  /** When it was looked up, ISO instant. */
  checkedAt: z.string(),
});
export type ShownLicence = z.output<typeof ShownLicence>;

export const ProviderDetail = z.extend(Provider, {
  bio: z.nullable(z.string()),
  officeImage: z.nullable(z.string()),
  services: z.array(z.string()),
  acceptedInsurance: z.array(z.string()),
  /** Empty for a listing whose hours nobody has told us. */
  officeHours: z.array(OpeningHours),
  /** The next days on which it is closed against its weekly hours, `yyyy-MM-dd`, within 60 days from today. */
  daysOff: z.array(z.string()),
  /** The next hours besides its weekly ones, in their order, within 60 days from today. */
  extraHours: z.array(z.object({ day: z.string(), opens: z.string(), closes: z.string() })),
  /** What cancelling less than 24 hours before a visit costs; null when it told no rule. */
  cancellationPolicy: z.nullable(CancellationFee),
  /** Empty while none is recorded. Where all have ended, nothing can be booked. */
  licences: z.array(ShownLicence),
});
export type ProviderDetail = z.output<typeof ProviderDetail>;

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
  urgentCare: FlagParam,
  specialty: word(100),
  city: z.optional(z.enum(CITIES)),
  /** Leaves the city for all of Nigeria where the text names a place elsewhere, or only somebody elsewhere answers it. */
  orElsewhere: FlagParam,
  state: word(40),
  lga: word(60),
  telehealth: FlagParam,
  acceptingNewPatients: FlagParam,
  lowCost: FlagParam,
  language: word(40),
  insurance: word(80),
  availableOn: z.optional(CalendarDay),
  /** Doors open at this moment; a listing whose hours nobody has told us isn't. */
  openNow: FlagParam,
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
  reply: z.array(Provider),
});

const { limit: _limit, offset: _offset, brief: _brief, ...filterFields } = ProviderSearch.shape;

/** Null where only the search with the choice tells. */
const count = z.nullable(z.int());
/** How many a search would find with each choice of each filter; choices that nobody has are missing. */
export const FilterCounts = z.object({
  urgentCare: count,
  telehealth: count,
  acceptingNewPatients: count,
  lowCost: count,
  openNow: count,
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

export const getProvider = endpoint({
  method: 'GET',
  path: '/api/providers/:id',
  summary: 'One provider or listing',
  access: 'public',
  params: z.object({ id: IdParam }),
  reply: ProviderDetail,
});

export const Slot = z.object({
  id: z.string(),
  /** Lagos wall-clock time, `HH:mm`. */
  time: z.string(),
  /** ISO instant, what a booking sends as its date. */
  dateTime: z.string(),
});
export type Slot = z.output<typeof Slot>;

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/providers/:id/availability',
  summary: 'The free slots of one provider on one day',
  access: 'public',
  params: z.object({ id: IdParam }),
  query: z.strictObject({ date: CalendarDay }),
  reply: z.array(Slot),
});
