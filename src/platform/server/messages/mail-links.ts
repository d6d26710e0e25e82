import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

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

/**
 * The same for what no request asked for, such as a reminder: PUBLIC_URL, or the address that the server listens on.
 * That is of use on this machine only.
 */
export function ownOrigin(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  app: Pick<FastifyInstance, 'server'>,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const bound = app.server.address();
  const own = bound !== null && typeof bound === 'object' ? bound.port : port;
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${own}`;
}
