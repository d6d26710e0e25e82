import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { isFree } from '#features/schedules/rules/cancellation-fee.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import type { Mail } from '#platform/common/messages/mail-frame.ts';
import { briefMoment, longMoment } from '#platform/common/messages/moment-words.ts';
import { naira } from '#platform/common/naira.ts';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { text } from '#platform/common/text.ts';
import type { Appointment } from '../contract.ts';
import { feeWords, withWhom } from './appointment-words.ts';
import { directionsHref } from './directions.ts';
import { NOTICE_HOURS } from './late-cancellation.ts';

// No name of a patient and nothing about health, so no name of a service: mails are read over shoulders and may go to a
// mistyped address. What a
// desk writes as the reason of a cancellation goes out as it is; its form says so.

/** The data of an appointment that mails show. */
export type MailedAppointment = Pick<
  Appointment,
  | 'id'
  | 'date'
  | 'visitType'
  | 'provider'
  | 'person'
  | 'service'
  | 'lateCancellation'
  | 'lateFee'
  | 'cancellationFee'
  | 'endReason'
> & { readonly providerPhone: string | null };

/** Where links of a mail lead. */
export interface AppointmentLinks {
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Shows and cancels this appointment without signing in; undefined while the address isn't confirmed. */
  readonly manage: string | undefined;
  /** Leads to a video visit, through signing in. */
  readonly join: string;
}

/** The party that ended an appointment. */
export type EndedBy = 'patient' | 'provider' | 'admin';

/** Confirms a booking; `dates` are all starts of a repeated one. */
export function bookedMail(
  appointment: MailedAppointment,
  links: AppointmentLinks,
  dates: readonly string[] = [],
): Mail {
  return {
    subject: `Your visit on ${briefMoment(appointment.date)} is booked`,
    paragraphs: [
      text('Hello,'),
      text('Your visit is booked.'),
      details(appointment),
      ...(dates.length > 1 ? [`All ${dates.length} visits:\n${dates.map(longMoment).join('\n')}`] : []),
      ...demo(appointment),
      ...nextSteps(appointment),
    ],
    ...mailLinks(appointment, links),
    afterwards: [
      ...rules(appointment),
      text('The invitation of this mail puts the visit into your calendar.'),
      ...to(links),
    ],
  };
}

/** Returns the mail that an appointment replaced another one, which the patient or the provider moved. */
export function movedMail(
  appointment: MailedAppointment,
  old: Pick<Appointment, 'date' | 'provider' | 'endReason'>,
  by: EndedBy,
  links: AppointmentLinks,
): Mail {
  const elsewhere = old.provider.id === appointment.provider.id ? '' : ` with ${old.provider.name}`;
  // Only who sees the patient has changed.
  const isSameTime = elsewhere === '' && old.date === appointment.date;
  const when = briefMoment(appointment.date);
  return {
    subject: isSameTime ? `Your visit on ${when} is with another person` : `Your visit has moved to ${when}`,
    paragraphs: [
      text('Hello,'),
      ...(by === 'patient' ? [text('Your visit has moved.')] : movedByProvider(appointment, old, isSameTime)),
      ...(isSameTime ? [] : [`Not any more: ${longMoment(old.date)}${elsewhere}`]),
      details(appointment),
      ...demo(appointment),
      ...nextSteps(appointment),
    ],
    ...mailLinks(appointment, links),
    afterwards: [
      ...rules(appointment),
      text('The invitation of this mail moves it in your calendar too.'),
      ...to(links),
    ],
  };
}

function movedByProvider(
  { provider }: MailedAppointment,
  { endReason }: Pick<Appointment, 'endReason'>,
  isSameTime: boolean,
): string[] {
  if (isSameTime) {
    return [
      `We are sorry: ${provider.name} had to give this visit to another person. Its time stays.`,
      ...why(endReason),
      text('If that does not suit you, cancel the visit and book another time.'),
    ];
  }
  return [
    `We are sorry: ${provider.name} had to move this visit to another time.`,
    ...why(endReason),
    text('If the new time does not suit you, cancel the visit and book another time.'),
  ];
}

