import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

type Where = Pick<Config, 'dataDir'>;

/**
 * Files that rows of the database refer to, in a folder of the data folder. No path contains user input, and static file
 * serving doesn't reach them.
 */
export interface KeptFiles<Ending extends string> {
  /**
   * Stores bytes under a random name, readable by this user of the machine only, and returns the name. They are flushed to
   * disk before it returns. Write the row that refers to them afterwards: a crash in between leaves a file without a row,
   * which a job removes.
   */
  readonly keep: (where: Where, bytes: Buffer, ending: Ending) => Promise<string>;
  /** Returns the content of a file; undefined if it is gone. */
  readonly read: (where: Where, name: string) => Promise<Buffer | undefined>;
  /** Removes a file. A missing file is no error. */
  readonly remove: (where: Where, name: string) => Promise<void>;
  /** Returns the names of files stored before an instant, ms. */
  readonly keptBefore: (where: Where, beforeMs: number) => Promise<string[]>;
}

/** Returns the file store of a folder. `endings` are the file extensions that it accepts, without the dot. */
export function keptFiles<const Ending extends string>(
  folderName: string,
  endings: readonly Ending[],
): KeptFiles<Ending> {
  const folderOf = ({ dataDir }: Where) => join(dataDir, folderName);
  const ours = new RegExp(`^[0-9a-f-]{36}\\.(${endings.join('|')})$`);
  return {
    keep: async (where, bytes, ending) => {
      const folder = folderOf(where);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${randomUUID()}.${ending}`;
      await writeThrough(join(folder, name), bytes);
      await syncFolder(folder);
      return name;
    },
    read: async (where, name) =>
      ours.test(name) ? await readFile(join(folderOf(where), name)).catch(ifMissing) : undefined,
    remove: async (where, name) => {
      if (ours.test(name)) await unlink(join(folderOf(where), name)).catch(ifMissing);
    },
    keptBefore: async (where, beforeMs) => {
      const old: string[] = [];
      for (const name of (await readdir(folderOf(where)).catch(ifMissing)) ?? []) {
        const kept = ours.test(name) ? await stat(join(folderOf(where), name)).catch(ifMissing) : undefined;
        if (kept !== undefined && kept.mtimeMs < beforeMs) old.push(name);
      }
      return old;
    },
  };
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const entries = await open(folder, 'r');
  try {
    await entries.sync();
  } finally {
    await entries.close();
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
