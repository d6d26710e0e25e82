import type { Job } from '#platform/server/jobs.ts';
import { namedAmong } from './application-data-store.ts';
import { RESUME_FILES } from './resume-files.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A file is on the disk before the row that names it: longer than any request lasts. */
const YOUNG_MS = HOUR_MS;

/** Removes files that no application names: what a crash left behind, and what came with applications that are gone. */
export const cleanUpResumes: Job = {
  name: 'clean-up-resumes',
  everyMs: HOUR_MS,
  run: async ({ db, config, now }) => {
    const old = await RESUME_FILES.keptBefore(config, now() - YOUNG_MS);
    const named = await namedAmong(db, old);
    for (const name of old) if (!named.has(name)) await RESUME_FILES.remove(config, name);
  },
};
