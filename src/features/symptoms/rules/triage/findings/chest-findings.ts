import type { FindingRow } from './finding-row.ts';

/** Heart, lungs and breathing. */
export const CHEST_FINDINGS = [
  {
    id: 'chest-pain',
    name: 'chest pain',
    base: 0.05,
    ask: 'Is there pain, pressure or tightness in the chest?',
    words:
      '@chest + @pain/tight/pressure/heavy/squeez/burning/pressing/crush/crushing/stab/stabbing/sharp/grip | angina | chest dey pain | chest dey tight | chest dey hook | retrosternal | substernal | precordial | pain behind breastbone | chest + discomfort/tightness | chest don tight | pleuritic | pleurisy | heart dey pain | heart + @pain | ciwon kirji | kirji + ciwo/zafi | aya + dun/didun/riro | mgbu obi | obi na afu | obi na egbu mgbu | rub/rubs/rubbing/clutch/clutches/clutching/hold/holds/holding + breastbone/chest',
    unless: 'rub + balm/robb/vicks/ointment/aboniki | hold baby | holding baby | hold breath',
  },
  {
    id: 'chest-pain-pressing',
    name: 'crushing or pressing chest pain',
    base: 0.008,
    implies: ['chest-pain'],
    words:
      '@chest + crush/crushing/squeez/pressing/pressure/heavy/vice/grip/weight/constrict | elephant + chest | chest + tight + band | heavy weight + chest | somebody + sit/sitting + chest | something heavy + chest | stone + chest | squeezing + pain | @pain + crushing | chest press | chest dey press | hold chest | chest hold | clutch + chest | chest ~ like bag of cement | heavy ~ bag of cement ~ chest | elephant + sit/sits/on me | @chest + elephant/siddon/anvil/vise/clamp/trample | person/somebody/someone/man/woman/thing + sit/sits/sat/stand/standing/step/match/lie/press/climb + chest | heart + elephant/crush | @chest ~ like block/like brick/like stone/like rock/like load/like cement/like concrete/like iron/like truck/like weight/like bag/like boulder/like belt/like rope/like band/like wire/like chain/like vice | put/place/drop + block/stone/load/cement/brick/weight/heavy + @chest | heavy/big stone + @chest | as if ~ @chest ~ block/brick/stone/rock/load/cement/concrete/iron/truck/weight/bag/boulder/belt/rope/band/sit/stand/press/tied/tight/squeeze | say ~ @chest ~ siddon/block/stone/load/match/tie/squeeze/iron/sit | load/stone/block/brick/weight + top/on + @chest | rope/belt/band/wire + round/around + @chest + tight/tie/pull/squeeze | tie/tied/tightened + @chest | squeeze + @chest | chest + hold/holding + tight | press/presses/pressing/heavy/squeeze/squeezing/tight/weight/crush + centre of body/center of body/middle of body/breast bone/breastbone | squeeze/tight/heavy/press/pressure/crush/weight + between breasts/between my breasts/middle of breasts | vice/vise/clamp + centre/center/middle',
    unless: 'hold chest + xray/photo | chest + band + aid',
  },
  {
    id: 'chest-pain-radiating',
    name: 'chest pain that spreads to arm, jaw, neck or back',
    base: 0.004,
    ask: 'Does the pain go into an arm, the jaw, the neck or the back?',
    words:
      '@pain + radiat/spread/go/move/travel/shoot + @arm/jaw/shoulder + @chest/arm/jaw | radiat + @arm/jaw/neck/shoulder | pain + chest + @arm | pain + chest + jaw | chest + @arm + @pain/numb/heavy | left arm + @pain | @pain down left arm | pain + spread + left/arm/jaw/hand | arm/jaw + chest + spread | going down + arm | into left arm | to left arm | chest dey pain + hand | go/enter/reach/climb/run + left hand/left arm | chest + enter/reach/climb/spread/go + shoulder/hand/arm/jaw/neck/back | chest + left hand/left arm + numb/weak/heavy | go/going up + jaw | left arm/left hand/arm/jaw + lead/heavy/dead/ache/aching + chest/sweat/shoulder blades/grey/sweating/breath/jaw | arm feels like lead | tight/pressure/heavy/squeez/gas + climb/spread/move/rise/shoot/radiat/reach/enter + jaw/teeth/tooth/left arm/throat | tight/pressure/heavy/squeez + creep/crawl/enter/go up + jaw/teeth/tooth/left arm/throat | tight/pressure/heavy/squeez ~ creep/climb/spread/crawl ~ jaw/teeth/left arm',
  },
  {
    id: 'chest-pain-breathing',
    name: 'chest pain worse with breathing or coughing',
    base: 0.012,
    implies: ['chest-pain'],
    words:
      '@chest/@pain + worse/sharp/increase + breath/inspiration/inhale/cough | pleuritic | pleurisy | @pain + deep breath/inspiration/breath + chest/sharp/side | catch + breath + pain | sharp chest | hurts to breathe | hurts + breathe | chest + @pain + breathe/breath | stabbing + breath | stab + breath | @pain + take breath | pain on inspiration | worse with inspiration | worse on deep breath | stitch + breath/side/inspiration | pain + side + deep breath | hurts + deep breath',
  },
  {
    id: 'chest-pain-touch',
    name: 'chest pain when pressed or moved',
    base: 0.006,
    implies: ['chest-pain'],
    words:
      '@chest + @pain + press/touch/palpat/move/twist/lift | chest wall tender | tender + rib/costochondral/chest wall/sternum | reproducible + @chest/palpation | reproduc + palpation/press | costochondral | costochondritis | worse + press + chest | chest wall + @pain | rib pain | painful rib | rib hurt | ribs hurt | sore rib',
  },
  {
    id: 'chest-pain-exertion',
    name: 'chest pain with effort, gone with rest',
    base: 0.005,
    implies: ['chest-pain'],
    words:
      '@chest + @pain/tight/pressure/heavy + walk/climb/stairs/exert/exercise/effort/uphill/exertion | exertional + @chest | chest + exertion + relieve/rest | angina',
  },
  {
    id: 'chest-pain-rest',
    name: 'chest pain at rest',
    base: 0.003,
    implies: ['chest-pain'],
    words: '@chest + @pain/pressure/tight + rest/sit/watching/wake/sleep | pain at rest + chest | wake + chest + @pain',
  },
  {
    id: 'chest-pain-tearing',
    name: 'tearing chest or back pain',
    base: 0.0006,
    words:
      'between shoulder blades + sudden/tearing/severe | tearing pain | tearing sensation | tearing + @chest/@back | ripping + @pain/@chest/@back | between shoulder blades + sudden/tearing/severe/tear',
  },
  {
    id: 'pain-shoulder-blades',
    name: 'pain or pressure between the shoulder blades, in jaw or left arm',
    base: 0.004,
    words:
      '@pain/pressure/heavy/tight/gnawing/squeeze/weight + between + shoulder blades | between shoulder blades | @pain/heavy/numb/pressure/ache/lead + left arm/left hand | jaw + @pain/heavy/pressure/ache + arm/shoulder/chest/sweat | left shoulder + heavy/pressure/ache + arm/jaw/sweat',
  },
  {
    id: 'chest-pain-lean',
    name: 'chest pain better when leaning forward',
    base: 0.0008,
    implies: ['chest-pain'],
    words:
      '@pain + lean/leaning/sit forward/sitting up + @chest/better/relieve | better + lean forward | friction rub | pericardial',
  },
  {
    id: 'breathless',
    name: 'shortness of breath',
    base: 0.06,
    ask: 'Is breathing harder or shorter than usual?',
    words:
      'short of breath | shortness of breath | breathless | dyspnea | dyspneic | dyspnoeic | @hard + @breath/breathe | sob | @breath + @hard | cannot breathe | cannot + breathe | no fit breathe | out of breath | breath + short/cut/seize/heavy | breath dey cut | breath dey seize | air hunger | cannot catch breath | cannot + breath | gasp | respiratory distress | breath no dey | breath + no dey + go/enough/reach | chest + tight + breath | dyspnoea | increased work of breathing | work of breathing + increase | not get enough air | not enough air | labour + breath | no fit breath | cannot get air | breath fast | struggling to breathe | suffocat | breathe well + cannot/no/not | catch my breath | panting | puffed | puffed out | winded | wheezy + short | struggle + air | struggle + get air | struggling for air | breath no reach | breath dey short | breath dey do me | huffing | breathe + struggle | breathing + heavy | no get breath | cannot breathe well | need + air + fresh/more + sit | breathing + tight/hard/difficult | breathing tight | breath + tight | breath no dey go well | breath no go well | breath no dey go | wahalar numfashi | numfashi + wahala/kyar | nsogbu iku ume | iku ume + ike | isoro mimi | mimi + soro/nira | i pant | she pants | he pants',
    unless: 'puffed up | puffed face | puffed eye | puffed + lip/ankle | bit fast | little fast | slightly fast',
    not: 'breathing normally | breathing + normal | breathing comfortable | breathing + fine/okay/unlabored/unlaboured | unlabored | no respiratory distress | respirations unlabored | breathe + normal/fine | breathe well | breathes well | breathing well',
  },
  {
    id: 'breathless-sudden',
    name: 'sudden shortness of breath',
    base: 0.004,
    implies: ['breathless'],
    words:
      'sudden + short + breath | sudden + breathless/dyspnea | breathless + sudden | acute + short + breath | acute onset + dyspnea/breath | sudden onset + dyspnea/breath/breathless | suddenly + cannot + breathe | suddenly + breath | acute dyspnea | acute shortness of breath',
  },
  {
    id: 'breathless-rest',
    name: 'short of breath at rest',
    base: 0.004,
    implies: ['breathless'],
    words:
      'breath/breathless/dyspnea + at rest | breathless + sit/sitting/lying | breathless + talk | dyspnea at rest | short of breath + sit/sitting/rest',
  },
  {
    id: 'breathless-severe',
    name: 'severe trouble breathing',
    base: 0.004,
    implies: ['breathless'],
    ask: 'Is it so hard to breathe that whole sentences can’t be spoken?',
    words:
      'cannot breathe | no fit breathe | cannot breath | gasp | gasping | struggl + breath | cannot speak + sentence/breath | cannot complete sentence | cannot talk + breath | speak + word + time | one word at a time | single words | few words | respiratory distress | fight for + breath/air | fighting for breath | suffocating | severe + short + breath | severe + dyspnea/breathless | severe + @hard + breath | accessory muscle | tripod | nasal flaring | flaring + nose/nostril | retraction | retractions | intercostal | indrawing | in drawing | cannot + full sentence | only + few words | unable to speak in full | breath dey seize | breath wan cut | grunt | grunting | head nodding | head bobbing | respiratory failure | hardly breathe | hardly + breathe | barely breathe | barely + breath | short phrases | two word | cannot get enough air | laboured breathing + severe | sentence + cannot/finish/complete/unable | cannot finish + sentence | cannot finish + talk | neck muscles + breath/breathe | neck muscle + use | too breathless + speak/talk/eat/walk | too short of breath + speak/talk/eat | so breathless + speak/talk/cannot | cannot + say + words/sentence | say + two words/few words/three words | shoulders + heave + breath | breathe + effort + great/all | use all my power + breathe | all my strength + breathe | fight + breathe/breath | power + breathe | cannot finish + word | sucking + stop/stops + breathe | stops + suck/sucking + breathe | breathe small small | breath small small | one word one word | talk one word | talk + word + word | cannot complete sentence | counts his words | counts her words | words + because + breath | not breathe well | not breathe fine | not breathe again | not fit breathe | not dey breathe well | breath dey cut | iya numfashi | enweghi + iku ume | mi o le mi | ko le mi | ko lee mi | mi o lee mi | kasa numfashi | kasa yin numfashi | shoulder + lift/lifts/raise/rise/heave/go up + breath/breathe | slow breath/slow breathing/shallow breath/shallow breathing/breathing slowly/breathes slowly + lie/lies/drug/tablet/lips/wake | speak only in words | only speak in words | speak in words | speaks in words | talks in words | talk in words',
    unless: 'drum/eardrum/tympanic/lid + retraction',
  },
  {
    id: 'chest-indrawing',
    name: 'chest pulling in with each breath',
    kind: 'sign',
    base: 0.002,
    implies: ['breathless'],
    ask: 'Does the skin between or below the ribs pull in with each breath?',
    words:
      'indrawing | in drawing | retraction | retractions | chest + suck/pull/draw/sink/cave/enter | rib + show/suck/pull/draw | intercostal recession | subcostal | recession | intercostal | ribs dey show + breath | rib + enter/inside | rib dey enter | chest dey enter | tummy + suck + breath | skin + rib/ribs + sink/suck/pull/draw | rib + sink/sinks/hollow | ribs + sink | sinks in + breath | chest + hollow + breath | below ribs + pull/suck/draw | stomach + chest + see saw | sucking in + ribs | ribs/rib + show/shows/showing + breath/breathe/breathing/every | tummy + pumping/pump + breath/breathe/asthma/inhaler | stomach + pump + breath | chest + go inside | between + ribs + go in/goes in/enter/enters/sink/pull/hollow | skin between ribs + in | ribs + go in/goes in + breath/breathes',
    unless: 'drum/eardrum/tympanic/lid + retraction',
  },
  {
    id: 'breathless-exertion',
    name: 'short of breath with effort',
    base: 0.015,
    implies: ['breathless'],
    words:
      'breath/breathless/dyspnea/sob + walk/climb/stairs/exert/exertion/exercise/effort | exertional dyspnea | dyspnea on exertion | breath + small walk | breathless + stairs | puffed + stairs/walk/climb/hill | winded + stairs/walk/climb/walking | stop/stops/rest/rests + air/breath + step/steps/stairs/climb/walk/upstairs',
  },
  {
    id: 'breathless-lying',
    name: 'short of breath lying flat',
    base: 0.005,
    implies: ['breathless'],
    words:
      'orthopnea | breath/breathless/dyspnea + lie/lying/flat/night | paroxysmal nocturnal | two pillows | 2 pillows | three pillows | 3 pillows | four pillows | 4 pillows | more pillows | extra pillows | many pillows | pillows + breath/breathe/breathless | sleep sitting | cannot lie flat | sleep + chair + breath | no fit lie down | wake + gasp/breathless | cannot lie down + breath | wake + short of breath | cannot sleep lying | cannot sleep flat | cannot lie + breathe',
  },
  {
    id: 'not-breathing',
    name: 'not breathing',
    base: 0.0005,
    words:
      'stopped breathing | apnea | respiratory arrest | cardiac arrest | breathing + stop/stopped | pulseless | no pulse | not breathing | stopped breathing | no dey breathe again | stop breathing | is not breathing | no breathing | no breath at all | baya numfashi | ba ya numfashi | bata numfashi | ba ta numfashi | anaghi eku ume | forget/forgets/forgot + to breathe ~ cough/baby/newborn/dark/blue/pale',
    unless:
      'sleep apnea | not breathing fast | not breathing heavy | not breathing hard | not breathing rapid | not breathing well | not breathing properly | not breathing normal | not breathing fine | no breathing + problem/difficulty/difficulties/trouble/issue/issues/distress/noise/change/wheeze/complaint/symptom/symptoms',
  },
  {
    id: 'noisy-breathing-in',
    name: 'harsh noise when breathing in',
    kind: 'sign',
    base: 0.002,
    implies: ['breathless'],
    ask: 'Is there a harsh noise when breathing in?',
    words:
      'stridor | noise + breathe in | noisy + breath | noisy breathing | harsh + breath + in/sound/noise | high pitched + breath/inspiration/inspiratory | crowing | inspiratory noise | whoop + breathe | sound/noise + draw/draws/drawing/pull/pulls/suck/sucks + air/breath | noise + breath/breathing/air + in/inside/throat | snore + awake + breath | breath + like + saw/whistle + in',
  },
  {
    id: 'blue-lips',
    name: 'blue or grey lips',
    kind: 'sign',
    base: 0.001,
    ask: 'Are the lips, tongue or face blue or grey?',
    words:
      'blue + @lip/tongue/face/finger/skin/nail/hand | cyanosis | cyanotic | cyanosed | turning blue | turn blue | lips + blue/grey/gray/purple/dark | went blue | lip dey blue | lips don black | dusky | blue spell | perioral cyanosis | cough/coughs/coughing/cry/cries/feed/suck + turns dark/turns black/turns purple/turn dark/turn black/turn purple/goes dark/goes black/goes purple | turning dark/turning blue/turning grey/turning purple/turned blue/turned grey/turned purple/going blue/goes blue + face/lips/mouth/baby/pikin/child/newborn/breath | baby blue | child blue | newborn blue | infant blue | pikin blue | toddler blue | son blue | daughter blue | boy is blue | girl is blue | body + blue + baby/child/newborn/pikin',
    unless:
      'sore/ulcer/blister/lesion + lip | grey/gray + center/centre/base/floor | skin + turning dark | bruise/swelling/nail/toe/knuckle/arm/thigh/shin/knee + turning/turned | knuckles + dark | turning dark + sun/cream/patch/spots | urine + turning dark | blue shirt | blue dress | blue cloth | blue cap | blue paint | blue room | blue pen | blue toy | blue bag | blue uniform | blue blanket',
  },
  {
    id: 'choking',
    unexplained: 0.05,
    name: 'choking',
    base: 0.0008,
    words:
      'choking | choke | choked + cannot | airway + block/obstruct | something block throat + breath | hold/holds/holding/grab/grabs/clutch/clutches ~ neck/throat ~ no sound/not talk/not cry/cannot talk/cannot cry/cannot cough/cannot speak | hold/holds/holding/grab/grabs/clutch/clutches ~ neck/throat ~ no voice/cannot bring out ~ eat/eating/meat/fish/food/groundnut/sweet | no sound/not talk/cannot talk ~ eat/eating/meat/groundnut/sweet/fish/bone ~ face/neck/throat/blue/dark | no sound/no noise ~ mouth/swallow/put/cap/bead/seed/toy/coin/nut ~ dark/blue/purple/grey/pale | something stuck/something hook/something hang/food stuck/meat stuck/object stuck/yam stuck/sweet stuck/coin stuck/seed stuck/nut stuck + throat/neck',
    unless:
      'stuck/hook/hang + like/feel/feels/feeling/felt/sensation/bone/day/days/week/weeks/month/months/since/mucus/phlegm/catarrh',
  },
  {
    id: 'wheeze',
    name: 'wheezing',
    base: 0.03,
    ask: 'Is there a whistling noise when breathing out?',
    words:
      'wheeze | wheezing | wheezy | whistling + breath/chest | whistle + breath/chest | chest + whistle | expiratory + wheeze/prolong | chest dey sound | chest + make noise | chest + making noise | musical breath | bronchospasm | prolonged expiratory | chest dey whistle',
  },
  {
    id: 'cough',
    name: 'cough',
    base: 0.14,
    words: 'cough | coughing | dey cough | hacking | ukwara | iko | tari',
    unless: 'no cough or cold | comes out + cough | bulge + cough | lump + cough | groin + cough',
  },
  {
    id: 'cough-dry',
    name: 'dry cough',
    base: 0.04,
    implies: ['cough'],
    words:
      'dry cough | cough + dry | nonproductive cough | non productive cough | cough + nonproductive | hacking cough | cough without phlegm | tickly cough | nonproductive | non productive | unproductive',
  },
  {
    id: 'cough-phlegm',
    name: 'cough with phlegm',
    base: 0.05,
    implies: ['cough'],
    words:
      'productive cough | cough + productive/phlegm/sputum/mucus | phlegm | sputum | cough up + mucus/phlegm | expectorat | wet cough | chesty cough | cough + bring out | cough dey bring',
  },
  {
    id: 'phlegm-coloured',
    name: 'yellow, green or rusty phlegm',
    base: 0.02,
    words:
      'sputum/phlegm/mucus + yellow/green/rust/brown/purulent/thick/colour/color | purulent sputum | rusty sputum | rust colored | green phlegm | purulent cough | cough + green/yellow/rusty/brown | sputum + change + colour/color',
  },
  {
    id: 'phlegm-more',
    name: 'more phlegm than usual',
    base: 0.004,
    words: 'increase + sputum/phlegm/mucus | more + sputum/phlegm/mucus | sputum + increase/change/more/volume',
  },
  {
    id: 'phlegm-foam',
    name: 'pink foamy phlegm',
    base: 0.0006,
    words: 'pink + froth/foam/sputum | frothy sputum | foam + cough/sputum | frothy + sputum/cough/phlegm/mouth',
  },
  {
    id: 'cough-blood',
    name: 'coughing up blood',
    base: 0.006,
    ask: 'Is there blood in what is coughed up?',
    words:
      'cough + @blood | hemoptysis | @blood + sputum/phlegm/spit | blood stained sputum | blood streaked | cough dey bring blood | blood tinged sputum | blood streaked sputum | spit + blood | tari + jini | iko + eje',
  },
  {
    id: 'cough-barking',
    name: 'barking cough',
    base: 0.004,
    implies: ['cough'],
    words: 'bark cough | bark + cough | croup | croupy | seal + cough | cough + seal/dog',
  },
  {
    id: 'cough-fits',
    name: 'fits of coughing',
    base: 0.004,
    implies: ['cough'],
    words:
      'whoop | whooping | paroxysm + cough | cough + paroxysm/paroxysmal/fits/vomit after | cough + fits/spells/bouts | post tussive | posttussive | cough until vomit | coughing fits | vomits after coughing',
  },
  {
    id: 'cough-night',
    name: 'cough at night',
    base: 0.015,
    implies: ['cough'],
    words: 'cough + night | nocturnal cough | cough + when lying | cough + lying down',
    unless: 'lump + cough',
  },
  {
    id: 'cough-long',
    name: 'cough for two weeks or more',
    base: 0.01,
    implies: ['cough'],
    words:
      'chronic cough | longstanding cough | cough + not go/stop + weeks | cough wey no gree stop | cough + for months',
  },
  {
    id: 'palpitations',
    name: 'racing or uneven heartbeat',
    base: 0.02,
    words:
      'palpitation | heart + race/racing/pound/flutter/skip/jump/beat fast/beat + fast | heart dey beat | racing heart | heart + irregular | heartbeat + fast/irregular/rapid | heart dey cut | heart dey fly | pounding heart | skipped beat | chest dey beat | heart racing | heart + race/races/racing/pound/pounding/flutter/thump/thumping/gallop | heart dey beat fast | heart beating fast | heart + beat + hard/fast/quick | heart + fly/flying/bird/drum/jumping/jump/gallop/run/running/horse/somersault | heart dey run | heart dey jump | heart dey do gbim gbim | gbim | heart + 140/150/160/170/180/190 | heart + stop/stops + start/starts',
  },
  {
    id: 'pulse-irregular',
    name: 'irregular pulse',
    kind: 'sign',
    base: 0.005,
    words:
      'irregular pulse | irregularly irregular | pulse + irregular | atrial fibrillation | irregular heart | irregular rhythm | heart + irregular',
  },
  {
    id: 'leg-swelling-both',
    name: 'swelling of both legs',
    base: 0.02,
    implies: ['swelling'],
    words:
      '@swell + both leg | both leg + @swell | @swell + legs/ankles/feet + both | @swell legs | legs @swell | bilateral + @leg + @swell | bilateral + edema | pedal edema | ankle edema | peripheral edema | leg edema | ankles + @swell | feet + @swell | foot dey swell | legs dey swell | pitting edema | lower extremity edema',
  },
  {
    id: 'crackles',
    name: 'crackles in the lungs',
    kind: 'sign',
    base: 0.008,
    words:
      'crackle | crackles | rales | crepitation | crepitations | bronchial breath | bronchial breathing | dull + percussion | dullness to percussion | decreased breath sounds | reduced breath sounds | infiltrate | consolidation | lobar | opacity | egophony | tactile fremitus | increased fremitus',
    not: 'lungs + clear | clear lungs | chest clear | lung + clear | clear to auscultation | chest is clear | lung exam normal | normal chest x | chest x ray + normal/clear | clear chest | breath sounds + normal/clear | no crackles | auscultation + normal/clear',
  },
  {
    id: 'lungs-silent-one-side',
    name: 'no breath sounds on one side',
    kind: 'sign',
    base: 0.0008,
    words:
      'absent breath sounds | breath sounds + absent | hyperresonan | hyperresonance | tracheal deviation | diminished breath sounds + @one | breath sounds + decrease + @one | collapsed lung | pneumothorax',
  },
  {
    id: 'neck-veins',
    name: 'swollen neck veins',
    kind: 'sign',
    base: 0.002,
    words: 'jugular venous | jvp | jvd | neck vein + @swell/distend/raise | jugular vein | jugular + distend/elevate',
  },
  { id: 'heart-murmur', name: 'heart murmur', kind: 'sign', base: 0.003, words: 'murmur | gallop | s3' },
  {
    id: 'ecg-ischaemia',
    name: 'changes on the heart tracing',
    kind: 'sign',
    base: 0.001,
    words:
      'st elevation | st segment | st depression | t wave inversion | troponin + raise/elevate/high/positive | elevated troponin | ecg + ischemi/abnormal/changes | ekg + ischemi/abnormal/changes',
  },
  {
    id: 'barrel-chest',
    name: 'barrel chest or pursed-lip breathing',
    kind: 'sign',
    base: 0.002,
    words: 'barrel chest | barrel + chest | pursed lip | hyperinflat | hyperinflation | distant breath sounds',
  },
  { id: 'hiccups', name: 'hiccups', base: 0.002, words: 'hiccup | hiccough | hiccups' },
  {
    id: 'rhonchi',
    name: 'rattling in the chest',
    kind: 'sign',
    base: 0.006,
    words: 'rhonchi | rhonchus | coarse breath sounds | rattl + chest',
  },
  {
    id: 'chest-sore-cough',
    name: 'chest sore from coughing',
    base: 0.01,
    implies: ['chest-pain'],
    words: '@chest + @pain + cough | sore + cough + @chest | chest wall + cough + @pain',
  },
] as const satisfies readonly FindingRow[];
