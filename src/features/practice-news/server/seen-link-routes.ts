import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { NO_SUCH_ALERT } from '../rules/refusals.ts';
import { type LinkedNews, markSeenByLink, viewSeenLink } from '../rules/seen-link-contract.ts';
import { findLinkedNews, markLinkedSeen } from './news-store.ts';
import { readSeenToken } from './seen-link.ts';

/** People open a link now and then; a machine tries many. */
const LINK_LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** The calls of the link in an alert, which work without signing in. Only the button of its page marks anything as seen. */
export function installSeenLinks(context: Context): void {
  const { app, db, keyFor, now } = context;

  /** @throws AppError not_found for a forged link as for one whose appointment is over, or whose reader gets no alerts any more */
  const findByLink = async (token: string): Promise<LinkedNews & { readonly id: number }> => {
    const link = readSeenToken(keyFor.all('link'), token);
    const found = link && (await findLinkedNews(db, link, now()));
    if (link === undefined || found === undefined) throw new AppError(NO_SUCH_ALERT);
    return { ...found, id: link.newsId };
  };

  route(app, viewSeenLink, async ({ body }) => shown(await findByLink(body.token)), LINK_LIMIT);

  route(
    app,
    markSeenByLink,
    async ({ body }) => {
      const { id } = await findByLink(body.token);
      await db.transaction((tx) => markLinkedSeen(tx, id, now()));
      return shown(await findByLink(body.token));
    },
    LINK_LIMIT,
  );
}

function shown({ kind, date, place, providerId, firstName, seenAt }: LinkedNews): LinkedNews {
  return { kind, date, place, providerId, firstName, seenAt };
}
