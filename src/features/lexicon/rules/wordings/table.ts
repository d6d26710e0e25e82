/** Returns the rows of a table written as text: one row a line, its cells separated by ` | `. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' | '));
}
