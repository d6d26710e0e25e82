import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { hasHealthFacts, type SharedHealth } from '#features/appointments/rules/shared-health.ts';
import { HealthFactsList } from '#features/appointments/web/health-facts-list.tsx';
import type { User } from '#features/auth/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { Draft } from '#features/booking/rules/booking-draft.ts';
import { isSamePerson } from '#features/booking/rules/relative.ts';
import { healthOfMember } from '#features/family/rules/health-facts.ts';
import { FAMILY, HEALTH_FACTS } from '#features/family/web/family-query.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { StepProps } from './step-props.ts';

/**
 * Lets a patient share health facts of the person with the provider for this visit. Not preselected, except what is shared
 * for the visit that is being moved. Shows nothing where nothing is known of the person.
 */
export function HealthChoice({ draft, change, rescheduled }: Pick<StepProps, 'draft' | 'change' | 'rescheduled'>) {
  const id = useId();
  const facts = useFactsOf(draft);
  const { provider, shareHealth } = draft;
  const isSame = rescheduled?.providerId === provider.id && isSamePerson(rescheduled.forPerson, draft.forPerson);
  const isCarried = isSame && rescheduled.sharesHealth === true;
  if (!isCarried && (facts === null || !hasHealthFacts(facts))) return null;
  const { name } = provider;
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2">
      <h4 id={`${id}-title`} className="font-bold">
        <Trans>Health facts</Trans>
      </h4>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 flex-none accent-green"
          checked={shareHealth ?? isCarried}
          aria-describedby={`${id}-hint`}
          onChange={({ target: { checked } }) =>
            change((last) => ({ ...last, shareHealth: checked && isCarried ? undefined : checked }))
          }
        />
        <Trans>Share them with {name} for this visit</Trans>
      </label>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-soft">
        {isCarried ? (
          <Trans>They are shared for the visit that you are moving, and go along.</Trans>
        ) : (
          <Trans>They help to treat you safely. You can take them back under My Appointments until it begins.</Trans>
        )}
      </p>
      {!isCarried && facts !== null && (
        <div className="text-[0.9375rem]">
          <HealthFactsList facts={facts} />
        </div>
      )}
    </section>
  );
}

/** What is known of the person whom the visit is for; null while it isn't known or nothing is. */
function useFactsOf({ forPerson }: Draft): SharedHealth | null {
  const user: User | null | undefined = useCurrentUser();
  const { data: own } = usePathQuery(HEALTH_FACTS, { enabled: Boolean(user) });
  const { data: family } = usePathQuery(FAMILY, { enabled: Boolean(user) && forPerson?.memberId !== undefined });
  if (!user || own === undefined) return null;
  if (forPerson === null) return { ...own, bloodType: user.bloodType };
  const member = family?.find(({ id }) => id === forPerson.memberId);
  return member === undefined ? null : healthOfMember(member, own);
}
