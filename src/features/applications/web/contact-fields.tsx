import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { APPLICATION_SPECIALTIES } from '../rules/application-lists.ts';
import type { ApplicationValues } from './application-values.ts';

/** The inputs for specialty, e-mail address and telephone number. */
export function ContactFields({
  specialtyHint,
  keepsListedPhone,
}: {
  readonly specialtyHint?: ReactNode;
  /** The application claims a listing with a number, which the page keeps at first. */
  readonly keepsListedPhone: boolean;
}) {
  const { t, i18n } = useLingui();
  const { register, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  return (
    <>
      <SelectInput
        label={<Trans>Specialty</Trans>}
        hint={specialtyHint}
        defaultValue=""
        error={errors.specialty?.message}
        {...register('specialty')}
      >
        <option value="" disabled>
          {t`Select a specialty`}
        </option>
        {APPLICATION_SPECIALTIES.map((specialty) => (
          <option key={specialty} value={specialty}>
            {translateText(i18n, specialty)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={<Trans>E-mail</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label={<Trans>Phone</Trans>}
        hint={
          keepsListedPhone ? (
            <Trans>Patients read the number of the listing until you change it on your page.</Trans>
          ) : (
            <Trans>Patients read this number on your page.</Trans>
          )
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
}
