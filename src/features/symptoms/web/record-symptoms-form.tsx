import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { NewSymptomRecord } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { entryProblems } from '../rules/entry-problems.ts';
import { KEPT_AS, keptText, takeUp } from '../rules/kept-entry.ts';
import { typedTemperature } from '../rules/typed-temperature.ts';
import { CONSENT_BOX, DiaryConsent, type useDiaryConsent } from './diary-consent.tsx';
import { SYMPTOM_SELECT, SymptomRows } from './symptom-rows.tsx';
import type { DiaryEntryBody } from './use-record-symptoms.ts';
import { WhoseSymptoms } from './whose-symptoms.tsx';

const TEMPERATURE = { setValueAs: typedTemperature };

/** The form's values: the body of the entry, and a field that holds the error about consent. */
type EntryValues = DiaryEntryBody & { readonly consent?: never };
interface EntryContext {
  readonly isConsentMissing: boolean;
}

const ONSET_FIELD = 'diary-onset';
/** Ids to focus for fields that react-hook-form doesn't register, or that have no value while partly filled in. */
const FOCUS_IDS = { symptoms: SYMPTOM_SELECT, onset: ONSET_FIELD, consent: CONSENT_BOX };

const bySchema = standardSchemaResolver(NewSymptomRecord) as unknown as Resolver<EntryValues, EntryContext>;

/** Reports all errors at once, each with its field: those of the schema, and those that the schema can't see. */
const resolver: Resolver<EntryValues, EntryContext> = async (values, context, options) => {
  const checked = await bySchema(values, context, options);
  const beside = {
    onset: values.onset,
    isOnsetPartial: fieldOf<HTMLInputElement>('onset')?.validity.badInput === true,
    isConsentMissing: context?.isConsentMissing === true,
  };
  const noSymptom = checked.errors.symptoms?.message;
  const besides = { ...(noSymptom && { symptoms: noSymptom }), ...entryProblems(beside, lagosDate(serverNow())) };
  if (Object.keys(besides).length === 0) return checked;
  const errors = Object.entries(besides).map(([name, message]) => {
    return [name, { type: 'custom', message, ref: fieldOf(name as keyof typeof FOCUS_IDS) }] as const;
  });
  return { values: {}, errors: { ...checked.errors, ...Object.fromEntries(errors) } };
};

function fieldOf<Element extends HTMLElement>(name: keyof typeof FOCUS_IDS): Element | null {
  return document.getElementById(FOCUS_IDS[name]) as Element | null;
}

/**
 * The form of a diary entry. The parent component holds its state while the fields are hidden. Values stay in this tab
 * until the entry is recorded.
 */
export function useEntryForm(userId: number, context: EntryContext): UseFormReturn<EntryValues, EntryContext> {
  const [before] = useState(() => takeUp(readKept(KEPT_AS), { userId, nowMs: Date.now() }));
  const form = useForm<EntryValues, EntryContext>({
    resolver,
    context,
    defaultValues: { symptoms: [], forChild: false, ...before },
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(KEPT_AS, keptText({ userId, keptAtMs: Date.now(), values })),
      }),
    [subscribe, userId],
  );
  return form;
}

/** Symptoms, severity, onset and person. Submits the body of the entry once consent is given where it is needed. */
export function RecordSymptomsForm({
  form,
  consent,
  busy,
  onSubmit,
}: {
  readonly form: ReturnType<typeof useEntryForm>;
  readonly consent: ReturnType<typeof useDiaryConsent>;
  readonly busy: boolean;
  readonly onSubmit: (body: DiaryEntryBody) => void;
}) {
  const { t } = useLingui();
  const [today] = useState(() => lagosDate(serverNow()));
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) => onSubmit(body));
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
            {...form.register('temperature', TEMPERATURE)}
          />
          <TextInput
            label={<Trans>When did it begin?</Trans>}
            hint={<Trans>The day, if you know it.</Trans>}
            error={errors.onset?.message}
            id={ONSET_FIELD}
            type="date"
            max={today}
            {...form.register('onset', OPTIONAL_TEXT)}
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
            {...form.register('notes', OPTIONAL_TEXT)}
          />
        </div>
        <DiaryConsent consent={consent} problem={consent.isGiven ? undefined : errors.consent?.message} />
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Continue</Trans>
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
