import type { FastifyRequest } from 'fastify';

/** Returns the query string of a request with its question mark; empty without one. */
export function searchOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Thrown for an object that has another address: replied with 308, so that clients ask there, in the same way. */
export class Moved extends Error {
  /** A path of ours. */
  readonly location: string;

  constructor(location: string) {
    super(`It is at ${location} now.`);
    this.location = location;
  }
}
