import * as z from 'zod/mini';
import { BOOKING_STATES, LIVE_BY, PAUSED_REASONS } from '#features/directory/rules/booking-state.ts';
import { MEMBER_ROLES } from '#features/directory/rules/member-roles.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { FlagParam, Id, IdParam, PAGING } from '#platform/common/fields.ts';
import { EndingLicence, Licence, LicenceEntry } from './rules/licence-fields.ts';
import { Invitee, NewProvider, ProviderChanges } from './rules/provider-fields.ts';
import { eachProviderFlag } from './rules/provider-flags.ts';

const row = {
  id: z.int(),
  name: z.string(),
  specialty: z.string(),
  state: z.string(),
  lga: z.nullable(z.string()),
  /** Null for a listing, where it is not known. */
  acceptingNewPatients: z.nullable(z.boolean()),
  telehealthAvailable: z.boolean(),
  providesUrgentCare: z.boolean(),
  lowCostOptions: z.boolean(),
  /** True while patients can book. */
  bookable: z.boolean(),
  bookingState: z.enum(BOOKING_STATES),
  /** Who answers for the bookings; null before they began, and for a listing. */
  liveBy: z.nullable(z.enum(LIVE_BY)),
  isDemo: z.boolean(),
  /** The last day of all licences; null if none is recorded. */
  licensedUntil: z.nullable(z.string()),
  /** When it was removed, an ISO instant; null otherwise. */
  removedAt: z.nullable(z.string()),
};

/** A row of the administrators' table. */
export const ProviderRow = z.object(row);
export type ProviderRow = z.output<typeof ProviderRow>;

/** A provider in full, for administrators. */
export const AdminProvider = z.object({
  ...row,
  facilityType: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.string(),
  bio: z.nullable(z.string()),
  ...eachProviderFlag(() => z.boolean()),
  acceptingNewPatients: row.acceptingNewPatients,
  speaksLocalLanguages: z.array(z.string()),
  profileImage: z.nullable(z.string()),
  officeImage: z.nullable(z.string()),
  /** Tenths of a star. */
  rating: z.int(),
  reviewCount: z.int(),
  licences: z.array(Licence),
  pausedReason: z.nullable(z.enum(PAUSED_REASONS)),
  /** Who runs it in the portal, the first invited first. */
  members: z.array(
    z.object({ name: z.string(), email: z.string(), role: z.enum(MEMBER_ROLES), hasAccepted: z.boolean() }),
  ),
  /** Upcoming visits. */
  upcomingVisits: z.int(),
});
export type AdminProvider = z.output<typeof AdminProvider>;

/** Something that support has to do about a provider. */
export const SupportTask = z.object({
  id: z.int(),
  /**
   * `call_practice`: visits are booked with it, and no member of it has an account. `unseen_booking`: its members haven't
   * looked at a booking in spite of all alerts.
   */
  kind: z.enum(['call_practice', 'unseen_booking']),
  /** ISO instant. */
  addedAt: z.string(),
  provider: z.object({ id: z.int(), name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  /** Booked visits ahead, and the start of the first, an ISO instant. */
  upcomingVisits: z.int(),
  nextVisitAt: z.nullable(z.string()),
});
export type SupportTask = z.output<typeof SupportTask>;

export const PROVIDER_KINDS = ['network', 'listings', 'removed'] as const;
export const PROVIDER_SORTS = ['name', '-name', 'specialty', 'state', 'newest'] as const;

export const ProviderTableSearch = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  kind: z.optional(z.enum(PROVIDER_KINDS)),
  /** By name by default; in a search, exact names first. */
  sort: z.optional(z.enum(PROVIDER_SORTS)),
  ...PAGING,
});
export type ProviderTableSearch = z.output<typeof ProviderTableSearch>;

export const listAdminProviders = endpoint({
  method: 'GET',
  path: '/api/admin/providers',
  summary: 'Providers for administrators: those of the network first, then listings',
  access: 'manage_providers',
  query: ProviderTableSearch,
  reply: z.array(ProviderRow),
});

export const getAdminProvider = endpoint({
  method: 'GET',
  path: '/api/admin/providers/:id',
  summary: 'One provider in full, for administrators',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  reply: AdminProvider,
});

export const createProvider = endpoint({
  method: 'POST',
  path: '/api/admin/providers',
  summary: 'Add a provider to the network; idempotent by administrator and Idempotency-Key',
  access: 'manage_providers',
  idempotent: true,
  status: 201,
  body: NewProvider,
  reply: AdminProvider,
});

