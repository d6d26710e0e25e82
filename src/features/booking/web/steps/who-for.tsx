import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RELATIONS, RELATIVE_NAME_MAX } from '#features/appointments/rules/relations.ts';
import { RELATION_NAME } from '#features/appointments/web/relation-names.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { answersOf, NO_RELATIVE, type RelativeAnswers, relativeErrors } from '#features/booking/rules/relative.ts';
import { FAMILY } from '#features/family/web/family-query.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { RadioChip } from './radio-chip.tsx';
import type { StepProps } from './step-props.ts';

/** The person whom the visit is for: the patient, one of the patient's list, or a relative with name, age and relation. */
export function WhoFor({ draft, change, problem }: Pick<StepProps, 'draft' | 'change' | 'problem'>) {
  const { i18n, t } = useLingui();
  const { forPerson } = draft;
  const user = useCurrentUser();
  const { data: family = [] } = usePathQuery(FAMILY, { enabled: Boolean(user) });
  const [today] = useState(() => lagosDate(serverNow()));
  const chosen = family.find(({ id }) => id === forPerson?.memberId);
  const isTyping = forPerson !== null && chosen === undefined;
  // Switching to "For me" and back keeps what was typed.
  const [typed, setTyped] = useState(NO_RELATIVE);
  const errors = forPerson !== null && problem !== null ? relativeErrors(forPerson) : {};
  const choose = (next: RelativeAnswers | null) => {
    if (isTyping) setTyped(forPerson);
    change((last) => ({ ...last, forPerson: next, shareHealth: undefined }));
  };
  const answer = (how: Partial<RelativeAnswers>) =>
    change((last) => ({
      ...last,
      forPerson: { ...(last.forPerson ?? typed), memberId: undefined, ageMonths: undefined, ...how },
    }));
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Who is the visit for?</Trans>
        </legend>
        <div className="grid grid-cols-2 gap-2">
          <RadioChip name="who-for" checked={forPerson === null} onChoose={() => choose(null)}>
            <Trans>For me</Trans>
          </RadioChip>
          {family.map((member) => (
            <RadioChip
              key={member.id}
              name="who-for"
              checked={member === chosen}
              onChoose={() => choose(answersOf(member, today))}
            >
              <span className="wrap-anywhere">{member.name}</span>
            </RadioChip>
          ))}
          <RadioChip name="who-for" checked={isTyping} onChoose={() => choose(typed)}>
            <Trans>Someone else</Trans>
          </RadioChip>
        </div>
      </fieldset>
      {isTyping && (
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
