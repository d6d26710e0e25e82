const START = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const LITTLE_ENDIAN = 0xfffe;
const FREE_SECTOR = 0xffffffff;
/** Number of allocation-table sectors listed in the header itself; Word needs no more below 7 MB. */
const TABLE_IN_HEADER = 109;

/**
 * True if the bytes are a complete Word 97-2003 document without macros: a compound file with a Word stream.
 * @see [MS-CFB] 2.2 (header), 2.3 (allocation table), 2.6 (directory); [MS-DOC] 2.1.1 (WordDocument stream)
 */
export function isWordBinary(bytes: Buffer): boolean {
  if (bytes.length < 1536 || !bytes.subarray(0, START.length).equals(START)) return false;
  const shift = bytes.readUInt16LE(30);
  if (bytes.readUInt16LE(28) !== LITTLE_ENDIAN || (shift !== 9 && shift !== 12)) return false;
  const size = 2 ** shift;
  const directory = (bytes.readUInt32LE(48) + 1) * size;
  if (!bytes.subarray(directory, directory + 20).equals(wide('Root Entry'))) return false;
  const last = lastUsedSector(bytes, size);
  if (last === undefined || (last + 1) * size >= bytes.length) return false;
  return bytes.includes(wide('WordDocument')) && !bytes.includes(wide('_VBA_PROJECT'));
}

/** Returns the number of the last used sector; undefined if the allocation table isn't in the file. */
function lastUsedSector(bytes: Buffer, size: number): number | undefined {
  const tables = bytes.readUInt32LE(44);
  if (tables < 1 || tables > TABLE_IN_HEADER) return undefined;
  let last = 0;
  for (let table = 0; table < tables; table++) {
    const at = (bytes.readUInt32LE(76 + 4 * table) + 1) * size;
    if (at + size > bytes.length) return undefined;
    for (let entry = 0; entry < size / 4; entry++) {
      if (bytes.readUInt32LE(at + 4 * entry) !== FREE_SECTOR) last = table * (size / 4) + entry;
    }
  }
  return last;
}

function wide(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}
