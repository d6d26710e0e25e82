import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { OfficePicture } from '#features/directory/web/office-picture.tsx';
import type { OwnPage } from '#features/network/rules/page/page-contract.ts';
import { PAGE_FIELDS } from '#features/network/rules/page/page-fields.ts';
import type { TypedPage } from '#features/network/rules/page/typed-page.ts';
import { FORM_LANGUAGES } from '#features/network/rules/provider-choices.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { PagePicture } from './page-picture.tsx';

/** The fields that patients see as soon as they are saved. */
export function AtOnceFields({ form, page }: { readonly form: UseFormReturn<TypedPage>; readonly page: OwnPage }) {
  const { i18n } = useLingui();
  const { register, setValue, formState } = form;
  const [profileImage, officeImage] = useWatch({ control: form.control, name: ['profileImage', 'officeImage'] });
  const errorOf = (name: keyof TypedPage) => formState.errors[name]?.message;
  const { name, speaksLocalLanguages: spoken } = page.values;
  const choose = (field: 'profileImage' | 'officeImage') => (path: string) =>
    setValue(field, path, { shouldDirty: true });
  return (
    <section className="card grid gap-5 sm:p-6">
      <h2>
        <Trans>Shown at once</Trans>
      </h2>
      <TextInput
        label={<Trans>Phone</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errorOf('phone')}
        {...register('phone')}
      />
      <Field label={<Trans>About your practice (optional)</Trans>} error={errorOf('bio')}>
        {(control) => <textarea rows={4} {...register('bio')} {...control} className="input" />}
      </Field>
      <Field
        label={<Trans>Services in your own words (optional)</Trans>}
        hint={<Trans>One on each line. Services that patients book, with prices, are under People and services.</Trans>}
        error={errorOf('services')}
      >
        {(control) => <textarea rows={4} {...register('services')} {...control} className="input" />}
      </Field>
      <fieldset>
        <legend className="font-semibold">
          <Trans>What you offer</Trans>
        </legend>
        <div className="grid sm:grid-cols-2">
          {(['telehealthAvailable', 'lowCostOptions', 'mobileClinic'] as const).map((flag) => (
            <CheckboxInput key={flag} label={translateText(i18n, PAGE_FIELDS[flag].label)} {...register(flag)} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">
          <Trans>Languages</Trans>
        </legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {[...new Set([...FORM_LANGUAGES, ...spoken])].map((language) => (
            <CheckboxInput key={language} label={language} value={language} {...register('speaksLocalLanguages')} />
          ))}
        </div>
      </fieldset>
      <PagePicture
        providerId={page.id}
        use="profile"
        uploadLabel={<Trans>Upload a profile image</Trans>}
        removeLabel={<Trans>Remove the profile image</Trans>}
        preview={<Avatar key={profileImage} name={name} image={profileImage || null} size={96} />}
        value={profileImage}
        error={errorOf('profileImage')}
        onChange={choose('profileImage')}
      />
      <PagePicture
        providerId={page.id}
        use="office"
        uploadLabel={<Trans>Upload an office image</Trans>}
        removeLabel={<Trans>Remove the office image</Trans>}
        preview={<OfficePicture name={name} image={officeImage || null} compact />}
        value={officeImage}
        error={errorOf('officeImage')}
        onChange={choose('officeImage')}
      />
    </section>
  );
}
