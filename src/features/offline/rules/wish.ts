import { isCalendarDay } from '#platform/common/fields.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { isTelephone } from '#platform/common/phone-number.ts';
import { text } from '#platform/common/text.ts';

/** A visit that a person wants, as a desk without network typed it. It is no promise: another desk may give the time away. */
export interface TypedWish {
  readonly name: string;
  readonly phone: string;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** `HH:mm`, Lagos. */
  readonly time: string;
}

/** Returns the wanted instant, ms; undefined without a day and a time. */
export function wantedMs({ day, time }: Pick<TypedWish, 'day' | 'time'>): number | undefined {
  return isCalendarDay(day) && /^\d{2}:\d{2}$/.test(time) ? lagosInstant(day, time) : undefined;
}

/** Returns what is missing or wrong of a typed wish at an instant (ms), by field. The number is needed to call back. */
export function wishProblems(typed: TypedWish, nowMs: number): Readonly<Partial<Record<keyof TypedWish, string>>> {
  const wanted = wantedMs(typed);
  return {
    ...(typed.name.trim().length < 2 && { name: text('Please enter the name of the person') }),
    ...(!isTelephone(typed.phone.trim()) && { phone: text('Please enter a valid phone number') }),
    ...((wanted === undefined || wanted <= nowMs) && { day: text('Choose a day and a time to come.') }),
  };
}

/** Returns the time nearest to a wanted instant (ISO), the earlier of two as near; undefined without any. */
export function nearestTime<T extends { readonly dateTime: string }>(
  wantedAt: string,
  times: readonly T[],
): T | undefined {
  const distance = ({ dateTime }: T) => Math.abs(Date.parse(dateTime) - Date.parse(wantedAt));
  return times.toSorted((a, b) => distance(a) - distance(b) || a.dateTime.localeCompare(b.dateTime))[0];
}
