import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { endPush } from '#features/auth/web/push/use-push.ts';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { enrolDesk } from '#features/desks/contract.ts';
import { MAX_DESK_NAME } from '#features/desks/rules/desk-limits.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { desksOf } from '../desk-queries.ts';

/** Makes this browser a shared computer. */
export function EnrolDesk({
  providerId,
  onEnrolled,
}: {
  readonly providerId: number;
  readonly onEnrolled: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const [name, setName] = useDraft(`name of a desk of ${providerId}`, '');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const params = { id: providerId };
      const desk = await call<typeof enrolDesk>('POST', '/api/portal/providers/:id/desks', { params, body: { name } });
      void endPush().catch(() => undefined);
      setName('');
      const enrolled = desk.name;
      toast({ title: t`This browser is ${enrolled} now`, description: t`Lock it with Ctrl+L, or Lock at the top.` });
      onEnrolled();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: desksOf(providerId).queryKey }),
        queryClient.invalidateQueries({ queryKey: CURRENT_USER.queryKey }),
      ]);
    } catch (error) {
      const found = errorBody(error)?.fields?.['name'];
      setProblem(found);
      if (found === undefined) showNotSaved(error);
      else input.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate className="grid max-w-md gap-3" onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={input}
        label={<Trans>Name of this computer</Trans>}
        hint={<Trans>Such as Reception 1. Do this at the computer itself; it holds for 90 days.</Trans>}
        autoComplete="off"
        maxLength={MAX_DESK_NAME}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>} className="button-ghost">
          <Trans>Make this browser a shared computer</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}
