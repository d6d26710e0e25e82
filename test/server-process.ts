import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../src/app/server/main.ts');

/** The real server as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Its exit code (null after a signal), once it ended, for whatever reason. */
  readonly ended: Promise<number | null>;
  /** Ends it with no chance to tidy up, as a power cut or the kernel would. */
  kill(): Promise<void>;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the server on a free port and waits until it says that it is ready. `onOutput` gets what it prints,
 * `args` stand behind the program.
 * @throws Error with what it printed
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  onOutput: (printed: Buffer) => void = () => undefined,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...env },
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
