import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { register as registerCall } from '#features/auth/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { PlaceDetails } from './place-details.tsx';

/** Sends nothing for an empty field. */

/** The optional fields of a new account, collapsed. Needs the form's FormProvider. */
export function OptionalDetails({ bloodTypes }: { readonly bloodTypes: readonly string[] }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<BodyOf<typeof registerCall>>();
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 px-4 py-2.5 font-semibold">
        <Trans>Optional details</Trans>
      </summary>
      <div className="grid gap-4 p-4 pt-2">
        <TextInput
          label={<Trans>Date of birth</Trans>}
          hint={<Trans>For people under 18, a parent or guardian has to agree.</Trans>}
          error={errors.dateOfBirth?.message}
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          {...register('dateOfBirth', OPTIONAL_TEXT)}
        />
        <TextInput
          label={<Trans>Phone number</Trans>}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...register('phone', OPTIONAL_TEXT)}
        />
        <PlaceDetails />
        <SelectInput
          label={<Trans>Blood type</Trans>}
          error={errors.bloodType?.message}
          {...register('bloodType', OPTIONAL_TEXT)}
        >
          <option value="">—</option>
          {bloodTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectInput>
        <TextInput
          label={<Trans>NHIS number</Trans>}
          hint={<Trans>From your National Health Insurance Scheme card.</Trans>}
          error={errors.nhisNumber?.message}
          autoComplete="off"
          {...register('nhisNumber', OPTIONAL_TEXT)}
        />
      </div>
    </details>
  );
}
