import { requireMember } from '#features/directory/server/require-member.ts';
import {
  changeOwnPage,
  decidePageChange,
  getOwnPage,
  listPageChanges,
  uploadPageImage,
  withdrawPageChange,
} from '#features/network/rules/page/page-contract.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { takePictures } from '#platform/server/http/picture-body.ts';
import { route } from '#platform/server/http/route.ts';
import { smallImage } from '#platform/server/http/small-image.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { storeImage } from '../image-files.ts';
import { changePage, findOwnPage, withdrawWaiting } from './change-page.ts';
import { decideChange, findChangesToReview } from './decide-page-change.ts';
import { countWaitingChanges } from './page-change-store.ts';

/** The public page that a practice edits itself, and the review of its changes. */
export function installOwnPage(context: Context): void {
  const { app, db, config, now } = context;
  const pictureOf = takePictures(app, uploadPageImage);

  route(app, getOwnPage, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    return await findOwnPage(db, params.id);
  });

  route(app, changeOwnPage, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    await changePage(context, body, { providerId: params.id, userId: user.id });
    return await findOwnPage(db, params.id);
  });

  route(app, withdrawPageChange, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    await withdrawWaiting(context, params.changeId, { providerId: params.id, userId: user.id });
    return await findOwnPage(db, params.id);
  });

  route(
    app,
    uploadPageImage,
    async ({ params, query, user, request }) => {
      await requireMember(db, params.id, user, 'settings');
      const bytes = pictureOf(request);
      return { path: await storeImage(config, await smallImage(bytes, query.use), now()) };
    },
    { rateLimit: { max: 30, timeWindow: '1 minute' } },
  );

  route(app, listPageChanges, async ({ query }) => {
    const [items, total] = await Promise.all([
      findChangesToReview(db, query.provider, query),
      countWaitingChanges(db, query.provider),
    ]);
    return new Page(items, total, query);
  });

  route(app, decidePageChange, async ({ params, body, user, request }) => {
    await decideChange(context, { id: params.id, decision: body, admin: user, origin: linkOrigin(config, request) });
    return { id: params.id, state: body.approve ? ('approved' as const) : ('refused' as const) };
  });
}
