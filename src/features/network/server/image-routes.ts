import { AppError } from '#platform/common/app-error.ts';
import { NO_SUCH_PICTURE } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { takePictures } from '#platform/server/http/picture-body.ts';
import { route } from '#platform/server/http/route.ts';
import { smallImage } from '#platform/server/http/small-image.ts';
import { uploadImage } from '../contract.ts';
import { IMAGE_PATH } from '../rules/image-address.ts';
import { readImage, storeImage } from './image-files.ts';

/** A year: the file of a path never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Uploads pictures of providers, and serves them to all. */
export function installImages({ app, config, now }: Context): void {
  const pictureOf = takePictures(app, uploadImage);

  route(
    app,
    uploadImage,
    async ({ query, request }) => {
      const bytes = pictureOf(request);
      return { path: await storeImage(config, await smallImage(bytes, query.use), now()) };
    },
    { rateLimit: { max: 30, timeWindow: '1 minute' } },
  );

  app.get('/images/:name', async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const bytes = IMAGE_PATH.test(path) ? await readImage(config, path) : undefined;
    if (bytes === undefined) throw new AppError(NO_SUCH_PICTURE);
    reply.type('image/webp').header('cache-control', FOR_EVER).header('content-disposition', 'inline');
    return bytes;
  });
}
