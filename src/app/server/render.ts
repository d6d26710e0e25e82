import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './pages.ts';

/** An entry of Vite's manifest, as far as it is used here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const ENTRY = 'src/app/web/entry-client.tsx';
/** The table of the screens that the entry doesn't know. */
const FURTHER_ROUTES = 'src/app/web/further-routes.ts';
const PLAIN_ENTRY = 'src/app/web/entry-plain.ts';
const STYLES = 'src/app/web/app.css';
const HOME = { page: 'find-care', styles: 'src/app/web/home.css' };
/** Pages of a journey: their styles are a file, which the browser keeps for the next page. */
const JOURNEYS = /^(?:(?:book|simple)\/|symptoms\/(?:check|record)$)/;
/** The page for times without network: it is stored with the scripts of the screens that it leads to, and of their dialogs. */
const WITHOUT_NETWORK = 'account/without-network';
const LED_TO = [
  'src/app/web/pages/my-appointments.tsx',
  'src/app/web/pages/symptom-tracker.tsx',
  'src/app/web/pages/messages.tsx',
  'src/app/web/pages/papers/own-paper.tsx',
  'src/features/appointments/web/cancel-dialog.tsx',
  'src/features/reviews/web/review-form.tsx',
  'src/features/symptoms/web/record-dialog.tsx',
];
/** Tailwind's rules for elements that the home page doesn't have: dates, files, tables, code. Saves 400 bytes of each first load. */
const NOT_AT_HOME =
  /(?<=[{}])(?:::-webkit-(?:date|calendar|inner|outer)|:-moz-ui|textarea|::file|hr|abbr:|code,|small|su[bp]|table|progress|:where\(select)[^{}]*\{[^{}]*\}/g;
/** Written for old Safari, thrice by the builder, and followed by the same without a prefix. */
const UNPREFIXED = /-webkit-text-decoration:inherit;/g;
/** The colour of placeholders, which ours replaces. */
const PLACEHOLDERS =
  /@supports \(not \(\(-webkit-appearance[^{]*\{::placeholder\{[^{}]*\}@supports[^{]*\{::placeholder\{[^{}]*\}\}\}/g;
/** The condition under which browsers need values for what they can't declare: the others may have them. */
const OLD_BROWSERS_ONLY = /(?<=@layer properties\{)@supports [^{]*\{(\*[^{}]*\{[^{}]*\})\}/g;
/** What Tailwind falls back to for settings that are set, or normal anyway. */
const FALLBACKS = /(?<=var\(--default-font-family),[^)]*|font-(?:feature|variation)-settings:var\(--default[^)]*\);/g;

/**
 * Renders from the built bundles in `dist/`, with the styles inlined (as a link they would nearly double the time to the
 * first paint on a slow network) except in journeys, on the home page only those it uses, and the page's own scripts
 * preloaded beside the entry.
 * @throws Error when nothing was built
 */
export async function builtRenderer(distDir: string): Promise<PageRenderer> {
  const manifestFile = join(distDir, 'web/.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('The browser code is not built yet. Run: npm run build');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const plain = JSON.parse(readFileSync(join(distDir, 'web/.vite/plain.json'), 'utf8')) as Record<string, Chunk>;
  const entry = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  // The notice of the licence stays in the file of all styles, which each visit loads too.
  const styles = (name: string) =>
    readFileSync(join(distDir, 'web', manifest[name]?.file ?? ''), 'utf8').replace(/^\/\*![^*]*\*\/\s*/, '');
  const everywhere = `<style>${styles(STYLES)}</style>`;
  const asFile = `<link rel="stylesheet" href="/${manifest[STYLES]?.file}">`;
  const homeStyles = styles(HOME.styles)
    .replaceAll(NOT_AT_HOME, '')
    .replaceAll(FALLBACKS, '')
    .replaceAll(UNPREFIXED, '')
    .replaceAll(PLACEHOLDERS, '')
    .replaceAll(OLD_BROWSERS_ONLY, '$1');
  const atHome = `<style data-all="/${manifest[STYLES]?.file}">${homeStyles}</style>`;
  const tags = new Map<string, string>();
  return {
    assetsDir: join(distDir, 'web'),
    serviceWorker: readFileSync(join(distDir, 'worker/sw.js'), 'utf8'),
    render: entry.render,
    headTags: (page) => {
      if (JOURNEYS.test(page.file)) return asFile + preload(plain[PLAIN_ENTRY]?.file);
      if (page.plain) return everywhere + preload(plain[PLAIN_ENTRY]?.file);
      const made =
        tags.get(page.file) ??
        (page.file === HOME.page ? atHome : everywhere) + scripts(manifest, `src/app/web/pages/${page.file}.tsx`);
      tags.set(page.file, made);
      return made;
    },
    entryTag: (page) => script(page.plain ? plain[PLAIN_ENTRY] : manifest[ENTRY]),
  };
}

function scripts(manifest: Readonly<Record<string, Chunk>>, page: string): string {
  const files = new Set([...filesOf(manifest, ENTRY), ...filesOf(manifest, page)]);
  const isKnown = page.endsWith(`/${HOME.page}.tsx`) || manifest[ENTRY]?.dynamicImports?.includes(page);
  if (!isKnown) for (const file of filesOf(manifest, FURTHER_ROUTES)) files.add(file);
  if (page.endsWith(`/${WITHOUT_NETWORK}.tsx`)) for (const led of LED_TO) filesOf(manifest, led, files);
  return [...files].map(preload).join('');
}

function preload(file: string | undefined): string {
  return `<link rel="modulepreload" href="/${file}">`;
}

/** Asynchronous, since a browser goes to the fragment of an address only once nothing else is to run. */
function script(entry: Chunk | undefined): string {
  return `<script type="module" async src="/${entry?.file}"></script>`;
}

function filesOf(manifest: Readonly<Record<string, Chunk>>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}
