/** How many days before the end of a provider's last licence administrators are warned. @see issue 7 */
export const WARNING_DAYS = [60, 30, 7] as const;

/** Returns the due warning, the shortest span that covers the days left; undefined beyond 60 days, or after the end. */
export function warningDue(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : WARNING_DAYS.findLast((days) => daysLeft <= days);
}
