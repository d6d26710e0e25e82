const ANIMALS = ['snake', 'viper', 'cobra', 'dog', 'scorpion'];
const VEHICLES = ['car', 'motor', 'bike', 'okada', 'keke', 'vehicle', 'lorry', 'truck', 'trailer'];
/** What is a danger where it comes of a sudden. */
const SUDDEN = [
  ...['headache', 'severe headache', 'blindness', 'blind', 'vision loss', 'loss vision', 'blurred vision', 'numb'],
  ...['numbness', 'weak', 'weakness', 'confusion', 'confused', 'loss speech'],
];

/** What people type when somebody has been injured, folded and without fillers. */
export const INJURIES = [
  'road accident, road traffic accident, traffic accident, rta, okada accident, keke accident, bike accident, car crash, crash, injured, fell, hit run, fell down, fall down',
  'fell okada, okada fall, open fracture, knocked down, knock down',
  ...VEHICLES.flatMap((vehicle) =>
    ['hit', 'jam', 'knock', 'knocked'].flatMap((how) => [`${vehicle} ${how}`, `${how} ${vehicle}`]),
  ),
].join(', ');

/** What people type when somebody is in danger, folded and without fillers. */
export const DANGERS = [
  'casualty, head injury, first aid, ambulance, stroke, snake bite, snakebite, dog bite, burn, burns, gunshot, poison, poisoning, convulsion, heart attack, chest pain, chest pains, difficulty breathing, shortness breath, unconscious, bleeding, bite, sting, scorpion sting, burnt, scald, explosion, gun shot, gunshot wound, gun shot wound, bullet, bullet wound, stab, stabbed, stab wound, cut wound, deep cut, deep wound, poisoned, overdose, kerosene, drank, swallowed, convulsing, fits, seizure, breath, breathe, breathing, breathless, breathlessness, breathing well, choking, choked, drowning, drowned, asthma attack, asthma crisis, unresponsive, coma, faint, fainted, fainting, collapsed, die, dying, vomiting blood, vomit blood, blood vomit, coughing blood, cough blood, black stool, bloody stool, blood stool, electric shock, electrocuted, electrocution, paralysis, paralysed, paralyzed, slurred speech, sudden weakness, worst headache, meningitis, allergic reaction, rape, raped, sexual assault, bleed, bleeds, convulse, convulses, convulsed, icu, intensive care, blood comot, blood rush, blood rushing, blood gushing, blood pouring, blood coming, blood stopping, face twist, face twisted, twisted face, face drooping, mouth twist, mouth twisted, wake up, waking up, acid attack, acid burn, acid bath, too many tablets, too many drugs, too many pills, lips swell, lips swollen, swollen lips, swollen tongue, tongue swell, swollen face, face swell, throat closing, generator fumes, fumes, inhaled smoke, smoke inhalation, carbon monoxide, urinary retention, rabies, nosebleed, finger cut, cut finger, cut off, cutlass, machete, matchet, anaphylaxis, ectopic, ectopic pregnancy, swallow, passed out, pass out, blacked out, black out, blackout, knife wound, knife cut, armed robber, armed robbers, house fire, foaming mouth, mouth foam, mouth foaming, stooling blood, blood stooling, stool blood, brain injury, spinal injury, spinal cord injury, head trauma, head wound, broken skull, skull fracture, hanged, sniper, otapiapia, cardiac arrest, heart stopped, fish bone, bone throat, bone hook, sickle cell crisis, stiff neck, neck stiff, blue lips, lips blue, chest tight, chest tightness, tight chest, twisted testicle, testicle twist, testicular torsion, slump, slumped, slumping, plenty drug, plenty drugs, plenty tablets, plenty medicine, jerk, jerking, jerks, child fitting, baby fitting, woman fitting, fitting, eyes turn, eye turn, eyes turning, eyes rolling, eyes roll, baby shaking, child shaking, children shake, child shake, baby shake, eclampsia, turn blue, turned blue, turning blue, turns blue, heart pain, drown, lockjaw, lock jaw, leg come out, leg coming out, hand come out, hand coming out, cord come out, cord coming out, cord prolapse, placenta comot, placenta come out, placenta coming out, retained placenta, stuck throat, hook throat, eye chemical, chemical eye, chemical eyes, chemical burn, acid eye, acid eyes, blood sugar low, low blood sugar, sugar low, low sugar, hypoglycemia, sickler crisis, ss crisis, soft spot, shoot, shooting, mouth bend, face bend, hot oil, hot water pour, water pour, scorpion, current hold, current shock, current catch, light shock, nepa shock, sucking, suck',
  'gasp, gasping, hemorrhage, hemorrhaging, shot, amputation, amputated, bitten, stung, blade cut, cut blade, bottle cut, cut bottle',
  'inhaled, inhale gas, inhaling gas, inhaling smoke, inhale smoke, gas leak, gas leakage, generator smoke, gen smoke, gen fumes',
  'blue baby, tongue swelling, tongue swollen, swelling tongue, lip swelling, lips swelling, face swelling, throat swelling, throat swell',
  'severe sudden headache',
  ...ANIMALS.flatMap((animal) => [`${animal} bit`, `bit ${animal}`, `${animal} bitten`, `bitten ${animal}`]),
  ...SUDDEN.flatMap((what) => ['sudden', 'suddenly'].flatMap((how) => [`${how} ${what}`, `${what} ${how}`])),
].join(', ');

