import { csvOf } from '#platform/common/figures/csv-file.ts';
import { text } from '#platform/common/text.ts';
import type { Figures } from './figures.ts';

export type FigureUnit = 'count' | 'percent' | 'minutes' | 'kobo';

/** One number of the page, and one line of the file. */
export interface FigureLine {
  /** English, to translate. */
  readonly name: string;
  /** A name that the practice gave, which isn't translated; absent if the line is about the whole place. */
  readonly of?: string;
  /** Null if there is nothing to compute it from. */
  readonly value: number | null;
  readonly unit: FigureUnit;
}

/** Figures that belong together, with what they are; texts in English, to translate. */
export interface FigureGroup {
  readonly title: string;
  readonly definition: string;
  readonly lines: readonly FigureLine[];
  /** The counts are parts of a whole, which bars show. */
  readonly isShareOut?: true;
}

const count = (name: string, value: number, of?: string): FigureLine => ({
  ...{ name, value, unit: 'count' },
  ...(of !== undefined && { of }),
});
const percent = (name: string, value: number | null, of?: string): FigureLine => ({
  ...{ name, value, unit: 'percent' },
  ...(of !== undefined && { of }),
});
const minutes = (name: string, value: number | null, of?: string): FigureLine => ({
  ...{ name, value, unit: 'minutes' },
  ...(of !== undefined && { of }),
});

const OTHERS = text('Others');

type Attendance = Figures['attendance'];

const attendance = ({ expected, noShows, lateCancellations, noShowPercent, latePercent }: Attendance): FigureLine[] => [
  count(text('Expected'), expected),
  count(text('Did not come'), noShows),
  percent(text('Did not come, share'), noShowPercent),
  count(text('Cancelled late'), lateCancellations),
  percent(text('Cancelled late, share'), latePercent),
];

const money = (name: string, { count: number, kobo }: Figures['fees']['due'], sum: string): FigureLine[] => [
  count(name, number),
  { name: sum, value: kobo, unit: 'kobo' },
];

/** Returns all figures in the order of the page. Page and file are made of it, so that they say the same. */
export function figureGroups(figures: Figures): FigureGroup[] {
  return [
    ...ofAppointments(figures),
    ...ofAttendance(figures),
    ...ofQueue(figures),
    ...ofMoney(figures),
    ...ofPeople(figures),
  ];
}

function ofAppointments({ visits, seen, squeezed }: Figures): FigureGroup[] {
  return [
    {
      title: text('Visits, by how they were booked'),
      definition: text(
        'All visits that start in these days, also cancelled ones. A visit that was moved counts once, at its new time.',
      ),
      isShareOut: true,
      lines: [
        count(text('Booked online'), visits.online),
        count(text('Booked by the desk for a caller'), visits.phone),
        count(text('Booked by the desk for a person there'), visits.walkIn),
      ],
    },
    {
      title: text('All visits'),
      definition: text(
        'The sum of the visits above, and how many of those that were not cancelled the desk squeezed in where the time was taken.',
      ),
      lines: [count(text('Visits'), visits.total), count(text('Squeezed in'), squeezed)],
    },
    {
      title: text('Bookings that were seen'),
      definition: text(
        'Bookings that patients made online. In time: a member saw it before the first alert was due. Not seen and not due yet: only counted. Alerted again: not seen in time.',
      ),
      lines: [
        count(text('Bookings made online'), seen.bookings),
        percent(text('Seen in time, share'), seen.inTimePercent),
        minutes(text('Time until seen, median'), seen.medianMinutes),
        count(text('Alerted again'), seen.escalated),
      ],
    },
  ];
}

function ofAttendance({ attendance: all, withText, withoutText }: Figures): FigureGroup[] {
  return [
    {
      title: text('Who did not come'),
      definition: text(
        'Expected: visits that took place, that were missed or that were cancelled less than 24 hours before. The shares are of these. A visit without a mark counts as one that took place.',
      ),
      lines: attendance(all),
    },
    ...(withText === null || withoutText === null
      ? []
      : [
          {
            title: text('Who did not come, of those with a text message'),
            definition: text(
              'The same, of visits about which a text message was sent. Shown only if there are five people with and five without one.',
            ),
            lines: attendance(withText),
          },
          {
            title: text('Who did not come, of those without a text message'),
            definition: text('The same, of all other visits.'),
            lines: attendance(withoutText),
          },
        ]),
  ];
}

function ofQueue({ waits, walkIns }: Figures): FigureGroup[] {
  return [
    {
      title: text('Walk-ins'),
      definition: text('Numbers of the queue that were given in these days to people without a visit.'),
      lines: [count(text('Walk-ins'), walkIns)],
    },
    ...(waits.length === 0
      ? []
      : [
          {
            title: text('Waits'),
            definition: text(
              'From joining the queue of a point until the service began. Nine of ten waited less than the longest usual wait. As expected: within the range that was given. Under five: only counted.',
            ),
            lines: waits.flatMap(({ point, served, medianMinutes, p90Minutes, given, insidePercent }) => [
              count(text('Served'), served, point),
              minutes(text('Wait, median'), medianMinutes, point),
              minutes(text('Longest usual wait'), p90Minutes, point),
              count(text('Were given a range'), given, point),
              percent(text('As expected, share'), insidePercent, point),
            ]),
          },
        ]),
  ];
}

function ofMoney({ fees, payments }: Figures): FigureGroup[] {
  return [
    {
      title: text('Fees for late cancellations'),
      definition: text(
        'Fees that became due in these days, as they stand now. Fees without an amount are only counted.',
      ),
      lines: [
        ...money(text('Due'), fees.due, text('Due, sum')),
        ...money(text('Given up'), fees.waived, text('Given up, sum')),
        ...money(text('Paid'), fees.paid, text('Paid, sum')),
      ],
    },
    {
      title: text('Payments'),
      definition: text('Payments that were received in these days, without those that were voided.'),
      lines: [
        ...money(text('Cash'), payments.cash, text('Cash, sum')),
        ...money(text('Transfer'), payments.transfer, text('Transfer, sum')),
        ...money(text('Card (POS)'), payments.pos, text('Card (POS), sum')),
        ...money(text('HMO'), payments.hmo, text('HMO, sum')),
      ],
    },
  ];
}

function ofPeople({ people }: Figures): FigureGroup[] {
  if (people.length === 0) return [];
  return [
    {
      title: text('By person'),
      definition: text(
        'The visits above, by who takes them. Who had fewer than five people stands together as others.',
      ),
      lines: people.flatMap(({ name, visits, expected, noShowPercent, latePercent }) => {
        const of = name ?? OTHERS;
        return [
          count(text('Visits'), visits, of),
          count(text('Expected'), expected, of),
          percent(text('Did not come, share'), noShowPercent, of),
          percent(text('Cancelled late, share'), latePercent, of),
        ];
      }),
    },
  ];
}

/** Returns the figures as CSV, in English, with what each is; money in naira. */
export function figuresCsv(groups: readonly FigureGroup[]): string {
  return csvOf([
    ['Group', 'Of', 'Figure', 'Value', 'Unit', 'Definition'],
    ...groups.flatMap(({ title, definition, lines }) =>
      lines.map(({ of, name, value, unit }) => [
        ...[title, of ?? '', name],
        unit === 'kobo' && value !== null ? value / 100 : value,
        ...[unit === 'kobo' ? 'naira' : unit, definition],
      ]),
    ),
  ]);
}
