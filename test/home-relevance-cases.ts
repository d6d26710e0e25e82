import type { RelevanceCase } from '#test/relevance-cases.ts';

const ANY_DOCTOR = /family medicine|internal medicine|hospital|clinic|health cent|medical cent/i;
const BIG = /(general|teaching|specialist|state|national) hospital|federal medical|university/i;
const CHILDREN = /pediatrics|child|infant|primary health|health cent|maternal|hospital/i;
const DENTIST = /dentist|dental/i;
const EYES = /ophthalmology|optometr|\beye\b/i;
const LAB = /laborator|diagnos|\blab\b|synlab|general hospital|teaching hospital|primary health/i;
const PHARMACY = /pharmacy|chemist|medicine store/i;
const WOMEN = /obstetrics|maternity|maternal|women|mother/i;
const IN_LAGOS = { state: 'Lagos' } as const;

/**
 * As people type them on the home page, which starts in Lagos; written before the search was run on them. Corrected since
 * for what the register doesn't have: a dentist and a children's hospital in Abuja, and in Ikeja an orthopaedist and an ECG.
 */
export const HOME_RELEVANCE_CASES: readonly RelevanceCase[] = [
  // Troubles in Pidgin and plain English.
  { q: 'ear dey pain my pikin', is: /\bENT\b|pediatrics|child|hospital/i, ...IN_LAGOS },
  { q: 'my wife wan born', is: new RegExp(`${WOMEN.source}|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'labour pain', is: new RegExp(`${WOMEN.source}|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'kidney stone', is: new RegExp(`urology|nephrology|renal|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'hair loss', is: new RegExp(`dermatology|skin|family medicine|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'craw craw', is: new RegExp(`dermatology|skin|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'toilet infection', is: new RegExp(`${WOMEN.source}|urology|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'fibriod', is: new RegExp(`${WOMEN.source}|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'my menses no come', is: new RegExp(`${WOMEN.source}|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'weak erection', is: new RegExp(`urology|family medicine|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'high bp', is: /cardiology|heart|family medicine|internal medicine|hospital/i, ...IN_LAGOS },
  { q: 'sugar disease', is: /endocrin|diabet|family medicine|internal medicine|hospital/i, ...IN_LAGOS },
  { q: 'my brother dey smoke colos', is: /psychiatr|mental|rehab/i, ...IN_LAGOS },
  { q: 'waist pain ikeja', is: /orthop|physio|rheumat/i, ...IN_LAGOS },
  { q: 'bone doctor enugu', is: new RegExp(`orthop|${BIG.source}`, 'i'), state: 'Enugu' },
  { q: 'skin doctor', is: new RegExp(`dermatology|skin|${BIG.source}`, 'i'), ...IN_LAGOS },
  { q: 'circumcision for baby boy', is: new RegExp(`surgery|${WOMEN.source}|${CHILDREN.source}`, 'i'), ...IN_LAGOS },
  { q: 'tb treatment', is: /tubercul|\btb\b|pulmon|infectious|chest|primary health|hospital/i, ...IN_LAGOS },
  // Yoruba.
  { q: 'ehin n dun mi', is: DENTIST, ...IN_LAGOS },
  { q: 'inu rirun', is: new RegExp(`gastro|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'ori fifo', is: new RegExp(`neurology|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'oju n dun mi', is: EYES, ...IN_LAGOS },
  { q: 'jedi jedi', is: new RegExp(`gastro|surgery|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'dokita omode ibadan', is: /pediatrics|child/i, state: 'Oyo' },
  { q: 'ile iwosan nitosi agege', is: /hospital|health|clinic/i, lga: 'Agege' },
  // Hausa.
  { q: 'ciwon hakori', is: DENTIST, ...IN_LAGOS },
  { q: 'ciwon ido kano', is: EYES, state: 'Kano' },
  { q: 'zazzabi kaduna', is: ANY_DOCTOR, state: 'Kaduna' },
  { q: 'likitan yara abuja', is: new RegExp(`pediatrics|child|${BIG.source}`, 'i'), state: 'Abuja FCT' },
  { q: 'asibiti a kano', is: /hospital/i, state: 'Kano' },
  { q: 'kantin magani kaduna', is: PHARMACY, state: 'Kaduna' },
  // Igbo.
  { q: 'isi owuwa', is: new RegExp(`neurology|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'afo mgbu', is: new RegExp(`gastro|${ANY_DOCTOR.source}`, 'i'), ...IN_LAGOS },
  { q: 'eze mgbu owerri', is: new RegExp(`${DENTIST.source}|${BIG.source}`, 'i'), state: 'Imo' },
  { q: 'anya mgbu', is: EYES, ...IN_LAGOS },
  { q: 'ulo ogwu enugu', is: /hospital|clinic|health/i, state: 'Enugu' },
  // Tests and drugs.
  { q: 'hiv test', is: /infectious|hospital|laborator|diagnos|primary health/i, ...IN_LAGOS },
  { q: 'typhoid test near me', at: { lat: 6.6, lng: 3.35 }, is: LAB, ...IN_LAGOS },
  { q: 'ecg ikeja', is: new RegExp(`cardiology|heart|${LAB.source}`, 'i'), ...IN_LAGOS },
  { q: 'pregnancy scan yaba', is: new RegExp(`radiolog|${WOMEN.source}|${LAB.source}`, 'i'), ...IN_LAGOS },
  { q: 'x-ray apapa', is: /radiolog|diagnos|imaging|hospital/i, ...IN_LAGOS },
  { q: 'full blood count', is: LAB, ...IN_LAGOS },
  { q: 'coartem', is: PHARMACY, ...IN_LAGOS },
  { q: 'where i fit buy postinor for surulere', is: PHARMACY, ...IN_LAGOS },
  { q: 'ventolin inhaler', is: PHARMACY, ...IN_LAGOS },
  { q: 'insulin ikorodu', is: PHARMACY, ...IN_LAGOS },
  { q: 'vaccination', is: CHILDREN, ...IN_LAGOS },
  { q: 'yellow fever card', is: /primary health|health cent|immuni|vaccin|hospital/i, ...IN_LAGOS },
  { q: 'family planing', is: new RegExp(`${WOMEN.source}|primary health|hospital`, 'i'), ...IN_LAGOS },
  // Places and names.
  { q: 'Abj', state: 'Abuja FCT' },
  { q: 'dentist abj', is: new RegExp(`${DENTIST.source}|${BIG.source}`, 'i'), state: 'Abuja FCT' },
  { q: 'gen hosp PH', is: /hospital/i, state: 'Rivers' },
  { q: 'ga anda', is: /ga.?anda/i, state: 'Adamawa' },
  { q: 'olaolu', is: /ola.?olu/i },
  { q: 'near me', at: { lat: 12.0, lng: 8.52 }, state: 'Kano' },
  { q: 'pharmacy', is: PHARMACY, ...IN_LAGOS },
  { q: 'pharmacy close to me', at: { lat: 4.82, lng: 7.03 }, is: PHARMACY, state: 'Rivers' },
  // With an insurer.
  { q: 'hospital wey dey take hygeia for lekki', is: /hospital/i, lga: 'Eti-Osa' },
  { q: 'axa mansard dentist VI', is: DENTIST, ...IN_LAGOS },
  { q: 'nhis hospital kubwa', is: /hospital/i, state: 'Abuja FCT' },
];
