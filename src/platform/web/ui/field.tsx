import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { translateText } from '#platform/web/translate-text.ts';

/** What a control in a field needs: ids that tie it to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** What every ready-made control takes besides the attributes of its element. */
export interface FieldText {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The control's id, if something besides its label needs it. */
  readonly id?: string | undefined;
  /** The English sentence of a schema or the server; translated here. */
  readonly error?: string | undefined;
}

/** A form field: label above, hint below it, then the control, then the error in words. */
export function Field({
  label,
  hint,
  error,
  id: given,
  children,
}: FieldText & { readonly children: (control: ControlProps) => ReactNode }) {
  const { i18n } = useLingui();
  const made = useId();
  const id = given ?? made;
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error !== undefined || undefined })}
      {error !== undefined && (
        <span className="field-error flex items-start gap-1.5" id={`${id}-error`}>
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
          {translateText(i18n, error)}
        </span>
      )}
    </div>
  );
}
