import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { addInsurancePlan, removeInsurancePlan, setPrimaryInsurancePlan } from '#features/insurance/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { sendCard } from './plan-card-address.ts';
import { usePlanChange } from './use-plan-change.ts';

export type PlanBody = BodyOf<typeof addInsurancePlan>;

/** A new plan, and the picture of its card that is sent after it. */
interface Added {
  readonly body: PlanBody;
  readonly picture: File | undefined;
}

/**
 * Adds a plan, idempotently, and then uploads the picture of its card. If the upload fails, the plan stays and a toast
 * says so.
 */
export function useAddPlan() {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const keys = useRef(new Map<string, string>());
  return usePlanChange(
    async ({ body, picture }: Added): Promise<{ readonly reason: string } | undefined> => {
      const content = JSON.stringify(body);
      const key = keys.current.get(content) ?? newKey();
      keys.current.set(content, key);
      const headers = { 'idempotency-key': key };
      const { id } = await call<typeof addInsurancePlan>('POST', '/api/insurance-plans', { body, headers });
      if (picture === undefined) return undefined;
      try {
        await sendCard({ id, file: picture });
        return undefined;
      } catch (error) {
        return { reason: reasonOf(error) };
      }
    },
    {
      done: t`Insurance information saved`,
      description: t`Your insurance details have been successfully saved.`,
      failed: t`Error saving insurance information`,
    },
    (failed) => {
      if (failed === undefined) return undefined;
      const { reason } = failed;
      return {
        title: t`Your plan is saved, but not the picture of its card`,
        description: t`${reason} You can add the picture in the list of your plans.`,
        variant: 'destructive',
      };
    },
  );
}

/** Removes a plan. */
export function useRemovePlan() {
  const { t } = useLingui();
  return usePlanChange(
    (id: number) => call<typeof removeInsurancePlan>('DELETE', '/api/insurance-plans/:id', { params: { id } }),
    {
      done: t`Insurance plan removed`,
      description: t`The insurance plan has been successfully removed.`,
      failed: t`Error removing insurance plan`,
    },
  );
}

/** Makes a plan the primary one. */
export function useSetPrimary() {
  const { t } = useLingui();
  return usePlanChange(
    (id: number) => call<typeof setPrimaryInsurancePlan>('PUT', '/api/insurance-plans/:id/primary', { params: { id } }),
    {
      done: t`Primary insurance updated`,
      description: t`Your primary insurance plan has been updated.`,
      failed: t`Error updating primary insurance`,
    },
  );
}
