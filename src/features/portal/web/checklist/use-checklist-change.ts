import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Checklist, confirmHours, setBookings } from '#features/portal/rules/checklist-contract.ts';
import type { ChecklistErrorBody } from '#features/portal/rules/refusals.ts';
import { ApiError, call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { checklistOf, PORTAL_PROVIDERS } from '../portal-queries.ts';
import { useMissingNames } from './use-missing-names.ts';

/**
 * Confirms hours, starts and pauses bookings. Each act returns true if it succeeded; otherwise it has said why, and shown
 * the checklist as it stands now, because another member may have changed it.
 */
export function useChecklistChange(checklist: Checklist) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const reasonOf = useFailureReason();
  const namesOf = useMissingNames();
  const [busy, setBusy] = useState<'hours' | 'bookings' | null>(null);
  const { id, hours, visitMinutes, bookingState: was } = checklist;
  const { queryKey } = checklistOf(id);

  const run = async (which: 'hours' | 'bookings', title: string, act: () => Promise<Checklist>): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(which);
    try {
      queryClient.setQueryData(queryKey, await act());
      // The list of the member's places says which aren't ready.
      void queryClient.invalidateQueries({ queryKey: PORTAL_PROVIDERS.queryKey });
      toast({ title });
      return true;
    } catch (error) {
      if (error instanceof ApiError) await queryClient.invalidateQueries({ queryKey });
      const missing = errorBody<ChecklistErrorBody>(error)?.missing;
      const names = missing && namesOf(missing);
      const description = names === undefined ? reasonOf(error) : t`Still missing: ${names}.`;
      toast({ title: t`Not saved`, description, variant: 'destructive' });
      return false;
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    confirm: () =>
      run('hours', t`Opening hours confirmed`, () =>
        call<typeof confirmHours>('PUT', '/api/portal/providers/:id/hours-confirmation', {
          params: { id },
          body: { was: { hours, visitMinutes } },
        }),
      ),
    set: (on: boolean) =>
      run('bookings', on ? t`Patients can book now` : t`Bookings are paused`, () =>
        call<typeof setBookings>('PUT', '/api/portal/providers/:id/bookings', { params: { id }, body: { on, was } }),
      ),
  };
}
