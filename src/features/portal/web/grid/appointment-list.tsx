import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { GridColumn } from '#features/portal/rules/grid/day-columns.ts';
import type { Span } from '#features/portal/rules/grid/gaps.ts';
import { cellsOf } from '#features/portal/rules/grid/grid-cells.ts';
import { clockOf } from './grid-scale.ts';

/** The visits of a day as a list in order of time, with the free time between them. */
export function AppointmentList({
  columns,
  card,
  onNew,
}: {
  readonly columns: readonly GridColumn[];
  /** Draws a visit. */
  readonly card: (appointment: PortalAppointment) => ReactNode;
  readonly onNew: (column: GridColumn, gap: Span) => void;
}) {
  const { t } = useLingui();
  const rows = columns
    .flatMap((column) => cellsOf(column).map((cell) => ({ column, cell })))
    .toSorted((a, b) => a.cell.span.from - b.cell.span.from);
  return (
    <ul className="grid gap-3" aria-label={t`Visits of this day`}>
      {rows.map(({ column, cell: { key, span, appointment } }) =>
        appointment === undefined ? (
          <li key={key}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 rounded-card border border-dashed border-edge px-4 text-start text-soft hover:text-ink"
              onClick={() => onNew(column, span)}
            >
              <Plus aria-hidden size={18} strokeWidth={1.75} className="flex-none" />
              <FreeTime name={column.name ?? undefined} {...span} />
            </button>
          </li>
        ) : (
          card(appointment)
        ),
      )}
    </ul>
  );
}

function FreeTime({ from, until, name }: Span & { readonly name: string | undefined }) {
  const [start, end] = [clockOf(from), clockOf(until)];
  return (
    <span className="wrap-anywhere tabular-nums">
      {name === undefined ? (
        <Trans>
          Free {start} to {end}
        </Trans>
      ) : (
        <Trans>
          Free {start} to {end}: {name}
        </Trans>
      )}
    </span>
  );
}
