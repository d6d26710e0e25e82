import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay } from '#platform/common/fields.ts';
import { REPORT_KINDS } from './rules/report-kinds.ts';

const count = z.int();
/** How many of all have a name. */
const Share = z.object({ name: z.string(), count });

export const ReportsOverview = z.object({
  users: z.object({
    total: count,
    /** Patients who were signed in, booked or wrote into their diary in the last 30 days. */
    activePatients: count,
  }),
  /** Providers of the network, which take bookings here. */
  providers: z.object({ total: count, acceptingNewPatients: count, telehealth: count, urgentCare: count }),
  health: z.object({
    /** Share of the last 30 days, or of the time since the first start, in percent; null before the first five minutes. */
    uptimePercent: z.nullable(z.number()),
    /** Of the process that answers, since it started; null before its first answer. */
    averageResponseMs: z.nullable(z.number()),
    errorPercent: z.nullable(z.number()),
    countedSince: z.string(),
  }),
  /** Of the network's providers, most first. */
  specialties: z.array(Share),
  states: z.array(Share),
  /** Fictional people or providers are among what is counted. */
  includesDemo: z.boolean(),
});
export type ReportsOverview = z.output<typeof ReportsOverview>;

export const reportsOverview = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'Users, providers and the health of the platform, counted now',
  access: 'view_analytics',
  reply: ReportsOverview,
});

/** Both days are Nigerian ones and included; the last 30 days when left out, at most 366. */
export const ReportRange = z.strictObject({ from: z.optional(CalendarDay), to: z.optional(CalendarDay) });
export type ReportRange = z.output<typeof ReportRange>;

const ReportKind = z.enum(REPORT_KINDS);

export const Report = z.object({
  kind: ReportKind,
  from: z.string(),
  to: z.string(),
  includesDemo: z.boolean(),
  /** By the keys of the kind's columns; null where there is nothing to say, or too few people to say it. */
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});
export type Report = z.output<typeof Report>;

export const readReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/:kind',
  summary: 'One of the four reports over a range of days',
  access: 'view_analytics',
  params: z.object({ kind: ReportKind }),
  query: ReportRange,
  reply: Report,
});

export const downloadReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/:kind.csv',
  summary: 'The same as a file of comma-separated values',
  access: 'view_analytics',
  params: z.object({ kind: ReportKind }),
  query: ReportRange,
  reply: z.string(),
  replyType: 'text/csv',
});
