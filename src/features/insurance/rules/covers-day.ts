/** True if a plan is valid on a calendar day (`yyyy-MM-dd`), including its first day and its expiry date. */
export function coversDay(
  plan: { readonly effectiveDate: string; readonly expiryDate: string | null },
  day: string,
): boolean {
  return plan.effectiveDate <= day && (plan.expiryDate === null || day <= plan.expiryDate);
}
