import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { REGISTER_FILE } from '#test/register-file.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { turnAt } from '#test/turn-address.ts';

/**
 * Starts the servers of the browser tests, each with a database of its own: one with the demo data, one with the imported
 * register. Both at once, where Playwright's own list starts one after another. Returns what stops them.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const demoPort = Number(process.env['E2E_PORT']);
  const turn = turnAt(demoPort);
  const servers = await Promise.all([
    start('demo', demoPort, { TURN_URLS: turn.url, TURN_SECRET: turn.secret }),
    start('register', demoPort + 1, {}),
  ]);
  // A run that is broken off leaves no server behind.
  const kill = () => servers.forEach(({ pid }) => process.kill(pid));
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    await Promise.all(servers.map((server) => server.stop()));
  };
}

async function start(
  name: 'demo' | 'register',
  port: number,
  more: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const env = {
    PORT: String(port),
    DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', name),
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import=${import.meta.resolve('#test/cheap-hashes.ts')}`,
    ...more,
  };
  if (name === 'register') await importRegister(env);
  return await startServer(env, (printed) => process.stderr.write(printed));
}

/** Imports the facility register as bookable. */
async function importRegister(env: Readonly<Record<string, string>>): Promise<void> {
  const args = ['src/app/server/import-register.ts', REGISTER_FILE, '--bookable'];
  const importing = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(importing, 'exit');
  if (code !== 0) throw new Error(`The register could not be imported: exit code ${code}.`);
}
