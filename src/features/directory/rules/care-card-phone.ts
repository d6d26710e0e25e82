import { nationalNumber } from '#platform/common/phone-number.ts';

/**
 * A telephone number as a dialler takes it, from a public register's way of writing; the first if there are several;
 * undefined if it is no complete number, or has more behind it: it must never dial another one. One that was written for
 * calls from abroad stays so.
 */
export function numberToDial(phone: string | null): string | undefined {
  const [first = ''] = (phone ?? '').split(/[,;/]|\bor\b/);
  const number = nationalNumber(first);
  return first.trim().startsWith('+') ? number?.replace(/^0/, '+234') : number;
}
