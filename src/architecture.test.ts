import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { bannedWords, isMisnamedAppointment, misnamedAppointments, usesOf, wordsOf } from '#test/guards/glossary.ts';
import {
  commentsOf,
  defaultExports,
  exportedFunctions,
  type Finding,
  importedPaths,
  impureUses,
  parse,
  passedOnExports,
  unmarkedMessages,
} from '#test/guards/read-source.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'test', 'build', 'e2e', 'bench', 'chaos', 'scripts'];

const TEST = /\.test\.tsx?$/;
const PURE = /^src\/(platform\/common\/|features\/[^/]+\/(rules\/|contract\.ts$))/;
const PLACES = [
  PURE,
  /^src\/(app|platform|features\/[^/]+)\/(web|server)\//,
  /^src\/db\//,
  /^src\/locales\//,
  /^src\/architecture\.test\.ts$/,
];

/** Names that say where a thing was put down, not what it is. */
const EMPTY_NAMES = /^(index|types|services?|(.+-)?(utils?|helpers?))\./;

/** Words of the making, which mean nothing to a reader of the code. */
const MAKING = new RegExp(
  [
    'TODO|FIXME|XXX|HACK',
    'Claude|Anthropic|ChatGPT|OpenAI|Copilot|Codex|LLM|sub-?agents?|AI[- ](agent|assistant|generated)',
    '(work|coding) session|(this|the|my|your) (task|brief|assignment)|as (asked|requested|instructed|discussed)',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
  'i',
);

/** Share of the exported functions that must say what they mean. */
const DOCUMENTED_AT_LEAST = 0.6;
/** Where a function without a docstring counts: the code that decides and that others build on. */
const DOCUMENTED = /^src\/(platform\/|db\/|features\/[^/]+\/(rules|server)\/)/;

/** All sources, data and documents: catalogs of texts, migrations and decoded fixtures are written by tools. */
const SOURCE_AND_DATA = [
  ...[...FOLDERS, 'deploy', 'docs'].flatMap(filesUnder),
  ...readdirSync(ROOT).filter((name) => name !== 'package-lock.json'),
]
  .filter((path) => /\.(tsx?|js|mjs|cjs|json|css|csv|tsv|ya?ml|sql|txt|md|conf)$/.test(path))
  .filter((path) => !/^src\/(locales|db\/migrations)\/|\/fixtures\//.test(path));

const { USES } = createRequire(import.meta.url)('../architecture.cjs') as { USES: Record<string, string[]> };

const files = FOLDERS.flatMap(filesIn).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, tree: parse(path, text) };
});
type SourceFile = (typeof files)[number];

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('/fixtures/'));
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll('\\', '/'));
}

/** `path:line text` of everything found, so that a failure says where to look. */
function found(chosen: readonly SourceFile[], find: (file: SourceFile) => readonly Finding[]): string[] {
  return chosen.flatMap((file) => find(file).map(({ line, text }) => `${file.path}:${line} ${text}`));
}

/** `feature -> other` for an import by one feature of another. */
function usedBy(path: string, imported: string): string {
  const featureIn = (text: string) => /features\/([^/]+)\//.exec(text)?.[1] ?? '';
  return `${featureIn(path)} -> ${featureIn(imported)}`;
}

/** Fails with the list itself, so that the message names each place. */
function expectNone(list: readonly string[]): void {
  expect(list, list.join('\n')).toEqual([]);
}

test('every source file has its place in the grid of docs/architecture.md', () => {
  const lost = files.filter(({ path }) => path.startsWith('src/') && !PLACES.some((place) => place.test(path)));
  expectNone(lost.map(({ path }) => path));
});

test('architecture.cjs lists exactly the features there are', () => {
  const listed = Object.keys(USES).map((name) => `src/features/${name}/`);
  const isListed = ({ path }: SourceFile) => listed.some((folder) => path.startsWith(folder));
  const unlisted = files.filter((file) => file.path.startsWith('src/features/') && !isListed(file));
  const absent = listed.filter((folder) => !files.some(({ path }) => path.startsWith(folder)));
  expectNone([
    ...unlisted.map(({ path }) => `${path} belongs to no listed feature`),
    ...absent.map((folder) => `${folder} does not exist`),
  ]);
});

test('every feature uses only features listed above it, so that none can use itself in the end', () => {
  const names = Object.keys(USES);
  const upward = names.flatMap((name, place) =>
    (USES[name] ?? []).filter((used) => !names.slice(0, place).includes(used)).map((used) => `${name} -> ${used}`),
  );
  expectNone(upward);
});

test('architecture.cjs declares no feature that another one does not import', () => {
  const used = new Set(files.flatMap(({ path, tree }) => importedPaths(tree).map(({ text }) => usedBy(path, text))));
  const declared = Object.entries(USES).flatMap(([name, uses]) => uses.map((other) => `${name} -> ${other}`));
  expectNone(declared.filter((use) => !used.has(use)));
});

test('pure code takes time and chance as arguments', () => {
  const pure = files.filter(({ path }) => PURE.test(path) && !TEST.test(path));
  expect(pure.length).toBeGreaterThan(0);
  expectNone(found(pure, ({ tree }) => impureUses(tree)));
});

test('files are named in kebab-case after what they hold', () => {
  const misnamed = files.filter(({ path }) => {
    const name = basename(path);
    return EMPTY_NAMES.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name);
  });
  expectNone(misnamed.map(({ path }) => path));
});

