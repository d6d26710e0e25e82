import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangedDays } from '#features/portal/rules/days/day-change-contract.ts';
import type { PortalHolidays } from '#features/portal/rules/days/holiday-contract.ts';
import type { AppointmentInTheWay, ScheduleErrorBody } from '#features/portal/rules/refusals.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { scheduleRefusal } from '#features/portal/rules/schedule-refusal.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { Booked } from '../displaced-dialog.tsx';
import { checklistOf, holidaysOf, reloadSettings, settingsOf } from '../portal-queries.ts';

/** The schedule after a change, or the public holidays after an answer. */
type Saved = PortalSettings | ChangedDays | PortalHolidays;
/** Sends a change; `booked` says what becomes of appointments that would be outside the hours. */
type Send = (booked: Booked | undefined) => Promise<Saved>;

/** A change that waits for the desk to choose what becomes of appointments. */
export interface Conflict {
  readonly appointments: readonly AppointmentInTheWay[];
  readonly send: Send;
  readonly form: FormCallbacks;
}

/** What a form does after its change. */
interface FormCallbacks {
  /** The name of the person, room or other that alone changes. */
  readonly name?: string | undefined;
  readonly done?: (saved: Saved) => void;
  /** Another desk changed the same since it was read: nothing was saved, and this is how it stands now. */
  readonly outdated?: (now: PortalSettings) => void;
}

/**
 * Changes the schedule of a provider, or answers about a public holiday. Where appointments would be outside the hours,
 * nothing is changed until the desk has chosen what becomes of them; `stayed` are those that were to be moved and fitted no
 * colleague. `change` returns what the server found wrong, by field.
 */
export function useScheduleChange(providerId: number) {
  const queryClient = useQueryClient();
  const { showSaved, showRefused } = useToasts();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [stayed, setStayed] = useState<readonly AppointmentInTheWay[]>([]);
  const { begin } = useDialogEntry(conflict !== null, () => setConflict(null), { losesNothing: true });
  const [settings, holidays] = [settingsOf(providerId).queryKey, holidaysOf(providerId).queryKey];

  async function accept(saved: Saved, form: FormCallbacks, booked: Booked | undefined): Promise<void> {
    const isAnswer = 'holidays' in saved;
    queryClient.setQueryData(isAnswer ? holidays : settings, saved);
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(`/api/portal/providers/${providerId}/visits`),
    });
    void queryClient.invalidateQueries({ queryKey: isAnswer ? settings : holidays });
    // Weekly hours that were saved are confirmed.
    void queryClient.invalidateQueries({ queryKey: checklistOf(providerId).queryKey });
    const left = 'stayed' in saved ? saved.stayed : [];
    setConflict(null);
    setStayed(left);
    showSaved(booked, (booked?.ids.length ?? 0) - left.length);
    form.done?.(saved);
  }

  async function refuse(error: unknown, send: Send, form: FormCallbacks): Promise<Readonly<Record<string, string>>> {
    const refusal = scheduleRefusal(errorBody<ScheduleErrorBody>(error));
    if (refusal.type === 'ask') {
      if (conflict === null) begin();
      setConflict({ appointments: refusal.appointments, send, form });
      return {};
    }
    if (refusal.type === 'outdated') {
      setConflict(null);
      void queryClient.invalidateQueries({ queryKey: holidays });
      const now = await reloadSettings(queryClient, providerId);
      if (now !== undefined) form.outdated?.(now);
    }
    showRefused(error);
    return refusal.type === 'wrong' ? refusal.fields : {};
  }

  async function change(
    send: Send,
    form: FormCallbacks = {},
    booked?: Booked,
  ): Promise<Readonly<Record<string, string>>> {
    if (busy) return {};
    setBusy(true);
    try {
      await accept(await send(booked), form, booked);
      return {};
    } catch (error) {
      return await refuse(error, send, form);
    } finally {
      setBusy(false);
    }
  }

  return { busy, conflict, stayed, change, giveUp: () => setConflict(null) };
}

function useToasts() {
  const { t } = useLingui();
  return {
    /** `settled` is the number of visits for which the choice could be carried out. */
    showSaved: (booked: Booked | undefined, settled: number) => {
      const notes: Record<Booked['choice'], string> = {
        cancel: t`${plural(settled, {
          one: 'The visit is cancelled, and the patient is told.',
          other: 'The # visits are cancelled, and the patients are told.',
        })}`,
        keep: t`${plural(settled, { one: 'The visit that was booked stays.', other: 'The # visits that were booked stay.' })}`,
        move: t`${plural(settled, {
          one: '1 visit is moved, and the patient is told.',
          other: '# visits are moved, and the patients are told.',
        })}`,
      };
      toast({ title: t`Schedule saved`, description: booked && settled > 0 ? notes[booked.choice] : undefined });
    },
    showRefused: useNotSavedToast(),
  };
}
