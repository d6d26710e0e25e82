import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitInTheWay } from '#platform/common/app-error.ts';
import { errorBody, serverMessage } from '#platform/web/call.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { PortalSettings, WeeklySchedule } from '../rules/schedule-contract.ts';
import { readAnew, settingsOf } from './portal-queries.ts';

type Booked = WeeklySchedule['booked'];
/** Sends a change; `booked` says what becomes of visits that would stand outside. */
type Send = (booked: Booked) => Promise<PortalSettings>;

/** A change that waits for somebody to say what becomes of visits. */
export interface Conflict {
  readonly visits: readonly VisitInTheWay[];
  readonly send: Send;
  readonly told: Told;
}

/** What a form is told of its change. */
interface Told {
  readonly done?: (saved: PortalSettings) => void;
  /** Another desk has changed the same since it was read: nothing was saved, and this is how it stands now. */
  readonly outdated?: (now: PortalSettings) => void;
}

/**
 * Changes the schedule of a provider. Where visits would stand outside it, nothing is changed until somebody has chosen
 * what becomes of them. Answers what the server found wrong, by field.
 */
export function useScheduleChange(providerId: number) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { begin } = useDialogEntry(conflict !== null, () => setConflict(null), { losesNothing: true });

  async function change(send: Send, told: Told, booked?: Booked): Promise<Readonly<Record<string, string>>> {
    if (busy) return {};
    setBusy(true);
    try {
      const settings = await send(booked);
      queryClient.setQueryData(settingsOf(providerId).queryKey, settings);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(`/api/portal/providers/${providerId}/visits`),
      });
      setConflict(null);
      const description =
        booked?.choice === 'cancel'
          ? t`The visits are cancelled, and the patients are told.`
          : booked?.choice === 'keep'
            ? t`The visits that were booked stay.`
            : undefined;
      toast({ title: t`Schedule saved`, description });
      told.done?.(settings);
      return {};
    } catch (error) {
      const body = errorBody(error);
      if (body?.code === 'visits_booked' && body.visits !== undefined) {
        if (conflict === null) begin();
        setConflict({ visits: body.visits, send, told });
        return {};
      }
      const isOutdated = body?.code === 'changed_meanwhile';
      if (isOutdated) {
        setConflict(null);
        const now = await readAnew(queryClient, providerId);
        if (now !== undefined) told.outdated?.(now);
      }
      const reason = serverMessage(error);
      const unreachable = t`We couldn't reach the server. Check your connection and try again.`;
      toast({
        title: t`Not saved`,
        description: reason === undefined ? unreachable : translateText(i18n, reason),
        variant: 'destructive',
      });
      return isOutdated ? {} : (body?.fields ?? {});
    } finally {
      setBusy(false);
    }
  }

  return { busy, conflict, change, giveUp: () => setConflict(null) };
}
