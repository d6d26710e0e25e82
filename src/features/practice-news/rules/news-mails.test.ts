import { expect, test } from 'vitest';
import { collectedMail, collectedUntil, newsMail } from './news-mails.ts';

const provider = { id: 7, name: 'Dr. News' };
const appointment = { date: '2026-11-25T09:30:00.000Z', provider };
const ORIGIN = 'https://care.example.ng';

test.each([
  ['booked', 'New booking: Wed 25 Nov, 10:30'],
  ['moved', 'Visit moved to Wed 25 Nov, 10:30'],
  ['cancelled', 'Visit cancelled: Wed 25 Nov, 10:30'],
] as const)('the mail about a visit that was %s names day and time, and leads to that day', (kind, subject) => {
  const mail = newsMail(kind, appointment, ORIGIN);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('Wednesday, 25 November 2026 at 10:30 (Lagos time)');
  expect(mail.links.action?.url).toBe(`${ORIGIN}/provider-portal?provider=7&date=2026-11-25`);
});

test('the day of a visit late in the evening is the day in Lagos', () => {
  const late = { ...appointment, date: '2026-11-25T23:30:00.000Z' };
  expect(newsMail('booked', late, ORIGIN).links.action?.url).toContain('date=2026-11-26');
});

test('the collected mail says since when, and leads to the portal', () => {
  const mail = collectedMail(provider, Date.parse('2026-11-25T09:02:00.000Z'), ORIGIN);
  expect(mail.subject).toBe('More bookings or changes since 10:02');
  expect(mail.links.action?.url).toBe(`${ORIGIN}/provider-portal?provider=7`);
});

test.each([
  ['10:00:00', '10:10:15'],
  ['10:09:59', '10:10:15'],
  ['10:10:00', '10:20:15'],
])('what happens at %s is collected until %s', (now, until) => {
  const at = (time: string) => Date.parse(`2026-11-25T${time}.000Z`);
  expect(collectedUntil(at(now))).toBe(at(until));
});
