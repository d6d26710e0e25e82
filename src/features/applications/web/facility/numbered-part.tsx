import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of several alike parts of a form, with a button that removes it; without `onRemove` it stays. */
export function NumberedPart({
  title,
  removeLabel,
  onRemove,
  children,
}: {
  readonly title: ReactNode;
  readonly removeLabel: string;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="grid gap-4 border-b border-line pb-4">
      <legend className="float-left flex w-full items-center justify-between font-semibold">
        {title}
        {onRemove && (
          <button type="button" className="icon-button text-red" aria-label={removeLabel} onClick={onRemove}>
            <Trash2 aria-hidden size={20} strokeWidth={1.75} />
          </button>
        )}
      </legend>
      {children}
    </fieldset>
  );
}
