import { BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { addDays } from '#platform/common/lagos-time.ts';

/** The days of the date picker, from today on (`yyyy-MM-dd`, in Lagos). */
export function bookableDates(today: string): string[] {
  return Array.from({ length: BOOKABLE_DAYS }, (_, ahead) => addDays(today, ahead));
}

/** Slots (`HH:mm`, in Lagos) before and from noon. @see patient-area specification, section 9: hour below 12 is morning */
export function splitAtNoon<S extends { readonly time: string }>(
  slots: readonly S[],
): { readonly morning: S[]; readonly afternoon: S[] } {
  const isMorning = ({ time }: S) => Number(time.slice(0, 2)) < 12;
  return { morning: slots.filter(isMorning), afternoon: slots.filter((slot) => !isMorning(slot)) };
}
