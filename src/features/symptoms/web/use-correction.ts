import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { correctSymptoms, EntryCorrection, SymptomRecord } from '#features/symptoms/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import type { DiaryEntryBody } from './use-record-symptoms.ts';
import type { TakeBack } from './what-we-read.tsx';

/** Takes back what was read wrongly in the entry that was just recorded, and hands over the entry with its new result. */
export function useCorrection(onCorrected: (record: SymptomRecord) => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [before, setBefore] = useState<EntryCorrection['takenBack']>([]);
  const { isPending, mutate } = useMutation({
    mutationFn: async ({ id, body }: { readonly id: number; readonly body: EntryCorrection }) =>
      await call<typeof correctSymptoms>('PUT', '/api/symptom-tracking/:id', { params: { id }, body }),
    onSuccess: (record, { body }) => {
      setBefore(body.takenBack);
      onCorrected(record);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/symptom-tracking'),
      });
    },
    onError: () =>
      toast({
        title: t`That did not work`,
        description: t`Nothing was changed. Please try again.`,
        variant: 'destructive',
      }),
  });
  /** What can be taken back from an entry that was sent in this form. */
  return (id: number, { ageYears, ageMonths, sex, pregnant, answers }: DiaryEntryBody): TakeBack => ({
    busy: isPending,
    before,
    takeBack: (takenBack) =>
      isPending || mutate({ id, body: { takenBack, ageYears, ageMonths, sex, pregnant, answers } }),
  });
}
