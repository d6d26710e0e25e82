import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const t = await testApp();
await t.listen();
afterAll(() => t.app.close());
const { port } = t.app.server.address() as AddressInfo;

/** Sends bytes as they are; returns the first line of the answer once the server has closed the connection. */
async function answerTo(lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.write(lines.join('\r\n'));
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

const POST = ['POST /api/logout HTTP/1.1', 'host: x', 'content-type: application/json'];
test.each([
  ['two lengths', [...POST, 'content-length: 2', 'content-length: 3', '', '{}']],
  ['a length and chunks', [...POST, 'content-length: 2', 'transfer-encoding: chunked', '', '0', '', '']],
  ['a length that is no number', [...POST, 'content-length: 2x', '', '{}']],
  ['chunks that are no number', [...POST, 'transfer-encoding: chunked', '', 'zz', '{}', '0', '', '']],
  ['an unknown encoding', [...POST, 'transfer-encoding: xchunked', '', '0', '', '']],
  ['a blank before the colon', ['GET /healthz HTTP/1.1', 'host : x', '', '']],
  ['no host', ['GET /healthz HTTP/1.1', '', '']],
])('a request with %s is refused and its connection closed, so that none hides in another', async (_, lines) => {
  expect(await answerTo(lines)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['/.git/config', '/.env', '/package.json', '/src/app/server/main.ts', '/assets/', '/assets/../package.json'])(
  '%s is no file of the site',
  async (url) => expect([400, 404]).toContain((await t.app.inject({ url })).statusCode),
);

test('TRACE, which repeats headers, is not served', async () => {
  const line = await answerTo(['TRACE / HTTP/1.1', 'host: x', 'connection: close', '', '']);
  expect(line).toMatch(/^HTTP\/1\.1 40[045] /);
});
