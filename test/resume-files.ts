import { type ZipEntry, zipFile } from './zip-file.ts';

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  `<Override PartName="/word/document.xml" ContentType="${DOCUMENT_TYPE}"/></Types>`;
const SECTOR = 512;

/** A PDF of one empty page; `inside` is inserted between its objects. */
export function aPdf(inside: Buffer | string = ''): Buffer {
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n',
    ),
    Buffer.from(inside),
    Buffer.from('\nxref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n190\n%%EOF\n'),
  ]);
}

/** A Word document; `parts` are added to its own or replace those of the same name. */
export function aDocx(parts: readonly ZipEntry[] = [], types = TYPES): Buffer {
  const own = [
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '<w:document/>' },
  ];
  return zipFile([...own.filter(({ name }) => parts.every((part) => part.name !== name)), ...parts]);
}

/** An empty Word 97-2003 document; `streamName` is the name of its stream. */
export function aDoc(streamName = 'WordDocument'): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  // The table itself, the directory, and a stream of two sectors.
  for (const [index, next] of [0xfffffffd, 0xfffffffe, 3, 0xfffffffe].entries()) table.writeUInt32LE(next, 4 * index);
  const directory = Buffer.alloc(SECTOR);
  Buffer.from('Root Entry', 'utf16le').copy(directory);
  Buffer.from(streamName, 'utf16le').copy(directory, 128);
  return Buffer.concat([header, table, directory, Buffer.alloc(2 * SECTOR, 0x20)]);
}
