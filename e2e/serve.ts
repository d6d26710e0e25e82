import { spawnSync } from 'node:child_process';
import { REGISTER_FILE } from '#test/register-file.ts';

/** Starts the server for the browser tests; with `--register`, imports the facility register as bookable first. */
if (process.argv.includes('--register')) {
  const imported = spawnSync(process.execPath, ['src/app/server/import-register.ts', REGISTER_FILE, '--bookable'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (imported.status !== 0) process.exit(imported.status ?? 1);
}
await import('#app/server/main.ts');
