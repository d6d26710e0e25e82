import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { Id, IdParam, PAGING, visible } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { APPLICATION_STATUSES } from './application-status.ts';
import { DOCUMENT_MEDIA_TYPES } from './document-limits.ts';
import { APPLICANT_KINDS } from './facility-fields.ts';
import { MAX_QUESTION_LENGTH } from './questions.ts';
import { RESUME_MEDIA_TYPES } from './resume-limits.ts';

/** A question to an applicant, as reviewers read it. */
export const ApplicantQuestion = z.object({
  id: z.int(),
  question: z.string(),
  sentAt: z.string(),
  /** Null while it is open. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** The applicant's name of the document; null if there is none, or it was deleted. */
  documentName: z.nullable(z.string()),
});
export type ApplicantQuestion = z.output<typeof ApplicantQuestion>;

/** The listing that an application claims. */
export const Claim = z.object({
  listingId: z.int(),
  name: z.string(),
  specialty: z.string(),
  facilityType: z.nullable(z.string()),
  address: z.string(),
  /** The number on its page. */
  phone: z.nullable(z.string()),
  lga: z.nullable(z.string()),
  state: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** `listed`: free; `taken`: in the network meanwhile; `gone`: removed. */
  listing: z.enum(['listed', 'taken', 'gone']),
  /** When a code sent to the number of the register was typed; null if none was. */
  provedAt: z.nullable(z.string()),
  /** A code proved another listing, which was merged into this one. */
  isOtherProved: z.boolean(),
  /** The end of that number; null if no code can be sent to it. */
  phoneEnd: z.nullable(z.string()),
  /** Other pending or approved applications that claim it. */
  otherClaims: z.int(),
});
export type Claim = z.output<typeof Claim>;

const AppliedHours = z.object({ weekday: z.int(), opens: z.string(), closes: z.string() });

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
  kind: z.enum(APPLICANT_KINDS),
  /** Who applied for a facility. */
  contactName: z.nullable(z.string()),
  facilityType: z.nullable(z.string()),
  cacNumber: z.nullable(z.string()),
  stateLicenceNumber: z.nullable(z.string()),
  nhiaNumber: z.nullable(z.string()),
  /** Where the applicant put the pin; both null without one. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Hours by weekday, 0 is Sunday; null if the specified days and times hold. */
  openingHours: z.nullable(z.array(AppliedHours)),
  people: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        title: z.nullable(z.string()),
        council: z.nullable(z.string()),
        licenceNumber: z.nullable(z.string()),
      }),
    ),
  ),
  /** Places of the practice beside its main one; null for none. */
  furtherPlaces: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        address: z.string(),
        state: z.string(),
        lga: z.nullable(z.string()),
        latitude: z.nullable(z.number()),
        longitude: z.nullable(z.number()),
        openingHours: z.array(AppliedHours),
      }),
    ),
  ),
  status: z.enum(APPLICATION_STATUSES),
  /** Notes of the reviewer. */
  notes: z.nullable(z.string()),
  /** What the reviewer wrote to the applicant about the decision. */
  reason: z.nullable(z.string()),
  /** Null for an application that claims no listing. */
  claim: z.nullable(Claim),
  /** Oldest first; only the last one can be open. */
  questions: z.array(ApplicantQuestion),
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
  /** The sender's practice, which the place joins with the same account; null if it joins none. */
  joins: z.nullable(z.string()),
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
  /** For the applicant, in the mail about the decision. */
  reason: z.optional(z.nullable(z.string().check(visible(), z.maxLength(1000)))),
});
export type ReviewDecision = z.output<typeof ReviewDecision>;

export const reviewApplication = endpoint({
  method: 'POST',
  path: '/api/admin/provider-applications/:id/review',
  summary:
    'Approve or reject a pending application, or reject an approved claim that cannot be converted any more; the applicant is told by mail, with the reason, without the notes',
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
  summary:
    'Make an approved application a provider, or its claimed listing one, with its further places, and invite the applicant to an account',
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

export const askApplicant = endpoint({
  method: 'POST',
  path: '/api/admin/provider-applications/:id/questions',
  summary: 'Ask the applicant of a pending application, by mail; 409 while another question than `insteadOf` is open',
  access: 'approve_applications',
  status: 201,
  params: ofApplication,
  body: z.strictObject({
    question: z
      .string()
      .check(
        visible(),
        z.minLength(1, text('Please write a question.')),
        z.maxLength(MAX_QUESTION_LENGTH, text('The question is too long.')),
      ),
    /** The open question that it replaces; with the same text it is sent again. The old link stops working. */
    insteadOf: z.optional(Id),
  }),
  reply: ProviderApplication,
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/admin/provider-applications/:id/questions/:questionId/document',
  summary: 'The document of an answer, as an attachment; each reading is in the audit log',
  access: 'approve_applications',
  params: z.object({ id: IdParam, questionId: IdParam }),
  reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  replyType: Object.values(DOCUMENT_MEDIA_TYPES),
});
