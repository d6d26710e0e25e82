import sharp from 'sharp';
import { AppError } from '#platform/common/app-error.ts';
import { DOCUMENT_SIDE, PICTURE_SIDE } from '#platform/common/picture-limits.ts';
import {
  NOT_A_PICTURE,
  PICTURE_DAMAGED,
  PICTURE_TOO_DETAILED,
  TOO_MANY_PICTURES,
} from '#platform/common/platform-refusals.ts';

/** The sizes by use, pixels. A portrait is cropped to a square; the others keep their aspect ratio. A document is read. */
const SIZES = {
  profile: { width: 320, height: 320, fit: 'cover' },
  office: { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true },
  card: { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true },
  document: { width: DOCUMENT_SIDE, height: DOCUMENT_SIDE, fit: 'inside', withoutEnlargement: true },
} as const;

/** More than the cameras of phones have. A larger picture is refused before it is decoded. */
const MAX_PIXELS = 50_000_000;
/** Far more than decoding a picture of that size takes. */
const MAX_SECONDS = 10;
/** The longest queue of pictures. */
const MAX_WAITING = 8;

// One picture at a time on one core, so that the other core serves requests. Nothing is cached between pictures.
sharp.concurrency(1);
sharp.cache(false);
// Allow only three of the library's formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Returns a picture resized and encoded again: a document as JPEG, which every program opens, others as WebP. Metadata of
 * the camera and data appended to the file are lost.
 * @throws AppError unsupported_media_type if it isn't a picture; too_large if it has too many pixels; busy
 */
export async function smallImage(bytes: Buffer, use: keyof typeof SIZES): Promise<Buffer> {
  if (formatOf(bytes) === undefined) throw new AppError(NOT_A_PICTURE);
  if (waiting >= MAX_WAITING) {
    throw new AppError(TOO_MANY_PICTURES);
  }
  waiting += 1;
  const turn = last.then(() => redrawn(bytes, use));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function redrawn(bytes: Buffer, use: keyof typeof SIZES): Promise<Buffer> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== formatOf(bytes)) throw new AppError(NOT_A_PICTURE);
    if (width * height > MAX_PIXELS) {
      throw new AppError(PICTURE_TOO_DETAILED);
    }
    const resized = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(SIZES[use]);
    const encoded =
      use === 'document'
        ? resized.flatten({ background: '#fff' }).jpeg({ quality: 80 })
        : resized.webp({ quality: 72 });
    return await encoded.toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(PICTURE_DAMAGED);
  }
}

/** Returns the format by the first bytes, regardless of the file's name and type. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}
