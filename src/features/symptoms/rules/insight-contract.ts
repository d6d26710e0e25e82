import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, PAGING } from '#platform/common/fields.ts';
import { DiaryPersonFields } from './person-fields.ts';

export const INSIGHT_TYPES = ['alert', 'trend', 'recommendation'] as const;

export const HealthInsight = z.object({
  id: z.int(),
  insightType: z.enum(INSIGHT_TYPES),
  content: z.string(),
  relatedSymptoms: z.array(z.string()),
  generatedAt: z.string(),
  acknowledged: z.boolean(),
  relevanceRating: z.nullable(z.int()),
  /** The rule that made it, where that comes from, and the diary entries it was made from. */
  rule: z.string(),
  source: z.string(),
  recordIds: z.array(z.int()),
  ...DiaryPersonFields,
});
export type HealthInsight = z.output<typeof HealthInsight>;

export const listHealthInsights = endpoint({
  method: 'GET',
  path: '/api/health-insights',
  summary: "What one's own diary shows, latest first",
  access: 'signed-in',
  query: z.strictObject(PAGING),
  reply: z.array(HealthInsight),
});

export const acknowledgeInsight = endpoint({
  method: 'PUT',
  path: '/api/health-insights/:id/acknowledge',
  summary: "Mark one's own insight as read",
  access: 'signed-in',
  params: z.strictObject({ id: IdParam }),
  reply: HealthInsight,
});

export const rateInsight = endpoint({
  method: 'PUT',
  path: '/api/health-insights/:id/rate',
  summary: "Rate one's own acknowledged insight, once",
  access: 'signed-in',
  params: z.strictObject({ id: IdParam }),
  body: z.strictObject({ rating: z.int().check(z.minimum(1), z.maximum(5)) }),
  reply: HealthInsight,
});
