import { deviceOf } from '#features/auth/rules/device-name.ts';
import { getPush, subscribePush, unsubscribePush } from '#features/auth/rules/push-contract.ts';
import { NO_PUSH_AT_DESK, NO_PUSH_SERVICE, TOO_MANY_BROWSERS } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { isPushEndpoint } from '#platform/server/messages/push-endpoint.ts';
import { pushKeysOf } from '#platform/server/messages/push-keys.ts';
import {
  findPushOfSession,
  removeOwnSubscription,
  saveSubscription,
} from '#platform/server/messages/push-subscription-store.ts';

/** The most browsers of one account. */
const MAX_BROWSERS = 10;

/** Registers the calls by which a browser asks for push messages. */
export function installPush({ app, config, db, keyFor, now }: Context): void {
  route(app, getPush, async ({ user }) => {
    const { id = null, own = false } = (await findPushOfSession(db, user.sessionId)) ?? {};
    return { publicKey: pushKeysOf(keyFor).publicKey, id, own };
  });

  route(app, subscribePush, async ({ user, body, request }) => {
    // Its messages would show to everyone who works there.
    if (user.desk !== null) throw new AppError(NO_PUSH_AT_DESK);
    const { endpoint, keys, replaces, own } = body;
    if (!isPushEndpoint(endpoint, config.pushHosts)) throw new AppError(NO_PUSH_SERVICE);
    const { browser, system } = deviceOf(request.headers['user-agent'] ?? '');
    const owner = {
      userId: user.id,
      sessionId: user.sessionId,
      browser: [browser ?? 'Browser', ...(system === null ? [] : [system])].join(', '),
      own,
      nowMs: now(),
    };
    const id = await db.transaction((tx) => saveSubscription(tx, { endpoint, ...keys, replaces }, owner, MAX_BROWSERS));
    if (id === undefined) throw new AppError(TOO_MANY_BROWSERS);
    return { id };
  });

  route(app, unsubscribePush, async ({ user, body }) => {
    await removeOwnSubscription(db, user.id, body.endpoint);
    return {};
  });
}
