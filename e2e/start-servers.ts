import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pushPortAt } from '#test/push-service.ts';
import { startServer } from '#test/server-process.ts';
import { turnAt } from '#test/turn-address.ts';
import { MEASURED_PLACES } from './accessible.ts';

/** Starts the server of the browser tests on a database of its own with the demo data. Returns what stops it. */
export default async function startServers(): Promise<() => Promise<void>> {
  rmSync(MEASURED_PLACES, { force: true });
  const port = Number(process.env['E2E_PORT']);
  const turn = turnAt(port);
  const env = {
    PORT: String(port),
    DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', 'demo'),
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import=${import.meta.resolve('#test/cheap-hashes.ts')}`,
    TURN_URLS: turn.url,
    TURN_SECRET: turn.secret,
    PUSH_HOSTS: `127.0.0.1:${pushPortAt(port)}`,
  };
  const server = await startServer(env, (printed) => process.stderr.write(printed));
  // A run that is broken off leaves no server behind.
  const kill = () => process.kill(server.pid);
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    await server.stop();
  };
}
