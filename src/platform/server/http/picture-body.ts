import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/common/app-error.ts';
import type { Access } from '#platform/common/endpoint.ts';
import { mayCall } from '#platform/common/permission.ts';
import { PICTURE_MAX_BYTES } from '#platform/common/picture-limits.ts';
import { CHOOSE_A_PICTURE, PICTURE_TOO_LARGE, SEND_JSON } from '#platform/common/platform-refusals.ts';

/** An endpoint whose body is a picture. */
interface Taker {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

/** Returns the bytes of a request's body. @throws AppError invalid if there are none */
export type PictureOf = (request: FastifyRequest) => Buffer;

interface Intake {
  readonly takers: Taker[];
  readonly pictureOf: PictureOf;
}

const intakes = new WeakMap<FastifyInstance, Intake>();

/**
 * Lets an endpoint take a picture as its body: at most 5 MB, as any image type or as octet-stream. Bodies that aren't JSON are read
 * only for endpoints registered here, and only from users who may call them.
 */
export function takePictures(app: FastifyInstance, taker: Taker): PictureOf {
  const intake = intakes.get(app) ?? newIntake(app);
  intakes.set(app, intake);
  intake.takers.push(taker);
  return intake.pictureOf;
}

function newIntake(app: FastifyInstance): Intake {
  const sent = new WeakMap<FastifyRequest, Buffer>();
  const takers: Taker[] = [];
  app.addContentTypeParser(/^(image\/|application\/octet-stream)/, async (request: FastifyRequest, payload: Bytes) => {
    const taker = takers.find(({ method, path }) => method === request.method && path === request.routeOptions.url);
    if (taker === undefined) {
      throw new AppError(SEND_JSON);
    }
    if (request.user === null || !mayCall(request.user, taker.access)) return;
    sent.set(request, await bytesOf(payload));
  });
  const pictureOf = (request: FastifyRequest) => {
    const bytes = sent.get(request);
    if (bytes === undefined || bytes.length === 0) throw new AppError(CHOOSE_A_PICTURE);
    return bytes;
  };
  return { takers, pictureOf };
}

type Bytes = AsyncIterable<Buffer>;

async function bytesOf(payload: Bytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > PICTURE_MAX_BYTES) throw new AppError(PICTURE_TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
