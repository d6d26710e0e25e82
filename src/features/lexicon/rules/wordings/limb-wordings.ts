/** Wordings: Back, joints, muscles, legs and arms. */
export const LIMB_WORDINGS = `
back-pain | present | en | @back + @pain
back-pain | present | en | @back + spasm/stiff/strain/pull/injure/injury
back-pain | present | en | back spasm
back-pain | present | en | backache
back-pain | present | en | hurt + back
back-pain | present | en | low back
back-pain | present | en | lower back
back-pain | present | en | lumbago
back-pain | present | en | lumbar + @pain
back-pain | present | en | lumbosacral strain
back-pain | present | en | paralumbar
back-pain | present | en | paraspinal
back-pain | present | en | paravertebral
back-pain | present | en | pull + back
back-pain | present | en | sacral + @pain
back-pain | present | en | strain + back
back-pain | present | en | waist + @pain
back-pain | present | en | waist pain
back-pain | present | pcm | back dey pain
back-pain | present | pcm | waist dey pain
back-pain-leg | absent | en | negative straight leg
back-pain-leg | absent | en | no radiation
back-pain-leg | absent | en | not radiate
back-pain-leg | absent | en | straight leg + negative
back-pain-leg | absent | en | straight leg raise + normal
back-pain-leg | absent | en | without radiation
back-pain-leg | present | en | @back + @leg + shoot/tingle/numb/down/electric
back-pain-leg | present | en | @back + radiat + leg/buttock/thigh
back-pain-leg | present | en | @pain + buttock + @leg
back-pain-leg | present | en | @pain + shoot + @leg
back-pain-leg | present | en | pain + down + @leg + @back
back-pain-leg | present | en | pain + waist + leg + enter
back-pain-leg | present | en | radiat + below knee
back-pain-leg | present | en | radiculopathy
back-pain-leg | present | en | sciatica
back-pain-leg | present | en | shooting pain + @leg
back-pain-leg | present | en | straight leg raise + positive
back-pain-leg | present | en | waist + enter + leg
back-pain-strain | present | en | @back + lift/carry/bend/move/strain/twist/shovel/garden/furniture/pull
back-pain-strain | present | en | back + after + work/lift
back-pain-strain | present | en | back + muscle + spasm/tender/strain
back-pain-strain | present | en | back strain
back-pain-strain | present | en | heavy load + waist/back
back-pain-strain | present | en | lifted + heavy + @back
back-pain-strain | present | en | lifting + heavy/box/boxes/load
back-pain-strain | present | en | lumbar muscle
back-pain-strain | present | en | lumbar strain
back-pain-strain | present | en | lumbosacral strain
back-pain-strain | present | en | moving + furniture/boxes
back-pain-strain | present | en | muscle spasm + back
back-pain-strain | present | en | paraspinal
back-pain-strain | present | en | paraspinous
back-pain-strain | present | en | paravertebral
back-pain-strain | present | en | pulled + muscle + @back
back-pain-strain | present | en | strained + back
back-pain-strain | present | en | threw out back
back-pain-strain | present | en | worse + movement/bending + back
bone-pain-crisis | other | en | adrenal crisis
bone-pain-crisis | other | en | hypertensive crisis
bone-pain-crisis | present | en | bone + crisis
bone-pain-crisis | present | en | bone pain crisis
bone-pain-crisis | present | en | bones + severe + sickle
bone-pain-crisis | present | en | crises
bone-pain-crisis | present | en | crisis
bone-pain-crisis | present | en | crisis + pain
bone-pain-crisis | present | en | painful crisis
bone-pain-crisis | present | en | sickle + @pain
bone-pain-crisis | present | en | sickle cell crisis
bone-pain-crisis | present | en | vaso occlusive
calf-pain | present | en | @pain + back of leg
calf-pain | present | en | @pain + calf
calf-pain | present | en | back of leg + @pain
calf-pain | present | en | calf + @pain/tender
calf-pain | present | en | calf + cramp/tight
calf-pain | present | en | calf muscle + @pain
calf-pain | present | en | deep vein
calf-pain | present | en | dvt
calf-pain | present | en | homan sign
calf-pain | present | en | homans
calf-pain | present | en | leg + @pain + @swell + @one
calf-pain | present | pcm | calf dey pain
elbow-pain | present | en | elbow + @pain
elbow-pain | present | en | tennis elbow
hand-foot-swelling | present | en | dactylitis
hand-foot-swelling | present | en | hand foot syndrome
hand-foot-swelling | present | en | hands + feet + @swell
heel-pain | present | en | first step + @pain
heel-pain | present | en | heel + @pain
heel-pain | present | en | plantar
heel-pain | present | en | plantar fasciitis
heel-pain | present | en | sole + @pain + morning
joint-pain | present | en | @joint + @pain/@swell/stiff
joint-pain | present | en | @joint @pain
joint-pain | present | en | arthralgia
joint-pain | present | en | arthritis
joint-pain | present | en | hip + @pain
joint-pain | present | en | joint + ache
joint-pain | present | en | polyarthralgia
joint-pain | present | en | waist + @pain
joint-pain | present | pcm | joints dey pain
joint-pain | present | pcm | knee dey pain
joint-pain-many | present | en | joint pains
joint-pain-many | present | en | joint to joint
joint-pain-many | present | en | joints + @pain/all/my/stiff/swell
joint-pain-many | present | en | joints + pain + all
joint-pain-many | present | en | many joints
joint-pain-many | present | en | migratory + joint
joint-pain-many | present | en | multiple joint
joint-pain-many | present | en | polyarthralgia
joint-pain-many | present | en | polyarthritis
joint-pain-many | present | en | several joints
joint-pain-many | present | pcm | joints dey pain
joint-pain-use | present | en | @joint + grind/creak/crepitus
joint-pain-use | present | en | hip + walk + @pain
joint-pain-use | present | en | knee + old age
joint-pain-use | present | en | knee + stairs/climb/walk/stand
joint-pain-use | present | en | osteoarthritis
joint-pain-use | present | en | wear and tear
joint-pain-use | present | en | worse + activity + @joint
joint-stiff-morning | present | en | @joint/hands/fingers + stiff + hour + wake/morning
joint-stiff-morning | present | en | joint + stiff + morning
joint-stiff-morning | present | en | morning stiff
joint-stiff-morning | present | en | rheumatoid
joint-stiff-morning | present | en | stiff + hour + morning + @joint
joint-stiff-morning | present | en | stiff + more than an hour + wake/morning/hands
joint-stiff-morning | present | en | stiff + morning
joint-stiff-morning | present | en | wake + stiff + hour/hours + hand/hands/joint/joints/fingers
joint-stiff-short | present | en | stiff + few minutes
joint-stiff-short | present | en | stiff + first steps
joint-stiff-short | present | en | stiff + minutes + morning
joint-stiff-short | present | en | stiff + ten minutes/five minutes/fifteen minutes
joint-swollen-hot | present | en | @bigjoint + @hot + @pain
joint-swollen-hot | present | en | @bigjoint + @swell + @hot/@red
joint-swollen-hot | present | en | hot swollen joint
joint-swollen-hot | present | en | joint + effusion
joint-swollen-hot | present | en | joint + warm
joint-swollen-hot | present | en | knee + @hot
joint-swollen-hot | present | en | monoarthritis
joint-swollen-hot | present | en | septic arthritis
joint-swollen-hot | present | en | swollen + tender + @bigjoint
leg-cramps | present | en | charley horse
leg-cramps | present | en | cramp + @leg/night
leg-cramps | present | en | cramp + calf + night
leg-cramps | present | en | leg cramp
leg-cramps | present | en | leg cramps
leg-swelling-one | present | en | @calf + @swell
leg-swelling-one | present | en | @leg + @swell + @one
leg-swelling-one | present | en | @one + @leg/thigh/extremity + @swell
leg-swelling-one | present | en | @one + leg/calf + thicker/fatter/bigger/tight
leg-swelling-one | present | en | @swell + @one + @leg
leg-swelling-one | present | en | calf + @swell/circumference/larger/bigger
leg-swelling-one | present | en | calf + cm + left/right/other/thicker
leg-swelling-one | present | en | calf/leg/thigh + thicker/fatter/wider/bigger/larger + other/left/right/than
leg-swelling-one | present | en | calf/leg/thigh/foot + twice/double + other/size
leg-swelling-one | present | en | left leg/right leg/one leg + log/pillar/tree trunk/elephant/big yam
leg-swelling-one | present | en | leg + bigger + other
leg-swelling-one | present | en | leg + larger + than + other
leg-swelling-one | present | en | leg + twice + other
leg-swelling-one | present | en | leg @swell + @pain
leg-swelling-one | present | en | leg/thigh/calf + thick/thicker/fat + one/left/right
leg-swelling-one | present | en | one leg + @swell
leg-swelling-one | present | en | one leg + big/bigger/twice
leg-swelling-one | present | en | one leg + bigger
leg-swelling-one | present | en | one of legs + big/bigger/tight/@swell
leg-swelling-one | present | en | swelling of + leg
leg-swelling-one | present | en | unilateral + leg + @swell
leg-swelling-one | present | en | unilateral edema
leg-swelling-one | present | en | unilateral swelling
limb-asleep | present | en | hand/arm/leg/foot + sleep + lie + top
limb-asleep | present | en | hand/arm/leg/foot + sleep/asleep/numb + lie/lay/lying/slept/sat/sit/sitting/cross/crossed/position + minute/minutes/wake/seconds/shake
limb-asleep | present | en | slept on/sleep on/lay on/lie on/sat on ~ arm/hand/leg/foot ~ numb/dead/asleep ~ minute/seconds
limb-cold-pale | present | en | @limb + blue/black + cold
limb-cold-pale | present | en | @limb + cold + pale/numb/blue/@pain/pulse/white
limb-cold-pale | present | en | absent + pulse + foot/leg/pedal/distal
limb-cold-pale | present | en | absent pedal pulses
limb-cold-pale | present | en | cannot + move/wriggle/wiggle + toes + cold/numb/white
limb-cold-pale | present | en | hand + cold + pale
limb-cold-pale | present | en | ischemic limb
limb-cold-pale | present | en | leg + cold + @pain
limb-cold-pale | present | en | leg + cold + numb
limb-cold-pale | present | en | leg + pale + cold
limb-cold-pale | present | en | leg/foot/arm/hand + cold + stone/ice/dead
limb-cold-pale | present | en | leg/foot/arm/hand + ice cold/icy
limb-cold-pale | present | en | leg/foot/arm/hand ~ white/pale/blue/grey ~ cold/icy
limb-cold-pale | present | en | leg/foot/arm/hand/toes/fingers + white/pale/blue/grey + cold/ice/numb
limb-cold-pale | present | en | leg/foot/arm/hand/toes/fingers + white/pale/blue/grey/black + freeze/freezing/frozen/chilled
limb-cold-pale | present | en | limb ischemia
limb-cold-pale | present | en | no pulse + foot/leg/hand
limb-cold-pale | present | en | no pulse + limb
limb-cold-pale | present | en | pulseless + @limb
limb-cold-pale | present | en | toes + blue/black/cold + @pain
limb-cold-pale | present | en | toes/fingers + white/blue/black/grey + freezing/cold/feel
limb-pain | present | en | @limb + @pain
limb-pain | present | en | bone + @pain
limb-pain | present | en | bone pain
limb-pain | present | en | extremity + @pain
limb-pain | present | en | heel + @pain
limb-pain | present | en | shin + @pain
limb-pain | present | en | thigh + @pain
limb-pain | present | en | wrist + @pain
limb-pain | present | pcm | bones dey pain
limb-pain | present | pcm | hand dey pain
limb-pain | present | pcm | leg dey pain
limp-child | present | en | limp
limp-child | present | en | limping
limp-child | present | en | not use + arm/leg
limp-child | present | en | not walk + child
limp-child | present | en | not weight bear
limp-child | present | en | refuse + walk
limp-child | present | en | refuses to walk
limp-child | present | en | will not bear weight
limp-child | present | pcm | waka + limp
muscle-overuse | other | en | chest + push/pushing
muscle-overuse | other | en | push + urine/stool/toilet
muscle-overuse | present | en | after + gym/workout
muscle-overuse | present | en | danced/dancing/dance/carried/carrying/farming/weeding/digging/lifting/football/trekked/squats/pushups/shifting ~ ache/sore/stiff/aching/pain
muscle-overuse | present | en | delayed onset muscle
muscle-overuse | present | en | laughed + muscles/belly
muscle-overuse | present | en | laughed/laughing ~ sore/ache/hurt/pain
muscle-overuse | present | en | muscle + exercise/gym/strain/pull/overuse
muscle-overuse | present | en | muscle strain
muscle-overuse | present | en | overuse
muscle-overuse | present | en | pulled muscle
muscle-overuse | present | en | push/pushed/pushing/climb/climbed/climbing/pounding/squat/squatting ~ ache/sore/stiff/aching
muscle-overuse | present | en | ran/run/running/hike/hiking/marathon/squats ~ stiff/sore/ache
muscle-overuse | present | en | sore + after + exercise/gym/workout/football
muscle-overuse | present | en | strain/strained + thigh/calf/hamstring/muscle
muscle-overuse | present | en | strained muscle
muscle-overuse | present | en | training/marathon/running/exercise + @pain
saddle-numb | present | en | between legs + numb
saddle-numb | present | en | buttock/bum/bottom + asleep ~ wipe/sit/wet
saddle-numb | present | en | buttock/bum/bottom/private part + asleep/dead/numb
saddle-numb | present | en | cannot feel + pee/urine/bladder/toilet
saddle-numb | present | en | cauda equina
saddle-numb | present | en | feel + wipe + cannot/not
saddle-numb | present | en | no feeling + bottom/genital/private/anus/crotch
saddle-numb | present | en | no feeling/numb/cannot feel + wipe/bum/buttock
saddle-numb | present | en | no sensation + bottom/genital/private/saddle
saddle-numb | present | en | not feel + wipe
saddle-numb | present | en | numb + between + legs
saddle-numb | present | en | numb + crotch/bottom/genital/private/saddle/buttocks/perineum
saddle-numb | present | en | numb + groin/private/between leg/bottom/buttock/genital
saddle-numb | present | en | numb + perineum
saddle-numb | present | en | perianal numb
saddle-numb | present | en | perineal + numb
saddle-numb | present | en | saddle
saddle-numb | present | en | saddle anesthesia
shoulder-pain | present | en | frozen shoulder
shoulder-pain | present | en | rotator cuff
shoulder-pain | present | en | shoulder + @pain/stiff
swelling-legs-night | present | en | @swell + evening + leg
swelling-legs-night | present | en | @swell + standing all day
swelling-legs-night | present | en | ankle + evening
toe-joint | present | en | big toe + @pain/@swell/@red
toe-joint | present | en | gout
toe-joint | present | en | great toe
toe-joint | present | en | metatarsophalangeal
toe-joint | present | en | podagra
toe-joint | present | en | toe + sudden + @pain
varicose | present | en | varicose
varicose | present | en | vein + twist/bulge/swell + leg
wrist-tingling | present | en | carpal tunnel
wrist-tingling | present | en | finger + tingle/numb + night/type
wrist-tingling | present | en | hand + tingle/numb + night
wrist-tingling | present | en | shake/shaking + hand + relieve/better/helps + finger/hand/night
wrist-tingling | present | en | thumb + index
wrist-tingling | present | en | thumb + numb + finger
wrist-tingling | present | en | tingling + thumb
wrist-tingling | present | en | tingling/numb/numbness/pins + thumb/index/middle/finger/fingers + night/shake/shaking/typing/hand
wrist-tingling | present | en | wakes + numb hand
`;
