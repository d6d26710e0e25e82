import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, PAGING, visible } from '#platform/common/fields.ts';
import { APPLICATION_STATUSES } from './application-status.ts';
import { RESUME_MEDIA_TYPES } from './resume-limits.ts';

/** An application as reviewers read it. */
export const ProviderApplication = z.object({
  id: z.int(),
  name: z.string(),
  specialty: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  state: z.string(),
  lga: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  credentials: z.string(),
  otherCredentials: z.nullable(z.string()),
  telehealthSupport: z.boolean(),
  urgentCareSupport: z.boolean(),
  lowCostOptions: z.boolean(),
  mobileClinic: z.boolean(),
  languages: z.array(z.string()),
  availabilityDays: z.array(z.string()),
  availabilityHoursStart: z.string(),
  availabilityHoursEnd: z.string(),
  availabilityNotes: z.nullable(z.string()),
  resumeUrl: z.nullable(z.string()),
  /** The applicant's name of the uploaded file; null if there is none, or it was deleted. */
  resumeName: z.nullable(z.string()),
  resumeType: z.nullable(z.enum(['pdf', 'doc', 'docx'])),
  /** As stated by the applicant, not verified. */
  licenceCouncil: z.nullable(z.string()),
  licenceNumber: z.nullable(z.string()),
  status: z.enum(APPLICATION_STATUSES),
  /** Notes of the reviewer. */
  notes: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** The provider that it was converted to. */
  providerId: z.nullable(z.int()),
  /** True if that provider was removed. */
  providerRemoved: z.boolean(),
  /** State of the applicant's invitation; null before there is one and after it was revoked. */
  invitation: z.nullable(z.enum(['waiting', 'accepted'])),
  /** Other applications from the same e-mail address, oldest first. */
  fromSameAddress: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      status: z.enum(APPLICATION_STATUSES),
      providerId: z.nullable(z.int()),
    }),
  ),
  /** True if a provider account, accepted or only invited, has this e-mail address. */
  hasProviderAccount: z.boolean(),
});
export type ProviderApplication = z.output<typeof ProviderApplication>;

export const APPLICATION_ORDERS = ['newest', 'oldest', 'name', 'specialty', 'state'] as const;

export const ApplicationSearch = z.strictObject({
  /** A substring of name, e-mail address, specialty, state or LGA, ignoring case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(z.enum(APPLICATION_STATUSES)),
  sort: z._default(z.enum(APPLICATION_ORDERS), 'newest'),
  ...PAGING,
});
export type ApplicationSearch = z.output<typeof ApplicationSearch>;

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/provider-applications',
  summary: 'Applications to join the network',
  access: 'approve_applications',
  query: ApplicationSearch,
  reply: z.array(ProviderApplication),
});

const ofApplication = z.object({ id: IdParam });

export const readApplication = endpoint({
  method: 'GET',
  path: '/api/admin/provider-applications/:id',
  summary: 'One application to join the network, as it stands now',
  access: 'approve_applications',
  params: ofApplication,
  reply: ProviderApplication,
});

export const ReviewDecision = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  /** For reviewers only; never shown to the applicant. */
  notes: z.optional(z.nullable(z.string().check(visible(), z.maxLength(2000)))),
});
export type ReviewDecision = z.output<typeof ReviewDecision>;

export const reviewApplication = endpoint({
  method: 'POST',
  path: '/api/admin/provider-applications/:id/review',
  summary: 'Approve or reject a pending application; the applicant is told by mail, without the notes',
  access: 'approve_applications',
  params: ofApplication,
  body: ReviewDecision,
  reply: ProviderApplication,
});

/** A provider that an application was converted to. */
export const ConvertedProvider = z.object({
  id: z.int(),
  name: z.string(),
  specialty: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.string(),
  state: z.string(),
  lga: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  acceptingNewPatients: z.boolean(),
  telehealthAvailable: z.boolean(),
  lowCostOptions: z.boolean(),
  providesUrgentCare: z.boolean(),
  mobileClinic: z.boolean(),
  speaksLocalLanguages: z.array(z.string()),
});
export type ConvertedProvider = z.output<typeof ConvertedProvider>;

export const convertApplication = endpoint({
  method: 'POST',
  path: '/api/admin/provider-applications/:id/convert',
  summary: 'Make an approved application a provider, and invite the applicant to an account',
  access: 'approve_applications',
  status: 201,
  params: ofApplication,
  reply: ConvertedProvider,
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/provider-applications/:id/invitation',
  summary: 'Mail the invitation of a converted application again; the links before it stop working',
  access: 'approve_applications',
  params: ofApplication,
  reply: ProviderApplication,
});

export const readResume = endpoint({
  method: 'GET',
  path: '/api/admin/provider-applications/:id/resume',
  summary: 'The uploaded résumé, as an attachment; each reading is in the audit log',
  access: 'approve_applications',
  params: ofApplication,
  reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  replyType: Object.values(RESUME_MEDIA_TYPES),
});
