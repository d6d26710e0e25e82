import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import { may } from '#platform/common/permission.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { uploadImage } from '../contract.ts';
import { IMAGE_MAX_BYTES, IMAGE_PATH } from '../rules/image-address.ts';
import { readImage, storeImage } from './image-files.ts';
import { smallImage } from './small-image.ts';

/** A year: what a path names never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const TOO_LARGE = text('The picture is larger than 5 MB.');

/** Uploading pictures of providers, and showing them to everybody. */
export function installImages({ app, config, now }: Context): void {
  const sent = new WeakMap<FastifyRequest, Buffer>();

  // The bytes are no JSON body: they are read only for this call and only of those who may make it.
  app.addContentTypeParser(/^(image\/|application\/octet-stream)/, async (request: FastifyRequest, payload: Bytes) => {
    if (request.routeOptions.url !== uploadImage.path) {
      throw new AppError('unsupported_media_type', 'Send JSON, with content type application/json.');
    }
    if (request.user === null || !may(request.user, uploadImage.access)) return;
    sent.set(request, await bytesOf(payload));
  });

  route(
    app,
    uploadImage,
    async ({ query, request }) => {
      const bytes = sent.get(request);
      if (bytes === undefined || bytes.length === 0) throw new AppError('invalid', text('Choose a picture first.'));
      return { path: await storeImage(config, await smallImage(bytes, query.use), now()) };
    },
    { rateLimit: { max: 30, timeWindow: '1 minute' } },
  );

  app.get('/images/:name', async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const bytes = IMAGE_PATH.test(path) ? await readImage(config, path) : undefined;
    if (bytes === undefined) throw new AppError('not_found', 'There is no such picture.');
    reply.type('image/webp').header('cache-control', FOR_EVER).header('content-disposition', 'inline');
    return bytes;
  });
}

type Bytes = AsyncIterable<Buffer>;

async function bytesOf(payload: Bytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > IMAGE_MAX_BYTES) throw new AppError('too_large', TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
