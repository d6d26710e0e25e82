import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { HealthFacts, type writeHealthFacts } from '../contract.ts';
import { HealthFields, OR_NULL } from './health-fields.tsx';

const YES_OR_NO = { setValueAs: (value: string | boolean | null) => (value === '' ? null : String(value) === 'true') };

/** Changes the user's own health facts. */
export function HealthForm({
  facts,
  onClose,
}: {
  readonly facts: HealthFacts;
  /** Called with the saved facts; undefined if nothing was saved. */
  readonly onClose: (saved?: HealthFacts) => void;
}) {
  const { t } = useLingui();
  const form = useForm<HealthFacts>({
    resolver: standardSchemaResolver(HealthFacts),
    defaultValues: facts,
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('allergies'), [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await call<typeof writeHealthFacts>('PUT', '/api/health-facts', { body });
      toast({ title: t`Your health facts were saved` });
      onClose(saved);
    } catch (error) {
      showServerErrors(error);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ErrorSummary control={form.control} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <HealthFields />
          <SelectInput
            label={<Trans>Pregnant (optional)</Trans>}
            error={errors.isPregnant?.message}
            {...form.register('isPregnant', YES_OR_NO)}
          >
            <option value="">—</option>
            <option value="true">{t`Yes`}</option>
            <option value="false">{t`No`}</option>
          </SelectInput>
          <TextInput
            label={<Trans>Emergency contact: name (optional)</Trans>}
            error={errors.contactName?.message}
            maxLength={100}
            autoComplete="off"
            {...form.register('contactName', OR_NULL)}
          />
          <TextInput
            label={<Trans>Emergency contact: telephone (optional)</Trans>}
            error={errors.contactPhone?.message}
            type="tel"
            autoComplete="off"
            {...form.register('contactPhone', OR_NULL)}
          />
        </div>
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
