import { expect, test } from 'vitest';
import { MAX_RESUME_BYTES, RESUME_EMPTY, RESUME_TOO_LARGE, RESUME_WRONG_TYPE, resumeProblem } from './resume-limits.ts';

const PDF = Uint8Array.from(Buffer.from('%PDF-1.7'));
const DOC = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const DOCX = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);

test.each([
  ['a PDF', 'cv.pdf', 1, PDF, undefined],
  ['a PDF in capitals', 'CV.PDF', MAX_RESUME_BYTES, PDF, undefined],
  ['an old Word file', 'cv.doc', 10, DOC, undefined],
  ['a Word file', 'my.cv.docx', 10, DOCX, undefined],
  ['a PDF without ending', 'cv', 10, PDF, undefined],
  ['a picture', 'cv.png', 10, PNG, RESUME_WRONG_TYPE],
  ['a picture that is called a PDF', 'cv.pdf', 10, PNG, RESUME_WRONG_TYPE],
  ['a PDF that is called a program', 'cv.pdf.exe', 10, PDF, RESUME_WRONG_TYPE],
  ['a picture without ending', 'cv', 10, PNG, RESUME_WRONG_TYPE],
  ['a file that is cut off', 'cv.pdf', 2, PDF.subarray(0, 2), RESUME_WRONG_TYPE],
  ['one byte too many', 'cv.pdf', MAX_RESUME_BYTES + 1, PDF, RESUME_TOO_LARGE],
  ['nothing', 'cv.pdf', 0, new Uint8Array(), RESUME_EMPTY],
])('%s', (_, name, size, head, problem) => {
  expect(resumeProblem({ name, size, head })).toBe(problem);
});
