/**
 * A telephone number as a dialler takes it, from a public register's way of writing; the first if there are several;
 * undefined where it is no number that can be dialled.
 */
export function diallable(phone: string | null): string | undefined {
  const [first = ''] = (phone ?? '').split(/[,;/]|\bor\b/);
  const number = first.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{7,15}$/.test(number) ? number : undefined;
}
