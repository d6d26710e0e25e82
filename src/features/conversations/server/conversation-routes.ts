import { recheckUser } from '#features/auth/server/sessions/session-hook.ts';
import { hasStaffSince } from '#features/auth/server/sessions/staff-presence-store.ts';
import { throttleAddress } from '#features/auth/server/throttling/throttle-address.ts';
import { hoursAt } from '#platform/common/support-hours.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { route } from '#platform/server/http/route.ts';
import { liveStreams } from '#platform/server/live/live-feed.ts';
import { type LiveStreams, wantsEvents } from '#platform/server/live/live-streams.ts';
import {
  conversationEvents,
  currentChat,
  getConversation,
  listConversationMessages,
  listConversations,
  listProviderConversations,
  markRead,
  openAppointmentConversation,
  sendMessage as sendCall,
  startChat as startCall,
} from '../contract.ts';
import { START_LIMITS } from '../rules/limits.ts';
import {
  findConversation,
  findLatestChat,
  findOwnConversations,
  findProviderConversations,
  findState,
} from './conversation-store.ts';
import { installInbox } from './inbox-routes.ts';
import { noteRead } from './message-store.ts';
import { openAppointment } from './open-appointment.ts';
import { readMessages } from './read-messages.ts';
import { refusedConversation } from './refused-conversation.ts';
import { sendMessage } from './send-message.ts';
import { startChat } from './start-chat.ts';
import { visitorFor, visitorOf } from './visitor.ts';

/** How long after an act, ms, support counts as being there: sessions note an act a minute. */
const HERE_MS = 5 * 60_000;
/** Stops scripts: people start few chats a minute, even several behind one address. */
const START_LIMIT = { max: 10, timeWindow: '1 minute' };
const WRITE_LIMIT = { max: 120, timeWindow: '1 minute' };
/** Browsers reconnect after each network failure. */
const EVENTS_LIMIT = { max: 120, timeWindow: '1 minute' };

/** Chats with support, messages between patients and providers, and the inbox of support. */
export function installConversations(context: Context): void {
  const streams = liveStreams(context, 'c');
  installInbox(context, streams);
  installSupportChats(context);
  installLists(context);
  installMessages(context);
  installEvents(context, streams);
}

function installSupportChats(context: Context): void {
  const { app, db, config, now } = context;
  route(app, currentChat, async ({ request, reply }) => {
    const chat = await findLatestChat(db, visitorFor(config, request, reply), now());
    const { isOpen, opensAtMs } = hoursAt(now());
    const isHere = isOpen && (await hasStaffSince(db, 'manage_providers', now() - HERE_MS));
    return {
      chat: chat ?? null,
      isOpen,
      isHere,
      opensAt: opensAtMs === null ? null : new Date(opensAtMs).toISOString(),
    };
  });

  route(
    app,
    startCall,
    async ({ body, request, reply }) => {
      const key = idempotencyKeyOf(request);
      await throttleAddress(context, 'chat', request, START_LIMITS);
      return await startChat(context, visitorFor(config, request, reply), body, key);
    },
    { rateLimit: START_LIMIT },
  );
}

function installLists(context: Context): void {
  const { app, db, config, now } = context;
  route(app, listConversations, async ({ user }) => await findOwnConversations(db, user.id, now()));

  route(app, listProviderConversations, async ({ user }) => await findProviderConversations(db, user, now()));

  route(app, openAppointmentConversation, async ({ params: { id }, request }) => {
    return await openAppointment(context, id, visitorOf(config, request));
  });

  route(app, getConversation, async ({ params: { id }, request }) => {
    const visitor = visitorOf(config, request);
    const found = await findConversation(db, id, visitor, now());
    if (found === undefined) throw await refusedConversation(db, id, visitor);
    return found;
  });
}

function installMessages(context: Context): void {
  const { app, db, config, now } = context;
  route(app, listConversationMessages, async ({ params: { id }, query, request, reply }) => {
    const { messages, total } = await readMessages(context, id, visitorOf(config, request), query);
    reply.header('x-total-count', total);
    return messages;
  });

  route(
    app,
    sendCall,
    async ({ params: { id }, body, request }) => {
      const key = idempotencyKeyOf(request);
      return await sendMessage(context, visitorOf(config, request), { ...body, conversationId: id, key });
    },
    { rateLimit: WRITE_LIMIT },
  );

  route(app, markRead, async ({ params: { id }, body, request }) => {
    const visitor = visitorOf(config, request);
    const found = await findConversation(db, id, visitor, now());
    if (found === undefined) throw await refusedConversation(db, id, visitor);
    await db.transaction((tx) => noteRead(tx, id, found.side, body.upTo));
    return {};
  });
}

function installEvents(context: Context, streams: LiveStreams): void {
  const { app, db, config } = context;
  route(
    app,
    conversationEvents,
    async ({ params: { id }, user, request, reply }) => {
      const visitor = visitorOf(config, request);
      const state = await findState(db, id, visitor);
      if (state === undefined) throw await refusedConversation(db, id, visitor);
      if (!wantsEvents(request)) return state;
      streams.open(request, reply, {
        person: user === null ? `browser ${visitor.hash?.toString('base64url')}` : `user ${user.id}`,
        sessionId: user?.sessionId,
        userId: user?.id,
        concerns: (changed) => changed === id,
        look: async () => {
          const still = user === null ? visitor : visitorOf(config, request, await recheckUser(context, request));
          const next = await findState(db, id, still);
          if (next === undefined) throw await refusedConversation(db, id, still);
          return { id: String(next.version), data: next };
        },
      });
      return state;
    },
    { rateLimit: EVENTS_LIMIT },
  );
}
