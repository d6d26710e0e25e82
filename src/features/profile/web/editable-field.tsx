import { Trans } from '@lingui/react/macro';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ProfileField } from '#features/profile/rules/profile-fields.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { useProfileEditor } from './profile-editor.ts';

/**
 * A profile field: shows its value with an edit button, or its control with a cancel button. Focus moves into the control
 * and back to the button.
 */
export function EditableField({
  field,
  label,
  value,
  children,
}: {
  readonly field: ProfileField;
  readonly label: string;
  readonly value: string | null;
  /** The labelled control, shown while editing. */
  readonly children: ReactNode;
}) {
  const { editing, edit, cancel } = useProfileEditor();
  const hydrated = useHydrated();
  const isEdited = editing.has(field);
  const row = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    row.current?.querySelector<HTMLElement>(isEdited ? 'input, select' : 'button')?.focus();
  }, [isEdited]);

  const toggle = () => {
    moveFocus.current = true;
    if (isEdited) cancel(field);
    else edit(field);
  };
  return (
    <div
      ref={row}
      className={`flex justify-between gap-x-3 border-b border-line py-3 last:border-0 ${isEdited ? 'flex-col sm:flex-row' : 'items-center'}`}
    >
      {isEdited ? (
        <div className="min-w-0 flex-1">{children}</div>
      ) : (
        <dl className="min-w-0 flex-1 py-0.5">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value || <NotProvided />}</dd>
        </dl>
      )}
      <button
        type="button"
        className="-me-2 inline-flex min-h-11 flex-none self-end items-center gap-1.5 rounded-control px-2 font-semibold text-green disabled:text-soft"
        disabled={!hydrated}
        onClick={toggle}
      >
        {isEdited ? (
          <X aria-hidden size={18} strokeWidth={1.75} />
        ) : (
          <Pencil aria-hidden size={18} strokeWidth={1.75} />
        )}
        {isEdited ? (
          <Trans>
            Cancel<span className="sr-only"> editing {label}</span>
          </Trans>
        ) : (
          <Trans>
            Edit<span className="sr-only"> {label}</span>
          </Trans>
        )}
      </button>
    </div>
  );
}

function NotProvided() {
  return (
    <span className="font-normal text-soft">
      <Trans>Not provided</Trans>
    </span>
  );
}
