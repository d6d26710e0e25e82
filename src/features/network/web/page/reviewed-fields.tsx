import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { OwnPage } from '#features/network/rules/page/page-contract.ts';
import { PAGE_FIELDS, type PageField } from '#features/network/rules/page/page-fields.ts';
import { pointWords, type TypedPage } from '#features/network/rules/page/typed-page.ts';
import { FORM_SPECIALTIES, lgasOffered } from '#features/network/rules/provider-choices.ts';
import { locate } from '#features/search/web/locate.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { ReviewNote } from './review-note.tsx';

type Form = UseFormReturn<TypedPage>;

/** The fields whose changes an administrator reviews, each with its reason and with what waits. */
export function ReviewedFields({
  form,
  page,
  base,
}: {
  readonly form: Form;
  readonly page: OwnPage;
  readonly base: TypedPage;
}) {
  const { register, setValue, formState } = form;
  const state = useWatch({ control: form.control, name: 'state' });
  const field = (name: keyof TypedPage) => ({ ...register(name), error: formState.errors[name]?.message });
  return (
    <section className="card grid gap-5 sm:p-6">
      <h2>
        <Trans>Checked before patients see it</Trans>
      </h2>
      <Reviewed page={page} field="name">
        <TextInput label={<Trans>Name</Trans>} hint={<Why field="name" />} autoComplete="off" {...field('name')} />
      </Reviewed>
      <Reviewed page={page} field="place">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextInput
              label={<Trans>Address</Trans>}
              hint={<Why field="place" />}
              autoComplete="off"
              {...field('address')}
            />
          </div>
          <SelectInput
            label={<Trans>State</Trans>}
            {...field('state')}
            onChange={(event) => {
              // The LGA of the old state isn't one of the new.
              setValue('lga', event.target.value === base.state ? base.lga : '', { shouldDirty: true });
              void register('state').onChange(event);
            }}
          >
            {STATES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectInput>
          <SelectInput key={state} label={<Trans>Local government area</Trans>} {...field('lga')}>
            <option value="">—</option>
            {lgasOffered(state, base).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectInput>
        </div>
      </Reviewed>
      <Reviewed page={page} field="point">
        <PointInput form={form} error={formState.errors.point?.message} />
      </Reviewed>
      <Reviewed page={page} field="specialty">
        <SelectInput label={<Trans>Specialty</Trans>} hint={<Why field="specialty" />} {...field('specialty')}>
          {[...new Set([...FORM_SPECIALTIES, base.specialty])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectInput>
      </Reviewed>
      <Reviewed page={page} field="facilityType">
        <TextInput
          label={<Trans>Facility type (optional)</Trans>}
          hint={<Why field="facilityType" />}
          autoComplete="off"
          {...field('facilityType')}
        />
      </Reviewed>
      <Reviewed page={page} field="providesUrgentCare">
        <CheckboxInput label={<Trans>Urgent care</Trans>} {...register('providesUrgentCare')} />
        <p className="text-sm text-soft">
          <Why field="providesUrgentCare" />
        </p>
      </Reviewed>
    </section>
  );
}

/** A field with what waits for review below it. */
function Reviewed({
  page,
  field,
  children,
}: {
  readonly page: OwnPage;
  readonly field: PageField;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid gap-2">
      {children}
      <ReviewNote page={page} field={field} />
    </div>
  );
}

/** Why changes of a field are reviewed. */
export function Why({ field }: { readonly field: PageField }) {
  const { i18n } = useLingui();
  return translateText(i18n, PAGE_FIELDS[field].why ?? '');
}

/** The point as it is copied from a map, or where the member is now. */
function PointInput({ form, error }: { readonly form: Form; readonly error: string | undefined }) {
  const { t } = useLingui();
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem?: string }>({ busy: false });
  const fillInHere = async () => {
    setState({ busy: true });
    const here = await locate();
    if (typeof here === 'string') {
      setState({ busy: false, problem: t`Your device could not say where it is. Type the point instead.` });
      return;
    }
    const point = { latitude: Number(here.lat.toFixed(5)), longitude: Number(here.lng.toFixed(5)) };
    form.setValue('point', pointWords(point), { shouldDirty: true });
    setState({ busy: false });
  };
  return (
    <>
      <TextInput
        label={<Trans>Point on the map</Trans>}
        hint={
          <>
            <Trans>Latitude and longitude, as a map program shows them, such as 6.6018, 3.3515.</Trans>{' '}
            <Why field="point" />
          </>
        }
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        error={error}
        {...form.register('point')}
      />
      <p>
        <BusyButton
          className="button-ghost"
          busy={state.busy}
          busyText={<Trans>Finding...</Trans>}
          onClick={() => void fillInHere()}
        >
          <span className="inline-flex items-center gap-2">
            <LocateFixed aria-hidden size={20} strokeWidth={1.75} />
            <Trans>I am at the practice: use where I am</Trans>
          </span>
        </BusyButton>
      </p>
      {state.problem !== undefined && (
        <p role="alert" className="field-error">
          {state.problem}
        </p>
      )}
    </>
  );
}
