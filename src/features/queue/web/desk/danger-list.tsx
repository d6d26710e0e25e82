import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { Queue } from '#features/queue/contract.ts';
import { inDanger } from '#features/queue/rules/point-tickets.ts';

/** Who has a danger sign and isn't served yet, above all else, at any point. Screen readers say it at once. */
export function DangerList({
  queue: { points, tickets },
  onShow,
}: {
  readonly queue: Queue;
  /** Shows a ticket in the queue. */
  readonly onShow: (ticketId: number) => void;
}) {
  return (
    <div role="alert" className="grid gap-2 empty:hidden">
      {inDanger(tickets).map(({ id, label, name, pointId }) => {
        const point = points.find((each) => each.id === pointId)?.name ?? '';
        return (
          <div key={id} className="notice notice-red flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="flex items-center gap-2 text-lg font-bold">
              <TriangleAlert aria-hidden size={24} strokeWidth={2} className="flex-none" />
              <span className="wrap-anywhere">
                <Trans>
                  Danger sign: {label} {name}. Take them to {point} now.
                </Trans>
              </span>
            </p>
            <button type="button" className="button button-ghost" onClick={() => onShow(id)}>
              <Trans>Show {label}</Trans>
            </button>
          </div>
        );
      })}
    </div>
  );
}
