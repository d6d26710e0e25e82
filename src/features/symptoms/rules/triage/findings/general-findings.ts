import type { FindingRow } from './finding-row.ts';

/** How somebody is as a whole: temperature, strength, weight, water, bleeding. */
export const GENERAL_FINDINGS = [
  {
    id: 'fever',
    unexplained: 0.15,
    name: 'fever',
    base: 0.25,
    ask: 'Is there a fever, or has the body felt hot in the last two days?',
    words:
      'fever | high temperature | temperature + high/raised/elevated/rise/up/increase | running temperature | running + temperature | body + hot | hot touch | hot body | body heat | hot body | burning up | pyrexial | spik + temperature | forehead hot | body temperature | ile gbona | hot and cold | hot + cold + shiver/headache/aching | had a temperature | has a temperature | have a temperature | having a temperature | running a temperature | got a temperature | a temperature since/a temperature for | body dey hot | body hot | i feel hot | i dey feel hot | i feel very hot | he/she/baby/child/pikin + feels hot/feel hot/feeling hot | malaria | zazzabi | jiki + zafi | zafin jiki | iba | ara + gbona/gbigbona | ahu + oku | baby is hot | pikin is hot | child is hot | baby dey hot | pikin dey hot | child dey hot | baby hot | pikin hot | hot baby | days and hot | weeks and hot | months and hot | he/she/son/daughter/boy/girl/child/baby + got hot/became hot/turned hot | body + got hot/became hot | she was burning | he was burning | baby was burning | child was burning | pikin was burning | hot and vomiting | hot and shivering | cold and heat | with measles | has measles | have measles | get measles | got measles',
    unless:
      'hay fever | fever blister | fever vaccine | yellow fever vaccine | yellow fever | malaria + drug/medicine/treatment/tablet/vaccine/injection/prophylaxis/net/negative/prevent/prevention/treated/finished | malaria test | malaria season | malaria area | recovered + malaria | iba estate | iba town | iba road | iba lcda | iba housing | lasu iba | got hot + sun/running/playing/play/fan/weather | feel hot + flush/flash/sun/weather/room/menopause/fan/nepa/light/generator | hot flush | he was burning + paper/rubbish/refuse/bush/wood | she was burning + paper/rubbish/refuse/bush/wood',
    not: 'afebrile | apyrexial | normal temperature | temperature + normal | temperature unremarkable | no temperature',
  },
  {
    id: 'says-yellow-fever',
    name: 'yellow fever is named',
    kind: 'course',
    unexplained: 1,
    base: 0.01,
    words: 'yellow fever',
    unless: 'yellow fever vaccine | yellow fever injection | yellow fever card | yellow fever jab | yellow card',
  },
  {
    id: 'low-grade-fever',
    name: 'slight fever',
    implies: ['fever'],
    base: 0.06,
    words:
      'low grade + fever | slight fever | slight + fever | mild + fever | lowgrade fever | mild temperature | slight temperature | subfebrile | little fever | small fever',
    unless: 'hay fever',
  },
  {
    id: 'high-fever',
    unexplained: 0.12,
    name: 'high fever',
    implies: ['fever'],
    base: 0.08,
    words:
      'high fever | high grade fever | highgrade fever | very high fever | fever + high | very hot body | burning fever | hyperpyrexia',
  },
  {
    id: 'chills',
    name: 'chills or shivering',
    base: 0.12,
    words:
      'chill | shiver | feel cold | body cold + shake | cold dey catch | cold catch | cold + fever | feel cold and hot | body dey shake | body dey shake me | shaking + cold/fever/body | shake/shakes/shaking + urine',
  },
  {
    id: 'rigors',
    unexplained: 0.15,
    name: 'shaking chills',
    base: 0.05,
    implies: ['chills'],
    ask: 'Does the whole body shake with cold?',
    words:
      'rigor | shake + chill | shake + cold | shake + fever | teeth chatter | uncontrollable shiver | shiver + violent/uncontrollable/uncontrollably/badly | shake/shaking/shiver/shivering + blanket/blankets/wrappers/duvet | vibrate/vibrating + cold/fever/body | body dey shake + cold | shake/shaking/shiver/shivering/chills ~ bed + move/moves/shake/shakes',
  },
  {
    id: 'relapsing-fever',
    name: 'fever that comes and goes',
    base: 0.03,
    implies: ['fever'],
    words:
      'fever + intermittent | fever + come go | fever + comes goes | fever + every other day | fever + alternate | cyclic fever | recurrent fever | fever + periodic | fever + return | fever + relapse | fever + worse/come + evening/night',
  },
  {
    id: 'night-sweats',
    name: 'night sweats',
    base: 0.03,
    ask: 'Are there sweats at night that soak the clothes?',
    words:
      'night sweat | sweat + night | drench sweat | nocturnal sweat | soak + sweat | drenched in sweat | drench + night/wake/sweat | wake + drenched | wakes + soaked | soaked + night | wet + sheet/pillow + sweat | sweats at night | sweating at night | night + cloth/clothes/shirt/bed/bedsheet/nightie + wet/soaked | cloth dey wet + night | change + clothes/shirt + night + sweat',
  },
  {
    id: 'sweating',
    name: 'sweating',
    base: 0.06,
    words:
      '@sweat | cold sweat | break out sweat | sweaty | sweats | pour + sweat | bathed in sweat | drip + sweat | dripping wet | drenched | soaked + sweat/shirt | wet + sweat | shirt + wet/soaked | sweat + full + body | water dey comot for body | sweat + bath/river/rain | drops/beads + forehead/face/brow',
  },
  {
    id: 'fatigue',
    name: 'tiredness',
    base: 0.2,
    words:
      'fatigue | tired | exhaust | lethargy | malaise | low energy | no energy | lack energy | lose + energy | worn out | washed out | run down | feel unwell | general unwell | not feel well | not well | no strength | body weak | body dey weak | tire me | tiredness | listless | sluggish | weary | lassitude | energy + low',
    not: 'energetic | active playful',
  },
  {
    id: 'weakness',
    name: 'weakness',
    base: 0.15,
    words:
      'weak | general weakness | generalised weak | generalized weak | body + weak | asthenia | no power | weak well well',
  },
  {
    id: 'weight-loss',
    name: 'weight loss',
    base: 0.04,
    ask: 'Has there been weight loss without trying?',
    words:
      'weight + @lose | losing weight | lost weight | weight drop | emaciate | waste + weight | clothes loose | body dey dry | drop + weight | lost + kg/kilo/kilogram/pound/lb | muscle wasting | clothes + big/loose | weight + go down/going down/reduce/reducing/comot/drop | getting thinner | grown thin | body dey reduce | belt + hole | trousers + loose | clothes hang',
    unless: 'loose like cloth | neck + loose',
    not: 'weight stable | stable weight | gain weight | weight + gain',
  },
  {
    id: 'weight-gain',
    name: 'weight gain',
    base: 0.03,
    words:
      'weight gain | put on weight | gained + kg/pound/lb | gained weight + months | gaining weight + without | gain weight + without/though',
  },
  {
    id: 'appetite-loss',
    name: 'loss of appetite',
    base: 0.15,
    ask: 'Is the appetite lost?',
    words:
      'appetite + @lose/poor/reduce/decrease/low/no/diminish/little/bad/lack/without/off | no appetite | anorexia | anorexic | anorectic | not hungry | off food | no gree eat | not want to eat | refuse + food/eat | not eat | not eating | eat less | eating less | eat little | food no dey enter | appetite no dey | eating poorly | poor oral intake | eat + poor | not + interested + food | loss of interest in food | cannot eat | no fit eat | reject food | food no sweet | food no dey sweet | appetite never + complete/return/back | appetite not + returned/back/return | food no sweet me',
    unless: 'eat/eats + little + fruit/fibre/fiber/vegetable/vegetables/salt/roughage | eats little fruit',
    not: 'normal appetite | appetite + normal/good | eating normally | eat well | eat drink well | good appetite | eat and drink normal | eat + normal',
  },
  {
    id: 'body-aches',
    name: 'body aches',
    base: 0.12,
    words:
      'body + @pain | muscle + @pain | @pain all over | bodyache | myalgia | aching all over | ache all over | pain + whole body | body dey pain | body pains | general + ache | general body pain | muscular pain | sore muscle | pains everywhere | ache + everywhere | arthromyalgia | ara riro',
  },
  {
    id: 'dehydration',
    name: 'signs of dehydration',
    base: 0.02,
    ask: 'Are the eyes sunken, the mouth dry, or is there very little urine?',
    words:
      'dehydrate | sunken eye | eye + sunken | skin turgor | skin pinch | skin tenting | dry mucous membrane | mucous membrane + dry | dry mouth + tongue | parched | no tears | no tears | cry without tears | sunken fontanelle | fontanelle + sunken | skin + go back slow | tongue + dry | eyes + sink/sunk | eye don sink | eyes don sink | eye + sink | sunken | dry + mouth + tongue/lips | mouth + very dry | skin + pinched/pinch + stay/stays/slow/slowly | skin stays up | eyes + deep + inside | no tears | spot + head + sunk/sunken/sink/deep/inside | soft place/soft part + head + sunk/sink/deep/go in/inside | soft spot/soft part/soft place/fontanelle ~ sunk/sink/gone in/go in/went in/enter inside/hollow/dip/depressed | top of head/middle of head ~ sunken/sunk/hollow/gone in ~ baby/pikin/child/infant | cry/cries/crying ~ no tear/no water ~ eye/eyes/cheek/face | tear/tears + no dey/not come/no come/no dey comot/not fall/dried up | cry/cries/crying + dry eye/dry eyes',
    unless: 'dry mouth + morning/night/hangover',
    not: 'well hydrated | moist mucous membrane | mucous membrane moist | mucous membrane + moist',
  },
  {
    id: 'little-urine',
    name: 'passing very little urine',
    base: 0.02,
    ask: 'Has very little or no urine been passed in the last 8 hours?',
    words:
      'not pass + urine/wee/pee | no urine | no wet @nappy | @nappy + dry/fewer/no wet/not wet/never wet/less | only once/just once + @urine + since/yesterday/today/whole | no wee/no urine/no piss + since/today/hours/all | less urine | little urine | reduce + urine | reduce urine output | decrease + urine | urine output + decrease/low/reduce/poor/drop | oliguria | oliguric | anuria | anuric | not urinate | not urinated | urinate less | urinate + less | not pee | not peed | not weed | not passed urine | hardly + urine | urine + scanty/small | no piss | not piss | scanty urine | not make urine | urinat + little | minimal urine | pass + little + urine | fewer wet | hardly + pass/passed/passing + urine/water/pee/wee | barely + pass/passed + urine/water/pee/wee | not + pass + urine/water/wee/pee + since/hours/today | passing less urine',
    not: 'wet nappy as usual | wet nappies as usual | wet diaper as usual | urine + normal | piss normal | passes urine | pee + normal | urinate + normal | still wets nappy | still wets diaper | still wet + nappy/diaper/nappies/diapers | still + wets + nappy/diaper/nappies/diapers',
    unless: 'eye/eyes + small | @nappy + keep + dry | skin + dry | dry + powder/wipe',
  },
  {
    id: 'thirst',
    name: 'great thirst',
    base: 0.03,
    words:
      'thirsty | thirst | polydipsia | drink + lot + water | drink + excessive | drinking too much water | always drinking | drink + constant/always/nonstop/gallons/excess | drinks + constantly | always drinking | drink greedily | drinks greedily | drink eagerly | drinks eagerly | drinking greedily | drinking eagerly',
  },
  {
    id: 'frequent-urination-large',
    name: 'passing a lot of urine',
    base: 0.03,
    words:
      'polyuria | urinat + lot | pass + lot + urine | urinate all time | excessive urination | urinat + excess | pee + lot | piss + too much/severe | piss + every time | large amount urine | urinat + more | wake + night + urinate/pee/urine | nocturia | bedwet + new | get up + urinate/pee/urine + night | gets up + night + urinate/pee/urine | urinate + night | urinating + night | pee + night | increased urination | urination + increase',
  },
  {
    id: 'paleness',
    name: 'paleness',
    base: 0.02,
    ask: 'Is the skin, the inside of the eyelids or are the palms unusually pale?',
    words:
      'pale | look white | palm + white | conjunctival pale | anemic | shortage of blood | blood + short | no get blood | washed out colour | eyelid + pale | eye + white + inside | eyelid/eyelids/palms/palm/gum/gums + white/pale | white + eyelid/eyelids/palm/palms | lost colour | no colour in face | colour + drain | people say I look pale',
    unless:
      'pale + turbinate/mucosa/nasal/stool/center/centre/base/urine | pale + pink/patch/patches/spot/spots/nose/nostril/lining',
  },
  {
    id: 'severe-pallor',
    name: 'severe paleness',
    base: 0.005,
    implies: ['paleness'],
    words:
      'severe + pale | very pale | extreme + pale | marked + pale | profound + pale | pale as + paper/sheet/ghost | ashen | palms + very white | grey skin | gray skin | skin + grey/gray | severe anemia',
  },
  {
    id: 'jaundice',
    name: 'yellow eyes or skin',
    base: 0.015,
    ask: 'Have the whites of the eyes or the skin turned yellow?',
    words:
      '@yellow + eye/skin/sclera/scleral/scleera/body/conjunctiva | jaundice | jaundiced | icterus | icteric | eye yellow | yellow eye | yellow skin | skin + yellow | yellow discolouration | yellow discoloration | yellow + eye/skin | scleral icterus | turn yellow + eye/skin/body/sclera | eye/eyes + like + yolk/egg/palm oil/garri/turmeric/mustard | eyes + colour + yolk/palm oil/garri | dey yellow | yellow + reach + leg/chest/belly/foot/hand | baby is yellow | baby + look/looks + yellow | eyeball + @yellow | he is yellow | she is yellow | he looks yellow | she looks yellow',
    unless:
      'yellow + discharge/crust/pus/sputum/mucus/matter/phlegm/stool/base/scab/drainage/catarrh/exudate/fluid | yellow + mucus/discharge + eye | is yellow + pus/shirt/cloth/team',
    not: 'anicteric | sclera white',
  },
  {
    id: 'dark-urine',
    name: 'dark urine',
    base: 0.02,
    words:
      'dark + @urine | tea + @urine | cola/coke/coca + @urine | brown + @urine | urine + dark/tea/brown/coke/cola | tea coloured urine | dark colored urine | urine + like + coke/tea/zobo',
  },
  {
    id: 'pale-stool',
    name: 'pale stools',
    base: 0.008,
    words:
      'pale + @stool | clay + @stool | white + @stool | acholic | light coloured stool | light colored stool | gray stool',
    unless: 'white + thread/threads/worm/worms',
  },
  {
    id: 'swelling',
    name: 'swelling',
    base: 0.06,
    words: '@swell | oedema | body dey swell | dey swell | inflammation + skin',
    not: 'no symptoms | no complaints',
  },
  {
    id: 'swelling-whole-body',
    name: 'swelling of the whole body',
    base: 0.005,
    implies: ['swelling'],
    words:
      'whole body + @swell | generalised @swell | generalized @swell | anasarca | @swell + face + leg | @swell + all over | body dey swell | swollen body | body swell | body is swollen',
  },
  {
    id: 'bruising',
    name: 'easy bruising or bleeding',
    base: 0.01,
    ask: 'Are there new bruises, or bleeding from gums or nose without cause?',
    words: 'bruise | bruising | ecchymosis | ecchymoses | easy bleed | bleed + easy | bruises easily | black and blue',
  },
  {
    id: 'bleeding-gums',
    name: 'bleeding gums',
    base: 0.01,
    words:
      'gum + @blood | gum bleed | @blood + gum | bleeding from mouth | mouth + bleed | bleed + mouth | blood + comot + mouth',
  },
  {
    id: 'bleeding-several-sites',
    name: 'bleeding from several places',
    base: 0.002,
    implies: ['bleeding-unexplained'],
    words:
      'bleed + nose + mouth/gum/ear | bleed + gum + nose | bleed + orifice | bleed everywhere | bleed all over | bleed from + eyes | hemorrhagic manifestation | mucosal bleed | bleed from every',
  },
  {
    id: 'bleeding-unexplained',
    name: 'bleeding without an injury',
    base: 0.004,
    words:
      'bleed + without injury | spontaneous bleed | unexplained bleed | bleed + puncture site | bleed + injection site | bleeding tendency | bleed diathesis | abnormal bleed | bleed + where inject/where they injected/injection/injected/drip/needle',
  },
  {
    id: 'heavy-bleeding',
    name: 'heavy bleeding',
    base: 0.004,
    ask: 'Is blood flowing heavily or not stopping?',
    words:
      'bleed + heavy/profuse/much/severe/uncontrolled/uncontrollable/massive/gush/lot | bleed/blood + through + towel/towels/bandage/bandages/dressing | bleed + cannot stop/not stop/no stop/wont stop | blood + gush/pour/spurt | hemorrhage + massive | losing + lot + blood | blood dey rush | blood + no gree stop | blood + everywhere | bleeding that will not stop | blood dey comot well | profuse bleed | blood rush | bleed + severe | soak + wrapper/cloth/bed | bleed + soak | blood + spurting | plenty blood | toilet + full + blood | blood full + toilet | blood + pour | blood + soak/soaking/soaked | pads + six/seven/eight/ten/morning/hour | born + blood | blood + like + tap/water/river | blood + pour/pouring/flowing | bleeding + like + tap/water | blood dey soak | blood + jump/jumps/jumping/shoot/shooting/spray/spraying/fountain/pipe | blood + like pipe | bleed ~ big clots | bleed ~ large clots | bleed ~ plenty clots | bleed + plenty | blood + plenty | big clots + dizzy/faint/weak | cup of blood | cups of blood | bowl of blood | bucket of blood | basin of blood | glass of blood | pool of blood',
    unless: 'not plenty | no plenty | blood + test/tests/lab/sample/samples/donate/donated',
  },
  {
    id: 'enlarged-glands-general',
    name: 'swollen glands in several places',
    base: 0.01,
    words:
      'general + lymphadenopathy | generalised lymphadenopathy | generalized lymphadenopathy | swell + gland + armpit/axilla/groin | @gland + armpit/axilla/groin/underarm | axillary lymphadenopathy | inguinal lymphadenopathy',
  },
  {
    id: 'unresponsive',
    name: 'unresponsive',
    kind: 'sign',
    base: 0.002,
    words:
      'unresponsive | unconscious | not answering | not answer me | not answering us | not respond | not responding | cannot wake | cannot be woken | no fit wake | not wake | not waking | not wake up | coma | comatose | unarousable | cannot rouse | knocked out | not open eye | does not react | no response | responds only + pain/painful | obtunded | passed out + not wake | lifeless | stopped responding | loss of consciousness + prolonged | gcs + 3/4/5/6/7/8 | no gree wake | stuporous | stupor | cannot get him to open | cannot get her to open | snore/snoring + strange/strangely/funny/funnily/wake | not open + eyes | collapse + not talk/not talking/not speak/not answer/not move | fall down/fell down/fall for ground/collapse ~ not talk again/no longer talk/not talk since/not answer/not respond/not open eye',
    unless:
      'answer + phone/message/messages/text/texts/whatsapp/email/calls + my | not wake + night/from/through/until/till/before | sleep + well/through + not wake | want to sleep and not wake | want sleep and not wake | wish I could sleep and not wake | wish I would sleep and not wake | wish to sleep and not wake | not wake me | cough does not wake | cough did not wake | pain does not wake | pain did not wake | itch does not wake | itch did not wake | ache does not wake | ache did not wake | headache does not wake | headache did not wake | catarrh does not wake | catarrh did not wake | cough not wake him | cough not wake her | pain not wake him | pain not wake her | itch not wake him | itch not wake her | response/respond/responding + treatment/antibiotic/antibiotics/medicine/drug/drugs/therapy/paracetamol/inhaler/tablets/antimalarial/painkiller | no response + to',
  },
  {
    id: 'drowsy',
    name: 'very drowsy or hard to wake',
    kind: 'sign',
    base: 0.006,
    ask: 'Is he or she unusually drowsy or hard to wake?',
    words:
      'drowsy | somnolent | hard wake | difficult wake | hard to wake | difficult + wake | difficult to rouse | difficult + rouse/arouse | lethargic | very sleepy | too sleepy | excessive + sleepy | sleepy + cannot | barely awake | floppy | limp + baby/child/infant | no response + sleepy | sleeping all the time | dey sleep sleep | sleep too much | keep falling asleep | hardly wake | reduce consciousness | decreased consciousness | decrease + consciousness | level of consciousness + reduce/decrease/low | gcs + 9/10/11/12/13 | hypotonic | increasingly sleepy | more sleepy | getting sleepy | sleepier | sleepy | more and more sleepy | increasing + sleepy | just wants to sleep | want to sleep + just/only/all | sleep anyhow | dey sleep anyhow | fall/falls/falling asleep + middle/talk/conversation/eat/feed | keep/keeps + eyes + open + not/cannot | cannot keep eyes open | not + keep + eyes open | nod off | nodding off | slow to respond | sleeping + than usual | sleepy + unusual | not stay awake | cannot stay awake | not + stay + awake | not keep awake | neck + loose/floppy/hang/hanging/rag | loose like + cloth/rag | limp like + cloth/rag/doll | weak like + rag/cloth | dozing off | keeps dozing | floppy like + cloth/rag/doll | does not look at me | not look at me | no dey look me | sleep + cannot + wake/woken/rouse | keeps drifting off | keep drifting off | drifting off + talk/middle/again | drifts in and out | drifting in and out | in and out of sleep | opens eyes/opens his eyes/opens her eyes/open eyes + go back/goes back/close/closes/sleep/sleeps | he/she/brother/sister/husband/wife/father/mother + answers slowly/replies slowly/slow to answer',
    unless:
      'sleepy + tired/night/work/after eating | cannot sleep | sleepy + drug/medicine/antihistamine | makes me sleepy | make me sleepy',
    not: 'alert | awake',
  },
  {
    id: 'looks-very-ill',
    name: 'looks seriously ill',
    kind: 'sign',
    base: 0.006,
    words:
      'toxic appear | look + very ill | look + very sick | appear + ill/toxic | severely ill | acutely ill | ill appearing | look terrible | about to die | dey die | want die + sick | prostrate | prostration | cannot stand + weak/up/own/walk | cannot sit up | too weak to stand | too weak + stand/walk/sit/move | cannot get up | cannot stand | no fit waka | look + toxic | appear + toxic | toxic looking | had to crawl | have to crawl',
    unless:
      'cannot stand heat | cannot stand light | cannot stand noise | cannot stand cold | cannot stand smell | cannot stand sound | cannot stand it | cannot stand sight | cannot stand lamp | no fit waka well | cannot walk well',
    not: 'well appearing | non toxic | nontoxic | looks well | look well | appears well',
  },
  {
    id: 'cold-clammy',
    name: 'cold, clammy skin',
    kind: 'sign',
    base: 0.004,
    ask: 'Is the skin cold and clammy?',
    words:
      'clammy | cold clammy | cool clammy | cold + extremity/hand/feet + clammy | mottled | mottled skin | skin + mottle | cold + sweaty | cold peripheries | cool extremity | cool peripheries | capillary refill + delay/prolong/second | grey + sweaty | body cold like ice | hand foot + cold like ice | grey + dripping/sweat/wet/sweaty/drenched | ashen + sweat/sweaty/wet | cold + wet + skin | face + grey + sweat/wet/dripping | cold and wet | wet and cold',
    unless:
      'cold and wet + rain/weather/season/feet/clothes/shoes | wet and cold + rain/weather/season/feet/clothes/shoes',
  },
  {
    id: 'weak-pulse',
    name: 'weak, fast pulse',
    kind: 'sign',
    base: 0.002,
    words:
      'weak pulse | pulse + weak/thready/feeble | thready | no palpable pulse | impalpable pulse | weak and fast pulse',
  },
  {
    id: 'shock',
    name: 'signs of shock',
    kind: 'sign',
    base: 0.002,
    words:
      'in shock | septic shock | circulatory shock | hypotensive | hypotension | low blood pressure | blood pressure + low/drop/unrecordable | bp + low/drop',
  },
  {
    id: 'fast-pulse',
    name: 'fast pulse',
    kind: 'sign',
    base: 0.03,
    words:
      'tachycardia | tachycardic | fast pulse | rapid pulse | pulse + fast/rapid | rapid heart rate | heart rate + fast/rapid/elevated | elevated heart rate',
  },
  {
    id: 'hypothermia',
    name: 'body too cold',
    kind: 'sign',
    base: 0.002,
    words:
      'hypothermia | hypothermic | low temperature | temperature + low | body + very cold | cold to touch + baby | @infant + very cold/body cold/too cold/ice cold/cold body/cold like ice/cold to touch | newborn/neonate/born + feel cold/feels cold/body cold/cold body',
    unless:
      'cold weather | cold water | cold season | cold food | cold milk | cold bath | cold room | cold night | cold morning | cold harmattan | cold air | catch cold',
  },
  {
    id: 'heat-exposure',
    name: 'long time in heat',
    kind: 'exposure',
    base: 0.004,
    words:
      'heat + @faint | hot sun | sun + hours/long/all day | work + heat | exercise + heat | hot weather | hot day | heatwave | locked in car | hot car | exert + heat | marathon + heat/hot/sun',
  },
  {
    id: 'cold-exposure',
    name: 'long time in cold',
    kind: 'exposure',
    base: 0.002,
    words: 'cold weather + expose | exposed to cold | freezing | frostbite | snow',
  },
  {
    id: 'bleeding',
    name: 'bleeding',
    kind: 'course',
    unexplained: 1,
    base: 0.1,
    words:
      'bleed | blood | zubar jini | zubar da jini | jini mai yawa | obara ogbugba | eje + jade | eje n da | eje nda | obara + agba/agbapu/agbaputa',
    unless:
      'blood + pressure/test/group/count/sugar/thinner/transfusion/sample/film/donor/bank/tonic/work/result/level/culture | low blood | high blood | short + blood | blood shortage | no blood | blood type',
  },
  {
    id: 'raised-bp',
    name: 'raised blood pressure',
    kind: 'sign',
    base: 0.03,
    unexplained: 0.9,
    words:
      'bp/pressure/bloodpressure + raised/elevated/above normal/high side | raised blood pressure | elevated blood pressure | bp + high',
  },
] as const satisfies readonly FindingRow[];
