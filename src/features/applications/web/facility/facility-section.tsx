import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { facilityAgency } from '#features/applications/rules/facility-licence.ts';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { ApplicationValues } from '../application-values.ts';
import { ContactFields } from '../contact-fields.tsx';
import { FormSection } from '../form-section.tsx';

/** The section for the name, type and contact details of a facility. */
export function FacilitySection({ keepsListedPhone }: { readonly keepsListedPhone: boolean }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  return (
    <FormSection title={<Trans>Basic Information</Trans>}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>Name of the practice</Trans>}
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
        <SelectInput
          label={<Trans>Type of facility</Trans>}
          defaultValue=""
          error={errors.facilityType?.message}
          {...register('facilityType', OPTIONAL_TEXT)}
        >
          <option value="" disabled>
            {t`Select a type`}
          </option>
          {FACILITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </SelectInput>
        <TextInput
          label={<Trans>Your own name</Trans>}
          hint={<Trans>Your account to run the practice has this name.</Trans>}
          autoComplete="name"
          error={errors.contactName?.message}
          {...register('contactName', OPTIONAL_TEXT)}
        />
        <ContactFields
          keepsListedPhone={keepsListedPhone}
          specialtyHint={<Trans>Choose Other for a pharmacy or laboratory.</Trans>}
        />
      </div>
    </FormSection>
  );
}

/** The section for the numbers of a facility in registers, and which documents prove them. */
export function RegisterNumbersSection() {
  const { register, formState, control } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  const agency = facilityAgency(useWatch({ control, name: 'state' }));
  const input = { autoComplete: 'off', spellCheck: false };
  return (
    <FormSection title={<Trans>Registration and licences</Trans>}>
      <p className="text-soft">
        <Trans>
          Give the numbers that you have. A reviewer asks you by e-mail for photos or PDFs: the CAC certificate, the
          state's licence of the facility, and the practising licences of your people. NHIA only if you are accredited.
        </Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>CAC number (optional)</Trans>}
          hint={<Trans>For example RC 123456 or BN 1234567.</Trans>}
          error={errors.cacNumber?.message}
          {...input}
          {...register('cacNumber', OPTIONAL_TEXT)}
        />
        <TextInput
          label={
            agency === undefined ? (
              <Trans>State facility licence number (optional)</Trans>
            ) : (
              <Trans>{agency} facility licence number (optional)</Trans>
            )
          }
          hint={agency === undefined ? <Trans>From the state's ministry of health or its agency.</Trans> : undefined}
          error={errors.stateLicenceNumber?.message}
          {...input}
          {...register('stateLicenceNumber', OPTIONAL_TEXT)}
        />
        <TextInput
          label={<Trans>NHIA number (optional)</Trans>}
          hint={<Trans>If the National Health Insurance Authority has accredited you.</Trans>}
          error={errors.nhiaNumber?.message}
          {...input}
          {...register('nhiaNumber', OPTIONAL_TEXT)}
        />
      </div>
    </FormSection>
  );
}
