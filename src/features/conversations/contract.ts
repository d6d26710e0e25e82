import * as z from 'zod/mini';
import { endpoint } from '#platform/common/endpoint.ts';
import { emailField, IdParam, oneLine, visible, wholeNumberParam } from '#platform/common/fields.ts';
import { text } from '#platform/common/text.ts';
import { MESSAGES_PER_PAGE, TEXT_MAX } from './rules/limits.ts';

export const KINDS = ['chat', 'letter', 'provider'] as const;
export const STATUSES = ['open', 'waiting', 'closed'] as const;
const SIDES = ['person', 'staff'] as const;
export type Side = (typeof SIDES)[number];

/** What somebody writes: plain text, kept to the letter except for blanks around it and what can't be seen. */
export const MessageText = z
  .string()
  .check(
    visible(),
    z.minLength(1, text('Please write a message')),
    z.maxLength(TEXT_MAX, text('Please write at most 2,000 characters')),
  );

export const Message = z.object({
  /** Grows within a conversation; 0 is the letter by the contact form that it began with. */
  id: z.int(),
  /** Person: visitor or patient; staff: support or the provider. */
  side: z.enum(SIDES),
  /** Who wrote it, where the reader may know; visitors aren't told who at support answers. */
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
  /** Which side the caller is on. */
  side: z.enum(SIDES),
  /** The other side's name; null for support. */
  with: z.nullable(z.string()),
  /** What a letter is about. */
  subject: z.nullable(z.string()),
  lastMessageAt: z.string(),
  /** Messages of the other side that the caller's side hasn't had on screen. */
  unread: z.int(),
  /** The last message that the other side has had on screen. */
  readByOtherId: z.int(),
  /** False once patient and provider have no visit to come and none that ended lately. */
  mayWrite: z.boolean(),
});
export type Conversation = z.output<typeof Conversation>;

const own = z.object({ id: IdParam });
const MessagePage = z.strictObject({
  /** Only messages after this one. */
  after: z.optional(wholeNumberParam(0, 9_999_999)),
  /** Only messages before this one. */
  before: z.optional(wholeNumberParam(0, 9_999_999)),
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

/** The first message of a chat. Whoever isn't signed in tells a name, and outside business hours an address too. */
export const NewChat = z.strictObject({
  name: z.optional(name),
  email: z.optional(email),
  text: MessageText,
  confirmed: z.optional(z.boolean()),
});
export type NewChat = z.output<typeof NewChat>;

/** The same of somebody who isn't signed in, as the form asks for it while somebody is there to answer. */
export const NewVisitorChat = z.extend(NewChat, { name });
/** The same while nobody is. */
export const NewVisitorMessage = z.extend(NewVisitorChat, { email });

export const CurrentChat = z.object({
  /** The latest chat of this browser or account. */
  chat: z.nullable(Conversation),
  /** Whether somebody answers now. */
  isOpen: z.boolean(),
  /** When somebody answers next; null while somebody does. */
  opensAt: z.nullable(z.string()),
});
export type CurrentChat = z.output<typeof CurrentChat>;

export const currentChat = endpoint({
  method: 'GET',
  path: '/api/support-chats/current',
  summary: "This visitor's latest chat with support, and whether somebody answers now",
  access: 'public',
  reply: CurrentChat,
});

export const startChat = endpoint({
  method: 'POST',
  path: '/api/support-chats',
  summary: 'Begin a chat with support; the same Idempotency-Key of a visitor is the same chat',
  access: 'public',
  status: 201,
  body: NewChat,
  reply: Conversation,
});

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: "One's own conversations as a patient or visitor, the latest first; at most 100",
  access: 'signed-in',
  reply: z.array(Conversation),
});

export const listProviderConversations = endpoint({
  method: 'GET',
  path: '/api/provider-conversations',
  summary: "Patients' conversations with the providers that one runs, the latest first; at most 100",
  access: 'provider',
  reply: z.array(Conversation),
});

export const openVisitConversation = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/conversation',
  summary: 'The conversation of the patient and the provider of a visit, made when there is none yet',
  access: 'signed-in',
  params: own,
  reply: Conversation,
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: "A conversation of one's own",
  access: 'public',
  params: own,
  reply: Conversation,
});

export const listConversationMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: 'Its texts in the order of writing: the last ones, or those after or before one of them',
  access: 'public',
  params: own,
  query: MessagePage,
  reply: z.array(Message),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Write; the same Idempotency-Key is the same message. Signs of danger are answered first, unless confirmed',
  access: 'public',
  status: 201,
  params: own,
  body: NewMessage,
  reply: Message,
});

export const ReadMark = z.strictObject({ upTo: z.int().check(z.minimum(0), z.maximum(999_999_999)) });

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/read',
  summary: 'Say which message was the last on screen',
  access: 'public',
  params: own,
  body: ReadMark,
  reply: z.object({}),
});

/** Where a conversation stands, without its texts. */
export const ConversationState = z.object({
  /** Grows with every change. */
  version: z.int(),
  lastMessageId: z.int(),
  status: z.enum(STATUSES),
});
export type ConversationState = z.output<typeof ConversationState>;

export const conversationEvents = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/events',
  summary:
    'Where it stands. Asked for as text/event-stream, told at every change; Last-Event-ID is the version last heard of',
  access: 'public',
  params: own,
  reply: ConversationState,
});