function why(endReason: string | undefined): string[] {
  return endReason === undefined ? [] : [`Why: ${endReason}`];
}

/** Returns the mail about a cancelled appointment; `isGivenUp`: the patient wanted another time and has none yet. */
export function endedMail(
  appointment: MailedAppointment,
  by: EndedBy,
  isGivenUp: boolean,
  { origin }: AppointmentLinks,
): Mail {
  const { provider } = appointment;
  const whatHappened = {
    patient: isGivenUp
      ? text('You gave up this time to choose another one. You have no other time yet.')
      : text('You cancelled this visit. The time is free for others again.'),
    provider: `We are sorry: ${provider.name} had to cancel this visit. It costs you nothing.`,
    admin: text('We are sorry: our staff had to cancel this visit. It costs you nothing.'),
  }[by];
  const fee = feeWords(appointment.cancellationFee, provider.name);
  return {
    subject: `Your visit on ${briefMoment(appointment.date)} is cancelled`,
    paragraphs: [
      text('Hello,'),
      whatHappened,
      ...why(appointment.endReason),
      details(appointment),
      ...demo(appointment),
      ...(appointment.lateCancellation
        ? [`It was cancelled less than ${NOTICE_HOURS} hours before the start. ${fee}`]
        : []),
    ],
    // Our staff cancel only when they remove the provider, whose page goes in the same moment.
    action:
      provider.bookable && by !== 'admin'
        ? { label: text('Book another time'), url: `${origin}/provider/${provider.id}` }
        : {
            label: text('Find another provider'),
            url: `${origin}/?specialty=${inQuery(provider.specialty)}`,
          },
    afterwards: [
      text('It leaves your calendar if you took it in from our mail.'),
      ...(by === 'patient'
        ? [text('If that was not you, sign in and choose a new password, and book the visit anew.')]
        : []),
    ],
  };
}

/** Returns the reminder of an appointment. It doesn't say "tomorrow", which would be wrong in a late mail. */
export function reminderMail(appointment: MailedAppointment, isSoon: boolean, links: AppointmentLinks): Mail {
  const moment = briefMoment(appointment.date);
  return {
    subject: isSoon ? `Your visit starts soon: ${moment}` : `Reminder: your visit on ${moment}`,
    paragraphs: [
      text('Hello,'),
      text('You have a visit.'),
      details(appointment),
      ...demo(appointment),
      ...nextSteps(appointment),
    ],
    ...mailLinks(appointment, links),
    afterwards: [...rules(appointment), ...to(links)],
  };
}

/** Returns the mail that the practice of an appointment hasn't looked at its bookings for some time. */
export function unattendedMail(appointment: MailedAppointment, links: AppointmentLinks): Mail {
  const { date, provider, providerPhone } = appointment;
  const canCall = providerPhone !== null && providerPhone !== '';
  return {
    subject: `Please check your visit on ${briefMoment(date)}`,
    paragraphs: [
      text('Hello,'),
      `${provider.name} has not looked at its bookings here for some time, so no new ones can be made. Your visit is still booked.`,
      canCall
        ? `Please call ${provider.name} before you set out, and ask whether they expect you.`
        : `Please ask ${provider.name} before you set out whether they expect you.`,
      details(appointment),
      ...demo(appointment),
    ],
    ...mailLinks(appointment, links),
    afterwards: [...rules(appointment), ...to(links)],
  };
}

/** Returns the mail that an appointment will begin some minutes late, and how to move or cancel it. */
export function delayedMail(appointment: MailedAppointment, minutes: number, links: AppointmentLinks): Mail {
  const { date, provider } = appointment;
  const likely = lagosTime(Date.parse(date) + minutes * 60_000);
  return {
    subject: `Your visit on ${briefMoment(date)} will start late`,
    paragraphs: [
      text('Hello,'),
      `We are sorry: ${provider.name} is running about ${minutes} minutes late. Your visit will likely start at about ${likely} (Lagos time). It is still booked.`,
      links.manage === undefined
        ? text('If you cannot wait, you can move or cancel the visit under My Appointments.')
        : text('If you cannot wait, you can move or cancel the visit with the button below.'),
      details(appointment),
      ...demo(appointment),
    ],
    ...mailLinks(appointment, links),
    afterwards: [...rules(appointment), ...to(links)],
  };
}

