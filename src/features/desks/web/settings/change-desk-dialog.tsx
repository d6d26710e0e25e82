import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { changeDesk, Desk } from '#features/desks/contract.ts';
import { LOCK_MINUTES, MAX_DESK_NAME } from '#features/desks/rules/desk-limits.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';

const MINUTES = Array.from({ length: LOCK_MINUTES.max - LOCK_MINUTES.min + 1 }, (_, at) => LOCK_MINUTES.min + at);

/** Renames a shared computer, and sets after how many minutes it locks. */
export function ChangeDeskDialog({
  providerId,
  desk,
  onClose,
  onChanged,
}: {
  readonly providerId: number;
  readonly desk: Desk;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const [name, setName] = useDraft(`name of desk ${desk.id}`, desk.name);
  const [minutes, setMinutes] = useDraft(`minutes of desk ${desk.id}`, desk.lockAfterMinutes);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isChanged = name !== desk.name || minutes !== desk.lockAfterMinutes;
  useLeaveWarning(isChanged && !busy, t`You have changes that are not saved. Leave this page anyway?`);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call<typeof changeDesk>('PUT', '/api/portal/providers/:id/desks/:deskId', {
        params: { id: providerId, deskId: desk.id },
        body: { name, lockAfterMinutes: minutes },
      });
      if (desk.isThisBrowser) void queryClient.invalidateQueries({ queryKey: CURRENT_USER.queryKey });
      toast({ title: t`Changes saved` });
      onChanged();
    } catch (error) {
      const found = errorBody(error)?.fields?.['name'];
      setProblem(found);
      if (found === undefined) showNotSaved(error);
      else input.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const before = desk.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Change ${before}`}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Not now</Trans>
          </button>
          <BusyButton className="flex-1" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={() => void save()}>
            <Trans>Save</Trans>
          </BusyButton>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-5 pb-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          ref={input}
          label={<Trans>Name of this computer</Trans>}
          autoComplete="off"
          maxLength={MAX_DESK_NAME}
          value={name}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectInput
          label={<Trans>Locks by itself after</Trans>}
          hint={<Trans>Without a key, a tap or scrolling.</Trans>}
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
        >
          {MINUTES.map((each) => (
            <option key={each} value={each}>
              {t`${plural(each, { one: '# minute', other: '# minutes' })}`}
            </option>
          ))}
        </SelectInput>
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
