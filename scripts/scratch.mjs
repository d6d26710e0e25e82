import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that the temporary files of a whole run take, with some to spare. */
const NEEDED = 8 * 2 ** 30;

/** Makes the folder of a run's temporary files: in memory if there is room, where a database is copied five times as fast. */
export function makeScratch() {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'alafia-tests-'));
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= NEEDED;
}
