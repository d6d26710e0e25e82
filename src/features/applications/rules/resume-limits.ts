import { text } from '#platform/common/text.ts';

/** Largest résumé, bytes. @see provider and admin area specification, section 9 */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** File types of a résumé. */
export type ResumeType = 'pdf' | 'doc' | 'docx';

/** Media type of each file type. */
export const RESUME_MEDIA_TYPES: Readonly<Record<ResumeType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const RESUME_TOO_LARGE = text('The file is larger than 5 MB. Please choose a smaller one.');
export const RESUME_EMPTY = text('The file is empty. Please choose another one.');
export const RESUME_WRONG_TYPE = text('Please upload a PDF, DOC or DOCX file.');
export const FILE_OR_URL = text('Please upload a file or give a link, not both.');

/** First bytes of each file type; a DOCX is a zip archive. */
const SIGNATURES = ['%PDF-', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'PK\u0003\u0004'];
/** Number of bytes that `resumeProblem` needs. */
export const RESUME_HEAD_BYTES = 8;

/**
 * Returns the problem with a file, judged by name, size and first bytes, as text for the user; undefined if there is
 * none. A name without extension is accepted. This check saves an upload; the server inspects the contents.
 */
export function resumeProblem({
  name,
  size,
  head,
}: {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly head: Uint8Array;
}): string | undefined {
  if (size > MAX_RESUME_BYTES) return RESUME_TOO_LARGE;
  if (size === 0) return RESUME_EMPTY;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined && !Object.hasOwn(RESUME_MEDIA_TYPES, extension)) return RESUME_WRONG_TYPE;
  const start = String.fromCodePoint(...head.subarray(0, RESUME_HEAD_BYTES));
  return SIGNATURES.some((signature) => start.startsWith(signature)) ? undefined : RESUME_WRONG_TYPE;
}

/** True if a text is an https URL without user name and password. */
export function isHttpsAddress(typed: string): boolean {
  return /^https:\/\/[^\s/@?#\\]+\.[^\s/@?#\\]+([/?#]\S*)?$/i.test(typed);
}
