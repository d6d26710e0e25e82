import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam, PAGING } from '#platform/common/fields.ts';

const words = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const AdminStats = z.object({
  /** Applications to join the network. */
  applications: z.object({
    total: z.int(),
    /** Those that wait for a decision. */
    pending: z.int(),
  }),
  /** Providers of the network, which take bookings here. */
  providers: z.object({
    total: z.int(),
    /** Those who take new patients. */
    active: z.int(),
    telehealth: z.int(),
  }),
  urgentCare: z.object({
    count: z.int(),
    /** Share of the network that gives urgent care, in whole percent; null while the network is empty. */
    coveragePercent: z.nullable(z.int()),
  }),
  /** Facilities that are only listed from a public register. */
  listings: z.int(),
});
export type AdminStats = z.output<typeof AdminStats>;

export const adminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The figures of the dashboard, counted now',
  access: 'super_admin',
  reply: AdminStats,
});

export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Null for the server itself and the operator's commands. */
  actorId: z.nullable(z.int()),
  actorRole: z.string(),
  actorName: z.string(),
  act: z.string(),
  object: z.string(),
  subjectId: z.nullable(z.int()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** `actor` and `act` are parts of words, in any case; `from` and `to` are Lagos days, both included. */
export const AuditSearch = z.strictObject({
  actor: words,
  act: words,
  from: z.optional(CalendarDay),
  to: z.optional(CalendarDay),
  ...PAGING,
});
export type AuditSearch = z.output<typeof AuditSearch>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What administrators and the operator did, latest first',
  access: 'super_admin',
  query: AuditSearch,
  reply: z.array(AuditEntry),
});

export const AuditCheck = z.object({
  intact: z.boolean(),
  /** How many entries there are, of both logs. */
  entries: z.int(),
  /** The first entry that was changed or that follows a missing one. */
  firstBrokenId: z.nullable(z.int()),
});
export type AuditCheck = z.output<typeof AuditCheck>;

export const checkAudit = endpoint({
  method: 'POST',
  path: '/api/admin/audit/check',
  summary: 'Check that no entry of the activity log was changed or removed since it was written',
  access: 'super_admin',
  reply: AuditCheck,
});

export const MESSAGE_STATUSES = ['queued', 'sent', 'failed', 'withdrawn'] as const;

/** A message of the outbox without what it says, which is between the product and who gets it. */
export const OutboxMessage = z.object({
  id: z.int(),
  kind: z.string(),
  channel: z.enum(['email', 'sms']),
  /** Masked. */
  recipient: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  attempts: z.int(),
  /** Why the last attempt failed, without addresses. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  sendAfter: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OutboxMessage = z.output<typeof OutboxMessage>;

export const MessageSearch = z.strictObject({
  status: z.optional(z.enum(MESSAGE_STATUSES)),
  /** Part of the kind, in any case. */
  kind: words,
  ...PAGING,
});
export type MessageSearch = z.output<typeof MessageSearch>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'The outbox, latest first; never what a message says',
  access: 'super_admin',
  query: MessageSearch,
  reply: z.array(OutboxMessage),
});

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/retry',
  summary: 'Queue a failed message again',
  access: 'super_admin',
  params: z.object({ id: IdParam }),
  reply: OutboxMessage,
});
