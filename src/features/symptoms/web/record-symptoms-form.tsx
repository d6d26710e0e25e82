import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { NewSymptomRecord } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { DiaryConsent, type useDiaryConsent } from './diary-consent.tsx';
import { SymptomRows } from './symptom-rows.tsx';
import type { DiaryEntryBody } from './use-record-symptoms.ts';
import { WhoseSymptoms } from './whose-symptoms.tsx';

/** An empty answer is no answer; a comma is a point to many. */
const decimal = {
  setValueAs: (typed: string | number | undefined) =>
    typed === undefined || typed === '' ? undefined : Number(String(typed).replace(',', '.')),
};
const optional = { setValueAs: (typed: string | undefined) => typed || undefined };

/** The form of a diary entry, which whoever holds it keeps while the fields are out of sight. */
export function useEntryForm(): UseFormReturn<DiaryEntryBody> {
  return useForm<DiaryEntryBody>({
    resolver: standardSchemaResolver(NewSymptomRecord),
    defaultValues: { symptoms: [], forChild: false },
    shouldFocusError: false,
  });
}

/** What is felt, how badly, since when and by whom. Answers the body of the entry and whether consent comes with it. */
export function RecordSymptomsForm({
  form,
  consent,
  busy,
  onTold,
}: {
  readonly form: UseFormReturn<DiaryEntryBody>;
  readonly consent: ReturnType<typeof useDiaryConsent>;
  readonly busy: boolean;
  readonly onTold: (body: DiaryEntryBody, consent: boolean) => void;
}) {
  const { t } = useLingui();
  const [today] = useState(() => lagosDate(Date.now()));
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) => {
    if (body.onset && body.onset > today) form.setError('onset', { message: 'That day has not come yet.' });
    else if (consent.isNeeded && !consent.isGiven) consent.demand();
    else onTold(body, consent.isNeeded);
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <ErrorSummary control={form.control} />
        <WhoseSymptoms />
        <SymptomRows />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label={<Trans>Temperature (°C)</Trans>}
            hint={<Trans>If you measured it.</Trans>}
            error={errors.temperature?.message}
            inputMode="decimal"
            autoComplete="off"
            {...form.register('temperature', decimal)}
          />
          <TextInput
            label={<Trans>When did it begin?</Trans>}
            hint={<Trans>The day, if you know it.</Trans>}
            error={errors.onset?.message}
            type="date"
            max={today}
            {...form.register('onset', optional)}
          />
        </div>
        <div className="field">
          <label htmlFor="diary-notes">
            <Trans>In your own words</Trans>
          </label>
          <span className="field-hint" id="diary-notes-hint">
            <Trans>Anything else: what it is like, what makes it worse, other illnesses, medicines.</Trans>
          </span>
          <textarea
            id="diary-notes"
            className="input"
            rows={3}
            maxLength={10_000}
            aria-describedby="diary-notes-hint"
            placeholder={t`For example: body dey hot since yesterday, I can't eat`}
            {...form.register('notes', optional)}
          />
        </div>
        <DiaryConsent consent={consent} />
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Continue</Trans>
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
