import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import type { ApplicationValues } from './application-values.ts';

/** The notes beside the times that an applicant gives. */
export function AvailabilityNotes() {
  const { register, formState } = useFormContext<ApplicationValues>();
  return (
    <Field
      label={<Trans>Notes on your availability (optional)</Trans>}
      hint={<Trans>For us; patients don't see them.</Trans>}
      error={formState.errors.availabilityNotes?.message}
    >
      {(control) => (
        <textarea
          rows={3}
          maxLength={1000}
          {...register('availabilityNotes', OPTIONAL_TEXT)}
          {...control}
          className="input"
        />
      )}
    </Field>
  );
}
