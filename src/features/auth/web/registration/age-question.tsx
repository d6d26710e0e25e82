import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { register as registerCall } from '#features/auth/contract.ts';
import { needsGuardian } from '#features/auth/rules/guardian.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { useNow } from '#platform/web/use-now.ts';
import { GuardianFields } from './guardian-fields.tsx';

/**
 * Asks whether the person is 18 or older and, if not, which guardian consents. Preset to adult, because most people are.
 * Needs the form's FormProvider.
 */
export function AgeQuestion() {
  const { register, control, getValues, setValue } = useFormContext<BodyOf<typeof registerCall>>();
  const [ageGroup, dateOfBirth] = useWatch({ control, name: ['ageGroup', 'dateOfBirth'] });
  // useWatch misses what was chosen or typed before hydration.
  useEffect(() => {
    const early = getValues();
    if (early.ageGroup) setValue('ageGroup', early.ageGroup);
    if (early.dateOfBirth) setValue('dateOfBirth', early.dateOfBirth);
  }, [getValues, setValue]);
  const asksGuardian = needsGuardian({ ageGroup, dateOfBirth }, lagosDate(useNow(0)));
  return (
    <>
      <fieldset>
        <legend className="font-semibold">
          <Trans>Your age</Trans>
        </legend>
        <label className="flex min-h-11 items-center gap-3">
          <input type="radio" value="adult" defaultChecked className="size-5 accent-green" {...register('ageGroup')} />
          <Trans>I am 18 or older</Trans>
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input type="radio" value="minor" className="size-5 flex-none accent-green" {...register('ageGroup')} />
          <Trans>I am under 18: a parent or guardian agrees</Trans>
        </label>
      </fieldset>
      {asksGuardian && <GuardianFields />}
    </>
  );
}
