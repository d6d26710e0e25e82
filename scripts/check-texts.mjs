// Fails when the catalog of texts is not what the code says: `npm run texts:extract` brings it up to date.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const catalog = join(ROOT, 'src/locales/en.po');
const committed = readFileSync(catalog, 'utf8');
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
const extracted = readFileSync(catalog, 'utf8');
writeFileSync(catalog, committed);
if (status !== 0 || extracted !== committed) {
  console.error('src/locales/en.po is not up to date. Run: npm run texts:extract');
  process.exit(1);
}
