import { keptFiles } from '#platform/server/kept-files.ts';

/** What applicants uploaded. */
export const RESUME_FILES = keptFiles('resumes', ['pdf', 'doc', 'docx']);

/** What applicants sent with their answers. */
export const DOCUMENT_FILES = keptFiles('application-documents', ['pdf', 'jpeg', 'png']);
