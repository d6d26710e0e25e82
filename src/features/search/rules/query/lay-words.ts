import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { pairs } from '#features/lexicon/rules/word-pairs.ts';
import { rowsOf } from '#features/lexicon/rules/wordings/table.ts';
import { DANGERS, DANGERS_SAID } from './danger-words.ts';
import { LAY_NAMES } from './lay-names.ts';
import { NO_DANGERS } from './no-dangers.ts';

/** The kinds of care that lay names are for. */
const CARES = [
  'maternity',
  'pediatric',
  'dentist',
  'cardiology',
  'eye',
  'ent',
  'skin',
  'bone',
  'psychiatrist',
  'neurologist',
  'kidney',
  'urology',
  'cancer',
  'hematology',
  'diabetes',
  'arthritis',
  'gastroenterologist',
  'hiv',
  'infectious disease',
  'physio',
  'pharmacy',
  'lab',
  'surgery',
  'vaccine',
  'fever',
] as const;

const namedBy = (care: string) => rowsOf(LAY_NAMES).flatMap(([name = '', called]) => (called === care ? [name] : []));

/** Lay names, parted by `, `, by a name of the care for them. */
export const LAY_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    CARES.map((care) => [
      care,
      [...namedBy(care), ...Object.entries(NO_DANGERS).flatMap(([of, names]) => (of === care ? [names] : []))].join(
        ', ',
      ),
    ]),
  ),
  ...DANGERS,
};

/** What any part of the body or anybody may have, in terms: beside a kind of care it says no more. */
export const ANYWHERE: ReadonlySet<string> = new Set('infection wound pain swelling boil allergy jaundice'.split(' '));

const HAUSA: Readonly<Record<string, string>> = {
  ...{ ido: 'eye', hakori: 'dental', hakora: 'dental', yara: 'children', mata: 'women', kashi: 'bone', fata: 'skin' },
  ...{ koda: 'kidney', kunne: 'ear', zuciya: 'heart', mahaukata: 'psychiatric' },
};
const YORUBA = { oju: 'eye', eyin: 'dental', omode: 'children', egungun: 'bone', awo: 'skin', obinrin: 'women' };
const IGBO = { anya: 'eye', eze: 'dental', umuaka: 'children', okpukpu: 'bone', akpukpo: 'skin', umunwanyi: 'women' };

/** Combines each word for a facility or doctor with each part of the body or group of patients. */
function behind(facilities: Readonly<Record<string, string>>, parts: Readonly<Record<string, string>>) {
  return Object.entries(facilities).flatMap(([facility, called]) =>
    Object.entries(parts).map(([part, meant]) => [`${facility} ${part}`, `${meant} ${called}`] as const),
  );
}

/** Parts of the body that hurt, with the usual words for that. */
const HURT_HAUSA: Readonly<Record<string, string>> = {
  ...{
    ido: 'eye pain',
    kunne: 'ear pain',
    hakori: 'toothache',
    hakora: 'toothache',
    kai: 'headache',
    ciki: 'stomach pain',
  },
  ...{ baya: 'back pain', kafa: 'leg pain', gwiwa: 'knee pain', makogwaro: 'throat pain' },
  ...{ zuciya: 'heart problem', koda: 'kidney problem', hanta: 'liver', mama: 'breast pain', gabobi: 'joint pain' },
  ...{ jiki: 'body pain', fata: 'skin problem', kashi: 'bone pain', mara: 'period pain', sanyi: 'toilet infection' },
};
const HURT_YORUBA: Readonly<Record<string, string>> = {
  ...{ eyin: 'toothache', ehin: 'toothache', oju: 'eye pain', eti: 'ear pain', ori: 'headache', inu: 'stomach pain' },
  ...{ ikun: 'stomach pain', ese: 'leg pain', apa: 'hand pain', orunkun: 'knee pain', orun: 'neck pain' },
  ...{ ofun: 'throat pain', oyan: 'breast pain', ara: 'body pain', egungun: 'bone pain' },
};
const HURT_IGBO: Readonly<Record<string, string>> = {
  ...{ anya: 'eye pain', nti: 'ear pain', isi: 'headache', afo: 'stomach pain', eze: 'toothache', azu: 'back pain' },
  ...{ ukwu: 'waist pain', aka: 'hand pain', akpiri: 'throat pain', ikpere: 'knee pain' },
  ...{ ahu: 'body pain', ara: 'breast pain' },
};

