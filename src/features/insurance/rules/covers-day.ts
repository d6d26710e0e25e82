/** True if a plan is valid on a calendar day (`yyyy-MM-dd`), including its first day and its expiry date. */
export function coversDay(
  plan: { readonly effectiveDate: string; readonly expiryDate: string | null },
  day: string,
): boolean {
  return plan.effectiveDate <= day && (plan.expiryDate === null || day <= plan.expiryDate);
}

/** True if a plan has expired before a calendar day (`yyyy-MM-dd`). */
export function hasExpired(plan: { readonly expiryDate: string | null }, day: string): boolean {
  return plan.expiryDate !== null && plan.expiryDate < day;
}
