import { addressLine } from '#features/directory/rules/care-card-address.ts';
import type { Appointment } from '../contract.ts';

/**
 * Returns what a patient may send to a person who comes along: provider, time and place, never the reason. `moment` is the
 * start in words.
 */
export function shareText(
  { provider, visitType }: Pick<Appointment, 'provider' | 'visitType'>,
  moment: string,
): string {
  const place = visitType === 'in-person' ? `, ${addressLine(provider)}` : ' (video visit)';
  return `${provider.name}: ${moment}${place}`;
}

/** Returns the address that opens WhatsApp with a text, to choose who gets it. */
export function whatsAppHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Returns the address that opens a text message with a text. @see RFC 5724; `?&` is read by phones of both kinds */
export function smsHref(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`;
}
