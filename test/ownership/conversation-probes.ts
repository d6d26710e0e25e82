import { collectConversations, eraseConversations } from '#features/conversations/server/conversation-data-store.ts';
import {
  findChatByKey,
  findConversation,
  findLatestChat,
  findOwnConversations,
  findProviderConversations,
  findState,
} from '#features/conversations/server/conversation-store.ts';
import { findAppointmentPair, openPair } from '#features/conversations/server/new-conversation-store.ts';
import type { Probe } from './probes.ts';

const KEY = 'probe';
const OTHER_BROWSER = Buffer.alloc(32, 9);

/** The bystander's first conversation of a kind. */
async function theirId({ theirs }: Probe): Promise<number> {
  return (await theirs('conversations'))['id'] ?? 0;
}

/** The bystander's first conversation with a provider. */
async function theirPair({
  t,
  theirs,
}: Probe): Promise<{ readonly id: number; readonly userId: number; readonly providerId: number }> {
  const { rows } = await t.pool.query(
    'select id, user_id as "userId", provider_id as "providerId" from conversations where user_id = $1 and provider_id is not null order by id',
    [(await theirs('conversations'))['user_id']],
  );
  return rows[0];
}

/** A stranger with a browser token. */
const asVisitor = ({ stranger }: Probe) => ({ userId: stranger.id, hash: OTHER_BROWSER, isProvider: true, desk: null });

/** Probes of the stores of conversations. */
export const CONVERSATION_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findConversation: async (probe) => {
    const { t } = probe;
    return (await findConversation(t.db, await theirId(probe), asVisitor(probe), t.clock.nowMs)) === undefined;
  },
  findState: async (probe) => (await findState(probe.t.db, await theirId(probe), asVisitor(probe))) === undefined,
  findLatestChat: async (probe) =>
    (await findLatestChat(probe.t.db, asVisitor(probe), probe.t.clock.nowMs)) === undefined,
  findChatByKey: async (probe) => {
    const { t, sql } = probe;
    await sql(
      `update conversations set idempotency_key = '${KEY}' where id = (select min(id) from conversations where user_id = $1)`,
    );
    return (await findChatByKey(t.db, asVisitor(probe), KEY, t.clock.nowMs)) === undefined;
  },
  findOwnConversations: async ({ t, stranger }) =>
    (await findOwnConversations(t.db, stranger.id, t.clock.nowMs)).length === 0,
  findProviderConversations: async (probe) => {
    const { t, stranger, sql } = probe;
    const { providerId } = await theirPair(probe);
    await sql(
      `insert into provider_members (user_id, provider_id, role, added_at) values ($1, ${providerId}, 'owner', now())`,
    );
    await sql(`update conversations set last_message_id = 1 where user_id = $1 and provider_id = ${providerId}`);
    return (await findProviderConversations(t.db, { id: stranger.id, desk: null }, t.clock.nowMs)).length === 0;
  },
  openPair: async (probe) => {
    const { t, stranger } = probe;
    const { id, userId, providerId } = await theirPair(probe);
    const pairOf = (ofUser: number) => openPair(t.db, t.clock.nowMs, { userId: ofUser, providerId });
    // Without the check of the owner the query returns the same one of the two for both, which is wrong for one of them.
    return (await pairOf(stranger.id)) !== id && (await pairOf(userId)) === id;
  },
  findAppointmentPair: async (probe) => {
    const id = (await probe.theirs('appointments', 'patient_id'))['id'] ?? 0;
    return (await findAppointmentPair(probe.t.db, id, asVisitor(probe))) === undefined;
  },
  collectConversations: async ({ t, stranger }) => {
    const { conversations, answersWritten } = await collectConversations(t.db, stranger.id);
    return JSON.stringify([conversations, answersWritten]) === '[[],[]]';
  },
  eraseConversations: async ({ t, stranger }) => {
    await eraseConversations(t.db, stranger.id);
    return true;
  },
};