test('every message of a refusal is marked for translation', () => {
  const throwing = files.filter(({ path }) => path.startsWith('src/') && !TEST.test(path));
  expectNone(found(throwing, ({ tree }) => unmarkedMessages(tree)));
});

test('nothing is exported by default', () => {
  // Lucide's icons and the start of the browser tests are imported by default.
  const byDefault = ['build/plain-icons.ts', 'e2e/start-servers.ts'];
  const others = files.filter(({ path }) => !byDefault.includes(path));
  expectNone(found(others, ({ tree }) => defaultExports(tree)));
});

test('no file passes on what another one exports', () => {
  expectNone(found(files, ({ tree }) => passedOnExports(tree)));
});

test('what members of a practice have typed and not saved is a draft, so that it stays with its person', () => {
  const forms = filesUnder('src').filter((path) =>
    /^src\/features\/(conversations\/web\/thread|desks|network\/web\/page|portal|practice-news)\//.test(path),
  );
  const warning = forms.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('useLeaveWarning('));
  const without = warning.filter((path) => !/\buse(Form)?Draft[<(]/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(warning.length).toBeGreaterThan(5);
  expectNone(without);
});

test('imports climb one folder at most', () => {
  const climbing = (file: SourceFile) => importedPaths(file.tree).filter(({ text }) => text.startsWith('../../'));
  expectNone(found(files, climbing));
});

test('comments speak of the product, not of its making', () => {
  const others = files.filter(({ path }) => path !== 'src/architecture.test.ts');
  expectNone(found(others, ({ text }) => commentsOf(text).filter((comment) => MAKING.test(comment.text))));
});

test('exported functions say what they mean', async ({ annotate }) => {
  const counted = files.filter(({ path }) => DOCUMENTED.test(path) && !TEST.test(path));
  const functions = counted.flatMap(({ tree }) => exportedFunctions(tree));
  const missing = found(counted, ({ tree }) => exportedFunctions(tree).filter(({ documented }) => !documented));
  const share = 1 - missing.length / functions.length;
  const report = [
    `${functions.length - missing.length} of ${functions.length} exported functions have a docstring; without:`,
    ...missing,
  ].join('\n');
  await annotate(report);
  expect(share, report).toBeGreaterThanOrEqual(DOCUMENTED_AT_LEAST);
});

test('no line has more than 200 characters', () => {
  const shown = SOURCE_AND_DATA.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 200 ? [`${path}:${at + 1} has ${line.length} characters`] : [])),
  );
  expectNone(shown);
});

test('no folder of src holds more than 25 files besides tests and migrations', () => {
  const counts = new Map<string, number>();
  for (const path of filesUnder('src').filter((name) => !TEST.test(name) && !name.startsWith('src/db/migrations'))) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > 25);
  expectNone(full.map(([folder, count]) => `${folder} holds ${count} files`));
});

test('names, comments and test titles use the words of the glossary', () => {
  const banned = bannedWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
  expect(banned.words.size).toBeGreaterThan(10);
  const checked = files.filter(({ path }) => path.startsWith('src/') && path !== 'src/architecture.test.ts');
  const misnamed = checked.filter(({ path }) => wordsOf(basename(path)).some((word) => banned.words.has(word)));
  expectNone([...misnamed.map(({ path }) => path), ...found(checked, ({ tree }) => usesOf(banned, tree))]);
});

test('code calls an appointment an appointment', () => {
  // Pages are named as their addresses.
  const named = files.filter(
    ({ path }) => !path.startsWith('src/app/web/pages/') && isMisnamedAppointment(basename(path)),
  );
  expectNone([...named.map(({ path }) => path), ...found(files, ({ tree }) => misnamedAppointments(tree))]);
});

test('code that relies on the inside of a library was checked with the installed version', () => {
  const page = readFileSync(join(ROOT, 'docs/decisions/040-library-internals.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \| ([^ ]+) ([^ ]+) \|/gm)];
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const installed = { ...devDependencies, ...dependencies };
  expect(rows.length).toBeGreaterThan(5);
  expectNone(
    rows.flatMap(([, file = '', name = '', version = '']) => [
      ...(existsSync(join(ROOT, file)) ? [] : [`${file} does not exist`]),
      ...(installed[name] === version
        ? []
        : [`${name} is ${installed[name]} and ${file} was checked with ${version}: check it as the page says`]),
    ]),
  );
});

test('documents name files that exist', () => {
  // Decisions name files without their folder, and one a file of a library.
  const names = new Set([...SOURCE_AND_DATA.map((path) => basename(path)), 'createLucideIcon.mjs']);
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
  const exists = (path: string) => ['', 'src', 'src/features'].some((folder) => existsSync(join(ROOT, folder, path)));
  const isNamed = (page: string, path: string) => page.startsWith('docs/decisions/') && names.has(path);
  const namedIn = (page: string) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|cjs|json))`/g)].map(
      ([, path = '']) => ({ page, path }),
    );
  const named = ['docs/architecture.md', 'docs/first-change.md', ...decisions].flatMap(namedIn);
  expect(named.length).toBeGreaterThan(50);
  expectNone(
    named
      .filter(({ page, path }) => !exists(path) && !isNamed(page, path))
      .map(({ page, path }) => `${page} names ${path}`),
  );
});
