import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Below this many characters or bytes an answer fits one packet anyway. */
const WORTHWHILE = 1000;

/** A text compressed as the client accepts it, with the headers that say so; short texts stay as they are. */
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
