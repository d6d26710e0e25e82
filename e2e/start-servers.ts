import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pushPortAt } from '#test/push-service.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { turnAt } from '#test/turn-address.ts';
import { MEASURED_PLACES } from './accessible.ts';

/**
 * Starts the servers of the browser tests, each with a database of its own: one with the demo data, one with the imported
 * register. Tests begin when the first is ready; those of the register come last and wait for it. Returns what stops both.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  rmSync(MEASURED_PLACES, { force: true });
  const demoPort = Number(process.env['E2E_PORT']);
  const turn = turnAt(demoPort);
  const started: ServerProcess[] = [];
  const ending = new AbortController();
  // A run that is broken off leaves no server behind.
  const kill = () => {
    ending.abort();
    started.forEach(({ pid }) => process.kill(pid));
  };
  process.once('exit', kill);
  const register = startRegister(demoPort + 1, ending.signal).then(
    (server) => started.push(server),
    (error) => ending.signal.aborted || process.stderr.write(`${error}\n`),
  );
  const more = { TURN_URLS: turn.url, TURN_SECRET: turn.secret, PUSH_HOSTS: `127.0.0.1:${pushPortAt(demoPort)}` };
  started.push(await start('demo', demoPort, more));
  return async () => {
    ending.abort();
    await register;
    process.off('exit', kill);
    await Promise.all(started.map((server) => server.stop()));
  };
}

async function start(
  name: 'demo' | 'register',
  port: number,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return await startServer({ ...environment(name, port), ...more }, (printed) => process.stderr.write(printed));
}

const environment = (name: 'demo' | 'register', port: number) => ({
  PORT: String(port),
  DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', name),
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: `--import=${import.meta.resolve('#test/cheap-hashes.ts')}`,
});

/** Imports the facility register as bookable and starts its server. Throws if `ended` comes before the import is done. */
async function startRegister(port: number, ended: AbortSignal): Promise<ServerProcess> {
  const args = ['src/app/server/import-register.ts', REGISTER_FILE, '--bookable'];
  const importing = spawn(process.execPath, args, {
    env: { ...process.env, ...environment('register', port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: ended,
  });
  const [code] = await once(importing, 'exit');
  if (code !== 0) throw new Error(`The register could not be imported: exit code ${code}.`);
  return await start('register', port);
}
