import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import { NewInsurancePlan } from '#features/insurance/contract.ts';
import { RELATIONS } from '#features/insurance/rules/plan-choices.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useServerErrors } from '#platform/web/use-server-errors.ts';
import { CardPictureField } from './card-picture-field.tsx';
import { type PlanBody, useAddPlan } from './use-insurance-plans.ts';

/** Adds an insurance plan. The policy holder is preset to the user. */
export function InsuranceForm({ fullName, onClose }: { readonly fullName: string; readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const adding = useAddPlan();
  const [picture, setPicture] = useState<File>();
  const form = useForm<PlanBody>({
    resolver: standardSchemaResolver(NewInsurancePlan),
    defaultValues: { policyHolder: fullName },
    shouldFocusError: false,
  });
  const showServerErrors = useServerErrors(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty || picture !== undefined, t`You have changes that are not saved. Leave this page anyway?`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened the form is disabled now and has lost the focus.
    heading.current?.focus({ preventScroll: true });
  }, []);
  const submit = form.handleSubmit(async (values) => {
    try {
      await adding.mutateAsync({ body: values, picture });
      onClose();
    } catch (error) {
      showServerErrors(error);
    }
  });
  const field = (name: keyof PlanBody) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form noValidate className="card grid gap-4 sm:p-6" onSubmit={(event) => void submit(event)}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Add Insurance Plan</Trans>
      </h2>
      <ErrorSummary control={form.control} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput label={<Trans>Insurance provider</Trans>} defaultValue="" {...field('provider')}>
          <option value="" disabled>
            {t`Select a provider`}
          </option>
          {INSURERS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
        <TextInput label={<Trans>Plan name/type</Trans>} autoComplete="off" {...field('planName')} />
        <TextInput
          label={<Trans>Member ID/Number</Trans>}
          hint={<Trans>It is on your insurance card.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('memberId')}
        />
        <TextInput
          label={<Trans>Group number (optional)</Trans>}
          hint={<Trans>If your card shows one.</Trans>}
          autoComplete="off"
          spellCheck={false}
          error={errors.groupNumber?.message}
          {...form.register('groupNumber', OPTIONAL_TEXT)}
        />
        <TextInput label={<Trans>Policy holder's name</Trans>} autoComplete="name" {...field('policyHolder')} />
        <SelectInput
          label={<Trans>Your relation to the policy holder</Trans>}
          defaultValue=""
          {...field('relationToPatient')}
        >
          <option value="" disabled>
            {t`Select a relation`}
          </option>
          {RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {translateText(i18n, relation)}
            </option>
          ))}
        </SelectInput>
        <TextInput label={<Trans>Effective date</Trans>} type="date" {...field('effectiveDate')} />
        <TextInput
          label={<Trans>Expiry date (optional)</Trans>}
          type="date"
          error={errors.expiryDate?.message}
          {...form.register('expiryDate', OPTIONAL_TEXT)}
        />
        <TextInput
          label={<Trans>Insurer's contact number</Trans>}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...field('contactNumber')}
        />
      </div>
      <CardPictureField file={picture} onChange={setPicture} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
        <SubmitButton busy={isSubmitting} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save Insurance Plan</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
