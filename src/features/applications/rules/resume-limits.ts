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

/** Whether a text is an address that a browser opens by https, without user name or password in it. */
export function isHttpsAddress(typed: string): boolean {
  return /^https:\/\/[^\s/@?#\\]+\.[^\s/@?#\\]+([/?#]\S*)?$/i.test(typed);
}
