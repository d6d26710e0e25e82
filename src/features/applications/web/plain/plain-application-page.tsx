import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { APPLICATION_LANGUAGES, APPLICATION_SPECIALTIES } from '#features/applications/rules/application-lists.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { valuesOf } from '../claim/claimed-listing.ts';
import { FormSection } from '../form-section.tsx';
import { PlainChoices } from './plain-choices.tsx';
import { FacilityHours, FacilityPeople, FacilityType, RegisterNumbers } from './plain-facility.tsx';
import { PractitionerHours, PractitionerLicence, Resume } from './plain-practitioner.tsx';

/** What an application without scripts is about. */
export interface PlainApplicant {
  readonly action: string;
  readonly isFacility: boolean;
  /** The claimed listing, from which the form is filled in. */
  readonly listing: ProviderDetail | undefined;
}

/** The application of a practitioner or a facility without scripts, as one page. */
export function PlainApplicationPage({ action, isFacility, listing }: PlainApplicant) {
  return (
    <PlainForm action={action} hasFile={!isFacility}>
      <input type="hidden" name="kind" value={isFacility ? 'facility' : 'practitioner'} autoComplete="off" />
      {listing !== undefined && <input type="hidden" name="listing" value={listing.id} autoComplete="off" />}
      <FormSection title={<Trans>Basic Information</Trans>}>
        <WhoFields action={action} isFacility={isFacility} listing={listing} />
        {isFacility ? <FacilityType action={action} listing={listing} /> : <PractitionerLicence action={action} />}
      </FormSection>
      <FormSection title={<Trans>Practice Information</Trans>}>
        <PlaceFields action={action} listing={listing} />
      </FormSection>
      {isFacility && <RegisterNumbers action={action} />}
      {isFacility && <FacilityPeople action={action} />}
      <FormSection title={<Trans>Additional Information</Trans>}>
        <Bio action={action} />
        {!isFacility && <Resume action={action} />}
      </FormSection>
      {isFacility ? <FacilityHours action={action} /> : <PractitionerHours action={action} />}
      <FormSection title={<Trans>Practice Capabilities</Trans>}>
        <Flag action={action} name="telehealthSupport" label={<Trans>Telehealth: visits by video</Trans>} />
        <Flag action={action} name="urgentCareSupport" label={<Trans>Urgent care on the same day</Trans>} />
        <Flag action={action} name="lowCostOptions" label={<Trans>Low-cost options</Trans>} />
        <Flag action={action} name="mobileClinic" label={<Trans>Mobile clinic</Trans>} />
      </FormSection>
      <FormSection title={<Trans>Languages Spoken</Trans>}>
        <PlainChoices
          action={action}
          name="languages"
          label={<Trans>Languages</Trans>}
          hint={<Trans>That you speak with patients.</Trans>}
          choices={APPLICATION_LANGUAGES}
        />
      </FormSection>
      <button type="submit" className="button">
        <Trans>Submit Application</Trans>
      </button>
    </PlainForm>
  );
}

function WhoFields({ action, isFacility, listing }: PlainApplicant) {
  const { t, i18n } = useLingui();
  const field = usePlainField(action);
  const listed: Partial<ReturnType<typeof valuesOf>> = listing === undefined ? {} : valuesOf(listing);
  return (
    <>
      <TextInput
        {...field('name', listed.name)}
        label={isFacility ? <Trans>Name of the practice</Trans> : <Trans>Full name or name of the practice</Trans>}
        autoComplete={isFacility ? 'organization' : 'name'}
      />
      <SelectInput
        {...field('specialty', listed.specialty)}
        label={<Trans>Specialty</Trans>}
        hint={isFacility ? <Trans>Choose Other for a pharmacy or laboratory.</Trans> : undefined}
      >
        <option value="">{t`Select a specialty`}</option>
        {APPLICATION_SPECIALTIES.map((specialty) => (
          <option key={specialty} value={specialty}>
            {translateText(i18n, specialty)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        {...field('email')}
        label={<Trans>E-mail</Trans>}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextInput
        {...field('phone')}
        label={<Trans>Phone</Trans>}
        hint={
          listing?.phone ? (
            <Trans>Patients read the number of the listing until you change it on your page.</Trans>
          ) : (
            <Trans>Patients read this number on your page.</Trans>
          )
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}

function PlaceFields({ action, listing }: Omit<PlainApplicant, 'isFacility'>) {
  const { t } = useLingui();
  const field = usePlainField(action);
  const listed: Partial<ReturnType<typeof valuesOf>> = listing === undefined ? {} : valuesOf(listing);
  return (
    <>
      <TextInput {...field('address', listed.address)} label={<Trans>Address</Trans>} autoComplete="street-address" />
      <SelectInput {...field('state', listed.state)} label={<Trans>State</Trans>} autoComplete="address-level1">
        <option value="">{t`Select a state`}</option>
        {STATES.map((name) => (
          <option key={name} value={name}>
            {name === 'Abuja FCT' ? t`FCT (Abuja)` : name}
          </option>
        ))}
      </SelectInput>
      <TextInput
        {...field('lga', listed.lga ?? '')}
        label={<Trans>Local government area (optional)</Trans>}
        hint={<Trans>One of the state that you chose.</Trans>}
        autoComplete="address-level2"
      />
    </>
  );
}

function Bio({ action }: { readonly action: string }) {
  const { id, name, defaultValue, error } = usePlainField(action)('bio');
  return (
    <Field
      id={id}
      error={error}
      label={<Trans>Bio (optional)</Trans>}
      hint={<Trans>Patients read it on your page.</Trans>}
    >
      {(control) => (
        <textarea {...control} name={name} rows={5} maxLength={3000} defaultValue={defaultValue} className="input" />
      )}
    </Field>
  );
}

function Flag({ action, name, label }: { readonly action: string; readonly name: string; readonly label: ReactNode }) {
  const posted = usePosted(action);
  return <CheckboxInput name={name} value="true" label={label} defaultChecked={posted?.values[name] === 'true'} />;
}
