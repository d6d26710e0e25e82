/**
 * Returns the cells of one CSV record (RFC 4180). Lenient: inside a quoted cell, a quote that isn't followed by a separator
 * is taken literally. Undefined if a quoted cell isn't closed: the record continues on the next line, or the quote is a
 * mistake.
 */
export function csvCells(record: string, separator = ','): readonly string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const end = record[at] === '"' ? closingQuote(record, at, separator) : separatorAfter(record, at, separator);
    if (end === undefined) return undefined;
    cells.push(record[at] === '"' ? record.slice(at + 1, end - 1).replaceAll('""', '"') : record.slice(at, end));
    if (end >= record.length) return cells;
    at = end + 1;
  }
}

function separatorAfter(record: string, start: number, separator: string): number {
  const at = record.indexOf(separator, start);
  return at === -1 ? record.length : at;
}

/** Returns the position after the quote that closes the cell opened at `start`. */
function closingQuote(record: string, start: number, separator: string): number | undefined {
  for (let at = record.indexOf('"', start + 1); at !== -1; at = record.indexOf('"', at + 1)) {
    if (record[at + 1] === undefined || record[at + 1] === separator) return at + 1;
    if (record[at + 1] === '"') at += 1;
  }
  return undefined;
}
