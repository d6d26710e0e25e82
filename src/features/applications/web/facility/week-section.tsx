import { Trans } from '@lingui/react/macro';
import { AvailabilityNotes } from '../availability-notes.tsx';
import { FormSection } from '../form-section.tsx';
import { WeekFields } from './week-fields.tsx';

/** The section for the hours of a facility by weekday. */
export function WeekSection() {
  return (
    <FormSection title={<Trans>Opening hours</Trans>}>
      <WeekFields path="" />
      <AvailabilityNotes />
    </FormSection>
  );
}
