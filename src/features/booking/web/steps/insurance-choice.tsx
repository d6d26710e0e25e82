import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { coversDay } from '#features/insurance/rules/covers-day.ts';
import { listsInsurer } from '#features/insurance/rules/plan-acceptance.ts';
import { INSURANCE_PLANS } from '#features/insurance/web/insurance-plans-query.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { RadioCard } from './radio-card.tsx';
import type { StepProps } from './step-props.ts';

const NAME = 'insurance-plan';

/**
 * Lets a patient with insurance plans share one with the provider for this visit. Nothing is preselected except what is
 * shared for the visit that is being moved. Shows nothing to a patient who is signed out or has no plans.
 */
export function InsuranceChoice({ draft, change, rescheduled }: Pick<StepProps, 'draft' | 'change' | 'rescheduled'>) {
  const user = useCurrentUser();
  const { data: plans = [], isError } = usePathQuery(INSURANCE_PLANS, { enabled: user !== null });
  const { provider, slot, insurancePlanId: chosen } = draft;
  const { id, name } = provider;
  const detail = usePathQuery(providerQuery(id), {
    enabled: plans.length > 0,
  }).data;
  const carried = rescheduled?.providerId === id ? rescheduled.insurance : null;
  if (slot === null || user === null) return null;
  if (isError) {
    return (
      <p className="text-[0.9375rem] text-soft">
        <Trans>
          Your insurance plans could not be loaded. Only what you choose is shared, so you can book without.
        </Trans>
      </p>
    );
  }
  if (plans.length === 0 && carried === null) return null;
  const day = lagosDate(Date.parse(slot.dateTime));
  const offered = plans.filter((plan) => coversDay(plan, day) || plan.id === chosen);
  const choose = (insurancePlanId: number | null | undefined) => change((last) => ({ ...last, insurancePlanId }));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">
        <Trans>Pay with insurance</Trans>
      </legend>
      <p className="text-[0.9375rem] text-soft">
        <Trans>
          Only if you choose a plan, {name} sees its insurer, plan name, member and group numbers, policy holder and
          validity. You can take it back under My Appointments until the visit begins.
        </Trans>
      </p>
      {carried !== null && (
        <RadioCard
          name={NAME}
          checked={chosen === undefined}
          onChoose={() => choose(undefined)}
          title={<PlanName insurer={carried.insurer} planName={carried.planName} />}
        >
          <Trans>Shared for the visit that you are moving: it goes along</Trans>
        </RadioCard>
      )}
      <RadioCard
        name={NAME}
        checked={chosen === null || (chosen === undefined && carried === null)}
        onChoose={() => choose(null)}
        title={<Trans>Share no insurance plan</Trans>}
      />
      {offered.map((plan) => (
        <RadioCard
          key={plan.id}
          name={NAME}
          checked={chosen === plan.id}
          onChoose={() => choose(plan.id)}
          title={<PlanName insurer={plan.provider} planName={plan.planName} />}
        >
          {!coversDay(plan, day) ? (
            <Trans>Not valid on the day of this visit</Trans>
          ) : (
            detail && <Acceptance isListed={listsInsurer(detail.acceptedInsurance, plan.provider)} />
          )}
        </RadioCard>
      ))}
      {offered.length < plans.length && (
        <p className="text-[0.9375rem] text-soft">
          <Trans>Plans that are not valid on the day of this visit are left out.</Trans>
        </p>
      )}
    </fieldset>
  );
}

function PlanName({ insurer, planName }: { readonly insurer: string; readonly planName: string }): ReactNode {
  return (
    <span className="wrap-anywhere">
      {insurer} – {planName}
    </span>
  );
}

function Acceptance({ isListed }: { readonly isListed: boolean }) {
  return isListed ? <Trans>Accepted here</Trans> : <Trans>Not listed by this provider: ask before the visit</Trans>;
}
