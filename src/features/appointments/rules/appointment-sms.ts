import { lagosTime } from '#platform/common/lagos-time.ts';
import { gsmText, SMS_LENGTH } from '#platform/common/messages/gsm-text.ts';
import { briefDay, briefMoment } from '#platform/common/messages/moment-words.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Appointment } from '../contract.ts';
import { type NamedParties, withWhom } from './appointment-words.ts';
import { isCommonReason } from './end-reasons.ts';

type TextedAppointment = Pick<Appointment, 'date' | 'endReason'> & NamedParties;

/** Characters of the provider's name that must fit; if the link leaves fewer, the link is left out. */
const MIN_NAME_LENGTH = 20;

/** Characters of the provider's name after the dates of a repeated appointment. */
const MAX_REPEATED_NAME = 30;

/** Where the links of a text message lead. */
export interface SmsLink {
  /** Of the product, without a trailing slash. */
  readonly origin: string;
  /** The page on which a patient without an account manages the appointment; undefined for those with one. */
  readonly manage: string | undefined;
}

// Text messages show on locked screens and pass through third parties: no name of a patient, no specialty, no service, no
// reason of a patient. Of the reasons of a desk only the common ones, which say nothing about health.

/**
 * Returns one SMS that a desk booked an appointment; with `dates`, the starts of a repeated one, a text message with all of
 * them, which may need several parts.
 */
export function bookedSms(appointment: TextedAppointment, link: SmsLink, dates?: readonly string[]): string {
  if (dates !== undefined) return repeatedSms(appointment, link, dates);
  const start = `your visit is booked for ${briefMoment(appointment.date)} (Lagos time), `;
  return fitted(start, namesOf(appointment), addressOf(link));
}

function repeatedSms(appointment: TextedAppointment, link: SmsLink, dates: readonly string[]): string {
  const times = new Set(dates.map((date) => lagosTime(Date.parse(date))));
  const [time] = times;
  const days =
    times.size === 1
      ? `at ${time} on ${dates.map(briefDay).join(', ')}`
      : dates.map((date) => `${briefDay(date)} ${lagosTime(Date.parse(date))}`).join(', ');
  const start = `${PRODUCT_NAME}: your ${dates.length} visits are booked: ${days} (Lagos time), `;
  const address = addressOf(link);
  const name = gsmText(appointment.provider.name).slice(0, MAX_REPEATED_NAME).trim();
  return `${gsmText(start)} ${name}.${gsmText(address) === address ? ` ${address}` : ''}`;
}

/** Returns the reminder of an appointment, in one SMS. */
export function reminderSms(appointment: TextedAppointment, link: SmsLink): string {
  const start = `you have a visit on ${briefMoment(appointment.date)} (Lagos time), `;
  return fitted(start, namesOf(appointment), addressOf(link));
}

/** Returns one SMS that the provider, or an administrator, cancelled an appointment. */
export function cancelledSms({ date, provider, endReason }: TextedAppointment, { origin }: SmsLink): string {
  return fitted(`your visit on ${briefMoment(date)} (Lagos time) is CANCELLED by `, [provider.name], origin, endReason);
}

/** Returns one SMS that the provider moved an appointment: the new time, and the reason of the move. */
export function movedSms(appointment: TextedAppointment, endReason: string | undefined, link: SmsLink): string {
  const start = `your visit has MOVED to ${briefMoment(appointment.date)} (Lagos time), with `;
  return fitted(start, namesOf(appointment), addressOf(link), endReason);
}

function addressOf({ origin, manage }: SmsLink): string {
  return manage ?? `${origin}/appointments`;
}

/** Returns one SMS that the practice of an appointment hasn't looked at its bookings for some time. */
export function unattendedSms({ date, provider }: TextedAppointment, link: SmsLink): string {
  const start = `before your visit on ${briefMoment(date)} (Lagos time), please call `;
  return fitted(start, [provider.name], addressOf(link));
}

/** Returns one SMS that an appointment of today will begin some minutes late; short, so that the link fits. */
export function delayedSms(appointment: TextedAppointment, minutes: number, link: SmsLink): string {
  const startsAtMs = Date.parse(appointment.date);
  const likely = lagosTime(startsAtMs + minutes * 60_000);
  const start = `your ${lagosTime(startsAtMs)} visit is about ${minutes} min LATE, near ${likely}, with `;
  return fitted(start, namesOf(appointment), addressOf(link));
}

/** Returns one SMS that an appointment of today, said to begin late before, begins at its time. */
export function onTimeSms(appointment: TextedAppointment, link: SmsLink): string {
  const start = `your ${lagosTime(Date.parse(appointment.date))} visit is ON TIME after all, with `;
  return fitted(start, namesOf(appointment), addressOf(link));
}

/** Returns one SMS that a paper of an appointment no longer holds: neither what it is nor why. */
export function paperVoidSms(appointment: TextedAppointment, link: SmsLink): string {
  const start = `do not use a paper of your visit on ${briefMoment(appointment.date)} any more. It is VOID. From `;
  return fitted(start, namesOf(appointment), addressOf(link));
}

/** The names to say, the best first: with the person whom the patient sees, and without. */
function namesOf(appointment: TextedAppointment): string[] {
  return [withWhom(appointment), appointment.provider.name];
}

/**
 * Returns one SMS with the first of the names that fits whole, or else the last, cut; leaves out the reason, then the link,
 * if the name would get fewer than `MIN_NAME_LENGTH` characters.
 */
function fitted(start: string, names: readonly string[], address: string, reason = ''): string {
  const head = gsmText(`${PRODUCT_NAME}: ${start}`);
  const isPlain = gsmText(address) === address;
  const room = SMS_LENGTH - head.length - 2;
  const link = isPlain ? ` ${address}` : '';
  const why = isCommonReason(reason) ? ` ${gsmText(reason)}` : '';
  const end = [`${why}${link}`, link].find(({ length }) => room - length >= MIN_NAME_LENGTH) ?? '';
  const foldedNames = names.map(gsmText);
  const whole = foldedNames.find(({ length }) => length <= room - end.length);
  const folded = (whole ?? foldedNames.at(-1) ?? '').slice(0, room - end.length).trim();
  return `${head} ${folded === '' ? 'your provider' : folded}.${end}`;
}
