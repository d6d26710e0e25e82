import { Trans, useLingui } from '@lingui/react/macro';
import { COMMON_END_REASONS } from '#features/appointments/rules/end-reasons.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';

/** Why a visit is cancelled or moved, as the patient reads it: a common reason or words of one's own. */
export function ReasonField({
  value,
  onChange,
  error,
  isOptional = false,
}: {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-2">
      <Field
        label={isOptional ? <Trans>Why? (optional)</Trans> : <Trans>Why?</Trans>}
        hint={<Trans>The patient reads this. Write nothing about health: it goes out by e-mail.</Trans>}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={2}
            maxLength={300}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div role="group" aria-label={t`Common reasons`} className="flex flex-wrap gap-2">
        {COMMON_END_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className="chip"
            aria-pressed={value === reason}
            onClick={() => onChange(value === reason ? '' : reason)}
          >
            {translateText(i18n, reason)}
          </button>
        ))}
      </div>
    </div>
  );
}
