import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { calendarServer, PUBLIC_ADDRESS } from '#test/calendar-server.ts';
import type { FetchFailureCode } from './fetch-failure.ts';
import { fetchPublicFile } from './fetch-public-file.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_BYTES = 200_000;
const SECRET = 'the secret body of an inner service';
const ZEROS = Buffer.alloc(64 * 1024);

const redirectTo =
  (location: string, status = 302) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location }).end(SECRET);
  };

/** Writes zeros until the client has had enough. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(ZEROS));
  };
  response.on('drain', more);
  more();
}

const PAGES: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/file': (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"1"', 'last-modified': 'Tue, 24 Nov 2026 08:00:00 GMT' });
    response.end(isKnown ? undefined : `for ${request.headers.host}`);
  },
  '/gzip': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small')),
  '/once': redirectTo('https://moved.example/file'),
  '/twice': redirectTo('/once', 301),
  '/thrice': redirectTo('/twice', 307),
  '/four-times': redirectTo('/thrice', 308),
  '/round': redirectTo('/round'),
  '/to-loopback': redirectTo('https://127.0.0.1/'),
  '/to-metadata': redirectTo('http://169.254.169.254/latest/meta-data/'),
  '/to-inner-name': redirectTo('https://inner.example/'),
  '/to-mapped': redirectTo('https://[::ffff:10.0.0.1]/'),
  '/to-port': redirectTo('https://calendar.example:8443/'),
  '/to-file': redirectTo('file:///etc/passwd'),
  '/to-user': redirectTo('https://calendar.example@10.0.0.1/'),
  '/to-nothing': redirectTo('https://'),
  '/huge': (_request, response) => {
    response.writeHead(200, { 'content-length': String(3 * 1024 ** 3) });
    endless(response);
  },
  '/endless': (_request, response) => {
    response.writeHead(200);
    endless(response);
  },
  '/bomb': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)));
  },
  '/bomb-in-bomb': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(Buffer.alloc(1_000_000))));
  },
  '/not-gzip': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(SECRET),
  '/brotli': (_request, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(SECRET),
  '/silent': () => undefined,
  '/slow': (_request, response) => response.writeHead(200).write('BEGIN:'),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('BEGIN:', () => response.destroy());
  },
  '/forbidden': (_request, response) => response.writeHead(403).end(SECRET),
  '/broken': (_request, response) => response.writeHead(500).end(SECRET),
};

const server = await calendarServer((request, response) => {
  const page = PAGES[request.url ?? ''];
  if (page === undefined) response.writeHead(404).end(SECRET);
  else page(request, response);
});

afterAll(async () => {
  await server.close();
});

beforeEach(() => {
  server.names.clear();
  server.dialled.length = 0;
  server.names.set('inner.example', ['10.0.0.1']);
  server.names.set('half-inner.example', [PUBLIC_ADDRESS, '10.0.0.1']);
  server.names.set('inner6.example', ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fd00::1']);
  server.names.set('localhost', ['127.0.0.1', '::1']);
  server.names.set('empty.example', []);
});

const fetched = (address: string, timeoutMs = 10_000, known = { etag: null as string | null, lastModified: null }) =>
  fetchPublicFile(address, { maxBytes: MAX_BYTES, timeoutMs }, known, server.network);

const at = (path: string) => `https://calendar.example${path}`;

/** Addresses that must lead nowhere, with the reason. */
const HOSTILE: readonly (readonly [address: string, code: FetchFailureCode])[] = [
  ['https://127.0.0.1/', 'address_private'],
  ['https://127.1/', 'address_private'],
  ['https://2130706433/', 'address_private'],
  ['https://0x7f000001/', 'address_private'],
  ['https://0177.0.0.1/', 'address_private'],
  ['https://0x7f.1/', 'address_private'],
  ['https://１２７.０.０.１/', 'address_private'],
  ['https://127。0。0。1/', 'address_private'],
  ['https://0.0.0.0/', 'address_private'],
  ['https://0/', 'address_private'],
  ['https://10.1.2.3/', 'address_private'],
  ['https://172.31.255.255/', 'address_private'],
  ['https://192.168.0.1/', 'address_private'],
  ['https://169.254.169.254/latest/meta-data/', 'address_private'],
  ['https://100.64.0.1/', 'address_private'],
  ['https://192.0.2.1/', 'address_private'],
  ['https://198.18.0.1/', 'address_private'],
  ['https://203.0.113.9/', 'address_private'],
  ['https://224.0.0.1/', 'address_private'],
  ['https://255.255.255.255/', 'address_private'],
  ['https://[::1]/', 'address_private'],
  ['https://[::]/', 'address_private'],
  ['https://[::ffff:127.0.0.1]/', 'address_private'],
  ['https://[::ffff:a00:1]/', 'address_private'],
  ['https://[::127.0.0.1]/', 'address_private'],
  ['https://[fe80::1]/', 'address_private'],
  ['https://[fec0::1]/', 'address_private'],
  ['https://[fd00:ec2::254]/', 'address_private'],
  ['https://[2002:7f00:1::]/', 'address_private'],
  ['https://[2001:0:5ef5:79fb::1]/', 'address_private'],
  ['https://[64:ff9b::10.0.0.1]/', 'address_private'],
  ['https://[64:ff9b:1::10.0.0.1]/', 'address_private'],
  ['https://[2001:db8::1]/', 'address_private'],
  ['https://[ff02::1]/', 'address_private'],
  ['https://localhost/', 'address_private'],
  ['https://inner.example/', 'address_private'],
  ['https://half-inner.example/', 'address_private'],
  ['https://inner6.example/', 'address_private'],
  ['https://empty.example/', 'name_unknown'],
  ['https://user:password@calendar.example/file', 'address_invalid'],
  ['https://calendar.example:8443/file', 'address_invalid'],
  ['http://calendar.example:80/file', 'address_invalid'],
  ['file:///etc/passwd', 'address_invalid'],
  ['ftp://calendar.example/file', 'address_invalid'],
  ['gopher://127.0.0.1:6379/_INFO', 'address_invalid'],
  ['data:text/calendar,BEGIN:VCALENDAR', 'address_invalid'],
  ['//calendar.example/file', 'address_invalid'],
  ['calendar.example/file', 'address_invalid'],
  ['https://[::1', 'address_invalid'],
  [`https://calendar.example/${'a'.repeat(2000)}`, 'address_invalid'],
];

