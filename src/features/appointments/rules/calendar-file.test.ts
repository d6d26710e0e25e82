import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, test } from 'vitest';
import { calendarFile, escaped, folded } from './calendar-file.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const provider = {
  id: 7,
  name: 'Dr. Chinedu Okafor; Partners, & Sons \\ Clinic',
  specialty: 'Cardiology',
  profileImage: null,
  address: '14 Broad Street, second floor',
  lga: 'Lagos Island',
  state: 'Lagos',
  latitude: 6.4531,
  longitude: 3.3958,
  locationPrecision: 'exact' as const,
  bookable: true,
  isDemo: false,
  cancellationFee: null,
};
const appointment = {
  id: 12,
  date: '2026-11-24T09:30:00.000Z',
  endsAt: '2026-11-24T10:00:00.000Z',
  status: 'scheduled' as const,
  visitType: 'in-person' as const,
  provider,
};
const file = (change: Partial<Parameters<typeof calendarFile>[0]> = {}) =>
  calendarFile({ ...appointment, ...change }, { host: 'alafia.example', origin: 'https://alafia.example', nowMs: NOW });

/** The one entry of a file, as two independent readers understand it. */
function read(text: string) {
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (event === undefined) throw new Error('ical.js finds no entry.');
  const entry = Object.values(nodeIcal.sync.parseICS(text)).find((part) => part?.type === 'VEVENT');
  if (entry?.type !== 'VEVENT') throw new Error('node-ical finds no entry.');
  return { event, entry };
}

test('two independent readers understand the file alike', () => {
  const { event, entry } = read(file());
  expect(event.getFirstPropertyValue('uid')).toBe('appointment-12@alafia.example');
  expect(entry.uid).toBe('appointment-12@alafia.example');
  expect(event.getFirstPropertyValue('summary')).toBe(`Visit: ${provider.name}`);
  expect(entry.summary).toBe(`Visit: ${provider.name}`);
  expect(event.getFirstPropertyValue('location')).toBe('14 Broad Street, second floor, Lagos Island, Lagos');
  expect(entry.location).toBe('14 Broad Street, second floor, Lagos Island, Lagos');
  expect((event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate()).toEqual(new Date(appointment.date));
  expect([entry.start.getTime(), entry.end?.getTime()]).toEqual([
    Date.parse(appointment.date),
    Date.parse(appointment.endsAt),
  ]);
});

test.each(['Africa/Lagos', 'Europe/London', 'America/New_York', 'Pacific/Auckland'])(
  'the hour is right on a phone set to %s, around midnight and over the end of a year too',
  (timeZone) => {
    const clock = (at: Date) => at.toLocaleString('en-NG', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (const date of ['2026-11-24T22:45:00.000Z', '2026-11-24T23:00:00.000Z', '2026-12-31T23:30:00.000Z']) {
      const { event, entry } = read(file({ date, endsAt: new Date(Date.parse(date) + 1_800_000).toISOString() }));
      expect(clock((event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate())).toBe(clock(new Date(date)));
      expect(clock(entry.start)).toBe(clock(new Date(date)));
    }
  },
);

describe('a later file of the same visit', () => {
  test.each(['cancelled', 'rescheduled'] as const)('takes it out of the calendar when it is %s', (status) => {
    const { event, entry } = read(file({ status }));
    expect(event.getFirstPropertyValue('uid')).toBe('appointment-12@alafia.example');
    expect(event.getFirstPropertyValue('sequence')).toBe(1);
    expect(entry.status).toBe('CANCELLED');
  });

  test('is the first one while nothing changed', () => {
    expect(read(file()).event.getFirstPropertyValue('sequence')).toBe(0);
    expect(read(file({ status: 'completed' })).event.getFirstPropertyValue('sequence')).toBe(0);
  });
});

test('a visit by video is where its link leads, and tells nothing else', () => {
  const text = file({ visitType: 'telehealth' });
  const { event, entry } = read(text);
  expect([event.getFirstPropertyValue('summary'), entry.summary]).toEqual(
    Array(2).fill(`Video visit: ${provider.name}`),
  );
  expect([event.getFirstPropertyValue('location'), entry.location]).toEqual(['Video visit', 'Video visit']);
  expect([event.getFirstPropertyValue('url'), entry.url]).toEqual(Array(2).fill('https://alafia.example/visit/12'));
  expect(text).not.toMatch(/GEO|Broad Street|DESCRIPTION/);
});

test('a visit in person has no link, and one whose place is not surveyed no point', () => {
  expect(file()).not.toContain('URL');
  expect(file()).toContain('\r\nGEO:6.4531;3.3958\r\n');
  expect(file({ provider: { ...provider, locationPrecision: 'area' } })).not.toContain('GEO');
});

test('lines end in CRLF, none is longer than 75 octets, and each required property occurs once', () => {
  const text = file({ provider: { ...provider, name: 'Ọ̀jọ̀gbọ́n '.repeat(30) } });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'SUMMARY']) {
    expect(text.split('\r\n').filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  }
  expect(text).toContain('\r\nDTSTAMP:20261121T090000Z\r\nDTSTART:20261124T093000Z\r\nDTEND:20261124T100000Z\r\n');
});

test('any name comes back as it was written, and adds no line of its own', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constant('x\r\nATTENDEE:mailto:a@b\nEND:VEVENT'),
  );
  fc.assert(
    fc.property(name, (written) => {
      const { event } = read(file({ provider: { ...provider, name: written } }));
      const expected = written.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
      expect(event.getFirstPropertyValue('summary')).toBe(`Visit: ${expected}`);
      expect(event.getAllProperties('attendee')).toEqual([]);
    }),
  );
});

test('folding loses nothing and cuts no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (line) => {
      const clean = escaped(line);
      expect(folded(clean).replaceAll('\r\n ', '')).toBe(clean);
    }),
  );
});
