import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import {
  CursorParam,
  emailField,
  IdParam,
  MAX_ID,
  oneLine,
  visible,
  wholeNumberParam,
} from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { MESSAGES_PER_PAGE, TEXT_MAX } from './rules/limits.ts';

export const KINDS = ['chat', 'letter', 'provider'] as const;
export const STATUSES = ['open', 'waiting', 'closed'] as const;
const SIDES = ['person', 'staff'] as const;
export type Side = (typeof SIDES)[number];

/** Plain text, kept as written except for surrounding blanks and invisible characters. */
export const MessageText = z
  .string()
  .check(
    visible(),
    z.minLength(1, text('Please write a message')),
    z.maxLength(TEXT_MAX, text('Please write at most 2,000 characters')),
  );

export const Message = z.object({
  /** Ascending within a conversation; 0 is the letter of the contact form that it began with. */
  id: z.int(),
  /** `person`: visitor or patient; `staff`: support or the provider. */
  side: z.enum(SIDES),
  /** The author's name, where the reader may know it: visitors don't see who answers at support. */
  author: z.nullable(z.string()),
  text: z.string(),
  at: z.string(),
});
export type Message = z.output<typeof Message>;

export const Conversation = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  ticket: z.nullable(z.string()),
  status: z.enum(STATUSES),
  /** The caller's side. */
  side: z.enum(SIDES),
  /** The other side's name; null for support. */
  with: z.nullable(z.string()),
  /** The subject of a letter. */
  subject: z.nullable(z.string()),
  lastMessageAt: z.string(),
  /** Messages of the other side that the caller's side hasn't seen. */
  unread: z.int(),
  /** The last message that the other side has seen. */
  readByOtherId: z.int(),
  /** False if patient and provider have no upcoming visit and none that ended recently. */
  mayWrite: z.boolean(),
});
export type Conversation = z.output<typeof Conversation>;

const own = z.object({ id: IdParam });
const MessagePage = z.strictObject({
  /** Only messages after this one. */
  after: z.optional(CursorParam),
  /** Only messages before this one. */
  before: z.optional(CursorParam),
  limit: z._default(wholeNumberParam(1, 100), MESSAGES_PER_PAGE),
});
export type MessagePage = z.output<typeof MessagePage>;

/** A message to send. `confirmed`: its writer was shown the emergency number and still wants to send it. */
export const NewMessage = z.strictObject({ text: MessageText, confirmed: z.optional(z.boolean()) });
export type NewMessage = z.output<typeof NewMessage>;

const name = z
  .string(text('Please enter your name'))
  .check(oneLine(), z.minLength(2, text('Please enter your name')), z.maxLength(120));
const email = emailField(text('Please enter a valid email address'));

/** The first message of a chat. A visitor without an account gives a name, and outside business hours an e-mail address. */
export const NewChat = z.strictObject({
  name: z.optional(name),
  email: z.optional(email),
  text: MessageText,
  confirmed: z.optional(z.boolean()),
});
export type NewChat = z.output<typeof NewChat>;

/** A new chat of a visitor without an account, during business hours. */
export const NewVisitorChat = z.extend(NewChat, { name });
/** A new chat of a visitor without an account, outside business hours. */
export const NewVisitorMessage = z.extend(NewVisitorChat, { email });

export const CurrentChat = z.object({
  /** The latest chat of this browser or account. */
  chat: z.nullable(Conversation),
  /** Support is open. */
  isOpen: z.boolean(),
  /** Support is open, and one of its people has used the product in the last minutes. */
  isHere: z.boolean(),
  /** When support opens next; null while it is open. */
  opensAt: z.nullable(z.string()),
});
export type CurrentChat = z.output<typeof CurrentChat>;

export const currentChat = endpoint({
  method: 'GET',
  path: '/api/support-chats/current',
  summary: "The visitor's latest chat with support, and whether support is open",
  access: 'public',
  reply: CurrentChat,
});

export const startChat = endpoint({
  method: 'POST',
  path: '/api/support-chats',
  summary: 'Start a chat with support; idempotent by Idempotency-Key',
  access: 'public',
  idempotent: true,
  status: 201,
  body: NewChat,
  reply: Conversation,
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: "The caller's own conversations as a patient or visitor, latest first; at most 100",
  access: 'signed-in',
  reply: z.array(Conversation),
});

export const listProviderConversations = endpoint({
  method: 'GET',
  path: '/api/provider-conversations',
  summary: "Patients' conversations with the caller's providers, latest first; at most 100",
  access: 'provider',
  byPin: true,
  reply: z.array(Conversation),
});

export const openAppointmentConversation = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/conversation',
  summary: 'Open the conversation of the patient and the provider of a visit; created if there is none',
  access: 'signed-in',
  byPin: true,
  params: own,
  reply: Conversation,
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: "A conversation of the caller's",
  access: 'public',
  byPin: true,
  params: own,
  reply: Conversation,
});

export const listConversationMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: 'Its messages in order: the last ones, or those after or before a message',
  access: 'public',
  byPin: true,
  params: own,
  query: MessagePage,
  reply: z.array(Message),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Send a message; idempotent by Idempotency-Key. Refused for danger signs unless confirmed',
  access: 'public',
  idempotent: true,
  byPin: true,
  status: 201,
  params: own,
  body: NewMessage,
  reply: Message,
});

export const ReadMark = z.strictObject({ upTo: z.int().check(z.minimum(0), z.maximum(MAX_ID)) });

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/read',
  summary: 'Mark messages as read up to one',
  access: 'public',
  byPin: true,
  params: own,
  body: ReadMark,
  reply: z.object({}),
});

/** The state of a conversation, without its messages. */
export const ConversationState = z.object({
  /** Incremented with every change. */
  version: z.int(),
  lastMessageId: z.int(),
  status: z.enum(STATUSES),
});
export type ConversationState = z.output<typeof ConversationState>;

export const conversationEvents = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/events',
  summary: 'Its state; as text/event-stream, its state at every change. Last-Event-ID is the last version received',
  access: 'public',
  byPin: true,
  params: own,
  reply: ConversationState,
});
