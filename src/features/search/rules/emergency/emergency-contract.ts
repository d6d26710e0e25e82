import * as z from 'zod/mini';
import { ProviderSearch } from '#features/search/contract.ts';
import { endpoint } from '#platform/common/endpoint.ts';
import { SPECIALIST_FIELDS } from './emergency-kinds.ts';
import { OPENNESS } from './openness.ts';

/** A place to go to in danger. */
export const EmergencyPlace = z.object({
  id: z.int(),
  name: z.string(),
  /** What it is, e.g. "General Hospital"; null if the register doesn't say. */
  kind: z.nullable(z.string()),
  address: z.string(),
  lga: z.nullable(z.string()),
  state: z.string(),
  km: z.number(),
  /** exact: surveyed; near: within about 1 km; area: only the centre of its ward or LGA, so there are no coordinates. */
  precision: z.enum(['exact', 'near', 'area']),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  open: z.enum(OPENNESS),
  phone: z.nullable(z.string()),
  isDemo: z.boolean(),
});
export type EmergencyPlace = z.output<typeof EmergencyPlace>;

export const EmergencyAnswer = z.object({
  /** Where distances are from; null if nothing that was sent is a known place: then there are no places either. */
  near: z.nullable(
    z.object({
      /** Null for a position. */
      name: z.nullable(z.string()),
      state: z.string(),
      /** Only the state was known: distances are from its capital. */
      isCapital: z.boolean(),
    }),
  ),
  /** Emergency numbers of that state, besides 112. */
  numbers: z.array(z.object({ name: z.string(), contact: z.string() })),
  /** At most three for every emergency, nearest first. */
  places: z.array(EmergencyPlace),
  /** The nearest for one field of emergencies, where one is near that isn't among the three. */
  specialists: z.array(z.object({ field: z.enum(SPECIALIST_FIELDS), place: EmergencyPlace })),
});
export type EmergencyAnswer = z.output<typeof EmergencyAnswer>;

const { lat, lng, q, state } = ProviderSearch.shape;

export const emergencyPlaces = endpoint({
  method: 'GET',
  path: '/api/emergency-places',
  summary:
    'Where to go in danger: hospitals that treat emergencies by distance from lat and lng, else from the place in q, else from a place in a state. It never asks what the danger is.',
  access: 'public',
  query: z.strictObject({ lat, lng, q, state, place: z.optional(z.string().check(z.maxLength(80))) }),
  reply: EmergencyAnswer,
});
