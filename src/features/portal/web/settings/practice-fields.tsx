import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import { INSURERS } from '#features/directory/rules/insurers.ts';
import type { PortalSettings, setPracticeSettings } from '#features/portal/rules/schedule-contract.ts';
import { type FeeProblem, feeProblem, stillWrong } from '#features/portal/rules/typed-fee.ts';
import { isPracticeChanged, mergePractice, practiceOf, typedPractice } from '#features/portal/rules/typed-practice.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { reloadSettings, settingsOf } from '../portal-queries.ts';
import { FeeFields } from './fee-fields.tsx';

/** Accepted insurance, new patients, and what cancelling late costs. */
export function PracticeFields({ settings }: { readonly settings: PortalSettings }) {
  const { typed, setTyped, problem, setProblem, bothChangedFee, busy, save } = usePracticeForm(settings);
  return (
    <form noValidate className="card grid gap-6 sm:p-6" onSubmit={(event) => void save(event)}>
      <section className="grid gap-1">
        <h2>
          <Trans>Patients</Trans>
        </h2>
        <CheckboxInput
          label={<Trans>We accept new patients</Trans>}
          checked={typed.takesNew}
          onChange={(event) => setTyped((before) => ({ ...before, takesNew: event.target.checked }))}
        />
        <p className="text-sm text-soft">
          <Trans>Without it, only people who have been here before can book.</Trans>
        </p>
      </section>
      <InsurerChoices
        accepted={typed.accepted}
        onChange={(accepted) => setTyped((before) => ({ ...before, accepted }))}
      />
      <FeeFields
        fee={typed.fee}
        problem={problem}
        onChange={(fee) => {
          setTyped((before) => ({ ...before, fee }));
          setProblem(stillWrong(problem, fee));
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

/** What is typed, and saving it. */
function usePracticeForm(settings: PortalSettings) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showRefusal = useNotSavedToast();
  // As it was read or saved last: what is typed is compared with it, here and by the server.
  const { base, setBase, typed, setTyped } = useFormDraft(
    `settings of ${settings.id}`,
    () => ({ base: settings, typed: typedPractice(settings) }),
    isPracticeChanged,
  );
  const [problem, setProblem] = useState<FeeProblem | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [bothChangedFee, setBothChangedFee] = useState(false);
  // What another desk saved and this form has yet to take in.
  const [now, setNow] = useState<PortalSettings | null>(null);
  useLeaveWarning(isPracticeChanged(typed, base), t`You have changes that are not saved. Leave this page anyway?`);

  // Merged in the next rendering: more may have been typed while the request was under way.
  if (now !== null) {
    const merged = mergePractice(base, typed, now);
    setTyped(merged.typed);
    setBothChangedFee(merged.bothChangedFee);
    setBase(now);
    setNow(null);
  }
  const refuse = async (error: unknown, showProblem: () => void) => {
    const body = errorBody(error);
    const atFee = Object.entries(body?.fields ?? {}).find(([name]) => name.startsWith('cancellation'));
    if (body?.code === 'changed_meanwhile') {
      setNow((await reloadSettings(queryClient, settings.id)) ?? null);
    } else if (atFee !== undefined && typed.fee.kind !== 'none') {
      setProblem({ field: typed.fee.kind, problem: atFee[1] });
      showProblem();
    }
    showRefusal(error);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const wanted = practiceOf(typed);
    setProblem(feeProblem(typed.fee));
    setBothChangedFee(false);
    const form = event.currentTarget;
    const showProblem = () =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    if (wanted === undefined) return showProblem();
    setBusy(true);
    try {
      const { acceptedInsurance, acceptingNewPatients, cancellation } = base;
      const saved = await call<typeof setPracticeSettings>('PUT', '/api/portal/providers/:id/settings', {
        params: { id: settings.id },
        body: { ...wanted, was: { acceptedInsurance, acceptingNewPatients, cancellation } },
      });
      setBase(saved);
      queryClient.setQueryData(settingsOf(settings.id).queryKey, saved);
      toast({ title: t`Settings saved` });
    } catch (error) {
      await refuse(error, showProblem);
    } finally {
      setBusy(false);
    }
  };
  return { typed, setTyped, problem, setProblem, bothChangedFee, busy, save };
}

function InsurerChoices({
  accepted,
  onChange,
}: {
  readonly accepted: readonly string[];
  readonly onChange: (accepted: readonly string[]) => void;
}) {
  const choose = (name: string, isAccepted: boolean) =>
    onChange(isAccepted ? [...accepted, name] : accepted.filter((other) => other !== name));
  return (
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
            onChange={(event) => choose(name, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
