import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestConnection } from './database.ts';

/** Stands between a server and its database, and does what networks do. */
export interface DatabaseProxy {
  readonly port: number;
  /** Passes everything on, also what was held back. */
  pass(): void;
  /** Keeps connections and takes new ones, and lets nothing through. */
  stall(): void;
  /** Ends every connection at once, and every new one. */
  refuse(): void;
  /** Ends the connections that there are. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a port of this machine that leads to a database. */
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
