import * as z from 'zod/mini';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { atMost, emailField, Id } from '#platform/common/fields.ts';
import { isTelephone, PROVIDER_DIGITS } from '#platform/common/phone-number.ts';
import { text } from '#platform/common/text.ts';
import { APPLICATION_LANGUAGES, APPLICATION_SPECIALTIES, WEEKDAYS } from './rules/application-lists.ts';
import { APPLICATION_STATUSES } from './rules/application-status.ts';
import { contactIsNamed, facilityFields, facilityIsDescribed } from './rules/facility-fields.ts';
import { HALF_HOURS, startsBefore } from './rules/half-hours.ts';
import { addressFields, isInState, line, nameField, optionalLine, pinIsRight } from './rules/place-fields.ts';
import { isHttpsAddress } from './rules/resume-limits.ts';

const flag = z._default(z.boolean(), false);
const NO_PHONE = text('Please enter a valid phone number');
const NO_CREDENTIAL = text('Please select at least one credential');
const END_AFTER_START = text('The end time must be after the start time');

/** Fields shared by the form and the call. @see provider and admin area specification, sections 3 and 5 */
const fields = {
  name: nameField,
  specialty: z.enum(APPLICATION_SPECIALTIES, text('Please select a specialty')),
  email: emailField(text('Please enter a valid email address')),
  phone: line(10, NO_PHONE, 30).check(
    z.refine((typed) => typed.length < 10 || isTelephone(typed, PROVIDER_DIGITS), NO_PHONE),
  ),
  ...addressFields,
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
      atMost(500),
      z.refine((typed) => typed === '' || isHttpsAddress(typed), text('Please enter a link that starts with https://')),
    ),
  ),
  licenceCouncil: z.optional(z.enum(COUNCILS)),
  licenceNumber: optionalLine(40),
  ...facilityFields,
};

const endsAfterStart = z.refine<{ availabilityHoursStart: string; availabilityHoursEnd: string }>(
  (given) => startsBefore(given.availabilityHoursStart, given.availabilityHoursEnd),
  { error: END_AFTER_START, path: ['availabilityHoursEnd'] },
);

/** An application as the call accepts it: credentials are one comma-separated text. */
export const NewApplication = z
  .strictObject({
    ...fields,
    credentials: line(1, NO_CREDENTIAL, 500),
    /** The listing that the applicant claims. */
    listingId: z.optional(Id),
  })
  .check(endsAfterStart, isInState, facilityIsDescribed, pinIsRight);
export type NewApplication = z.output<typeof NewApplication>;

/** An application as the form holds it: credentials are a list. */
export const ApplicationForm = z
  .strictObject({ ...fields, credentials: z.array(z.string()).check(z.minLength(1, NO_CREDENTIAL)) })
  .check(endsAfterStart, isInState, contactIsNamed, facilityIsDescribed, pinIsRight);
export type ApplicationForm = z.input<typeof ApplicationForm>;

export const sendApplication = endpoint({
  method: 'POST',
  path: '/api/provider-applications',
  summary:
    'Apply to join the network; as JSON, or as multipart/form-data with the parts resumeFile (PDF, DOC or DOCX, 5 MB) and formData (the JSON). The same Idempotency-Key is the same application',
  access: 'public',
  idempotent: true,
  status: 201,
  body: NewApplication,
  reply: z.object({ id: z.int(), status: z.enum(APPLICATION_STATUSES), createdAt: z.string() }),
});
