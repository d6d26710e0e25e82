import { placesCalled } from '../places/places.ts';
import { pairs, together } from './word-pairs.ts';

const ANIMALS = ['snake', 'viper', 'cobra', 'dog', 'scorpion'];
const VEHICLES = ['car', 'motor', 'bike', 'okada', 'keke', 'vehicle', 'lorry', 'truck', 'trailer'];
/** What is a danger where it comes of a sudden. */
const SUDDEN = [
  ...['headache', 'severe headache', 'blindness', 'blind', 'vision loss', 'loss vision', 'blurred vision', 'numb'],
  ...['numbness', 'weak', 'weakness', 'confusion', 'confused', 'loss speech'],
];

const POISONS = [
  ...['fuel', 'petrol', 'diesel', 'kerosene', 'hypo', 'izal', 'bleach', 'jik', 'dettol', 'acid', 'chemical'],
  ...['poison', 'insecticide', 'battery water', 'detergent'],
];
const MEDICINES = 'drug,tablet,pill,medicine,paracetamol,panadol,tramadol,codeine,sleeping tablet'.split(',');
/** What comes out of a body and shouldn't, or not so. */
const COMING_OUT = pairs(
  ['leg', 'hand', 'cord', 'womb', 'uterus', 'intestine', 'placenta'],
  ['come out', 'coming out', 'came out', 'come outside', 'comot', 'never come', 'never comot', 'never come out'],
);

/** What people type when somebody has been injured, folded and without fillers. */
export const INJURIES = [
  'road accident, road traffic accident, traffic accident, rta, okada accident, keke accident, bike accident, car crash, crash, injured, fell, hit run, fell down, fall down',
  'fell okada, okada fall, open fracture, knocked down, knock down',
  'beaten, beat up, mob, jungle justice, fall inside, fall well, fall gutter, fall pit, building collapse',
  ...pairs(['tree', 'wall', 'fence', 'roof'], ['fall', 'fell']),
  ...together(['hit', 'bang', 'banged', 'bumped', 'knocked', 'smashed', 'broke'], ['head']),
  ...together(VEHICLES, ['hit', 'jam', 'knock', 'knocked']),
].join(', ');

