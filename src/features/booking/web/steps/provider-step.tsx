import { Trans } from '@lingui/react/macro';
import { urgentCareMissing } from '#features/booking/rules/booking-draft.ts';
import { NewPatientsNote } from '../notes/booking-notes.tsx';
import { ProblemNote } from '../notes/problem-note.tsx';
import { ProviderSummary } from '../notes/provider-summary.tsx';
import { StepHeading } from '../step-heading.tsx';
import { BeenHereQuestion } from './been-here-question.tsx';
import { OtherProviders } from './other-providers.tsx';
import type { StepProps } from './step-props.ts';
import { VisitTypeChoice } from './visit-type-choice.tsx';

/** Who is visited and how, with others of the same kind to switch to. */
export function ProviderStep({ draft, change, problem, turnedAway }: StepProps) {
  const { provider } = draft;
  const { name } = provider;
  return (
    <div className="grid gap-4">
      <StepHeading key={provider.id}>
        <Trans>Provider</Trans>
      </StepHeading>
      <ProviderSummary provider={provider} />
      <NewPatientsNote draft={draft} turnedAway={turnedAway} />
      {turnedAway === undefined && <BeenHereQuestion draft={draft} change={change} />}
      {urgentCareMissing(draft) && (
        <output className="notice notice-amber block">
          <Trans>{name} doesn't offer urgent care, so this would be a routine visit.</Trans>
        </output>
      )}
      <ProblemNote problem={problem} />
      <VisitTypeChoice draft={draft} change={change} />
      <OtherProviders draft={draft} change={change} />
    </div>
  );
}
