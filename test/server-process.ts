import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../src/app/server/main.ts');

/** What a server gets of the environment of the tests. */
const KEPT = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' };

/** The server in its own process, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Resolves with the exit code (null after a signal) when the process ends. */
  readonly ended: Promise<number | null>;
  /** Kills it without any clean-up, as a power cut would. */
  kill(): Promise<void>;
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the server on a free port and waits until it reports that it is ready. `onOutput` receives its output; `args` follow
 * the program's name.
 * @throws Error with its output if it exits first
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  onOutput: (printed: Buffer) => void = () => undefined,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...KEPT, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const url = await readyAddress(child);
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = / is ready at (http\S+)/.exec(printed)?.[1];
      if (address !== undefined) done(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(new Error(`The server ended with code ${code}:\n${printed}`)));
  });
}
