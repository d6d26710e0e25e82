import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A shorter response fits into one packet uncompressed, characters or bytes. */
const WORTHWHILE = 1000;

/** Returns a text compressed as the client accepts it, with the headers for it; a short text is returned unchanged. */
export async function compressed(
  text: string | Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | string> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'cookie, accept-encoding');
  if (text.length < WORTHWHILE) return text;
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return await gz(text);
  }
  return text;
}
