import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { IMAGE_PATH } from '../rules/image-address.ts';

type Place = Pick<Config, 'dataDir'>;

/** Stores a picture under the hash of its bytes and returns its path. A half-written file is never served. */
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

/** Returns the bytes at a path; undefined if there is no file. */
export async function readImage(place: Place, path: string): Promise<Buffer | undefined> {
  return await readFile(fileOf(place, path)).catch(ifMissing);
}

/** True if a picture exists; it is then kept for another day. */
export async function hasImage(place: Place, path: string, nowMs: number): Promise<boolean> {
  if (!IMAGE_PATH.test(path)) return false;
  const file = fileOf(place, path);
  if ((await stat(file).catch(ifMissing)) === undefined) return false;
  await touch(file, nowMs);
  return true;
}

/** Deletes pictures that are not in use and not stored since an instant (ms). Returns their number. */
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

/** Returns the file of a path. Callers check the path; here only its last part is used, so it can't leave the folder. */
function fileOf(place: Place, path: string): string {
  return join(folderOf(place), basename(path));
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
