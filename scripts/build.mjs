// Uses Node's own modules only: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './install.mjs';
import { takeLock } from './install-lock.mjs';

const STAMP = join(ROOT, 'dist/.built-from');
const LOCK = join(ROOT, '.building');
const INPUTS = ['src', 'build', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts'];

/** Builds the browser code unless it is built from exactly these sources already. Of several processes one builds. */
export function ensureBuilt() {
  const sources = fingerprint();
  const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
  if (isBuilt()) return;
  const release = takeLock(LOCK, (pid) => console.log(`Waiting for process ${pid}, which builds...`));
  if (!isBuilt()) {
    console.log('Building...');
    npm('run', '--silent', 'build');
    writeFileSync(STAMP, sources);
  }
  release();
}

if (process.argv[1] === import.meta.filename) ensureBuilt();

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesIn(join(ROOT, input))) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { recursive: true }).filter((name) => !/\.test\.tsx?$/.test(name));
  return names
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
