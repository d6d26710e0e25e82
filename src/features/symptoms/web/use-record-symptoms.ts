import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { setConsent } from '#features/consents/contract.ts';
import type { recordSymptoms, SymptomRecord } from '#features/symptoms/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { toast } from '#platform/web/toast-store.ts';
import { waitAfter } from '#platform/web/waiting/own-writes.ts';

const PATH = '/api/symptom-tracking';

export type DiaryEntryBody = BodyOf<typeof recordSymptoms>;

/**
 * Saves a diary entry after the consent that it needs; sending it again saves it once. Calls `onRecorded` without a record if
 * there is no network and the entry waits.
 */
export function useRecordSymptoms(
  userId: number,
  onRecorded: (record: SymptomRecord | null, body: DiaryEntryBody) => void,
) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async ({ body, consent }: { readonly body: DiaryEntryBody; readonly consent: boolean }) => {
      if (consent) {
        await call<typeof setConsent>('PUT', '/api/users/:id/consents', {
          params: { id: userId },
          body: { purpose: 'symptom_tracking', granted: true },
        });
      }
      const content = JSON.stringify(body);
      const key = keys.current.get(content) ?? newKey();
      keys.current.set(content, key);
      try {
        return await call<typeof recordSymptoms>('POST', PATH, { body, headers: { 'idempotency-key': key } });
      } catch (error) {
        const request = { method: 'POST', path: PATH, body } as const;
        await waitAfter(error, userId, { id: key, kind: 'diary', about: '', text: textOf(body), request });
        return null;
      }
    },
    onSuccess: (record, { body }) => {
      onRecorded(record, body);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          /^\/api\/(symptom-tracking|health-insights|users\/\d+\/consents)/.test(String(path)),
      });
    },
    onError: () =>
      toast({
        title: t`Error recording symptom`,
        description: t`There was a problem submitting your symptom. Please try again.`,
        variant: 'destructive',
      }),
  });
  return {
    busy: isPending,
    failed: isError,
    save: (body: DiaryEntryBody, consent: boolean) => !isPending && mutate({ body, consent }),
  };
}

/** Returns an entry as its writer knows it again. */
function textOf({ symptoms, notes }: DiaryEntryBody): string {
  return [symptoms.map(({ name }) => name).join(', '), notes ?? ''].filter((part) => part !== '').join('\n');
}
