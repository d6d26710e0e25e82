import { AppError } from '#platform/common/app-error.ts';
import { NO_SUCH_PICTURE } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { takePictures } from '#platform/server/http/picture-body.ts';
import { route } from '#platform/server/http/route.ts';
import { keepPlanCard, readPlanCard, removePlanCard } from '../contract.ts';
import { CARD_FILES } from './card-files.ts';
import { findCard } from './card-store.ts';
import { keepCard, removeCard } from './change-card.ts';

/** Re-encoding a picture takes a core for a moment. */
const KEEP_LIMIT = { max: 10, timeWindow: '1 minute' };

/** Registers the routes for pictures of the user's own plan cards. */
export function installPlanCards(context: Context): void {
  const { app, db, config } = context;
  const pictureOf = takePictures(app, keepPlanCard);

  route(
    app,
    keepPlanCard,
    async ({ params: { id }, user, request }) =>
      await keepCard(context, { id, userId: user.id }, () => pictureOf(request)),
    { rateLimit: KEEP_LIMIT },
  );

  route(app, readPlanCard, async ({ params: { id }, user, reply }) => {
    const file = await findCard(db, id, user.id);
    const bytes = file ? await CARD_FILES.read(config, file) : undefined;
    if (bytes === undefined) throw new AppError(NO_SUCH_PICTURE);
    reply.type('image/webp').header('content-disposition', 'inline');
    return bytes;
  });

  route(app, removePlanCard, async ({ params: { id }, user }) => await removeCard(context, { id, userId: user.id }));
}