const CHILDREN = ['baby', 'child', 'pikin', 'son', 'daughter'];
const ANYBODY = [...CHILDREN, 'wife', 'husband', 'brother', 'sister', 'mama', 'papa', 'she', 'he'];
const CANNOT = ['cannot', 'cant', 'can not', 'unable to', 'no fit'];
const ISNT = ['not', 'is not', 'isnt', 'no dey'];

/** Dangers that are said otherwise, folded, with a word for each that is known. */
export const DANGERS_SAID: readonly (readonly [said: string, known: string])[] = Object.entries({
  bleeding: [
    ...['blood no dey stop', 'blood no gree stop', 'see blood', 'seeing blood', 'blood i dey see', 'blood dey see'],
    ...['yana jini', 'tana jini', 'zubar jini', 'zubar da jini', 'jini yana zuba', 'eje n jade', 'eje njade'],
    ...['obara na agba', 'na agba obara'],
  ],
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
  fainted: ['ta suma', 'ya suma', 'o daku', 'ti daku'],
  paralysis: [
    ...['', 'of ', 'of the ', 'of my ', 'of his ', 'of her ', 'for my '].flatMap((of) =>
      ['one side', 'half'].map((side) => `${side} ${of}body`),
    ),
    ...CANNOT.map((not) => `${not} move`),
  ],
  'sudden blindness': ['cannot', 'cant'].flatMap((not) => [`${not} see suddenly`, `suddenly ${not} see`]),
  'gun shot': [
    ...['was shot', 'got shot', 'been shot', 'shoot am', 'don shoot', 'shot by', 'shot dead'],
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
  accident: ['hatsarin mota', 'ijamba'],
  emergency: ['gaggawa', 'pajawiri', 'ihe mberede'],
  suicide: ['i want to die', 'i wan die', 'i wanna die'],
  dying: ['wan die'],
}).flatMap(([known, all]) => all.map((said) => [said, known] as const));

const HELP = /^((please|pls|abeg) )*help( (me|us))?( (please|pls|abeg))?$/;

/** What a folded text says that is a cry for help as a whole: in Yoruba a baby's convulsion, but a village in names. */
export function criedIn(folded: string): string | undefined {
  if (folded === 'giri') return 'convulsion';
  return HELP.test(folded) ? 'emergency' : undefined;
}

/** A folded text in which what is severe in pregnancy is an emergency. */
export function withSeverityTold(folded: string): string {
  return folded.includes('pregnan') ? folded.replace(/(?<!\S)(severe|serious)(?!\S)/u, 'emergency') : folded;
}
