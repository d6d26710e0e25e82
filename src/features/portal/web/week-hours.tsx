import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { takeIn } from '#platform/common/changed-meanwhile.ts';
import { call } from '#platform/web/call.ts';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import type { PortalSettings, setWeeklySchedule } from '../rules/schedule-contract.ts';
import { dayProblem, endShown, type Stretch, VISIT_MINUTES } from '../rules/week-check.ts';
import { DayHours } from './day-hours.tsx';
import { noticeChoices } from './notice-names.ts';
import type { useScheduleChange } from './use-schedule-change.ts';

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
type Week = Readonly<Record<number, readonly Stretch[]>>;
type Typed = { readonly week: Week; readonly minutes: string; readonly notice: string };
type Errors = Readonly<Record<string, string>>;

/** The hours of every week, how long a visit is, and until when it can be booked. */
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
  const [base, setBase] = useState(settings);
  const [week, setWeek] = useState<Week>(() => weekOf(settings.hours));
  const [minutes, setMinutes] = useState(String(settings.visitMinutes));
  const [notice, setNotice] = useState(settings.noticeMinutes === null ? '' : String(settings.noticeMinutes));
  // What another desk has made of what was changed here too, by the names that the server has for it.
  const [theirs, setTheirs] = useState<Errors>({});
  const [now, setNow] = useState<PortalSettings | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const choices = noticeChoices(i18n, base.providesUrgentCare, base.noticeMinutes);

  const isDirty = JSON.stringify(fieldsOf({ week, minutes, notice })) !== JSON.stringify(fieldsOf(base));
  useLeaveWarning(isDirty, t`You have changes that are not saved. Leave this page anyway?`);

  if (now !== null) {
    const { values, both } = takeIn(fieldsOf(base), fieldsOf({ week, minutes, notice }), fieldsOf(now));
    setWeek(Object.fromEntries(WEEK.map((weekday) => [weekday, values[`hours.${weekday}`] as readonly Stretch[]])));
    setMinutes(values.visitMinutes);
    setNotice(values.noticeMinutes);
    setTheirs(Object.fromEntries(both.map((name) => [name, wordsOf(now, name, i18n)])));
    setBase(now);
    setNow(null);
  }
  const problemAt = (name: string) => {
    const value = theirs[name];
    const told = t`Somebody else has changed this meanwhile, to: ${value}. Save again to put yours in its place.`;
    return errors[name] ?? (value === undefined ? undefined : told);
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const visitMinutes = Number(minutes);
    const found = problemsOf(week, minutes, t`Use a whole number from 5 to 240.`);
    const hours = WEEK.flatMap((weekday) => (week[weekday] ?? []).map((stretch) => ({ weekday, ...stretch })));
    if (hours.length === 0) {
      found['hours'] = t`Choose hours for at least one day. To take no visits for a while, take days off.`;
    }
    setErrors(found);
    setTheirs({});
    if (Object.keys(found).length === 0) {
      const noticeMinutes = notice === '' ? null : Number(notice);
      setErrors(
        await change(
          (booked) =>
            call<typeof setWeeklySchedule>('PUT', '/api/portal/providers/:id/schedule', {
              params: { id: settings.id },
              body: {
                hours,
                visitMinutes,
                noticeMinutes,
                was: { hours: base.hours, visitMinutes: base.visitMinutes, noticeMinutes: base.noticeMinutes },
                ...(booked && { booked }),
              },
            }),
          { done: setBase, outdated: setNow },
        ),
      );
    } else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form noValidate className="card grid gap-5 sm:p-6" onSubmit={(event) => void save(event)}>
      <h2>
        <Trans>Weekly hours</Trans>
      </h2>
      {errors['hours'] !== undefined && (
        <p role="alert" className="field-error">
          {errors['hours']}
        </p>
      )}
      <p className="text-soft">
        <Trans>Hours that end at midnight end at 00:00.</Trans>
      </p>
      <div className="grid gap-4">
        {WEEK.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            stretches={week[weekday] ?? []}
            error={problemAt(`hours.${weekday}`)}
            onChange={(stretches) => setWeek((before) => ({ ...before, [weekday]: stretches }))}
          />
        ))}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={<Trans>Length of a visit in minutes</Trans>}
          hint={<Trans>From 5 to 240. Visits that are booked keep their length.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          error={problemAt('visitMinutes')}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <SelectInput
          label={<Trans>How late a visit can be booked</Trans>}
          hint={<Trans>Times that are nearer are not offered any more.</Trans>}
          value={notice}
          error={problemAt('noticeMinutes')}
          onChange={(event) => setNotice(event.target.value)}
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

/** What the form holds, or held before anything was typed, by the names that the server has for it. */
function fieldsOf(of: Typed | PortalSettings) {
  const { week, minutes, notice } =
    'week' in of
      ? of
      : { week: weekOf(of.hours), minutes: String(of.visitMinutes), notice: String(of.noticeMinutes ?? '') };
  const days = Object.entries(sorted(week)).map(([weekday, stretches]) => [`hours.${weekday}`, stretches]);
  return { ...Object.fromEntries(days), visitMinutes: minutes, noticeMinutes: notice };
}

/** What a field of the form shows of a schedule, in words. */
function wordsOf({ hours, visitMinutes, noticeMinutes, providesUrgentCare }: PortalSettings, name: string, i18n: I18n) {
  if (name === 'visitMinutes') return String(visitMinutes);
  if (name === 'noticeMinutes') {
    const choices = noticeChoices(i18n, providesUrgentCare, noticeMinutes);
    return choices.find(({ value }) => value === String(noticeMinutes ?? ''))?.label ?? '';
  }
  const stretches = hours.filter(({ weekday }) => name === `hours.${weekday}`);
  const words = stretches.map(({ opens, closes }) => `${opens} – ${endShown(closes)}`).join(', ');
  return words === '' ? i18n._(msg`Closed`) : words;
}

function weekOf(hours: PortalSettings['hours']): Week {
  const of = (weekday: number) => hours.filter((stretch) => stretch.weekday === weekday);
  return sorted(Object.fromEntries(WEEK.map((weekday) => [weekday, of(weekday)])));
}

/** Every day, each in the order of its hours. */
function sorted(week: Week): Week {
  const inOrder = (stretches: readonly Stretch[]) =>
    stretches.map(({ opens, closes }) => ({ opens, closes })).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return Object.fromEntries(WEEK.map((weekday) => [weekday, inOrder(week[weekday] ?? [])]));
}

function problemsOf(week: Week, minutes: string, wrongLength: string): Record<string, string> {
  const found: Record<string, string> = {};
  const length = /^\d{1,3}$/.test(minutes) ? Number(minutes) : Number.NaN;
  const isLength = length >= VISIT_MINUTES.least && length <= VISIT_MINUTES.most;
  if (!isLength) found['visitMinutes'] = wrongLength;
  for (const weekday of WEEK) {
    const problem = dayProblem(week[weekday] ?? [], isLength ? length : undefined);
    if (problem !== undefined) found[`hours.${weekday}`] = problem;
  }
  return found;
}
