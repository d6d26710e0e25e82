import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import type { ResumeType } from '../rules/resume-limits.ts';

type Where = Pick<Config, 'dataDir'>;

/** What we call files: nothing that anybody typed is part of a path. */
const NAME = /^[0-9a-f-]{36}\.(pdf|docx?)$/;

/**
 * Keeps an uploaded file under a name made by chance, for this user of the machine only, and answers the name. It is on
 * the disk when this answers: the row that names it is written afterwards, and a crash in between leaves a file that
 * nothing names, which `removeOrphans` takes away.
 */
export async function keepResume(where: Where, bytes: Buffer, type: ResumeType): Promise<string> {
  const folder = folderOf(where);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomUUID()}.${type}`;
  const file = await open(join(folder, name), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  const entries = await open(folder, 'r');
  try {
    await entries.sync();
  } finally {
    await entries.close();
  }
  return name;
}

/** The content of a kept file; undefined when it is gone. */
export async function readResumeFile(where: Where, name: string): Promise<Buffer | undefined> {
  if (!NAME.test(name)) return undefined;
  try {
    return await readFile(join(folderOf(where), name));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Takes a kept file away; one that is gone already is no error. */
export async function removeResumeFile(where: Where, name: string): Promise<void> {
  if (!NAME.test(name)) return;
  try {
    await unlink(join(folderOf(where), name));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** The files that are kept since before an instant (ms). */
export async function resumeFilesBefore(where: Where, beforeMs: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await namesIn(folderOf(where))) {
    if (!NAME.test(name)) continue;
    const { mtimeMs } = await stat(join(folderOf(where), name));
    if (mtimeMs < beforeMs) old.push(name);
  }
  return old;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function folderOf({ dataDir }: Where): string {
  return join(dataDir, 'resumes');
}

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT';
}
