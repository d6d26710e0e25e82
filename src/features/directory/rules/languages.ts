/**
 * Languages a provider can speak with patients: those of the application form and of the admin form together.
 * @see provider and admin area specification, section 9
 */
export const LANGUAGES = [
  'English',
  'Pidgin',
  'Yoruba',
  'Igbo',
  'Hausa',
  'Fulani',
  'Ijaw',
  'Kanuri',
  'Ibibio',
  'Efik',
  'Tiv',
  'Edo',
  'Nupe',
  'Urhobo',
] as const;

export type Language = (typeof LANGUAGES)[number];
