import type { FindingRow } from './finding-row.ts';

/** Injuries, burns, bites, stings, poisons. */
export const INJURY_FINDINGS = [
  {
    id: 'injury',
    name: 'injury',
    kind: 'exposure',
    base: 0.06,
    words:
      'injury | accident | trauma | @fall + from/down/off/bike/bicycle/stairs/playing/on/my | hit + by/head/knee/on/with | hurt + fall/accident | knock + down | beaten | beat me | crash | okada + accident/fall/knock | wound | tripped and fell | slipped and fell | collision | blow to | kick + ball/horse/in | twist + ankle/knee | sprain | slip/slipped + bathroom/floor/stairs/wet/gutter/step/on/in | missed a step | tripped | trip over | roll/rolled/fell/fall/fallen + off/from + bed/sofa/chair/table/couch/swing/wall/horse | jump/jumped + off/from + wall/roof/tree/bed/fence/truck/height | landed on + hand/arm/wrist/elbow/shoulder/knee/back/side/hip | land on + hand/arm/wrist | jam/jammed/stub/stubbed + toe/finger | stubbed toe | fell yesterday | fell today | fell this morning | fell last night | fell at home | fell in | fell outside | fell while | fell again | had a fall | fell and',
    unless:
      'cerebrovascular accident | bus trip | road trip | boat trip | hour trip | long trip | business trip | school trip | trip to | trip home | train trip | fall asleep | fell asleep | fell ill | fell sick | fell pregnant | fall sick | fall ill | rain beat | sun beat | cold beat | breeze beat | harmattan beat | hunger beat | fan beat | beat egg | egg beat | beat drum | beat record | beat traffic | team beat | club beat | heart beat | chest beat | beat me + chess/ludo/game/games/race',
    not: 'no trauma | no injury | denies trauma',
  },
  {
    id: 'assault',
    name: 'beaten by somebody',
    kind: 'exposure',
    base: 0.002,
    implies: ['injury'],
    words:
      'was beaten | been beaten | got beaten | were beaten | beaten by | beaten up | beat me | beat him | beat her | beat us | beats me | beat me up | dem beat | they beat | husband/boyfriend/wife/girlfriend/partner/father/stepfather/stepmother/uncle/brother/soldier/police/robbers/thugs/madam/oga/teacher/landlord/ex + beat/beats/beating/beaten/slap/slaps/slapped/punch/punches/punched/kick/kicked/strangle/strangled/choked/battered + me/her/him/us/my/up | domestic violence | domestic abuse | assaulted | beat and + bleed | flogged | strangled | tried to strangle',
    unless:
      'rain beat | sun beat | cold beat | breeze beat | harmattan beat | hunger beat | fan beat | beat egg | egg beat | beat drum | beat record | beat traffic | team beat | club beat | heart beat | chest beat | pulse beat | head beat | beat/beats/beaten + chess/ludo/game/games/race/imagination/election/malaria/verbally | sexually assaulted | baby/pikin + kick/kicks',
  },
  {
    id: 'assault-severe',
    name: 'badly beaten, or with something hard',
    kind: 'exposure',
    base: 0.0007,
    implies: ['assault'],
    words:
      'beat/beats/beaten/beating + badly/severe/mercilessly/brutally/seriously/unconscious/half dead/pulp/mob/iron/rod/plank/pestle/hammer/bottle/wood/cable/cutlass/stone | battered + badly/severe | strangled | tried to strangle',
    unless:
      'rain beat | sun beat | cold beat | breeze beat | harmattan beat | hunger beat | fan beat | beat egg | egg beat | beat drum | beat record | beat traffic | team beat | club beat | heart beat | chest beat | pulse beat | head beat | beat/beats/beaten + chess/ludo/game/games/race/imagination/election/malaria/verbally',
  },
  {
    id: 'injury-major',
    unexplained: 0.2,
    name: 'major injury',
    kind: 'exposure',
    base: 0.003,
    implies: ['injury'],
    ask: 'Was it a road crash, a fall from a height or a deep wound?',
    words:
      'road traffic accident | rta | car accident | motor accident | motor vehicle | vehicle + hit/crash | hit by car | hit by a car | car + hit | okada/keke/motorcycle/danfo/bus + hit/jam/jammed/knock + husband/wife/son/daughter/me/him/her/child/mother/father/brother/sister/leg/man/woman | thrown off + okada/leg/bike/accident/crooked/head | knocked by + car/motor/okada/keke/vehicle | okada + accident/crash | keke + accident | gunshot | gun shot | shot + gun/robber/police/bullet | was shot | got shot | been shot | shot in + chest/belly/leg/arm/back/head | bullet | stabbed | stabbing + knife | knife + chest/belly/neck/back/stab | fall + height/roof/tree/storey/balcony/ladder/scaffold/palm tree/building | fell + roof/tree/ladder/storey/balcony/building | machete/matchet/cutlass + attack/head/neck/face/belly/back/robber/fight/chop/chopped | penetrating | impaled | crushed | crush injury | building collapse | explosion | blast | run over | thrown from | ejected | multiple injuries | thrown + off/from + motorcycle/bike/okada/horse/car/vehicle | fell + mango/palm/coconut + tree | fall from tree | fell into + well/gutter/pit | hit + truck/lorry/trailer/bus/keke/motorcycle | trailer + hit/fell/crush | stab wound | knife wound | stabbed + chest/belly/neck/back | shot him | shot her | shot me | they shot | shot in thigh | shot in leg | shot in arm | shot in shoulder | shot in foot | shot in hip | shot in neck | bullet + enter/entered | gunshot | steering + hit/chest | wheel + turned over/ran over | keke + turned over/somersault/tumble/fell | car + somersault/tumbled/rolled | rolled over + car/bus/keke/vehicle | nepa wire + shock | knocked by + motorcycle/bike/truck/bus/lorry/danfo | hit by + motorcycle/okada/bus/truck/lorry/danfo/keke | cut + neck/throat + grinder/knife/machete/cutlass/glass/machine/saw/blade/bottle/plenty | slashed + neck/throat/face/belly | throat + slit/cut | pierce/pierced/stab/enter/entered/penetrate/penetrated + chest/neck/belly/stomach ~ gun/nail/knife/rod/iron/stick/arrow/glass/bottle/spear/bullet | air + come out/comes out/coming out/blow + chest/wound/side | nail gun | intestine/intestines/bowel/bowels/gut/guts + show/shows/showing/out/outside/hang/hanging/see/seen | dem shoot | dem shot | they shoot | shoot am | shoot him | shoot her | shoot me | shot my | shoot my + brother/son/husband/father/sister/uncle/friend/wife/daughter/mother | police/robber/robbers/soldier/soldiers/bandit/bandits/herdsmen/gunmen/cultist/cultists + shoot/shot/shooting',
    unless:
      'car door | nurse/vaccine/injection/flu/tetanus/covid/clinic/baby + shot | bowel + open/move/test/movement/medicine | shoot/shooting + fireworks/banger/knockout/pain/photo/photos/video/film/movie/picture/pictures/ball/goal/temperature/up',
  },
  {
    id: 'belly-injury',
    name: 'blow to the belly',
    kind: 'exposure',
    base: 0.002,
    implies: ['injury'],
    words:
      'handle/handlebar/steering/horn/knee/elbow/ball/boot/stick + hit/hits/entered/enter/into/against/in + belly/stomach/tummy/abdomen | kick/kicked/punch/punched/blow/hit/beat/beaten + belly/stomach/tummy/abdomen | fell/fall/landed + on + belly/stomach/tummy/abdomen | seat belt + belly/stomach/abdomen | belly + crushed/struck/kicked/punched',
  },
  {
    id: 'chest-injury',
    name: 'blow to the chest',
    kind: 'exposure',
    base: 0.001,
    implies: ['injury'],
    words:
      'handle/handlebar/steering/iron/rod/stick/ball/block/plank/knee/elbow/boot + hit/hits + chest/rib/ribs | hit/kick/kicked/punch/punched/beat/beaten/struck + chest/rib/ribs | fell/fall/landed + on + chest/rib/ribs | broken rib | broke rib',
    unless: 'heart + beat | chest + beat',
  },
  {
    id: 'head-injury',
    unexplained: 0.3,
    name: 'head injury',
    kind: 'exposure',
    base: 0.008,
    implies: ['injury'],
    words:
      'head + injury/hit/knock/trauma/bump/bang/strike/struck/blow | head injury | hit + head | fall + head | concussion | bumped + head | fell + hit/head | landed on head | head + hit + floor/wall/ground | fall/fell + okada/bike/motorcycle + helmet/head | no helmet + fall/fell/accident/crash | fell + head | knock + head | hit his head | hit her head | banged + head | beat/beaten/struck/hit + head | wood/stick/stone/bottle/iron/block/plank/gun + head + hit/beat/fall/fell/landed/with',
  },
  {
    id: 'head-knock-light',
    name: 'light knock to the head',
    kind: 'exposure',
    base: 0.002,
    implies: ['head-injury'],
    words:
      'knock/hit/bump/bang/struck + head/heads/forehead + lightly/gently/not hard | light knock/light bump/light blow/gentle knock/gentle bump/slight knock/small knock + head/forehead | light tap + head | knock/hit/bump/bang + head small/head slightly/heads slightly/forehead slightly | slightly knock/slightly hit/slightly bump + head/forehead',
    unless: 'hard + head + hit/knock/bang | heavy + knock/blow',
  },
  {
    id: 'head-injury-danger',
    name: 'head injury with loss of consciousness, vomiting or clear fluid from nose or ear',
    kind: 'exposure',
    base: 0.001,
    implies: ['head-injury'],
    words:
      'head injury + unconscious/vomit/drowsy/confuse/seizure/@faint | clear fluid + nose/ear + head/injury/fall | battle sign | raccoon eyes | skull fracture | black eyes + head | fell + unconscious + head | csf leak | bleed + ear + head/fall/accident | blood/water/fluid + ear/ears/nose + head/beat/fall/fell/hit/accident/knock | blood + water + ear | blood from ear + head | hit head/knock head/knocked head/fell on head/fall on head/jam head ~ water/clear fluid/clear water ~ nose/ear/ears | bleed ear/blood ear/water ear/bleeding ears ~ head ~ fell/fall/hit/accident/block/stone/bottle/knock/crash | dent + head/skull | sunken + skull | depressed skull',
  },
  {
    id: 'fracture',
    name: 'possible broken bone',
    kind: 'exposure',
    base: 0.006,
    implies: ['injury'],
    ask: 'Is a limb crooked, or can it not carry weight?',
    words:
      'fracture | break + bone/arm/leg/wrist/hip/ankle/hand/finger/collar | broken bone | broken + arm/leg/wrist/hip/ankle/finger/nose/rib/collarbone | bone + break/crack | @limb + deform/crooked/bent | deform + @limb/@joint | cannot bear weight | cannot walk + fall/injury/ankle/twist | dislocat | out of joint | bone don break | leg don break | hand don break | bend + anyhow + leg/hand | heard + crack + fall | not bear weight | cannot put weight | unable to bear weight | dinner fork | shortened + leg | out of shape | outstretched hand | bent + wrist/arm/leg/finger/forearm | wrist + bent | angulated | @joint/@limb + @swell + fall/fell + cannot/not/sore/move/use/bear | cannot/not + use/move/lift/raise + arm/hand/wrist/elbow/leg/foot/shoulder ~ fall/fell/fallen/falling/injury/accident | wrist + @swell + fall/fell/fallen/outstretched/ball/landed | too sore to move | heard + crack | hear + crack | crack + walk/fall/bone | arm + bent | bone + out of place | joint + out of place | look/looks + fork | crooked + arm/wrist/leg/finger/hand | wrist + out of shape | looks out of shape | @joint + @swell ~ cannot/not + straighten/bend/turn/rotate/use/move/lift | cannot straighten + elbow/arm/knee/finger/leg | cannot + straighten/rotate/turn + elbow/wrist/arm | hop/hops/hopping + leg/foot/other | not put weight | no fit stand on + leg/foot | not step on + foot/leg | cannot/not + grip/grasp/hold + wrist/hand/finger | wrist + @swell + landed/fell/fall/grip | cannot step on | cannot step | not step on | cannot put foot down | cannot put leg down | cannot match ground | cannot match + leg/ground/foot | not match ground | @limb don bend | @joint don bend | bend + anyhow/somehow/backward/backwards/sideways + @limb/@joint | fall/accident/crash/okada/keke/bike/bicycle/motorcycle/car/hit/jam/knock/knocked/trip/slip/twist/land/landed/jump/jumped/push/pushed/kick/kicked/beat/football ~ @limb bend/@joint bend/e bend/e come bend/it bend | lock/locks/locking + bend/straighten | wrist/elbow/forearm ~ @swell ~ fell/fall/fallen/landed',
    unless:
      'can bend | cannot bend | fit bend | when e bend | when it bend | if e bend | bend normal | bend fine | bend well | bend freely | bend and straighten | nail + break/broke | break + nail | tooth + break/broke | finger + lock | thumb + lock | jaw + lock',
    not: 'able to bear weight | can bear weight | weight bearing | able to walk | can walk',
  },
  {
    id: 'open-fracture',
    name: 'bone through the skin',
    kind: 'exposure',
    base: 0.0003,
    implies: ['fracture'],
    words:
      'open fracture | bone + through/protrude/stick/show/see/out + skin/wound | bone dey show | compound fracture | see the bone | bone sticking | bone comot | bone + outside | bone + come out/came out/comes out + leg/arm/shin/skin/hand | bone out | bone dey out | bone + come outside',
    unless: 'bone out of place | bone out of joint | fish bone | bone + throat',
  },
  {
    id: 'spine-injury',
    name: 'neck or back injury with numbness or weakness',
    kind: 'exposure',
    base: 0.0004,
    words:
      'neck injury | fall + neck + @pain | dive + neck | injury + neck + numb/@weak | spinal injury | accident + cannot feel/move + leg',
  },
  {
    id: 'amputation',
    name: 'part cut off',
    kind: 'exposure',
    base: 0.0002,
    words:
      'amputat | cut off + finger/toe/hand | finger comot | finger + cut off | machine/blade/cutlass/grinder/saw/axe/door/knife ~ finger/fingers/toe/thumb/hand/fingertip ~ off/hanging/severed | finger/toe/thumb/fingertip + hanging/severed/chopped off/sliced off/chop off/comot | cut/crush/slam ~ finger/fingertip/toe/thumb ~ dangle/dangling/hanging',
  },
  {
    id: 'cut',
    name: 'cut',
    kind: 'exposure',
    base: 0.012,
    implies: ['injury'],
    words:
      'laceration | cut + finger/hand/leg/foot/knee/arm/skin/knife/glass/blade | gash | cut myself | graze | abrasion | scrape | scraped | minor cut | small cut | glass + cut | knife + cut | razor + cut | scratched + skin | after scratch | small scratch | from scratch | scratch + thorn/nail/wire/cat | nick | nicked | razor nick | razor + bump/nick | cut + shaving | shaving cut | small wound | little cut | paper cut | minor wound | scratched myself | bit my tongue | bit my lip | bit my cheek | bit tongue | bite my tongue | nail + broke/break/torn/tore + finger/toe/door',
    unless: 'sting/stinger + scrape/scraped',
  },
  {
    id: 'cut-deep',
    name: 'deep or gaping wound',
    kind: 'exposure',
    base: 0.002,
    implies: ['cut'],
    words:
      'deep + cut/wound/laceration | gaping | needs stitches | need + stitch | bone + seen + wound | wide open + wound/cut | wound open | cut deep | see + fat + cut',
  },
  {
    id: 'wound-dirty',
    name: 'dirty or puncture wound',
    kind: 'exposure',
    base: 0.004,
    words:
      'rusty nail | nail + step/pierce/foot/puncture | stepped on + nail | step + nail | nail enter + foot/leg | puncture wound | dirty wound | rusty | wound + soil/dirt/mud/manure | thorn + foot | unclean wound | circumcision + wound | cord + cow dung | umbilical + stump + infect/@red/@pus | nail chook | garden + wound/cut/puncture',
  },
  {
    id: 'sprain',
    name: 'twisted ankle or other sprain',
    kind: 'exposure',
    base: 0.008,
    implies: ['injury'],
    words:
      'sprain | twist + ankle/knee/wrist | ankle + twist/roll/turn | rolled + ankle | ankle dey swell + twist | twisted my ankle | ankle twist | sprained | leg twist | turn + ankle/foot | roll + ankle/foot | ankle gave way',
  },
  {
    id: 'bruise-injury',
    name: 'bruise from a knock',
    kind: 'exposure',
    base: 0.006,
    words:
      'bump + knee/shin/table/door | bruise + knock/hit/fall/bump | minor + fall/injury/bump | small bruise | bruise + thigh/shin/arm/knee | jam/jammed/stub/stubbed/knock/knocked + toe/toes/finger + bed/door/stone/chair/table/step | stubbed toe | stubbed my toe | jam my toe | jam my finger',
  },
  {
    id: 'burn',
    unexplained: 0.2,
    name: 'burn',
    kind: 'exposure',
    base: 0.006,
    implies: ['injury'],
    ask: 'How large is the burn, and is it on face, hands, joints or genitals?',
    words:
      'scald | burn + hot water/fire/oil/iron/stove/kettle/flame/steam/hand/arm/leg/finger/skin/thigh/blister/exhaust | hot + water/oil/tea/soup + pour/spill/burn/splash/touch | fire + burn | burn injury | thermal burn | flame burn | burnt by | first degree burn | second degree burn | touched + hot/iron/stove/pot | hot water pour | hot oil + splash | burn + cooking | minor burn | small burn | a burn | caught/touched/grabbed + oven/iron/stove/grill/pan/pot/exhaust | oven shelf | held + under cold tap | burn wound | burn on | burnt + finger/hand/arm/leg | sustained burn | boiling/hot + water/oil/soup/tea/pap/akamu/stew/milk/coffee/liquid/food/noodles + on/pour/spill/fall/splash/over | scalded | sat/sit/fell/fall/step/stepped/dip/dipped/enter/entered + hot water/boiling water/hot soup/hot oil/hot ash/fire | burn + fingertip/thumb/palm/knuckle/pot/pan',
    unless:
      'burning + urine | heartburn | peeing burns | burns when + pee/urine/urinate/wee/piss | burn + pee/peeing/urinate/urine/wee/piss | stomach/chest/throat/eyes/foot/feet/mouth/tongue + burns | sensation + burn | burn sensation | burn pain | burns a bit | hot water + bath',
  },
  {
    id: 'burn-severe',
    name: 'large, deep, face, airway, chemical or electric burn',
    kind: 'exposure',
    base: 0.0008,
    implies: ['burn'],
    words:
      'burn + face/neck/genital/large/whole/third/deep/airway/acid/chemical/electric/chest/body/percent/back/trunk/white/charred | acid + pour/bath/skin/face/attack | electric + shock/burn | electrocut | electrocuted | lightning | burn + smoke | house fire | third degree | soot | kerosene explosion | gas explosion | tanker + fire | explode + cook/gas/stove | nepa + shock | light shock | caught fire | hot oil/water/soup/boiling + peel | pour/poured + peel | skin + peeled off | stove explode | smoke inhalation | inhaled smoke | burn + all over | blister + chest/belly/face/back/legs/arms/body/everywhere + hot/burn/scald/oil/water | big blisters + hot/burn/scald/oil/water | hot/boiling + oil/water/tea/soup + face/chest/belly/genital/groin/back/whole/both legs | burn + both + arm/leg/hand | burn + hands and face | burned + face | nose hair + burn/burnt/singed | socket + spoon/nail/wire/finger/thrown/shock/shocked/hairpin/knife | live wire + touch/touched/thrown/hold/held/shock | hot/boiling + pap/akamu/porridge/stew/kettle/eba/amala/noodles/ogi + face/chest/belly/genital/groin/back/whole/thighs/neck | pour/poured/hot/scald/burn/burnt ~ skin come off/skin comot/skin peel/skin remove | stove/gas/kerosene/generator/cylinder/lamp/tank + burst/bursts/blow/blew | roast/roasted + face/arm/skin/body/hand/chest | bare wire/naked wire/electric wire/nepa wire/electric pole + touch/touched/hold/held/shock/fell| current/electric/electricity/nepa + hold am/hold him/hold her/hold me/hold my/catch am/catch him/catch her/catch me/shock am/shock him/shock her/shock me/carry am/grab am/seize am | current hold | current shock',
    unless:
      'eye socket | tooth socket | roasted fish | roasted yam | roasted corn | roasted plantain | roasted meat| current account | account + hold | current + hold account',
  },
  {
    id: 'burn-poured',
    name: 'hot liquid poured over somebody',
    kind: 'exposure',
    base: 0.0006,
    implies: ['burn'],
    words:
      'hot oil pour/hot water pour/boiling water pour/boiling oil pour/hot soup pour/boiling soup pour + am/him/her/me/body/child/baby/pikin/son/daughter/wife/husband/brother/sister',
    unless: 'pour + finger/fingers/toe/toes/hand/arm/leg/foot/thigh/palm/wrist/small/little/splash',
  },
  {
    id: 'carbon-monoxide',
    name: 'generator fumes or smoke in a closed room',
    kind: 'exposure',
    base: 0.0006,
    words:
      'generator + room/inside/fume/smoke/sleep/house/night | carbon monoxide | fumes + room/closed/inside | charcoal + room/inside | gen + fume | car running + garage | space heater | faulty heater | generator + corridor/veranda/window/everybody/everyone/headache/slept | gen + corridor/inside/room/slept | i better pass my neighbour + inside/room | coal pot + room/closed/inside/slept | stove + closed + room | smoke + generator | exhaust + closed/inside',
  },
  {
    id: 'snake-bite',
    unexplained: 0.02,
    name: 'snake bite',
    kind: 'exposure',
    base: 0.002,
    words:
      'snake | snake bite | snake + bite/bit | viper | cobra | snakebite | carpet viper | puff adder | fang | snake bit | maciji | something + bit/bite + foot/leg/hand/farm/bush/grass/toe/ankle | something bit | two marks + leg/foot/bite/bit/swell | fang mark | two holes + leg/foot/bite | two puncture | tooth mark/teeth mark/two tooth/two teeth/two mark/two hole/two dot/two puncture + leg/foot/hand/bush/farm/grass/swell | tail ~ pinch/bite/bit/sting/swell/pain ~ weeding/grass/bush/farm | pinch/sting/prick ~ weeding/grass/bush/farm ~ gum/eyelid/bleed/double | two teeth mark | two tooth mark | teeth marks + leg/hand/foot/latrine/farm',
    unless: 'dog/human/child/baby/cat/person + teeth',
  },
  {
    id: 'scorpion-sting',
    unexplained: 0.05,
    name: 'scorpion sting',
    kind: 'exposure',
    base: 0.001,
    words: 'scorpion | scorpion sting | kunama',
  },
  {
    id: 'animal-bite',
    unexplained: 0.05,
    name: 'animal bite',
    kind: 'exposure',
    base: 0.004,
    words:
      'dog + bite/bit/scratch | dog bite | cat + bite/scratch/bit | monkey + bite/bit | bat + bite/bit | animal bite | rat bite | rat + bite/bit | bitten by + dog/cat/animal/monkey/bat | dog bit | dog don bite | fox bite | raccoon bite | puppy/dog/cat/pet/monkey/goat/rat + nip/nipped/bite/bit/scratch/scratched/bitten | dog/monkey/pig/cat + tear/tore/torn/attack/attacked',
  },
  {
    id: 'animal-bite-head',
    name: 'animal bite of face, head or neck',
    kind: 'exposure',
    implies: ['animal-bite'],
    base: 0.0005,
    words:
      'dog/cat/monkey/pig/rat/bat + bite/bit/bitten/tear/tore/torn/attack/attacked + face/cheek/head/scalp/neck/eye/eyelid/nose/lip',
    unless: 'bite/bit + eyes of | mosquito bite | insect bite',
  },
  {
    id: 'animal-strange',
    name: 'bite of a stray or strangely behaving animal',
    kind: 'exposure',
    base: 0.0008,
    implies: ['animal-bite'],
    words:
      'stray dog | dog + stray/mad/foam/die/died/rabid/unvaccinated/not vaccine/run away/strange/unknown | rabid | rabies | mad dog | bat bite | wild animal',
  },
  {
    id: 'human-bite',
    name: 'human bite',
    kind: 'exposure',
    base: 0.0006,
    words: 'human bite | bitten by + person/child/man | punch + tooth | fight bite',
  },
  {
    id: 'insect-sting',
    unexplained: 0.2,
    name: 'insect bite or sting',
    kind: 'exposure',
    base: 0.008,
    words:
      'bee + sting/bite | bee sting | wasp | wasp sting | hornet | insect + bite/sting | mosquito bite | bug bite | ant bite | soldier ant | yellow jacket | stung by | bed bug | bee | spider bite | sting + ankle/hand/arm/finger/foot/neck/leg | stung | mosquito/mosquitoes + bump/bumps/itch/itchy/probably/bite | bumps in a row | itchy bumps + row/night/bed',
  },
  {
    id: 'stings-many',
    name: 'many stings at once',
    kind: 'exposure',
    base: 0.0005,
    implies: ['insect-sting'],
    words:
      'bee/bees/wasp/wasps/hornet/hornets + plenty/many/swarm/swarmed/dozens/hundred/hundreds/everywhere/all over | swarm of bees | stung + many times/all over/everywhere | bees + attack/attacked/pursue/pursued/cover/covered',
  },
  {
    id: 'sting-local',
    name: 'small swelling and redness where the sting was',
    kind: 'sign',
    base: 0.003,
    words:
      'local + swell/reaction/@red/@pain | sting + @swell/@red/@pain/itch | swell + around + sting/bite | @pain + site + sting/bite | @swell + site | site + @swell/@red/@pain + sting/bite | localized + @swell | localised + @swell | area + @red + @swell + sting | red + bump + sting | stinger',
  },
  {
    id: 'tick-bite',
    name: 'tick bite or walk in the woods',
    kind: 'exposure',
    base: 0.002,
    words:
      'tick + bite/remove/attach/found/pull/bit/exposure | tick | ticks | camp + wood/forest | hiking | hiked | wooded area | tall grass | backpacking | camping | in woods | woods + walk/hike/trip/camping | hunting trip',
  },
  {
    id: 'jellyfish',
    name: 'sea creature sting',
    kind: 'exposure',
    base: 0.0004,
    words: 'jellyfish | stingray | sea urchin',
  },
  {
    id: 'poisoning',
    unexplained: 0.1,
    name: 'poison, chemical or overdose',
    kind: 'exposure',
    base: 0.003,
    ask: 'Was a poison, chemical, too much medicine or a battery swallowed?',
    words:
      'kerosene/petrol/fuel/diesel/bleach/hypo/izal/sniper/dettol/battery ~ drink/drank/drunk/swallow/ate/eat | manynumber paracetamol | manynumber tablet | manynumber pill | manynumber capsule | manynumber tabs | manynumber different tablet | manynumber sleeping | took/taken/take/takes/swallow/swallowed/drank/drunk + manynumber + tablet/pill/capsule/tab/tabs/paracetamol/sleeping | poison + drink/drank/swallow/took/take/rat/ingest | overdose | overdosed | swallow + bleach/acid/battery/kerosene/petrol/detergent/chemical/tablet/pill/magnet/medicine | drink + kerosene/bleach/sniper/acid/pesticide/otapiapia/petrol/hypo/izal/chemical/caustic/insecticide | drank + kerosene/bleach/sniper/acid/pesticide/otapiapia/petrol/hypo/izal/chemical/caustic/insecticide | sniper + drink/drank/took/swallow | took + many/whole/bottle/handful/packet/sachet/too many + tablet/pill/drug/paracetamol | ingest + chemical/poison/bleach/kerosene/acetaminophen/tablet/pill/battery/wild | organophosphate | otapiapia | rat poison | pesticide | insecticide | kerosene + drink/drank/swallow/child/baby | caustic soda | swallowed poison | took poison | drink poison | too many + tablet/pill/paracetamol | ate + child + tablet/medicine/pills | poisoning | swallow + button battery | methanol | antifreeze | wild mushroom | mushroom + ate/eat/forest/pick | took/taken/swallow/take/drink + manynumber tablet/manynumber pill/manynumber capsule/10 tablet/10 pill/12 tablet | took all + tablets/pills/drugs/medicine | took + all + tablets/pills/drugs | whole + packet/bottle/card/sachet + tablet/drug/pill/swallow | swallow + perfume/varnish/thinner/turpentine/camphor/naphthalene/mothball | drink + perfume/turpentine/thinner/camphor | swallow/drank/drunk/drink + hypo/izal/acid/caustic/soda | took plenty + drug/drugs/tablet/tablets/medicine | plenty drugs | swallow/took + many/plenty + drug/drugs | drank/drink/drunk + bottle/container + insecticide/kerosene/bleach/pesticide/chemical | insecticide/pesticide/otapiapia ~ drank/drink/drunk/swallow/licked | open/empty + bottle/container/packet/sachet + cleaner/bleach/kerosene/chemical/tablet/tablets/sniper/drugs | toilet cleaner/drain cleaner/detergent/disinfectant + lips/mouth/drool/drooling/drank/swallow/bottle | drink/swallow ~ coke bottle + kerosene | finished/finish/took/swallowed/swallow/drank/emptied + whole/all/entire/card/cards/packet/sachet/bottle/strip + medicine/drug/drugs/tablet/tablets/pills/paracetamol/panadol | whole card | whole strip | two cards + tablet/tablets/drug/drugs/medicine | drank sniper | drink sniper | drink otapiapia | drank otapiapia | rat killer | rat pellets | sachet/bottle/packet + empty + rat/sniper/tablet/drug/poison/pesticide/kill/bleach | empty sachet | empty tablets | empty card | manynumber lexotan | manynumber bromazepam | manynumber amitriptyline | manynumber codeine | manynumber chloroquine | manynumber metformin | manynumber amlodipine | manynumber tramadol | manynumber valium | manynumber diazepam | manynumber drugs | 10 tramadol | ten tramadol | 12 tramadol | battery ~ mouth/chewed/swallow/nose/ear | button battery | remote battery + child/baby/pikin/son/daughter/mouth | magnet/magnets + swallow/mouth | drink + from + bottle + bleach/kerosene/acid | toomuch @drugname | too many @drugname | @taken + toomuch @medicine | @taken + too many @medicine | @taken + @drugname toomuch | @taken + @medicine toomuch | @taken + plenty @drugname | @taken + plenty @medicine | @taken + @drugname plenty | @taken + @medicine plenty | took/taken/swallow/swallowed/drank/drunk + lot @drugname | took/taken/swallow/swallowed/drank/drunk + lot @medicine | excess @drugname | excessive @drugname | pikin/child/baby/toddler/son/daughter/boy/girl/year old ~ drank my/drink my/swallow my/swallowed my/ate my/chop my/chew my/drank mama/drank papa/drank grandma/drank grandpa/swallow mama/swallow papa/swallow grandma/swallow grandpa ~ tablet/drug/medicine/pill | round battery/button battery/flat battery/coin battery/remote battery/watch battery/battery + missing/gone/not find/cannot find/not see + child/baby/pikin/toddler/son/daughter/boy/girl/play | ogogoro/kaikai/gin/burukutu/spirit/alcohol ~ cannot see/not see/blind/blindness/eyes dark/vision | open/opened/found/find/reached/entered ~ tablet/tablets/vitamins/capsules/pills/drugs/medicine/syrup ~ ate/eaten/swallowed/chewed/drank/took/licked ~ toddler/child/baby/pikin/son/daughter/boy/girl | thinner/turpentine/kerosene/petrol/diesel/bleach/hypo/acid/sniper/insecticide/izal/jik/caustic/detergent/pesticide/brake fluid/antifreeze ~ mouthful/sip/sipped/gulp/gulped/licked/tasted | round battery/button battery/flat battery/coin battery/remote battery/watch battery/battery + cannot find/lost + child/baby/pikin/toddler/son/daughter/boy/girl/year old | paraga/alomo/local drink/sepe ~ blind/cannot see/not see/blurred | coin battery/button battery/round battery/small battery/flat battery ~ cannot find/missing/gone/not find/lost ~ child/baby/pikin/toddler/son/daughter/boy/girl/year old/month old | rat bait | rat biscuit | rat cake | meant for rats | bait + rat | tablet for rats | manynumber @drugname | wild cassava/bitter cassava/unsoaked cassava | cassava + not soaked | petrol/kerosene/diesel/fuel/acid + hose/siphon/siphoning/enter mouth/entered mouth/into mouth | drug for sleep/sleeping drug/sleeping tablet/sleeping pill/drugs for sleep ~ many/plenty/all/bottle/toomuch | took/drank/swallowed/drink/take/swallow + something + die/end/kill',
    unless:
      'toomuch @pain | toomuch headache | toomuch fever | plenty water | plenty fluid | plenty fluids | plenty rest | plenty food | plenty tea | food poisoning | poison ivy | poison oak | poison sumac | blood poison | manynumber mg | manynumber ml | manynumber minute | manynumber hour | manynumber day | manynumber + temperature/temp/fever/degree/degrees/celsius | spirit + methylated/clean/wound/body',
  },
  {
    id: 'paracetamol-too-much',
    name: 'too much paracetamol',
    kind: 'exposure',
    base: 0.0008,
    words:
      'paracetamol/acetaminophen/tylenol + overdose/too much/too many/excess/excessive/handful/whole/large amount/large dose/large quantity/high dose/bottle of/more than recommended/double | overdose + paracetamol/acetaminophen/tylenol | took + paracetamol + plenty',
    unless: 'plenty water | plenty fluid | plenty rest | plenty food | plenty tea | drink plenty water',
  },
  {
    id: 'needle-stick',
    name: 'needle-stick or contact with blood',
    kind: 'exposure',
    base: 0.0005,
    words: 'needle stick | needlestick | needle prick | pricked + needle | blood splash + eye',
  },
  {
    id: 'drowning',
    name: 'nearly drowned',
    kind: 'exposure',
    base: 0.0003,
    words:
      'drown | drowning | drowned | submersion | under water + pulled | pulled + out/from + well/water/river/pool/sea/bath/gutter/pond/swimming | fell + into + well/river/pool/pond/bath/bucket | under water + minute/found/long | swallowed water + pool/river/swim | fall/fell/drop/slip + inside well/inside river/inside pool/inside water/inside bucket/inside drum/inside gutter/inside soakaway/inside pond',
  },
  {
    id: 'foreign-body-skin',
    name: 'splinter',
    kind: 'exposure',
    base: 0.002,
    words: 'splinter | thorn | glass + stuck + skin | fish hook',
  },
  {
    id: 'muscle-twitch-poison',
    name: 'small pupils, wet eyes and mouth, twitching',
    kind: 'sign',
    base: 0.0004,
    words:
      'pinpoint pupil | pin point pupil | small pupils | miosis | fasciculation | excessive saliva | salivat + sweat | constricted pupils | pupils + tiny/pin/pinpoint/small/needle | eyes like pin | saliva + pouring/pour/running + eyes/sweat/twitch/muscle | sweating + pupils',
  },
  {
    id: 'paracetamol-use',
    name: 'takes paracetamol',
    kind: 'background',
    base: 0.06,
    words: 'paracetamol | acetaminophen | tylenol | panadol',
  },
  {
    id: 'burn-small',
    name: 'small burn',
    kind: 'course',
    base: 0.004,
    words:
      'small/tiny/minor/little/slight/superficial/cm/coin/fingertip + burn/blister/scald | burn/burnt/burned/scald + small/tiny/minor/superficial/coin/fingertip | first degree burn | only red + burn',
  },
] as const satisfies readonly FindingRow[];
