// Uses Node's own modules only: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesIn(join(ROOT, input))) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const entries = input(path);
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function input(path) {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true });
  } catch {
    return undefined;
  }
}
