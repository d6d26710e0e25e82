import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentSummary, writeSummary } from '#features/video/contract.ts';
import { SUMMARY_MAX } from '#features/video/rules/limits.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { summaryOf } from '../video-queries.ts';
import { SummaryText } from './summary-text.tsx';

/** The provider's form for the summary of a visit. */
export function SummaryEditor({ id, written }: { readonly id: number; readonly written: AppointmentSummary | null }) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const queryClient = useQueryClient();
  const [text, setText] = useState(written?.text ?? '');
  const saving = useMutation({
    mutationFn: () => call<typeof writeSummary>('PUT', '/api/visits/:id/summary', { params: { id }, body: { text } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(summaryOf(id).queryKey, saved);
      toast({ title: t`Saved`, description: t`The patient can read it in My Appointments.` });
    },
    onError: (error) => showNotSaved(error, t`Please try again.`),
  });
  return (
    <section className="card grid justify-items-start gap-3">
      <h2>
        <Trans>Summary for the patient</Trans>
      </h2>
      <label className="field w-full">
        <Trans>What was found, what was agreed, and what comes next</Trans>
        <textarea
          className="input"
          rows={6}
          maxLength={SUMMARY_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <BusyButton
        busy={saving.isPending}
        busyText={<Trans>Saving...</Trans>}
        disabled={text.trim() === ''}
        onClick={() => saving.mutate()}
      >
        <Trans>Save the summary</Trans>
      </BusyButton>
      {written !== null && <SummaryText summary={written} />}
    </section>
  );
}
