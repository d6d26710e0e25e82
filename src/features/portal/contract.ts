import * as z from 'zod/mini';
import { CARE_TYPES, VISIT_TYPES } from '#features/appointments/contract.ts';
import { RELATIONS } from '#features/appointments/rules/relations.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { MARKS } from './rules/visit-marks.ts';

const params = z.object({ id: IdParam });

/** A provider that one runs. */
export const PortalProvider = z.object({ id: z.int(), name: z.string() });

export const PortalVisit = z.object({
  id: z.int(),
  /** Start, ISO instant in UTC. */
  date: z.string(),
  endsAt: z.string(),
  mark: z.enum([...MARKS, 'by_time']),
  markedAt: z.nullable(z.string()),
  visitType: z.enum(VISIT_TYPES),
  careType: z.enum(CARE_TYPES),
  reason: z.string(),
  /** Who booked; the age in years, where a date of birth was told. */
  patient: z.object({ name: z.string(), age: z.nullable(z.int()), phone: z.nullable(z.string()) }),
  /** Whom it is for, when that is somebody else. */
  forPerson: z.nullable(z.object({ name: z.string(), age: z.int(), relation: z.enum(RELATIONS) })),
  /** What the patient shares of an insurance plan for this visit; days as `yyyy-MM-dd`. */
  insurance: z.nullable(
    z.object({
      insurer: z.string(),
      planName: z.string(),
      memberId: z.string(),
      groupNumber: z.nullable(z.string()),
      policyHolder: z.string(),
      relationToPatient: z.string(),
      effectiveDate: z.string(),
      expiryDate: z.nullable(z.string()),
    }),
  ),
  /** What triage makes of the reason; null when it understands nothing of it. */
  triage: z.nullable(z.object({ urgency: z.enum(['high', 'medium', 'low']), signs: z.array(z.string()) })),
});
export type PortalVisit = z.output<typeof PortalVisit>;

const OWN = '/api/portal/providers/:id';

export const listPortalProviders = endpoint({
  method: 'GET',
  path: '/api/portal/providers',
  summary: 'The providers that one runs',
  access: 'provider',
  reply: z.array(PortalProvider),
});
export const listPortalVisits = endpoint({
  method: 'GET',
  path: `${OWN}/visits`,
  summary: 'Visits of up to seven days, in order of time; every look is written into the log that patients read',
  access: 'provider',
  params,
  query: z.object({ from: CalendarDay, to: CalendarDay }),
  reply: z.array(PortalVisit),
});
export const getPortalVisit = endpoint({
  method: 'GET',
  path: '/api/portal/visits/:id',
  summary: 'One visit of a provider that one runs; the look is written into the log that the patient reads',
  access: 'provider',
  params,
  reply: PortalVisit,
});
export const markVisit = endpoint({
  method: 'PUT',
  path: '/api/portal/visits/:id/mark',
  summary: 'Say who came, from the start of a visit on; for a day the mark can be replaced or taken back',
  access: 'provider',
  params,
  /** `was` is the mark that the screen showed: another desk may have been faster. */
  body: z.strictObject({ mark: z.enum(MARKS), was: z.enum(MARKS) }),
  reply: PortalVisit,
});
export const makeFeed = endpoint({
  method: 'POST',
  path: `${OWN}/calendar-feed`,
  summary: 'Make the secret address of a calendar feed of one’s own; an earlier one ends',
  access: 'provider',
  status: 201,
  params,
  reply: z.object({ url: z.string() }),
});
export const endFeed = endpoint({
  method: 'DELETE',
  path: `${OWN}/calendar-feed`,
  summary: 'End one’s own calendar feed',
  access: 'provider',
  params,
  reply: z.object({ ended: z.boolean() }),
});
export const readFeed = endpoint({
  method: 'GET',
  path: '/api/portal/feeds/:token.ics',
  summary: 'Times and first names of visits, for whoever has the secret address (RFC 5545)',
  access: 'public',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, text('That address is not valid.'))) }),
  reply: z.string(),
  replyType: 'text/calendar',
});
