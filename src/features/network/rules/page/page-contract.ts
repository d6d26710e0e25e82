import * as z from 'zod/mini';
import { ShownLicence } from '#features/directory/contract.ts';
import { StoredImage } from '#features/network/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, CalendarDay, IdParam, oneLine, PAGING, visible } from '#platform/common/fields.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { text } from '#platform/common/text.ts';
import { IMAGE_PATH } from '../image-address.ts';
import { LicenceEntry } from '../licence-fields.ts';
import { NewProvider } from '../provider-fields.ts';
import { WHY_REFUSED } from '../refusals.ts';
import { PAGE_FIELD_NAMES } from './page-fields.ts';

const OWN = '/api/portal/providers/:id/page';
const params = z.object({ id: IdParam });
const nullableText = z.nullable(z.string());

/** The facts on a practice's public page that the practice changes itself. */
export const PageValues = z.object({
  phone: nullableText,
  bio: nullableText,
  services: z.array(z.string()),
  speaksLocalLanguages: z.array(z.string()),
  telehealthAvailable: z.boolean(),
  lowCostOptions: z.boolean(),
  mobileClinic: z.boolean(),
  profileImage: nullableText,
  officeImage: nullableText,
  name: z.string(),
  place: z.object({ address: z.string(), state: z.string(), lga: nullableText }),
  /** Degrees, WGS 84; null if it isn't known. */
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  specialty: z.string(),
  facilityType: nullableText,
  providesUrgentCare: z.boolean(),
});
export type PageValues = z.output<typeof PageValues>;

const field = z.enum(PAGE_FIELD_NAMES);

/** A practice's page as its members edit it. */
export const OwnPage = z.object({
  id: z.int(),
  values: PageValues,
  licences: z.array(ShownLicence),
  /** Changes that an administrator has yet to review. */
  waiting: z.array(
    z.object({ id: z.int(), field, wanted: z.unknown(), sentAt: z.string(), sentBy: z.nullable(z.string()) }),
  ),
  /** The last decision about each field, where it was a refusal. */
  refused: z.array(z.object({ field, wanted: z.unknown(), reason: z.string(), decidedAt: z.string() })),
});
export type OwnPage = z.output<typeof OwnPage>;

const { shape } = NewProvider;
const seenText = z.nullable(z.string().check(z.maxLength(10_000)));
const seenList = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200));
const change = <Was extends z.ZodMiniType, To extends z.ZodMiniType>(was: Was, to: To) =>
  z.optional(z.strictObject({ was, to }));
const flag = change(z.boolean(), z.boolean());
const picture = change(seenText, z.nullable(z.string().check(z.regex(IMAGE_PATH, text('Upload a picture.')))));

const LATITUDE = text('Enter a latitude in Nigeria, from 4 to 14.');
const LONGITUDE = text('Enter a longitude in Nigeria, from 2.5 to 15.');
const ofPoint = {
  latitude: z.number(LATITUDE).check(z.minimum(4, LATITUDE), z.maximum(14, LATITUDE)),
  longitude: z.number(LONGITUDE).check(z.minimum(2.5, LONGITUDE), z.maximum(15, LONGITUDE)),
};

/** Changed fields of a page: the value on the member's screen, and the wanted one. */
export const PageChanges = z.strictObject({
  phone: change(seenText, shape.phone),
  bio: change(seenText, z.nullable(z.string().check(visible(), atMost(5000)))),
  services: change(
    seenList,
    z
      .array(z.string().check(oneLine(), z.minLength(2, text('That is too short')), atMost(80)))
      .check(z.maxLength(30, text('List at most 30 services.'))),
  ),
  speaksLocalLanguages: change(
    seenList,
    z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))).check(z.maxLength(30)),
  ),
  telehealthAvailable: flag,
  lowCostOptions: flag,
  mobileClinic: flag,
  profileImage: picture,
  officeImage: picture,
  name: change(seenText, shape.name),
  place: change(
    z.strictObject({ address: z.string().check(z.maxLength(1000)), state: z.string(), lga: seenText }),
    z.strictObject({
      address: shape.address,
      state: z.enum(STATES, text('Choose a state of Nigeria')),
      lga: z.nullable(z.string().check(z.maxLength(60))),
    }),
  ),
  point: change(z.nullable(z.strictObject({ latitude: z.number(), longitude: z.number() })), z.strictObject(ofPoint)),
  specialty: change(seenText, shape.specialty),
  facilityType: change(
    seenText,
    z.nullable(z.string().check(oneLine(), z.minLength(2, text('That is too short')), atMost(80))),
  ),
  providesUrgentCare: flag,
  licence: change(z.null(), z.strictObject({ council: LicenceEntry.shape.council, number: LicenceEntry.shape.number })),
});
export type PageChanges = z.output<typeof PageChanges>;

export const getOwnPage = endpoint({
  method: 'GET',
  path: OWN,
  summary: "A practice's public page as its members edit it, with changes that wait for review",
  access: 'provider',
  params,
  reply: OwnPage,
});

export const changeOwnPage = endpoint({
  method: 'PUT',
  path: OWN,
  summary: 'Change fields of the page: at once, or after review; 409 if a field is no longer what it `was`',
  access: 'provider',
  params,
  body: PageChanges,
  reply: OwnPage,
});

export const withdrawPageChange = endpoint({
  method: 'DELETE',
  path: `${OWN}/changes/:changeId`,
  summary: 'Withdraw a change that waits for review',
  access: 'provider',
  params: z.object({ id: IdParam, changeId: IdParam }),
  reply: OwnPage,
});

export const uploadPageImage = endpoint({
  method: 'POST',
  path: `${OWN}/images`,
  summary: 'Store a picture (JPEG, PNG or WebP in the body, at most 5 MB), scaled down and without metadata',
  access: 'provider',
  status: 201,
  params,
  query: z.strictObject({ use: z.enum(['profile', 'office']) }),
  reply: StoredImage,
});

/** A change that waits for review, as administrators see it. */
export const WaitingChange = z.object({
  id: z.int(),
  provider: z.object({ id: z.int(), name: z.string() }),
  field,
  /** The value on the page when it was sent, the one there now, and the wanted one. */
  was: z.unknown(),
  now: z.unknown(),
  wanted: z.unknown(),
  /** The member who wants it, if the account still exists. */
  sentBy: z.nullable(z.string()),
  sentAt: z.string(),
});
export type WaitingChange = z.output<typeof WaitingChange>;

export const listPageChanges = endpoint({
  method: 'GET',
  path: '/api/admin/page-changes',
  summary: "Changes of practices' pages that wait for review, oldest first",
  access: 'manage_providers',
  query: z.strictObject({ provider: z.optional(IdParam), ...PAGING }),
  reply: z.array(WaitingChange),
});

/** The decision about a waiting change. A refusal needs a reason, an approved licence the last day on which it holds. */
export const PageDecision = z.strictObject({
  approve: z.boolean(),
  reason: z.optional(z.string().check(visible(), z.minLength(5, WHY_REFUSED.message), atMost(1000))),
  validUntil: z.optional(CalendarDay),
});
export type PageDecision = z.output<typeof PageDecision>;

export const decidePageChange = endpoint({
  method: 'PUT',
  path: '/api/admin/page-changes/:id',
  summary: 'Approve a change of a page, or refuse it with a reason; 409 if it was decided or withdrawn meanwhile',
  access: 'manage_providers',
  params,
  body: PageDecision,
  reply: z.object({ id: z.int(), state: z.enum(['approved', 'refused']) }),
});
