/**
 * The specialties of the application form. The specification names the first and last entries and a count of 21; the
 * others come from its other lists and from common practice in Nigerian hospitals.
 * @see provider and admin area specification, section 9: application form lists, admin provider forms
 */
export const APPLICATION_SPECIALTIES = [
  'Family Medicine',
  'Internal Medicine',
  'Pediatrics',
  'Obstetrics & Gynecology',
  'General Surgery',
  'Emergency Medicine',
  'Cardiology',
  'Dermatology',
  'Endocrinology',
  'Gastroenterology',
  'Nephrology',
  'Neurology',
  'Oncology',
  'Ophthalmology',
  'Orthopedics',
  'Psychiatry',
  'Pulmonology',
  'Rheumatology',
  'Urology',
  'Dentistry',
  'Other',
] as const;

/**
 * The credentials of the application form: degrees, fellowships of the West African and the National Postgraduate
 * Medical Colleges, and licences.
 * @see provider and admin area specification, section 9: application form lists (30, named in part)
 */
export const CREDENTIALS = [
  'MBBS',
  'MBChB',
  'MD',
  'BDS',
  'BNSc',
  'BPharm',
  'PharmD',
  'BMLS',
  'BPT',
  'OD',
  'FWACP',
  'FWACS',
  'FMCP',
  'FMCS',
  'FMCPaed',
  'FMCOG',
  'FMCGP',
  'FMCPsych',
  'FMCOphth',
  'FRCS',
  'PhD',
  'MSc',
  'MPH',
  'DNP',
  'RN',
  'RM',
  'CNM',
  'CRNA',
  'PA',
  'Other',
] as const;

/**
 * The languages that the application form offers.
 * @see provider and admin area specification, section 9: application form lists
 */
export const APPLICATION_LANGUAGES = [
  'Hausa',
  'Yoruba',
  'Igbo',
  'Fulani',
  'Ijaw',
  'Kanuri',
  'Ibibio',
  'Tiv',
  'Edo',
  'Nupe',
  'Urhobo',
  'Pidgin',
  'English',
] as const;

/** In the order of the form. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The form's default availability. @see provider and admin area specification, section 5: defaults */
export const DEFAULT_WEEK = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  start: '9:00 AM',
  end: '5:00 PM',
} as const satisfies { days: readonly (typeof WEEKDAYS)[number][]; start: string; end: string };
