/** An amount in kobo as people write it, `₦5,000` or `₦5,000.50`. */
export function naira(kobo: number): string {
  const whole = String(Math.floor(kobo / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = kobo % 100;
  return `₦${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
