import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { OPTIONAL_TEXT } from '#platform/web/optional-text.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { CREDENTIALS } from '../rules/application-lists.ts';
import type { ApplicationValues } from './application-values.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FormSection } from './form-section.tsx';

/** The section for name, contact details, specialty and credentials. */
export function WhoSection({ keepsListedPhone }: { readonly keepsListedPhone: boolean }) {
  const { i18n } = useLingui();
  const { register, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  return (
    <FormSection title={<Trans>Basic Information</Trans>}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>Full name or name of the practice</Trans>}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <ContactFields keepsListedPhone={keepsListedPhone} />
      </div>
      <ChoiceGroup
        name="credentials"
        label={<Trans>Credentials</Trans>}
        hint={<Trans>Choose all that you hold.</Trans>}
        choices={CREDENTIALS}
      />
      <TextInput
        label={<Trans>Other credentials (optional)</Trans>}
        autoComplete="off"
        error={errors.otherCredentials?.message}
        {...register('otherCredentials', OPTIONAL_TEXT)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          label={<Trans>Licensed by (optional)</Trans>}
          hint={<Trans>We look licences up with the council.</Trans>}
          error={errors.licenceCouncil?.message}
          {...register('licenceCouncil', OPTIONAL_TEXT)}
        >
          <option value="">—</option>
          {COUNCILS.map((council) => (
            <option key={council} value={council}>
              {translateText(i18n, council)}
            </option>
          ))}
        </SelectInput>
        <TextInput
          label={<Trans>Licence number (optional)</Trans>}
          hint={<Trans>As it stands on your practising licence.</Trans>}
          autoComplete="off"
          spellCheck={false}
          error={errors.licenceNumber?.message}
          {...register('licenceNumber', OPTIONAL_TEXT)}
        />
      </div>
    </FormSection>
  );
}
