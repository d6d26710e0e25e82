import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestConnection } from './database.ts';

/** A proxy between a server and its database that simulates network faults. */
export interface DatabaseProxy {
  readonly port: number;
  /** Forwards everything, including what was held back. */
  pass(): void;
  /** Keeps connections open and accepts new ones, but forwards nothing. */
  stall(): void;
  /** Closes every connection, also new ones. */
  refuse(): void;
  /** Closes the present connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a database on a free port of this machine. */
export async function databaseProxy({ host, port }: TestConnection): Promise<DatabaseProxy> {
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let mode: 'pass' | 'stall' | 'refuse' = 'pass';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((socket) => {
    if (mode === 'refuse') return socket.destroy();
    const behind = connect(target);
    keep(socket);
    keep(behind);
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
      if (mode === 'stall') from.pause();
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pass: () => {
      mode = 'pass';
      for (const socket of sockets) socket.resume();
    },
    stall: () => {
      mode = 'stall';
      for (const socket of sockets) socket.pause();
    },
    refuse: () => {
      mode = 'refuse';
      cut();
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
