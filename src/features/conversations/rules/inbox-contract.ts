import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { IdParam, PAGING, wholeNumberParam } from '#platform/common/fields.ts';
import { Message, MessageText, STATUSES } from '../contract.ts';

/** A conversation with support as the inbox lists it, without texts. */
export const InboxEntry = z.object({
  id: z.int(),
  kind: z.enum(['chat', 'letter']),
  ticket: z.string(),
  name: z.string(),
  /** Whether an account stands behind it. */
  isSignedIn: z.boolean(),
  /** What a letter is about; null for a chat. */
  subject: z.nullable(z.string()),
  category: z.nullable(z.string()),
  status: z.enum(STATUSES),
  /** Nobody at support has opened the last message yet. */
  isUnread: z.boolean(),
  /** Who of support wrote last; null while nobody has. */
  answeredBy: z.nullable(z.string()),
  createdAt: z.string(),
  lastMessageAt: z.string(),
});
export type InboxEntry = z.output<typeof InboxEntry>;

/** The same, with how its writer is reached. */
export const InboxConversation = z.extend(InboxEntry, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The last message that the writer has had on screen. */
  readByPersonId: z.int(),
});
export type InboxConversation = z.output<typeof InboxConversation>;

export const InboxSearch = z.strictObject({
  status: z.optional(z.enum(STATUSES)),
  kind: z.optional(z.enum(['chat', 'letter'])),
  /** Part of the ticket, name, address, subject or a text, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  ...PAGING,
});
export type InboxSearch = z.output<typeof InboxSearch>;

const params = z.object({ id: IdParam });
/** Who answers for support: docs/security.md, Support inbox. */
const access = 'manage_providers';

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/admin/conversations',
  summary: 'Chats and letters to support, the latest first; never a text',
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
  summary:
    'Its texts in the order of writing, at most the last 500, or those after one of them; that its writer was read is written down',
  access,
  params,
  /** Only messages after this one. */
  query: z.strictObject({ after: z.optional(wholeNumberParam(0, 9_999_999)) }),
  reply: z.array(Message),
});

export const replyToConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/messages',
  summary: 'Answer: in the chat, or by mail to a letter; the same Idempotency-Key is the same answer',
  access,
  status: 201,
  params,
  body: z.strictObject({ text: MessageText }),
  reply: Message,
});

export const setConversationStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/conversations/:id/status',
  summary: 'Close a conversation, or open it again',
  access,
  params,
  body: z.strictObject({ status: z.enum(['open', 'closed']) }),
  reply: InboxConversation,
});

export const inboxEvents = endpoint({
  method: 'GET',
  path: '/api/admin/conversation-events',
  summary: 'How many wait for an answer. Asked for as text/event-stream, told which conversation changes',
  access,
  reply: z.object({ open: z.int() }),
});
