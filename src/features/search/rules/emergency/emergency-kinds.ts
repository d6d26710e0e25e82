import type { State } from '#platform/common/places/nigerian-states.ts';

/** What a specialist place treats, beside the places for every emergency. */
export const SPECIALIST_FIELDS = ['birth', 'child', 'injury', 'self-harm', 'snake-bite'] as const;
export type SpecialistField = (typeof SPECIALIST_FIELDS)[number];

/** A kind of place to go to in danger, recognised by its name or by what the register calls it. */
export interface EmergencyKind {
  readonly id: string;
  /** `all`: it can treat or stabilise any emergency. Otherwise it is named beside the nearest of these. */
  readonly treats: 'all' | SpecialistField;
  /** In the folded name. */
  readonly called: RegExp;
  /** What the register calls it, where its name doesn't say it. */
  readonly facilityTypes?: readonly string[];
  /** Where the name has this meaning; everywhere if absent. */
  readonly states?: readonly State[];
  /** Why people in danger are sent there. */
  readonly because: string;
}

/** State governments' specialist hospitals by the place or person they are named after; hundreds of private ones are small. */
const GOVERNMENT_SPECIALISTS = [
  ...['barau dikko', 'bauchi', 'borno', 'braithwaite memorial', 'chanchaga ibb', 'dalhatu araf', 'gombe', 'jericho'],
  ...['murtala mohammed', 'offa', 'parklane', 'plateau', 'rasheed shekoni', 'sobi', 'sokoto', 'yariman bakura', 'yola'],
].join('|');

/**
 * Every kind of place that people in danger are sent to. The only such table: a kind that isn't here is never named.
 * Reviewed against the national register, whose names the test of each row quotes.
 * @see Federal Ministry of Health, National Health Act 2014: secondary and tertiary care includes emergencies, and no hospital
 * may refuse them (section 20)
 */
export const EMERGENCY_KINDS: readonly EmergencyKind[] = [
  {
    id: 'central-hospital',
    treats: 'all',
    called: /\bcentral hospital\b/,
    states: ['Delta', 'Edo'],
    because:
      'Delta and Edo call the general hospitals of their larger towns so; elsewhere it is a name of private clinics.',
  },
  {
    id: 'cottage-hospital',
    treats: 'all',
    called: /\bcottage ?hospital\b/,
    facilityTypes: ['Cottage Hospital'],
    because: 'The smallest hospital with a doctor and beds, often the only one of its area: it stabilises and refers.',
  },
  {
    id: 'district-hospital',
    treats: 'all',
    called: /\bdistrict hospital\b/,
    facilityTypes: ['District Hospital'],
    because: 'A general hospital by another name in Edo, Enugu and Oyo.',
  },
  {
    id: 'federal-medical-centre',
    treats: 'all',
    called: /\bfederal medical cent(re|er)\b/,
    facilityTypes: ['Federal Medical Centre'],
    because: 'A federal hospital with an emergency department.',
  },
  {
    id: 'general-hospital',
    treats: 'all',
    called: /\bgeneral ?hospital/,
    facilityTypes: ['General Hospital'],
    because: 'The hospital of a state for its LGA, with an emergency room and doctors day and night.',
  },
  {
    id: 'government-hospital',
    treats: 'all',
    called: /\bgovernment hospital\b/,
    because: 'A general hospital by another name, above all in Delta.',
  },
  {
    id: 'government-memorial-hospital',
    treats: 'all',
    called: /\b(braithwaite|sir yahaya) memorial hospital\b/,
    states: ['Kebbi', 'Rivers'],
    because: 'The main hospital of the state government, named after a person.',
  },
  {
    id: 'government-specialist-hospital',
    treats: 'all',
    called: new RegExp(`^specialist hospital\\b|\\b(state|${GOVERNMENT_SPECIALISTS}) specialist hospital\\b`),
    because: 'The main hospital of a state government, with an emergency department and most fields.',
  },
  {
    id: 'military-reference-hospital',
    treats: 'all',
    called: /\b(army|navy|naval|air ?force) reference hospital\b/,
    because: 'Treats the public too. Other barracks’ hospitals are left out: whether their gate is open is not known.',
  },
  {
    id: 'national-hospital',
    treats: 'all',
    called: /\bnational hospital\b/,
    because: 'The federal hospital in Abuja, with an emergency and a trauma department.',
  },
  {
    id: 'rural-hospital',
    treats: 'all',
    called: /\brural hospital\b/,
    facilityTypes: ['Rural Hospital'],
    because: 'A small general hospital of a state, in Kaduna and Niger.',
  },
  {
    id: 'state-hospital',
    treats: 'all',
    called: /\bstate hospital\b/,
    facilityTypes: ['State Hospital'],
    because: 'A general hospital by another name in Ogun, Osun and Oyo.',
  },
  {
    id: 'teaching-hospital',
    treats: 'all',
    called: /\bteaching hospital\b|\buniversity college hospital\b/,
    facilityTypes: ['Teaching Hospital', 'University Teaching Hospital'],
    because: 'A hospital with every field and an emergency department.',
  },
  {
    id: 'children-hospital',
    treats: 'child',
    called: /\bchild(ren)?s? (specialist )?hospital\b|\bpa?ediatric hospital\b/,
    because: 'Its emergency room is for children.',
  },
  {
    id: 'maternity-hospital',
    treats: 'birth',
    called: /\bmaternity (teaching )?hospital\b|\bwomen (and )?child(ren)?s? hospital\b|\bmother and child hospital\b/,
    because: 'Operates on and transfuses women in pregnancy and birth. A maternity home or ward does not.',
  },
  {
    id: 'psychiatric-hospital',
    treats: 'self-harm',
    called: /\bpsychiatric hospital\b/,
    because: 'Helps people who may harm themselves; injuries and poisoning it can not treat.',
  },
  {
    id: 'snake-bite-hospital',
    treats: 'snake-bite',
    called: /^kaltungo general hospital\b/,
    states: ['Gombe'],
    because: 'The national centre for snake bites, which has antivenom.',
  },
  {
    id: 'trauma-hospital',
    treats: 'injury',
    called: /\borthopa?edic hospital\b|\btrauma cent(re|er)\b/,
    because: 'Treats broken bones and wounds day and night; other emergencies it can not treat.',
  },
];

