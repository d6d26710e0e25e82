import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_FURTHER_PLACES } from '#features/applications/rules/place-limits.ts';
import { scheduleOf } from '#features/portal/rules/typed-week.ts';
import { weekInWords } from '#features/portal/web/schedule/day-words.ts';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { ApplicationValues } from '../application-values.ts';
import { FormSection } from '../form-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { NumberedPart } from './numbered-part.tsx';
import { PinField } from './pin-field.tsx';
import { errorsOf } from './place-path.ts';
import { WeekFields } from './week-fields.tsx';

/** The section for places of the practice beside its main one. Each starts with the state and the hours of the main place. */
export function FurtherPlacesSection() {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<ApplicationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'furtherPlaces' });
  const add = useRef<HTMLButtonElement>(null);
  const start = () => {
    const { state, week } = getValues();
    // The field array's type has no readonly lists.
    append({ name: '', address: '', state, week: structuredClone(week) } as never);
  };
  return (
    <FormSection title={<Trans>Further places</Trans>}>
      <p className="text-soft">
        <Trans>
          Does the practice see patients at another address too? Add it here: it is decided together with the main
          place, gets a page and hours of its own, and the same people work there. You can change this later.
        </Trans>
      </p>
      {fields.map(({ id }, at) => {
        const number = at + 2;
        return (
          <NumberedPart
            key={id}
            title={<Trans>Place {number}</Trans>}
            removeLabel={t`Remove place ${number}`}
            onRemove={() => {
              remove(at);
              add.current?.focus();
            }}
          >
            <PlaceFields at={at} />
          </NumberedPart>
        );
      })}
      {fields.length < MAX_FURTHER_PLACES && (
        <button ref={add} type="button" className="button button-ghost justify-self-start" onClick={start}>
          <Plus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Add a place</Trans>
        </button>
      )}
    </FormSection>
  );
}

function PlaceFields({ at }: { readonly at: number }) {
  const form = useFormContext<ApplicationValues>();
  const { i18n } = useLingui();
  const path = `furtherPlaces.${at}.` as const;
  const week = useWatch({ control: form.control, name: `${path}week` });
  const hours = weekInWords(i18n, scheduleOf({ week, minutes: '', notice: '' }).hours);
  return (
    <>
      <TextInput
        label={<Trans>Name of this place</Trans>}
        hint={
          <Trans>
            The name of the clinic, then that of the area, as in “Hope Clinic, Bodija”: patients see it in the search.
          </Trans>
        }
        autoComplete="off"
        error={errorsOf(form)(`${path}name`)}
        {...form.register(`${path}name`)}
      />
      <AddressFields path={path} />
      <PinField path={path} listed={null} />
      {hours !== '' && (
        <p>
          <Trans>Open: {hours}</Trans>
        </p>
      )}
      <details>
        <summary className="link min-h-11 py-2">
          <Trans>Change the opening hours</Trans>
        </summary>
        <div className="mt-2 grid gap-4">
          <WeekFields path={path} />
        </div>
      </details>
    </>
  );
}