/** Returns the mail that an appointment, said to begin late before, begins at its time. */
export function onTimeMail(appointment: MailedAppointment, links: AppointmentLinks): Mail {
  const { date, provider } = appointment;
  return {
    subject: `Your visit on ${briefMoment(date)} starts on time`,
    paragraphs: [
      text('Hello,'),
      `${provider.name} is no longer running late. Please come for ${lagosTime(Date.parse(date))} (Lagos time), as booked.`,
      details(appointment),
      ...demo(appointment),
    ],
    ...mailLinks(appointment, links),
    afterwards: [...rules(appointment), ...to(links)],
  };
}

/** Returns the mail that a paper of an appointment no longer holds: neither what it is nor why. */
export function paperVoidMail({ date, provider }: MailedAppointment, { origin }: AppointmentLinks): Mail {
  return {
    subject: `A paper of your visit on ${briefMoment(date)} no longer holds`,
    paragraphs: [
      text('Hello,'),
      `${provider.name} has declared a paper void that you got after this visit. Please do not use it any more.`,
      text('Sign in to read which one it is and why. If you have questions, call the practice.'),
    ],
    action: { label: text('My Appointments'), url: `${origin}/appointments` },
  };
}

function details(appointment: MailedAppointment): string {
  const { date, visitType, provider, providerPhone, service } = appointment;
  return [
    `When: ${longMoment(date)}`,
    `With: ${withWhom(appointment)}`,
    visitType === 'telehealth' ? text('Where: by video') : `Where: ${addressLine(provider)}`,
    ...(service === undefined ? [] : [`Length: ${service.minutes} minutes`]),
    ...(typeof service?.priceKobo === 'number' ? [`Price: ${naira(service.priceKobo)}`] : []),
    ...(providerPhone === null || providerPhone === '' ? [] : [`Telephone: ${providerPhone}`]),
  ].join('\n');
}

function demo({ provider }: MailedAppointment): string[] {
  return provider.isDemo ? [`Demo booking: ${provider.name} is a fictional provider. No visit takes place.`] : [];
}

function nextSteps({ visitType }: MailedAppointment): string[] {
  return visitType === 'telehealth'
    ? [
        text('Choose a quiet, private place for the visit and charge your phone before it.'),
        text('Join with the link below, from 15 minutes before the visit. You sign in first.'),
      ]
    : [text('Arrive 15 minutes early.')];
}

function mailLinks(
  { visitType, provider }: MailedAppointment,
  { origin, manage, join }: AppointmentLinks,
): Pick<Mail, 'action' | 'links'> {
  const mine = { label: text('My Appointments'), url: `${origin}/appointments` };
  return {
    action: manage === undefined ? mine : { label: text('View or cancel this visit'), url: manage },
    links: [
      visitType === 'telehealth'
        ? { label: text('Join the video visit'), url: join }
        : { label: text('Directions'), url: directionsHref(provider) },
      ...(manage === undefined ? [] : [mine]),
    ],
  };
}

function rules({ provider, lateFee }: MailedAppointment): string[] {
  const fee = feeWords(lateFee, provider.name);
  return [
    isFree(lateFee) ? fee : `Cancelling less than ${NOTICE_HOURS} hours before the visit may incur a fee. ${fee}`,
    `If you get much worse before the visit, do not wait for it: call ${EMERGENCY_NUMBER}.`,
  ];
}

function to({ manage }: AppointmentLinks): string[] {
  return manage === undefined
    ? [
        text(
          'Nobody has confirmed this address yet. Once you have, with the link in another mail of ours, mails like this let you cancel without signing in.',
        ),
        text('If you booked nothing, somebody mistook your address for theirs. You can ignore this mail.'),
      ]
    : [text('Whoever has this mail can cancel the visit with its button. Please do not pass it on.')];
}

/** A value of a query string. Mail programs end a link before a bracket that closes. */
function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');
}
