import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { limitSendingTime } from './request-time.ts';

const app = Fastify();
limitSendingTime(app, 100);
app.post('/usual', async () => 'done');
app.post('/files', { config: { sendWithinMs: 30_000 } }, async () => 'done');
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Sends a request without its last byte. */
function begin(path: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`);
  return socket;
}

test('the connection of a slow sender is closed; an upload may take longer', async () => {
  const slow = begin('/usual');
  const file = begin('/files');
  let answered = '';
  file.on('data', (chunk) => {
    answered += String(chunk);
  });
  await once(slow, 'close');
  expect(file.closed).toBe(false);
  file.write('}');
  await once(file, 'data');
  expect(answered).toContain('200 OK');
  file.destroy();
});
