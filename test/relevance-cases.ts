/** A typed query, and the properties of the result that a receptionist in Lagos would give. */
export interface RelevanceCase {
  readonly q: string;
  readonly city?: 'Lagos' | 'Port Harcourt';
  /** The user's position. */
  readonly at?: { readonly lat: number; readonly lng: number };
  readonly name?: RegExp;
  /** Matches the name, the specialty or the type of the facility. */
  readonly is?: RegExp;
  readonly specialty?: string;
  readonly state?: string;
  readonly lga?: string;
}

const OG = 'Obstetrics & Gynecology';
const GP = 'Family Medicine (General Practitioner)';

/** One of the first three results must have the given properties. */
export const RELEVANCE_CASES: readonly RelevanceCase[] = [
  // A facility by its name, carefully written or not.
  { q: 'isolo general hospital', name: /General Hospital/, lga: 'Oshodi-Isolo' },
  { q: 'general hospital isolo', name: /Isolo/, lga: 'Oshodi-Isolo' },
  { q: 'ikorodu general', name: /Ikorodu General Hospital/, state: 'Lagos' },
  { q: 'badagry general hospital', name: /Badagry General Hospital/, lga: 'Badagry' },
  { q: 'epe hospital', name: /Epe General Hospital/, lga: 'Epe' },
  { q: 'gbagada general hosp', name: /Gbagada General Hospital/, state: 'Lagos' },
  { q: 'igando general hospital', name: /Igando/, lga: 'Alimosho' },
  { q: 'randle surulere', name: /Randle/, lga: 'Surulere' },
  { q: 'massey children hospital', name: /Massey/, specialty: 'Pediatrics', state: 'Lagos' },
  { q: 'st nicholas hospital', name: /^St\.? Nicholas Hospital/, state: 'Lagos' },
  { q: 'reddington', name: /Reddington/, state: 'Lagos' },
  { q: 'redington hospital', name: /Reddington/, state: 'Lagos' },
  { q: 'lagoon hospital ikeja', name: /Lagoon/, lga: 'Ikeja' },
  { q: 'eko hospital', name: /Eko Hospital/, state: 'Lagos' },
  { q: 'havana hospital', name: /Havana/, lga: 'Surulere' },
  { q: 'police hospital falomo', name: /Police Hospital/, state: 'Lagos' },
  { q: 'military hospital yaba', name: /Military Hospital/, lga: 'Lagos Mainland' },
  { q: 'lagos island maternity', name: /Lagos Island Maternity/, specialty: OG },
  { q: 'orthopedic hospital igbobi', name: /Igbobi/, specialty: 'Orthopedics' },
  { q: 'psychiatric hospital yaba', name: /Psychiatric Hospital/, lga: 'Lagos Mainland' },
  { q: 'wuse general hospital', name: /^Wuse General Hospital/, state: 'Abuja FCT' },
  { q: 'garki hospital', name: /^Garki Hospital/, state: 'Abuja FCT' },
  { q: 'national hospital abuja', name: /National Hospital/, state: 'Abuja FCT' },
  { q: 'ọlábísí ọnàbànjọ', name: /Olabisi Onabanjo/, state: 'Ogun' },
  { q: 'aminu kano', name: /Aminu Kano Teaching Hospital/, state: 'Kano' },
  { q: 'murtala muhammad hospital kano', name: /Murtala/, state: 'Kano' },
  { q: 'ahmadu bello teaching', name: /Ahmadu Bello/, state: 'Kaduna' },
  { q: 'port harcourt teaching hospital', name: /Port[ -]Harcourt Teaching/, state: 'Rivers' },
  // By its short name.
  { q: 'luth', name: /Lagos University Teaching Hospital/ },
  { q: 'lasuth', name: /Lagos State University Teaching Hospital/ },
  { q: 'uch ibadan', name: /University College Hospital/, state: 'Oyo' },
  { q: 'fmc ebute metta', name: /Federal Medical Centre/, lga: 'Lagos Mainland' },
  { q: 'upth', name: /University of Port[ -]Harcourt/, state: 'Rivers' },
  { q: 'bmsh', name: /Braithwaite Memorial/, state: 'Rivers' },
  { q: 'akth', name: /Aminu Kano/, state: 'Kano' },
  { q: 'phc agege', name: /Primary Health|PHC/, lga: 'Agege' },
  // A kind of facility somewhere.
  { q: 'genral hospital', name: /General Hospital/ },
  { q: 'general hospital ikeja', name: /General Hospital/, lga: 'Ikeja' },
  { q: 'primary health centre mushin', name: /Primary Health/, lga: 'Mushin' },
  { q: 'teaching hospital', city: 'Lagos', name: /Teaching Hospital/ },
  { q: 'hospital portharcourt', name: /Hospital/, lga: 'Port Harcourt' },
  // A kind of care, as people say it, somewhere or anywhere.
  { q: 'paediatrics', specialty: 'Pediatrics' },
  { q: 'pediatrics', specialty: 'Pediatrics' },
  { q: 'pediatrican lagos', specialty: 'Pediatrics', state: 'Lagos' },
  { q: 'childrens hospital ibadan', specialty: 'Pediatrics', state: 'Oyo' },
  { q: 'O&G', specialty: OG },
  { q: 'O & G lekki', specialty: OG, state: 'Lagos' },
  { q: 'gynaecologist', city: 'Port Harcourt', specialty: OG },
  { q: 'maternity surulere', city: 'Lagos', specialty: OG, lga: 'Surulere' },
  { q: 'antenatal clinic ajah', specialty: OG, lga: 'Eti-Osa' },
  { q: 'GP', specialty: GP },
  { q: 'gp in yaba', specialty: GP, lga: 'Lagos Mainland' },
  { q: 'ENT', specialty: 'ENT' },
  { q: 'dentist near Surulere', specialty: 'Dentistry', lga: 'Surulere' },
  { q: 'surulre dentst', specialty: 'Dentistry', lga: 'Surulere' },
  { q: 'optician victoria island', specialty: 'Ophthalmology', state: 'Lagos' },
  { q: 'chemist in lekki', specialty: 'Pharmacy', lga: 'Eti-Osa' },
  { q: 'dialysis lagos', specialty: 'Nephrology', state: 'Lagos' },
  { q: 'orthopaedic', city: 'Lagos', specialty: 'Orthopedics' },
  { q: 'physio', specialty: 'Physiotherapy' },
];
