import type { ReactNode } from 'react';

/** A column of a table: its heading, and what a row shows in it. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** For figures, which line up at their end. */
  readonly numeric?: boolean;
}

/** A dense table; below 768 px each row is a card, in which every value stands beside the heading of its column. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  busy = false,
}: {
  /** Says what the table lists, to those who don't see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** While other rows load. */
  readonly busy?: boolean;
}) {
  return (
    <table className="data-table" aria-busy={busy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, numeric }) => (
            <th key={heading} scope="col" className={numeric ? 'md:text-end' : ''}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ heading, cell, numeric }) => (
              <td key={heading} data-heading={heading} className={numeric ? 'tabular-nums md:text-end' : ''}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
