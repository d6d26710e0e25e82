import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { needsGuardian } from '#features/auth/rules/guardian.ts';
import { GuardianFields } from '#features/auth/web/guardian-fields.tsx';
import { type Age, AgeChange, type changeAge } from '#features/profile/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';

/** Changes a date of birth; who is under 18 by it and has no guardian yet is asked for one. */
export function AgeForm({
  userId,
  age,
  onClose,
}: {
  readonly userId: number;
  readonly age: Age;
  /** With what was saved, if something was. */
  readonly onClose: (saved?: Age) => void;
}) {
  const { t } = useLingui();
  const form = useForm<BodyOf<typeof changeAge>>({
    resolver: standardSchemaResolver(AgeChange),
    defaultValues: { dateOfBirth: age.dateOfBirth },
    shouldFocusError: false,
    shouldUnregister: true,
  });
  const showServerErrors = useServerErrors(form);
  const [asksForAnother, setAsksForAnother] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('dateOfBirth'), [setFocus]);
  const dateOfBirth = useWatch({ control: form.control, name: 'dateOfBirth' }) ?? undefined;
  const isMinor = needsGuardian({ dateOfBirth }, lagosDate(useNow(0)));
  const hasGuardian = age.guardianName !== null;
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
          {...form.register('dateOfBirth', { setValueAs: (typed: string | null) => typed || null })}
        />
        {hasGuardian && !asksForAnother && (
          <button
            type="button"
            className="button button-ghost justify-self-start"
            onClick={() => setAsksForAnother(true)}
          >
            <Trans>Name another parent or guardian</Trans>
          </button>
        )}
        {(asksForAnother || (isMinor && !hasGuardian)) && <GuardianFields />}
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
