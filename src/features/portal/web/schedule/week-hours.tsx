import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormDraft } from '#features/auth/web/session/use-draft.ts';
import type { PortalSettings, setWeeklySchedule } from '#features/portal/rules/schedule-contract.ts';
import { isWeekChanged, mergeWeek, scheduleOf, typedWeek, weekProblems } from '#features/portal/rules/typed-week.ts';
import { endShown } from '#features/portal/rules/week-check.ts';
import { isAllDay } from '#features/schedules/rules/slots.ts';
import { call } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { CopyPlaceHours } from './copy-place-hours.tsx';
import { noticeChoices } from './notice-names.ts';
import type { useScheduleChange } from './use-schedule-change.ts';
import { WeekDays } from './week-days.tsx';

type Errors = Readonly<Record<string, string>>;

/** The hours of every week, how long an appointment is, and until when it can be booked. */
export function WeekHours({
  settings,
  busy,
  change,
}: {
  readonly settings: PortalSettings;
  readonly busy: boolean;
  readonly change: ReturnType<typeof useScheduleChange>['change'];
}) {
  const { t, i18n } = useLingui();
  // As it was read or saved last: what is typed is compared with it, here and by the server.
  const { base, setBase, typed, setTyped } = useFormDraft(
    `week of ${settings.id}`,
    () => ({ base: settings, typed: typedWeek(settings) }),
    isWeekChanged,
  );
  // What another desk made of the fields that were changed here too, by the server's field names.
  const [theirs, setTheirs] = useState<Errors>({});
  // What another desk saved and this form has yet to take in.
  const [now, setNow] = useState<PortalSettings | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const { week, minutes, notice } = typed;
  const form = useRef<HTMLFormElement>(null);
  // What another desk has changed may be out of sight.
  useEffect(() => {
    if (Object.keys(theirs).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [theirs]);
  const choices = noticeChoices(i18n, base.providesUrgentCare, base.noticeMinutes);
  useLeaveWarning(isWeekChanged(typed, base), t`You have changes that are not saved. Leave this page anyway?`);

  // Merged in the next rendering: more may have been typed while the request was under way.
  if (now !== null) {
    const merged = mergeWeek(base, typed, now);
    setTyped(merged.typed);
    setTheirs(Object.fromEntries(merged.both.map((name) => [name, fieldInWords(now, name, i18n)])));
    setBase(now);
    setNow(null);
  }
  const problemAt = (name: string) => {
    const value = theirs[name];
    const reported = t`Somebody else has changed this meanwhile, to: ${value}. Save again to put yours in its place.`;
    const error = errors[name];
    if (error !== undefined) return translateText(i18n, error);
    return value === undefined ? undefined : reported;
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = weekProblems(typed);
    setErrors(found);
    setTheirs({});
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const was = { hours: base.hours, visitMinutes: base.visitMinutes, noticeMinutes: base.noticeMinutes };
    const refused = await change(
      (booked) =>
        call<typeof setWeeklySchedule>('PUT', '/api/portal/providers/:id/schedule', {
          params: { id: settings.id },
          body: { ...scheduleOf(typed), was, ...(booked && { booked }) },
        }),
      { done: (saved) => 'hours' in saved && setBase(saved), outdated: setNow },
    );
    setErrors(refused);
  };

  return (
    <form ref={form} noValidate className="card grid gap-5 sm:p-6" onSubmit={(event) => void save(event)}>
      <h2>
        <Trans>Weekly hours</Trans>
      </h2>
      {errors['hours'] !== undefined && (
        <p role="alert" className="field-error">
          {translateText(i18n, errors['hours'])}
        </p>
      )}
      <p className="text-soft">
        <Trans>Hours that end at midnight end at 00:00.</Trans>
      </p>
      <CopyPlaceHours to={settings.id} onCopy={(copied) => setTyped((before) => ({ ...before, week: copied }))} />
      <div className="grid gap-4">
        <WeekDays
          week={week}
          errorAt={(weekday) => problemAt(`hours.${weekday}`)}
          offersAllDay
          onChange={(changed) => setTyped((before) => ({ ...before, week: { ...before.week, ...changed } }))}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>Length of a visit in minutes</Trans>}
          hint={<Trans>From 5 to 240. Visits that are booked keep their length.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          error={problemAt('visitMinutes')}
          onChange={(event) => setTyped((before) => ({ ...before, minutes: event.target.value }))}
        />
        <SelectInput
          label={<Trans>How late a visit can be booked</Trans>}
          hint={<Trans>Times that are nearer are not offered any more.</Trans>}
          value={notice}
          error={problemAt('noticeMinutes')}
          onChange={(event) => setTyped((before) => ({ ...before, notice: event.target.value }))}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      </div>
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Save schedule</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}

/** Returns what a field of the form shows of the settings, in words. */
function fieldInWords(settings: PortalSettings, name: string, i18n: I18n): string {
  const { hours, visitMinutes, noticeMinutes, providesUrgentCare } = settings;
  if (name === 'visitMinutes') return String(visitMinutes);
  if (name === 'noticeMinutes') {
    const choices = noticeChoices(i18n, providesUrgentCare, noticeMinutes);
    return choices.find(({ value }) => value === String(noticeMinutes ?? ''))?.label ?? '';
  }
  const periods = hours.filter(({ weekday }) => name === `hours.${weekday}`);
  if (isAllDay(periods)) return i18n._(msg`Open 24 hours`);
  const words = periods.map(({ opens, closes }) => `${opens} – ${endShown(closes)}`).join(', ');
  return words === '' ? i18n._(msg`Closed`) : words;
}