/** What people type when somebody is in danger, folded and without fillers. */
export const DANGERS = [
  'casualty, head injury, first aid, ambulance, stroke, snake bite, snakebite, dog bite, burn, burns, gunshot, poison, poisoning, convulsion, heart attack, chest pain, chest pains, difficulty breathing, shortness breath, unconscious, bleeding, bite, sting, scorpion sting, burnt, scald, explosion, gun shot, gunshot wound, gun shot wound, bullet, bullet wound, stab, stabbed, stab wound, cut wound, deep cut, deep wound, poisoned, overdose, kerosene, drank, swallowed, convulsing, fits, seizure, breath, breathe, breathing, breathless, breathlessness, breathing well, choking, choked, drowning, drowned, asthma attack, asthma crisis, unresponsive, coma, faint, fainted, fainting, collapsed, die, dying, blood vomit, black stool, bloody stool, blood stool, electrocuted, electrocution, paralysis, paralysed, paralyzed, slurred speech, sudden weakness, worst headache, meningitis, allergic reaction, rape, raped, sexual assault, bleed, bleeds, convulse, convulses, convulsed, icu, intensive care, blood comot, blood rush, blood rushing, blood gushing, blood pouring, blood coming, blood stopping, face twist, face twisted, twisted face, face drooping, mouth twist, mouth twisted, wake up, waking up, acid attack, acid burn, acid bath, lips swell, lips swollen, swollen lips, swollen tongue, tongue swell, swollen face, face swell, throat closing, generator fumes, fumes, inhaled smoke, smoke inhalation, carbon monoxide, urinary retention, rabies, nosebleed, finger cut, cut finger, hand cut, cut hand, leg cut, cut leg, cut off, cutlass, machete, matchet, anaphylaxis, ectopic, ectopic pregnancy, swallow, passed out, pass out, blacked out, black out, blackout, knife wound, knife cut, armed robber, armed robbers, house fire, stooling blood, blood stooling, stool blood, brain injury, spinal injury, spinal cord injury, head trauma, head wound, broken skull, skull fracture, hanged, sniper, otapiapia, cardiac arrest, heart stopped, fish bone, bone throat, bone hook, stiff neck, neck stiff, blue lips, lips blue, chest tight, chest tightness, tight chest, twisted testicle, testicle twist, testicular torsion, slump, slumped, slumping, jerk, jerking, jerks, child fitting, baby fitting, woman fitting, fitting, eyes turn, eye turn, eyes turning, eyes rolling, eyes roll, baby shaking, child shaking, children shake, child shake, baby shake, eclampsia, turn blue, turned blue, turning blue, turns blue, heart pain, drown, lockjaw, lock jaw, cord prolapse, retained placenta, stuck throat, hook throat, eye chemical, chemical eye, chemical eyes, chemical burn, acid eye, acid eyes, hypoglycemia, soft spot, shoot, shooting, mouth bend, face bend, hot oil, scorpion, sucking, suck',
  'gasp, gasping, hemorrhage, hemorrhaging, shot, amputation, amputated, bitten, stung, blade cut, cut blade, bottle cut, cut bottle',
  'inhaled, inhale gas, inhaling gas, inhaling smoke, inhale smoke, gas leak, gas leakage, generator smoke, gen smoke, gen fumes',
  'blue baby, tongue swelling, tongue swollen, swelling tongue, lip swelling, lips swelling, face swelling, throat swelling, throat swell',
  'severe sudden headache',
  'passing blood, foam comot, bring foam, bringing foam, hypertensive crisis, pain crisis, bone crisis',
  'explode, exploded, exploding, bomb, bomb blast, gas blast, cylinder blast, bandit, kidnapped, attacked, assaulted, robber attack, robbery',
  // But a snake, which a "shake" is nearly.
  'cobra, viper, venom, snake venom, antivenom, anti venom, sugar level low, nepa wire',
  ...pairs(['vomit', 'vomiting', 'cough', 'coughing', 'spit', 'spitting', 'throwing'], ['blood', 'up blood']),
  ...pairs(['current', 'light', 'nepa', 'wire', 'electric', 'electricity'], ['shock', 'hold', 'catch']),
  ...pairs(['drink', 'drinking'], POISONS),
  ...pairs(['plenty', 'too many', 'too much'], MEDICINES),
  ...pairs(['sugar', 'blood sugar'], ['low', 'too low', 'drop', 'dropped', 'dropping']),
  ...['low sugar', 'low blood sugar'],
  ...COMING_OUT,
  ...together(['foam', 'foaming'], ['mouth']),
  ...together(['sickler', 'sickle', 'sickle cell', 'ss'], ['crisis']),
  ...together(['acid', 'water', 'oil', 'tea', 'pap', 'soup', 'petrol', 'fuel'], ['pour', 'poured']),
  ...together(ANIMALS, ['bit', 'bitten']),
  ...together(SUDDEN, ['sudden', 'suddenly']),
].join(', ');

const CHILDREN = ['baby', 'child', 'pikin', 'son', 'daughter'];
const RELATIVES = ['wife', 'husband', 'brother', 'sister', 'mama', 'papa', 'mother', 'father'];
const ANYBODY = [...CHILDREN, ...RELATIVES, 'she', 'he'];
/** Children who don't talk may only be late. */
const ADULTS = [...RELATIVES.flatMap((who) => [who, `my ${who}`]), 'she', 'he'];
const CANNOT = ['cannot', 'cant', 'can not', 'unable to', 'no fit'];
const ISNT = ['not', 'is not', 'isnt', 'no dey'];

