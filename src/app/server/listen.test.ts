import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { listenWidely } from './listen.ts';

const HERE = { port: 0, host: '127.0.0.1' };
const PEOPLE = 160;
let app = Fastify();
afterEach(async () => {
  await app.close();
});

test.runIf(process.platform === 'linux')(
  'who comes at once is taken on at once, however busy the loop is',
  async () => {
    app = Fastify();
    let taken = 0;
    app.server.on('connection', () => {
      taken += 1;
    });
    const port = Number(new URL(await listenWidely(app, HERE)).port);
    const sockets = Array.from({ length: PEOPLE }, () => connect(port, HERE.host));
    const connected = Promise.all(sockets.map((socket) => once(socket, 'connect')));
    let rounds = 0;
    for (; taken < PEOPLE && rounds < PEOPLE; rounds++) await nextRound();
    await connected;
    expect(taken).toBe(PEOPLE);
    expect(rounds).toBeLessThan(PEOPLE / 2);
    for (const socket of sockets) socket.destroy();
  },
);

test('every listener accepts connections until it is closed; a port in use is refused', async () => {
  app = Fastify();
  app.get('/', async () => 'here');
  const address = await listenWidely(app, HERE);
  for (let at = 0; at < 50; at++) {
    expect(await (await fetch(address, { headers: { connection: 'close' } })).text()).toBe('here');
  }
  const { port } = app.server.address() as AddressInfo;
  await expect(listenWidely(Fastify(), { ...HERE, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  // A connection that is kept open, and idle.
  expect(await (await fetch(address)).text()).toBe('here');
  await app.close();
  await expect(fetch(address)).rejects.toThrow();
});
