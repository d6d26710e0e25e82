import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { INSURERS, type Insurer } from '#features/directory/rules/insurers.ts';
import { takeIn } from '#platform/common/changed-meanwhile.ts';
import { call, errorBody, serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import type { PortalSettings, setPracticeSettings } from '../rules/schedule-contract.ts';
import { type FeeProblem, feeOf, feeProblem, stillWrong, type TypedFee, typedFee } from '../rules/typed-fee.ts';
import { FeeFields } from './fee-fields.tsx';
import { readAnew, settingsOf } from './portal-queries.ts';

/** Accepted insurance, new patients, and what cancelling late costs. */
export function PracticeFields({ settings }: { readonly settings: PortalSettings }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  // As it was read or saved last: what is typed is compared with it, here and by the server.
  const [base, setBase] = useState(settings);
  const [accepted, setAccepted] = useState<readonly string[]>(settings.acceptedInsurance);
  const [takesNew, setTakesNew] = useState(settings.acceptingNewPatients);
  const [fee, setFee] = useState<TypedFee>(() => typedFee(settings.cancellation));
  const [problem, setProblem] = useState<FeeProblem | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [now, setNow] = useState<PortalSettings | null>(null);
  const [bothChangedFee, setBothChangedFee] = useState(false);
  if (now !== null) {
    const typed = fieldsOf(accepted, takesNew, fee);
    const { values, both } = takeIn<Readonly<Record<string, unknown>>>(fieldsShown(base), typed, fieldsShown(now));
    setAccepted(INSURERS.filter((name) => values[name] === true));
    setTakesNew(values['takesNew'] === true);
    setFee(values['fee'] as TypedFee);
    setBothChangedFee(both.includes('fee'));
    setBase(now);
    setNow(null);
  }

  const isDirty =
    takesNew !== base.acceptingNewPatients ||
    INSURERS.some((name) => accepted.includes(name) !== base.acceptedInsurance.includes(name)) ||
    JSON.stringify(feeOf(fee)) !== JSON.stringify(feeOf(typedFee(base.cancellation)));
  useLeaveWarning(isDirty, t`You have changes that are not saved. Leave this page anyway?`);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const cancellation = feeOf(fee);
    setProblem(feeProblem(fee));
    setBothChangedFee(false);
    const form = event.currentTarget;
    const showProblem = () =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    if (cancellation === undefined) return showProblem();
    setBusy(true);
    try {
      const saved = await call<typeof setPracticeSettings>('PUT', '/api/portal/providers/:id/settings', {
        params: { id: settings.id },
        body: {
          acceptedInsurance: INSURERS.filter((name): name is Insurer => accepted.includes(name)),
          acceptingNewPatients: takesNew,
          cancellation,
          was: {
            acceptedInsurance: base.acceptedInsurance,
            acceptingNewPatients: base.acceptingNewPatients,
            cancellation: base.cancellation,
          },
        },
      });
      setBase(saved);
      queryClient.setQueryData(settingsOf(settings.id).queryKey, saved);
      toast({ title: t`Settings saved` });
    } catch (error) {
      const reason = serverMessage(error);
      const isOutdated = errorBody(error)?.code === 'changed_meanwhile';
      if (isOutdated) setNow((await readAnew(queryClient, settings.id)) ?? null);
      const atFee = Object.entries(errorBody(error)?.fields ?? {}).find(([name]) => name.startsWith('cancellation'));
      if (!isOutdated && atFee !== undefined && fee.kind !== 'none') {
        setProblem({ field: fee.kind, problem: atFee[1] });
        showProblem();
      }
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
      <FeeFields
        fee={fee}
        problem={problem}
        onChange={(typed) => {
          setFee(typed);
          setProblem(stillWrong(problem, typed));
        }}
      />
      {bothChangedFee && (
        <p role="alert" className="notice notice-amber">
          <Trans>
            Somebody else has changed the fee for cancelling late meanwhile, too. Save again to put yours in its place.
          </Trans>
        </p>
      )}
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save settings</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}

/** What the form holds, part by part, each insurer for itself. */
function fieldsOf(accepted: readonly string[], takesNew: boolean, fee: TypedFee): Readonly<Record<string, unknown>> {
  return { takesNew, fee, ...Object.fromEntries(INSURERS.map((name) => [name, accepted.includes(name)])) };
}

function fieldsShown({ acceptedInsurance, acceptingNewPatients, cancellation }: PortalSettings) {
  return fieldsOf(acceptedInsurance, acceptingNewPatients, typedFee(cancellation));
}
