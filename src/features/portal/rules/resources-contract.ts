import * as z from 'zod/mini';
import { CARE_TYPES, VISIT_TYPES } from '#features/appointments/contract.ts';
import { VISIT_PRICE } from '#features/schedules/rules/cancellation-fee.ts';
import { RESOURCE_KINDS, SERVICE_BOOKED_BY } from '#features/schedules/rules/service-choice.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { Id, IdParam, oneLine } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { AFTER_MINUTES, AT_ONCE, MAX_OFFERED, PATIENT_LIMIT, SERVICE_MINUTES } from './resource-limits.ts';
import { Booked, DisplacedAppointment, SeenHours } from './schedule-contract.ts';
import { weekProblem } from './week-check.ts';

const OWN = '/api/portal/providers/:id';
const params = z.object({ id: IdParam });
const resourceParams = z.object({ id: IdParam, resourceId: IdParam });
const serviceParams = z.object({ id: IdParam, serviceId: IdParam });

const Name = z
  .string()
  .check(oneLine(), z.minLength(1, text('A name is needed.')), z.maxLength(80, text('Use at most 80 characters.')));
const Ids = z.array(Id).check(z.maxLength(MAX_OFFERED));

/** What a desk sets of a resource, as it was read. */
const SeenResource = z.strictObject({
  kind: z.enum(RESOURCE_KINDS),
  name: z.string().check(z.maxLength(200)),
  title: z.nullable(z.string().check(z.maxLength(200))),
  capacity: z.int(),
  isPublic: z.boolean(),
  takesOrdinary: z.boolean(),
  /** Its own hours at this place; null if it follows the place. */
  hours: z.nullable(SeenHours),
  /** The places of the practice where it works. */
  places: Ids,
});
export type SeenResource = z.output<typeof SeenResource>;

const resourceFields = {
  kind: z.enum(RESOURCE_KINDS),
  name: Name,
  title: z.nullable(Name),
  capacity: z
    .int(text('Use a whole number from 1 to 99.'))
    .check(
      z.minimum(AT_ONCE.min, text('Use a whole number from 1 to 99.')),
      z.maximum(AT_ONCE.max, text('Use a whole number from 1 to 99.')),
    ),
  isPublic: z.boolean(),
  takesOrdinary: z.boolean(),
  /** Errors name the first invalid weekday: `hours.1`. */
  hours: z.nullable(SeenHours.check(z.minLength(1, text('Choose hours for at least one day.')))),
  places: Ids.check(z.minLength(1, text('Choose at least one place.'))),
};
const soundHours = z.check<{ readonly hours: z.output<typeof SeenHours> | null }>(({ value, issues }) => {
  const found = value.hours === null ? undefined : weekProblem(value.hours);
  if (found === undefined) return;
  issues.push({ code: 'custom', input: value, path: ['hours', found.weekday], message: found.problem });
});

export const NewResource = z
  .strictObject({
    ...resourceFields,
    /**
     * The first resource of a place takes over its visits to come. Absent or false: a resource named like the place is
     * made, which takes them over, and this one is added beside it.
     */
    takesOver: z.optional(z.boolean()),
  })
  .check(soundHours);
export type NewResource = z.input<typeof NewResource>;
const ResourceChange = z.strictObject({ ...resourceFields, was: SeenResource, booked: Booked }).check(soundHours);
export type ResourceChange = z.output<typeof ResourceChange>;

const lengthFields = {
  minutes: z
    .int(text('Use a whole number from 5 to 480.'))
    .check(
      z.minimum(SERVICE_MINUTES.min, text('Use a whole number from 5 to 480.')),
      z.maximum(SERVICE_MINUTES.max, text('Use a whole number from 5 to 480.')),
    ),
  afterMinutes: z
    .int(text('Use a whole number from 0 to 120.'))
    .check(
      z.minimum(AFTER_MINUTES.min, text('Use a whole number from 0 to 120.')),
      z.maximum(AFTER_MINUTES.max, text('Use a whole number from 0 to 120.')),
    ),
};
/** How long one resource takes for a service, minutes. */
export const OwnLength = z.strictObject({ resourceId: Id, ...lengthFields });
const OwnLengths = z.optional(z.array(OwnLength).check(z.maxLength(MAX_OFFERED)));

/** What a desk sets of a service, as it was read. */
const SeenService = z.strictObject({
  name: z.string().check(z.maxLength(200)),
  minutes: z.int(),
  afterMinutes: z.int(),
  priceKobo: z.nullable(z.int()),
  visitTypes: z.array(z.enum(VISIT_TYPES)).check(z.maxLength(2)),
  careTypes: z.array(z.enum(CARE_TYPES)).check(z.maxLength(2)),
  bookedBy: z.enum(SERVICE_BOOKED_BY),
  /** The resources that give it. */
  resourceIds: Ids,
  /** Those that take another time for it. Absent in a request: as it is. */
  ownLengths: OwnLengths,
});
export type SeenService = z.output<typeof SeenService>;

