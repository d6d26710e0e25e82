import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../dist/web/.vite/manifest.json');
const built = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;

/** Returns what matches the address of the file that the browser loads for a module, by its path. Throws if there is none. */
export function codeOf(module: string): RegExp {
  const file = built[module]?.file;
  if (file === undefined) throw new Error(`The browser loads no file of its own for ${module}.`);
  return new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);
}
