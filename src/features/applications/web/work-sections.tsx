import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { APPLICATION_LANGUAGES, WEEKDAYS } from '../rules/application-lists.ts';
import { HALF_HOURS } from '../rules/half-hours.ts';
import type { ApplicationValues } from './application-values.ts';
import { AvailabilityNotes } from './availability-notes.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FormSection } from './form-section.tsx';

/** The section for availability. */
export function AvailabilitySection() {
  const { register, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  return (
    <FormSection title={<Trans>Your Availability</Trans>}>
      <ChoiceGroup name="availabilityDays" label={<Trans>Days</Trans>} choices={WEEKDAYS} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          label={<Trans>Start time</Trans>}
          error={errors.availabilityHoursStart?.message}
          {...register('availabilityHoursStart')}
        >
          <TimeChoices />
        </SelectInput>
        <SelectInput
          label={<Trans>End time</Trans>}
          error={errors.availabilityHoursEnd?.message}
          {...register('availabilityHoursEnd')}
        >
          <TimeChoices />
        </SelectInput>
      </div>
      <AvailabilityNotes />
    </FormSection>
  );
}

function TimeChoices() {
  const { t } = useLingui();
  return (
    <>
      <option value="">{t`Select a time`}</option>
      {HALF_HOURS.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </>
  );
}

/** The section for the services of the practice. */
export function CapabilitiesSection() {
  const { register } = useFormContext<ApplicationValues>();
  return (
    <FormSection title={<Trans>Practice Capabilities</Trans>}>
      <div className="grid sm:grid-cols-2">
        <CheckboxInput label={<Trans>Telehealth: visits by video</Trans>} {...register('telehealthSupport')} />
        <CheckboxInput label={<Trans>Urgent care on the same day</Trans>} {...register('urgentCareSupport')} />
        <CheckboxInput label={<Trans>Low-cost options</Trans>} {...register('lowCostOptions')} />
        <CheckboxInput label={<Trans>Mobile clinic</Trans>} {...register('mobileClinic')} />
      </div>
    </FormSection>
  );
}

/** The section for the languages that the applicant speaks with patients. */
export function LanguagesSection() {
  return (
    <FormSection title={<Trans>Languages Spoken</Trans>}>
      <ChoiceGroup
        name="languages"
        label={<Trans>Languages</Trans>}
        hint={<Trans>That you speak with patients.</Trans>}
        choices={APPLICATION_LANGUAGES}
      />
    </FormSection>
  );
}
