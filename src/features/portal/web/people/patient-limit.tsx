import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import { PATIENT_LIMIT } from '#features/portal/rules/resource-limits.ts';
import type { PracticeOffer, setPatientLimit } from '#features/portal/rules/resources-contract.ts';
import { isWhole } from '#features/portal/rules/typed-resource.ts';
import { call } from '#platform/web/calls/call.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useOfferChange } from './use-offer-change.ts';

/** How many visits to come one person may have at the practice. */
export function PatientLimit({ offer: { providerId: id, maxOpenAppointments } }: { readonly offer: PracticeOffer }) {
  const { t } = useLingui();
  const { busy, change } = useOfferChange(id);
  const isChangedFrom = (typed: string, base: number) => typed !== String(base);
  const { base, setBase, typed, setTyped } = useFormDraft(
    `open visits of ${id}`,
    () => ({ base: maxOpenAppointments, typed: String(maxOpenAppointments) }),
    isChangedFrom,
  );
  const [error, setError] = useState<string>();
  useLeaveWarning(isChangedFrom(typed, base), t`You have changes that are not saved. Leave this page anyway?`);
  const save = async () => {
    const isSound = isWhole(typed, PATIENT_LIMIT);
    setError(isSound ? undefined : t`Use a whole number from 1 to 50.`);
    if (!isSound) return;
    const wanted = Number(typed);
    const refused = await change({
      title: t`Changes saved`,
      send: () =>
        call<typeof setPatientLimit>('PUT', '/api/portal/providers/:id/open-visits', {
          params: { id },
          body: { maxOpenAppointments: wanted, was: { maxOpenAppointments: base } },
        }),
      done: () => setBase(wanted),
      outdated: (now) => {
        setBase(now.maxOpenAppointments);
        const theirs = now.maxOpenAppointments;
        setError(t`Somebody else has changed this meanwhile, to: ${theirs}. Save again to put yours in its place.`);
      },
    });
    if (refused['maxOpenAppointments'] !== undefined) setError(refused['maxOpenAppointments']);
  };
  return (
    <form
      noValidate
      className="card grid gap-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>
        <Trans>Bookings of one person</Trans>
      </h2>
      <div className="max-w-md">
        <TextInput
          label={<Trans>Visits to come that one person may have here</Trans>}
          hint={<Trans>From 1 to 50. It counts for what patients book themselves, not for you.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}
