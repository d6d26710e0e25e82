import sharp from 'sharp';
import { AppError } from '#platform/common/app-error.ts';
import {
  NOT_A_PICTURE,
  PICTURE_DAMAGED,
  PICTURE_TOO_DETAILED,
  TOO_MANY_PICTURES,
} from '#platform/common/platform-refusals.ts';

/** What a picture is for: the portrait is cut to a square, an office and a card keep their shape. Pixels. */
const SIZES = {
  profile: { width: 320, height: 320, fit: 'cover' },
  office: { width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true },
  card: { width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true },
} as const;

/** More pixels than phones make; what claims more is refused before it is unpacked. */
const MOST_PIXELS = 50_000_000;
/** Far more than a picture of that size takes. */
const MOST_SECONDS = 10;
/** Pictures that may wait for their turn. */
const MOST_WAITING = 8;

// One picture at a time on one core: the other core keeps answering. No copies are kept between pictures.
sharp.concurrency(1);
sharp.cache(false);
// Of all that the library can open, only these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * A picture made small and drawn anew as WebP: nothing of the file that was sent is in it, neither what the camera added
 * nor what was hidden behind the picture.
 * @throws AppError unsupported_media_type when it isn't one; too_large when it has too many pixels; busy
 */
export async function smallImage(bytes: Buffer, use: keyof typeof SIZES): Promise<Buffer> {
  if (formatOf(bytes) === undefined) throw new AppError(NOT_A_PICTURE);
  if (waiting >= MOST_WAITING) {
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
    if (width * height > MOST_PIXELS) {
      throw new AppError(PICTURE_TOO_DETAILED);
    }
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize(SIZES[use])
      .webp({ quality: 72 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(PICTURE_DAMAGED);
  }
}

/** What the first bytes say, whatever a file is called. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}
