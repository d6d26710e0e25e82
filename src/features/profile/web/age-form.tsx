import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { withAgeCheck } from '#features/auth/web/registration/age-check.ts';
import { GuardianFields } from '#features/auth/web/registration/guardian-fields.tsx';
import { type Age, AgeChange, type changeAge } from '#features/profile/contract.ts';
import { asksForGuardian } from '#features/profile/rules/age-change.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Changes the date of birth. Asks for a guardian if it is under 18 and none is on record. */
export function AgeForm({
  userId,
  age,
  onClose,
}: {
  readonly userId: number;
  readonly age: Age;
  /** Called with the saved age; undefined if nothing was saved. */
  readonly onClose: (saved?: Age) => void;
}) {
  const { t } = useLingui();
  const [asksForNewGuardian, setAsksForNewGuardian] = useState(false);
  const [typed, setTyped] = useState(age.dateOfBirth);
  const hasGuardian = age.guardianName !== null;
  const asksGuardian = asksForGuardian(
    age,
    { dateOfBirth: typed, namesAnother: asksForNewGuardian },
    lagosDate(useNow(0)),
  );
  const form = useForm<BodyOf<typeof changeAge>>({
    // A guardian without a date of birth implies a person under 18.
    resolver: asksGuardian
      ? withAgeCheck(standardSchemaResolver(AgeChange), typed ? {} : { ageGroup: 'minor' })
      : standardSchemaResolver(AgeChange),
    defaultValues: { dateOfBirth: age.dateOfBirth },
    shouldFocusError: false,
    shouldUnregister: true,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('dateOfBirth'), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await call<typeof changeAge>('PUT', '/api/users/:id/age', { params: { id: userId }, body });
      toast({ title: t`Your age was saved` });
      onClose(saved);
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary control={form.control} />
        <TextInput
          label={<Trans>Date of birth</Trans>}
          hint={<Trans>For people under 18, a parent or guardian has to agree.</Trans>}
          error={errors.dateOfBirth?.message}
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          {...form.register('dateOfBirth', {
            setValueAs: (value: string | null) => value || null,
            onChange: ({ target }: { readonly target: HTMLInputElement }) => setTyped(target.value || null),
          })}
        />
        {hasGuardian && !asksForNewGuardian && (
          <button
            type="button"
            className="button button-ghost justify-self-start"
            onClick={() => setAsksForNewGuardian(true)}
          >
            <Trans>Name another parent or guardian</Trans>
          </button>
        )}
        {asksGuardian && <GuardianFields />}
        {hasGuardian && (
          <PasswordInput
            label={<Trans>Your password</Trans>}
            hint={<Trans>A parent or guardian is on record, so a change needs it.</Trans>}
            error={errors.password?.message}
            autoComplete="current-password"
            {...form.register('password')}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
            <Trans>Save</Trans>
          </SubmitButton>
          <button type="button" className="button button-ghost" onClick={() => onClose()}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
