import type { Insurer } from '#features/directory/rules/insurers.ts';
import type { Language } from '#features/directory/rules/languages.ts';
import type { Specialty } from '#features/directory/rules/specialties.ts';
import type { OpenHours } from '#features/schedules/rules/slots.ts';
import type { Weekday } from '#platform/common/lagos-time.ts';

/** A fictional provider of the demo data. The places are real, the people, practices, numbers and addresses are not. */
export interface DemoProvider {
  readonly name: string;
  readonly specialty: Specialty;
  /** Null for a person's practice. */
  readonly facilityType: string | null;
  readonly bio: string;
  readonly email: string;
  /** In the range 0800 000 0001 to 0800 000 0099, which no operator has assigned. */
  readonly phone: string;
  readonly address: string;
  readonly state: 'Lagos' | 'Rivers';
  readonly lga: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly languages: readonly Language[];
  readonly services: readonly string[];
  readonly acceptedInsurance: readonly Insurer[];
  readonly providesUrgentCare: boolean;
  readonly telehealthAvailable: boolean;
  readonly lowCostOptions: boolean;
  readonly acceptingNewPatients: boolean;
  readonly mobileClinic: boolean;
  readonly visitMinutes: 15 | 20 | 30 | 45;
  /** None means the default hours. */
  readonly weeklyHours: readonly OpenHours[];
  /** Completed visits that patients reviewed, and how many stars they gave on average. */
  readonly past: { readonly reviewedAppointments: number; readonly averageStars: number };
}

/** `08:00-13:00`, Lagos wall-clock time. */
type Period = `${number}:${number}-${number}:${number}`;

/** Monday to Friday; 0 is Sunday. */
export const WORKDAYS = [1, 2, 3, 4, 5] as const;
export const SATURDAY = [6] as const;
export const SUNDAY = [0] as const;
export const WEEKEND = [6, 0] as const;
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 0] as const;

/** The same hours on several weekdays; two periods leave a break between them. */
export function on(weekdays: readonly Weekday[], ...periods: readonly Period[]): OpenHours[] {
  return weekdays.flatMap((weekday) =>
    periods.map((period) => ({ weekday, opens: period.slice(0, 5), closes: period.slice(6) })),
  );
}