const serviceFields = {
  name: Name,
  ...lengthFields,
  priceKobo: z.nullable(
    z
      .int()
      .check(
        z.minimum(VISIT_PRICE.least, text('Use a price from ₦1 to ₦10,000,000.')),
        z.maximum(VISIT_PRICE.most, text('Use a price from ₦1 to ₦10,000,000.')),
      ),
  ),
  visitTypes: z
    .array(z.enum(VISIT_TYPES))
    .check(z.minLength(1, text('Choose at least one kind of visit.')), z.maxLength(VISIT_TYPES.length)),
  careTypes: z
    .array(z.enum(CARE_TYPES))
    .check(z.minLength(1, text('Choose at least one type of care.')), z.maxLength(CARE_TYPES.length)),
  bookedBy: z.enum(SERVICE_BOOKED_BY),
  resourceIds: Ids.check(z.minLength(1, text('Choose who gives it.'))),
  ownLengths: OwnLengths,
};
export const NewService = z.strictObject(serviceFields);
export type NewService = z.input<typeof NewService>;
const ServiceChange = z.strictObject({ ...serviceFields, was: SeenService });

const PatientLimit = z
  .int(text('Use a whole number from 1 to 50.'))
  .check(
    z.minimum(PATIENT_LIMIT.min, text('Use a whole number from 1 to 50.')),
    z.maximum(PATIENT_LIMIT.max, text('Use a whole number from 1 to 50.')),
  );

/** What takes the appointments of a place, and which services its practice gives. */
export const PracticeOffer = z.object({
  providerId: z.int(),
  placeName: z.string(),
  /** The length of an ordinary visit. */
  visitMinutes: z.int(),
  /** How many visits to come one person may have at the practice. */
  maxOpenAppointments: z.int(),
  /** The places that the caller runs and that belong to this practice or to none, this one included; all while it has none. */
  places: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The resources of this place; empty where it takes one visit at a time. */
  resources: z.array(z.extend(SeenResource, { id: z.int(), visitsToCome: z.int() })),
  /** The other resources of the practice, with the places where they take visits. */
  elsewhere: z.array(z.object({ id: z.int(), name: z.string(), places: Ids })),
  /** The services of the practice. */
  services: z.array(z.extend(SeenService, { id: z.int() })),
  /** The visits to come of this place. */
  visitsToCome: z.int(),
});
export type PracticeOffer = z.output<typeof PracticeOffer>;

/** The offer after a change, with the visits that fitted no colleague and stay, where they were to be moved. */
export const ChangedOffer = z.extend(PracticeOffer, {
  stayed: z.array(DisplacedAppointment),
  /** How many visits to come are above a number at the same time that was lowered: they stay. */
  keptAbove: z.optional(z.int()),
});
export type ChangedOffer = z.output<typeof ChangedOffer>;

export const getOffer = endpoint({
  method: 'GET',
  path: `${OWN}/resources`,
  summary:
    'What takes the visits of a place (people, rooms, chairs, machines, groups), and the services of its practice',
  access: 'provider',
  byPin: true,
  params,
  reply: PracticeOffer,
});
export const addResource = endpoint({
  method: 'POST',
  path: `${OWN}/resources`,
  summary:
    'Add what takes visits at a place; the first one, or one named like the place, takes over the visits to come',
  access: 'provider',
  status: 201,
  params,
  body: NewResource,
  reply: PracticeOffer,
});
export const setResource = endpoint({
  method: 'PUT',
  path: `${OWN}/resources/:resourceId`,
  summary: 'Change what takes visits; 409 if it `was` something else, or with the visits that would be out of place',
  access: 'provider',
  params: resourceParams,
  body: ResourceChange,
  reply: ChangedOffer,
});
export const retireResource = endpoint({
  method: 'DELETE',
  path: `${OWN}/resources/:resourceId`,
  summary: "Let it take no more visits at the caller's places; 409 with its visits to come",
  access: 'provider',
  params: resourceParams,
  body: z.strictObject({ booked: Booked }),
  reply: ChangedOffer,
});
export const addService = endpoint({
  method: 'POST',
  path: `${OWN}/services`,
  summary: 'Add a service of the practice',
  access: 'provider',
  status: 201,
  params,
  body: NewService,
  reply: PracticeOffer,
});
export const setService = endpoint({
  method: 'PUT',
  path: `${OWN}/services/:serviceId`,
  summary: 'Change a service; 409 if it `was` something else. Booked visits keep their length and price',
  access: 'provider',
  params: serviceParams,
  body: ServiceChange,
  reply: PracticeOffer,
});
export const retireService = endpoint({
  method: 'DELETE',
  path: `${OWN}/services/:serviceId`,
  summary: 'Offer a service no more. Booked visits stay',
  access: 'provider',
  params: serviceParams,
  reply: PracticeOffer,
});
export const setPatientLimit = endpoint({
  method: 'PUT',
  path: `${OWN}/open-visits`,
  summary: 'Set how many visits to come one person may have at the practice; 409 if it `was` another number',
  access: 'provider',
  params,
  body: z.strictObject({
    maxOpenAppointments: PatientLimit,
    was: z.strictObject({ maxOpenAppointments: z.int() }),
  }),
  reply: PracticeOffer,
});
