import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { checkServerIdentity } from 'node:tls';
import { createGunzip } from 'node:zlib';
import { FetchFailure, type FetchFailureCode } from './fetch-failure.ts';
import { isPublicAddress } from './public-address.ts';
import { publicUrl } from './public-url.ts';

const MAX_REDIRECTS = 3;

/** How the fetch reaches the network; tests bring their own. */
export interface Network {
  /** Returns all addresses of a host name, IPv4 and IPv6. Rejects if there are none. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Returns where the socket to a checked address really goes. */
  readonly dial: (address: string) => { readonly host: string; readonly port: number };
  /** The certificates to trust; undefined for the usual ones. */
  readonly ca: string | undefined;
}

/** The internet, with the resolver of the system. */
export const INTERNET: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  dial: (address) => ({ host: address, port: 443 }),
  ca: undefined,
};

/** What the server said of the version of a file when it was last fetched. */
export interface FileVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A fetched file, or that it is still the version that the caller has. */
export type FetchedFile = 'unchanged' | (FileVersion & { readonly body: Buffer });

interface Limits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/**
 * Fetches a file that a user named from the public internet. The socket goes to the address that was checked, so that a name
 * that then resolves differently can't lead inside; each redirect is checked again. At most `maxBytes` after decompression, `timeoutMs` for
 * everything.
 * @throws FetchFailure
 */
export async function fetchPublicFile(
  address: string,
  { maxBytes, timeoutMs }: Limits,
  known: FileVersion = { etag: null, lastModified: null },
  network: Network = INTERNET,
): Promise<FetchedFile> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    let url = publicUrl(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const ip = await unlessAborted(publicAddressOf(url, network), timeout);
      const response = await responseOf(url, ip, { known, network, timeout });
      const next = redirectOf(response);
      if (next === undefined) return await fileOf(response, maxBytes);
      response.destroy();
      url = publicUrl(next, url);
    }
  } catch (error) {
    if (timeout.aborted) throw new FetchFailure('timeout');
    throw error instanceof FetchFailure ? error : new FetchFailure(codeOf(error));
  }
  throw new FetchFailure('too_many_redirects');
}

/** Returns the address to connect to. A name with one private address is refused, even if the others are public. */
async function publicAddressOf({ hostname }: URL, { resolve }: Network): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(literal) > 0 ? [literal] : await resolved(literal, resolve);
  if (!addresses.every(isPublicAddress)) throw new FetchFailure('address_private');
  const [first] = addresses.toSorted((a, b) => isIP(a) - isIP(b));
  if (first === undefined) throw new FetchFailure('name_unknown');
  return first;
}

async function resolved(hostname: string, resolve: Network['resolve']): Promise<readonly string[]> {
  try {
    return await resolve(hostname);
  } catch {
    throw new FetchFailure('name_unknown');
  }
}

async function responseOf(
  url: URL,
  ip: string,
  {
    known: { etag, lastModified },
    network: { dial, ca },
    timeout: signal,
  }: { readonly known: FileVersion; readonly network: Network; readonly timeout: AbortSignal },
): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return await new Promise((resolve, reject) => {
    request({
      // An address, so that nothing is resolved again.
      ...dial(ip),
      path: `${url.pathname}${url.search}`,
      agent: false,
      signal,
      ca,
      servername: isIP(hostname) > 0 ? '' : hostname,
      checkServerIdentity: (_dialled, certificate) => checkServerIdentity(hostname, certificate),
      headers: {
        host: url.host,
        accept: 'text/calendar, */*;q=0.1',
        'accept-encoding': 'gzip',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
    })
      .on('response', (response) => {
        // One that is destroyed before its end must not stop the process.
        response.on('error', () => undefined);
        resolve(response);
      })
      .on('error', reject)
      .end();
  });
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? location : undefined;
}

const FAILED_STATUS: Readonly<Record<number, FetchFailureCode>> = {
  401: 'not_allowed',
  403: 'not_allowed',
  404: 'not_found',
  410: 'not_found',
};

async function fileOf(response: IncomingMessage, maxBytes: number): Promise<FetchedFile> {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode === 304) return 'unchanged';
    if (statusCode !== 200) throw new FetchFailure(FAILED_STATUS[statusCode] ?? 'server_error');
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new FetchFailure('too_large');
    const body = await readAll(decompressed(response), maxBytes);
    return { body, etag: versionOf(headers.etag), lastModified: versionOf(headers['last-modified']) };
  } finally {
    response.destroy();
  }
}

/** A longer one is no version that is worth keeping. */
const versionOf = (header: string | undefined) => (header !== undefined && header.length <= 200 ? header : null);

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip') throw new FetchFailure('unreadable');
  const plain = createGunzip();
  response.on('error', (error) => plain.destroy(error));
  return response.pipe(plain);
}

async function readAll(body: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop destroys the stream.
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new FetchFailure('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(new FetchFailure('timeout'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([value, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The failure that an error of Node stands for. */
function codeOf(error: unknown): FetchFailureCode {
  const code = String((error as NodeJS.ErrnoException).code);
  if (code.startsWith('ERR_TLS_CERT') || /CERT|SIGNATURE|SELF_SIGNED|ISSUER/.test(code)) return 'certificate_invalid';
  if (code.startsWith('Z_') || code.startsWith('HPE_')) return 'unreadable';
  return 'unreachable';
}
