import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { addCalendar } from '#features/calendars/contract.ts';
import { MAX_LABEL } from '#features/calendars/rules/calendar-limits.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';

/** In the order of the screen, so that the first field with a problem gets the focus. */
const FIELDS = ['label', 'address', 'personId'] as const;

/** Adds an outside calendar by its address, which is read at once. */
export function AddCalendar({
  providerId,
  people,
  onAdded,
}: {
  readonly providerId: number;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly onAdded: () => Promise<void>;
}) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [label, setLabel] = useDraft(`name of a calendar of ${providerId}`, '');
  const [personId, setPersonId] = useDraft<number | null>(`person of a calendar of ${providerId}`, null);
  // A secret, so no draft.
  const [address, setAddress] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblems({});
    try {
      const body = { label, address, personId };
      await call<typeof addCalendar>('POST', '/api/portal/providers/:id/calendars', {
        params: { id: providerId },
        body,
      });
      setLabel('');
      setAddress('');
      setPersonId(null);
      toast({ title: t`The calendar is added` });
      await onAdded();
    } catch (error) {
      const fields = errorBody(error)?.fields ?? {};
      setProblems(fields);
      const first = FIELDS.find((field) => field in fields);
      if (first === undefined) showNotSaved(error);
      else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate className="grid max-w-md gap-3" onSubmit={(event) => void submit(event)}>
      <TextInput
        name="label"
        label={<Trans>Name of the calendar</Trans>}
        hint={<Trans>Such as Google. Your team reads it beside the busy times.</Trans>}
        autoComplete="off"
        maxLength={MAX_LABEL}
        value={label}
        error={problems['label']}
        onChange={({ target }) => setLabel(target.value)}
      />
      <TextInput
        name="address"
        label={<Trans>Address of the calendar</Trans>}
        hint={
          <Trans>
            In Google: Settings, your calendar, Secret address in iCal format. In Outlook: Settings, Shared calendars,
            Publish, ICS. We keep it encrypted and never show it again.
          </Trans>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={address}
        error={problems['address']}
        onChange={({ target }) => setAddress(target.value)}
      />
      {people.length > 0 && (
        <SelectInput
          name="personId"
          label={<Trans>Whose calendar it is</Trans>}
          value={personId ?? ''}
          error={problems['personId']}
          onChange={({ target }) => setPersonId(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t`The whole place`}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Reading the calendar...</Trans>} className="button-ghost">
          <Trans>Add the calendar</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}
