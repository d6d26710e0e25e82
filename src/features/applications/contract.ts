import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, IdParam, PAGING } from '#platform/common/fields.ts';
import { findState } from '#platform/common/nigerian-places.ts';
import { text } from '#platform/common/text.ts';
import { APPLICATION_LANGUAGES, APPLICATION_SPECIALTIES, COUNCILS, WEEKDAYS } from './rules/application-lists.ts';
import { HALF_HOURS, startsBefore } from './rules/half-hours.ts';
import { isHttpsAddress } from './rules/resume-limits.ts';

const line = (least: number, message: string, most: number) =>
  z.string(message).check(z.trim(), z.minLength(least, message), z.maxLength(most));
const optionalLine = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
const flag = z._default(z.boolean(), false);
const NO_CREDENTIAL = text('Please select at least one credential');
const END_AFTER_START = text('The end time must be after the start time');

/** Fields that the form and the call have alike. @see provider and admin area specification, sections 3 and 5 */
const fields = {
  name: line(3, text('Name must be at least 3 characters'), 120),
  specialty: z.enum(APPLICATION_SPECIALTIES, text('Please select a specialty')),
  email: emailField(text('Please enter a valid email address')),
  phone: line(10, text('Please enter a valid phone number'), 30),
  address: line(5, text('Address must be at least 5 characters'), 300),
  state: z.pipe(
    z.string(text('Please select a state')).check(z.refine(isState, text('Please select a state'))),
    z.transform((named) => findState(named) ?? named),
  ),
  lga: optionalLine(60),
  bio: optionalLine(3000),
  otherCredentials: optionalLine(200),
  telehealthSupport: flag,
  urgentCareSupport: flag,
  lowCostOptions: flag,
  mobileClinic: flag,
  languages: z._default(z.array(z.enum(APPLICATION_LANGUAGES)).check(z.maxLength(APPLICATION_LANGUAGES.length)), []),
  availabilityDays: z
    .array(z.enum(WEEKDAYS), text('Please select at least one day of availability'))
    .check(z.minLength(1, text('Please select at least one day of availability')), z.maxLength(WEEKDAYS.length)),
  availabilityHoursStart: z.enum(HALF_HOURS, text('Please select a start time')),
  availabilityHoursEnd: z.enum(HALF_HOURS, text('Please select an end time')),
  availabilityNotes: optionalLine(1000),
  resumeUrl: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(500),
      z.refine((typed) => typed === '' || isHttpsAddress(typed), text('Please enter a link that starts with https://')),
    ),
  ),
  licenceCouncil: z.optional(z.enum(COUNCILS)),
  licenceNumber: optionalLine(40),
};

const endsAfterStart = z.refine<{ availabilityHoursStart: string; availabilityHoursEnd: string }>(
  (given) => startsBefore(given.availabilityHoursStart, given.availabilityHoursEnd),
  { error: END_AFTER_START, path: ['availabilityHoursEnd'] },
);

/** An application as the call takes it: credentials are one comma-separated text. */
export const NewApplication = z
  .strictObject({ ...fields, credentials: line(1, NO_CREDENTIAL, 500) })
  .check(endsAfterStart);
export type NewApplication = z.output<typeof NewApplication>;

/** The same as the form holds it: credentials are a list. */
export const ApplicationForm = z
  .strictObject({ ...fields, credentials: z.array(z.string()).check(z.minLength(1, NO_CREDENTIAL)) })
  .check(endsAfterStart);

export const sendApplication = endpoint({
  method: 'POST',
  path: '/api/provider-applications',
  summary:
    'Apply to join the network; as JSON, or as multipart/form-data with the parts resumeFile (PDF, DOC or DOCX, 5 MB) and formData (the JSON). The same Idempotency-Key is the same application',
  access: 'public',
  status: 201,
  body: NewApplication,
  reply: z.object({ id: z.int(), status: z.enum(['pending', 'approved', 'rejected']), createdAt: z.string() }),
});

export const APPLICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;

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
  /** What the applicant called the uploaded file; null when none was uploaded, or it was removed. */
  resumeName: z.nullable(z.string()),
  resumeType: z.nullable(z.enum(['pdf', 'doc', 'docx'])),
  /** Told by the applicant; nobody has looked it up. */
  licenceCouncil: z.nullable(z.string()),
  licenceNumber: z.nullable(z.string()),
  status: z.enum(APPLICATION_STATUSES),
  /** The reviewer's. */
  notes: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** The provider that it was converted to. */
  providerId: z.nullable(z.int()),
  /** Whether the applicant has opened the account of their invitation; null before there is one. */
  invitation: z.nullable(z.enum(['waiting', 'accepted'])),
});
export type ProviderApplication = z.output<typeof ProviderApplication>;

export const APPLICATION_ORDERS = ['newest', 'oldest', 'name', 'specialty', 'state'] as const;

export const ApplicationSearch = z.strictObject({
  /** Part of a name, an address, a specialty or a place, in any case. */
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

export const ReviewDecision = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  /** For colleagues: the applicant never reads them. */
  notes: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000)))),
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
});

function isState(named: string): boolean {
  return findState(named) !== undefined;
}
