import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { IMAGE_PATH } from '../rules/image-address.ts';

type Place = Pick<Config, 'dataDir'>;

/** Stores a picture under the hash of its bytes and answers its path. A half-written file is never served. */
export async function storeImage(place: Place, bytes: Buffer, nowMs: number): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.webp`;
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${randomBytes(8).toString('hex')}`);
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
  await rename(unfinished, join(folder, name));
  await touch(join(folder, name), nowMs);
  return `/images/${name}`;
}

/** The bytes at a path; undefined when nothing is there. */
export async function readImage(place: Place, path: string): Promise<Buffer | undefined> {
  return await readFile(fileOf(place, path)).catch(ifMissing);
}

/** Tells whether a picture is there, and keeps it from being cleaned up for a day. */
export async function hasImage(place: Place, path: string, nowMs: number): Promise<boolean> {
  if (!IMAGE_PATH.test(path)) return false;
  const file = fileOf(place, path);
  if ((await stat(file).catch(ifMissing)) === undefined) return false;
  await touch(file, nowMs);
  return true;
}

/** Deletes pictures that nothing names and that nobody stored since an instant (ms). Answers how many. */
export async function deleteUnnamed(place: Place, named: ReadonlySet<string>, storedBeforeMs: number): Promise<number> {
  let deleted = 0;
  for (const name of (await readdir(folderOf(place)).catch(ifMissing)) ?? []) {
    const file = join(folderOf(place), name);
    const stored = await stat(file).catch(ifMissing);
    if (stored === undefined || stored.mtimeMs >= storedBeforeMs || named.has(`/images/${name}`)) continue;
    await unlink(file).catch(ifMissing);
    deleted += 1;
  }
  return deleted;
}

async function touch(file: string, nowMs: number): Promise<void> {
  await utimes(file, new Date(nowMs), new Date(nowMs));
}

function folderOf({ dataDir }: Place): string {
  return join(dataDir, 'images');
}

/** A path is checked by whoever calls, and taken apart here too: no folder can be left with it. */
function fileOf(place: Place, path: string): string {
  return join(folderOf(place), basename(path));
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
