import type { FindingRow } from './finding-row.ts';

/** Head, nerves, senses of balance, consciousness. */
export const NERVOUS_FINDINGS = [
  {
    id: 'headache',
    name: 'headache',
    base: 0.15,
    words:
      'headache | head + @pain | migraine headache | head dey pain | head dey bang | head + pound/bang/split/throb | cephalgia | head ache | head dey scatter | skull + @pain | temple + @pain | ori fifo | ciwon kai | ha | isi owuwa | isi na awa | kai na ciwo | orififo | ori n fo | head + like drum/like a drum/drumming/hammering',
    unless: 'ha ha',
    not: 'no symptoms | no complaints',
  },
  {
    id: 'thunderclap-headache',
    unexplained: 0.1,
    name: 'sudden worst headache',
    base: 0.003,
    implies: ['headache'],
    ask: 'Did the headache come on suddenly, within a minute, and is it the worst ever?',
    words:
      'worst headache | thunderclap | headache + explode/explosive | headache + hit/struck/strike | headache + instant | hit + back of head | headache + within seconds/within minute | never + headache + like | headache + never felt/never had/never experience | snap + head + pain | pop + head | hit + bat/brick/hammer + head/headache | like being hit | kicked in head | headache + bat/hammer/brick | headache + clap + thunder | headache + out of nowhere | headache + like thunder | head + explode | worst + head + pain/ever | headache + worst ever/worst of my life/worst of his life/worst of her life/worst in life | worst headache ever | headache is the worst | thunder/explosion/bomb/lightning/gunshot/hammer + head/skull/brain | something + burst/exploded/snapped/popped/tear + head/skull/brain | burst/exploded/snapped + inside + head | like + hit + head + sudden | blow + back of head + sudden | snap/pop/crack + head/skull | heard/felt + snap/pop/crack + head',
  },
  {
    id: 'headache-sudden',
    name: 'headache that began suddenly',
    base: 0.01,
    implies: ['headache'],
    words: 'headache + sudden | headache + sudden onset | headache + abrupt',
  },
  {
    id: 'headache-one-side',
    name: 'headache on one side',
    base: 0.03,
    implies: ['headache'],
    words:
      'headache + @one | headache + one side | unilateral + headache | one side + head + @pain | half + head | hemicranial | headache + behind one eye | side of head + @pain',
  },
  {
    id: 'headache-pulsating',
    name: 'throbbing headache',
    base: 0.03,
    implies: ['headache'],
    words: 'headache + throb/pulsat/pulsatile/pound/pulsating | throb + head | head + pound',
  },
  {
    id: 'headache-band',
    name: 'headache like a tight band',
    base: 0.02,
    implies: ['headache'],
    words:
      'band + head | tight band + head/forehead/headache | headache + tight/pressing/squeez/bilateral/band/dull | pressure + around head | vice + head | headache + both side | tension headache | headache + stress | headache + pressure/forehead/both temples/computer/tight muscles | pressure + forehead + headache | ha + band/bilateral/tension',
  },
  {
    id: 'headache-around-eye',
    name: 'headache around one eye',
    base: 0.01,
    implies: ['headache'],
    words:
      'headache + around/behind + eye | pain + behind + eye | pain + around eye | orbital pain | retroorbital | retro orbital | periorbital pain | eye socket + @pain',
  },
  {
    id: 'headache-morning',
    name: 'headache worse in the morning or lying down',
    base: 0.006,
    implies: ['headache'],
    words:
      'headache + wake + morning | headache + worse + morning/lying/cough/straining/bend | early morning headache | headache + lie down',
  },
  {
    id: 'temple-tender',
    name: 'tender temple or jaw pain on chewing',
    base: 0.003,
    words:
      'temple + tender/@pain | scalp + tender/@pain | jaw + @pain + chew | jaw claudication | comb + hair + pain | temporal artery',
  },
  {
    id: 'headache-new-over-50',
    name: 'new headache after 50',
    base: 0.003,
    words: 'never get headaches | new type of headache | new onset headache',
  },
  {
    id: 'stiff-neck',
    name: 'stiff neck',
    base: 0.012,
    ask: 'Is the neck so stiff that the chin cannot touch the chest?',
    words:
      'stiff neck | neck + stiff | nuchal rigidity | neck rigidity | neck + rigid | meningismus | meningism | meningeal sign | kernig | brudzinski | cannot bend neck | neck + cannot/no fit + bend/turn/touch | chin + chest + cannot/pain | neck pain + bend/flex | neck flexion + pain | neck strong | neck dey strong | head + lift/lifted/raise/bend + knees up/knees/cry/pain + pillow/bed/legs | neck + no gree bend/not bend/like wood/like stick | knees up when head + lift/lifted | brings knees up | cry/cries/scream/screams/@pain + bend/bends/bent/move + head/neck + forward/chest/dress | cry/cries/scream/screams + lift/lifts/raise/turn + head/neck | hold/holds/held/throw/thrown/pull/pulls/pulled/arch/arches + head/neck + back/backward/backwards',
    not: 'neck supple | supple neck | neck is supple | neck + full range | full neck movement | neck soft | neck + not + stiff | can touch chin to chest | can bend chin to chest | can put chin on chest | chin touches chest | chin reaches chest',
  },
  {
    id: 'light-hurts',
    name: 'light hurts the eyes',
    base: 0.03,
    ask: 'Does bright light hurt the eyes?',
    words:
      'photophobia | photophobic | light + hurt/bother/pain/sensitive/worse/cannot | sensitive to light | sensitivity to light | light sensitive | cannot stand light | cannot look at light | dark room | prefers dark | avoid + light | light + disturb | cannot bear + light/lamp/sun/bulb | light/lamp/sun/bulb + pepper/chook/worry + eye/eyes | cannot look + lamp/bulb/sun | hide/hides + light/window | off the light | not want + light/lamp/bulb/curtain | cry/cries/scream/screams + light/lamp/bulb + put/switch/on | cover/covers + eyes + light/lamp/bulb | light/lights + kill/killing me | sun/light/lamp + hurt/hurts/pain ~ fever/head/headache/eyes',
  },
  {
    id: 'sound-hurts',
    name: 'noise is hard to bear',
    base: 0.01,
    words:
      'phonophobia | sensitive to + noise/sound | noise + bother/worse/hurt/sensitive | sound + bother/worse/sensitive/hurt',
  },
  {
    id: 'aura',
    name: 'flashes or zigzag lines before a headache',
    base: 0.008,
    words:
      'aura | zigzag | zig zag | flashing light + headache | scintillat | visual disturbance + headache | spots before eyes + headache | shimmering | scotoma',
  },
  {
    id: 'dizziness',
    name: 'dizziness',
    base: 0.08,
    words:
      'dizzy | lightheaded | light headed | giddy | giddiness | woozy | head dey turn | unsteady + head | eye dey turn | eyes dey turn me | swimming head | eyes dey turn | room + sway/swim/tilt | sway | unsteady + dizzy',
  },
  {
    id: 'vertigo',
    name: 'the room spins',
    base: 0.02,
    implies: ['dizziness'],
    ask: 'Does everything seem to spin?',
    words:
      'vertigo | vertiginous | @spin + room/world/everything/house/thing | room spinning | everything spin | head spin | head + spin | spinning sensation | sensation of spinning | world dey turn | everywhere dey turn | house dey turn | attack + spinning | attacks of spinning | feeling of spinning | spinning/whirling/rotating + bed/head/attack/room/world/lasting/short | spinning | goes round | everything + round/spin | room + round/spin | world + spin',
  },
  {
    id: 'vertigo-position',
    name: 'spinning when the head moves',
    base: 0.008,
    implies: ['vertigo'],
    words:
      'dizzy/vertigo/spin/dizziness + turn/roll/lie/bend/look/position/rolling/move/tilt | roll over + bed | rolling over in bed | position vertigo | dix hallpike | hallpike | look up + dizzy | get out of bed + spin | dizzy + change position | head position | spinning/vertigo/dizzy + turn/roll/look up/lie/bend/bed | turns over in bed | turning over in bed | turning in bed | looking up + @spin/dizzy/attack',
  },
  {
    id: 'nystagmus',
    name: 'jerking eye movements',
    kind: 'sign',
    base: 0.004,
    words: 'nystagmus | eyes + jerk | eyes + flick',
  },
  {
    id: 'fainting',
    name: 'fainting',
    base: 0.02,
    ask: 'Was there a faint or a collapse?',
    words:
      '@faint | pass out | passed out | black out | blackout | blacked out | lose consciousness | loss of consciousness | loss consciousness | lost consciousness | syncopal | keel over | e faint | collapse | drop down | slump | fell down + unconscious | was out for + minute/minutes/seconds | out cold | came round + floor | found myself on the floor | lost his senses | lost her senses | dropped to floor | dropped to ground | drop for floor | drop for ground | dropped for ground | dropped for floor | next thing + floor/ground | woke up on floor | found him on floor | found her on floor | ended up on floor | blank out | blanks out | blanking out | blanked out | fell/fall/dropped ~ woke after/woke up after/came round/came to himself/came to herself',
    unless:
      'collapsed lung | lung collapse | like collapsing | like fainting | feel like collapse | phone/plate/cup/pot/glass + dropped | slump + shoulder/shoulders/posture/sales/market/economy/business/price | i slump + chair/desk/sofa/seat/couch',
    not: 'no loc | conscious throughout',
  },
  {
    id: 'near-fainting',
    name: 'nearly fainting',
    base: 0.02,
    words:
      'near faint | almost @faint | nearly @faint | going to @faint | about to @faint | feel faint | presyncope | pre syncope | want faint | dizzy + stand | lightheaded + stand | dizzy when standing | orthostatic | faint + stand | feel like fainting | nearly pass out | about to pass out | eyes dey turn | eye dey turn | eyes turning me | almost fell + dizzy | going to pass out | nearly collapse | almost collapse | wobbly | like collapsing | felt like collapsing | feel like collapsing | like fainting | like passing out | lightheaded + stands/standing/get up/getting up/rise | nearly fell/almost fell + stand/bathroom/toilet/dizzy/lightheaded | stand + head light | dizzy + getting up | grey/gray/black/dark + stand/stands/standing/get up/getting up/gets up/rise',
    unless: 'black stool | dark stool | dark urine',
  },
  {
    id: 'motion-trigger',
    name: 'came on a bus, boat or plane',
    kind: 'exposure',
    base: 0.003,
    words:
      'bus/boat/ferry/car/canoe ~ sick/dizzy/nausea/vomit/vomited/nauseous ~ ride/journey/winding/road/trip/waves | motion sickness | travel sickness | sea sick | car sick | carsick',
  },
  {
    id: 'faint-trigger',
    name: 'faint after standing long, pain, fear or the sight of blood',
    kind: 'course',
    base: 0.004,
    words:
      '@faint + sight + blood | @faint + stand + long | @faint + hot + crowd | @faint + needle/injection/pain/fear | vasovagal | @faint + assembly/church/queue',
  },
  {
    id: 'convulsion',
    name: 'convulsion',
    base: 0.008,
    ask: 'Has there been a convulsion (fit)?',
    words:
      '@fit + had/have/having/get/episode/body/generalised/generalized/tonic/first/another/active/minutes/this/today/morning/witness | convulsion | convulsing | convulse | seizure | jerk + unconscious/arm/leg/body/all | whole body + shake + unconscious | tonic clonic | twitch + unconscious | foam + mouth | froth + mouth | eyes + roll + back/up | eyes rolled | epileptic fit | giri | body dey jerk | dey jerk | come dey jerk | the jerking | eye turn up | eyes turn up | eye + turn + up/white + jerk/hot | shaking uncontrollably + eyes | stiff + jerk | stiff + shak/jerk/shake | body + stiff + shake | shake/shaking + whole body + eyes/foam/stiff/unconscious | foam + mouth + shake/stiff/jerk | eyes roll | eyes + rolled + up/back | twitch + face + arm + stare | stare + blank + jerk | eye/eyes + turn/turned/roll/rolled + white/up/back | teeth + lock/locked/gum/clench + eye/body/shake/hot/stiff | body + strong/stiff + wood/stick/board/iron/stone/log | stiff like + wood/log/stick/board | legs/arms + jerking | body + dey jerk | hand + dey jerk | shake/shook/shaking/shaked + whole body + minutes/minute/seconds | whole body + shook/shake + minutes/minute | shook all over + minutes | giri mu | gbe giri | warapa | farfadiya | smack + lips ~ stiff/stare/jerk/twitch | cycle/pedal + legs ~ stiff/stare/jerk/twitch | baby/newborn/child/son/daughter/pikin + goes stiff/went stiff/becomes stiff/became stiff | twitch/jerk ~ eyes ~ one side/to side/stare/fixed/roll | stiff ~ eye white/eyes white/eye turn/eyes turn/eyes rolled | bit/bite/bitten/bites + tongue ~ floor/woke/jerk/unconscious/@faint | woke up on floor ~ tongue/urine/wet | shake ~ eye turn/eyes turn/eye roll/eyes roll/eye fix/eyes fixed/eye white/eyes white',
    unless:
      'sneeze/cough/laugh/coughing/sneezing/laughing/temper/giggle/hissy + fit | fit + clothes/shoes/belt/rings/denture | fit and well | fit healthy | keep fit | physically fit | good fit | knee/ankle/tendon/biceps/triceps/hamstring/reflex + jerk | jerk chicken',
  },
  {
    id: 'child-shakes',
    name: 'a child that shakes',
    base: 0.0005,
    implies: ['convulsion'],
    words:
      'pikin shake | child shake | baby shake | son shake | daughter shake | boy shake | girl shake | newborn shake | infant shake | toddler shake',
    unless:
      'shake by | shake + cold/chill/chills/shiver/hand/hands/head/leg/legs/fear/afraid/fever/tooth/teeth/hot/malaria/ice/bed/laugh/rattle',
  },
  {
    id: 'convulsing-now',
    name: 'convulsion that goes on or comes again',
    base: 0.002,
    implies: ['convulsion'],
    words:
      '@fit + now/still/continuing/ongoing/not stop/right now/again and again | status epilepticus | convuls + now | still + @fit | @fit + minutes + not | seizure + not stop | repeated + @fit | dey convulse | is convulsing',
  },
  {
    id: 'collapsed',
    name: 'collapse that somebody else tells of',
    base: 0.003,
    implies: ['fainting'],
    words:
      'collapse + mother/father/mum/mom/dad/daddy/mama/papa/mummy/wife/husband/grandma/grandpa/grandmother/grandfather/auntie/aunty/aunt/uncle/man/woman/oga/madam/brother/sister/friend/neighbour/colleague/somebody/someone | she collapse | he collapse | e collapse | just collapse | slump',
    unless:
      'collapse + after/standing/sun/parade/blood test/needle/laughing/laughter/bed/chair/sofa/tired | i slump | we slump | almost slump | nearly slump | slump + shoulder/shoulders/posture/sales/market/economy/business/price | like slump | parade/blood test/needle/laughing/laughter + slump',
  },
  {
    id: 'came-round',
    name: 'awake again',
    kind: 'course',
    base: 0.01,
    words:
      'came round | came around | came to herself | came to himself | woke up after | woke after | awake again | woke up again | regained | recovered | got up again | fine now | okay now | ok now | alert now | himself again | herself again | minute/minutes/second/seconds + wake/woke/recover/round/up | woke/wake + minute/minutes/second/seconds | sat up again | back to normal',
  },
  {
    id: 'says-heart-attack',
    name: 'somebody calls it a heart attack',
    base: 0.002,
    words:
      'heartattack | am having heartattack | im having heartattack | i having heartattack | is having heartattack | be having heartattack | has having heartattack | get heartattack now',
    unless:
      'heartattack + had/previous/ago/past/history/last/after/since/old/family/died/prevent/risk/survive/survived/brother/year/years/like/gave/nearly | is it heartattack | it be heartattack | this be heartattack | can heartattack | does heartattack | will heartattack | could heartattack',
  },
  {
    id: 'says-stroke',
    name: 'somebody calls it a stroke',
    base: 0.002,
    words: 'stroke | having stroke | get stroke now | mini stroke',
    unless:
      'heat stroke | sun stroke | stroke + had/previous/ago/past/history/last/after/since/old/family/died/prevent/risk/survive/survived/recover/recovered/rehab/physio/year/years/clinic/patient | known stroke | is it stroke | it be stroke | this be stroke | can stroke | does stroke | stroke happen',
  },
  {
    id: 'says-anaphylaxis',
    name: 'somebody calls it anaphylaxis',
    base: 0.001,
    words: 'anaphylaxis | anaphylactic | having anaphylaxis',
    unless:
      'anaphylaxis/anaphylactic + had/previous/ago/past/history/last/since/risk/year/years/known/to | is it anaphylaxis',
  },
  {
    id: 'says-meningitis',
    name: 'somebody calls it meningitis',
    base: 0.002,
    words: 'meningitis | having meningitis',
    unless:
      'meningitis + had/previous/ago/past/history/last/since/risk/year/years/vaccine/vaccination/vaccinated/jab/injection/outbreak/season/belt/against/contact/town/area/school | is it meningitis | it be meningitis | this be meningitis',
  },
  {
    id: 'inhaler-fails',
    name: 'reliever inhaler does not help',
    base: 0.002,
    implies: ['known-asthma'],
    words:
      'inhaler/ventolin/salbutamol/puffer + not work/not help/no help/no relief/unrelieved/not do/no work/no change | inhaler + finish/finished/empty/exhausted/done | asthma + no gree + down/go/stop/come down | inhaler + six/ten/eight/many + still | nebuliser/nebulizer/nebulized/inhaler/ventolin/puffs + not touch/not working/not help/no help/not work/no change/no relief | reliever/inhaler/puffer + six/eight/ten/twelve/manynumber/many + times/puffs',
  },
  {
    id: 'confusion',
    name: 'confusion',
    base: 0.012,
    ask: 'Is he or she confused, talking strangely or not recognising people?',
    words:
      'confuse | confusion | confused | disorient | disorientat | delirium | delirious | alter mental | altered mental | mental status + alter/change | altered sensorium | altered consciousness | talking nonsense | not make sense | not making sense | not talking sense | not talk sense | no dey talk sense | rambling | incoherent | cannot recognise | does not recognise | not recognise | not recognize | talk + strange/anyhow/rubbish | no know where | talking gibberish | encephalopathy | encephalopathic | bizarre behaviour | acting strange | acting strangely | behave + strange | behaving strangely | not himself | not herself | forget + where | asterixis | flapping tremor | not know where | muddled | agitated | agitation | mental + slow | obtunded | hallucinat | irrational talk | obtundation | mix/mixes/mixing/mixed + names/days/words/people/children | wrong names | salt in tea | salt in her tea | salt instead of sugar | call/calls/calling + wrong + name/names | not know + who/where + am/are/is | no sabi me | no sabi us | no know him/no know her + children/pikin/wife | talking off point | talk + off point | picking at + wrapper/cloth/sheet/air | asks/asking + same question | forgot/forgotten + own name | seeing + dead people | clothes + inside out | lost + in own house | no longer recognises | not recognise + us/me/people | not know what day it is | not know what year it is | not know today date | not know + day it is/month it is/year it is | spoke nonsense | speak nonsense | speaks nonsense | said nonsense',
    not: 'alert oriented | oriented | alert and oriented | fully oriented | not confused',
    unless: 'rubbish + normal/usual | nonsense + normal/usual',
  },
  {
    id: 'one-sided-weakness',
    name: 'weakness or numbness of one side',
    base: 0.006,
    ask: 'Is one arm, one leg or one side of the body suddenly weak or numb?',
    words:
      '@weak + @one/one side/half + @arm/@leg/side/body/hand/limb | @arm + @one + @weak/heavy/dead/useless | @weak + one side | @weak + @one + @arm | @weak + @one + @leg | one side of body | one side + body + @weak | hemiparesis | hemiplegia | hemiplegic | one arm + @weak | arm drift | cannot lift + arm | cannot raise + arm | no fit raise + hand | cannot move + @one + @arm/@leg | hand + die | one side + die | one hand + weak | half + body + @weak | left sided @weak | right sided @weak | @arm @weak | hand no dey work | one side no dey work | grip + weak | drop things + hand | dropping things | arm + suddenly + @weak | @limb + gave way + one/right/left/drag/sudden | drag/drags/dragging + leg/foot | leg + drag | arm + useless | hand + useless | one side + dead/work/function | side of body + not work | left hand + weak/not work/cannot | right hand + weak/not work/cannot | cannot use + left/right + hand/arm | drop/dropping/dropped + things/cup + hand/arm | hand/arm + dropping/dropped/drops/fall/fell/hang/hanging + one/left/right/razor/cup/spoon/phone/things | left/right + hand/arm/leg + no fit/cannot + lift/raise/move/hold/grip | cannot lift + right/left + hand/arm/leg | @one + hand/leg/arm + dead/sleep/heavy/no dey/not obey/refuse | left/right + side + not answer/no dey answer/not obey/no dey obey/no dey move/not moving/asleep | spoon/cup/plate/pen + fall/falls/fell/drop + hand | one leg + drag/dragging/no dey follow | hand/arm + weak + hold/grip/cup/lift/spoon | leg + give way/gave way + just/fall/fell/left/right | left/right + leg/hand/arm + give way/gave way/fail/failed | fingers refused | hand refused | fingers refuse | cannot button | cannot + button + shirt | fingers/hand + not hold/cannot hold/not grip/cannot grip + pen/cup/spoon/fork/key/phone | slipper/shoe ~ not stay/no gree stay/not remain/keeps falling/keep falling/keeps slipping ~ foot/leg | bump/bumps/bumping/walks/knock/knocks + into + chair/door/wall/table/doorframe + left/right/one side | spoon/cup/hand + miss/misses/missing + mouth | left/right + hand/leg/side/face + is somehow/dey somehow/feels somehow/feels strange/feels funny',
  },
  {
    id: 'face-droop',
    name: 'one side of the face droops',
    base: 0.004,
    ask: 'Does one side of the face droop?',
    words:
      'face + droop/drop/twist/crooked/lopsided/bend/asymmetry/sag/deviate | facial droop | mouth + droop/twist/crooked/bend/shift/deviate/one side/sag | facial weak | facial @weak | facial palsy | facial asymmetry | one side + face + @weak | face + one side + @weak | lopsided | smile + crooked/uneven/one side | angle of mouth | droop + mouth | face + turn one side | droop | mouth/lip/cheek/face + not move/no move/no gree move/fall/fallen/pulled/pull + one/left/right/half/side | half + mouth/face + not/no/dead/numb/fall | water/tea/toothpaste/saliva/drink + run/runs/ran/pour/drip/comot + corner/mouth/side | mouth + bend/bent/turn/twisted/waka | corner of mouth + down/drop/fall/lower | mouth + shift/shifted/go/gone + side/one side | face + shift/shifted/one side | mouth + slant/slanted/slanting | lip/cheek/eyelid + hang/hangs/hanging + one/left/right/half',
    unless: 'bit lip | bite lip | cut lip | busted lip | bit cheek',
  },
  {
    id: 'face-weak-forehead',
    name: 'cannot close one eye or raise the eyebrow',
    base: 0.003,
    words:
      'cannot close + eye | cannot + close + eye | eye + not close | cannot raise eyebrow | cannot wrinkle forehead | forehead + @weak | bell palsy | bells palsy',
  },
  {
    id: 'speech-trouble',
    name: 'trouble speaking',
    base: 0.006,
    ask: 'Is the speech slurred or are words hard to find?',
    words:
      'slur | slurred speech | speech + slur/@trouble/garbled/unclear/lose/unable | slurring | @trouble + speak/talk/speech/words | aphasia | aphasic | dysarthria | dysarthric | dysphasia | cannot speak | cannot talk | cannot find word | cannot find + words | not speak clear | talk no clear | talk + not clear | mouth heavy + talk | tongue heavy | word finding | expressive aphasia | lose speech | no fit talk | garbled | speak/speaks/talk/talks/sounds + drunk | words + no sense/jumbled/wrong/not come | words make no sense | single words + sense | tongue + heavy + talk | talk dey drag | cannot + find + words | mumble/mumbling/gibberish | words + thick/muddled/mixed/scatter/slow/heavy | speech + thick/heavy/drag/slow | tongue + heavy/thick + talk/words/speak | talk + drag/scatter/heavy/baby | words + come/came + out + wrong/thick/funny | talk like drunk | talking like drunk | speech/talk/talks/talking/voice/sounds + drunk/drunkard/drunken | speech + drag/slow/thick/different | cannot pronounce | no fit pronounce | speech/words/talk + porridge/mud/marbles/soup | he could only say | she could only say | he can only say | she can only say | voice/talk/words + slide/sliding/drag/dragging | stop talk/stop speak + sudden/mouth/face/hand/stroke | suddenly no longer talk | suddenly no longer speak',
    unless:
      'speak/talk/speaking/talking + hoarse/voice/whisper/throat/sore | stop talk to/stop speak to + me/us/him/her/each/my',
  },
  {
    id: 'vision-lost',
    name: 'loss of vision',
    base: 0.006,
    ask: 'Has sight been lost in one or both eyes?',
    words:
      'loss of vision | loss of sight | cannot see | no fit see | go blind | gone blind | sudden blind | blind one eye | blindness | curtain + eye/vision/sight/came/over | shadow + vision | vision + went + black/dark | no dey see | eye no dey see | hemianopia | visual field + lose | amaurosis | lose vision | vision lose | vision gone | vision went | lose sight | sight gone | sight lose | vision + eye + lose | lose eyesight | eyesight + gone | visual loss | see only + dark/darkness/red/light/shadow/half | only see + dark/darkness/light/shadow/half | woke up blind | wake up blind | became blind | turned blind | went blind | like + curtain + close/side/down | curtain + sparks | darkness + @eye | @eye + gone dark/went dark/turned dark',
    unless:
      'cannot see well | cannot see clear | cannot see properly | cannot see + far/board/blackboard/distance/near/read | not see period | not see menses | not see menstruation | not see flow | cannot see period | cannot see menses | cannot see menstruation | cannot see flow | see only + spots | darkness under | darkness around',
  },
  {
    id: 'vision-blurred',
    name: 'blurred vision',
    base: 0.02,
    words:
      'blur | blurred vision | blurry | vision + blur/fuzzy/hazy/change/poor/disturb/dim/cloudy | eye + blur/dim | visual disturbance | visual change | visual symptom | sight + dim/poor | see + not clear | not see well | see stars | seeing stars | spots in vision | visual impairment | see + sparks/flashes/spots/dots | sparks + eyes | flashing + eyes | flashing lights | flashes of light | flashing + light + see | zigzag | spots + eyes/vision/see | see spots | seeing double | floaters + vision | cannot see + well/clear/clearly/properly/far/board | sight + dim/poor/bad/reduce | see + cloudy/dim | eyes + cloudy | silver/sparkling/flashing/twinkling + sparks/spots/stars/lights/lines/zigzag | dey see + stars/sparks/rings/double/smoke | stars + eye/eyes/sight | black spots + see/eyes | flashes + eyes/sight/vision | lights + flashing/flash + eyes/see | spots + before + eyes | visual spots/scotomata/scotoma | eyes + dark/dazzle | see/sees/seeing + butterfly/butterflies/fireflies/firefly/sparkles/snow | @eye ~ cloudy/hazy/foggy',
    not: 'no symptoms | no complaints',
  },
  {
    id: 'double-vision',
    name: 'double vision',
    base: 0.004,
    words:
      'double vision | diplopia | see double | seeing double | see two two | seeing two | see/sees + two of | see/sees + two + people/heads/persons | everything/things/people + in two | everything/things + two two | everything + double | things + double | people + double',
  },
  {
    id: 'unsteady',
    name: 'unsteady walking',
    base: 0.01,
    words:
      'unsteady | ataxia | ataxic | stagger | lose balance | loss of balance | balance + @lose/poor/off/problem/trouble | cannot walk straight | off balance | gait + unsteady/abnormal/wide/imbalance | wobbly | imbalance | cannot walk + balance | clumsy | falling to one side | walk/walks/walking/waka + drunk/drunkard/drunken',
  },
  {
    id: 'numbness',
    name: 'numbness',
    base: 0.03,
    words:
      'numb | lose feeling | no feeling | loss of sensation | cannot feel | sensory loss | decreased sensation | sensation + decrease/reduce/lose | pins + needles + leg/arm/hand/foot',
  },
  {
    id: 'tingling',
    name: 'tingling',
    base: 0.03,
    words: 'tingle | pins and needles | pin needle | paresthesia | paraesthesia | prickling | crawling sensation',
  },
  {
    id: 'tingling-around-mouth',
    name: 'tingling of lips and fingertips',
    base: 0.005,
    words: 'tingle + mouth/lips/perioral/fingers | perioral numb | numb + lips + finger',
  },
  {
    id: 'leg-weakness-both',
    name: 'weakness of both legs',
    base: 0.003,
    words:
      '@weak + both leg | both leg + @weak | legs + @weak | lower extremity + @weak + both/bilateral | paraparesis | paraplegia | cannot move leg | cannot move + legs | ascending weak | @weak + rise + legs | legs give way | leg weakness + spread/progress | leg no dey work | cannot walk + @weak | leg not move/legs not move/leg cannot move/legs cannot move/leg no power ~ both/two of them/two legs/two leg/pee/urine/waist down',
  },
  {
    id: 'lockjaw',
    name: 'jaw that won’t open',
    base: 0.001,
    ask: 'Is the jaw locked or very stiff?',
    words:
      'lockjaw | lock jaw | jaw + lock/stiff/clench/rigid/tight/spasm/cannot | trismus | cannot open mouth | cannot + open + mouth | mouth no dey open | mouth no gree open | no fit open mouth | risus | difficulty opening mouth | @trouble + open + mouth | jaw stiff | mouth + clench/locked/stiff | clenched + jaw/mouth/teeth | jaw + tightness | teeth + clench | mouth + tight/lock/locked/clench/clenched/stiff + open/baby/suck/not/cannot | mouth dey tight | mouth tight | jaw + tight/stiff/lock/clench | cannot open + mouth/jaw | jaws + clench/lock | face + pull/pulling/stuck/fixed + smile/grin | cannot chew ~ wound/nail/cut/injury/burn',
    unless: 'clench/clenches/clenching + night/sleep/stress/habit/grind/grinds',
  },
  {
    id: 'muscle-spasm-whole',
    name: 'spasms of the whole body',
    base: 0.001,
    words:
      'opisthotonus | opisthotonos | body + stiff + arch | back arch | arch + back | general + spasm | muscle spasm + noise/touch/sound/whole/body/all/jaw/neck/face | body + spasm | spasm + trigger | generalised rigidity | generalized rigidity | stiff like stick | rigid + body | muscle rigidity | spasms + back + abdomen | painful muscle spasm + neck | stiff + jaw + neck | muscle stiff + jaw | body + stiffen | stiffen + touch | stiffens + touched | becomes stiff + touch | arching + back | stiffens + touch/noise | stiffen + when + touch | spasm + noise/touch/light | body dey stiff | body + stiff + when + touch',
  },
  {
    id: 'bulging-fontanelle',
    name: 'bulging soft spot',
    kind: 'sign',
    base: 0.002,
    words:
      'bulging fontanelle | fontanelle + bulge/full/tense/swell/raise | soft spot + bulge/swell/raise | bulging soft spot | bulging + anterior fontanelle | bulge + top of head | fontanel + bulge/tense/full | soft spot + standing/stand/high/hard/tense/tight/up | spot + head + bulge/bulging/@swell/standing/raised | soft place/soft part + head + @swell/bulge/high/hard/up/tense',
  },
  {
    id: 'fear-of-water',
    name: 'fear of water',
    kind: 'sign',
    base: 0.0005,
    words: 'hydrophobia | fear of water | afraid of water | aerophobia | cannot swallow water + bite | fear water',
  },
  {
    id: 'memory-loss',
    name: 'memory loss',
    base: 0.008,
    words: 'memory + @lose/poor/loss/problem | forgetful | forget things | amnesia | amnesic | cannot remember',
  },
  {
    id: 'tremor',
    name: 'shaking of the hands',
    base: 0.01,
    words:
      'tremor | hand + shake | shaky | trembling | tremulous | jittery | hands dey shake | shakes + hand | shuffle/shuffles/shuffling | hand dey shake | hands dey shake',
  },
  {
    id: 'known-headache-pattern',
    name: 'the same headache as often before',
    kind: 'course',
    base: 0.01,
    words:
      'usual headache | typical migraine | similar headache + before/past | same headache + before | like my usual migraine | recurrent headache | headaches + recurring | similar episode + headache',
  },
] as const satisfies readonly FindingRow[];
