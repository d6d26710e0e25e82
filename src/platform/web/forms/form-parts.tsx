import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that another desk has changed the same fields meanwhile. Takes focus, because it may be out of sight. */
export function ChangedBoth({ both }: { readonly both: readonly string[] }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, [both]);
  if (both.length === 0) return null;
  return (
    <p ref={note} role="alert" tabIndex={-1} className="notice notice-amber">
      <Trans>Somebody else has changed the same meanwhile. Save again to put yours in its place.</Trans>
    </p>
  );
}

/** Choices of which any number can be ticked. */
export function TickedChoices<Value extends string | number>({
  legend,
  choices,
  chosen,
  error,
  all = [],
  onChange,
}: {
  readonly legend: ReactNode;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Translated. */
  readonly error: string | undefined;
  /** The values that one button ticks together; no button for fewer than two. */
  readonly all?: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}) {
  const box = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={box}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-2.5 wrap-anywhere">
            <input
              type="checkbox"
              className="mt-0.5 size-5 flex-none accent-green"
              checked={chosen.includes(value)}
              aria-invalid={error !== undefined || undefined}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {label}
          </label>
        ))}
      </div>
      {all.length > 1 && !all.every((value) => chosen.includes(value)) && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center"
          onClick={() => {
            onChange([...new Set([...chosen, ...all])]);
            // This button is gone then.
            box.current?.querySelector('input')?.focus();
          }}
        >
          <Trans>Choose all</Trans>
        </button>
      )}
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
