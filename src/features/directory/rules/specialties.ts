/** The five that the search filter offers first. @see patient-area specification, section 2 */
export const FILTER_SPECIALTIES = [
  'Family Medicine (General Practitioner)',
  'Emergency Medicine',
  'Pediatrics',
  'Obstetrics & Gynecology',
  'Cardiology',
] as const;

/** Every specialty that a provider or listing is found by. A provider has one. */
export const SPECIALTIES = [
  ...FILTER_SPECIALTIES,
  'Internal Medicine',
  'General Surgery',
  'Dentistry',
  'Ophthalmology',
  'Optometry',
  'Orthopedics',
  'Psychiatry',
  'Neurology',
  'Nephrology',
  'Pulmonology',
  'Rheumatology',
  'Urology',
  'Oncology',
  'Endocrinology',
  'Gastroenterology',
  'Dermatology',
  'ENT',
  'Infectious Diseases',
  'Physiotherapy',
  'Public Health',
  'Pharmacy',
  'Laboratory & Diagnostics',
] as const;

export type Specialty = (typeof SPECIALTIES)[number];
