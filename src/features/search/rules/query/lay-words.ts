import { LANGUAGES } from '#features/directory/rules/languages.ts';
import { DANGERS, DANGERS_SAID } from './danger-words.ts';
import { NO_DANGERS } from './no-dangers.ts';
import { pairs } from './word-pairs.ts';

/** Parts of the body, ailments and wishes as people without a medical word for them type them, by a name of the care for it. */
export const LAY_WORDS: Readonly<Record<string, string>> = {
  maternity: `deliver, deliver baby, baby delivery, give birth, birth, child birth, childbirth, women, woman, women hospital, menstruation, period pain, fibroid, infertility, miscarriage, caesarean, cesarean, cs, contraceptive, contraception, fistula, pap smear, born baby, breast, born, woman doctor belle, women doctor belle, breast pain, c section, caesarean section, cesarean section, preeclampsia, pre eclampsia, water broke, baby moving, baby kicking, fetal movement, toilet infection, yeast infection, vaginal infection, vagina infection, vaginal discharge, water break, water breaking, water burst, baby come, baby coming, period, periods, missed period, abortion, infection toilet, iud, iud removal, implant removal, depo, depo provera, ${NO_DANGERS.maternity}`,
  pediatric: `new born, neonatal, autism, autistic, child specialist, children specialist, children hospital, children clinic, ${NO_DANGERS.pediatric}`,
  dentist: `tooth pain, tooth ache, tooth extraction, tooth removal, tooth decay, mouth doctor, gums, braces, denture, dentures, scaling polishing, teeth pain, mouth odour, mouth odor, mouth smell, ${NO_DANGERS.dentist}`,
  cardiology:
    'heart disease, heart problem, heart failure, heart surgery, hole heart, ecg, palpitation, palpitations, heart palpitation, heart palpitations, heartbeat, fast heartbeat, heart beating fast, heart racing',
  eye: `eyes, eye test, eye problem, eye pain, eye specialist, eye surgery, cataract, glaucoma, spectacles, lens, contact lens, eye glasses, eyeglasses, blind, blindness, squint, squint eye, lazy eye, cross eye, crossed eyes, ${NO_DANGERS.eye}`,
  ent: `ear, ears, ear pain, ear problem, nose, throat, hearing, hearing test, hearing aid, hearing aids, deaf, tonsil, tonsils, sinus, sinusitis, throat pain, nose pain, speech therapy, speech therapist, ${NO_DANGERS.ent}`,
  skin: `skin disease, skin problem, skin rash, skin specialist, rash, eczema, ringworm, acne, pimples, itching, bleaching, bleach, craw craw, crawcraw, scar, scars, keloid, keloids, finger nail, finger nails, ${NO_DANGERS.skin}`,
  bone: `bones, bone specialist, broken bone, broken leg, broken arm, broken hand, dislocation, knee pain, leg pain, waist pain, back pain, spine, leg, leg broke, leg break, leg broken, broke leg, hand broke, hand break, broke hand, arm broke, bone broke, knee, ankle, hand pain, neck pain, shoulder pain, foot pain, ankle pain, bone pain, amputee, prosthetic, prosthetics, prosthesis, artificial leg, artificial hand, artificial limb, ${NO_DANGERS.bone}`,
  psychiatrist:
    'depression, mental home, mental hospital, mental clinic, neuropsychiatric, mad, madness, bipolar, schizophrenia, anxiety, addiction, drug addiction, drug rehab, rehab, counselling, counseling, counsellor, therapist, psychology, mental illness, depressed, panic attack, drug abuse, substance abuse',
  neurologist: 'epilepsy, migraine, nerve, nerves, parkinson, brain surgeon, neurosurgeon, neurosurgery',
  kidney: 'kidneys, kidney failure, kidney disease, kidney problem, kidney stone, kidney specialist',
  urology:
    'urinary, erection, erectile dysfunction, enlarged prostate, blood urine, testicular pain, testicle pain, urinate, urinating, man power, weak erection, sperm, sperm count, low sperm count, low sperm, sperm test',
  cancer:
    'breast cancer, cervical cancer, prostate cancer, breast lump, tumour, tumor, chemotherapy, chemo, radiotherapy',
  hematology: 'sickle, sickler, sickle cell disease, sickle cell anemia, ss genotype, genotype ss, blood doctor',
  diabetes: 'sugar, sugar disease, sugar sickness, sugar level, blood sugar, high sugar, thyroid, goitre, goiter',
  arthritis: 'joint pain, joints, gout',
  gastroenterologist: 'liver, liver disease, hepatitis, hepatitis b, endoscopy',
  hiv: 'tuberculosis, aids, leper, arv, arvs, arv drugs, hiv drugs, hiv medicine, antiretroviral',
  'infectious disease':
    'sti, std, gonorrhea, syphilis, chlamydia, herpes, lassa fever, cholera, ebola, covid, covid 19, monkeypox, mpox, diphtheria',
  physio: `physical therapy, physical therapist, massage, ${NO_DANGERS.physio}`,
  pharmacy:
    'farmacy, drugs, drug, medicine, medicines, medicine store, medicine shop, patent medicine, drug seller, tablets, paracetamol, panadol, coartem, lonart, artemether, insulin, postinor, amoxicillin, ampiclox, antibiotics, flagyl, inhaler, ors, condom, condoms, blood tonic',
  lab: 'blood bank, blood donation, donate blood, ct scan, pregnancy scan, scanning, sonography, ultra sound, imaging, mammogram, genotype, genotype test, hiv test, covid test, dna test, urine test, medical lab, medical laboratory, pathology, test blood, check blood, blood work',
  ...DANGERS,
  surgery: 'operation, circumcision, hernia, appendix, appendicitis, piles, hemorrhoid, haemorrhoids, lump, jedi jedi',
  vaccine: `baby immunization, child immunization, immunization baby, polio, yellow fever, yellow card, bcg, tetanus, hpv, ${NO_DANGERS.vaccine}`,
  fever: `headache, abdominal pain, stomach pain, stomach ache, stomachache, belly pain, running stomach, diarrhea, vomiting, body pain, flu, sore throat, pneumonia, asthma, weakness, general check up, medical fitness, medical report, outpatient, sick, belle, belle pain, belly, tummy, tummy ache, tummy pain, tummy upset, belly ache, head pain, head ache, purging, purge, watery stool, frequent stool, body hot, nurse, low blood pressure, low bp, high fever, very high fever, infection, chest infection, urinary infection, urinary tract infection, uti, blood infection, wound, wound dressing, pain, swelling, mosquito bite, mosquito bites, insect bite, insect bites, measles, jaundice, chicken pox, chickenpox, typhoid fever, allergy, food allergy, boil, boils, leg swell, legs swell, leg swelling, leg swollen, swollen leg, swollen legs, swollen feet, stooling, dehydration, blood pressure too high, blood pressure high, bp too high, bp high, check blood pressure, check bp, bp check, blood pressure check, check pressure, staph, staphylococcus, nutritionist, dietician, dietitian, medical certificate, certificate fitness, medical certificate fitness, fitness certificate, fitness, heartburn, acid reflux, diet, ${NO_DANGERS.fever}`,
};