test.each(HOSTILE)('%s is refused before a socket is opened', async (address, code) => {
  await expect(fetched(address)).rejects.toMatchObject({ code });
  expect(server.dialled).toEqual([]);
});

test.each<readonly [path: string, code: FetchFailureCode]>([
  ['/to-loopback', 'address_private'],
  ['/to-metadata', 'address_private'],
  ['/to-inner-name', 'address_private'],
  ['/to-mapped', 'address_private'],
  ['/to-port', 'address_invalid'],
  ['/to-file', 'address_invalid'],
  ['/to-user', 'address_invalid'],
  ['/to-nothing', 'address_invalid'],
  ['/four-times', 'too_many_redirects'],
  ['/round', 'too_many_redirects'],
  ['/huge', 'too_large'],
  ['/endless', 'too_large'],
  ['/bomb', 'too_large'],
  ['/bomb-in-bomb', 'unreadable'],
  ['/not-gzip', 'unreadable'],
  ['/brotli', 'unreadable'],
  ['/cut', 'unreachable'],
  ['/forbidden', 'not_allowed'],
  ['/gone', 'not_found'],
  ['/broken', 'server_error'],
])('the answer of %s fails with a code, without the body and without a private connection', async (path, code) => {
  const failure: unknown = await fetched(at(path)).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code });
  expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain(SECRET);
  expect(server.dialled.length).toBeGreaterThan(0);
  expect(server.dialled.every(isPublicAddress)).toBe(true);
});

test.each(['/silent', '/slow'])('the time limit covers the whole of %s', async (path) => {
  await expect(fetched(at(path), 300)).rejects.toMatchObject({ code: 'timeout' });
});

test('the time limit covers the resolver', async () => {
  const network = { ...server.network, resolve: () => new Promise<never>(() => undefined) };
  const fetching = fetchPublicFile(at('/file'), { maxBytes: MAX_BYTES, timeoutMs: 100 }, undefined, network);
  await expect(fetching).rejects.toMatchObject({ code: 'timeout' });
});

test('a name that resolves to an inside address the second time is connected to the address that was checked', async () => {
  const answers = [[PUBLIC_ADDRESS], ['127.0.0.1']];
  const network = { ...server.network, resolve: () => Promise.resolve(answers.shift() ?? []) };
  await fetchPublicFile(at('/file'), { maxBytes: MAX_BYTES, timeoutMs: 10_000 }, undefined, network);
  expect(server.dialled).toEqual([PUBLIC_ADDRESS]);
  expect(answers).toEqual([['127.0.0.1']]);
});

test('a name that resolves to an inside address after a redirect is refused', async () => {
  const answers = [[PUBLIC_ADDRESS], ['127.0.0.1']];
  const network = { ...server.network, resolve: () => Promise.resolve(answers.shift() ?? []) };
  const fetching = fetchPublicFile(at('/round'), { maxBytes: MAX_BYTES, timeoutMs: 10_000 }, undefined, network);
  await expect(fetching).rejects.toMatchObject({ code: 'address_private' });
  expect(server.dialled).toEqual([PUBLIC_ADDRESS]);
});

test('a certificate of another name is refused', async () => {
  await expect(fetched('https://other.example/file')).rejects.toMatchObject({ code: 'certificate_invalid' });
});

test('a certificate of an unknown authority is refused', async () => {
  const network = { ...server.network, ca: undefined };
  const fetching = fetchPublicFile(at('/file'), { maxBytes: MAX_BYTES, timeoutMs: 10_000 }, undefined, network);
  await expect(fetching).rejects.toMatchObject({ code: 'certificate_invalid' });
});

test.each(['https', 'http', 'webcal', 'WEBCAL', 'webcals'])('%s is fetched by https', async (scheme) => {
  expect(await fetched(`${scheme}://calendar.example/file`)).toEqual({
    body: Buffer.from('for calendar.example'),
    etag: '"1"',
    lastModified: 'Tue, 24 Nov 2026 08:00:00 GMT',
  });
});

test('three redirects are followed, also to another host', async () => {
  expect(await fetched(at('/thrice'))).toMatchObject({ body: Buffer.from('for moved.example') });
});

test('compressed files are read', async () => {
  expect(await fetched(at('/gzip'))).toMatchObject({ body: Buffer.from('small') });
});

test('a file that did not change is not sent again', async () => {
  expect(await fetched(at('/file'), 10_000, { etag: '"1"', lastModified: null })).toBe('unchanged');
});

test('IPv6 is reached when there is no IPv4 address', async () => {
  server.names.set('calendar.example', ['2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
  await fetched(at('/file'));
  expect(server.dialled).toEqual(['2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
});
