import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import type { addPoint, changePoint, PointKind, QueuePoint } from '#features/queue/contract.ts';
import { POINT_NAME_MAX } from '#features/queue/rules/queue-limits.ts';
import { newPointOf, type TypedPoint, typedPoint } from '#features/queue/rules/typed-point.ts';
import { KIND_NAMES, type NewPoint, pointOf, type ServedPerson } from '#features/queue/rules/usual-way.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';

const KINDS = Object.keys(KIND_NAMES) as PointKind[];

/** Adds a service point at the end of the way, or changes one. */
export function PointDialog({
  providerId,
  people,
  points,
  point,
  onClose,
  onSaved,
}: {
  readonly providerId: number;
  readonly people: readonly ServedPerson[];
  readonly points: readonly QueuePoint[];
  /** Undefined for a new one. */
  readonly point: QueuePoint | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { t, i18n } = useLingui();
  const { typed, set, wrong, busy, save } = usePointForm(providerId, points, point, onSaved);
  const title = point?.name ?? '';
  return (
    <FormDialog
      title={point === undefined ? t`Add a service point` : t`Change ${title}`}
      busy={busy}
      save={point === undefined ? <Trans>Add</Trans> : <Trans>Save</Trans>}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label={<Trans>Name</Trans>}
        hint={<Trans>Patients read it on the screen and on their phone.</Trans>}
        autoComplete="off"
        maxLength={POINT_NAME_MAX}
        value={typed.name}
        error={wrong['name']}
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectInput
        label={<Trans>What is it?</Trans>}
        value={typed.kind}
        onChange={({ target }) => set({ kind: target.value as PointKind })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {translateText(i18n, KIND_NAMES[kind])}
          </option>
        ))}
      </SelectInput>
      {people.length > 0 && (
        <SelectInput
          label={<Trans>Whose visits are served here?</Trans>}
          value={typed.resourceId ?? ''}
          error={wrong['resourceId']}
          onChange={({ target }) => set({ resourceId: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t`Anyone's`}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      <TextInput
        label={<Trans>How many people at the same time</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed.units}
        error={wrong['units']}
        onChange={({ target }) => set({ units: target.value })}
      />
      <TextInput
        label={<Trans>Minutes for one person, as you plan it</Trans>}
        hint={<Trans>Only for the first days: what is measured replaces it.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed.plannedMinutes}
        error={wrong['plannedMinutes']}
        onChange={({ target }) => set({ plannedMinutes: target.value })}
      />
    </FormDialog>
  );
}

function isChanged(typed: TypedPoint, base: TypedPoint): boolean {
  return JSON.stringify(typed) !== JSON.stringify(base);
}

/** What is typed, and saving it. */
function usePointForm(
  providerId: number,
  points: readonly QueuePoint[],
  point: QueuePoint | undefined,
  onSaved: () => void,
) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  const [key] = useState(newKey);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { base, typed, setTyped } = useFormDraft(
    point === undefined ? `new point of ${providerId}` : `point ${point.id}`,
    () => {
      const first = typedPoint(point ?? pointOf('other', ''));
      return { base: first, typed: first };
    },
    isChanged,
  );
  useLeaveWarning(isChanged(typed, base), t`You have changes that are not saved. Leave this page anyway?`);
  const send = async (body: NewPoint) => {
    if (point === undefined) {
      await call<typeof addPoint>('POST', '/api/portal/providers/:id/points', {
        params: { id: providerId },
        body,
        headers: { 'idempotency-key': key },
      });
    } else {
      await call<typeof changePoint>('PUT', '/api/portal/providers/:id/points/:pointId', {
        params: { id: providerId, pointId: point.id },
        body: { ...body, position: points.findIndex(({ id }) => id === point.id) },
      });
    }
  };
  const save = async (): Promise<boolean> => {
    const { body, wrong: found } = newPointOf(typed);
    setWrong(found);
    if (body === undefined) return true;
    setBusy(true);
    try {
      await send(body);
      toast({ title: t`Changes saved` });
      onSaved();
      return false;
    } catch (error) {
      const fields = errorBody(error)?.fields ?? {};
      setWrong(fields);
      showNotSaved(error);
      return Object.keys(fields).length > 0;
    } finally {
      setBusy(false);
    }
  };
  const set = (part: Partial<TypedPoint>) => setTyped((before) => ({ ...before, ...part }));
  return { typed, set, wrong, busy, save };
}
