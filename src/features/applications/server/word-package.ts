import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** More than any résumé has. */
const ENTRIES_MAX = 1000;
/** All that is in it together, taken out: ten times the largest file. */
const CONTENT_MAX_BYTES = 50 * 1024 * 1024;
const TYPES = '[Content_Types].xml';
const TYPES_MAX_BYTES = 256 * 1024;
const DOCUMENT = 'word/document.xml';
/** What the list of types calls the main part: macros, templates and other programs' documents have other names. */
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Whether bytes are a whole Word document in Office Open XML: a zip archive with the two parts that make it one, without
 * macros. Everything in it is taken out once and thrown away, so that an archive that lies about sizes, is cut off or
 * grows beyond all measure is found before anybody's computer opens it.
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
    if (archive.entryCount > ENTRIES_MAX || archive.comment !== '') return false;
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
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) <= CONTENT_MAX_BYTES;
}

/** No entry gives more than it declares: the library stops reading it there. */
async function isReadable(archive: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  for (const entry of entries) {
    const isTypes = entry.fileName === TYPES;
    if (isTypes && entry.uncompressedSize > TYPES_MAX_BYTES) return false;
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      if (isTypes) chunks.push(chunk as Buffer);
    }
    if (isTypes && !Buffer.concat(chunks).includes(DOCUMENT_TYPE)) return false;
  }
  return true;
}
