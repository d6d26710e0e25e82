import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam } from '#platform/common/fields.ts';

const params = z.object({ id: IdParam });
const query = z.strictObject({ from: z.optional(CalendarDay), to: z.optional(CalendarDay) });

/** The figures of a place over some days, in the order in which they are shown. */
export const PracticeFigures = z.object({
  /** Lagos days, both included. */
  from: z.string(),
  to: z.string(),
  groups: z.array(
    z.object({
      title: z.string(),
      definition: z.string(),
      isShareOut: z.optional(z.literal(true)),
      lines: z.array(
        z.object({
          name: z.string(),
          of: z.optional(z.string()),
          /** Null if there is nothing to compute it from. */
          value: z.nullable(z.int()),
          unit: z.enum(['count', 'percent', 'minutes', 'kobo']),
        }),
      ),
    }),
  ),
});
export type PracticeFigures = z.output<typeof PracticeFigures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/figures',
  summary: 'Figures of a place with what each is, over up to 366 days; by default the last 30',
  access: 'provider',
  params,
  query,
  reply: PracticeFigures,
});
export const downloadFigures = endpoint({
  method: 'GET',
  path: '/api/portal/providers/:id/figures.csv',
  summary: 'The same as a file of comma-separated values',
  access: 'provider',
  params,
  query,
  reply: z.string(),
  replyType: 'text/csv',
});
