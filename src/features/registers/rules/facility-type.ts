import { foldText } from '#features/lexicon/rules/search-text.ts';
import { nameCase } from './name-case.ts';
import { plainText } from './plain-text.ts';

/** The most specific wording first. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bmatern\w* (and )?child\b|\bmchc?\b/, 'Maternal and Child Health Centre'],
  [/\buniversity teaching hospital\b/, 'University Teaching Hospital'],
  [/\bteaching hospital\b|\buniversity college hospital\b/, 'Teaching Hospital'],
  [/\bfederal medical cent(re|er)\b|\bfmc\b/, 'Federal Medical Centre'],
  [/\b(national|general|cottage|specialist|psychiatric|state|district|rural|maternity) hospital\b/, '$1 Hospital'],
  [/\bmodel (primary health|phc)\b|\bmphcc?\b/, 'Model Primary Health Centre'],
  [/\bcomprehensive health cent(re|er)\b|\bchc\b/, 'Comprehensive Health Centre'],
  [/\bprimary health ?care( cent(re|er))?\b|\bprimary health cent(re|er)\b|\bphcs?\b/, 'Primary Health Centre'],
  [/\bbasic health cent(re|er)\b|\bbhc\b/, 'Basic Health Centre'],
  [/\bmodel health cent(re|er)\b/, 'Model Health Centre'],
  [/\bhealth cent(re|er)\b|\bh ?c\b/, 'Health Centre'],
  [/\bhealth post\b|\bh ?p\b/, 'Health Post'],
  [/\bdispensary\b/, 'Dispensary'],
  [/\bdental (clinic|centre|center)s?\b|^dentist$/, 'Dental Clinic'],
  [/\beye (clinic|centre|center)\b/, 'Eye Clinic'],
  [/\bpatent medicine\b|\b(medicine|medical|drug|chemist) (store|shop)\b/, 'Medicine Store'],
  [/\bhospitals?\b/, 'Hospital'],
  [/\bpharmac(y|ies)\b|\bchemist\b/, 'Pharmacy'],
  [/\bdiagnostics? (centre|center)\b|\bdiagnostics$/, 'Diagnostic Centre'],
  [/\blab(orator(y|ies))?\b/, 'Laboratory'],
  [/\bnursing home\b/, 'Nursing Home'],
  [/\bconvalescent (home|centre|center)\b/, 'Convalescent Home'],
  [/\bmaternity (home|centre|center)\b|^birthing center$/, 'Maternity Home'],
  [/\bpoly ?clinics?\b/, 'Polyclinic'],
  [/\bmedical cent(re|er)\b/, 'Medical Centre'],
  [/\boptometrist\b/, 'Optometrist'],
  [/\bclinics?\b|^doctors?$/, 'Clinic'],
  [/\bmaternity\b/, 'Maternity'],
];

/**
 * Returns the type of a facility. A type in its name wins over the register's, unless the register's is more specific
 * ("Hospital" and "Cottage Hospital"). Null if neither has one.
 */
export function facilityType(name: string, statedType: string): string | null {
  const stated = plainText(statedType, 60);
  const named = typeIn(name);
  const known = typeIn(nameCase(stated));
  if (named !== undefined) return known?.endsWith(` ${named}`) ? known : named;
  return known ?? (/^(|unknown|other|yes|no|\W*)$/i.test(stated) ? null : nameCase(stated));
}

function typeIn(text: string): string | undefined {
  const folded = foldText(text);
  for (const [wording, type] of TYPES) {
    const found = wording.exec(folded);
    if (found) return type.replace('$1', nameCase(found[1] ?? ''));
  }
  return undefined;
}
