// Uses Node's own modules only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './install-lock.mjs';

export const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules/.installed-lockfile');
/** Beside the packages: an installation begins by deleting their folder. */
const LOCK = join(ROOT, '.installing');

/** Runs npm with the given arguments; ends this process with its code when it fails. */
export function npm(...args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lockfile unless exactly those are installed already. Of several processes one installs. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or later is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile;
  if (isInstalled()) return;
  const release = takeLock(LOCK, (pid) => console.log(`Waiting for process ${pid}, which installs the packages...`));
  if (!isInstalled()) {
    console.log('Installing packages...');
    npm('ci', '--no-audit', '--no-fund');
    writeFileSync(STAMP, lockfile);
  }
  release();
}
