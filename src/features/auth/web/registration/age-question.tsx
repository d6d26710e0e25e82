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
 * Whether somebody is 18 or older, and for anybody younger who consents. Most people are, so that is chosen beforehand;
 * it stands where everybody sees it. Stands inside the form's FormProvider.
 */
export function AgeQuestion() {
  const { register, control, getValues, setValue } = useFormContext<BodyOf<typeof registerCall>>();
  const [ageGroup, dateOfBirth] = useWatch({ control, name: ['ageGroup', 'dateOfBirth'] });
  // What was chosen or typed before the scripts arrived: watching starts too late to see it.
  useEffect(() => {
    const told = getValues();
    if (told.ageGroup) setValue('ageGroup', told.ageGroup);
    if (told.dateOfBirth) setValue('dateOfBirth', told.dateOfBirth);
  }, [getValues, setValue]);
  const guarded = needsGuardian({ ageGroup, dateOfBirth }, lagosDate(useNow(0)));
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
      {guarded && <GuardianFields />}
    </>
  );
}
