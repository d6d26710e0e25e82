import { Trans } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { ApplicationValues } from '../application-values.ts';

/** Asks who is applying; the rest of the form depends on it. */
export function ApplicantKind() {
  const { register } = useFormContext<ApplicationValues>();
  const radio = 'mt-1 size-5 flex-none accent-green';
  return (
    <fieldset className="card grid gap-1 sm:p-6">
      <legend className="float-left w-full text-lg font-bold">
        <Trans>Who is applying?</Trans>
      </legend>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input type="radio" value="practitioner" className={radio} {...register('kind')} />
        <span>
          <Trans>One practitioner</Trans>
        </span>
      </label>
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input type="radio" value="facility" className={radio} {...register('kind')} />
        <span>
          <Trans>A clinic, hospital, laboratory or pharmacy</Trans>
        </span>
      </label>
    </fieldset>
  );
}
