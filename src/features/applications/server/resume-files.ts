import { keptFiles } from '#platform/server/kept-files.ts';

/** What applicants uploaded. */
export const RESUME_FILES = keptFiles('resumes', ['pdf', 'doc', 'docx']);
