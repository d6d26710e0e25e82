import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { careTypeOf } from '#features/booking/rules/booking-draft.ts';
import { missingInSymptoms } from '#features/booking/rules/missing-answer.ts';
import { chipsIn, REASON_MAX, toggleChip } from '#features/booking/rules/symptom-text.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { NewPatientsNote } from '../notes/booking-notes.tsx';
import { StepHeading } from '../step-heading.tsx';
import type { StepProps } from './step-props.ts';
import { SymptomChipGroups } from './symptom-chip-groups.tsx';
import { VoiceRecorder } from './voice-recorder.tsx';
import { WhoFor } from './who-for.tsx';

/** Characters left from which on the count shows. */
const COUNT_FROM = 400;

/** What the visit is about, by chips, in words or by voice; all of it is one text. */
export function SymptomsStep({ draft, change, problem, turnedAway }: StepProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is missing may stand far above the button that was pressed.
    if (problem !== null) answers.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const { symptoms } = draft;
  const write = (how: (last: string) => string) => change((last) => ({ ...last, symptoms: how(last.symptoms) }));
  const missing = missingInSymptoms(symptoms);
  const remaining = REASON_MAX - symptoms.trim().length;
  const tooMany = -remaining;
  const shown = problem !== null || left || remaining < 0;
  return (
    <div ref={answers} className="grid gap-4">
      <StepHeading>
        <Trans>Describe Your Symptoms</Trans>
      </StepHeading>
      <NewPatientsNote draft={draft} turnedAway={turnedAway} />
      <WhoFor draft={draft} change={change} problem={problem} />
      <SymptomChipGroups chosen={chipsIn(symptoms)} onPress={(chip) => write((last) => toggleChip(last, chip))} />
      <Field
        label={<Trans>Additional Details</Trans>}
        hint={
          careTypeOf(draft) === 'routine' ? (
            <Trans>
              What the visit is for, such as a check-up or a vaccination. With symptoms, when they began, what makes
              them better or worse, medicines you take.
            </Trans>
          ) : (
            <Trans>When it began, what makes it better or worse, medicines you take.</Trans>
          )
        }
        error={shown ? missing : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={5}
            value={symptoms}
            onChange={(event) => write(() => event.target.value)}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
      <output className="-mt-3 block text-sm text-soft empty:hidden">
        {remaining <= COUNT_FROM &&
          (remaining >= 0
            ? t`${plural(remaining, { one: '# character left', other: '# characters left' })}`
            : t`${plural(tooMany, { one: '# character too many', other: '# characters too many' })}`)}
      </output>
      <VoiceRecorder onTranscript={(transcript) => write(() => transcript)} />
    </div>
  );
}
