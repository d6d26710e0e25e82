import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CalendarDay, IdParam, PAGING } from '#platform/common/fields.ts';

const searchText = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const AdminStats = z.object({
  /** Applications to join the network. */
  applications: z.object({
    total: z.int(),
    /** Applications without a decision. */
    pending: z.int(),
    /** Approved applications that weren't converted to a provider. */
    toConvert: z.int(),
  }),
  /** Bookable providers (the network). */
  providers: z.object({
    total: z.int(),
    /** Providers that accept new patients. */
    active: z.int(),
    telehealth: z.int(),
  }),
  urgentCare: z.object({
    count: z.int(),
    /** Share of the network that offers urgent care, in whole percent; null if the network is empty. */
    coveragePercent: z.nullable(z.int()),
  }),
  /** Facilities that are listed from a public register and not bookable. */
  listings: z.int(),
  /** Changes of practices' pages that wait for review. */
  pageChanges: z.int(),
});
export type AdminStats = z.output<typeof AdminStats>;

export const adminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The figures of the dashboard, counted now',
  access: 'super_admin',
  reply: AdminStats,
});

/** How much waits, each number only for administrators with its permission. */
export const AdminWaiting = z.object({
  /** Applications without a decision. */
  applications: z.optional(z.int()),
  /** Letters and chats to support that wait for an answer. */
  conversations: z.optional(z.int()),
  /** Reported reviews without a decision. */
  reviews: z.optional(z.int()),
  /** Practices to call, and changes of their pages to review. */
  tasks: z.optional(z.int()),
});
export type AdminWaiting = z.output<typeof AdminWaiting>;

export const adminWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  summary: 'How much waits for the caller, by permission; empty for anyone who is no administrator',
  access: 'signed-in',
  reply: AdminWaiting,
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

/** `actor` and `act` match substrings, ignoring case, except that the whole name of an act matches only that act; `from` and `to` are Lagos days, both included. */
export const AuditSearch = z.strictObject({
  actor: searchText,
  act: searchText,
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
  /** Number of entries in both logs. */
  entries: z.int(),
  /** Id of the first entry that was changed or follows a deleted one; null if the log is intact. */
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

/** A message of the outbox without its contents, which are only for the recipient. */
export const OutboxMessage = z.object({
  id: z.int(),
  kind: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  /** Masked. */
  recipient: z.string(),
  /** The full name of the recipient's account in a search by person; null otherwise, and without an account. */
  person: z.nullable(z.string()),
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
  /** A kind, or a substring of kinds, ignoring case. */
  kind: searchText,
  /**
   * A full name, user name, e-mail address or phone number. A whole user name or address of an account finds all messages to it; a
   * part of these, or an address without an account, finds those among the latest 100,000. Each account found gets an entry in
   * its access log.
   */
  person: searchText,
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
