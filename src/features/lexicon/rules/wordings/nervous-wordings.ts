/** Wordings: Head, nerves, senses of balance, consciousness. */
export const NERVOUS_WORDINGS = `
aura | present | en | aura
aura | present | en | flashing light + headache
aura | present | en | scintillat
aura | present | en | scotoma
aura | present | en | shimmering
aura | present | en | spots before eyes + headache
aura | present | en | visual disturbance + headache
aura | present | en | zig zag
aura | present | en | zigzag
bulging-fontanelle | present | en | bulge + top of head
bulging-fontanelle | present | en | bulging + anterior fontanelle
bulging-fontanelle | present | en | bulging fontanelle
bulging-fontanelle | present | en | bulging soft spot
bulging-fontanelle | present | en | fontanel + bulge/tense/full
bulging-fontanelle | present | en | fontanelle + bulge/full/tense/swell/raise
bulging-fontanelle | present | en | soft place/soft part + head + @swell/bulge/high/hard/up/tense
bulging-fontanelle | present | en | soft spot + bulge/swell/raise
bulging-fontanelle | present | en | soft spot + standing/stand/high/hard/tense/tight/up
bulging-fontanelle | present | en | spot + head + bulge/bulging/@swell/standing/raised
came-round | present | en | alert now
came-round | present | en | awake again
came-round | present | en | back to normal
came-round | present | en | came around
came-round | present | en | came round
came-round | present | en | came to herself
came-round | present | en | came to himself
came-round | present | en | fine now
came-round | present | en | got up again
came-round | present | en | herself again
came-round | present | en | himself again
came-round | present | en | minute/minutes/second/seconds + wake/woke/recover/round/up
came-round | present | en | ok now
came-round | present | en | okay now
came-round | present | en | recovered
came-round | present | en | regained
came-round | present | en | sat up again
came-round | present | en | woke after
came-round | present | en | woke up after
came-round | present | en | woke up again
came-round | present | en | woke/wake + minute/minutes/second/seconds
child-shakes | other | en | shake + cold/chill/chills/shiver/hand/hands/head/leg/legs/fear/afraid/fever/tooth/teeth/hot/malaria/ice/bed/laugh/rattle
child-shakes | other | en | shake by
child-shakes | present | en | baby shake
child-shakes | present | en | boy shake
child-shakes | present | en | child shake
child-shakes | present | en | daughter shake
child-shakes | present | en | girl shake
child-shakes | present | en | infant shake
child-shakes | present | en | newborn shake
child-shakes | present | en | son shake
child-shakes | present | en | toddler shake
child-shakes | present | pcm | pikin shake
collapsed | other | en | almost slump
collapsed | other | en | collapse + after/standing/sun/parade/blood test/needle/laughing/laughter/bed/chair/sofa/tired
collapsed | other | en | i slump
collapsed | other | en | like slump
collapsed | other | en | nearly slump
collapsed | other | en | parade/blood test/needle/laughing/laughter + slump
collapsed | other | en | slump + shoulder/shoulders/posture/sales/market/economy/business/price
collapsed | other | en | we slump
collapsed | present | en | collapse + mother/father/mum/mom/dad/daddy/mama/papa/mummy/wife/husband/grandma/grandpa/grandmother/grandfather
collapsed | present | en | e collapse
collapsed | present | en | he collapse
collapsed | present | en | just collapse
collapsed | present | en | she collapse
collapsed | present | en | slump
collapsed | present | pcm | collapse + auntie/aunty/aunt/uncle/man/woman/oga/madam/brother/sister/friend/neighbour/colleague/somebody/someone
confusion | absent | en | alert and oriented
confusion | absent | en | alert oriented
confusion | absent | en | fully oriented
confusion | absent | en | not confused
confusion | absent | en | oriented
confusion | other | en | nonsense + normal/usual
confusion | other | en | rubbish + normal/usual
confusion | present | en | acting strange
confusion | present | en | acting strangely
confusion | present | en | agitated
confusion | present | en | agitation
confusion | present | en | alter mental
confusion | present | en | altered consciousness
confusion | present | en | altered mental
confusion | present | en | altered sensorium
confusion | present | en | asks/asking + same question
confusion | present | en | asterixis
confusion | present | en | behave + strange
confusion | present | en | behaving strangely
confusion | present | en | bizarre behaviour
confusion | present | en | call/calls/calling + wrong + name/names
confusion | present | en | cannot recognise
confusion | present | en | clothes + inside out
confusion | present | en | confuse
confusion | present | en | confused
confusion | present | en | confusion
confusion | present | en | delirious
confusion | present | en | delirium
confusion | present | en | disorient
confusion | present | en | disorientat
confusion | present | en | does not know/doesnt know/no sabi/not recognise/not recognize + me/us/family/children/wife/where
confusion | present | en | does not recognise
confusion | present | en | encephalopathic
confusion | present | en | encephalopathy
confusion | present | en | flapping tremor
confusion | present | en | forget + where
confusion | present | en | forgot/forgotten + own name
confusion | present | en | hallucinat
confusion | present | en | incoherent
confusion | present | en | irrational talk
confusion | present | en | lost + in own house
confusion | present | en | mental + slow
confusion | present | en | mental status + alter/change
confusion | present | en | mix/mixes/mixing/mixed + names/days/words/people/children
confusion | present | en | muddled
confusion | present | en | no know where
confusion | present | en | no longer recognises
confusion | present | en | not herself
confusion | present | en | not himself
confusion | present | en | not know + day it is/month it is/year it is
confusion | present | en | not know + who/where + am/are/is
confusion | present | en | not know today date
confusion | present | en | not know what day it is
confusion | present | en | not know what year it is
confusion | present | en | not know where
confusion | present | en | not make sense
confusion | present | en | not making sense
confusion | present | en | not recognise
confusion | present | en | not recognise + us/me/people
confusion | present | en | not recognize
confusion | present | en | not talk sense
confusion | present | en | not talking sense
confusion | present | en | obtundation
confusion | present | en | obtunded
confusion | present | en | picking at + wrapper/cloth/sheet/air
confusion | present | en | rambling
confusion | present | en | said nonsense
confusion | present | en | salt in her tea
confusion | present | en | salt in tea
confusion | present | en | salt instead of sugar
confusion | present | en | seeing + dead people
confusion | present | en | speak nonsense
confusion | present | en | speaks nonsense
confusion | present | en | spoke nonsense
confusion | present | en | talk + off point
confusion | present | en | talk + strange/anyhow/rubbish
confusion | present | en | talking gibberish
confusion | present | en | talking nonsense
confusion | present | en | talking off point
confusion | present | en | talking/talks/talk/saying + rubbish/nonsense/gibberish + sudden/suddenly
confusion | present | en | wrong names
confusion | present | pcm | no dey talk sense
confusion | present | pcm | no know him/no know her + children/pikin/wife
confusion | present | pcm | no sabi me
confusion | present | pcm | no sabi us
convulsing-now | present | en | @fit + minutes + not
convulsing-now | present | en | @fit + now/still/continuing/ongoing/not stop/right now/again and again
convulsing-now | present | en | convuls + now
convulsing-now | present | en | is convulsing
convulsing-now | present | en | repeated + @fit
convulsing-now | present | en | seizure + not stop
convulsing-now | present | en | status epilepticus
convulsing-now | present | en | still + @fit
convulsing-now | present | pcm | dey convulse
convulsion | other | en | fit + clothes/shoes/belt/rings/denture
convulsion | other | en | fit and well
convulsion | other | en | fit healthy
convulsion | other | en | good fit
convulsion | other | en | jerk chicken
convulsion | other | en | keep fit
convulsion | other | en | knee/ankle/tendon/biceps/triceps/hamstring/reflex + jerk
convulsion | other | en | physically fit
convulsion | other | en | pre eclampsia
convulsion | other | en | sneeze/cough/laugh/coughing/sneezing/laughing/temper/giggle/hissy + fit
convulsion | other | yo | giri clinic/giri health/giri hospital/giri primary/giri road/giri village/giri ward
convulsion | present | en | @fit + had/have/having/get/episode/body/generalised/generalized/tonic/first/another/active/minutes/this/today/morning/witness
convulsion | present | en | bit/bite/bitten/bites + tongue ~ floor/woke/jerk/unconscious/@faint
convulsion | present | en | body + stiff + shake
convulsion | present | en | body + strong/stiff + wood/stick/board/iron/stone/log
convulsion | present | en | convulse
convulsion | present | en | convulsing
convulsion | present | en | convulsion
convulsion | present | en | cycle/pedal + legs ~ stiff/stare/jerk/twitch
convulsion | present | en | eclampsia
convulsion | present | en | epileptic fit
convulsion | present | en | eye + turn + up/white + jerk/hot
convulsion | present | en | eye turn up
convulsion | present | en | eye/eyes + turn/turned/roll/rolled + white/up/back
convulsion | present | en | eyes + roll + back/up
convulsion | present | en | eyes + rolled + up/back
convulsion | present | en | eyes roll
convulsion | present | en | eyes rolled
convulsion | present | en | eyes turn up
convulsion | present | en | foam + mouth
convulsion | present | en | foam + mouth + shake/stiff/jerk
convulsion | present | en | froth + mouth
convulsion | present | en | jerk + unconscious/arm/leg/body/all
convulsion | present | en | legs/arms + jerking
convulsion | present | en | seizure
convulsion | present | en | shake ~ eye turn/eyes turn/eye roll/eyes roll/eye fix/eyes fixed/eye white/eyes white
convulsion | present | en | shake/shaking + whole body + eyes/foam/stiff/unconscious
convulsion | present | en | shake/shook/shaking/shaked + whole body + minutes/minute/seconds
convulsion | present | en | shaking uncontrollably + eyes
convulsion | present | en | shook all over + minutes
convulsion | present | en | smack + lips ~ stiff/stare/jerk/twitch
convulsion | present | en | stare + blank + jerk
convulsion | present | en | stiff + jerk
convulsion | present | en | stiff + shak/jerk/shake
convulsion | present | en | stiff like + wood/log/stick/board
convulsion | present | en | stiff ~ eye white/eyes white/eye turn/eyes turn/eyes rolled
convulsion | present | en | teeth + lock/locked/gum/clench + eye/body/shake/hot/stiff
convulsion | present | en | the jerking
convulsion | present | en | tonic clonic
convulsion | present | en | twitch + face + arm + stare
convulsion | present | en | twitch + unconscious
convulsion | present | en | twitch/jerk ~ eyes ~ one side/to side/stare/fixed/roll
convulsion | present | en | whole body + shake + unconscious
convulsion | present | en | whole body + shook/shake + minutes/minute
convulsion | present | en | woke up on floor ~ tongue/urine/wet
convulsion | present | ha | farfadiya
convulsion | present | pcm | baby/newborn/child/son/daughter/pikin + goes stiff/went stiff/becomes stiff/became stiff
convulsion | present | pcm | body + dey jerk
convulsion | present | pcm | body dey jerk
convulsion | present | pcm | come dey jerk
convulsion | present | pcm | dey jerk
convulsion | present | pcm | hand + dey jerk
convulsion | present | yo | gbe giri
convulsion | present | yo | giri
convulsion | present | yo | giri mu
convulsion | present | yo | warapa
dizziness | present | en | dizzy
dizziness | present | en | giddiness
dizziness | present | en | giddy
dizziness | present | en | light headed
dizziness | present | en | lightheaded
dizziness | present | en | room + sway/swim/tilt
dizziness | present | en | sway
dizziness | present | en | swimming head
dizziness | present | en | unsteady + dizzy
dizziness | present | en | unsteady + head
dizziness | present | en | woozy
dizziness | present | pcm | eye dey turn
dizziness | present | pcm | eyes dey turn
dizziness | present | pcm | eyes dey turn me
dizziness | present | pcm | head dey turn
double-vision | present | en | diplopia
double-vision | present | en | double vision
double-vision | present | en | everything + double
double-vision | present | en | everything/things + two two
double-vision | present | en | everything/things/people + in two
double-vision | present | en | people + double
double-vision | present | en | see double
double-vision | present | en | see two two
double-vision | present | en | see/sees + two + people/heads/persons
double-vision | present | en | see/sees + two of
double-vision | present | en | seeing double
double-vision | present | en | seeing two
double-vision | present | en | things + double
face-droop | other | en | bit cheek
face-droop | other | en | bit lip
face-droop | other | en | bite lip
face-droop | other | en | busted lip
face-droop | other | en | cut lip
face-droop | present | en | angle of mouth
face-droop | present | en | corner of mouth + down/drop/fall/lower
face-droop | present | en | droop
face-droop | present | en | droop + mouth
face-droop | present | en | face + droop/drop/twist/crooked/lopsided/bend/asymmetry/sag/deviate
face-droop | present | en | face + one side + @weak
face-droop | present | en | face + shift/shifted/one side
face-droop | present | en | face + turn one side
face-droop | present | en | facial @weak
face-droop | present | en | facial asymmetry
face-droop | present | en | facial droop
face-droop | present | en | facial palsy
face-droop | present | en | facial weak
face-droop | present | en | half + mouth/face + not/no/dead/numb/fall
face-droop | present | en | lip/cheek/eyelid + hang/hangs/hanging + one/left/right/half
face-droop | present | en | lopsided
face-droop | present | en | mouth + droop/twist/crooked/bend/shift/deviate/one side/sag
face-droop | present | en | mouth + shift/shifted/go/gone + side/one side
face-droop | present | en | mouth + slant/slanted/slanting
face-droop | present | en | one side + face + @weak
face-droop | present | en | smile + crooked/uneven/one side
face-droop | present | pcm | mouth + bend/bent/turn/twisted/waka
face-droop | present | pcm | mouth/lip/cheek/face + not move/no move/no gree move/fall/fallen/pulled/pull + one/left/right/half/side
face-droop | present | pcm | water/tea/toothpaste/saliva/drink + run/runs/ran/pour/drip/comot + corner/mouth/side
face-weak-forehead | present | en | bell palsy
face-weak-forehead | present | en | bells palsy
face-weak-forehead | present | en | cannot + close + eye
face-weak-forehead | present | en | cannot close + eye
face-weak-forehead | present | en | cannot raise eyebrow
face-weak-forehead | present | en | cannot wrinkle forehead
face-weak-forehead | present | en | eye + not close
face-weak-forehead | present | en | forehead + @weak
faint-trigger | present | en | @faint + assembly/church/queue
faint-trigger | present | en | @faint + hot + crowd
faint-trigger | present | en | @faint + needle/injection/pain/fear
faint-trigger | present | en | @faint + sight + blood
faint-trigger | present | en | @faint + stand + long
faint-trigger | present | en | vasovagal
fainting | absent | en | conscious throughout
fainting | absent | en | no loc
fainting | other | en | collapsed lung
fainting | other | en | feel like collapse
fainting | other | en | i slump + chair/desk/sofa/seat/couch
fainting | other | en | like collapsing
fainting | other | en | like fainting
fainting | other | en | lung collapse
fainting | other | en | phone/plate/cup/pot/glass + dropped
fainting | other | en | slump + shoulder/shoulders/posture/sales/market/economy/business/price
fainting | present | en | @faint
fainting | present | en | black out
fainting | present | en | blacked out
fainting | present | en | blackout
fainting | present | en | blank out
fainting | present | en | blanked out
fainting | present | en | blanking out
fainting | present | en | blanks out
fainting | present | en | came round + floor
fainting | present | en | collapse
fainting | present | en | drop down
fainting | present | en | drop for floor
fainting | present | en | drop for ground
fainting | present | en | dropped for floor
fainting | present | en | dropped for ground
fainting | present | en | dropped to floor
fainting | present | en | dropped to ground
fainting | present | en | e faint
fainting | present | en | ended up on floor
fainting | present | en | fell down + unconscious
fainting | present | en | fell/fall/dropped ~ woke after/woke up after/came round/came to himself/came to herself
fainting | present | en | found her on floor
fainting | present | en | found him on floor
fainting | present | en | found myself on the floor
fainting | present | en | keel over
fainting | present | en | lose consciousness
fainting | present | en | loss consciousness
fainting | present | en | loss of consciousness
fainting | present | en | lost consciousness
fainting | present | en | lost her senses
fainting | present | en | lost his senses
fainting | present | en | next thing + floor/ground
fainting | present | en | out cold
fainting | present | en | pass out
fainting | present | en | passed out
fainting | present | en | slump
fainting | present | en | syncopal
fainting | present | en | was out for + minute/minutes/seconds
fainting | present | en | woke up on floor
fainting | present | ha | ta suma/ya suma
fainting | present | yo | mi daku/o daku/omo daku/ti daku
fear-of-water | present | en | aerophobia
fear-of-water | present | en | afraid of water
fear-of-water | present | en | cannot swallow water + bite
fear-of-water | present | en | fear of water
fear-of-water | present | en | fear water
fear-of-water | present | en | hydrophobia
headache | absent | en | no complaints
headache | absent | en | no symptoms
headache | other | en | ha ha
headache | present | en | cephalgia
headache | present | en | ha
headache | present | en | head + @pain
headache | present | en | head + like drum/like a drum/drumming/hammering
headache | present | en | head + pound/bang/split/throb
headache | present | en | head ache
headache | present | en | headache
headache | present | en | migraine headache
headache | present | en | orififo
headache | present | en | skull + @pain
headache | present | en | temple + @pain
headache | present | ha | ciwon kai
headache | present | ha | kai na ciwo
headache | present | ig | isi na awa
headache | present | ig | isi owuwa
headache | present | pcm | head dey bang
headache | present | pcm | head dey pain
headache | present | pcm | head dey scatter
headache | present | yo | ori fifo
headache | present | yo | ori n fo
headache-around-eye | present | en | eye socket + @pain
headache-around-eye | present | en | headache + around/behind + eye
headache-around-eye | present | en | orbital pain
headache-around-eye | present | en | pain + around eye
headache-around-eye | present | en | pain + behind + eye
headache-around-eye | present | en | periorbital pain
headache-around-eye | present | en | retro orbital
headache-around-eye | present | en | retroorbital
headache-band | present | en | band + head
headache-band | present | en | ha + band/bilateral/tension
headache-band | present | en | headache + both side
headache-band | present | en | headache + pressure/forehead/both temples/computer/tight muscles
headache-band | present | en | headache + stress
headache-band | present | en | headache + tight/pressing/squeez/bilateral/band/dull
headache-band | present | en | pressure + around head
headache-band | present | en | pressure + forehead + headache
headache-band | present | en | tension headache
headache-band | present | en | tight band + head/forehead/headache
headache-band | present | en | vice + head
headache-morning | present | en | early morning headache
headache-morning | present | en | headache + lie down
headache-morning | present | en | headache + wake + morning
headache-morning | present | en | headache + worse + morning/lying/cough/straining/bend
headache-new-over-50 | present | en | never get headaches
headache-new-over-50 | present | en | new onset headache
headache-new-over-50 | present | en | new type of headache
headache-one-side | present | en | half + head
headache-one-side | present | en | headache + @one
headache-one-side | present | en | headache + behind one eye
headache-one-side | present | en | headache + one side
headache-one-side | present | en | hemicranial
headache-one-side | present | en | one side + head + @pain
headache-one-side | present | en | side of head + @pain
headache-one-side | present | en | unilateral + headache
headache-pulsating | present | en | head + pound
headache-pulsating | present | en | headache + throb/pulsat/pulsatile/pound/pulsating
headache-pulsating | present | en | throb + head
headache-sudden | present | en | headache + abrupt
headache-sudden | present | en | headache + sudden
headache-sudden | present | en | headache + sudden onset
inhaler-fails | present | en | inhaler + finish/finished/empty/exhausted/done
inhaler-fails | present | en | inhaler + six/ten/eight/many + still
inhaler-fails | present | en | inhaler/ventolin/salbutamol/puffer + not work/not help/no help/no relief/unrelieved/not do/no work/no change
inhaler-fails | present | en | nebuliser/nebulizer/nebulized/inhaler/ventolin/puffs + not touch/not working/not help/no help/not work/no change/no relief
inhaler-fails | present | en | reliever/inhaler/puffer + six/eight/ten/twelve/manynumber/many + times/puffs
inhaler-fails | present | pcm | asthma + no gree + down/go/stop/come down
known-headache-pattern | present | en | headaches + recurring
known-headache-pattern | present | en | like my usual migraine
known-headache-pattern | present | en | recurrent headache
known-headache-pattern | present | en | same headache + before
known-headache-pattern | present | en | similar episode + headache
known-headache-pattern | present | en | similar headache + before/past
known-headache-pattern | present | en | typical migraine
known-headache-pattern | present | en | usual headache
leg-weakness-both | present | en | @weak + both leg
leg-weakness-both | present | en | @weak + rise + legs
leg-weakness-both | present | en | ascending weak
leg-weakness-both | present | en | both leg + @weak
leg-weakness-both | present | en | cannot feel + legs
leg-weakness-both | present | en | cannot move + legs
leg-weakness-both | present | en | cannot move leg
leg-weakness-both | present | en | cannot walk + @weak
leg-weakness-both | present | en | leg not move/legs not move/leg cannot move/legs cannot move/leg no power ~ both/two of them/two legs/two leg/pee/urine/waist down
leg-weakness-both | present | en | leg weakness + spread/progress
leg-weakness-both | present | en | legs + @weak
leg-weakness-both | present | en | legs + no feeling
leg-weakness-both | present | en | legs give way
leg-weakness-both | present | en | lost feeling + legs
leg-weakness-both | present | en | lower extremity + @weak + both/bilateral
leg-weakness-both | present | en | no feeling + legs
leg-weakness-both | present | en | paraparesis
leg-weakness-both | present | en | paraplegia
leg-weakness-both | present | pcm | leg no dey work
light-hurts | present | en | avoid + light
light-hurts | present | en | cannot bear + light/lamp/sun/bulb
light-hurts | present | en | cannot look + lamp/bulb/sun
light-hurts | present | en | cannot look at light
light-hurts | present | en | cannot stand light
light-hurts | present | en | cover/covers + eyes + light/lamp/bulb
light-hurts | present | en | cry/cries/scream/screams + light/lamp/bulb + put/switch/on
light-hurts | present | en | dark room
light-hurts | present | en | hide/hides + light/window
light-hurts | present | en | light + disturb
light-hurts | present | en | light + hurt/bother/pain/sensitive/worse/cannot
light-hurts | present | en | light sensitive
light-hurts | present | en | light/lights + kill/killing me
light-hurts | present | en | not want + light/lamp/bulb/curtain
light-hurts | present | en | off the light
light-hurts | present | en | photophobia
light-hurts | present | en | photophobic
light-hurts | present | en | prefers dark
light-hurts | present | en | sensitive to light
light-hurts | present | en | sensitivity to light
light-hurts | present | en | sun/light/lamp + hurt/hurts/pain ~ fever/head/headache/eyes
light-hurts | present | pcm | light/lamp/sun/bulb + pepper/chook/worry + eye/eyes
lockjaw | other | en | clench/clenches/clenching + night/sleep/stress/habit/grind/grinds
lockjaw | present | en | @trouble + open + mouth
lockjaw | present | en | cannot + open + mouth
lockjaw | present | en | cannot chew ~ wound/nail/cut/injury/burn
lockjaw | present | en | cannot open + mouth/jaw
lockjaw | present | en | cannot open mouth
lockjaw | present | en | clenched + jaw/mouth/teeth
lockjaw | present | en | difficulty opening mouth
lockjaw | present | en | face + pull/pulling/stuck/fixed + smile/grin
lockjaw | present | en | jaw + lock/stiff/clench/rigid/tight/spasm/cannot
lockjaw | present | en | jaw + tight/stiff/lock/clench
lockjaw | present | en | jaw + tightness
lockjaw | present | en | jaw stiff
lockjaw | present | en | jaws + clench/lock
lockjaw | present | en | lock jaw
lockjaw | present | en | lockjaw
lockjaw | present | en | mouth + clench/locked/stiff
lockjaw | present | en | mouth + tight/lock/locked/clench/clenched/stiff + open/baby/suck/not/cannot
lockjaw | present | en | mouth tight
lockjaw | present | en | risus
lockjaw | present | en | teeth + clench
lockjaw | present | en | trismus
lockjaw | present | pcm | mouth dey tight
lockjaw | present | pcm | mouth no dey open
lockjaw | present | pcm | mouth no gree open
lockjaw | present | pcm | no fit open mouth
memory-loss | present | en | amnesia
memory-loss | present | en | amnesic
memory-loss | present | en | cannot remember
memory-loss | present | en | forget things
memory-loss | present | en | forgetful
memory-loss | present | en | memory + @lose/poor/loss/problem
motion-trigger | present | en | bus/boat/ferry/car/canoe ~ sick/dizzy/nausea/vomit/vomited/nauseous ~ ride/journey/winding/road/trip/waves
motion-trigger | present | en | car sick
motion-trigger | present | en | carsick
motion-trigger | present | en | motion sickness
motion-trigger | present | en | sea sick
motion-trigger | present | en | travel sickness
muscle-spasm-whole | present | en | arch + back
muscle-spasm-whole | present | en | arching + back
muscle-spasm-whole | present | en | back arch
muscle-spasm-whole | present | en | becomes stiff + touch
muscle-spasm-whole | present | en | body + spasm
muscle-spasm-whole | present | en | body + stiff + arch
muscle-spasm-whole | present | en | body + stiff + when + touch
muscle-spasm-whole | present | en | body + stiffen
muscle-spasm-whole | present | en | general + spasm
muscle-spasm-whole | present | en | generalised rigidity
muscle-spasm-whole | present | en | generalized rigidity
muscle-spasm-whole | present | en | muscle rigidity
muscle-spasm-whole | present | en | muscle spasm + noise/touch/sound/whole/body/all/jaw/neck/face
muscle-spasm-whole | present | en | muscle stiff + jaw
muscle-spasm-whole | present | en | opisthotonos
muscle-spasm-whole | present | en | opisthotonus
muscle-spasm-whole | present | en | painful muscle spasm + neck
muscle-spasm-whole | present | en | rigid + body
muscle-spasm-whole | present | en | spasm + noise/touch/light
muscle-spasm-whole | present | en | spasm + trigger
muscle-spasm-whole | present | en | spasms + back + abdomen
muscle-spasm-whole | present | en | stiff + jaw + neck
muscle-spasm-whole | present | en | stiff like stick
muscle-spasm-whole | present | en | stiffen + touch
muscle-spasm-whole | present | en | stiffen + when + touch
muscle-spasm-whole | present | en | stiffens + touch/noise
muscle-spasm-whole | present | en | stiffens + touched
muscle-spasm-whole | present | pcm | body dey stiff
near-fainting | other | en | black stool
near-fainting | other | en | dark stool
near-fainting | other | en | dark urine
near-fainting | present | en | about to @faint
near-fainting | present | en | about to pass out
near-fainting | present | en | almost @faint
near-fainting | present | en | almost collapse
near-fainting | present | en | almost fell + dizzy
near-fainting | present | en | dizzy + getting up
near-fainting | present | en | dizzy + stand
near-fainting | present | en | dizzy when standing
near-fainting | present | en | eyes turning me
near-fainting | present | en | faint + stand
near-fainting | present | en | feel faint
near-fainting | present | en | feel like collapsing
near-fainting | present | en | feel like fainting
near-fainting | present | en | felt like collapsing
near-fainting | present | en | going to @faint
near-fainting | present | en | going to pass out
near-fainting | present | en | grey/gray/black/dark + stand/stands/standing/get up/getting up/gets up/rise
near-fainting | present | en | lightheaded + stand
near-fainting | present | en | lightheaded + stands/standing/get up/getting up/rise
near-fainting | present | en | like collapsing
near-fainting | present | en | like fainting
near-fainting | present | en | like passing out
near-fainting | present | en | near faint
near-fainting | present | en | nearly @faint
near-fainting | present | en | nearly collapse
near-fainting | present | en | nearly fell/almost fell + stand/bathroom/toilet/dizzy/lightheaded
near-fainting | present | en | nearly pass out
near-fainting | present | en | orthostatic
near-fainting | present | en | pre syncope
near-fainting | present | en | presyncope
near-fainting | present | en | stand + head light
near-fainting | present | en | want faint
near-fainting | present | en | wobbly
near-fainting | present | pcm | eye dey turn
near-fainting | present | pcm | eyes dey turn
numbness | present | en | cannot feel
numbness | present | en | decreased sensation
numbness | present | en | hand/hands + like bread
numbness | present | en | lose feeling
numbness | present | en | loss of sensation
numbness | present | en | no feeling
numbness | present | en | numb
numbness | present | en | pins + needles + leg/arm/hand/foot
numbness | present | en | sensation + decrease/reduce/lose
numbness | present | en | sensory loss
nystagmus | present | en | eyes + flick
nystagmus | present | en | eyes + jerk
nystagmus | present | en | nystagmus
one-sided-weakness | present | en | @arm + @one + @weak/heavy/dead/useless
one-sided-weakness | present | en | @arm @weak
one-sided-weakness | present | en | @limb + gave way + one/right/left/drag/sudden
one-sided-weakness | present | en | @weak + @one + @arm
one-sided-weakness | present | en | @weak + @one + @leg
one-sided-weakness | present | en | @weak + @one/one side/half + @arm/@leg/side/body/hand/limb
one-sided-weakness | present | en | @weak + one side
one-sided-weakness | present | en | arm + suddenly + @weak
one-sided-weakness | present | en | arm + useless
one-sided-weakness | present | en | arm drift
one-sided-weakness | present | en | bump/bumps/bumping/walks/knock/knocks + into + chair/door/wall/table/doorframe + left/right/one side
one-sided-weakness | present | en | cannot + button + shirt
one-sided-weakness | present | en | cannot button
one-sided-weakness | present | en | cannot lift + arm
one-sided-weakness | present | en | cannot lift + right/left + hand/arm/leg
one-sided-weakness | present | en | cannot move + @one + @arm/@leg
one-sided-weakness | present | en | cannot raise + arm
one-sided-weakness | present | en | cannot use + left/right + hand/arm
one-sided-weakness | present | en | drag/drags/dragging + leg/foot
one-sided-weakness | present | en | drop things + hand
one-sided-weakness | present | en | drop/dropping/dropped + things/cup + hand/arm
one-sided-weakness | present | en | dropping things
one-sided-weakness | present | en | fingers refuse
one-sided-weakness | present | en | fingers refused
one-sided-weakness | present | en | fingers/hand + not hold/cannot hold/not grip/cannot grip + pen/cup/spoon/fork/key/phone
one-sided-weakness | present | en | grip + weak
one-sided-weakness | present | en | half + body + @weak
one-sided-weakness | present | en | hand + die
one-sided-weakness | present | en | hand + useless
one-sided-weakness | present | en | hand refused
one-sided-weakness | present | en | hand/arm + dropping/dropped/drops/fall/fell/hang/hanging + one/left/right/razor/cup/spoon/phone/things
one-sided-weakness | present | en | hand/arm + weak + hold/grip/cup/lift/spoon
one-sided-weakness | present | en | hand/arm/leg + belong/belongs + else/another
one-sided-weakness | present | en | hand/arm/leg + like + stranger/wood/dead
one-sided-weakness | present | en | hand/arm/leg + not + own
one-sided-weakness | present | en | hand/arm/leg + not mine
one-sided-weakness | present | en | hemiparesis
one-sided-weakness | present | en | hemiplegia
one-sided-weakness | present | en | hemiplegic
one-sided-weakness | present | en | left hand + weak/not work/cannot
one-sided-weakness | present | en | left sided @weak
one-sided-weakness | present | en | left/right + leg/hand/arm + give way/gave way/fail/failed
one-sided-weakness | present | en | leg + drag
one-sided-weakness | present | en | leg + give way/gave way + just/fall/fell/left/right
one-sided-weakness | present | en | one arm + @weak
one-sided-weakness | present | en | one hand + weak
one-sided-weakness | present | en | one side + body + @weak
one-sided-weakness | present | en | one side + dead/work/function
one-sided-weakness | present | en | one side + die
one-sided-weakness | present | en | one side of body
one-sided-weakness | present | en | right hand + weak/not work/cannot
one-sided-weakness | present | en | right sided @weak
one-sided-weakness | present | en | side of body + not work
one-sided-weakness | present | en | spoon/cup/hand + miss/misses/missing + mouth
one-sided-weakness | present | en | spoon/cup/plate/pen + fall/falls/fell/drop + hand
one-sided-weakness | present | pcm | @one + hand/leg/arm + dead/sleep/heavy/no dey/not obey/refuse
one-sided-weakness | present | pcm | hand no dey work
one-sided-weakness | present | pcm | left/right + hand/arm/leg + no fit/cannot + lift/raise/move/hold/grip
one-sided-weakness | present | pcm | left/right + hand/leg/side/face + is somehow/dey somehow/feels somehow/feels strange/feels funny
one-sided-weakness | present | pcm | left/right + side + not answer/no dey answer/not obey/no dey obey/no dey move/not moving/asleep
one-sided-weakness | present | pcm | no fit raise + hand
one-sided-weakness | present | pcm | one hand/one leg + die/dead/no dey work
one-sided-weakness | present | pcm | one leg + drag/dragging/no dey follow
one-sided-weakness | present | pcm | one side no dey work
one-sided-weakness | present | pcm | slipper/shoe ~ not stay/no gree stay/not remain/keeps falling/keep falling/keeps slipping ~ foot/leg
says-anaphylaxis | other | en | anaphylaxis/anaphylactic + had/previous/ago/past/history/last/since/risk/year/years/known/to
says-anaphylaxis | other | en | is it anaphylaxis
says-anaphylaxis | present | en | anaphylactic
says-anaphylaxis | present | en | anaphylaxis
says-anaphylaxis | present | en | having anaphylaxis
says-heart-attack | other | en | can heartattack
says-heart-attack | other | en | could heartattack
says-heart-attack | other | en | does heartattack
says-heart-attack | other | en | heartattack + had/previous/ago/past/history/last/after/since/old/family/died/prevent/risk/survive/survived/brother/year/years/like/gave/nearly
says-heart-attack | other | en | is it heartattack
says-heart-attack | other | en | it be heartattack
says-heart-attack | other | en | this be heartattack
says-heart-attack | other | en | will heartattack
says-heart-attack | present | en | am having heartattack
says-heart-attack | present | en | be having heartattack
says-heart-attack | present | en | get heartattack now
says-heart-attack | present | en | has having heartattack
says-heart-attack | present | en | heartattack
says-heart-attack | present | en | i having heartattack
says-heart-attack | present | en | is having heartattack
says-heart-attack | present | pcm | im having heartattack
says-meningitis | other | en | is it meningitis
says-meningitis | other | en | it be meningitis
says-meningitis | other | en | meningitis + had/previous/ago/past/history/last/since/risk/year/years/vaccine/vaccination
says-meningitis | other | en | meningitis + vaccinated/jab/injection/outbreak/season/belt/against/contact/town/area/school
says-meningitis | other | en | this be meningitis
says-meningitis | present | en | having meningitis
says-meningitis | present | en | meningitis
says-stroke | other | en | can stroke
says-stroke | other | en | does stroke
says-stroke | other | en | heat stroke
says-stroke | other | en | is it stroke
says-stroke | other | en | it be stroke
says-stroke | other | en | known stroke
says-stroke | other | en | stroke + had/previous/ago/past/history/last/after/since/old/family/died/prevent
says-stroke | other | en | stroke + risk/survive/survived/recover/recovered/rehab/physio/year/years/clinic/patient
says-stroke | other | en | stroke happen
says-stroke | other | en | sun stroke
says-stroke | other | en | this be stroke
says-stroke | present | en | get stroke now
says-stroke | present | en | having stroke
says-stroke | present | en | mini stroke
says-stroke | present | en | stroke
sound-hurts | present | en | noise + bother/worse/hurt/sensitive
sound-hurts | present | en | phonophobia
sound-hurts | present | en | sensitive to + noise/sound
sound-hurts | present | en | sound + bother/worse/sensitive/hurt
speech-trouble | other | en | speak/talk + english/french/hausa/igbo/language/pidgin/yoruba
speech-trouble | other | en | speak/talk/speaking/talking + hoarse/voice/whisper/throat/sore
speech-trouble | other | en | stop talk to/stop speak to + me/us/him/her/each/my
speech-trouble | present | en | @trouble + speak/talk/speech/words
speech-trouble | present | en | aphasia
speech-trouble | present | en | aphasic
speech-trouble | present | en | cannot + find + words
speech-trouble | present | en | cannot find + words
speech-trouble | present | en | cannot find word
speech-trouble | present | en | cannot pronounce
speech-trouble | present | en | cannot speak
speech-trouble | present | en | cannot talk
speech-trouble | present | en | dysarthria
speech-trouble | present | en | dysarthric
speech-trouble | present | en | dysphasia
speech-trouble | present | en | expressive aphasia
speech-trouble | present | en | garbled
speech-trouble | present | en | he can only say
speech-trouble | present | en | he could only say
speech-trouble | present | en | lose speech
speech-trouble | present | en | mouth heavy + talk
speech-trouble | present | en | mumble/mumbling/gibberish
speech-trouble | present | en | not speak clear
speech-trouble | present | en | she can only say
speech-trouble | present | en | she could only say
speech-trouble | present | en | single words + sense
speech-trouble | present | en | slur
speech-trouble | present | en | slurred speech
speech-trouble | present | en | slurring
speech-trouble | present | en | speak/speaks/talk/talks/sounds + drunk
speech-trouble | present | en | speech + drag/slow/thick/different
speech-trouble | present | en | speech + slur/@trouble/garbled/unclear/lose/unable
speech-trouble | present | en | speech + thick/heavy/drag/slow
speech-trouble | present | en | speech/talk/talks/talking/voice/sounds + drunk/drunkard/drunken
speech-trouble | present | en | speech/words/talk + porridge/mud/marbles/soup
speech-trouble | present | en | stop talk/stop speak + sudden/mouth/face/hand/stroke
speech-trouble | present | en | suddenly no longer speak
speech-trouble | present | en | suddenly no longer talk
speech-trouble | present | en | talk + drag/scatter/heavy/baby
speech-trouble | present | en | talk + not clear
speech-trouble | present | en | talk like drunk
speech-trouble | present | en | talk no clear
speech-trouble | present | en | talking like drunk
speech-trouble | present | en | tongue + heavy + talk
speech-trouble | present | en | tongue + heavy/thick + talk/words/speak
speech-trouble | present | en | tongue heavy
speech-trouble | present | en | voice/talk/words + slide/sliding/drag/dragging
speech-trouble | present | en | word finding
speech-trouble | present | en | words + come/came + out + wrong/thick/funny
speech-trouble | present | en | words + no sense/jumbled/wrong/not come
speech-trouble | present | en | words + thick/muddled/mixed/scatter/slow/heavy
speech-trouble | present | en | words make no sense
speech-trouble | present | en | words/speech + jumbled/mixed/wrong/thick/heavy
speech-trouble | present | en | words/speech/voice/talks/talking/speaking/sounds + like + drunk/drunkard
speech-trouble | present | pcm | no fit pronounce
speech-trouble | present | pcm | no fit talk
speech-trouble | present | pcm | talk dey drag
stiff-neck | absent | en | can bend chin to chest
stiff-neck | absent | en | can put chin on chest
stiff-neck | absent | en | can touch chin to chest
stiff-neck | absent | en | chin reaches chest
stiff-neck | absent | en | chin touches chest
stiff-neck | absent | en | full neck movement
stiff-neck | absent | en | neck + full range
stiff-neck | absent | en | neck + not + stiff
stiff-neck | absent | en | neck is supple
stiff-neck | absent | en | neck soft
stiff-neck | absent | en | neck supple
stiff-neck | absent | en | supple neck
stiff-neck | present | en | brings knees up
stiff-neck | present | en | brudzinski
stiff-neck | present | en | cannot bend neck
stiff-neck | present | en | chin + chest + cannot/pain
stiff-neck | present | en | cry/cries/scream/screams + lift/lifts/raise/turn + head/neck
stiff-neck | present | en | cry/cries/scream/screams/@pain + bend/bends/bent/move + head/neck + forward/chest/dress
stiff-neck | present | en | head + lift/lifted/raise/bend + knees up/knees/cry/pain + pillow/bed/legs
stiff-neck | present | en | hold/holds/held/throw/thrown/pull/pulls/pulled/arch/arches + head/neck + back/backward/backwards
stiff-neck | present | en | kernig
stiff-neck | present | en | knees up when head + lift/lifted
stiff-neck | present | en | meningeal sign
stiff-neck | present | en | meningism
stiff-neck | present | en | meningismus
stiff-neck | present | en | neck + rigid
stiff-neck | present | en | neck + stiff
stiff-neck | present | en | neck flexion + pain
stiff-neck | present | en | neck pain + bend/flex
stiff-neck | present | en | neck rigidity
stiff-neck | present | en | neck strong
stiff-neck | present | en | nuchal rigidity
stiff-neck | present | en | stiff neck
stiff-neck | present | pcm | neck + cannot/no fit + bend/turn/touch
stiff-neck | present | pcm | neck + no gree bend/not bend/like wood/like stick
stiff-neck | present | pcm | neck dey strong
temple-tender | present | en | comb + hair + pain
temple-tender | present | en | jaw + @pain + chew
temple-tender | present | en | jaw claudication
temple-tender | present | en | scalp + tender/@pain
temple-tender | present | en | temple + tender/@pain
temple-tender | present | en | temporal artery
thunderclap-headache | present | en | blow + back of head + sudden
thunderclap-headache | present | en | burst/exploded/snapped + inside + head
thunderclap-headache | present | en | head + explode
thunderclap-headache | present | en | headache + bat/hammer/brick
thunderclap-headache | present | en | headache + clap + thunder
thunderclap-headache | present | en | headache + explode/explosive
thunderclap-headache | present | en | headache + hit/struck/strike
thunderclap-headache | present | en | headache + instant
thunderclap-headache | present | en | headache + like thunder
thunderclap-headache | present | en | headache + never felt/never had/never experience
thunderclap-headache | present | en | headache + out of nowhere
thunderclap-headache | present | en | headache + within seconds/within minute
thunderclap-headache | present | en | headache + worst ever/worst of my life/worst of his life/worst of her life/worst in life
thunderclap-headache | present | en | headache is the worst
thunderclap-headache | present | en | heard/felt + snap/pop/crack + head
thunderclap-headache | present | en | hit + back of head
thunderclap-headache | present | en | hit + bat/brick/hammer + head/headache
thunderclap-headache | present | en | kicked in head
thunderclap-headache | present | en | like + hit + head + sudden
thunderclap-headache | present | en | like being hit
thunderclap-headache | present | en | never + headache + like
thunderclap-headache | present | en | pop + head
thunderclap-headache | present | en | snap + head + pain
thunderclap-headache | present | en | snap/pop/crack + head/skull
thunderclap-headache | present | en | something + burst/exploded/snapped/popped/tear + head/skull/brain
thunderclap-headache | present | en | thunder/explosion/bomb/lightning/gunshot/hammer + head/skull/brain
thunderclap-headache | present | en | thunderclap
thunderclap-headache | present | en | worst + head + pain/ever
thunderclap-headache | present | en | worst headache
thunderclap-headache | present | en | worst headache ever
tingling | present | en | crawling sensation
tingling | present | en | paraesthesia
tingling | present | en | paresthesia
tingling | present | en | pin needle
tingling | present | en | pins and needles
tingling | present | en | prickling
tingling | present | en | tingle
tingling-around-mouth | present | en | numb + lips + finger
tingling-around-mouth | present | en | perioral numb
tingling-around-mouth | present | en | tingle + mouth/lips/perioral/fingers
tremor | present | en | hand + shake
tremor | present | en | jittery
tremor | present | en | shakes + hand
tremor | present | en | shaky
tremor | present | en | shuffle/shuffles/shuffling
tremor | present | en | trembling
tremor | present | en | tremor
tremor | present | en | tremulous
tremor | present | pcm | hand dey shake
tremor | present | pcm | hands dey shake
unsteady | present | en | ataxia
unsteady | present | en | ataxic
unsteady | present | en | balance + @lose/poor/off/problem/trouble
unsteady | present | en | cannot walk + balance
unsteady | present | en | cannot walk straight
unsteady | present | en | clumsy
unsteady | present | en | falling to one side
unsteady | present | en | gait + unsteady/abnormal/wide/imbalance
unsteady | present | en | imbalance
unsteady | present | en | lose balance
unsteady | present | en | loss of balance
unsteady | present | en | off balance
unsteady | present | en | stagger
unsteady | present | en | unsteady
unsteady | present | en | wobbly
unsteady | present | pcm | walk/walks/walking/waka + drunk/drunkard/drunken
vertigo | present | en | @spin + room/world/everything/house/thing
vertigo | present | en | attack + spinning
vertigo | present | en | attacks of spinning
vertigo | present | en | everything + round/spin
vertigo | present | en | everything spin
vertigo | present | en | feeling of spinning
vertigo | present | en | goes round
vertigo | present | en | head + spin
vertigo | present | en | head spin
vertigo | present | en | room + round/spin
vertigo | present | en | room spinning
vertigo | present | en | sensation of spinning
vertigo | present | en | spinning
vertigo | present | en | spinning sensation
vertigo | present | en | spinning/whirling/rotating + bed/head/attack/room/world/lasting/short
vertigo | present | en | vertiginous
vertigo | present | en | vertigo
vertigo | present | en | world + spin
vertigo | present | pcm | everywhere dey turn
vertigo | present | pcm | house dey turn
vertigo | present | pcm | world dey turn
vertigo-position | present | en | dix hallpike
vertigo-position | present | en | dizzy + change position
vertigo-position | present | en | dizzy/vertigo/spin/dizziness + turn/roll/lie/bend/look/position/rolling/move/tilt
vertigo-position | present | en | get out of bed + spin
vertigo-position | present | en | hallpike
vertigo-position | present | en | head position
vertigo-position | present | en | look up + dizzy
vertigo-position | present | en | looking up + @spin/dizzy/attack
vertigo-position | present | en | position vertigo
vertigo-position | present | en | roll over + bed
vertigo-position | present | en | rolling over in bed
vertigo-position | present | en | spinning/vertigo/dizzy + turn/roll/look up/lie/bend/bed
vertigo-position | present | en | turning in bed
vertigo-position | present | en | turning over in bed
vertigo-position | present | en | turns over in bed
vision-blurred | absent | en | no complaints
vision-blurred | absent | en | no symptoms
vision-blurred | present | en | @eye ~ cloudy/hazy/foggy
vision-blurred | present | en | black spots + see/eyes
vision-blurred | present | en | blur
vision-blurred | present | en | blurred vision
vision-blurred | present | en | blurry
vision-blurred | present | en | cannot see + well/clear/clearly/properly/far/board
vision-blurred | present | en | eye + blur/dim
vision-blurred | present | en | eyes + cloudy
vision-blurred | present | en | eyes + dark/dazzle
vision-blurred | present | en | flashes + eyes/sight/vision
vision-blurred | present | en | flashes of light
vision-blurred | present | en | flashing + eyes
vision-blurred | present | en | flashing + light + see
vision-blurred | present | en | flashing lights
vision-blurred | present | en | floaters + vision
vision-blurred | present | en | lights + flashing/flash + eyes/see
vision-blurred | present | en | not see well
vision-blurred | present | en | see + cloudy/dim
vision-blurred | present | en | see + not clear
vision-blurred | present | en | see + sparks/flashes/spots/dots
vision-blurred | present | en | see spots
vision-blurred | present | en | see stars
vision-blurred | present | en | see/sees/seeing + butterfly/butterflies/fireflies/firefly/sparkles/snow
vision-blurred | present | en | seeing double
vision-blurred | present | en | seeing stars
vision-blurred | present | en | sight + dim/poor
vision-blurred | present | en | sight + dim/poor/bad/reduce
vision-blurred | present | en | silver/sparkling/flashing/twinkling + sparks/spots/stars/lights/lines/zigzag
vision-blurred | present | en | sparks + eyes
vision-blurred | present | en | spots + before + eyes
vision-blurred | present | en | spots + eyes/vision/see
vision-blurred | present | en | spots in vision
vision-blurred | present | en | stars + eye/eyes/sight
vision-blurred | present | en | vision + blur/fuzzy/hazy/change/poor/disturb/dim/cloudy
vision-blurred | present | en | visual change
vision-blurred | present | en | visual disturbance
vision-blurred | present | en | visual impairment
vision-blurred | present | en | visual spots/scotomata/scotoma
vision-blurred | present | en | visual symptom
vision-blurred | present | en | zigzag
vision-blurred | present | pcm | dey see + stars/sparks/rings/double/smoke
vision-lost | other | en | cannot see + far/board/blackboard/distance/near/read
vision-lost | other | en | cannot see clear
vision-lost | other | en | cannot see flow
vision-lost | other | en | cannot see menses
vision-lost | other | en | cannot see menstruation
vision-lost | other | en | cannot see period
vision-lost | other | en | cannot see properly
vision-lost | other | en | cannot see well
vision-lost | other | en | darkness around
vision-lost | other | en | darkness under
vision-lost | other | en | not see flow
vision-lost | other | en | not see menses
vision-lost | other | en | not see menstruation
vision-lost | other | en | not see my blood/cannot see my blood
vision-lost | other | en | not see period
vision-lost | other | en | not see/cannot see/no see/see + period/menses/menstruation/mense/flow/menstrual
vision-lost | other | en | see only + spots
vision-lost | present | en | @eye + gone dark/went dark/turned dark
vision-lost | present | en | amaurosis
vision-lost | present | en | became blind
vision-lost | present | en | blind one eye
vision-lost | present | en | blindness
vision-lost | present | en | cannot see
vision-lost | present | en | curtain + eye/vision/sight/came/over
vision-lost | present | en | curtain + sparks
vision-lost | present | en | darkness + @eye
vision-lost | present | en | eyesight + gone
vision-lost | present | en | go blind
vision-lost | present | en | gone blind
vision-lost | present | en | hemianopia
vision-lost | present | en | like + curtain + close/side/down
vision-lost | present | en | lose eyesight
vision-lost | present | en | lose sight
vision-lost | present | en | lose vision
vision-lost | present | en | loss of sight
vision-lost | present | en | loss of vision
vision-lost | present | en | only see + dark/darkness/light/shadow/half
vision-lost | present | en | see only + dark/darkness/red/light/shadow/half
vision-lost | present | en | shadow + vision
vision-lost | present | en | sight gone
vision-lost | present | en | sight lose
vision-lost | present | en | sudden blind
vision-lost | present | en | turned blind
vision-lost | present | en | vision + eye + lose
vision-lost | present | en | vision + went + black/dark
vision-lost | present | en | vision gone
vision-lost | present | en | vision lose
vision-lost | present | en | vision went
vision-lost | present | en | visual field + lose
vision-lost | present | en | visual loss
vision-lost | present | en | wake up blind
vision-lost | present | en | went blind
vision-lost | present | en | woke up blind
vision-lost | present | pcm | eye no dey see
vision-lost | present | pcm | no dey see
vision-lost | present | pcm | no fit see
`;
