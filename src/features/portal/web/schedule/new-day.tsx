import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { closedOn, seenOn } from '#features/portal/rules/day-groups.ts';
import type { PortalSettings, setDays } from '#features/portal/rules/schedule-contract.ts';
import { DAYS_AHEAD, dayProblem, endMeant } from '#features/portal/rules/week-check.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useNow } from '#platform/web/use-now.ts';
import type { useScheduleChange } from './use-schedule-change.ts';

const KINDS = ['off', 'extra', 'closed'] as const;
type Kind = (typeof KINDS)[number];
const EMPTY = { date: '', until: '', opens: '', closes: '' };

/** Takes days off, adds hours to a day, or closes a part of a day. */
export function NewDay({
  settings,
  busy,
  change,
}: {
  readonly settings: PortalSettings;
  readonly busy: boolean;
  readonly change: ReturnType<typeof useScheduleChange>['change'];
}) {
  const { t } = useLingui();
  const today = lagosDate(useNow(0));
  const [kind, setKind] = useState<Kind>('off');
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { date, until } = typed;
  const hours = { opens: typed.opens, closes: endMeant(typed.closes) };
  useLeaveWarning(
    Object.values(typed).some((value) => value !== ''),
    t`You have changes that are not saved. Leave this page anyway?`,
  );

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Record<string, string> = {};
    if (date === '') found['date'] = t`Choose a day.`;
    const parts = kind === 'closed' ? [...closedOn(settings.days, date), hours] : [hours];
    const problem = kind === 'off' ? undefined : dayProblem(parts);
    if (problem !== undefined) found['hours'] = problem;
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const last = kind === 'off' && until !== '' ? until : date;
    const answered = await change(
      (booked) =>
        call<typeof setDays>('PUT', '/api/portal/providers/:id/days/:date', {
          params: { id: settings.id, date },
          body: {
            kind,
            ...(last !== date && { until: last }),
            ...(kind !== 'off' && { hours: parts }),
            was: seenOn(settings.days, date, last),
            ...(booked && { booked }),
          },
        }),
      { done: () => setTyped(EMPTY) },
    );
    setErrors(answered);
  };

  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
  });
  const span = { type: 'date', min: today, max: addDays(today, DAYS_AHEAD) };
  return (
    <form noValidate className="grid gap-4 border-t border-line pt-4" onSubmit={(event) => void save(event)}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">
          <Trans>Add</Trans>
        </legend>
        {KINDS.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              name="kind"
              className="accent-green"
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            {each === 'off' && <Trans>Days off</Trans>}
            {each === 'extra' && <Trans>Extra hours</Trans>}
            {each === 'closed' && <Trans>Close part of a day</Trans>}
          </label>
        ))}
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextInput
          label={kind === 'off' ? <Trans>First day</Trans> : <Trans>Day</Trans>}
          {...span}
          {...field('date')}
          error={errors['date']}
        />
        {kind === 'off' ? (
          <TextInput
            label={<Trans>Last day (optional)</Trans>}
            {...span}
            min={date === '' ? today : date}
            {...field('until')}
            error={errors['until']}
          />
        ) : (
          <>
            <TextInput
              label={kind === 'extra' ? <Trans>Opens</Trans> : <Trans>Closed from</Trans>}
              type="time"
              {...field('opens')}
              error={errors['hours']}
            />
            <TextInput
              label={kind === 'extra' ? <Trans>Closes</Trans> : <Trans>Closed until</Trans>}
              type="time"
              {...field('closes')}
            />
          </>
        )}
      </div>
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>} className="button-ghost">
          {kind === 'off' && <Trans>Take days off</Trans>}
          {kind === 'extra' && <Trans>Add extra hours</Trans>}
          {kind === 'closed' && <Trans>Close this part</Trans>}
        </SubmitButton>
      </p>
    </form>
  );
}
