import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/**
 * The origin that links in messages start with, without a trailing slash: PUBLIC_URL. Without one, the address that the
 * request came to. What the request says of that (`Host`) is believed only where it names the very end of the
 * connection: otherwise whoever asks for somebody's new password could have the link lead to a machine of theirs.
 */
export function linkOrigin(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, request: FastifyRequest): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const { localAddress, localPort } = request.socket;
  const address =
    localAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? (config.host === '0.0.0.0' ? '127.0.0.1' : config.host);
  const named = address.includes(':') ? `[${address}]` : address;
  const own = `${named}:${localPort ?? config.port}`;
  const byName = `localhost:${localPort ?? config.port}`;
  const isLoopback = /^(127\.|::1$)/.test(address);
  return isLoopback && request.headers.host === byName ? `http://${byName}` : `http://${own}`;
}