/** What any part of the body or anybody may have, in terms: beside a kind of care it says no more. */
export const ANYWHERE: ReadonlySet<string> = new Set('infection wound pain swelling boil allergy jaundice'.split(' '));

const HAUSA: Readonly<Record<string, string>> = {
  ...{ ido: 'eye', hakori: 'dental', hakora: 'dental', yara: 'children', mata: 'women', kashi: 'bone', fata: 'skin' },
  ...{ koda: 'kidney', kunne: 'ear', zuciya: 'heart', mahaukata: 'psychiatric' },
};
const YORUBA = { oju: 'eye', eyin: 'dental', omode: 'children', egungun: 'bone', awo: 'skin', obinrin: 'women' };
const IGBO = { anya: 'eye', eze: 'dental', umuaka: 'children', okpukpu: 'bone', akpukpo: 'skin', umunwanyi: 'women' };

/** Each part of the body, or whom it is for, behind a word for a house or a doctor. */
function behind(houses: Readonly<Record<string, string>>, parts: Readonly<Record<string, string>>) {
  return Object.entries(houses).flatMap(([house, called]) =>
    Object.entries(parts).map(([part, meant]) => [`${house} ${part}`, `${meant} ${called}`] as const),
  );
}

/** What is said otherwise than anybody writes it, folded: in other languages of Nigeria, or for a house that has a name. */
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
  // Said to whoever reads it.
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
  // But whoever "shot baby".
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
      'ciwon hakori': 'toothache',
      'mai ciki': 'pregnant',
      'kusa da': 'near',
      'kusa da ni': 'near me',
      'nitosi mi': 'near me',
      nitosi: 'near',
    },
    ...{ 'ile iwosan': 'hospital', 'ile igbebi': 'maternity', 'ile agbebi': 'maternity', aboyun: 'pregnant' },
    ...{
      zazzabi: 'fever',
      'ciwon kai': 'headache',
      'ciwon ciki': 'stomach pain',
      gudawa: 'diarrhea',
      amai: 'vomiting',
    },
    ...{
      'eyin dun mi': 'toothache',
      'eyin n dun mi': 'toothache',
      'ehin nro mi': 'back pain',
      'ehin n ro mi': 'back pain',
    },
    ...{ 'ori n fo mi': 'headache', 'ori fifo': 'headache', 'inu rirun': 'stomach pain', 'ara gbigbona': 'fever' },
    ...{ 'ahu oku': 'fever', 'isi owuwa': 'headache', 'afo osisa': 'diarrhea', 'afo mgbu': 'stomach pain' },
    ...{ 'eze mgbu': 'toothache', 'onye dibia': 'doctor' },
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
  // Nobody's house has a name: where it is, the browser says.
  ...['house', 'home', 'place', 'side', 'area', 'street'].flatMap((what) => [
    [`near my ${what}`, 'near me'] as const,
    [`close to my ${what}`, 'near me'] as const,
    [`around my ${what}`, 'near me'] as const,
    [`for my ${what}`, 'near me'] as const,
  ]),
]);
