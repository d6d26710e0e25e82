import type { Period } from '#features/schedules/rules/slots.ts';
import { takeIn } from '#platform/common/changed-meanwhile.ts';
import { text } from '#platform/common/text.ts';
import type { PortalSettings, SeenSchedule } from './schedule-contract.ts';
import { dayProblem, VISIT_MINUTES } from './week-check.ts';

/** Monday first; 0 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

type Settings = Pick<PortalSettings, 'hours' | 'visitMinutes' | 'noticeMinutes'>;

/** The weekly schedule as the form holds it. */
export interface TypedWeek {
  /** By weekday. */
  readonly week: Readonly<Record<number, readonly Period[]>>;
  /** The length of an appointment. */
  readonly minutes: string;
  /** Minutes of notice; empty for the usual rule. */
  readonly notice: string;
}

/** Returns the form's values for a schedule. */
export function typedWeek({ hours, visitMinutes, noticeMinutes }: Settings): TypedWeek {
  return {
    week: weekOf(hours),
    minutes: String(visitMinutes),
    notice: noticeMinutes === null ? '' : String(noticeMinutes),
  };
}

/** Returns hours by weekday, as forms hold them. */
export function weekOf(hours: Settings['hours']): TypedWeek['week'] {
  return Object.fromEntries(
    WEEK.map((weekday) => [weekday, inOrder(hours.filter((period) => period.weekday === weekday))]),
  );
}

/** Returns the schedule that the form holds; sound only if `weekProblems` finds nothing. */
export function scheduleOf({ week, minutes, notice }: TypedWeek): SeenSchedule {
  return {
    hours: WEEK.flatMap((weekday) => (week[weekday] ?? []).map((period) => ({ weekday, ...period }))),
    visitMinutes: Number(minutes),
    noticeMinutes: notice === '' ? null : Number(notice),
  };
}

/** Returns the first weekday with hours, Monday first; undefined if there is none. */
export function firstFilled(week: TypedWeek['week']): number | undefined {
  return WEEK.find((weekday) => (week[weekday] ?? []).length > 0);
}

/** The first hours of a week. */
const FIRST_HOURS: Period = { opens: '08:00', closes: '17:00' };

/** Returns the first hours to propose for a closed day: those of the nearest day before it, or else of the first day. */
export function proposedHours(week: TypedWeek['week'], weekday: number): Period {
  const before = WEEK.slice(
    0,
    WEEK.findIndex((day) => day === weekday),
  ).toReversed();
  const like = [...before, ...WEEK].find((day) => (week[day] ?? []).length > 0);
  const [hours = FIRST_HOURS] = like === undefined ? [] : (week[like] ?? []);
  return hours;
}

/** Returns the other days, all or Monday to Friday, with the hours of one. */
export function copiedTo(week: TypedWeek['week'], from: number, to: 'all' | 'weekdays'): TypedWeek['week'] {
  const days = WEEK.filter((weekday) => weekday !== from && (to === 'all' || (weekday >= 1 && weekday <= 5)));
  return Object.fromEntries(days.map((weekday) => [weekday, week[from] ?? []]));
}

/** Returns what can't be saved, by the server's field names. */
export function weekProblems({ week, minutes }: TypedWeek): Readonly<Record<string, string>> {
  const length = /^\d{1,3}$/.test(minutes) ? Number(minutes) : Number.NaN;
  const isLength = length >= VISIT_MINUTES.min && length <= VISIT_MINUTES.max;
  const ofDays = WEEK.map((weekday) => [
    `hours.${weekday}`,
    dayProblem(week[weekday] ?? [], isLength ? length : undefined),
  ]);
  const all = Object.fromEntries([
    ...ofDays,
    ['visitMinutes', isLength ? undefined : text('Use a whole number from 5 to 240.')],
    [
      'hours',
      isClosed(week)
        ? text('Choose hours for at least one day. To take no visits for a while, take days off.')
        : undefined,
    ],
  ]) as Readonly<Record<string, string | undefined>>;
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** True if the form differs from the schedule it was filled in from. The order of a day's hours doesn't count. */
export function isWeekChanged(typed: TypedWeek, base: Settings): boolean {
  return JSON.stringify(fieldsOf(typed)) !== JSON.stringify(fieldsOf(typedWeek(base)));
}

/**
 * Returns the form's values after another desk has saved `now`: the values typed here, and theirs elsewhere. `both` names
 * the fields that both changed, differently.
 */
export function mergeWeek(
  base: Settings,
  typed: TypedWeek,
  now: Settings,
): { readonly typed: TypedWeek; readonly both: readonly string[] } {
  const { values, both } = takeIn(fieldsOf(typedWeek(base)), fieldsOf(typed), fieldsOf(typedWeek(now)));
  const week = WEEK.map((weekday) => [weekday, values[`hours.${weekday}`] as readonly Period[]]);
  return {
    typed: { week: Object.fromEntries(week), minutes: values.visitMinutes, notice: values.noticeMinutes },
    both,
  };
}

/** The fields of the form by the server's names, each day's hours in order. */
function fieldsOf({ week, minutes, notice }: TypedWeek) {
  const days = WEEK.map((weekday) => [`hours.${weekday}`, inOrder(week[weekday] ?? [])]);
  return { ...Object.fromEntries(days), visitMinutes: minutes, noticeMinutes: notice };
}

function isClosed(week: TypedWeek['week']): boolean {
  return WEEK.every((weekday) => (week[weekday] ?? []).length === 0);
}

function inOrder(periods: readonly Period[]): readonly Period[] {
  return periods.map(({ opens, closes }) => ({ opens, closes })).toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
}
