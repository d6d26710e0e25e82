import type { Specialty } from '#features/directory/rules/specialties.ts';

/** What people call a kind of care, in terms (see `termOf`), and what is meant by it. */
interface Concept {
  readonly called: readonly string[];
  readonly specialties: readonly Specialty[];
  /** Words that show it in a name, regardless of the recorded specialty. */
  readonly shownBy?: readonly string[];
  /** Names of facilities that have it, each matched if all of its words occur; ranked lower. */
  readonly also?: readonly string[];
}

/** The biggest first. */
const BIG_FACILITIES = [
  'teaching hospital',
  'federal medical center',
  'national hospital abuja',
  'general hospital',
  'specialist hospital',
];

/** Words for kinds of care, as patients and receptionists use them. */
export const CONCEPTS: readonly Concept[] = [
  {
    called: ['gp', 'general practitioner', 'general practice', 'family doctor', 'family medicine', 'family physician'],
    specialties: ['Family Medicine (General Practitioner)'],
  },
  {
    called: [
      ...['pediatric', 'pediatrician', 'pediatry', 'peds', 'children doctor', 'child doctor', 'baby doctor'],
      ...['child health', 'child', 'children', 'kid', 'kids', 'baby', 'infant', 'newborn'],
    ],
    specialties: ['Pediatrics'],
    shownBy: ['pediatric', 'child', 'children', 'childrens'],
  },
  {
    called: [
      ...['o g', 'og', 'obgyn', 'ob gyn', 'obstetric', 'obstetrician', 'gynecology', 'gynecologist', 'gynecolog'],
      ...['gyne', 'gyn', 'obstetric gynecology', 'obstetric and gynecology', 'antenatal', 'ante natal', 'midwife'],
      ...['women doctor', 'woman doctor', 'maternity', 'pregnancy', 'delivery'],
      ...['pregnant', 'pregnant woman', 'pregnant women', 'labour', 'family planning', 'fertility', 'ivf'],
    ],
    specialties: ['Obstetrics & Gynecology'],
    shownBy: ['maternity', 'maternal', 'gynecology', 'obstetric', 'antenatal', 'women'],
  },
  {
    called: ['dentist', 'dental', 'dentistry', 'dental surgeon', 'teeth', 'tooth', 'toothache'],
    specialties: ['Dentistry'],
    shownBy: ['dental', 'dentist', 'tooth'],
  },
  {
    called: ['heart doctor', 'heart specialist', 'cardiology', 'cardiologist', 'cardiac'],
    specialties: ['Cardiology'],
    shownBy: ['cardiac', 'cardiology', 'cardiovascular'],
  },
  {
    called: [
      ...['eye', 'eye doctor', 'optician', 'optometrist', 'optometry', 'ophthalmologist', 'ophthalmology', 'glasses'],
    ],
    specialties: ['Ophthalmology', 'Optometry'],
    shownBy: ['eye', 'optical', 'vision', 'ophthalmic'],
  },
  {
    called: ['ent', 'ear nose throat', 'ear nose and throat', 'ear doctor'],
    specialties: ['ENT'],
    shownBy: ['ear', 'ent'],
  },
  {
    called: ['skin', 'skin doctor', 'dermatologist', 'dermatology'],
    specialties: ['Dermatology'],
    shownBy: ['skin', 'dermatology'],
  },
  {
    called: ['bone', 'bone doctor', 'orthopedic', 'orthopedist', 'bone setter', 'fracture'],
    specialties: ['Orthopedics'],
    shownBy: ['orthopedic', 'bone'],
  },
  {
    called: ['psychiatrist', 'psychiatry', 'psychiatric', 'mental health', 'mental', 'psychologist'],
    specialties: ['Psychiatry'],
    shownBy: ['psychiatric', 'neuropsychiatric', 'psychiatry', 'mental'],
  },
  // Where no psychiatrist is near, a hospital has to do.
  {
    called: ['suicide'],
    specialties: ['Psychiatry'],
    shownBy: ['psychiatric', 'neuropsychiatric', 'psychiatry', 'mental'],
    also: BIG_FACILITIES,
  },
  { called: ['neurologist', 'neurology', 'brain'], specialties: ['Neurology'], shownBy: ['neurology'] },
  {
    called: ['kidney', 'dialysis', 'renal', 'nephrology', 'nephrologist'],
    specialties: ['Nephrology'],
    shownBy: ['renal', 'kidney', 'dialysis'],
  },
  { called: ['urology', 'urologist', 'prostate'], specialties: ['Urology'], shownBy: ['urology'] },
  {
    called: ['cancer', 'oncology', 'oncologist'],
    specialties: ['Oncology'],
    shownBy: ['cancer', 'oncology', 'radiotherapy'],
  },
  {
    called: ['diabetes', 'diabetic', 'endocrinology', 'endocrinologist'],
    specialties: ['Endocrinology'],
    shownBy: ['diabetes', 'diabetic'],
  },
  {
    called: ['lung doctor', 'lung', 'chest doctor', 'chest physician', 'pulmonology', 'pulmonologist', 'respiratory'],
    specialties: ['Pulmonology'],
    shownBy: ['pulmonology', 'respiratory'],
  },
  {
    called: ['rheumatology', 'rheumatologist', 'arthritis', 'joint doctor'],
    specialties: ['Rheumatology'],
    shownBy: ['rheumatology'],
  },
  {
    called: ['gastroenterology', 'gastroenterologist', 'stomach doctor', 'liver doctor', 'digestive'],
    specialties: ['Gastroenterology'],
    shownBy: ['gastroenterology'],
  },
  {
    called: ['hiv', 'tb', 'leprosy'],
    specialties: ['Infectious Diseases'],
    shownBy: ['leprosy', 'infectious', 'tb', 'chest'],
    also: BIG_FACILITIES,
  },
  {
    called: ['infectious disease'],
    specialties: ['Infectious Diseases'],
    shownBy: ['infectious'],
    also: BIG_FACILITIES,
  },
  {
    called: ['physio', 'physiotherapy', 'physiotherapist'],
    specialties: ['Physiotherapy'],
    shownBy: ['physiotherapy'],
  },
  {
    called: ['pharmacy', 'chemist', 'drug store', 'drug shop', 'drugstore', 'pharmacist'],
    specialties: ['Pharmacy'],
    shownBy: ['pharmacy', 'pharmacie', 'chemist'],
  },
  {
    called: [
      ...['lab', 'laboratory', 'diagnostic', 'diagnosi', 'scan', 'xray', 'x ray', 'ultrasound', 'mri', 'radiology'],
      ...['test', 'lab test', 'blood test', 'malaria test', 'typhoid test', 'pregnancy test'],
    ],
    specialties: ['Laboratory & Diagnostics'],
    shownBy: ['laboratory', 'diagnostic', 'scan', 'synlab', 'medlab'],
  },
  {
    called: ['emergency', 'emergency room', 'emergency medicine', 'accident and emergency', 'urgent care'],
    specialties: ['Emergency Medicine'],
    shownBy: ['accident', 'trauma', 'casualty'],
    also: BIG_FACILITIES,
  },
  // The national orthopaedic hospitals take in the injured.
  {
    called: ['accident'],
    specialties: ['Emergency Medicine'],
    shownBy: ['accident', 'trauma', 'casualty'],
    also: [...BIG_FACILITIES, 'national orthopedic hospital'],
  },
  {
    called: ['surgeon', 'surgery', 'general surgery'],
    specialties: ['General Surgery'],
    shownBy: ['surgery', 'surgical'],
    also: BIG_FACILITIES,
  },
  {
    called: ['immunization', 'immunisation', 'vaccination', 'vaccine', 'vaccines', 'injection'],
    specialties: ['Public Health'],
    shownBy: ['primary', 'phc', 'immunization'],
  },
  {
    called: [
      ...['hypertension', 'high blood pressure', 'high bp', 'bp', 'blood pressure', 'bp check'],
      ...['blood pressure check', 'malaria', 'typhoid', 'fever', 'cough', 'cold', 'catarrh', 'check up', 'checkup'],
      ...['medical check up', 'ulcer'],
    ],
    specialties: ['Family Medicine (General Practitioner)', 'Internal Medicine'],
  },
  {
    called: ['hematology', 'hematologist', 'sickle cell'],
    specialties: ['Internal Medicine'],
    shownBy: ['sickle', 'hematology'],
    also: ['teaching hospital', 'specialist hospital', 'federal medical center'],
  },
  { called: ['physician', 'internist', 'internal medicine'], specialties: ['Internal Medicine'] },
];
