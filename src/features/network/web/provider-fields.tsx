import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { OfficePicture } from '#features/directory/web/office-picture.tsx';
import { FORM_LANGUAGES, FORM_SPECIALTIES, FORM_STATES } from '#features/network/rules/provider-choices.ts';
import { PROVIDER_FLAG_NAMES, PROVIDER_FLAGS } from '#features/network/rules/provider-flags.ts';
import type { ProviderValues } from '#features/network/rules/provider-values.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { ImageInput } from './image-input.tsx';
import { LgaSelect } from './lga-select.tsx';

/** The fields of a provider. Its present values are offered besides the usual choices, so that saving keeps them. */
export function ProviderFields({
  form,
  initial,
  isListing,
}: {
  readonly form: UseFormReturn<ProviderValues>;
  readonly initial: ProviderValues;
  /** Of a listing it is not known whether it takes new patients. */
  readonly isListing: boolean;
}) {
  const { t, i18n } = useLingui();
  const { register, setValue, formState } = form;
  const [name, state] = useWatch({ control: form.control, name: ['name', 'state'] });
  const field = (of: keyof ProviderValues) => ({ ...register(of), error: formState.errors[of]?.message });
  const uploaded = (of: 'profileImage' | 'officeImage') => (path: string) =>
    setValue(of, path, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const addressHint = <Trans>Upload one below, or type an address that begins with https://</Trans>;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput label={<Trans>Name</Trans>} autoComplete="off" {...field('name')} />
        <SelectInput label={<Trans>Specialty</Trans>} {...field('specialty')}>
          <Choices of={FORM_SPECIALTIES} own={initial.specialty} none={t`Select a specialty`} />
        </SelectInput>
        <TextInput
          label={<Trans>Email</Trans>}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          {...field('email')}
        />
        <TextInput label={<Trans>Phone</Trans>} type="tel" inputMode="tel" autoComplete="off" {...field('phone')} />
        <TextInput label={<Trans>Address</Trans>} autoComplete="off" {...field('address')} />
        <SelectInput
          label={<Trans>State</Trans>}
          {...field('state')}
          onChange={(event) => {
            // The LGA of the old state isn't one of the new.
            setValue('lga', event.target.value === initial.state ? initial.lga : '');
            void register('state').onChange(event);
          }}
        >
          <Choices of={FORM_STATES} own={initial.state} none={t`Select a state`} />
        </SelectInput>
        <LgaSelect state={state} initial={initial} {...field('lga')} />
        <div className="sm:col-span-2">
          <Field label={<Trans>Bio (optional)</Trans>} error={formState.errors.bio?.message}>
            {(control) => <textarea rows={4} {...register('bio')} {...control} className="input" />}
          </Field>
        </div>
      </div>
      <fieldset>
        <legend className="font-semibold">
          <Trans>Services</Trans>
        </legend>
        <div className="grid sm:grid-cols-2">
          {PROVIDER_FLAG_NAMES.filter((flag) => !isListing || flag !== 'acceptingNewPatients').map((flag) => (
            <CheckboxInput key={flag} label={translateText(i18n, PROVIDER_FLAGS[flag].label)} {...register(flag)} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">
          <Trans>Languages</Trans>
        </legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {[...new Set([...FORM_LANGUAGES, ...initial.speaksLocalLanguages])].map((language) => (
            <CheckboxInput key={language} label={language} value={language} {...register('speaksLocalLanguages')} />
          ))}
        </div>
      </fieldset>
      <ImageInput
        use="profile"
        label={<Trans>Profile image (optional)</Trans>}
        uploadLabel={<Trans>Upload a profile image</Trans>}
        initial={initial.profileImage}
        preview={(address) => <Avatar key={address} name={name} image={address} size={96} />}
        input={{ hint: addressHint, ...field('profileImage') }}
        onUploaded={uploaded('profileImage')}
      />
      <ImageInput
        use="office"
        label={<Trans>Office image (optional)</Trans>}
        uploadLabel={<Trans>Upload an office image</Trans>}
        initial={initial.officeImage}
        preview={(address) => <OfficePicture name={name} image={address} compact />}
        input={{ hint: addressHint, ...field('officeImage') }}
        onUploaded={uploaded('officeImage')}
      />
    </>
  );
}

function Choices({ of, own, none }: { readonly of: readonly string[]; readonly own: string; readonly none: string }) {
  return (
    <>
      <option value="" disabled>
        {none}
      </option>
      {[...new Set([...of, ...(own === '' ? [] : [own])])].map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </>
  );
}
