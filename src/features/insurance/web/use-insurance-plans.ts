import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { addInsurancePlan, removeInsurancePlan, setPrimaryInsurancePlan } from '#features/insurance/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call, serverMessage } from '#platform/web/call.ts';
import { newKey } from '#platform/web/new-key.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { INSURANCE_PLANS } from './insurance-plans-query.ts';

export type PlanBody = BodyOf<typeof addInsurancePlan>;

/** What was said of a success, and of a failure before its reason. */
interface Told {
  readonly done: string;
  readonly description: string;
  readonly failed: string;
}

/** A change of the plans that reads them anew afterwards, with the toasts of the specification. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, told: Told) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    // Offline, it fails at once instead of waiting unseen and happening later.
    networkMode: 'always',
    mutationFn: async (input: Input) => {
      await change(input);
      await queryClient.invalidateQueries({ queryKey: INSURANCE_PLANS.queryKey });
    },
    onSuccess: () => toast({ title: told.done, description: told.description }),
    onError: (error) => {
      const reason = serverMessage(error);
      const unreachable = t`We couldn't reach the server. Check your connection and try again.`;
      toast({
        title: told.failed,
        description: reason === undefined ? unreachable : translateText(i18n, reason),
        variant: 'destructive',
      });
      // The server knows something that this list doesn't.
      if (reason !== undefined) void queryClient.invalidateQueries({ queryKey: INSURANCE_PLANS.queryKey });
    },
  });
}

/** Keeps a plan, once however often the same one is sent. */
export function useAddPlan() {
  const { t } = useLingui();
  const keys = useRef(new Map<string, string>());
  return useChange(
    (body: PlanBody) => {
      const content = JSON.stringify(body);
      const key = keys.current.get(content) ?? newKey();
      keys.current.set(content, key);
      return call<typeof addInsurancePlan>('POST', '/api/insurance-plans', {
        body,
        headers: { 'idempotency-key': key },
      });
    },
    {
      done: t`Insurance information saved`,
      description: t`Your insurance details have been successfully saved.`,
      failed: t`Error saving insurance information`,
    },
  );
}

/** Removes a plan. */
export function useRemovePlan() {
  const { t } = useLingui();
  return useChange(
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
  return useChange(
    (id: number) => call<typeof setPrimaryInsurancePlan>('PUT', '/api/insurance-plans/:id/primary', { params: { id } }),
    {
      done: t`Primary insurance updated`,
      description: t`Your primary insurance plan has been updated.`,
      failed: t`Error updating primary insurance`,
    },
  );
}
