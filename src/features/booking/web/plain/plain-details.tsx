import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { RELATIONS, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { RELATION_NAME } from '#features/appointments/web/relation-names.ts';
import { type Draft, visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { type Carried, plainBookingPath } from '#features/booking/rules/plain-booking.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { longDay } from '#platform/web/format-date.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { VISIT_TYPE_NAME } from '../notes/appointment-names.ts';
import { EmergencyNote } from '../notes/booking-notes.tsx';
import { StepHeading } from '../step-heading.tsx';
import { ChipInput } from '../steps/radio-chip.tsx';
import { PlainForm, type PlainProps } from './plain-form.tsx';

const OWN = ['who', 'name', 'age', 'relation', 'reason', 'accepted'];

/** Who the visit is for, and why. */
export function PlainDetails({ providerId, choice, draft }: PlainProps & { readonly draft: Draft }) {
  const { i18n, t } = useLingui();
  const posted = useContext(PostedFormContext);
  const { who, name, age, relation, reason }: Carried = posted?.values ?? {};
  const errors = posted?.fields ?? {};
  const field = (id: string) => ({ id: `plain-${id}`, name: id, error: errors[id] });
  const { slot, date } = draft;
  const time = slot === null ? '' : lagosTime(Date.parse(slot.dateTime));
  const day = date === null ? '' : longDay(i18n, date);
  const { heldUntil = '', ...chosen } = choice;
  const until = Date.parse(heldUntil) > serverNow() && lagosTime(Date.parse(heldUntil));
  return (
    <>
      <PostedProblems />
      <StepHeading>
        <Trans>Describe Your Symptoms</Trans>
      </StepHeading>
      <p className="notice">
        <strong>{i18n._(VISIT_TYPE_NAME[visitTypeOf(draft)])}.</strong>{' '}
        {until ? (
          <Trans>
            {day}, {time}: held for you until {until}, Lagos time.
          </Trans>
        ) : (
          <Trans>
            {day}, {time}: not held for you any more. You can still book it while it is free.
          </Trans>
        )}{' '}
        <a className="link" href={plainBookingPath(providerId, { ...chosen, day: date ?? undefined, time: undefined })}>
          <Trans>Choose another time</Trans>
        </a>
      </p>
      <PlainForm providerId={providerId} choice={choice} to="review" own={OWN}>
        <Field
          {...field('reason')}
          label={<Trans>Reason for visit</Trans>}
          hint={
            <Trans>
              What the visit is for, such as a check-up or a vaccination. With symptoms, when they began, what makes
              them better or worse, medicines you take.
            </Trans>
          }
        >
          {(control) => <textarea {...control} name="reason" rows={5} defaultValue={reason ?? ''} className="input" />}
        </Field>
        <fieldset>
          <legend className="mb-2 font-semibold">
            <Trans>Who is the visit for?</Trans>
          </legend>
          <div className="grid grid-cols-2 gap-2">
            <ChipInput name="who" value="me" defaultChecked={who !== 'other'}>
              <Trans>For me</Trans>
            </ChipInput>
            <ChipInput name="who" value="other" defaultChecked={who === 'other'}>
              <Trans>Someone else</Trans>
            </ChipInput>
          </div>
        </fieldset>
        <fieldset className="grid gap-3 rounded-card border border-line p-4">
          <legend className="px-1 font-semibold">
            <Trans>Only if it is for someone else</Trans>
          </legend>
          <TextInput
            {...field('name')}
            label={<Trans>Name of the person</Trans>}
            defaultValue={name ?? ''}
            maxLength={RELATIVE_NAME_MAX}
            autoComplete="off"
          />
          <TextInput
            {...field('age')}
            label={<Trans>Age</Trans>}
            defaultValue={age ?? ''}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
          <SelectInput
            {...field('relation')}
            label={<Trans>The person is your...</Trans>}
            defaultValue={relation ?? ''}
          >
            <option value="">{t`Please choose`}</option>
            {RELATIONS.map((known) => (
              <option key={known} value={known}>
                {i18n._(RELATION_NAME[known])}
              </option>
            ))}
          </SelectInput>
        </fieldset>
        <button type="submit" className="button">
          <Trans>Continue</Trans>
        </button>
      </PlainForm>
      <EmergencyNote />
    </>
  );
}
