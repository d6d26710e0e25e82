import * as z from 'zod/mini';
import { OpeningHours } from '#features/schedules/contract.ts';
import { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { RESOURCE_KINDS } from '#features/schedules/rules/service-choice.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';
import { BOOKING_STATES } from './rules/booking-state.ts';

export const Provider = z.object({
  id: z.int(),
  name: z.string(),
  /** The kind of facility, such as "General Hospital", where the register of a listing supports no specialty. */
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
  profileImage: z.nullable(z.string()),
  /** Tenths of a star: 45 means 4.5 stars; 0 without reviews. */
  rating: z.int(),
  reviewCount: z.int(),
  providesUrgentCare: z.boolean(),
  telehealthAvailable: z.boolean(),
  lowCostOptions: z.boolean(),
  /** Null for a listing, where it is not known. */
  acceptingNewPatients: z.nullable(z.boolean()),
  mobileClinic: z.boolean(),
  speaksLocalLanguages: z.array(z.string()),
  /** False for a listing from a public register, and while a practice is setting up or paused: people call to book. */
  bookable: z.boolean(),
  /** Null while the operator runs the bookings: those are made here only. */
  phone: z.nullable(z.string()),
  /** Start of the first free slot within the booking horizon, or null. */
  nextSlotAt: z.nullable(z.string()),
  isDemo: z.boolean(),
});
export type Provider = z.output<typeof Provider>;

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

/** A person, or a group or room, whom patients can choose. */
export const OfferedPerson = z.object({
  /** Of a booking's `personId`. */
  id: z.int(),
  kind: z.enum(RESOURCE_KINDS),
  name: z.string(),
  /** What the person is, e.g. "Dental surgeon". */
  title: z.nullable(z.string()),
  /** Takes ordinary visits too, not only services. */
  takesOrdinary: z.boolean(),
  /** Start of the first free slot, of an ordinary visit where the person takes these, otherwise of a service; or null. */
  nextSlotAt: z.nullable(z.string()),
});
export type OfferedPerson = z.output<typeof OfferedPerson>;

/** A kind of visit besides the ordinary one, that patients may book. */
export const OfferedService = z.object({
  /** Of a booking's `serviceId`. */
  id: z.int(),
  name: z.string(),
  minutes: z.int(),
  /** Null if no price is stated. */
  priceKobo: z.nullable(z.int()),
  /** The kinds of visit and of care for which it is given here; never empty. */
  visitTypes: z.array(z.enum(['telehealth', 'in-person'])),
  careTypes: z.array(z.enum(['urgent', 'routine'])),
  /** True if only patients who have been here can book it; absent otherwise. */
  forKnownPatients: z.optional(z.boolean()),
  /** The `people` who give it. */
  personIds: z.array(z.int()),
  /** The `people` who take another time for it; absent if none does. */
  ownMinutes: z.optional(z.array(z.object({ personId: z.int(), minutes: z.int() }))),
  /** The shortest and the longest time that it takes, with anyone who is free; absent if it takes one. */
  range: z.optional(z.object({ from: z.int(), until: z.int() })),
  /** Start of the first free slot with anyone who gives it, or null. */
  nextSlotAt: z.nullable(z.string()),
});
export type OfferedService = z.output<typeof OfferedService>;

export const ProviderDetail = z.extend(Provider, {
  /** Of a listing: the name of its register, and the day in Lagos, `yyyy-MM-dd`, on which the entry was read or changed last. */
  listing: z.optional(z.object({ register: z.string(), asOf: z.string() })),
  /** Why it is bookable or not. */
  bookingState: z.enum(BOOKING_STATES),
  bio: z.nullable(z.string()),
  officeImage: z.nullable(z.string()),
  services: z.array(z.string()),
  acceptedInsurance: z.array(z.string()),
  /** Empty for a listing whose hours are unknown. */
  officeHours: z.array(OpeningHours),
  /** The next days on which it is closed against its weekly hours, `yyyy-MM-dd`, within 60 days from today. */
  daysOff: z.array(z.string()),
  /** The next hours besides its weekly ones, in their order, within 60 days from today. */
  extraHours: z.array(z.object({ day: z.string(), opens: z.string(), closes: z.string() })),
  /** The next parts of days for which it is closed against its hours, in their order, within 60 days from today. */
  closures: z.optional(z.array(z.object({ day: z.string(), opens: z.string(), closes: z.string() }))),
  /** What the practice says about such days, for patients. */
  dayNotes: z.optional(z.array(z.object({ day: z.string(), note: z.string() }))),
  /** Public holidays of the next 30 days on which it has hours; `isOpen` is null while the practice has not said so. */
  holidays: z.optional(z.array(z.object({ day: z.string(), name: z.string(), isOpen: z.nullable(z.boolean()) }))),
  /** What cancelling less than 24 hours before a visit costs; null if the provider has not set it. */
  cancellationPolicy: z.nullable(CancellationFee),
  /** Empty while none is recorded. Where all have ended, nothing can be booked. */
  licences: z.array(ShownLicence),
  /** Whom patients can choose; absent where there is no choice. */
  people: z.optional(z.array(OfferedPerson)),
  /** What patients can book besides the ordinary visit; absent where there is nothing. */
  bookableServices: z.optional(z.array(OfferedService)),
  /** False where only services can be booked; absent otherwise. */
  takesOrdinaryVisits: z.optional(z.boolean()),
});
export type ProviderDetail = z.output<typeof ProviderDetail>;

export const getProvider = endpoint({
  method: 'GET',
  path: '/api/providers/:id',
  summary: 'One provider or listing',
  access: 'public',
  params: z.object({ id: IdParam }),
  reply: ProviderDetail,
});
