import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that may wait to be taken on: one that finds no room tries again after a second, then after three. */
const BACKLOG = 4096;
/** Sockets that listen. */
const DOORS = 16;

/**
 * Listens, and answers the address. Node takes on one connection of a listening socket each time round its loop, so that
 * of a thousand that come at once the last would wait for a thousand rounds of a busy loop: on Linux, which shares
 * connections out among sockets on one port, there are several.
 * @see https://github.com/libuv/libuv/pull/3696
 * @throws Error EADDRINUSE when another process listens there
 */
export async function listenWidely(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<string> {
  if (process.platform !== 'linux') return await app.listen({ port, host, backlog: BACKLOG });
  // Listening on a shared port doesn't fail when the port is taken: check first.
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  await new Promise((done) => probe.close(done));
  const closed: Promise<unknown>[] = [];
  const doors = Array.from({ length: DOORS - 1 }, () =>
    createServer({ noDelay: true }, (socket) => app.server.emit('connection', socket)),
  );
  // Close all listeners together: a connection refused by one would be accepted by another.
  app.addHook('preClose', async () => {
    for (const door of doors) closed.push(new Promise((done) => door.close(done)));
  });
  app.addHook('onClose', async () => {
    await Promise.all(closed);
  });
  const sharing = { port, host, backlog: BACKLOG, reusePort: true };
  const address = await app.listen(sharing);
  const bound = app.server.address() as AddressInfo;
  for (const door of doors) {
    door.listen({ ...sharing, port: bound.port, host: bound.address });
    await once(door, 'listening');
  }
  return address;
}