/** Dangers that are said otherwise, folded, with a word for each that is known. */
export const DANGERS_SAID: readonly (readonly [said: string, known: string])[] = Object.entries({
  bleeding: [
    ...['blood no dey stop', 'blood no gree stop', 'see blood', 'seeing blood', 'blood i dey see', 'blood dey see'],
    ...['yana jini', 'tana jini', 'zubar jini', 'zubar da jini', 'jini yana zuba', 'eje n jade', 'eje njade'],
    ...['obara na agba', 'na agba obara', 'ogbugba obara', 'obara ogbugba', 'eje n da', 'eje nda'],
    ...['baya', 'ba ya', 'yaki', 'ya ki'].map((not) => `jini ${not} tsayawa`),
  ],
  breathing: [
    ...['baya', 'ba ya', 'bata', 'ba ta'].map((not) => `${not} numfashi`),
    ...['ko le mi', 'mi o le mi', 'iku ume', 'eku ume'],
  ],
  'chest pain': ['ciwon kirji', 'aya n dun mi', 'aya ndun mi', 'aya dun mi', 'obi mgbu', 'mgbu obi'],
  poisoned: ['sha guba', 'je majele', 'mu majele', 'nuru nsi'],
  burnt: ['wuta ta kone', 'ina jo', 'oku gbara'],
  'sudden loss speech': [
    ...pairs(['suddenly'], pairs(CANNOT, ['speak', 'talk'])),
    ...pairs(CANNOT, pairs(['speak', 'talk'], ['suddenly', 'again'])),
    ...pairs(ADULTS, pairs(CANNOT, ['talk'])),
  ],
  'asthma attack': pairs(['inhaler'], pairs(ISNT, ['work', 'working'])),
  unconscious: ['dey wake', 'gree wake', 'waking'].flatMap((wake) =>
    ['no', 'not', 'wont', 'cannot', 'cant'].map((not) => `${not} ${wake}`),
  ),
  unresponsive: [
    ...ISNT.flatMap((not) => ['responding', 'respond', 'responsive'].map((how) => `${not} ${how}`)),
    ...[...ANYBODY, 'body'].flatMap((who) => ISNT.flatMap((not) => [`${who} ${not} moving`, `${who} ${not} move`])),
    ...CHILDREN.map((who) => `${who} stopped moving`),
  ],
  'cardiac arrest': [
    ...['no pulse', 'no heartbeat', 'no heart beat', 'heart stop', 'heart don stop'],
    ...ISNT.flatMap((not) => [`heart ${not} beating`, `heart ${not} beat`]),
  ],
  convulsing: [...ANYBODY.map((who) => `${who} dey fit`), 'omo giri', 'giri omo', 'ni giri', 'giri mu', 'giri n mu'],
  seizure: ['farfadiya'],
  fainted: ['ta suma', 'ya suma', 'o daku', 'ti daku', 'mi daku', 'omo daku'],
  'scorpion sting': ['kunama ta harbe', 'kunama ta ciji', 'cizon kunama'],
  paralysis: [
    ...['', 'of ', 'of the ', 'of my ', 'of his ', 'of her ', 'for my '].flatMap((of) =>
      ['one side', 'half'].map((side) => `${side} ${of}body`),
    ),
    ...CANNOT.map((not) => `${not} move`),
    ...['roparose', 'ropa rose'],
  ],
  'sudden blindness': ['cannot', 'cant'].flatMap((not) => [`${not} see suddenly`, `suddenly ${not} see`]),
  'gun shot': [
    ...['was shot', 'got shot', 'been shot', 'shoot am', 'don shoot', 'shot by', 'shot dead', 'an harbe'],
    ...['leg', 'head', 'chest', 'stomach', 'back', 'neck'].flatMap((part) =>
      ['in', 'in the', 'for'].map((where) => `shot ${where} ${part}`),
    ),
  ],
  'snake bite': [
    'maciji ya sare',
    'maciji ya ciji',
    'maciji ya cije',
    'saran maciji',
    'cizon maciji',
    'ejo bu',
    'agwo tara',
  ],
  'dog bite': ['cizon kare', 'aja bu', 'nkita tara'],
  accident: ['hatsarin mota', 'hatsari', 'ijamba', 'ihe oghom'],
  emergency: ['gaggawa', 'pajawiri', 'ihe mberede'],
  suicide: ['i want to die', 'i wan die', 'i wanna die'],
  dying: ['wan die'],
}).flatMap(([known, all]) => all.map((said) => [said, known] as const));

const BEG = '(please|pls|plz|abeg|biko|jowo|don allah)';
const WHOM = `(me|us|my (${[...CHILDREN, ...RELATIVES].join('|')}))`;
/** In all three languages too, or the number that somebody would call. */
const CRIES = `help( ${WHOM})?|save (${WHOM}|my life)|(a |ku )?taimake (ni|mu)|e ?gba (mi|wa)( o)?|nyere ?m aka|(call )?(112|199|122|767)`;
const HELP = new RegExp(`^(${BEG} )*(${CRIES})( ${BEG})*( ((in|at|for) )?(?<where>.+))?$`);

/**
 * What a folded text says that is a cry for help as a whole, but for where: in Yoruba a baby's convulsion, but a
 * village in names.
 */
export function criedIn(folded: string): string | undefined {
  if (folded === 'giri') return 'convulsion';
  const cry = HELP.exec(folded);
  const where = cry?.groups?.['where'];
  if (cry === null || (where !== undefined && placesCalled(where).length === 0)) return undefined;
  return `emergency ${where ?? ''}`.trim();
}

const TOO_HIGH = /(?<!\S)(bp|blood pressure|pressure)( is)? (1[89]\d|2\d\d)( over)?( \d{2,3})?(?!\S)/gu;

/** A folded text in which a blood pressure that no doctor can wait for, and what is severe in pregnancy, is an emergency. */
export function withSeverityTold(folded: string): string {
  const told = folded.replace(TOO_HIGH, 'emergency');
  return told.includes('pregnan') ? told.replace(/(?<!\S)(severe|serious)(?!\S)/u, 'emergency') : told;
}
