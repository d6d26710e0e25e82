import * as z from 'zod/mini';
import { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { Delay, Sighting, VISIT_TYPES } from '../contract.ts';

/** Of a mailed link. It stands in no address that a server sees, so it comes in a body also to look. */
const body = z.strictObject({ token: z.string().check(z.maxLength(100)) });

/** An appointment as a mailed link shows it: neither the patient nor the reason, nor the name of a service. */
export const LinkedAppointment = z.object({
  /** Start, ISO instant in UTC. */
  date: z.string(),
  endsAt: z.string(),
  status: z.enum(['scheduled', 'cancelled']),
  visitType: z.enum(VISIT_TYPES),
  lateCancellation: z.boolean(),
  /** What cancelling it late costs by now; null for nothing. */
  lateFee: z.nullable(CancellationFee),
  /** What cancelling it late cost; null when it cost nothing. */
  cancellationFee: z.nullable(CancellationFee),
  /** Why the practice cancelled it; absent if the patient did. */
  endReason: z.optional(z.string()),
  /** Who sees the patient, where the practice names them. */
  person: z.optional(z.object({ name: z.string() })),
  /** How long the service takes and what it costs; absent for an ordinary visit. */
  service: z.optional(z.object({ minutes: z.int(), priceKobo: z.nullable(z.int()) })),
  /** Absent unless it is scheduled and members run the practice. */
  sighting: z.optional(Sighting),
  /** Absent unless it is scheduled and the practice said that it will begin late. */
  delay: z.optional(Delay),
  /** The practice has signed papers for it; which ones, the link doesn't show. */
  hasPapers: z.optional(z.literal(true)),
  provider: z.object({
    id: z.int(),
    name: z.string(),
    phone: z.nullable(z.string()),
    address: z.string(),
    lga: z.nullable(z.string()),
    state: z.string(),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    locationPrecision: z.enum(['exact', 'near', 'area', 'unknown']),
    bookable: z.boolean(),
    isDemo: z.boolean(),
  }),
});
export type LinkedAppointment = z.output<typeof LinkedAppointment>;

export const viewLinkedAppointment = endpoint({
  method: 'POST',
  path: '/api/manage-visit',
  summary: 'The visit that a mailed link is about; changes nothing',
  access: 'public',
  body,
  reply: LinkedAppointment,
});

export const cancelLinkedAppointment = endpoint({
  method: 'POST',
  path: '/api/manage-visit/cancel',
  summary: 'Cancel the visit that a mailed link is about',
  access: 'public',
  body,
  reply: LinkedAppointment,
});
