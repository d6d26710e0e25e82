import type { ResumeType } from '../rules/resume-limits.ts';
import { isWordBinary } from './word-binary.ts';
import { isWordPackage } from './word-package.ts';

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
/** Programs recognize a zip archive by the end of its directory, within the last 64 KB. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_TAIL_BYTES = 22 + 0xffff;
/** What a document of words has no need of: programs, forms that send, files in it, other documents it opens. */
const REFUSED_IN_PDF = [
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/EmbeddedFile',
  '/GoToE',
  '/RichMedia',
];
/** Programs look this far for the start of a PDF or an HTML page. */
const HEAD_BYTES = 1024;

/**
 * Returns the type of a file by its contents: PDF or Word document. Undefined for other types, truncated files, and files
 * that could be read as two types. File name and declared media type are ignored.
 */
export async function resumeTypeOf(bytes: Buffer): Promise<ResumeType | undefined> {
  if (looksLikePage(bytes)) return undefined;
  if (bytes.subarray(0, ZIP_START.length).equals(ZIP_START)) {
    return !mayBePdf(bytes) && (await isWordPackage(bytes)) ? 'docx' : undefined;
  }
  if (mayBeZip(bytes)) return undefined;
  if (isPdf(bytes)) return 'pdf';
  return !mayBePdf(bytes) && isWordBinary(bytes) ? 'doc' : undefined;
}

/** True if a file is a PDF by its contents, and couldn't be read as another type. */
export function isPlainPdf(bytes: Buffer): boolean {
  return !looksLikePage(bytes) && !mayBeZip(bytes) && isPdf(bytes);
}

/**
 * True if a file has a PDF header and ends with a trailer, and has nothing of `REFUSED_IN_PDF` outside of compressed
 * streams.
 * @see ISO 32000-1, 7.3.5 (names), 7.5.2 (header), 7.5.5 (trailer), 12.6.4 (actions)
 */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 16))) return false;
  const end = bytes.toString('latin1', Math.max(0, bytes.length - HEAD_BYTES));
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(end)) return false;
  // A name may have any character written as # with two hexadecimal digits.
  const names = bytes
    .toString('latin1')
    .replaceAll(/#([\da-f]{2})/gi, (_escape, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return !REFUSED_IN_PDF.some((name) => names.includes(name));
}

/** True if a browser that sniffs media types would display the file as a page. @see WHATWG MIME Sniffing, 7.1 */
function looksLikePage(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, HEAD_BYTES).toLowerCase();
  return /<(!doctype|html|head|body|script|svg|iframe|object|embed|img|meta)\b/.test(head);
}

function mayBePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, HEAD_BYTES).includes('%PDF-', 0, 'latin1');
}

function mayBeZip(bytes: Buffer): boolean {
  return bytes.subarray(Math.max(0, bytes.length - ZIP_TAIL_BYTES)).includes(ZIP_END);
}
