import { type Appointment, CARE_TYPES, VISIT_TYPES } from '#features/appointments/contract.ts';
import { RELATIONS } from '#features/appointments/rules/relations.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { PlaceOffer } from '#features/directory/rules/place-offer.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { idIn } from '#platform/common/posted-form.ts';
import {
  type Draft,
  draftFrom,
  type Preselection,
  slotFrom,
  startChoice,
  startDraft,
  timeIn,
} from './booking-draft.ts';
import type { DangerSign } from './danger-check.ts';
import { missingInSymptoms } from './missing-answer.ts';
import { type RelativeAnswers, relativeErrors } from './relative.ts';

/** The pages of a booking without scripts, after the one with the times. Each is an address below `/book/:id`. */
export const PLAIN_STEPS = ['details', 'danger', 'sign-in', 'review'] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];

/** What is chosen before the details. It stands in the address, so it holds nothing about health. */
export interface PlainChoice extends Preselection {
  /** Calendar day in Lagos, `yyyy-MM-dd`; undefined for the first one with free times. */
  readonly day?: string | undefined;
  /** Until when that slot is held for this browser, ISO instant. */
  readonly heldUntil?: string | undefined;
  /** Id of the appointment that is to get another time. */
  readonly reschedule?: number | undefined;
}

/** The fields of the forms that go with the booking from the details on. They are never in an address. */
export const CARRIED = ['who', 'name', 'age', 'relation', 'reason', 'accepted', 'key', 'insurance', 'fee'] as const;
export type Carried = Readonly<Partial<Record<(typeof CARRIED)[number], string>>>;

/** What triage found in the details of a booking without scripts; null if it couldn't be reached. */
export interface PlainDanger {
  readonly signs: readonly DangerSign[] | null;
}

/** The fields of a form, or the query of an address. */
interface Fields {
  readonly get: (name: string) => string | null;
}

/** Returns the choice in a form or an address; what is no choice counts as not chosen. */
export function choiceIn(fields: Fields): PlainChoice {
  const idOf = (name: string) => idIn(fields.get(name));
  const time = timeIn(fields.get('time'));
  const timeDay = time && lagosDate(Date.parse(time));
  return {
    careType: CARE_TYPES.find((known) => known === fields.get('careType')),
    visitType: VISIT_TYPES.find((known) => known === fields.get('visitType')),
    serviceId: idOf('serviceId'),
    personId: idOf('personId'),
    day: /^\d{4}-\d{2}-\d{2}$/.exec(fields.get('day') ?? '')?.[0] ?? timeDay,
    time,
    heldUntil: timeIn(fields.get('heldUntil')),
    reschedule: idOf('reschedule'),
  };
}

/** Returns the path of a page of a booking, with its choice. */
export function plainBookingPath(providerId: number | string, choice: PlainChoice = {}, step?: PlainStep): string {
  const query = Object.entries(choice)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&');
  return `/book/${providerId}${step === undefined ? '' : `/${step}`}${query && `?${query}`}`;
}

/**
 * Returns the draft of a choice and of what the forms carried. An appointment that is moved keeps all except its time.
 * `today` is the calendar day in Lagos, `yyyy-MM-dd`.
 */
export function plainDraft(
  provider: Provider & PlaceOffer,
  choice: PlainChoice,
  carried: Carried,
  today: string,
  moved?: Appointment,
): Draft {
  const { day, time, ...preselected } = choice;
  if (moved !== undefined) {
    const same = draftFrom(provider, moved, today, provider);
    if (time === undefined) return { ...same, date: day ?? same.date };
    return { ...same, date: lagosDate(Date.parse(time)), slot: slotFrom(provider.id, time) };
  }
  const draft = startChoice(startDraft(provider, preselected, today), provider, preselected);
  const { reason = '', insurance } = carried;
  return {
    ...draft,
    date: time === undefined ? (day ?? draft.date) : lagosDate(Date.parse(time)),
    slot: time === undefined ? null : slotFrom(provider.id, time),
    symptoms: reason,
    forPerson: relativeIn(carried),
    ...(insurance !== undefined && { insurancePlanId: idIn(insurance) ?? null }),
  };
}

function relativeIn({ who, name = '', age = '', relation = '' }: Carried): RelativeAnswers | null {
  return who === 'other' ? { name, age, relation: RELATIONS.find((known) => known === relation) ?? '' } : null;
}

/** Returns what is wrong or missing in the details, by field; empty if nothing is. */
export function problemsInDetails({ symptoms, forPerson }: Draft): Readonly<Record<string, string>> {
  const missing = missingInSymptoms(symptoms);
  return { ...(forPerson && relativeErrors(forPerson)), ...(missing !== undefined && { reason: missing }) };
}

/**
 * Returns what "Continue anyway" on the danger page says: of which text and person, and whether signs were shown or only
 * that nothing could be checked.
 */
export function acceptanceOf({ symptoms, forPerson }: Draft, { signs }: PlainDanger): string {
  return JSON.stringify([signs === null ? 'unchecked' : 'warned', symptoms.trim(), forPerson?.age ?? null]);
}

/** True if the patient was warned of danger signs in these details and went on anyway. */
export function hasAcceptedSigns(draft: Draft, accepted: string | undefined): boolean {
  return accepted === acceptanceOf(draft, { signs: [] });
}

/** True if a booking has to stop at the danger page: signs, or a failed check, that the patient hasn't passed yet. */
export function stopsForDanger(draft: Draft, danger: PlainDanger, accepted: string | undefined): boolean {
  if (danger.signs?.length === 0 || hasAcceptedSigns(draft, accepted)) return false;
  return accepted !== acceptanceOf(draft, danger);
}

/**
 * Returns the page that comes after complete details, or `book` once everything is confirmed. The danger page comes
 * before signing in: a warning must not wait for it.
 */
export function plainStepAfter({
  isDangerous,
  isSignedIn,
  isConfirmed,
}: {
  /** Of `stopsForDanger`. */
  readonly isDangerous: boolean;
  readonly isSignedIn: boolean;
  readonly isConfirmed: boolean;
}): PlainStep | 'book' {
  if (isDangerous) return 'danger';
  if (!isSignedIn) return 'sign-in';
  return isConfirmed ? 'book' : 'review';
}
