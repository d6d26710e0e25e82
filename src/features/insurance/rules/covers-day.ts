/** Tells whether a plan is valid on a calendar day (`yyyy-MM-dd`); the day on which it expires still counts. */
export function coversDay(
  plan: { readonly effectiveDate: string; readonly expiryDate: string | null },
  day: string,
): boolean {
  return plan.effectiveDate <= day && (plan.expiryDate === null || day <= plan.expiryDate);
}
