import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** A column of a table: its heading, and what a row shows in it. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for figures, which are aligned right. */
  readonly numeric?: boolean;
}

/** A dense table; below 768 px each row is a card, in which every value stands beside the heading of its column. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  busy = false,
  fold = Number.POSITIVE_INFINITY,
}: {
  /** The caption, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** While other rows load. */
  readonly busy?: boolean;
  /** The number of rows shown on a phone until the user wants all. */
  readonly fold?: number;
}) {
  const [isWhole, setWhole] = useState(false);
  const count = rows.length;
  const isFolded = !isWhole && count > fold;
  // Beside figures, which never break, words would be squeezed to single letters; beside a long text without blanks, too.
  const wordsClass = columns.some(({ numeric }) => numeric) ? 'lg:min-w-25 xl:min-w-34' : 'md:max-w-72';
  const table = (
    <table className="data-table" aria-busy={busy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, numeric }) => (
            <th key={heading} scope="col" className={numeric ? 'wrap-anywhere md:text-end' : ''}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row)} className={isFolded && at >= fold ? 'max-md:hidden' : undefined}>
            {columns.map(({ heading, cell, numeric }) => (
              <td key={heading} data-heading={heading} className={numeric ? 'tabular-nums md:text-end' : wordsClass}>
                {/* On a phone the cell is a grid, in which a badge would fill the width. */}
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isFolded) return table;
  return (
    <>
      {table}
      <p className="no-print md:hidden">
        <button type="button" className="button button-ghost w-full" onClick={() => setWhole(true)}>
          <Trans>Show all {count} rows</Trans>
        </button>
      </p>
    </>
  );
}
