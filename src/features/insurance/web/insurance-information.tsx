import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, ShieldPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import type { InsurancePlan } from '#features/insurance/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { toast } from '#platform/web/toast-store.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import type { InsuranceForm } from './insurance-form.tsx';
import { INSURANCE_PLANS } from './insurance-plans-query.ts';
import { PlanCard } from './plan-card.tsx';
import type { RemovePlanDialog } from './remove-plan-dialog.tsx';

/** The user's insurance plans: the list, a form to add one, and a dialog to confirm removing one. */
export function InsuranceInformation({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const { data: plans, dataUpdatedAt, isError, refetch } = usePathQuery(INSURANCE_PLANS);
  const hydrated = useHydrated();
  const [Form, setForm] = useState<{ Form: typeof InsuranceForm } | null>(null);
  const [asking, setAsking] = useState<{ Dialog: typeof RemovePlanDialog; plan: InsurancePlan } | null>(null);
  const closeAsking = () => setAsking(null);
  const { begin } = useDialogEntry(asking !== null, closeAsking);
  const addButton = useRef<HTMLButtonElement>(null);

  const isAdding = Form !== null;
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  const failed = () =>
    toast({
      title: t`This could not be loaded`,
      description: t`Check your connection and try again.`,
      variant: 'destructive',
    });
  const openForm = () => {
    import('./insurance-form.tsx').then(({ InsuranceForm: Loaded }) => setForm({ Form: Loaded }), failed);
  };
  const ask = (plan: InsurancePlan) => {
    import('./remove-plan-dialog.tsx').then(({ RemovePlanDialog: Dialog }) => {
      begin();
      setAsking({ Dialog, plan });
    }, failed);
  };

  return (
    <div className="mt-5 grid gap-5">
      <p>
        <button
          ref={addButton}
          type="button"
          className="button no-print"
          disabled={!hydrated || isAdding}
          onClick={openForm}
        >
          <Plus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Add Insurance Plan</Trans>
        </button>
      </p>
      {Form !== null && <Form.Form fullName={user.fullName} onClose={() => setForm(null)} />}
      {isError ? (
        <LoadError onRetry={refetch}>
          <Trans>Sorry, we had trouble loading your insurance plans. Please try again.</Trans>
        </LoadError>
      ) : plans === undefined ? (
        <Spinner />
      ) : plans.length === 0 ? (
        <EmptyState icon={ShieldPlus} title={<Trans>No Insurance Plans Added</Trans>}>
          <p className="max-w-[48ch] text-soft">
            <Trans>Add your plan, so that you have its details at hand when you book or arrive for a visit.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul aria-label={t`Your insurance plans`} className="grid items-start gap-3 md:grid-cols-2">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} readAtMs={dataUpdatedAt} onRemove={() => ask(plan)} />
          ))}
        </ul>
      )}
      <p className="notice max-w-[68ch]">
        <Trans>Your insurance information is shared with healthcare providers only when you book an appointment.</Trans>{' '}
        <Trans>And then only the plan that you choose for that visit.</Trans>
      </p>
      {asking !== null && (
        <asking.Dialog plan={asking.plan} onClose={closeAsking} focusAfterwards={() => addButton.current} />
      )}
    </div>
  );
}