export const updateProvider = endpoint({
  method: 'PUT',
  path: '/api/admin/providers/:id',
  summary: 'Change the sent fields of a provider; 409 if a field is no longer what it `was`',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  body: ProviderChanges,
  reply: AdminProvider,
});

export const removeProvider = endpoint({
  method: 'DELETE',
  path: '/api/admin/providers/:id',
  summary: 'Remove a provider for good; upcoming visits have to be cancelled with it, and their patients are notified',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  query: z.strictObject({ cancelVisits: FlagParam }),
  reply: z.object({ cancelledVisits: z.int() }),
});

/** One of the two providers of a merge, with what it has. */
export const MergeSide = z.object({
  id: z.int(),
  name: z.string(),
  specialty: z.string(),
  facilityType: z.nullable(z.string()),
  address: z.string(),
  lga: z.nullable(z.string()),
  state: z.string(),
  phone: z.nullable(z.string()),
  bookingState: z.enum(BOOKING_STATES),
  /** It came with a register. */
  isRegistered: z.boolean(),
  owners: z.int(),
  members: z.int(),
  visits: z.int(),
  upcomingVisits: z.int(),
  reviews: z.int(),
  news: z.int(),
});
export type MergeSide = z.output<typeof MergeSide>;

export const MergePreview = z.object({
  /** The one that goes away. */
  double: MergeSide,
  survivor: MergeSide,
  /** Between their points; null if one is unknown. */
  distanceKm: z.nullable(z.number()),
  /** Why they can't be merged, and what to do; null if they can. */
  refusal: z.nullable(z.string()),
});
export type MergePreview = z.output<typeof MergePreview>;

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/admin/providers/:id/merge',
  summary: 'What merging a provider into another one would do',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  query: z.strictObject({ into: IdParam }),
  reply: MergePreview,
});

export const mergeProvider = endpoint({
  method: 'POST',
  path: '/api/admin/providers/:id/merge',
  summary: 'Merge a double into another provider for good; its address leads there (308). Idempotent',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  body: z.strictObject({ into: Id }),
  reply: AdminProvider,
});

export const pauseBookings = endpoint({
  method: 'PUT',
  path: '/api/admin/providers/:id/bookings',
  summary: 'Pause the bookings of a provider, or allow its practice to start them again; booked visits stay',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  /** `was` is the state on the screen, to detect a change by another person. */
  body: z.strictObject({ paused: z.boolean(), was: z.enum(BOOKING_STATES) }),
  reply: AdminProvider,
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/admin/providers/:id/members',
  summary: 'Invite a member to run a provider of the network; again for an address whose invitation is still open',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  body: Invitee,
  reply: AdminProvider,
});

export const listSupportTasks = endpoint({
  method: 'GET',
  path: '/api/admin/support-tasks',
  summary: 'What support has to do about providers, oldest first',
  access: 'manage_providers',
  query: z.strictObject(PAGING),
  reply: z.array(SupportTask),
});

export const finishSupportTask = endpoint({
  method: 'PUT',
  path: '/api/admin/support-tasks/:id/done',
  summary: 'Mark a task of support as done',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  reply: z.object({ id: z.int(), doneAt: z.string() }),
});

export const recordLicence = endpoint({
  method: 'PUT',
  path: '/api/admin/providers/:id/licences',
  summary:
    'Record a licence as checked now; an existing one with the same council and number is renewed; a last day that is past needs `hasEnded`',
  access: 'manage_providers',
  params: z.object({ id: IdParam }),
  body: LicenceEntry,
  reply: AdminProvider,
});

export const removeLicence = endpoint({
  method: 'DELETE',
  path: '/api/admin/providers/:id/licences/:licenceId',
  summary: 'Delete a licence that was recorded by mistake',
  access: 'manage_providers',
  params: z.object({ id: IdParam, licenceId: IdParam }),
  reply: AdminProvider,
});

export const listEndingLicences = endpoint({
  method: 'GET',
  path: '/api/admin/licences',
  summary: 'Providers whose licences end within 60 days, earliest first; a negative number of days is past',
  access: 'manage_providers',
  query: z.strictObject(PAGING),
  reply: z.array(EndingLicence),
});

export const StoredImage = z.object({ path: z.string() });
export type StoredImage = z.output<typeof StoredImage>;

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/images',
  summary: 'Store a picture (JPEG, PNG or WebP in the body, at most 5 MB), scaled down and without metadata',
  access: 'manage_providers',
  status: 201,
  query: z.strictObject({ use: z.enum(['profile', 'office']) }),
  reply: StoredImage,
});
