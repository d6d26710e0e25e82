import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { CursorParam, IdParam, PAGING } from '#platform/common/fields.ts';
import { Message, MessageText, STATUSES } from '../contract.ts';

/** A conversation with support as the inbox lists it, without messages. */
export const InboxEntry = z.object({
  id: z.int(),
  kind: z.enum(['chat', 'letter']),
  ticket: z.string(),
  name: z.string(),
  /** Its writer has an account. */
  isSignedIn: z.boolean(),
  /** The subject of a letter; null for a chat. */
  subject: z.nullable(z.string()),
  category: z.nullable(z.string()),
  status: z.enum(STATUSES),
  /** Support hasn't opened the last message yet. */
  isUnread: z.boolean(),
  /** The administrator who wrote last; null before the first answer. */
  answeredBy: z.nullable(z.string()),
  createdAt: z.string(),
  lastMessageAt: z.string(),
});
export type InboxEntry = z.output<typeof InboxEntry>;

/** The same, with the writer's contact details. */
export const InboxConversation = z.extend(InboxEntry, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The last message that the writer has seen. */
  readByPersonId: z.int(),
});
export type InboxConversation = z.output<typeof InboxConversation>;

export const InboxSearch = z.strictObject({
  status: z.optional(z.enum(STATUSES)),
  kind: z.optional(z.enum(['chat', 'letter'])),
  /** Part of the ticket, name, address, subject or a message, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  ...PAGING,
});
export type InboxSearch = z.output<typeof InboxSearch>;

const params = z.object({ id: IdParam });
/** @see docs/security.md, Support inbox */
const access = 'manage_providers';

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/admin/conversations',
  summary: 'Chats and letters to support, latest first, without messages',
  access,
  query: InboxSearch,
  reply: z.array(InboxEntry),
});

export const getInboxConversation = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/:id',
  summary: 'A conversation with support',
  access,
  params,
  reply: InboxConversation,
});

export const listInboxMessages = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/:id/messages',
  summary: 'Its messages in order, at most the last 500, or those after a message; the look is logged',
  access,
  params,
  /** Only messages after this one. */
  query: z.strictObject({ after: z.optional(CursorParam) }),
  reply: z.array(Message),
});

export const replyToConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/messages',
  summary: 'Answer in the chat, or a letter by mail; idempotent by Idempotency-Key',
  access,
  idempotent: true,
  status: 201,
  params,
  body: z.strictObject({ text: MessageText }),
  reply: Message,
});

export const setConversationStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/conversations/:id/status',
  summary: 'Close or reopen a conversation',
  access,
  params,
  body: z.strictObject({ status: z.enum(['open', 'closed']) }),
  reply: InboxConversation,
});

export const inboxEvents = endpoint({
  method: 'GET',
  path: '/api/admin/conversation-events',
  summary: 'The number of conversations that wait for an answer; as text/event-stream, which conversations change',
  access,
  reply: z.object({ open: z.int() }),
});
