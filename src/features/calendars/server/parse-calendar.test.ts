import { expect, test } from 'vitest';
import { lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import { busyTimesIn } from './parse-calendar.ts';
import { parseInWorker } from './parse-in-worker.ts';

/** Sixty days from Monday, 23 November 2026. */
const SPAN = { startsAtMs: lagosInstant('2026-11-23', '00:00'), endsAtMs: lagosInstant('2027-01-22', '00:00') };

/** New York, as Google and Outlook write it. */
const NEW_YORK = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16011104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE`;

function calendar(...parts: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n');
}

function event(lines: string, uid = 'one@example.com'): string {
  return `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20261101T080000Z\n${lines}\nEND:VEVENT`;
}

/** Times in Lagos: `2026-11-24 09:00-10:00`, with the end's date if it is another one. */
function read(...parts: readonly string[]): string[] {
  return busyTimesIn(calendar(...parts), SPAN).map(({ startsAtMs, endsAtMs }) => {
    const [day, until] = [lagosDate(startsAtMs), lagosDate(endsAtMs)];
    return `${day} ${lagosTime(startsAtMs)}-${until === day ? '' : `${until} `}${lagosTime(endsAtMs)}`;
  });
}

test('an event in UTC is busy', () => {
  expect(read(event('DTSTART:20261124T080000Z\nDTEND:20261124T090000Z'))).toEqual(['2026-11-24 09:00-10:00']);
});

test('an event with a duration is busy', () => {
  expect(read(event('DTSTART:20261124T080000Z\nDURATION:PT1H30M'))).toEqual(['2026-11-24 09:00-10:30']);
});

test('an event without an end takes no time', () => {
  expect(read(event('DTSTART:20261124T080000Z'))).toEqual([]);
});

test('an all-day event is a day in Lagos, its end excluded', () => {
  expect(read(event('DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261126'))).toEqual([
    '2026-11-24 00:00-2026-11-26 00:00',
  ]);
});

test('an all-day event without an end is one day', () => {
  expect(read(event('DTSTART;VALUE=DATE:20261124'))).toEqual(['2026-11-24 00:00-2026-11-25 00:00']);
});

test('transparent and cancelled events are free', () => {
  expect(
    read(
      event('DTSTART;VALUE=DATE:20261124\nTRANSP:TRANSPARENT\nSUMMARY:Birthday'),
      event('DTSTART:20261124T080000Z\nDTEND:20261124T090000Z\nSTATUS:CANCELLED', 'two@example.com'),
      event('DTSTART:20261125T080000Z\nDTEND:20261125T090000Z\nSTATUS:TENTATIVE\nTRANSP:OPAQUE', 'three@example.com'),
    ),
  ).toEqual(['2026-11-25 09:00-10:00']);
});

test('a time zone that the file defines is used, under any name', () => {
  const lines = 'DTSTART;TZID=Eastern Standard Time:20261124T080000\nDTEND;TZID=Eastern Standard Time:20261124T090000';
  expect(read(NEW_YORK, event(lines))).toEqual(['2026-11-24 14:00-15:00']);
});

test('a time zone of IANA is used without a definition, in winter and in summer', () => {
  const span = { startsAtMs: lagosInstant('2026-07-01', '00:00'), endsAtMs: lagosInstant('2026-12-31', '00:00') };
  const file = calendar(
    event('DTSTART;TZID=Europe/London:20260724T080000\nDTEND;TZID=Europe/London:20260724T090000'),
    event('DTSTART;TZID=Europe/London:20261124T080000\nDTEND;TZID=Europe/London:20261124T090000', 'two@example.com'),
  );
  expect(busyTimesIn(file, span).map(({ startsAtMs }) => lagosTime(startsAtMs))).toEqual(['08:00', '09:00']);
});

test.each(['DTSTART;TZID=Nowhere/City', 'DTSTART'])('%s without a known zone is a time in Lagos', (start) => {
  expect(read(event(`${start}:20261124T080000\nDURATION:PT1H`))).toEqual(['2026-11-24 08:00-09:00']);
});

test('a weekly event recurs on its days, without the excluded ones, until its end', () => {
  expect(
    read(
      event(
        'DTSTART:20200106T080000Z\nDTEND:20200106T090000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261204T000000Z\nEXDATE:20261126T080000Z',
      ),
    ),
  ).toEqual(['2026-11-23 09:00-10:00', '2026-11-30 09:00-10:00', '2026-12-03 09:00-10:00']);
});

test('a recurring event keeps its wall-clock time over a change of the clocks', () => {
  const span = { startsAtMs: lagosInstant('2026-10-26', '00:00'), endsAtMs: lagosInstant('2026-11-08', '00:00') };
  const zoned = 'TZID=Eastern Standard Time:20261026T080000';
  const file = calendar(NEW_YORK, event(`DTSTART;${zoned}\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2`));
  expect(busyTimesIn(file, span).map(({ startsAtMs }) => lagosTime(startsAtMs))).toEqual(['13:00', '14:00']);
});

test('an occurrence that was moved is busy at its new time, one that was cancelled is free', () => {
  expect(
    read(
      event('DTSTART:20261123T080000Z\nDTEND:20261123T090000Z\nRRULE:FREQ=DAILY;COUNT=3'),
      event('RECURRENCE-ID:20261124T080000Z\nDTSTART:20261124T130000Z\nDTEND:20261124T140000Z'),
      event('RECURRENCE-ID:20261125T080000Z\nDTSTART:20261125T080000Z\nDTEND:20261125T090000Z\nSTATUS:CANCELLED'),
    ),
  ).toEqual(['2026-11-23 09:00-10:00', '2026-11-24 14:00-15:00']);
});

test('a recurring all-day event closes days in Lagos', () => {
  expect(read(event('DTSTART;VALUE=DATE:20261106\nRRULE:FREQ=WEEKLY;COUNT=4'))).toEqual([
    '2026-11-27 00:00-2026-11-28 00:00',
  ]);
});

test('overlapping and adjacent events are one busy time', () => {
  expect(
    read(
      event('DTSTART:20261124T080000Z\nDTEND:20261124T090000Z'),
      event('DTSTART:20261124T083000Z\nDTEND:20261124T093000Z', 'two@example.com'),
      event('DTSTART:20261124T093000Z\nDTEND:20261124T100000Z', 'three@example.com'),
    ),
  ).toEqual(['2026-11-24 09:00-11:00']);
});

test('what began before the span is cut, what lies outside is left out', () => {
  expect(
    read(
      event('DTSTART:20261122T200000Z\nDTEND:20261123T010000Z'),
      event('DTSTART:20261101T080000Z\nDTEND:20261101T090000Z', 'two@example.com'),
      event('DTSTART:20270301T080000Z\nDTEND:20270301T090000Z', 'three@example.com'),
    ),
  ).toEqual(['2026-11-23 00:00-02:00']);
});

test('an event that cannot be read is left out', () => {
  expect(
    read(event('DTSTART:not a date'), event('DTSTART:20261124T080000Z\nDURATION:PT1H', 'two@example.com')),
  ).toEqual(['2026-11-24 09:00-10:00']);
});

test('an empty calendar is never busy', () => {
  expect(read()).toEqual([]);
});

test.each(['<html></html>', '', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDARS'])('%j is no calendar', (file) => {
  expect(() => busyTimesIn(file, SPAN)).toThrow(expect.objectContaining({ code: 'not_a_calendar' }));
});

test('a file that breaks off is unreadable', () => {
  const file = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261124T080000Z\r\n';
  expect(() => busyTimesIn(file, SPAN)).toThrow(expect.objectContaining({ code: 'unreadable' }));
});

test('more than 2,000 events are too many', () => {
  const hourly = (count: number) =>
    event(`DTSTART:20261123T000000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;COUNT=${count}`);
  expect(read(hourly(2000))).toHaveLength(1);
  expect(() => read(hourly(2001))).toThrow(expect.objectContaining({ code: 'too_many_events' }));
});

test('a worker returns the busy times', async () => {
  const file = calendar(event('DTSTART:20261124T080000Z\nDTEND:20261124T090000Z'));
  expect(await parseInWorker(file, SPAN)).toEqual(busyTimesIn(file, SPAN));
});

test('a worker returns why a file cannot be read', async () => {
  await expect(parseInWorker('<html>', SPAN)).rejects.toMatchObject({ code: 'not_a_calendar' });
});

test('a rule that never ends is given up in time', async () => {
  const file = calendar(event('DTSTART:19000101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY'));
  await expect(parseInWorker(file, SPAN, 500)).rejects.toMatchObject({ code: 'too_slow' });
});
