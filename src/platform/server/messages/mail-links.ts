import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Returns the origin of links in messages, without a trailing slash: PUBLIC_URL or, without one, the local address of the
 * request's connection. `Host` is used only for `localhost`: otherwise an attacker who requests a password reset for
 * another account could make the mailed link lead to a server of their own.
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
 * Returns the origin of links in messages that no request caused, such as reminders: PUBLIC_URL or, without one, the
 * address that the server listens on, which works on this machine only.
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
