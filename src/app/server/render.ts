import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './pages.ts';

/** An entry of Vite's manifest, as far as it is used here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const ENTRY = 'src/app/web/entry-client.tsx';
const PLAIN_ENTRY = 'src/app/web/entry-plain.ts';

/**
 * Renders from the built bundles in `dist/`, with the CSS inlined (as a link it would nearly double the time to the
 * first paint on a slow network) and the page's own scripts preloaded beside the entry.
 * @throws Error when nothing was built
 */
export async function builtRenderer(distDir: string): Promise<PageRenderer> {
  const manifestFile = join(distDir, 'web/.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('The browser code is not built yet. Run: npm run build');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const plain = JSON.parse(readFileSync(join(distDir, 'web/.vite/plain.json'), 'utf8')) as Record<string, Chunk>;
  const entry = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  const css = cssOf(manifest)
    .map((file) => readFileSync(join(distDir, 'web', file), 'utf8'))
    .join('');
  const tags = new Map<string, string>();
  return {
    assetsDir: join(distDir, 'web'),
    render: entry.render,
    headTags: (page) => {
      if (page.plain) return `<style>${css}</style>${script(plain, PLAIN_ENTRY)}`;
      const made = tags.get(page.file) ?? headTags(manifest, css, `src/app/web/pages/${page.file}.tsx`);
      tags.set(page.file, made);
      return made;
    },
  };
}

/** All styles are one file; whichever chunk the bundler hung it on. */
function cssOf(manifest: Readonly<Record<string, Chunk>>): string[] {
  return [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))];
}

function headTags(manifest: Readonly<Record<string, Chunk>>, css: string, page: string): string {
  const entryFile = manifest[ENTRY]?.file;
  const files = new Set([...filesOf(manifest, ENTRY), ...filesOf(manifest, page)]);
  files.delete(String(entryFile));
  const preloads = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return `<style>${css}</style>${script(manifest, ENTRY)}${preloads}`;
}

function script(manifest: Readonly<Record<string, Chunk>>, entry: string): string {
  return `<script type="module" src="/${manifest[entry]?.file}"></script>`;
}

function filesOf(manifest: Readonly<Record<string, Chunk>>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}
