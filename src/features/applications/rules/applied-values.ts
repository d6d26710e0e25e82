import { scheduleOf, type TypedWeek } from '#features/portal/rules/typed-week.ts';
import type { ApplicationForm } from '../contract.ts';
import { DEFAULT_WEEK, WEEKDAYS } from './application-lists.ts';
import { clockTime, HALF_HOURS, startsBefore } from './half-hours.ts';

type AppliedPlace = NonNullable<ApplicationForm['furtherPlaces']>[number];

/** A further place as the form holds it. */
export type TypedPlace = Omit<AppliedPlace, 'openingHours'> & { readonly week: TypedWeek['week'] };

/** The values of the form, which keeps those of both kinds of applicants while the choice changes. */
export type TypedApplication = Omit<ApplicationForm, 'furtherPlaces'> & {
  readonly week: TypedWeek['week'];
  readonly furtherPlaces: readonly TypedPlace[];
};

/**
 * Returns the values to check and send. One practitioner sends the specified fields and nothing else. A facility sends its
 * own, and for the specified fields that its form lacks: the credential "Other", and the days and times that its hours
 * come nearest to, for clients that know no others.
 */
export function appliedValues({ week, ...typed }: TypedApplication): ApplicationForm {
  const {
    kind,
    contactName,
    facilityType,
    cacNumber,
    stateLicenceNumber,
    nhiaNumber,
    point,
    pointConfirmed,
    people,
    furtherPlaces,
    openingHours: _,
    ...own
  } = typed;
  if (kind !== 'facility') return own;
  const openingHours = hoursOf(week);
  const { licenceCouncil: _c, licenceNumber: _n, otherCredentials: _o, resumeUrl: _r, ...shared } = own;
  const facility = {
    kind,
    contactName,
    facilityType,
    cacNumber,
    stateLicenceNumber,
    nhiaNumber,
    point,
    pointConfirmed,
    people,
    openingHours,
    ...(furtherPlaces.length > 0 && { furtherPlaces: furtherPlaces.map(appliedPlace) }),
  };
  return { ...shared, ...facility, credentials: ['Other'], ...nearestAvailability(openingHours) };
}

function hoursOf(week: TypedWeek['week']) {
  return [...scheduleOf({ week, minutes: '', notice: '' }).hours];
}

function appliedPlace({ week, ...place }: TypedPlace): AppliedPlace {
  return { ...place, openingHours: hoursOf(week) };
}

function nearestAvailability(hours: readonly { weekday: number; opens: string; closes: string }[]) {
  const open = new Set(hours.map(({ weekday }) => weekday));
  // In the order of the form, where 0, Sunday, is the last.
  const days = WEEKDAYS.filter((_, index) => open.has((index + 1) % 7));
  const opens = hours.map((period) => period.opens).toSorted()[0] ?? '';
  const closes =
    hours
      .map((period) => period.closes)
      .toSorted()
      .at(-1) ?? '';
  const start = HALF_HOURS.find((time) => (clockTime(time) ?? '') >= opens) ?? '';
  const end = HALF_HOURS.findLast((time) => (clockTime(time) ?? '') <= closes) ?? '';
  const isDay = startsBefore(start, end);
  return {
    availabilityDays: days.length === 0 ? [...DEFAULT_WEEK.days] : days,
    availabilityHoursStart: isDay ? start : DEFAULT_WEEK.start,
    availabilityHoursEnd: isDay ? end : DEFAULT_WEEK.end,
  };
}
