/**
 * Returns the cells of one CSV record (RFC 4180). Lenient: inside a quoted cell, a quote that isn't followed by a comma is
 * taken literally. Undefined if a quoted cell isn't closed: the record continues on the next line, or the quote is a mistake.
 */
export function csvCells(record: string): readonly string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const end = record[at] === '"' ? closingQuote(record, at) : commaAfter(record, at);
    if (end === undefined) return undefined;
    cells.push(record[at] === '"' ? record.slice(at + 1, end - 1).replaceAll('""', '"') : record.slice(at, end));
    if (end >= record.length) return cells;
    at = end + 1;
  }
}

function commaAfter(record: string, start: number): number {
  const comma = record.indexOf(',', start);
  return comma === -1 ? record.length : comma;
}

/** Returns the position after the quote that closes the cell opened at `start`. */
function closingQuote(record: string, start: number): number | undefined {
  for (let at = record.indexOf('"', start + 1); at !== -1; at = record.indexOf('"', at + 1)) {
    if (record[at + 1] === undefined || record[at + 1] === ',') return at + 1;
    if (record[at + 1] === '"') at += 1;
  }
  return undefined;
}
