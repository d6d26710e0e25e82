import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { INSURERS, type Insurer } from '#features/providers/rules/insurers.ts';
import { call, errorBody, serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import type { PortalSettings, setPracticeSettings } from '../rules/schedule-contract.ts';
import { type FeeProblem, feeOf, feeProblem, type TypedFee, typedFee } from '../rules/typed-fee.ts';
import { FeeFields } from './fee-fields.tsx';
import { settingsOf } from './portal-queries.ts';

/** Accepted insurance, new patients, and what cancelling late costs. */
export function PracticeFields({ settings }: { readonly settings: PortalSettings }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [accepted, setAccepted] = useState<readonly string[]>(settings.acceptedInsurance);
  const [takesNew, setTakesNew] = useState(settings.acceptingNewPatients);
  const [fee, setFee] = useState<TypedFee>(() => typedFee(settings.cancellation));
  const [problem, setProblem] = useState<FeeProblem | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  const isDirty =
    takesNew !== settings.acceptingNewPatients ||
    INSURERS.some((name) => accepted.includes(name) !== settings.acceptedInsurance.includes(name)) ||
    JSON.stringify(feeOf(fee)) !== JSON.stringify(feeOf(typedFee(settings.cancellation)));
  useLeaveWarning(isDirty, t`You have changes that are not saved. Leave this page anyway?`);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const cancellation = feeOf(fee);
    setProblem(feeProblem(fee));
    if (cancellation === undefined) return;
    setBusy(true);
    try {
      const saved = await call<typeof setPracticeSettings>('PUT', '/api/portal/providers/:id/settings', {
        params: { id: settings.id },
        body: {
          acceptedInsurance: INSURERS.filter((name): name is Insurer => accepted.includes(name)),
          acceptingNewPatients: takesNew,
          cancellation,
        },
      });
      queryClient.setQueryData(settingsOf(settings.id).queryKey, saved);
      toast({ title: t`Settings saved` });
    } catch (error) {
      const reason = serverMessage(error);
      const atFee = Object.entries(errorBody(error)?.fields ?? {}).find(([name]) => name.startsWith('cancellation'));
      if (atFee !== undefined && fee.kind !== 'none') setProblem({ field: fee.kind, problem: atFee[1] });
      const unreachable = t`We couldn't reach the server. Check your connection and try again.`;
      toast({
        title: t`Not saved`,
        description: reason === undefined ? unreachable : translateText(i18n, reason),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate className="card grid gap-6 sm:p-6" onSubmit={(event) => void save(event)}>
      <section className="grid gap-1">
        <h2>
          <Trans>Patients</Trans>
        </h2>
        <CheckboxInput
          label={<Trans>We accept new patients</Trans>}
          checked={takesNew}
          onChange={(event) => setTakesNew(event.target.checked)}
        />
        <p className="text-sm text-soft">
          <Trans>Without it, only people who have been here before can book.</Trans>
        </p>
      </section>
      <fieldset>
        <legend className="text-xl font-bold">
          <Trans>Insurance that you accept</Trans>
        </legend>
        <div className="mt-1 grid sm:grid-cols-2">
          {INSURERS.map((name) => (
            <CheckboxInput
              key={name}
              label={name}
              checked={accepted.includes(name)}
              onChange={(event) =>
                setAccepted((before) =>
                  event.target.checked ? [...before, name] : before.filter((other) => other !== name),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <FeeFields fee={fee} problem={problem} onChange={setFee} />
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save settings</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}
