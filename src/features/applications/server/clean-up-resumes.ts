import type { Job } from '#platform/server/jobs.ts';
import { filterReferencedFiles } from './application-data-store.ts';
import { filterReferencedDocuments } from './question-store.ts';
import { DOCUMENT_FILES, RESUME_FILES } from './resume-files.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A file is written before the row that refers to it. Longer than any request. */
const YOUNG_MS = HOUR_MS;

/** Deletes files that no application or answer refers to: left by a crash, or from deleted applications. */
export const cleanUpResumes: Job = {
  name: 'clean-up-resumes',
  everyMs: HOUR_MS,
  run: async ({ db, config, now }) => {
    for (const [files, filterReferenced] of [
      [RESUME_FILES, filterReferencedFiles],
      [DOCUMENT_FILES, filterReferencedDocuments],
    ] as const) {
      const old = await files.keptBefore(config, now() - YOUNG_MS);
      const named = await filterReferenced(db, old);
      for (const name of old) if (!named.has(name)) await files.remove(config, name);
    }
  },
};
