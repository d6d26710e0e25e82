import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { addDaysChange } from '#features/portal/rules/days/day-change-contract.ts';
import {
  CHANGE_KINDS,
  changeOf,
  EMPTY_CHANGE,
  type TypedChange,
  typedDays,
  typedProblems,
} from '#features/portal/rules/days/typed-change.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useNow } from '#platform/web/use-now.ts';
import { ChangedSpan } from './changed-span.tsx';
import { countOf, daysInWords } from './day-words.ts';
import { RadioChips } from './radio-chips.tsx';
import type { useScheduleChange } from './use-schedule-change.ts';

/** The longest note, characters: the contract refuses longer ones. */
const MAX_NOTE = 120;

/** Closes days or parts of them, or adds hours: for the whole place or one person, once, in a row or repeated. */
export function ChangeDays({
  settings,
  busy,
  change,
}: {
  readonly settings: PortalSettings;
  readonly busy: boolean;
  readonly change: ReturnType<typeof useScheduleChange>['change'];
}) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useDraft(`days of ${settings.id}`, EMPTY_CHANGE);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { kind, resourceId, cause } = typed;
  const isPlace = resourceId === null;
  const today = lagosDate(useNow(0));
  const person = settings.people.find(({ id }) => id === resourceId);
  const follows = person !== undefined && !person.hasOwnHours;
  const labels = {
    off: isPlace ? t`Closed all day` : t`No visits all day`,
    closed: isPlace ? t`Closed part of the day` : t`No visits part of the day`,
    extra: t`Extra hours`,
  };
  const isChanged = JSON.stringify({ ...typed, kind: 'off', span: 'day' }) !== JSON.stringify(EMPTY_CHANGE);
  useLeaveWarning(isChanged, t`You have changes that are not saved. Leave this page anyway?`);
  const set = (changed: Partial<TypedChange>) => setTyped((before) => ({ ...before, ...changed }));
  const errorAt = (field: string) => {
    const problem = errors[field];
    return problem === undefined ? undefined : translateText(i18n, problem);
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const showFirst = () =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus());
    const found = typedProblems(typed, today);
    setErrors(found);
    if (Object.keys(found).length > 0) return void showFirst();
    const refused = await change(
      (booked) =>
        call<typeof addDaysChange>('POST', '/api/portal/providers/:id/schedule-changes', {
          params: { id: settings.id },
          body: { ...changeOf(typed), ...(booked && { booked }) },
        }),
      { name: person?.name, done: () => setTyped(EMPTY_CHANGE) },
    );
    const { hours, ...others } = refused;
    setErrors({ ...others, ...(hours !== undefined && { opens: hours }) });
    if (Object.keys(refused).length > 0) showFirst();
  };

  return (
    <form noValidate className="grid gap-5 border-t border-line pt-4" onSubmit={(event) => void save(event)}>
      <h3>
        <Trans>Change days</Trans>
      </h3>
      <ForWhom
        people={settings.people}
        chosen={resourceId}
        onChoose={(chosen) => set(forWhom(typed, settings.people, chosen))}
      />
      <RadioChips
        legend={<Trans>What changes?</Trans>}
        name="kind"
        chosen={kind}
        choices={CHANGE_KINDS.filter((value) => !follows || value !== 'extra').map((value) => ({
          value,
          label: labels[value],
        }))}
        onChoose={(chosen) => set({ kind: chosen })}
      />
      {follows && <FollowsNote name={person.name} />}
      {kind !== 'off' && <Times typed={typed} set={set} errorAt={errorAt} />}
      <ChangedSpan typed={typed} set={set} errorAt={errorAt} />
      {!isPlace && kind !== 'extra' && (
        <RadioChips
          legend={<Trans>Why?</Trans>}
          name="cause"
          chosen={cause}
          choices={[
            { value: 'leave', label: t`On leave` },
            { value: 'desk', label: t`Another reason` },
          ]}
          onChoose={(chosen) => set({ cause: chosen })}
        />
      )}
      {!isPlace && cause === 'leave' && kind !== 'extra' && (
        <p className="text-soft">
          <Trans>Leave holds at all places of your practice where they work.</Trans>
        </p>
      )}
      {isPlace && (
        <TextInput
          label={<Trans>What patients read beside these days (optional)</Trans>}
          hint={<Trans>Such as: Staff training.</Trans>}
          maxLength={MAX_NOTE}
          autoComplete="off"
          value={typed.note}
          error={errorAt('note')}
          onChange={({ target }) => set({ note: target.value })}
        />
      )}
      <Preview days={typedDays(typed, today)} />
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save these days</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}

/** What changes in the form with the person, room or place that is chosen: leave is of people, extra hours need own ones. */
function forWhom(
  { kind }: TypedChange,
  people: PortalSettings['people'],
  resourceId: number | null,
): Partial<TypedChange> {
  const follows = people.some(({ id, hasOwnHours }) => id === resourceId && !hasOwnHours);
  return {
    resourceId,
    ...(resourceId === null && { cause: 'desk' }),
    ...(follows && kind === 'extra' && { kind: 'off' }),
  };
}

/** Why a person has no extra hours, and how to give some. */
function FollowsNote({ name }: { readonly name: string }) {
  return (
    <p className="text-soft wrap-anywhere">
      <Trans>
        {name} follows the hours of the place. For extra hours, give them own hours under People and services.
      </Trans>
    </p>
  );
}

/** From when until when, on each of the days. */
function Times({ typed: { kind, resourceId, opens, closes }, set, errorAt }: Parameters<typeof ChangedSpan>[0]) {
  const { t } = useLingui();
  const [from, until] =
    resourceId !== null
      ? [t`From`, t`Until`]
      : kind === 'extra'
        ? [t`Opens`, t`Closes`]
        : [t`Closed from`, t`Closed until`];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextInput
        label={from}
        type="time"
        value={opens}
        error={errorAt('opens')}
        onChange={({ target }) => set({ opens: target.value })}
      />
      <TextInput
        label={until}
        type="time"
        value={closes}
        error={errorAt('closes')}
        onChange={({ target }) => set({ closes: target.value })}
      />
    </div>
  );
}

function ForWhom({
  people,
  chosen,
  onChoose,
}: {
  readonly people: PortalSettings['people'];
  readonly chosen: number | null;
  readonly onChoose: (resourceId: number | null) => void;
}) {
  const { t } = useLingui();
  if (people.length === 0) return null;
  return (
    <SelectInput
      label={<Trans>For whom?</Trans>}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t`The whole place`}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

/** The days as they would be saved, in words; always as high, so that nothing moves while they are typed. */
function Preview({ days }: { readonly days: readonly string[] }) {
  const { i18n } = useLingui();
  const count = countOf(i18n, days);
  const when = daysInWords(i18n, days);
  return (
    <output className="notice block min-h-20 sm:min-h-12">
      {days.length === 0 ? (
        <span className="text-soft">
          <Trans>The days that change are named here before you save.</Trans>
        </span>
      ) : (
        <>
          <strong>{count}:</strong> {when}
        </>
      )}
    </output>
  );
}
