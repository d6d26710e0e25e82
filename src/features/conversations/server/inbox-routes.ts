import { recheckUser } from '#features/auth/server/sessions/session-hook.ts';
import { AppError } from '#platform/common/app-error.ts';
import { may } from '#platform/common/permission.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { type RequestUser, route } from '#platform/server/http/route.ts';
import { type LiveStreams, wantsEvents } from '#platform/server/live/live-streams.ts';
import { appendActivity } from '#platform/server/logs/activity-log-store.ts';
import { actorOf, recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import type { Message } from '../contract.ts';
import {
  getInboxConversation,
  inboxEvents,
  listInbox,
  listInboxMessages,
  replyToConversation,
  setConversationStatus,
} from '../rules/inbox-contract.ts';
import { NO_SUCH_CONVERSATION } from '../rules/refusals.ts';
import { answerAsSupport } from './answer-as-support.ts';
import { countOpen, findInbox, findInInbox, findReceiver } from './inbox-store.ts';
import { change, findMessages, lockConversation, noteRead } from './message-store.ts';

const MAX_MESSAGES = 500;
const gone = () => new AppError(NO_SUCH_CONVERSATION);

/** The support inbox. */
export function installInbox(context: Context, streams: LiveStreams): void {
  const { app, db, config } = context;

  route(app, listInbox, async ({ query }) => await findInbox(db, query));

  route(app, getInboxConversation, async ({ params: { id } }) => {
    const found = await findInInbox(db, id);
    if (found === undefined) throw gone();
    return found;
  });

  route(app, listInboxMessages, async ({ params: { id }, query: { after }, user }) => {
    return await readInboxMessages(context, id, after, user);
  });

  route(app, replyToConversation, async ({ params: { id }, body, user, request }) => {
    const key = idempotencyKeyOf(request);
    const answer = { conversationId: id, text: body.text, key, origin: linkOrigin(config, request) };
    return await answerAsSupport(context, user, answer);
  });

  route(app, setConversationStatus, async ({ params: { id }, body: { status }, user }) => {
    return await db.transaction(async (tx) => {
      if ((await findReceiver(tx, id)) === undefined) throw gone();
      const before = await lockConversation(tx, id);
      if (before?.status !== status) {
        await change(tx, id, { status });
        const act = status === 'closed' ? 'conversation.close' : 'conversation.reopen';
        await recordAct(tx, context, user, { act, object: `conversation:${id}` });
      }
      const found = await findInInbox(tx, id);
      if (found === undefined) throw gone();
      return found;
    });
  });

  installInboxEvents(context, streams);
}

/** Reads messages as support and logs the look. @throws AppError not_found */
async function readInboxMessages(
  context: Context,
  id: number,
  after: number | undefined,
  user: RequestUser,
): Promise<Message[]> {
  const { db, keyFor, now } = context;
  return await db.transaction(async (tx) => {
    const receiver = await findReceiver(tx, id);
    if (receiver === undefined) throw gone();
    const { messages } = await findMessages(tx, id, { after, limit: MAX_MESSAGES }, { names: true });
    await noteRead(tx, id, 'staff', messages.at(-1)?.id ?? 0);
    // An open conversation is loaded again at each change, even after the reader's own answers: this is no new look.
    if (after !== undefined && !messages.some(({ side }) => side === 'person')) return messages;
    const entry = { act: 'conversation.read', object: `conversation:${id}` };
    // A writer with an account may have written about their health: the look goes into their access log.
    if (receiver.userId === null) await recordAct(tx, context, user, entry);
    else {
      const subject = { ...entry, ...(await actorOf(tx, user)), subjectId: receiver.userId };
      await appendActivity(tx, keyFor, now(), [
        { log: 'access', ...subject },
        { log: 'audit', ...subject },
      ]);
    }
    return messages;
  });
}

function installInboxEvents(context: Context, streams: LiveStreams): void {
  const { app, db } = context;
  route(app, inboxEvents, async ({ user, request, reply }) => {
    const state = { open: await countOpen(db) };
    if (!wantsEvents(request)) return state;
    streams.open(request, reply, {
      person: `user ${user.id}`,
      sessionId: user.sessionId,
      userId: user.id,
      concerns: () => true,
      look: async (changed) => {
        const still = await recheckUser(context, request);
        if (still === null || still.lacksSecondFactor || !may(still, inboxEvents.access)) throw gone();
        if (changed !== undefined && (await findReceiver(db, changed)) === undefined) return undefined;
        return { data: { id: changed ?? null, open: await countOpen(db) } };
      },
    });
    return state;
  });
}
