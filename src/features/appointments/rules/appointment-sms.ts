import { gsmText, SMS_LENGTH } from '#platform/common/messages/gsm-text.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Appointment } from '../contract.ts';
import { briefMoment } from './appointment-words.ts';

type TextedAppointment = Pick<Appointment, 'date'> & { readonly provider: Pick<Appointment['provider'], 'name'> };

/** The part of a provider's name that is kept before the link to read more is shortened away. */
const NAME_AT_LEAST = 20;

// Text messages stand on locked screens and pass through others: no name of a patient, no specialty, no reason.

/** Reminds of a visit, in one text message. */
export function reminderSms({ date, provider }: TextedAppointment, origin: string): string {
  return fitted(`you have a visit on ${briefMoment(date)} (Lagos time), `, provider.name, `${origin}/appointments`);
}

/** Returns one text message that the provider, or an administrator, cancelled a visit. */
export function cancelledSms({ date, provider }: TextedAppointment, origin: string): string {
  return fitted(`your visit on ${briefMoment(date)} (Lagos time) is CANCELLED by `, provider.name, origin);
}

/** One message: the name is cut to what is left, and the address is left out where it would cost too much of that. */
function fitted(start: string, name: string, address: string): string {
  const head = gsmText(`${PRODUCT_NAME}: ${start}`);
  const isPlain = gsmText(address) === address;
  const room = SMS_LENGTH - head.length - 2;
  const end = isPlain && room - address.length - 1 >= NAME_AT_LEAST ? ` ${address}` : '';
  const folded = gsmText(name)
    .slice(0, room - end.length)
    .trim();
  return `${head} ${folded === '' ? 'your provider' : folded}.${end}`;
}
