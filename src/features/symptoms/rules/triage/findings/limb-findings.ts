import type { FindingRow } from './finding-row.ts';

/** Back, joints, muscles, legs and arms. */
export const LIMB_FINDINGS = [
  {
    id: 'joint-pain',
    name: 'joint pain',
    base: 0.06,
    words:
      '@joint + @pain/@swell/stiff | arthralgia | joints dey pain | knee dey pain | arthritis | polyarthralgia | joint + ache | @joint @pain | waist + @pain | hip + @pain',
  },
  {
    id: 'joint-swollen-hot',
    name: 'hot, swollen joint',
    base: 0.006,
    implies: ['joint-pain'],
    ask: 'Is one joint hot, red and swollen?',
    words:
      '@bigjoint + @swell + @hot/@red | hot swollen joint | septic arthritis | joint + effusion | knee + @hot | @bigjoint + @hot + @pain | swollen + tender + @bigjoint | joint + warm | monoarthritis',
  },
  {
    id: 'toe-joint',
    name: 'sudden pain and redness of the big toe',
    base: 0.002,
    implies: ['joint-pain'],
    words: 'big toe + @pain/@swell/@red | gout | great toe | podagra | metatarsophalangeal | toe + sudden + @pain',
  },
  {
    id: 'joint-stiff-morning',
    name: 'joints stiff for long in the morning',
    base: 0.004,
    implies: ['joint-pain'],
    words:
      'morning stiff | stiff + morning | joint + stiff + morning | rheumatoid | stiff + hour + morning + @joint | wake + stiff + hour/hours + hand/hands/joint/joints/fingers | stiff + more than an hour + wake/morning/hands | @joint/hands/fingers + stiff + hour + wake/morning',
  },
  {
    id: 'joint-stiff-short',
    name: 'joints stiff for minutes in the morning',
    base: 0.006,
    implies: ['joint-pain'],
    words:
      'stiff + minutes + morning | stiff + few minutes | stiff + ten minutes/five minutes/fifteen minutes | stiff + first steps',
  },
  {
    id: 'joint-pain-many',
    name: 'pain in several joints',
    base: 0.012,
    implies: ['joint-pain'],
    words:
      'polyarthritis | many joints | multiple joint | joints + pain + all | migratory + joint | joint pains | several joints | polyarthralgia | joint to joint | joints + @pain/all/my/stiff/swell | joints dey pain',
  },
  {
    id: 'joint-pain-use',
    name: 'joint pain with use, stiff after rest',
    base: 0.008,
    implies: ['joint-pain'],
    words:
      'knee + stairs/climb/walk/stand | osteoarthritis | knee + old age | @joint + grind/creak/crepitus | worse + activity + @joint | wear and tear | hip + walk + @pain',
  },
  {
    id: 'shoulder-pain',
    name: 'shoulder pain',
    base: 0.015,
    implies: ['joint-pain'],
    words: 'shoulder + @pain/stiff | rotator cuff | frozen shoulder',
  },
  {
    id: 'back-pain',
    name: 'back pain',
    base: 0.06,
    words:
      '@back + @pain | backache | waist pain | waist dey pain | low back | lower back | lumbago | back dey pain | lumbar + @pain | @back + spasm/stiff/strain/pull/injure/injury | sacral + @pain | waist + @pain | back spasm | hurt + back | strain + back | pull + back | paraspinal | paralumbar | lumbosacral strain | paravertebral',
  },
  {
    id: 'back-pain-strain',
    name: 'back pain after lifting or bending',
    base: 0.012,
    implies: ['back-pain'],
    words:
      '@back + lift/carry/bend/move/strain/twist/shovel/garden/furniture/pull | back + after + work/lift | threw out back | strained + back | lifted + heavy + @back | paraspinal | paravertebral | back + muscle + spasm/tender/strain | lumbosacral strain | lumbar strain | pulled + muscle + @back | paraspinous | moving + furniture/boxes | lifting + heavy/box/boxes/load | lumbar muscle | heavy load + waist/back | worse + movement/bending + back | back strain | muscle spasm + back',
  },
  {
    id: 'back-pain-leg',
    name: 'back pain that shoots down a leg',
    base: 0.006,
    implies: ['back-pain'],
    words:
      'sciatica | @back + radiat + leg/buttock/thigh | @back + @leg + shoot/tingle/numb/down/electric | @pain + shoot + @leg | straight leg raise + positive | radiat + below knee | pain + down + @leg + @back | @pain + buttock + @leg | radiculopathy | pain + waist + leg + enter | shooting pain + @leg | waist + enter + leg',
    not: 'no radiation | straight leg + negative | negative straight leg | not radiate | without radiation | straight leg raise + normal',
  },
  {
    id: 'saddle-numb',
    name: 'numbness between the legs',
    base: 0.0004,
    ask: 'Is there numbness between the legs, or trouble holding or passing urine or stool?',
    words:
      'saddle | saddle anesthesia | perineal + numb | numb + groin/private/between leg/bottom/buttock/genital | numb + between + legs | cauda equina | perianal numb | numb + perineum | feel + wipe + cannot/not | not feel + wipe | no feeling + bottom/genital/private/anus/crotch | no sensation + bottom/genital/private/saddle | numb + crotch/bottom/genital/private/saddle/buttocks/perineum | between legs + numb | cannot feel + pee/urine/bladder/toilet | buttock/bum/bottom/private part + asleep/dead/numb | buttock/bum/bottom + asleep ~ wipe/sit/wet | no feeling/numb/cannot feel + wipe/bum/buttock',
  },
  {
    id: 'leg-swelling-one',
    name: 'swelling of one leg',
    base: 0.006,
    implies: ['swelling'],
    ask: 'Is one leg or calf swollen more than the other?',
    words:
      '@one + @leg/thigh/extremity + @swell | one leg + @swell | @calf + @swell | unilateral + leg + @swell | unilateral edema | unilateral swelling | calf + @swell/circumference/larger/bigger | leg + bigger + other | @swell + @one + @leg | @leg + @swell + @one | leg + larger + than + other | swelling of + leg | one leg + bigger | leg @swell + @pain | calf/leg/thigh + thicker/fatter/wider/bigger/larger + other/left/right/than | calf + cm + left/right/other/thicker | @one + leg/calf + thicker/fatter/bigger/tight | calf/leg/thigh/foot + twice/double + other/size | left leg/right leg/one leg + log/pillar/tree trunk/elephant/big yam | leg/thigh/calf + thick/thicker/fat + one/left/right',
  },
  {
    id: 'calf-pain',
    name: 'pain in one calf',
    base: 0.006,
    ask: 'Does one calf hurt?',
    words:
      'calf + @pain/tender | calf dey pain | homans | homan sign | calf + cramp/tight | leg + @pain + @swell + @one | calf muscle + @pain | @pain + back of leg | back of leg + @pain | deep vein | @pain + calf | dvt',
  },
  {
    id: 'limb-asleep',
    name: 'limb that falls asleep when lain or sat on',
    base: 0.003,
    words:
      'hand/arm/leg/foot + sleep/asleep/numb + lie/lay/lying/slept/sat/sit/sitting/cross/crossed/position + minute/minutes/wake/seconds/shake | hand/arm/leg/foot + sleep + lie + top | slept on/sleep on/lay on/lie on/sat on ~ arm/hand/leg/foot ~ numb/dead/asleep ~ minute/seconds',
  },
  {
    id: 'leg-cramps',
    name: 'cramps in the legs',
    base: 0.01,
    words: 'leg cramp | cramp + @leg/night | charley horse | leg cramps | cramp + calf + night',
  },
  {
    id: 'limb-pain',
    name: 'pain in an arm or leg',
    base: 0.04,
    words:
      '@limb + @pain | extremity + @pain | bone + @pain | leg dey pain | hand dey pain | bone pain | bones dey pain | shin + @pain | thigh + @pain | wrist + @pain | heel + @pain',
  },
  {
    id: 'bone-pain-crisis',
    name: 'severe bone pain of sickle-cell disease',
    base: 0.001,
    words:
      'bone + crisis | crisis + pain | sickle + @pain | sickle cell crisis | vaso occlusive | bone pain crisis | painful crisis | crises | bones + severe + sickle | crisis',
    unless: 'hypertensive crisis | adrenal crisis',
  },
  {
    id: 'hand-foot-swelling',
    name: 'swollen hands and feet of a small child',
    base: 0.001,
    words: 'dactylitis | hand foot syndrome | hands + feet + @swell',
  },
  {
    id: 'limb-cold-pale',
    name: 'cold, pale or pulseless limb',
    base: 0.0008,
    ask: 'Is an arm or leg cold, pale or blue?',
    words:
      '@limb + cold + pale/numb/blue/@pain/pulse/white | pulseless + @limb | absent + pulse + foot/leg/pedal/distal | no pulse + foot/leg/hand | @limb + blue/black + cold | toes + blue/black/cold + @pain | ischemic limb | limb ischemia | no pulse + limb | leg + cold + @pain | absent pedal pulses | leg + cold + numb | leg + pale + cold | hand + cold + pale | leg/foot/arm/hand/toes/fingers + white/pale/blue/grey + cold/ice/numb | leg/foot/arm/hand + ice cold/icy | leg/foot/arm/hand + cold + stone/ice/dead | cannot + move/wriggle/wiggle + toes + cold/numb/white | leg/foot/arm/hand ~ white/pale/blue/grey ~ cold/icy | leg/foot/arm/hand/toes/fingers + white/pale/blue/grey/black + freeze/freezing/frozen/chilled | toes/fingers + white/blue/black/grey + freezing/cold/feel',
  },
  {
    id: 'heel-pain',
    name: 'heel pain on the first steps',
    base: 0.006,
    implies: ['limb-pain'],
    words: 'heel + @pain | plantar fasciitis | first step + @pain | sole + @pain + morning | plantar',
  },
  {
    id: 'wrist-tingling',
    name: 'tingling hand at night',
    base: 0.005,
    words:
      'carpal tunnel | hand + tingle/numb + night | finger + tingle/numb + night/type | thumb + numb + finger | wakes + numb hand | tingling/numb/numbness/pins + thumb/index/middle/finger/fingers + night/shake/shaking/typing/hand | thumb + index | tingling + thumb | shake/shaking + hand + relieve/better/helps + finger/hand/night',
  },
  { id: 'elbow-pain', name: 'elbow pain', base: 0.005, implies: ['joint-pain'], words: 'elbow + @pain | tennis elbow' },
  {
    id: 'limp-child',
    name: 'limping or not using a limb',
    base: 0.004,
    words:
      'limp | limping | refuse + walk | not walk + child | not use + arm/leg | will not bear weight | not weight bear | refuses to walk | waka + limp',
  },
  {
    id: 'muscle-overuse',
    name: 'sore muscles after effort',
    base: 0.008,
    words:
      'ran/run/running/hike/hiking/marathon/squats ~ stiff/sore/ache | delayed onset muscle | sore + after + exercise/gym/workout/football | muscle + exercise/gym/strain/pull/overuse | pulled muscle | muscle strain | overuse | strained muscle | after + gym/workout | training/marathon/running/exercise + @pain | danced/dancing/dance/carried/carrying/farming/weeding/digging/lifting/football/trekked/squats/pushups/shifting ~ ache/sore/stiff/aching/pain | laughed/laughing ~ sore/ache/hurt/pain | laughed + muscles/belly | push/pushed/pushing/climb/climbed/climbing/pounding/squat/squatting ~ ache/sore/stiff/aching | strain/strained + thigh/calf/hamstring/muscle',
    unless: 'chest + push/pushing | push + urine/stool/toilet',
  },
  { id: 'varicose', name: 'varicose veins', base: 0.004, words: 'varicose | vein + twist/bulge/swell + leg' },
  {
    id: 'swelling-legs-night',
    name: 'ankles swell by evening',
    base: 0.004,
    words: 'ankle + evening | @swell + evening + leg | @swell + standing all day',
  },
] as const satisfies readonly FindingRow[];
