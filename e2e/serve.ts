import { spawnSync } from 'node:child_process';
import { REGISTER_FILE } from '#test/register-file.ts';

/** Serves for the browser tests; with `--register`, after importing the facility register as bookable. */
if (process.argv.includes('--register')) {
  const imported = spawnSync(process.execPath, ['src/app/server/import-register.ts', REGISTER_FILE, '--bookable'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (imported.status !== 0) process.exit(imported.status ?? 1);
}
await import('#app/server/main.ts');
