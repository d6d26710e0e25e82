/** How many days before its last licence ends administrators are told. @see issue 7 */
export const WARNING_DAYS = [60, 30, 7] as const;

/** The warning that is due: the shortest span that the days left fit into; undefined for more than 60 days, or past. */
export function warningDue(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : WARNING_DAYS.findLast((days) => daysLeft <= days);
}
