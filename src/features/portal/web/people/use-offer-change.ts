import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentInTheWay, ScheduleErrorBody } from '#features/portal/rules/refusals.ts';
import type { ChangedOffer, PracticeOffer } from '#features/portal/rules/resources-contract.ts';
import { scheduleRefusal } from '#features/portal/rules/schedule-refusal.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import type { Booked } from '../displaced-dialog.tsx';
import { offerOf } from '../portal-queries.ts';

interface Change {
  readonly title: string;
  readonly send: (booked: Booked | undefined) => Promise<PracticeOffer | ChangedOffer>;
  /** After it is saved. */
  readonly done: (stayed: readonly AppointmentInTheWay[]) => void;
  /** Another desk changed the same: nothing was saved, and this is how it stands now. */
  readonly outdated?: (now: PracticeOffer) => void;
}

/**
 * Changes people and services. Where visits would be out of place, nothing is changed until the desk has chosen what becomes
 * of them. `change` returns what the server found wrong, by field.
 */
export function useOfferChange(providerId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showRefused = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<readonly AppointmentInTheWay[] | null>(null);
  const { queryKey } = offerOf(providerId);
  const notes: Record<Booked['choice'], string> = {
    cancel: t`The visits are cancelled, and the patients are told.`,
    keep: t`The visits that were booked stay.`,
    move: t`The visits are moved, and the patients are told.`,
  };

  async function change(
    { title, send, done, outdated }: Change,
    booked?: Booked,
  ): Promise<Readonly<Record<string, string>>> {
    if (busy) return {};
    setBusy(true);
    try {
      const saved = await send(booked);
      const stayed = 'stayed' in saved ? saved.stayed : [];
      queryClient.setQueryData(queryKey, saved);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(`/api/portal/providers/${providerId}/visits`),
      });
      setConflict(null);
      const above = 'keptAbove' in saved ? (saved.keptAbove ?? 0) : 0;
      const kept = t`${plural(above, {
        one: '# visit above the new number stays booked.',
        other: '# visits above the new number stay booked.',
      })}`;
      const settled = booked && stayed.length === 0 ? notes[booked.choice] : undefined;
      toast({ title, description: above > 0 ? kept : settled });
      done(stayed);
      return {};
    } catch (error) {
      const refusal = scheduleRefusal(errorBody<ScheduleErrorBody>(error));
      setConflict(refusal.type === 'ask' ? refusal.appointments : null);
      if (refusal.type === 'ask') return {};
      if (refusal.type === 'outdated') {
        const now = await queryClient.fetchQuery<PracticeOffer>({ queryKey, staleTime: 0 }).catch(() => undefined);
        if (now !== undefined) outdated?.(now);
      }
      showRefused(error);
      return refusal.type === 'wrong' ? refusal.fields : {};
    } finally {
      setBusy(false);
    }
  }

  return { busy, conflict, change, giveUp: () => setConflict(null) };
}
