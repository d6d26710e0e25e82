import { expect, test } from 'vitest';
import { aDoc, aDocx, aPdf } from '#test/resume-files.ts';
import { zipFile } from '#test/zip-file.ts';
import { resumeTypeOf } from './resume-type.ts';

const MEGABYTE = 1024 * 1024;
const TYPES = '<Types/>';

/** A document with one relation of its settings. */
function relations(type: string, target: string, mode = 'External'): Buffer {
  const relation = `<Relationship Id="a" Type="http://x/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`;
  const content = `<?xml version="1.0"?><Relationships>${relation}</Relationships>`;
  return aDocx([{ name: 'word/_rels/settings.xml.rels', content }]);
}

test('the type of a file depends on its contents', async () => {
  expect(await resumeTypeOf(aPdf())).toBe('pdf');
  expect(await resumeTypeOf(aDoc())).toBe('doc');
  expect(await resumeTypeOf(aDocx())).toBe('docx');
  expect(await resumeTypeOf(aPdf(Buffer.alloc(3 * MEGABYTE, 'x')))).toBe('pdf');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('My résumé')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)])],
  ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an archive', zipFile([{ name: 'a.txt', content: 'a' }])],
  [
    'a spreadsheet',
    zipFile([
      { name: '[Content_Types].xml', content: TYPES },
      { name: 'xl/workbook.xml', content: '' },
    ]),
  ],
  ['a compound file without a Word stream', aDoc('Workbook')],
  [
    'a Word document with macros',
    Buffer.concat([aDoc().subarray(0, -512), Buffer.from('_VBA_PROJECT'.padEnd(256), 'utf16le')]),
  ],
])('%s is refused', async (_what, bytes) => {
  expect(await resumeTypeOf(bytes)).toBeUndefined();
});

test.each([
  ['a PDF', aPdf()],
  ['a DOCX', aDocx()],
  ['a DOC', aDoc()],
])('%s that is truncated anywhere is refused', async (what, whole) => {
  // The last sector of a compound file may be short.
  for (const share of [0.1, 0.5, 0.75, what === 'a DOC' ? 0.8 : 0.99]) {
    const cut = whole.subarray(0, Math.floor(whole.length * share));
    expect(await resumeTypeOf(cut), `${share}`).toBeUndefined();
  }
});

test.each([
  ['a PDF with an archive behind it', Buffer.concat([aPdf(), aDocx()])],
  ['a PDF with an archive in it', aPdf(aDocx())],
  ['a PDF with a page behind it', Buffer.concat([aPdf(), Buffer.from('<html><script>alert(1)</script>')])],
  [
    'a PDF with a page at its head',
    Buffer.from(`%PDF-1.4\n<script>alert(1)</script>\n${aPdf().toString('latin1', 9)}`),
  ],
  ['a page with a PDF in it', Buffer.concat([Buffer.from('<html>'), aPdf()])],
  ['an archive behind a page', Buffer.concat([Buffer.from('<html>'), aDocx()])],
  ['a DOCX with a PDF at its head', aDocx([{ name: 'a', content: aPdf(), stored: true }])],
  ['a DOCX behind a program', Buffer.concat([Buffer.from('MZ'), aDocx()])],
  ['a DOCX with something behind it', Buffer.concat([aDocx(), Buffer.from('<script>')])],
  ['a DOC with an archive behind it', Buffer.concat([aDoc(), aDocx()])],
])('%s could be read as two types and is refused', async (_what, bytes) => {
  expect(await resumeTypeOf(bytes)).toBeUndefined();
});

test.each([
  ['starts a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
  ['starts a program', '/OpenAction<</S/Launch/F(cmd.exe)>>'],
  ['starts a script whose name has an escape', '/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>'],
  ['sends a form', '/A<</S/SubmitForm/F(https://example.com)>>'],
  ['sends a form whose name has an escape', '/A<</S/S#75bmitForm/F(https://example.com)>>'],
  ['holds other files', '/Names<</EmbeddedFiles 5 0 R>>'],
  ['holds another file', '5 0 obj<</Type/Embedded#46ile>>'],
])('a PDF that visibly %s is refused', async (_what, action) => {
  expect(await resumeTypeOf(aPdf(`4 0 obj<<${action}>>endobj`))).toBeUndefined();
});

test.each([
  ['links that a reader follows', relations('hyperlink', 'https://example.com')],
  ["a template on its author's drive", relations('attachedTemplate', 'file:///C:\\Users\\Ada\\Resume.dotx')],
])('a DOCX with %s is taken', async (_what, bytes) => {
  expect(await resumeTypeOf(bytes)).toBe('docx');
});

test.each([
  ['holds macros', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }])],
  ['says to be of another kind', aDocx([], TYPES)],
  [
    'has a part twice',
    aDocx([
      { name: 'word/a.xml', content: 'a' },
      { name: 'word/a.xml', content: 'b' },
    ]),
  ],
  ['has an outside template', relations('attachedTemplate', 'https://example.com/a.dotm')],
  ['has a template on a server', relations('attachedTemplate', 'file://example.com/a.dotm')],
  ['has a template written with escapes', relations('attachedTemplate', 'https://example.com/a.dotm', '&#69;xternal')],
  ['has a template under another mark', relations('attachedTemplate', 'https://e.com/>a.dotm')],
  ['loads a picture from outside', relations('image', 'https://example.com/a.png')],
  ['leads out of its folder', aDocx([{ name: '../../evil.sh', content: 'a' }])],
  ['has parts without number', aDocx(Array.from({ length: 1001 }, (_, index) => ({ name: `a${index}`, content: '' })))],
  ['grows beyond measure', aDocx([{ name: 'word/media/a.bmp', content: Buffer.alloc(51 * MEGABYTE) }])],
  ['hides how it grows', aDocx([{ name: 'word/a.bmp', content: Buffer.alloc(51 * MEGABYTE), declaredSize: 1000 }])],
  ['has a list of its parts beyond measure', aDocx([{ name: '[Content_Types].xml', content: Buffer.alloc(MEGABYTE) }])],
])('a DOCX that %s is refused', async (_what, bytes) => {
  expect(bytes.length).toBeLessThan(5 * MEGABYTE);
  expect(await resumeTypeOf(bytes)).toBeUndefined();
});
