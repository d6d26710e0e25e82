import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** More than any résumé has. */
const MAX_ENTRIES = 1000;
/** Uncompressed size of all entries: ten times the largest upload. */
const MAX_CONTENT_BYTES = 50 * 1024 * 1024;
const TYPES = '[Content_Types].xml';
const MAX_TYPES_BYTES = 256 * 1024;
/** Lists of what a part refers to. @see ECMA-376 part 2, 9.3 */
const RELATIONS = /\.rels$/i;
const DOCUMENT = 'word/document.xml';
/** Media type of the main part. Documents with macros, templates and other programs' documents have other types. */
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * True if the bytes are a complete Word document in Office Open XML without macros and outside parts. Every entry is unpacked and
 * discarded, which detects truncated archives, wrong sizes and zip bombs.
 * @see ECMA-376 part 2, 10 (package); part 1, 11.3.10 (main document part)
 */
export async function isWordPackage(bytes: Buffer): Promise<boolean> {
  let archive: ZipFile;
  try {
    archive = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
  } catch {
    return false;
  }
  try {
    if (archive.entryCount > MAX_ENTRIES || archive.comment !== '') return false;
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    return hasParts(entries) && isSmall(entries) && (await isReadable(archive, entries));
  } catch {
    return false;
  } finally {
    archive.close();
  }
}

function hasParts(entries: readonly Entry[]): boolean {
  const names = entries.map(({ fileName }) => fileName);
  if (new Set(names).size !== names.length || entries.some((entry) => entry.isEncrypted())) return false;
  return names.includes(TYPES) && names.includes(DOCUMENT) && !names.some((name) => /vbaProject/i.test(name));
}

function isSmall(entries: readonly Entry[]): boolean {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) <= MAX_CONTENT_BYTES;
}

/** True if every entry can be unpacked. The library stops at the declared size, so no entry yields more. */
async function isReadable(archive: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  for (const entry of entries) {
    const isTypes = entry.fileName === TYPES;
    const areRelations = RELATIONS.test(entry.fileName);
    if ((isTypes || areRelations) && entry.uncompressedSize > MAX_TYPES_BYTES) return false;
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      if (isTypes || areRelations) chunks.push(chunk as Buffer);
    }
    if (areRelations && loadsFromOutside(Buffer.concat(chunks))) return false;
    if (isTypes && !Buffer.concat(chunks).includes(DOCUMENT_TYPE)) return false;
  }
  return true;
}

/**
 * True if relations make a program load something from outside when the document is opened, such as a template or a
 * picture. Links that a reader follows don't, nor does a template on a drive of the author's own computer, which Word
 * names in ordinary documents. Relations in another encoding than UTF-8 count as outside: they can't be read here.
 */
function loadsFromOutside(relations: Buffer): boolean {
  const text = relations
    .toString('utf8')
    .replaceAll(/&#x([\da-f]+);|&#(\d+);/gi, (_escape, hex?: string, decimal?: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex ?? decimal ?? '0', hex === undefined ? 10 : 16))),
    );
  if (text.includes('\0') || text.includes('\ufffd') || /<!(DOCTYPE|ENTITY)/i.test(text)) return true;
  const harmless = Array.from(text.matchAll(/<(?:[\w.-]+:)?Relationship\s[^<>]*>/g), ([tag]) => tag).filter(
    (tag) =>
      /\sTargetMode\s*=\s*["']External["']/.test(tag) &&
      (/\sType\s*=\s*["'][^"']*\/hyperlink["']/.test(tag) ||
        /\sTarget\s*=\s*["'](file:\/\/\/)?[A-Za-z]:[\\/]/.test(tag)),
  );
  return (text.match(/External/gi) ?? []).length > (harmless.join('').match(/External/gi) ?? []).length;
}
