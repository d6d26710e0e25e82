/** The most outside calendars of a practice, at all of its places together. */
export const MAX_CALENDARS = 10;
/** The longest name of a calendar, characters. */
export const MAX_LABEL = 60;
/** For how many days, today included, busy times are read. */
export const DAYS_READ = 60;
