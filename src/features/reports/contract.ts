import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay } from '#platform/common/fields.ts';
import { REPORT_KINDS } from './rules/report-kinds.ts';

const count = z.int();
/** A name and how many items have it. */
const Share = z.object({ name: z.string(), count });

export const ReportsOverview = z.object({
  users: z.object({
    total: count,
    /** Patients who used a session, booked or added a diary entry in the last 30 days. */
    activePatients: count,
  }),
  /** Bookable providers (the network). */
  providers: z.object({ total: count, acceptingNewPatients: count, telehealth: count, urgentCare: count }),
  health: z.object({
    /** Share of the last 30 days or, if shorter, of the time since the first start, in percent; null in the first five minutes. */
    uptimePercent: z.nullable(z.number()),
    /** Of the process that replies, since it started; null before its first reply. */
    averageResponseMs: z.nullable(z.number()),
    errorPercent: z.nullable(z.number()),
    countedSince: z.string(),
  }),
  /** Of the network's providers, largest first. */
  specialties: z.array(Share),
  states: z.array(Share),
  /** True if the figures include demo data. */
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

/** Lagos days, both included; the last 30 days by default, at most 366. */
export const ReportRange = z.strictObject({ from: z.optional(CalendarDay), to: z.optional(CalendarDay) });
export type ReportRange = z.output<typeof ReportRange>;

const ReportKind = z.enum(REPORT_KINDS);

export const Report = z.object({
  kind: ReportKind,
  from: z.string(),
  to: z.string(),
  includesDemo: z.boolean(),
  /** Values by column key; null if there is no value, or too few people to publish it. */
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
