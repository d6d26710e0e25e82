import { text } from '#platform/common/text.ts';

/**
 * The reports of the admin area, in the order of the screen.
 * @see provider and admin area specification, section 2: reports tab
 */
export const REPORT_KINDS = [
  'user-growth',
  'provider-performance',
  'appointment-analytics',
  'regional-health',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A column of a report. */
export interface ReportColumn {
  readonly key: string;
  readonly heading: string;
  /** Definition of the figure, shown to readers. Columns that name the row have none. */
  readonly definition?: string;
  /** True for a figure, false for a column that names the row. */
  readonly numeric: boolean;
}

/** Title, description and columns of a report. */
export interface ReportDefinition {
  readonly title: string;
  readonly about: string;
  readonly columns: readonly ReportColumn[];
  /** The column shown in the chart. */
  readonly charted: string;
  /** True if the rows are days, which the chart keeps in order; otherwise it shows the largest figures first. */
  readonly byDay: boolean;
}

const name = (key: string, heading: string): ReportColumn => ({ key, heading, numeric: false });
const figure = (key: string, heading: string, definition: string): ReportColumn => ({
  key,
  heading,
  definition,
  numeric: true,
});

/** Health figures about fewer people are suppressed, because a reader might recognize them. */
export const MIN_GROUP_SIZE = 5;

/** The four reports. */
export const REPORTS: Readonly<Record<ReportKind, ReportDefinition>> = {
  'user-growth': {
    title: text('User Growth Report'),
    about: text('Accounts by the day on which they were made.'),
    columns: [
      name('day', text('Day')),
      figure('patients', text('New patients'), text('Patient accounts made that day, also those deleted since.')),
      figure('staff', text('New staff'), text('Accounts of providers and administrators made that day.')),
      figure('total', text('All accounts'), text('Accounts at the end of that day that are not deleted today.')),
    ],
    charted: 'patients',
    byDay: true,
  },
  'provider-performance': {
    title: text('Provider Performance'),
    about: text('Providers by their visits whose start lies in these days; the thousand with most visits.'),
    columns: [
      name('provider', text('Provider')),
      name('specialty', text('Specialty')),
      name('state', text('State')),
      figure('visits', text('Visits'), text('Booked for these days, moved ones not counted.')),
      figure('completed', text('Completed'), text('Marked as attended, or not marked within a day after their end.')),
      figure('noShows', text('No-shows'), text('Marked by the provider.')),
      figure('cancelled', text('Cancelled'), text('By the patient, the provider or an administrator.')),
      figure('lateCancellations', text('Cancelled late'), text('Less than 24 hours before the start.')),
      figure('reviews', text('Reviews'), text('Of these visits, hidden ones not counted.')),
      figure('stars', text('Average stars'), text('Of these reviews, out of 5.')),
    ],
    charted: 'visits',
    byDay: false,
  },
  'appointment-analytics': {
    title: text('Appointment Analytics'),
    about: text('Visits by the day of their start, each counted as it stands now.'),
    columns: [
      name('day', text('Day')),
      figure('visits', text('Visits'), text('Booked for that day, moved ones not counted.')),
      figure('scheduled', text('Scheduled'), text('Still to come, or not marked yet.')),
      figure('completed', text('Completed'), text('Took place; no-shows are not among them.')),
      figure('noShows', text('No-shows'), text('Marked by the provider.')),
      figure('cancelled', text('Cancelled'), text('By the patient, the provider or an administrator.')),
      figure('moved', text('Moved'), text('Given up for another time, and counted there.')),
      figure('telehealth', text('By video'), text('Of the visits.')),
      figure('urgent', text('Urgent'), text('Of the visits.')),
    ],
    charted: 'visits',
    byDay: true,
  },
  'regional-health': {
    title: text('Regional Health Metrics'),
    about: text(
      'States by what happened there in these days. Figures about the health of fewer than 5 people are not told, ' +
        'and neither is what would give them away.',
    ),
    columns: [
      name('state', text('State')),
      figure('providers', text('Providers'), text('Of the network, today.')),
      figure('listings', text('Listings'), text('From public registers, today.')),
      figure('patients', text('Patients'), text('Accounts that name this state, today.')),
      figure('visits', text('Visits'), text('With providers there, moved ones not counted.')),
      figure('entries', text('Diary entries'), text('Of patients who name this state.')),
      figure('high', text('High urgency'), text('Of these entries.')),
      figure('medium', text('Medium urgency'), text('Of these entries.')),
      figure('low', text('Low urgency'), text('Of these entries.')),
    ],
    charted: 'visits',
    byDay: false,
  },
};
