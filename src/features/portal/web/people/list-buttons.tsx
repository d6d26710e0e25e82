import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Changes an entry of a list, or takes it off. */
export function ListButtons({
  name,
  onEdit,
  onRetire,
}: {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRetire: () => void;
}) {
  return (
    <p className="flex flex-wrap gap-x-5">
      <button type="button" className="link inline-flex min-h-11 items-center gap-1.5" onClick={onEdit}>
        <Pencil {...ICON} />
        <Trans>Change</Trans>
        <span className="sr-only"> {name}</span>
      </button>
      <button type="button" className="link inline-flex min-h-11 items-center gap-1.5" onClick={onRetire}>
        <Trash2 {...ICON} />
        <Trans>Take off the list</Trans>
        <span className="sr-only"> {name}</span>
      </button>
    </p>
  );
}
