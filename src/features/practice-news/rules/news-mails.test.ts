import { expect, test } from 'vitest';
import { SMS_LENGTH } from '#platform/common/messages/gsm-text.ts';
import { collectedWords } from './collected-news.ts';
import { collectedMail, collectedUntil, newsMail, unseenMail } from './news-mails.ts';
import { isTexted, newsSms, unseenSms } from './news-sms.ts';

const provider = { id: 7, name: 'Dr. News' };
const appointment = { date: '2026-11-25T09:30:00.000Z', provider };
const ORIGIN = 'https://care.example.ng';
const LINKS = { origin: ORIGIN, token: 'a'.repeat(54) };

test.each([
  ['booked', 'New booking: Wed 25 Nov, 10:30'],
  ['moved', 'Visit moved to Wed 25 Nov, 10:30'],
  ['cancelled', 'Visit cancelled: Wed 25 Nov, 10:30'],
] as const)('the mail about a visit that was %s names day and time, and leads to that day', (kind, subject) => {
  const mail = newsMail(kind, appointment, LINKS);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('Wednesday, 25 November 2026 at 10:30 (Lagos time)');
  expect(mail.links.action?.url).toBe(`${ORIGIN}/provider-portal?provider=7&date=2026-11-25`);
});

test('each mail about an event has the link by which it is marked as seen', () => {
  for (const mail of [newsMail('booked', appointment, LINKS), unseenMail('booked', appointment, LINKS)]) {
    expect(mail.text).toContain(`${ORIGIN}/clinic/seen#${LINKS.token}`);
  }
});

test('the mail about an event that no member has seen says so', () => {
  const mail = unseenMail('moved', appointment, LINKS);
  expect(mail.subject).toBe('Not seen yet: Visit moved to Wed 25 Nov, 10:30');
  expect(mail.text).toContain('Nobody of the practice has opened this in the portal yet.');
});

test.each([
  ['booked', 'Alafia: new booking Wed 25 Nov, 10:30. '],
  ['moved', 'Alafia: visit moved to Wed 25 Nov, 10:30. '],
  ['cancelled', 'Alafia: visit cancelled Wed 25 Nov, 10:30. '],
] as const)('the text message about a visit that was %s is one SMS with the link', (kind, start) => {
  const link = `${ORIGIN}/clinic/seen#${LINKS.token}`;
  expect(newsSms(kind, appointment.date, LINKS)).toBe(`${start}${link}`);
  expect(unseenSms(kind, appointment.date, LINKS)).toContain(link);
  for (const sms of [newsSms(kind, appointment.date, LINKS), unseenSms(kind, appointment.date, LINKS)]) {
    expect(sms.length).toBeLessThanOrEqual(SMS_LENGTH);
  }
});

test('text messages are for what starts within 24 hours', () => {
  const nowMs = Date.parse('2026-11-24T09:30:00.000Z');
  expect(isTexted(Date.parse(appointment.date), nowMs)).toBe(false);
  expect(isTexted(Date.parse(appointment.date), nowMs + 1)).toBe(true);
});

test('the day of a visit late in the evening is the day in Lagos', () => {
  const late = { ...appointment, date: '2026-11-25T23:30:00.000Z' };
  expect(newsMail('booked', late, LINKS).links.action?.url).toContain('date=2026-11-26');
});

test('the collected mail says how many and when the next one is, and leads to the portal', () => {
  const collected = { count: 5, areBookings: true, next: '2026-11-25T13:30:00.000Z', unseen: false };
  const mail = collectedMail(provider, collected, ORIGIN);
  expect(mail.subject).toBe('5 new bookings, the next Wed 25 Nov, 14:30');
  expect(mail.links.action?.url).toBe(`${ORIGIN}/provider-portal?provider=7`);
});

test.each([
  [{ count: 1, areBookings: true, next: null, unseen: false }, '1 new booking'],
  [{ count: 4, areBookings: false, next: null, unseen: false }, '4 bookings or changes'],
  [{ count: 2, areBookings: true, next: null, unseen: true }, '2 bookings not seen yet'],
])('several events %o in words: %s', (collected, words) => {
  expect(collectedWords(collected)).toBe(words);
});

test.each([
  ['10:00:00', '10:10:15'],
  ['10:09:59', '10:10:15'],
  ['10:10:00', '10:20:15'],
])('what happens at %s is collected until %s', (now, until) => {
  const at = (time: string) => Date.parse(`2026-11-25T${time}.000Z`);
  expect(collectedUntil(at(now))).toBe(at(until));
});
