import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RELATIONS, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { RELATION_NAME } from '#features/appointments/web/relation-names.ts';
import { NO_RELATIVE, type RelativeAnswers, relativeErrors } from '#features/booking/rules/relative.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { RadioChip } from './radio-chip.tsx';
import type { StepProps } from './step-props.ts';

/** The person whom the visit is for: the patient, or a relative with name, age and relation. */
export function WhoFor({ draft, change, problem }: Pick<StepProps, 'draft' | 'change' | 'problem'>) {
  const { i18n, t } = useLingui();
  const { forPerson } = draft;
  // Switching to "For me" and back keeps what was typed.
  const [typed, setTyped] = useState(NO_RELATIVE);
  const errors = forPerson !== null && problem !== null ? relativeErrors(forPerson) : {};
  const answer = (how: Partial<RelativeAnswers>) =>
    change((last) => ({ ...last, forPerson: { ...(last.forPerson ?? typed), ...how } }));
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Who is the visit for?</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-2">
          <RadioChip
            name="who-for"
            checked={forPerson === null}
            onChoose={() => {
              setTyped(forPerson ?? typed);
              change((last) => ({ ...last, forPerson: null }));
            }}
          >
            <Trans>For me</Trans>
          </RadioChip>
          <RadioChip name="who-for" checked={forPerson !== null} onChoose={() => answer({})}>
            <Trans>Someone else</Trans>
          </RadioChip>
        </div>
      </fieldset>
      {forPerson !== null && (
        <div className="grid gap-3 sm:grid-cols-[1fr_6rem_1fr]">
          <TextInput
            label={<Trans>Name of the person</Trans>}
            error={errors.name}
            value={forPerson.name}
            maxLength={RELATIVE_NAME_MAX}
            autoComplete="off"
            onChange={(event) => answer({ name: event.target.value })}
          />
          <TextInput
            label={<Trans>Age</Trans>}
            error={errors.age}
            value={forPerson.age}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            onChange={(event) => answer({ age: event.target.value })}
          />
          <SelectInput
            label={<Trans>The person is your...</Trans>}
            error={errors.relation}
            value={forPerson.relation}
            onChange={(event) => answer({ relation: RELATIONS.find((known) => known === event.target.value) ?? '' })}
          >
            <option value="">{t`Please choose`}</option>
            {RELATIONS.map((relation) => (
              <option key={relation} value={relation}>
                {i18n._(RELATION_NAME[relation])}
              </option>
            ))}
          </SelectInput>
        </div>
      )}
    </div>
  );
}
