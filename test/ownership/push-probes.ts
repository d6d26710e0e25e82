import {
  findOwnBrowser,
  findOwnBrowsers,
  removeOwnSubscription,
  saveSubscription,
} from '#platform/server/messages/push-subscription-store.ts';
import type { Probe } from './probes.ts';

/** Probes of the browsers that get push messages. @see probes.ts */
export const PUSH_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findOwnBrowser: async ({ t, stranger, theirs }) =>
    (await findOwnBrowser(t.db, stranger.id, (await theirs('push_subscriptions'))['id'] ?? 0)) === undefined,
  findOwnBrowsers: async ({ t, stranger, sql }) => {
    await sql('update push_subscriptions set own = true where user_id = $1');
    return (await findOwnBrowsers(t.db, stranger.id)).length === 0;
  },
  removeOwnSubscription: async ({ t, stranger, theirs }) => {
    await removeOwnSubscription(t.db, stranger.id, (await theirs('push_subscriptions'))['endpoint'] ?? '');
    return true;
  },
  saveSubscription: async ({ t, stranger, theirs, leavesOthersFree }) => {
    const { endpoint: replaces = '' } = await theirs('push_subscriptions');
    const { rows } = await t.pool.query<{ id: number }>('select id from sessions where user_id = $1', [stranger.id]);
    const owner = { userId: stranger.id, sessionId: rows[0]?.id ?? 0, browser: 'Probe', nowMs: t.clock.nowMs };
    const keys = { endpoint: `https://push.example.com/${stranger.id}`, p256dh: 'key', auth: 'auth' };
    const second = { ...keys, endpoint: `${keys.endpoint}-second` };
    let first: number | undefined;
    const isFree = await leavesOthersFree(async (tx) => {
      first = await saveSubscription(tx, keys, owner, 1);
    });
    // An address that they name as their own earlier one is another user's.
    await saveSubscription(t.db, { ...keys, replaces }, owner, 1);
    await saveSubscription(t.db, { ...second, replaces }, owner, 2);
    return isFree && first !== undefined;
  },
};
