import type { FindingRow } from './finding-row.ts';

/** Ears, nose, sinuses, mouth, teeth, throat and neck. */
export const EAR_NOSE_THROAT_FINDINGS = [
  {
    id: 'ear-pain',
    name: 'ear pain',
    base: 0.03,
    ask: 'Is there pain in the ear?',
    words:
      'ear + @pain | earache | otalgia | ear dey pain | pull + ear | tug + ear | tugging + ear | pulling + ear | hold + ear + cry | rub + ear | ear + pull | poke/poking/dig/digging/grab/grabbing/rub/rubbing/tug/tugging/tugs/scratching + ear',
  },
  {
    id: 'ear-discharge',
    name: 'discharge from the ear',
    base: 0.01,
    words:
      'ear + @discharge/@pus/water/run/fluid/wet | otorrhea | ear dey bring water | ear dey run | pus + ear | water + comot + ear',
  },
  {
    id: 'ear-drum-red',
    name: 'red or bulging eardrum',
    kind: 'sign',
    base: 0.004,
    words:
      'tympanic membrane + @red/bulge/dull/opaque/immobile/perforat/inflam/cloudy/mobility | eardrum + @red/bulge/perforat/burst/rupture | tm + @red/bulge/dull/bulging | bulging tympanic membrane | bulging eardrum | middle ear + effusion/fluid | bulging tm',
    not: 'tympanic membrane + normal/clear | tm normal | eardrum + normal',
  },
  {
    id: 'ear-canal-tender',
    name: 'pain when the outer ear is touched',
    kind: 'sign',
    base: 0.004,
    words:
      'tragus + @pain | pinna + @pain | pain + pull + pinna/tragus/auricle | touch + ear + @pain | ear canal + @swell/@red/@pain/itch/edema | outer ear + @pain/@swell | auricle + @pain | swimmer ear | swimmers ear | swim + ear | chew + ear + @pain | canal + @swell/edematous | tragal tender | move + ear + @pain',
    unless: 'swim + wax/block/blocked/water',
  },
  {
    id: 'behind-ear-swelling',
    name: 'swelling behind the ear',
    base: 0.001,
    words:
      '@swell + behind ear | mastoid + @pain/@swell/@red | postauricular @swell | behind + ear + @swell/@red | ear + push/stick + forward | ear + stick out',
    unless: 'red rash | red spots',
  },
  {
    id: 'hearing-loss',
    name: 'hearing loss',
    base: 0.01,
    words:
      'hearing + @lose/reduce/poor/decrease/muffle/less/impair/diminish | cannot hear | deaf | hear + not well | muffled hearing | ear + block/full/plug/muffle | hard of hearing | ear no dey hear | blocked ear | ear block | reduced hearing | not hear + ear | ear + not hear | went deaf | ear dey block + hear | woke + cannot hear | ear + silent/dead/gone/completely | cannot hear anything | hear nothing + ear | ear + hear nothing | ears/ear + not hear/cannot hear/dont hear',
  },
  {
    id: 'tinnitus',
    name: 'ringing in the ears',
    base: 0.008,
    words: 'tinnitus | ear + ring/buzz/noise/hum | ringing in ear | roaring + ear | ringing + ear',
  },
  {
    id: 'ear-foreign',
    name: 'something stuck in ear or nose',
    kind: 'exposure',
    base: 0.001,
    words:
      'foreign body + ear/nose | stuck + ear/nose/nostril | ant + ear | insect + enter + ear | bead/seed/insect/stone/object/pea/bean + ear/nose/nostril',
  },
  {
    id: 'ear-wax',
    name: 'ear wax',
    base: 0.003,
    words:
      'ear wax | earwax | cerumen | wax + ear | wax | ear + full/block/blocked/dull/plugged/stuffy + itch/cotton/wax/no pain | cotton bud + ear | cotton buds | ear dey block | ears feel blocked | ear feels full',
  },
  {
    id: 'runny-nose',
    name: 'runny nose',
    base: 0.1,
    words:
      'runny nose | nose + run/drip/discharge/leak/water/watery | rhinorrhea | coryza | coryzal | catarrh | nasal + discharge/secretion/drip | nose dey run | runny + nose | head cold | cold symptoms | nose dey bring water | blow + nose | have a cold | common cold | mucus + nose | snotty | nasal drainage | got a cold | a bad cold | running nose | upper respiratory symptom | upper respiratory infection | uri symptom | cold like symptom | caught cold | recent cold | cold for + days | sinus drainage | has a cold | got a cold | catch a cold | mild cold | slight cold',
    unless: 'cold sweat | cold hands | cold feet | cold foot | cold leg | cold hand',
  },
  {
    id: 'congestion',
    name: 'blocked nose',
    base: 0.08,
    words:
      'congest | nasal congestion | stuffy | stuffy nose | nose + block/stuffy/clog/congest | blocked nose | nasal obstruct | nose dey block | nasal block | nasal + stuffy | sinus congestion | clogged nose | nose don block',
  },
  {
    id: 'nose-itch',
    name: 'itchy nose',
    base: 0.01,
    words: 'nose + itch | nasal itch | itch + palate/roof of mouth | rub + nose | allergic salute | nasal pruritus',
  },
  {
    id: 'nose-pale-swollen',
    name: 'pale, swollen lining of the nose',
    kind: 'sign',
    base: 0.003,
    words:
      'pale + turbinate/nasal mucosa | boggy | turbinate + @swell/boggy/pale/bluish | allergic shiner | allergic shiners | dark circles + eyes | bluish nasal mucosa',
  },
  { id: 'sneezing', name: 'sneezing', base: 0.05, words: 'sneeze | sneezing | dey sneeze' },
  {
    id: 'nosebleed',
    name: 'nosebleed',
    base: 0.01,
    words: 'nose + @blood | nosebleed | nose bleed | epistaxis | nosebleeds | blood + comot + nose',
  },
  {
    id: 'nasal-discharge-thick',
    name: 'thick yellow or green mucus from the nose',
    base: 0.015,
    words:
      'thick/green/yellow/purulent/coloured/colored/discolored + nasal/nose/mucus/catarrh/snot/discharge + nose/nasal/sinus/catarrh | purulent nasal | purulent rhinorrhea | purulent nasal discharge | green mucus | yellow mucus | thick catarrh | postnasal drip + thick/green/yellow/purulent | nasal + purulent/green/yellow/thick | mucopurulent | green catarrh | nose + green/yellow/thick | foul + nasal | snot + green/thick/yellow | mucus + nose + green/yellow/thick',
  },
  {
    id: 'postnasal-drip',
    name: 'mucus running down the throat',
    base: 0.01,
    words:
      'postnasal drip | post nasal drip | drip + throat | mucus + back of throat | postnasal drainage | clear + throat + constant',
  },
  {
    id: 'face-pain',
    name: 'pain or pressure in the face or sinuses',
    base: 0.012,
    ask: 'Is there pain or pressure around the cheeks, forehead or teeth?',
    words:
      '@forehead + pain/ache/hurt/pressure/tender/full | sinus + @pain/pressure/full/tender | maxillary + @pain/pressure/sinus/tooth/teeth | frontal + pressure | cheek + pain/ache/tender/pressure | sinus tender | cheekbone + @pain | pain + bend forward + face/head/sinus | forehead + @pain/pressure + bend | facial fullness | paranasal | sinuses + pain/press/full/tender/tap | worse + bend + forward + face/head/sinus | upper teeth + @pain',
  },
  {
    id: 'better-then-worse',
    name: 'better at first, then worse again',
    kind: 'course',
    base: 0.01,
    words:
      'improve + then + worse | better + then + worse | double sickening | initial improve + worse | got better + worse | improved + before + worse',
  },
  {
    id: 'sore-throat',
    name: 'sore throat',
    base: 0.06,
    words:
      'sore throat | @throat + @pain/scratchy/itch/raw/burn/burning/irritate | pharyngitis | odynophagia | throat dey pain | pain + swallow | painful swallowing | swallow + @pain | hurts to swallow | scratchy throat | tonsillitis | throat + inflamed | throat soreness | throat @red',
  },
  {
    id: 'throat-red',
    name: 'red throat',
    kind: 'sign',
    base: 0.02,
    words:
      'pharynx + @red/inject | pharyngeal erythema | throat + @red | oropharynx + @red/inject | posterior pharynx + @red/inject | erythematous pharynx',
  },
  {
    id: 'tonsils-coated',
    name: 'white patches on the tonsils',
    kind: 'sign',
    base: 0.006,
    ask: 'Are there white patches or pus on the tonsils?',
    words:
      'tonsil + exudate/white/@pus/patch/spots/coat/yellow | exudate | exudative | exudates | white spots + throat/tonsil | white patch + throat | pus + throat | exudative pharyngitis | tonsillar exudate | throat + white/pus',
    not: 'without exudate | no exudate',
  },
  {
    id: 'tonsils-large',
    name: 'large tonsils',
    kind: 'sign',
    base: 0.008,
    words:
      'tonsil + large/enlarge/@swell/big/hypertrophy/@red | swollen tonsil | tonsillar enlargement | tonsillar hypertrophy | tonsillitis | tonsil',
  },
  {
    id: 'palate-spots',
    name: 'small red spots on the palate',
    kind: 'sign',
    base: 0.002,
    words: 'palatal petechiae | petechiae + palate | palate + petechiae/spots',
  },
  {
    id: 'neck-glands',
    name: 'swollen glands in the neck',
    base: 0.02,
    words:
      'cervical + @gland | @swell + @gland/gland + neck | neck + @gland/gland | @gland + neck/jaw/cervical/swell/tender | swollen gland | swollen glands | glands + swell/neck | tender anterior cervical | anterior cervical | cervical lymphadenopathy | tender node | enlarged lymph | lymph + swell/enlarge | lymphadenopathy',
  },
  {
    id: 'neck-glands-back',
    name: 'swollen glands at the back of the neck',
    base: 0.003,
    implies: ['neck-glands'],
    words: 'posterior cervical | @gland + back of neck | posterior + lymphadenopathy | posterior + @gland',
  },
  {
    id: 'hoarseness',
    name: 'hoarse voice',
    base: 0.015,
    words:
      'hoarse | voice + hoarse/@lose/change/gone/crack | lose + voice | laryngitis | voice don go | cannot speak above whisper | voice no dey come | dysphonia | voice dey crack | voice + rough/husky/croaky/weak/low + sing/singing/shout/shouting/vigil/teaching/teach/cold | voice is rough | voice rough | voice + crack | throat + dry + sing/singing/shout | voice + sing/singing/shout/vigil/vigils + rough/weak/dry/gone | voice + squeak/squeaky/changed/gone',
  },
  {
    id: 'muffled-voice',
    name: 'muffled voice',
    kind: 'sign',
    base: 0.001,
    words: 'muffled voice | hot potato | voice + muffle/thick | hot potato voice',
  },
  {
    id: 'drooling',
    name: 'drooling, cannot swallow own saliva',
    base: 0.002,
    ask: 'Is saliva drooling because it can’t be swallowed?',
    words:
      'drool | drooling | cannot swallow + saliva/spit | dribble + saliva | saliva + drip/cannot/pour | cannot swallow | no fit swallow | unable to swallow | saliva + run/runs/running/pour/pouring/drip/mouth/flow | dribble/dribbling/slobber + cannot/not/wont + swallow | spit + cannot swallow | spit + pour/pouring/drip/dripping/run/running | pour/pours + back/out + mouth | cannot take even water | cannot take + even water',
  },
  {
    id: 'uvula-shifted',
    name: 'swelling on one side of the throat',
    kind: 'sign',
    base: 0.0008,
    words:
      'uvula + deviat/shift/push | peritonsillar | quinsy | tonsil + @one + bulge/@swell/push |  @one + side + throat + @pain',
  },
  {
    id: 'swallowing-trouble',
    name: 'trouble swallowing',
    base: 0.01,
    words:
      'dysphagia | @trouble + swallow | food stick | food + stick/stuck + throat/chest | swallow + difficult | food no dey go down | progressive + swallow | throat feels tight | throat + tight/closing/close | tightness in throat | tight + throat',
  },
  {
    id: 'throat-lump',
    name: 'lump in the neck',
    base: 0.005,
    implies: ['lump-skin'],
    words:
      'lump + neck/throat | goitre | goiter | @swell + front of neck | mass + neck | neck + mass/@swell | thyroid + enlarge/@swell/nodule | swelling + neck',
  },
  {
    id: 'toothache',
    name: 'toothache',
    base: 0.012,
    words:
      'toothache | tooth + @pain | tooth dey pain | dental pain | tooth ache | tooth + hot/cold/sensitive + pain | molar + @pain | teeth dey pain',
  },
  {
    id: 'dental-swelling',
    name: 'swollen gum or jaw from a tooth',
    base: 0.004,
    words:
      'dental abscess | tooth + abscess/@swell/@pus | gum + @swell/@pus/abscess/boil | jaw + @swell | cheek + @swell + tooth | face + @swell + tooth/dental | gum boil',
    unless: 'tooth/teeth + coming/erupt/new',
  },
  {
    id: 'gum-sore',
    name: 'sore or bleeding gums when brushing',
    base: 0.006,
    words: 'gum + @red/@pain/brush/inflame | gingivitis | bleed + brush | brush + blood',
  },
  {
    id: 'mouth-ulcer',
    name: 'mouth sores',
    base: 0.008,
    words:
      'mouth + ulcer/sore/blister/wound | oral ulcer | ulcer + mouth/tongue/gum/inside lip/inside cheek/cheek/buccal/labial/oral/lip mucosa | canker | canker sore | aphthous | aphthae | mouth sore | ulcer inside mouth | sore + tongue/inside lip/inside cheek/inside mouth/gum/inner lip/lower lip/buccal | ulcers + mucosa | painful sore + mouth/cheek/tongue/gum | sore + inside + cheek/lip/mouth | small ulcer + lip',
    unless: 'around mouth | around nose | nose + mouth + sore | corner of mouth',
  },
  {
    id: 'mouth-ulcer-few',
    name: 'one or a few small round sores in the mouth',
    base: 0.003,
    implies: ['mouth-ulcer'],
    words:
      'canker | aphthous | small/shallow/round/single/one + ulcer/sore + mouth/lip/tongue/cheek/gum/mucosa/oral | shallow ulcer | yellow/gray/grey/white + base/center/centre/floor + ulcer/sore | ulcer + @red + halo/border/rim/margin/ring | recurrent + mouth + ulcer/sore | two + ulcer + lip/mouth | white/yellow + sore + lip/tongue/mouth/cheek',
  },
  {
    id: 'cold-sore',
    name: 'blisters on the lip',
    base: 0.004,
    words:
      'cold sore | lip + blister/vesicle | fever blister | herpes labialis | blister + corner of mouth | vesicle + lip | blisters + lip | tingle + lip + blister',
  },
  {
    id: 'mouth-white',
    name: 'white coating in the mouth',
    base: 0.004,
    words:
      'oral thrush | thrush + mouth/baby/tongue | white + tongue/mouth + coat/patch/plaque/curd | white patch + mouth/tongue | curd + mouth/tongue | white plaques + mouth/oral | oral candid',
  },
  {
    id: 'koplik',
    name: 'white spots inside the cheeks',
    kind: 'sign',
    base: 0.0008,
    words: 'koplik | koplik spots | white spots + inside cheek/buccal',
  },
  {
    id: 'strawberry-tongue',
    name: 'bright red, bumpy tongue',
    kind: 'sign',
    base: 0.001,
    words: 'strawberry tongue | tongue + strawberry | @red tongue',
  },
  {
    id: 'parotid-swelling',
    name: 'swelling in front of the ear or along the jaw',
    base: 0.002,
    words:
      'parotid | mumps | @swell + cheek/jaw/in front of ear + both/side/ear | parotid @swell | chipmunk | @swell + salivary',
  },
  {
    id: 'taste-smell-lost',
    name: 'loss of smell or taste',
    base: 0.01,
    words:
      '@lose + smell/taste | cannot smell | cannot taste | no taste | no sense of smell | anosmia | ageusia | hyposmia | smell + reduce/decrease/gone',
    unless: 'smell/taste + discharge/urine/breath/vagina',
  },
  {
    id: 'bad-breath',
    name: 'bad breath',
    base: 0.008,
    words: 'bad breath | halitosis | mouth odour | mouth odor | foul breath | breath + smell | mouth dey smell',
  },
  {
    id: 'throat-foreign',
    name: 'something stuck in the throat',
    kind: 'exposure',
    base: 0.002,
    words:
      'fish bone | bone + throat/stuck | swallow + coin/battery/button/bone/object/pin/magnet | coin + throat/swallow | stuck + throat | button battery | choke on',
  },
  {
    id: 'neck-pain',
    name: 'neck pain',
    base: 0.02,
    words:
      'neck + @pain | neck dey pain | sore neck | crick + neck | cervical pain | neck muscle + @pain | neck stiff + slept/pillow/bus/one side | slept + neck + stiff | neck + tight/tense/stiff + typing/type/desk/laptop/computer/driving/phone | strain/pulled + neck',
  },
  {
    id: 'snoring',
    name: 'snoring in sleep',
    base: 0.01,
    words: 'snore/snores/snoring + loud/sleep/night/beer/alcohol/wife/husband/back | snoring',
    unless: 'snore/snoring + wake/strange/funny/unconscious/respond | snoring sound',
  },
  {
    id: 'jaw-pain',
    name: 'jaw pain',
    base: 0.006,
    words: 'jaw + @pain | jaw click | jaw dey pain | @pain + jaw | mandible + @pain',
  },
] as const satisfies readonly FindingRow[];
