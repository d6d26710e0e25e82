import * as z from 'zod/mini';
import { VISIT_TYPES } from '#features/appointments/contract.ts';
import { MARKS } from '#features/appointments/rules/appointment-marks.ts';
import { Paper } from '#features/papers/contract.ts';
import { PortalAppointment } from '#features/portal/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam } from '#platform/common/fields.ts';

/** What a practice has of the person whom an appointment is for. What the caller's role may not read is empty. */
export const PatientRecord = z.object({
  /** The appointment by which it was opened. */
  appointment: PortalAppointment,
  /** Of the same person at the places of the practice that the caller reaches, latest first, at most 50; none that was cancelled. */
  visits: z.array(
    z.object({
      id: z.int(),
      /** Start, ISO instant. */
      date: z.string(),
      place: z.string(),
      mark: z.enum([...MARKS, 'by_time']),
      visitType: z.enum(VISIT_TYPES),
      service: z.nullable(z.string()),
      person: z.nullable(z.string()),
      reason: z.string(),
      /** The summary of a video visit. */
      summary: z.nullable(z.string()),
    }),
  ),
  /** How often the person didn't come. */
  noShows: z.int(),
  /** Of the person, of the same places, latest first. */
  papers: z.array(Paper),
});
export type PatientRecord = z.output<typeof PatientRecord>;

export const readPatient = endpoint({
  method: 'GET',
  path: '/api/portal/visits/:id/patient',
  summary: "What the practice has of the patient of a visit; noted in the patient's access log",
  access: 'provider',
  byPin: true,
  params: z.object({ id: IdParam }),
  reply: PatientRecord,
});
