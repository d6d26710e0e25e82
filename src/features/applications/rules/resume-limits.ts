import { text } from '#platform/common/text.ts';

/** Largest résumé, bytes. @see provider and admin area specification, section 9 */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

/** Kinds of file that a résumé can be. */
export type ResumeType = 'pdf' | 'doc' | 'docx';

/** As what each is sent. */
export const RESUME_MEDIA_TYPES: Readonly<Record<ResumeType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const RESUME_TOO_LARGE = text('The file is larger than 5 MB. Please choose a smaller one.');
export const RESUME_EMPTY = text('The file is empty. Please choose another one.');
export const RESUME_WRONG_TYPE = text('Please upload a PDF, DOC or DOCX file.');
export const FILE_OR_URL = text('Please upload a file or give a link, not both.');

/** How each kind of file begins; a DOCX is a zip archive. */
const BEGINNINGS = ['%PDF-', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'PK\u0003\u0004'];
/** How many bytes of a file `resumeProblem` looks at. */
export const RESUME_HEAD_BYTES = 8;

/**
 * What is wrong with a file before it is sent, as far as its name, size and first bytes tell; undefined for nothing. A
 * name without ending says nothing. What passes here the server takes apart.
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
  if (size > RESUME_MAX_BYTES) return RESUME_TOO_LARGE;
  if (size === 0) return RESUME_EMPTY;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && !Object.hasOwn(RESUME_MEDIA_TYPES, ending)) return RESUME_WRONG_TYPE;
  const begins = String.fromCodePoint(...head.subarray(0, RESUME_HEAD_BYTES));
  return BEGINNINGS.some((beginning) => begins.startsWith(beginning)) ? undefined : RESUME_WRONG_TYPE;
}

/** Whether a text is an address that a browser opens by https, without user name or password in it. */
export function isHttpsAddress(typed: string): boolean {
  return /^https:\/\/[^\s/@?#\\]+\.[^\s/@?#\\]+([/?#]\S*)?$/i.test(typed);
}
