import { UNKNOWN_KIND } from '#features/directory/rules/facility-kind.ts';
import type { Specialty } from '#features/directory/rules/specialties.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';

/** Offices that coordinate care but don't provide it. */
const OFFICES =
  /\bemergency operations? cent(re|er)\b|\b(immuni[sz]ation|polio)( \w+)? (office|unit)\b|\bcontrol unit\b/;

const EMERGENCY = /\b(emergency|accident|trauma|casualty|ambulance)\b/;

/** The kind of primary facilities says what they are, even if their name contains a saint or an organ. */
const PRIMARY_CARE = /^(.* )?(Health Centre|Health Post|Dispensary)$/;

/** The first match decides. "Heart" alone doesn't mean cardiology: most such names are Sacred or Immaculate Heart. */
const WORDINGS: readonly (readonly [RegExp, Specialty])[] = [
  [/\bdent(al|ist|istry)\b/, 'Dentistry'],
  [/\boptomet\w+|\boptic(al|s|ian)\b/, 'Optometry'],
  [/\beye\b|\bophthalm\w+/, 'Ophthalmology'],
  [/\borthop(a?e)dic\b|\borthopaedics\b/, 'Orthopedics'],
  [/\bpsychiat\w+|\bneuro ?psych\w+|\bmental\b/, 'Psychiatry'],
  [/\bneuro(logy|logical|surgery)?\b/, 'Neurology'],
  [/\bphysiotherap\w+/, 'Physiotherapy'],
  [/\bleprosy\b|\bleprocy\b|\btubercul\w+|\binfectious\b/, 'Infectious Diseases'],
  [/\bskin\b|\bdermatolog\w+/, 'Dermatology'],
  [/\bent\b|\bear (nose|care)\b|\botolaryng\w+/, 'ENT'],
  [/\brenal\b|\bdialysis\b|\bkidney\b|\bnephrolog\w+/, 'Nephrology'],
  [/\burolog\w+/, 'Urology'],
  [/\boncolog\w+|\bcancer\b/, 'Oncology'],
  [/\bcardiolog\w+|\bcardiac\b|\bcardiovascular\b/, 'Cardiology'],
  [/\bdiabet\w+/, 'Endocrinology'],
  [
    /\bmatern\w+|\bmchc?\b|\b(mother|women) (and )?child|\bobstet\w+|\bgyna?ec\w+|\bfertility\b|\bbirthing\b|\bvvf\b|\bfamily planning\b/,
    'Obstetrics & Gynecology',
  ],
  [
    /\bpa?ediatric\w*|\bchildrens?( s)? (hospital|clinic|specialist)\b|\bchild (welfare|clinic)\b|\binfant welfare\b/,
    'Pediatrics',
  ],
  [/\bsurg(ery|ical)\b/, 'General Surgery'],
  [
    /\bfamily (medicine|practice|doctor|physician)s?\b|\bgeneral (practice|practitioner)s?\b/,
    'Family Medicine (General Practitioner)',
  ],
  [/\bblood (transfusion|bank)\b/, 'Laboratory & Diagnostics'],
];

const PHARMACY = new Set(['Pharmacy', 'Medicine Store']);
const LABORATORY = new Set(['Laboratory', 'Diagnostic Centre']);

/**
 * Returns the specialty that a facility's name, type and field in the register support; its kind, such as "General
 * Hospital", if they say no more. Emergency medicine only if the name or field says so.
 * @see docs/decisions/051-unknown-facts.md
 */
export function specialtyOf(name: string, facilityType: string | null, field = ''): string {
  const whole = foldText(`${name} ${field}`);
  const text = whole.replace(OFFICES, ' ');
  if (text !== whole && !/\b(hospital|clinic|health)\b/.test(text)) return 'Public Health';
  if (EMERGENCY.test(text)) return 'Emergency Medicine';
  if (PHARMACY.has(facilityType ?? '')) return 'Pharmacy';
  if (LABORATORY.has(facilityType ?? '')) return 'Laboratory & Diagnostics';
  const maternal = facilityType === 'Maternal and Child Health Centre';
  const kind = facilityType ?? UNKNOWN_KIND;
  if (PRIMARY_CARE.test(kind) && !maternal) return kind;
  return WORDINGS.find(([wording]) => wording.test(text))?.[1] ?? (maternal ? 'Obstetrics & Gynecology' : kind);
}
