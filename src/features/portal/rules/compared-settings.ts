import type { PortalSettings, SeenDay, SeenPractice, SeenSchedule } from './schedule-contract.ts';

interface Week extends Omit<SeenSchedule, 'hours' | 'noticeMinutes'> {
  readonly hours: readonly SeenSchedule['hours'][number][];
  readonly noticeMinutes?: number | null | undefined;
}

/** Splits a week into the parts that two desks can change independently, by field name; `hours.1` is Monday's. */
export function partsOfWeek({ hours, visitMinutes, noticeMinutes = null }: Week): Readonly<Record<string, unknown>> {
  const days = Array.from({ length: 7 }, (_, weekday) => [
    `hours.${weekday}`,
    hours
      .filter((period) => period.weekday === weekday)
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort(),
  ]);
  return { ...Object.fromEntries(days), visitMinutes, noticeMinutes };
}

/** Splits exceptions by day, by field name. Those on other days are ignored. */
export function partsOfDays(days: readonly string[], seen: readonly SeenDay[]): Readonly<Record<string, unknown>> {
  const differing = (day: string) =>
    seen
      .filter((each) => each.day === day)
      .map(({ kind, opens, closes }) => (kind === 'off' ? kind : `${kind} ${opens}-${closes}`))
      .sort();
  return Object.fromEntries(days.map((day) => [`days.${day}`, differing(day)]));
}

/** Splits the settings of a practice: insurers in any order, and of the fee only the parts in use. */
export function partsOfPractice({
  acceptedInsurance,
  acceptingNewPatients,
  cancellation: { kobo, percent, note, priceKobo },
}: SeenPractice | PortalSettings): Readonly<Record<string, unknown>> {
  return {
    acceptedInsurance: [...new Set(acceptedInsurance)].sort(),
    acceptingNewPatients,
    cancellation: { kobo, percent, note, priceKobo: percent === null ? undefined : priceKobo },
  };
}