/** Names of what isn't a place to go to in danger, although it is named after one. */
export interface NotForEmergencies {
  readonly id: string;
  readonly called: RegExp;
  /** The rows above that the name rules out. */
  readonly rulesOut: 'all' | 'every row';
  readonly because: string;
}

export const NOT_FOR_EMERGENCIES: readonly NotForEmergencies[] = [
  {
    id: 'clinic',
    called: /\b(poly)?clinics?\b|\bhealth (cent(re|er)|post)\b|\bph?c\b|\bdispensary\b/,
    rulesOut: 'every row',
    because: 'Open by day, mostly without a doctor.',
  },
  {
    id: 'department',
    called: /\b(annexe?|cr[eè]che|dept|department|institute)\b/,
    rulesOut: 'every row',
    because: 'A part of a hospital, which is listed itself.',
  },
  {
    id: 'medicine',
    called: /\b(laborator(y|ies)|lab|medicine store|pharmacy)\b/,
    rulesOut: 'every row',
    because: 'Sells medicines or tests.',
  },
  {
    id: 'one-part-of-the-body',
    called: /\b(dental|eye|leprosy|noma|optic\w*|renal|skin|tubercul\w+)\b/,
    rulesOut: 'every row',
    because: 'Treats one part of the body, or one disease.',
  },
  {
    id: 'office',
    called: /\b(ambulance|board|management|ministry|mobile|office|statistics? unit)\b/,
    rulesOut: 'every row',
    because: 'An office or a vehicle.',
  },
  {
    id: 'one-kind-of-patient',
    called: /\bmaternity\b|\bwom[ae]n\b|\bchild(ren)?s?\b|\bpa?ediatric\b|\bpsychiatric\b|\borthopa?edic\b/,
    rulesOut: 'all',
    because: 'Takes some patients only: it may stand beside the places for every emergency.',
  },
  {
    id: 'training',
    called: /\b(college|school) of\b|\bstaff\b|\bquarters\b/,
    rulesOut: 'every row',
    because: 'For students or staff.',
  },
];
