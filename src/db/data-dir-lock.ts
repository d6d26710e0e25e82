import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path that a Unix socket may have on every system we run on, less PostgreSQL's file name. */
const SOCKET_DIR_MAX = 80;

/** Where the sockets of a data folder live: in it, or in the temporary folder when its path is too long for a socket. */
export function socketDirOf(dataDir: string): string {
  const inside = join(dataDir, 'run');
  const folder =
    inside.length <= SOCKET_DIR_MAX
      ? inside
      : join(tmpdir(), `alafia-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Claims a data folder for this process by listening on a socket in it. The kernel closes the socket when the process
 * dies, so a lock never outlives its holder.
 */
export async function lockDataDir(socketDir: string): Promise<DataDirLock | 'held-by-another'> {
  const path = join(socketDir, 'lock.sock');
  const server = (await tryListen(path)) ?? (await takeOverStale(path));
  if (server === undefined) return 'held-by-another';
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

async function takeOverStale(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined;
  rmSync(path, { force: true });
  return await tryListen(path);
}

function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(path, () => done(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
