import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';
import { ApplicantPerson } from './facility-fields.ts';

/** What the application for a further place of a practice starts with: what the present place says. */
export const NextPlace = z.object({
  /** The practice that the place joins; null if the caller owns no practice, or more than one. */
  joins: z.nullable(z.string()),
  name: z.string(),
  specialty: z.string(),
  facilityType: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The number of the company, from the application that the place came from; licences are of one place. */
  cacNumber: z.nullable(z.string()),
  /** The state of the present place: most places of a practice are near each other. */
  state: z.string(),
  languages: z.array(z.string()),
  openingHours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  people: z.array(z.pick(ApplicantPerson, { name: true, title: true })),
});
export type NextPlace = z.output<typeof NextPlace>;

export const readNextPlace = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/next-place',
  summary: 'What the application for a further place of a practice starts with, for its owners',
  access: 'provider',
  params: z.object({ id: IdParam }),
  reply: NextPlace,
});
