import { Trans, useLingui } from '@lingui/react/macro';
import { PLAIN_PEOPLE } from '#features/applications/rules/plain-application.ts';
import type { ProviderDetail } from '#features/directory/contract.ts';
import { COUNCILS } from '#features/directory/rules/councils.ts';
import { FACILITY_TYPES } from '#features/directory/rules/facility-types.ts';
import { WEEK } from '#features/portal/rules/typed-week.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import { usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { FormSection } from '../form-section.tsx';

interface Of {
  readonly action: string;
}

const UNCHECKED = { autoComplete: 'off', spellCheck: false } as const;

/** The type of a facility. */
export function FacilityType({ action, listing }: Of & { readonly listing: ProviderDetail | undefined }) {
  const { t } = useLingui();
  const field = usePlainField(action);
  return (
    <SelectInput {...field('facilityType', listing?.facilityType ?? '')} label={<Trans>Type of facility</Trans>}>
      <option value="">{t`Select a type`}</option>
      {FACILITY_TYPES.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </SelectInput>
  );
}

/** The numbers of a facility in registers. */
export function RegisterNumbers({ action }: Of) {
  const field = usePlainField(action);
  return (
    <FormSection title={<Trans>Registration and licences</Trans>}>
      <p className="text-soft">
        <Trans>
          Give the numbers that you have. A reviewer asks you by e-mail for photos or PDFs: the CAC certificate, the
          state's licence of the facility, and the practising licences of your people. NHIA only if you are accredited.
        </Trans>
      </p>
      <TextInput
        {...field('cacNumber')}
        {...UNCHECKED}
        label={<Trans>CAC number (optional)</Trans>}
        hint={<Trans>For example RC 123456 or BN 1234567.</Trans>}
      />
      <TextInput
        {...field('stateLicenceNumber')}
        {...UNCHECKED}
        label={<Trans>State facility licence number (optional)</Trans>}
        hint={<Trans>From the state's ministry of health or its agency.</Trans>}
      />
      <TextInput
        {...field('nhiaNumber')}
        {...UNCHECKED}
        label={<Trans>NHIA number (optional)</Trans>}
        hint={<Trans>If the National Health Insurance Authority has accredited you.</Trans>}
      />
    </FormSection>
  );
}

/** The people who see patients. */
export function FacilityPeople({ action }: Of) {
  const { i18n } = useLingui();
  const posted = usePosted(action);
  const problem = posted?.fields['people'];
  return (
    <FormSection title={<Trans>Who sees patients</Trans>}>
      <p id="plain-people" tabIndex={-1} className={problem === undefined ? 'text-soft' : 'field-error'}>
        {problem === undefined ? (
          <Trans>Fill in one person or more. You add others later, in the portal.</Trans>
        ) : (
          translateText(i18n, problem)
        )}
      </p>
      {Array.from({ length: PLAIN_PEOPLE }, (_, at) => (
        <Person key={at} action={action} at={at} />
      ))}
    </FormSection>
  );
}

function Person({ action, at }: Of & { readonly at: number }) {
  const { i18n } = useLingui();
  const plain = usePlainField(action);
  const field = (name: string) => plain(`people.${at}.${name}`);
  const number = at + 1;
  return (
    <fieldset className="grid gap-3 border-b border-line pb-4">
      <legend className="font-semibold">
        <Trans>Person {number}</Trans>
      </legend>
      <TextInput {...field('name')} {...UNCHECKED} label={<Trans>Name, as patients read it</Trans>} />
      <TextInput
        {...field('title')}
        {...UNCHECKED}
        label={<Trans>What they are (optional)</Trans>}
        hint={<Trans>For example Dental surgeon.</Trans>}
      />
      <SelectInput {...field('council')} label={<Trans>Licensed by (optional)</Trans>}>
        <option value="">—</option>
        {COUNCILS.map((council) => (
          <option key={council} value={council}>
            {translateText(i18n, council)}
          </option>
        ))}
      </SelectInput>
      <TextInput {...field('licenceNumber')} {...UNCHECKED} label={<Trans>Licence number (optional)</Trans>} />
    </fieldset>
  );
}

/** The opening hours of a facility, one period a day. */
export function FacilityHours({ action }: Of) {
  const { i18n } = useLingui();
  const plain = usePlainField(action);
  const posted = usePosted(action);
  const whole = posted?.fields['openingHours'];
  return (
    <FormSection title={<Trans>Opening hours</Trans>}>
      <p id="plain-openingHours" tabIndex={-1} className="text-soft">
        <Trans>
          Times like 08:00 and 17:00. Leave a day empty if you are closed. You add breaks later, in the portal.
        </Trans>
      </p>
      {whole !== undefined && <p className="field-error">{translateText(i18n, whole)}</p>}
      {WEEK.map((weekday) => {
        const isOpen = weekday >= 1 && weekday <= 5;
        const error = posted?.fields[`openingHours.${weekday}`];
        return (
          <fieldset
            key={weekday}
            id={`plain-openingHours.${weekday}`}
            tabIndex={-1}
            className="grid grid-cols-2 items-end gap-3"
          >
            <legend className="font-semibold">{weekdayName(i18n, weekday)}</legend>
            {error !== undefined && <p className="field-error col-span-2">{translateText(i18n, error)}</p>}
            <TextInput
              {...plain(`opens-${weekday}`, isOpen ? '08:00' : '')}
              {...UNCHECKED}
              maxLength={5}
              label={<Trans>Opens</Trans>}
            />
            <TextInput
              {...plain(`closes-${weekday}`, isOpen ? '17:00' : '')}
              {...UNCHECKED}
              maxLength={5}
              label={<Trans>Closes</Trans>}
            />
          </fieldset>
        );
      })}
    </FormSection>
  );
}
