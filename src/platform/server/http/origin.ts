import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Returns the origin of all addresses: the configured one, otherwise that of the request if its host is a plain name. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
