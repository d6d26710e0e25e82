// `npm run graph` draws the imports, collapsed to folders, into docs/architecture.md; with --check it only compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import typescript from 'typescript-api';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/architecture.md');
const BEGIN = '<!-- graph: made by `npm run graph` -->';
const END = '<!-- /graph -->';
/** The folders of each row, from the browser over the pure column to the server. */
const ROWS = {
  app: ['app/web', 'app/server'],
  features: ['features/*/web', 'features/*/pure', 'features/*/server'],
  platform: ['platform/web', 'platform/common', 'platform/server', 'db'],
};

const { USES } = createRequire(import.meta.url)('../architecture.cjs');

const { preProcessFile } = typescript;

process.chdir(ROOT);
const drawn = draw(importedFiles());
const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split(BEGIN);
const [, after] = (rest ?? '').split(END);
if (after === undefined) throw new Error(`docs/architecture.md has no place for the graph: ${BEGIN} ... ${END}`);
const fresh = `${before}${BEGIN}\n${drawn}\n${END}${after}`;
if (fresh === page) process.exit(0);
if (process.argv.includes('--check')) {
  console.error('The graph in docs/architecture.md is not that of the code. Run: npm run graph');
  process.exit(1);
}
writeFileSync(PAGE, fresh);

/** Every import of one source file by another as [from, to]; those of tests left out. */
function importedFiles() {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/[.]test[.]tsx?$/.test(file));
  return files.flatMap((file) =>
    preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.map(({ fileName }) => pathOf(fileName, file))
      .filter((imported) => imported !== undefined)
      .map((imported) => [file, imported]),
  );
}

/** The path of an import of our own, from the root; undefined for one of a package. */
function pathOf(specifier, importer) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  return specifier.startsWith('#') ? specifier.replace('#', 'src/') : undefined;
}

function draw(imports) {
  const folders = edgesBetween(imports, folderOf);
  const used = edgesBetween(imports, featureOf);
  return [
    'Imports between the folders of the grid:',
    '',
    '```mermaid',
    'flowchart TD',
    ...Object.entries(ROWS).flatMap(([row, names]) => [
      `  subgraph ${row}`,
      ...names.map((name) => `    ${idOf(name)}["${name}"]`),
      '  end',
    ]),
    ...folders.map(arrow),
    '```',
    '',
    'Imports between the features:',
    '',
    '```mermaid',
    'flowchart TD',
    ...Object.keys(USES).map((feature) => `  ${idOf(feature)}["${feature}"]`),
    ...used.map(arrow),
    '```',
  ].join('\n');
}

/** Sorted `from to` pairs of what two files belong to, without those that stay inside. */
function edgesBetween(imports, ownerOf) {
  const edges = imports
    .map((ends) => ends.map(ownerOf))
    .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
    .map((owners) => owners.join(' '));
  return [...new Set(edges)].sort((a, b) => a.localeCompare(b, 'en'));
}

function arrow(edge) {
  const [from, to] = edge.split(' ').map(idOf);
  return `  ${from} --> ${to}`;
}

function idOf(name) {
  return name.replace('/*', '').replaceAll(/\W/g, '_');
}

function featureOf(path) {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

function folderOf(path) {
  const place = path.replace(/^src\//, '').replace(/^features\/[^/]+\/(contract\.ts|rules\/)/, 'features/*/pure/');
  const folder = place.replace(/^features\/[^/]+\//, 'features/*/');
  return Object.values(ROWS)
    .flat()
    .find((name) => folder.startsWith(`${name}/`));
}
