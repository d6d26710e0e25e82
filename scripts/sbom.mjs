// `npm run sbom`: what the product and its tools are made of, as a CycloneDX document in dist/sbom.cdx.json or the file named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './install.mjs';

const file = resolve(process.argv[2] ?? join(ROOT, 'dist/sbom.cdx.json'));
const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) fail(stderr);

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const bom = JSON.parse(stdout);
const { components = [] } = bom;
if (bom.bomFormat !== 'CycloneDX') fail('npm made no CycloneDX document.');
const incomplete = components.filter(({ name, version, purl }) => !name || !version || !purl?.startsWith('pkg:npm/'));
if (incomplete.length > 0) fail(`${incomplete.length} components have no name, version or address.`);
const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
const missing = Object.entries(dependencies).filter(([name, version]) => !listed.has(`pkg:npm/${name}@${version}`));
if (missing.length > 0) fail(`These are missing: ${missing.map(([name]) => name).join(', ')}`);

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, undefined, 2)}\n`);
console.log(`${components.length} components: ${file}`);

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