/** Combines each part of the body with the wordings for its pain, in which it stands as `*`. */
function hurting(wordings: readonly string[], parts: Readonly<Record<string, string>>) {
  return Object.entries(parts).flatMap(([part, meant]) =>
    wordings.map((wording) => [wording.replace('*', part), meant] as const),
  );
}

/** Other wordings, folded, with the usual words: from other languages of Nigeria, or short for a named facility. */
export const SAID_OTHERWISE: ReadonlyMap<string, string> = new Map<string, string>([
  ['yaba left', 'psychiatric hospital yaba'],
  ['v i', 'vi'],
  ['frsc emergency clinic', 'frsc clinic'],
  // But Edo, which is a state first.
  ...LANGUAGES.filter((language) => language !== 'Edo').map((language) => {
    const said = language.toLowerCase();
    return [`${said} doctor`, `${said} speaking doctor`] as const;
  }),
  ...['clinic', 'hospital', 'doctor', 'care', 'treatment', 'medical'].map(
    (what) => [`free ${what}`, `affordable ${what}`] as const,
  ),
  ...['phase i', 'phase ii', 'phase 2', 'phase two'].map((phase) => [`lekki ${phase}`, 'lekki'] as const),
  // Greetings.
  ...['good morning', 'good afternoon', 'good evening', 'good day', 'hello', 'hi', 'hey'].flatMap((greeting) =>
    ['', ' sir', ' ma', ' all'].map((whom) => [`${greeting}${whom}`, ''] as const),
  ),
  ...['please ', 'pls ', 'abeg ', 'i need ', ''].flatMap((before) =>
    ['help me please', 'help me', 'help us', ...(before === '' ? [] : ['help'])].map(
      (said) => [before + said, ''] as const,
    ),
  ),
  // Pidgin for "very much".
  ['well well', ''],
  ...DANGERS_SAID,
  ...['urgently', 'urgent'].map((said) => [said, 'urgent care'] as const),
  ['urgent care', 'urgent care'],
  ...['call a doctor', 'call the doctor', 'call doctor'].map((said) => [said, 'doctor'] as const),
  ...[
    'yellow eye',
    'yellow eyes',
    ...[
      '',
      ' is',
      ' are',
      ' dey',
      ' don',
      ' turn',
      ' turned',
      ' turning',
      ' are turning',
      ' dey turn',
      ' don turn',
    ].flatMap((is) => [`eye${is} yellow`, `eyes${is} yellow`]),
  ].map((said) => [said, 'jaundice'] as const),
  // But not "shot baby", which is an injury.
  ...[
    ...pairs(['baby', 'child', 'children', 'kids'], ['shots']),
    ...pairs(['shot for', 'shots for', 'shot for my', 'shots for my'], ['baby', 'child', 'children', 'kids']),
    ...['babys shot', 'babys shots'],
  ].map((said) => [said, 'baby immunization'] as const),
  ...['cannot', 'cant', 'can not', 'unable to', 'no fit', 'no dey', 'not'].flatMap((not) =>
    ['urinate', 'urinating', 'pee', 'piss', 'pass urine'].map(
      (said) => [`${not} ${said}`, 'urinary retention'] as const,
    ),
  ),
  ...['a e', 'a and e', 'a n e'].map((said) => [said, 'emergency'] as const),
  ...behind({ asibitin: 'hospital', likitan: 'doctor' }, HAUSA),
  ...behind({ 'ile iwosan': 'hospital', dokita: 'doctor' }, YORUBA),
  ...behind({ 'ulo ogwu': 'hospital', dokita: 'doctor', dokinta: 'doctor' }, IGBO),
  ...hurting(['ciwon *', 'ciwo a *'], HURT_HAUSA),
  ...hurting(['* n dun mi', '* ndun mi', '* dun mi', '* mi n dun mi', '* to n dun mi', '* n dun me'], HURT_YORUBA),
  ...hurting(['* mgbu', 'mgbu *', '* na afu m', '* na egbu m', '* na eme m mgbu'], HURT_IGBO),
  ...Object.entries({
    ...{ asibiti: 'hospital', asibitin: 'hospital', 'babban asibiti': 'general hospital', likita: 'doctor' },
    ...{ likitan: 'doctor', dokinta: 'doctor' },
    ...{
      'kantin magani': 'pharmacy',
      'shagon magani': 'pharmacy',
      haihuwa: 'maternity',
      nakuda: 'labour',
      'awon ciki': 'antenatal',
    },
    ...{ rigakafi: 'immunization', 'allurar rigakafi': 'immunization', 'ciwon suga': 'diabetes', kuturta: 'leprosy' },
    ...{ 'hawan jini': 'hypertension', 'zazzabin cizon sauro': 'malaria', 'gwajin jini': 'blood test' },
    ...{
      'tarin fuka': 'tb',
      'mai ciki': 'pregnant',
      'kusa da': 'near',
      'kusa da ni': 'near me',
      'nitosi mi': 'near me',
      nitosi: 'near',
    },
    ...{ 'ile iwosan': 'hospital', 'ile igbebi': 'maternity', 'ile agbebi': 'maternity', aboyun: 'pregnant' },
    ...{
      zazzabi: 'fever',
      gudawa: 'diarrhea',
      amai: 'vomiting',
    },
    ...{
      'ehin nro mi': 'back pain',
      'ehin n ro mi': 'back pain',
    },
    ...{ 'ori n fo mi': 'headache', 'ori fifo': 'headache', 'inu rirun': 'stomach pain', 'ara gbigbona': 'fever' },
    ...{ 'ahu oku': 'fever', 'isi owuwa': 'headache', 'afo osisa': 'diarrhea', 'onye dibia': 'doctor' },
    ...{
      dokita: 'doctor',
      dibia: 'doctor',
      'ile oogun': 'pharmacy',
      oogun: 'medicine',
      'way dey': 'dey',
      'abere ajesara': 'immunization',
      ajesara: 'immunization',
    },
    ...{ 'ito suga': 'diabetes', atogbe: 'diabetes', 'eje riru': 'hypertension', 'ayewo eje': 'blood test' },
    ...{ 'ulo ogwu': 'hospital', 'ulo omumu': 'maternity', 'di ime': 'pregnant', 'ogwu mgbochi': 'immunization' },
    ...{ 'dibia bekee': 'doctor', 'oria shuga': 'diabetes', 'obara mgbali elu': 'hypertension', 'ukwara nta': 'tb' },
    ...{ pikin: 'children', 'born pikin': 'delivery', 'get belle': 'pregnant', 'belle woman': 'pregnant' },
    ...{
      'running belle': 'diarrhea',
      'get belle pain': 'stomach pain',
      'get belle ache': 'stomach ache',
      'belle dey run': 'diarrhea',
      'wan born': 'delivery',
      'wan born pikin': 'delivery',
    },
    ...{ 'dey pain': 'pain', 'is paining': 'pain', paining: 'pain', hurts: 'pain', 'is hurting': 'pain' },
    ...{ 'don fall': 'fell', 'fall from': 'fell from', 'wan kill': 'kill' },
    ...{ 'i wan': 'i want', 'wan see': 'see', 'wan go': 'go', 'wan do': 'do' },
  }),
  ...['wife', 'husband', 'mother', 'mama', 'mum', 'father', 'papa', 'dad', 'brother', 'sister', 'friend'].map(
    (who) => [`my ${who}`, 'me'] as const,
  ),
  // A patient's home is not a named place: the browser knows the location.
  ...['house', 'home', 'place', 'side', 'area', 'street'].flatMap((what) => [
    [`near my ${what}`, 'near me'] as const,
    [`close to my ${what}`, 'near me'] as const,
    [`around my ${what}`, 'near me'] as const,
    [`for my ${what}`, 'near me'] as const,
  ]),
]);
