import { FetchFailure } from './fetch-failure.ts';

/** The longest address that is fetched, characters. */
export const MAX_ADDRESS = 2000;

/**
 * Returns the https address of a file from an address that begins with `https`, `http` or `webcal`: nothing is fetched in plain
 * text.
 * @param base the address that a relative one, of a redirect, is resolved against
 * @throws FetchFailure address_invalid if it isn't one of these, has a user name or password, or a port other than 443
 */
export function publicUrl(address: string, base?: URL): URL {
  const url =
    address.length > MAX_ADDRESS
      ? null
      : URL.parse(address.trim().replace(/^(?:webcals?|http):/i, 'https:'), base?.href);
  // The parser has removed `:443`.
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') {
    throw new FetchFailure('address_invalid');
  }
  url.hash = '';
  return url;
}
