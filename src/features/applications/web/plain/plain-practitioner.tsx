import { Trans, useLingui } from '@lingui/react/macro';
import { CREDENTIALS, DEFAULT_WEEK, WEEKDAYS } from '#features/applications/rules/application-lists.ts';
import { HALF_HOURS } from '#features/applications/rules/half-hours.ts';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { FormSection } from '../form-section.tsx';
import { PlainChoices } from './plain-choices.tsx';

interface Of {
  readonly action: string;
}

/** Credentials and licence of a practitioner. */
export function PractitionerLicence({ action }: Of) {
  const { i18n } = useLingui();
  const field = usePlainField(action);
  return (
    <>
      <PlainChoices
        action={action}
        name="credentials"
        label={<Trans>Credentials</Trans>}
        hint={<Trans>Choose all that you hold.</Trans>}
        choices={CREDENTIALS}
      />
      <TextInput
        {...field('otherCredentials')}
        label={<Trans>Other credentials (optional)</Trans>}
        autoComplete="off"
      />
      <SelectInput
        {...field('licenceCouncil')}
        label={<Trans>Licensed by (optional)</Trans>}
        hint={<Trans>We look licences up with the council.</Trans>}
      >
        <option value="">—</option>
        {COUNCILS.map((council) => (
          <option key={council} value={council}>
            {translateText(i18n, council)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        {...field('licenceNumber')}
        label={<Trans>Licence number (optional)</Trans>}
        hint={<Trans>As it stands on your practising licence.</Trans>}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

/** The file or link of a résumé. A file must be chosen again when the form comes back. */
export function Resume({ action }: Of) {
  const field = usePlainField(action);
  const hasReturned = usePosted(action) !== null;
  const { id, name, error } = field('resumeFile');
  return (
    <>
      <Field
        id={id}
        error={error}
        label={<Trans>Upload your résumé (optional)</Trans>}
        hint={
          <>
            <Trans>PDF, DOC or DOCX, at most 5 MB. Upload a file or give a link, not both.</Trans>{' '}
            {hasReturned && <Trans>Choose the file again: browsers do not keep it.</Trans>}
          </>
        }
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name={name}
            accept=".pdf,.doc,.docx,application/pdf,application/msword"
            className="input py-2"
          />
        )}
      </Field>
      <TextInput
        {...field('resumeUrl')}
        label={<Trans>Link to your résumé (optional)</Trans>}
        hint={<Trans>It starts with https://</Trans>}
        type="url"
        inputMode="url"
        autoComplete="url"
      />
    </>
  );
}

/** The days and times of a practitioner. */
export function PractitionerHours({ action }: Of) {
  const { t } = useLingui();
  const field = usePlainField(action);
  const notes = field('availabilityNotes');
  const times = (
    <>
      <option value="">{t`Select a time`}</option>
      {HALF_HOURS.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </>
  );
  return (
    <FormSection title={<Trans>Your Availability</Trans>}>
      <PlainChoices
        action={action}
        name="availabilityDays"
        label={<Trans>Days</Trans>}
        choices={WEEKDAYS}
        present={DEFAULT_WEEK.days}
      />
      <SelectInput {...field('availabilityHoursStart', DEFAULT_WEEK.start)} label={<Trans>Start time</Trans>}>
        {times}
      </SelectInput>
      <SelectInput {...field('availabilityHoursEnd', DEFAULT_WEEK.end)} label={<Trans>End time</Trans>}>
        {times}
      </SelectInput>
      <Field
        id={notes.id}
        error={notes.error}
        label={<Trans>Notes on your availability (optional)</Trans>}
        hint={<Trans>For us; patients don't see them.</Trans>}
      >
        {(control) => (
          <textarea
            {...control}
            name={notes.name}
            rows={3}
            maxLength={1000}
            defaultValue={notes.defaultValue}
            className="input"
          />
        )}
      </Field>
    </FormSection>
  );
}
