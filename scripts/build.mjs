// Uses Node's own modules only: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './install.mjs';

const STAMP = join(ROOT, 'dist/.built-from');
const INPUTS = ['src', 'build', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts'];

/** Builds the browser code unless it is built from exactly these sources already. */
export function ensureBuilt() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building...');
  npm('run', '--silent', 'build');
  writeFileSync(STAMP, sources);
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
