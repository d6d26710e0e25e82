/** Wordings: Ears, nose, sinuses, mouth, teeth, throat and neck. */
export const EAR_NOSE_THROAT_WORDINGS = `
bad-breath | present | en | bad breath
bad-breath | present | en | breath + smell
bad-breath | present | en | foul breath
bad-breath | present | en | halitosis
bad-breath | present | en | mouth odor
bad-breath | present | en | mouth odour
bad-breath | present | pcm | mouth dey smell
behind-ear-swelling | other | en | red rash
behind-ear-swelling | other | en | red spots
behind-ear-swelling | present | en | @swell + behind ear
behind-ear-swelling | present | en | behind + ear + @swell/@red
behind-ear-swelling | present | en | ear + push/stick + forward
behind-ear-swelling | present | en | ear + stick out
behind-ear-swelling | present | en | mastoid + @pain/@swell/@red
behind-ear-swelling | present | en | postauricular @swell
better-then-worse | present | en | better + then + worse
better-then-worse | present | en | double sickening
better-then-worse | present | en | got better + worse
better-then-worse | present | en | improve + then + worse
better-then-worse | present | en | improved + before + worse
better-then-worse | present | en | initial improve + worse
cold-sore | present | en | blister + corner of mouth
cold-sore | present | en | blisters + lip
cold-sore | present | en | cold sore
cold-sore | present | en | fever blister
cold-sore | present | en | herpes labialis
cold-sore | present | en | lip + blister/vesicle
cold-sore | present | en | tingle + lip + blister
cold-sore | present | en | vesicle + lip
congestion | present | en | blocked nose
congestion | present | en | clogged nose
congestion | present | en | congest
congestion | present | en | nasal + stuffy
congestion | present | en | nasal block
congestion | present | en | nasal congestion
congestion | present | en | nasal obstruct
congestion | present | en | nose + block/stuffy/clog/congest
congestion | present | en | sinus congestion
congestion | present | en | stuffy
congestion | present | en | stuffy nose
congestion | present | pcm | nose dey block
congestion | present | pcm | nose don block
dental-swelling | other | en | tooth/teeth + coming/erupt/new
dental-swelling | present | en | cheek + @swell + tooth
dental-swelling | present | en | dental abscess
dental-swelling | present | en | face + @swell + tooth/dental
dental-swelling | present | en | gum + @swell/@pus/abscess/boil
dental-swelling | present | en | gum boil
dental-swelling | present | en | jaw + @swell
dental-swelling | present | en | tooth + abscess/@swell/@pus
drooling | present | en | cannot swallow
drooling | present | en | cannot swallow + saliva/spit
drooling | present | en | cannot take + even water
drooling | present | en | cannot take even water
drooling | present | en | dribble + saliva
drooling | present | en | dribble/dribbling/slobber + cannot/not/wont + swallow
drooling | present | en | drool
drooling | present | en | drooling
drooling | present | en | pour/pours + back/out + mouth
drooling | present | en | saliva + drip/cannot/pour
drooling | present | en | saliva + run/runs/running/pour/pouring/drip/mouth/flow
drooling | present | en | spit + cannot swallow
drooling | present | en | spit + pour/pouring/drip/dripping/run/running
drooling | present | en | unable to swallow
drooling | present | pcm | no fit swallow
ear-canal-tender | other | en | swim + wax/block/blocked/water
ear-canal-tender | present | en | auricle + @pain
ear-canal-tender | present | en | canal + @swell/edematous
ear-canal-tender | present | en | chew + ear + @pain
ear-canal-tender | present | en | ear canal + @swell/@red/@pain/itch/edema
ear-canal-tender | present | en | move + ear + @pain
ear-canal-tender | present | en | outer ear + @pain/@swell
ear-canal-tender | present | en | pain + pull + pinna/tragus/auricle
ear-canal-tender | present | en | pinna + @pain
ear-canal-tender | present | en | swim + ear
ear-canal-tender | present | en | swimmer ear
ear-canal-tender | present | en | swimmers ear
ear-canal-tender | present | en | touch + ear + @pain
ear-canal-tender | present | en | tragal tender
ear-canal-tender | present | en | tragus + @pain
ear-discharge | present | en | ear + @discharge/@pus/water/run/fluid/wet
ear-discharge | present | en | otorrhea
ear-discharge | present | en | pus + ear
ear-discharge | present | pcm | ear dey bring water
ear-discharge | present | pcm | ear dey run
ear-discharge | present | pcm | water + comot + ear
ear-drum-red | absent | en | eardrum + normal
ear-drum-red | absent | en | tm normal
ear-drum-red | absent | en | tympanic membrane + normal/clear
ear-drum-red | present | en | bulging eardrum
ear-drum-red | present | en | bulging tm
ear-drum-red | present | en | bulging tympanic membrane
ear-drum-red | present | en | eardrum + @red/bulge/perforat/burst/rupture
ear-drum-red | present | en | middle ear + effusion/fluid
ear-drum-red | present | en | tm + @red/bulge/dull/bulging
ear-drum-red | present | en | tympanic membrane + @red/bulge/dull/opaque/immobile/perforat/inflam/cloudy/mobility
ear-foreign | present | en | ant + ear
ear-foreign | present | en | bead/seed/insect/stone/object/pea/bean + ear/nose/nostril
ear-foreign | present | en | foreign body + ear/nose
ear-foreign | present | en | insect + enter + ear
ear-foreign | present | en | stuck + ear/nose/nostril
ear-pain | present | en | ear + @pain
ear-pain | present | en | ear + pull
ear-pain | present | en | earache
ear-pain | present | en | hold + ear + cry
ear-pain | present | en | otalgia
ear-pain | present | en | poke/poking/dig/digging/grab/grabbing/rub/rubbing/tug/tugging/tugs/scratching + ear
ear-pain | present | en | pull + ear
ear-pain | present | en | pulling + ear
ear-pain | present | en | rub + ear
ear-pain | present | en | tug + ear
ear-pain | present | en | tugging + ear
ear-pain | present | pcm | ear dey pain
ear-wax | present | en | cerumen
ear-wax | present | en | cotton bud + ear
ear-wax | present | en | cotton buds
ear-wax | present | en | ear + full/block/blocked/dull/plugged/stuffy + itch/cotton/wax/no pain
ear-wax | present | en | ear feels full
ear-wax | present | en | ear wax
ear-wax | present | en | ears feel blocked
ear-wax | present | en | earwax
ear-wax | present | en | wax
ear-wax | present | en | wax + ear
ear-wax | present | pcm | ear dey block
face-pain | present | en | @forehead + pain/ache/hurt/pressure/tender/full
face-pain | present | en | cheek + pain/ache/tender/pressure
face-pain | present | en | cheekbone + @pain
face-pain | present | en | facial fullness
face-pain | present | en | forehead + @pain/pressure + bend
face-pain | present | en | frontal + pressure
face-pain | present | en | maxillary + @pain/pressure/sinus/tooth/teeth
face-pain | present | en | pain + bend forward + face/head/sinus
face-pain | present | en | paranasal
face-pain | present | en | sinus + @pain/pressure/full/tender
face-pain | present | en | sinus tender
face-pain | present | en | sinuses + pain/press/full/tender/tap
face-pain | present | en | upper teeth + @pain
face-pain | present | en | worse + bend + forward + face/head/sinus
gum-sore | present | en | bleed + brush
gum-sore | present | en | brush + blood
gum-sore | present | en | gingivitis
gum-sore | present | en | gum + @red/@pain/brush/inflame
hearing-loss | present | en | blocked ear
hearing-loss | present | en | cannot hear
hearing-loss | present | en | cannot hear anything
hearing-loss | present | en | deaf
hearing-loss | present | en | ear + block/full/plug/muffle
hearing-loss | present | en | ear + hear nothing
hearing-loss | present | en | ear + not hear
hearing-loss | present | en | ear + silent/dead/gone/completely
hearing-loss | present | en | ear block
hearing-loss | present | en | ears/ear + not hear/cannot hear/dont hear
hearing-loss | present | en | hard of hearing
hearing-loss | present | en | hear + not well
hearing-loss | present | en | hear nothing + ear
hearing-loss | present | en | hearing + @lose/reduce/poor/decrease/muffle/less/impair/diminish
hearing-loss | present | en | muffled hearing
hearing-loss | present | en | not hear + ear
hearing-loss | present | en | reduced hearing
hearing-loss | present | en | went deaf
hearing-loss | present | en | woke + cannot hear
hearing-loss | present | pcm | ear dey block + hear
hearing-loss | present | pcm | ear no dey hear
hoarseness | present | en | cannot speak above whisper
hoarseness | present | en | dysphonia
hoarseness | present | en | hoarse
hoarseness | present | en | laryngitis
hoarseness | present | en | lose + voice
hoarseness | present | en | throat + dry + sing/singing/shout
hoarseness | present | en | voice + crack
hoarseness | present | en | voice + hoarse/@lose/change/gone/crack
hoarseness | present | en | voice + rough/husky/croaky/weak/low + sing/singing/shout/shouting/vigil/teaching/teach/cold
hoarseness | present | en | voice + sing/singing/shout/vigil/vigils + rough/weak/dry/gone
hoarseness | present | en | voice + squeak/squeaky/changed/gone
hoarseness | present | en | voice is rough
hoarseness | present | en | voice rough
hoarseness | present | pcm | voice dey crack
hoarseness | present | pcm | voice don go
hoarseness | present | pcm | voice no dey come
jaw-pain | present | en | @pain + jaw
jaw-pain | present | en | jaw + @pain
jaw-pain | present | en | jaw click
jaw-pain | present | en | mandible + @pain
jaw-pain | present | pcm | jaw dey pain
koplik | present | en | koplik
koplik | present | en | koplik spots
koplik | present | en | white spots + inside cheek/buccal
mouth-ulcer | other | en | around mouth
mouth-ulcer | other | en | around nose
mouth-ulcer | other | en | corner of mouth
mouth-ulcer | other | en | nose + mouth + sore
mouth-ulcer | present | en | aphthae
mouth-ulcer | present | en | aphthous
mouth-ulcer | present | en | canker
mouth-ulcer | present | en | canker sore
mouth-ulcer | present | en | mouth + ulcer/sore/blister/wound
mouth-ulcer | present | en | mouth sore
mouth-ulcer | present | en | oral ulcer
mouth-ulcer | present | en | painful sore + mouth/cheek/tongue/gum
mouth-ulcer | present | en | small ulcer + lip
mouth-ulcer | present | en | sore + inside + cheek/lip/mouth
mouth-ulcer | present | en | sore + tongue/inside lip/inside cheek/inside mouth/gum/inner lip/lower lip/buccal
mouth-ulcer | present | en | ulcer + mouth/tongue/gum/inside lip/inside cheek/cheek/buccal/labial/oral/lip mucosa
mouth-ulcer | present | en | ulcer inside mouth
mouth-ulcer | present | en | ulcers + mucosa
mouth-ulcer-few | present | en | aphthous
mouth-ulcer-few | present | en | canker
mouth-ulcer-few | present | en | recurrent + mouth + ulcer/sore
mouth-ulcer-few | present | en | shallow ulcer
mouth-ulcer-few | present | en | small/shallow/round/single/one + ulcer/sore + mouth/lip/tongue/cheek/gum/mucosa/oral
mouth-ulcer-few | present | en | two + ulcer + lip/mouth
mouth-ulcer-few | present | en | ulcer + @red + halo/border/rim/margin/ring
mouth-ulcer-few | present | en | white/yellow + sore + lip/tongue/mouth/cheek
mouth-ulcer-few | present | en | yellow/gray/grey/white + base/center/centre/floor + ulcer/sore
mouth-white | present | en | curd + mouth/tongue
mouth-white | present | en | oral candid
mouth-white | present | en | oral thrush
mouth-white | present | en | thrush + mouth/baby/tongue
mouth-white | present | en | white + tongue/mouth + coat/patch/plaque/curd
mouth-white | present | en | white patch + mouth/tongue
mouth-white | present | en | white plaques + mouth/oral
muffled-voice | present | en | hot potato
muffled-voice | present | en | hot potato voice
muffled-voice | present | en | muffled voice
muffled-voice | present | en | voice + muffle/thick
nasal-discharge-thick | present | en | foul + nasal
nasal-discharge-thick | present | en | green catarrh
nasal-discharge-thick | present | en | green mucus
nasal-discharge-thick | present | en | mucopurulent
nasal-discharge-thick | present | en | mucus + nose + green/yellow/thick
nasal-discharge-thick | present | en | nasal + purulent/green/yellow/thick
nasal-discharge-thick | present | en | nose + green/yellow/thick
nasal-discharge-thick | present | en | postnasal drip + thick/green/yellow/purulent
nasal-discharge-thick | present | en | purulent nasal
nasal-discharge-thick | present | en | purulent nasal discharge
nasal-discharge-thick | present | en | purulent rhinorrhea
nasal-discharge-thick | present | en | snot + green/thick/yellow
nasal-discharge-thick | present | en | thick catarrh
nasal-discharge-thick | present | en | thick/green/yellow/purulent/coloured/colored/discolored + nasal/nose/mucus/catarrh/snot/discharge + nose/nasal/sinus/catarrh
nasal-discharge-thick | present | en | yellow mucus
neck-glands | present | en | @gland + neck/jaw/cervical/swell/tender
neck-glands | present | en | @swell + @gland/gland + neck
neck-glands | present | en | anterior cervical
neck-glands | present | en | cervical + @gland
neck-glands | present | en | cervical lymphadenopathy
neck-glands | present | en | enlarged lymph
neck-glands | present | en | glands + swell/neck
neck-glands | present | en | lymph + swell/enlarge
neck-glands | present | en | lymphadenopathy
neck-glands | present | en | neck + @gland/gland
neck-glands | present | en | swollen gland
neck-glands | present | en | swollen glands
neck-glands | present | en | tender anterior cervical
neck-glands | present | en | tender node
neck-glands-back | present | en | @gland + back of neck
neck-glands-back | present | en | posterior + @gland
neck-glands-back | present | en | posterior + lymphadenopathy
neck-glands-back | present | en | posterior cervical
neck-pain | present | en | cervical pain
neck-pain | present | en | crick + neck
neck-pain | present | en | neck + @pain
neck-pain | present | en | neck + tight/tense/stiff + typing/type/desk/laptop/computer/driving/phone
neck-pain | present | en | neck muscle + @pain
neck-pain | present | en | neck stiff + slept/pillow/bus/one side
neck-pain | present | en | slept + neck + stiff
neck-pain | present | en | sore neck
neck-pain | present | en | strain/pulled + neck
neck-pain | present | pcm | neck dey pain
nose-itch | present | en | allergic salute
nose-itch | present | en | itch + palate/roof of mouth
nose-itch | present | en | nasal itch
nose-itch | present | en | nasal pruritus
nose-itch | present | en | nose + itch
nose-itch | present | en | rub + nose
nose-pale-swollen | present | en | allergic shiner
nose-pale-swollen | present | en | allergic shiners
nose-pale-swollen | present | en | bluish nasal mucosa
nose-pale-swollen | present | en | boggy
nose-pale-swollen | present | en | dark circles + eyes
nose-pale-swollen | present | en | pale + turbinate/nasal mucosa
nose-pale-swollen | present | en | turbinate + @swell/boggy/pale/bluish
nosebleed | present | en | epistaxis
nosebleed | present | en | nose + @blood
nosebleed | present | en | nose bleed
nosebleed | present | en | nosebleed
nosebleed | present | en | nosebleeds
nosebleed | present | ha | jini + hanci
nosebleed | present | pcm | blood + comot + nose
palate-spots | present | en | palatal petechiae
palate-spots | present | en | palate + petechiae/spots
palate-spots | present | en | petechiae + palate
parotid-swelling | present | en | @swell + cheek/jaw/in front of ear + both/side/ear
parotid-swelling | present | en | @swell + salivary
parotid-swelling | present | en | chipmunk
parotid-swelling | present | en | mumps
parotid-swelling | present | en | parotid
parotid-swelling | present | en | parotid @swell
postnasal-drip | present | en | clear + throat + constant
postnasal-drip | present | en | drip + throat
postnasal-drip | present | en | mucus + back of throat
postnasal-drip | present | en | post nasal drip
postnasal-drip | present | en | postnasal drainage
postnasal-drip | present | en | postnasal drip
runny-nose | other | en | cold feet
runny-nose | other | en | cold foot
runny-nose | other | en | cold hand
runny-nose | other | en | cold hands
runny-nose | other | en | cold leg
runny-nose | other | en | cold sweat
runny-nose | present | en | a bad cold
runny-nose | present | en | blow + nose
runny-nose | present | en | catarrh
runny-nose | present | en | catch a cold
runny-nose | present | en | caught cold
runny-nose | present | en | cold for + days
runny-nose | present | en | cold like symptom
runny-nose | present | en | cold symptoms
runny-nose | present | en | common cold
runny-nose | present | en | coryza
runny-nose | present | en | coryzal
runny-nose | present | en | got a cold
runny-nose | present | en | has a cold
runny-nose | present | en | have a cold
runny-nose | present | en | head cold
runny-nose | present | en | mild cold
runny-nose | present | en | mucus + nose
runny-nose | present | en | nasal + discharge/secretion/drip
runny-nose | present | en | nasal drainage
runny-nose | present | en | nose + run/drip/discharge/leak/water/watery
runny-nose | present | en | recent cold
runny-nose | present | en | rhinorrhea
runny-nose | present | en | running nose
runny-nose | present | en | runny + nose
runny-nose | present | en | runny nose
runny-nose | present | en | sinus drainage
runny-nose | present | en | slight cold
runny-nose | present | en | snotty
runny-nose | present | en | upper respiratory infection
runny-nose | present | en | upper respiratory symptom
runny-nose | present | en | uri symptom
runny-nose | present | pcm | nose dey bring water
runny-nose | present | pcm | nose dey run
sneezing | present | en | sneeze
sneezing | present | en | sneezing
sneezing | present | pcm | dey sneeze
snoring | other | en | snore/snoring + wake/strange/funny/unconscious/respond
snoring | other | en | snoring sound
snoring | present | en | snore/snores/snoring + loud/sleep/night/beer/alcohol/wife/husband/back
snoring | present | en | snoring
sore-throat | present | en | @throat + @pain/scratchy/itch/raw/burn/burning/irritate
sore-throat | present | en | hurts to swallow
sore-throat | present | en | odynophagia
sore-throat | present | en | pain + swallow
sore-throat | present | en | painful swallowing
sore-throat | present | en | pharyngitis
sore-throat | present | en | scratchy throat
sore-throat | present | en | sore throat
sore-throat | present | en | swallow + @pain
sore-throat | present | en | throat + inflamed
sore-throat | present | en | throat @red
sore-throat | present | en | throat soreness
sore-throat | present | en | tonsillitis
sore-throat | present | pcm | throat dey pain
strawberry-tongue | present | en | @red tongue
strawberry-tongue | present | en | strawberry tongue
strawberry-tongue | present | en | tongue + strawberry
swallowing-trouble | present | en | @trouble + swallow
swallowing-trouble | present | en | dysphagia
swallowing-trouble | present | en | food + stick/stuck + throat/chest
swallowing-trouble | present | en | food stick
swallowing-trouble | present | en | progressive + swallow
swallowing-trouble | present | en | swallow + difficult
swallowing-trouble | present | en | throat + tight/closing/close
swallowing-trouble | present | en | throat feels tight
swallowing-trouble | present | en | tight + throat
swallowing-trouble | present | en | tightness in throat
swallowing-trouble | present | pcm | food no dey go down
taste-smell-lost | other | en | smell/taste + discharge/urine/breath/vagina
taste-smell-lost | present | en | @lose + smell/taste
taste-smell-lost | present | en | ageusia
taste-smell-lost | present | en | anosmia
taste-smell-lost | present | en | cannot smell
taste-smell-lost | present | en | cannot taste
taste-smell-lost | present | en | hyposmia
taste-smell-lost | present | en | no sense of smell
taste-smell-lost | present | en | no taste
taste-smell-lost | present | en | smell + reduce/decrease/gone
throat-foreign | present | en | bone + throat/stuck
throat-foreign | present | en | button battery
throat-foreign | present | en | choke on
throat-foreign | present | en | coin + throat/swallow
throat-foreign | present | en | fish bone
throat-foreign | present | en | stuck + throat
throat-foreign | present | en | swallow + coin/battery/button/bone/object/pin/magnet
throat-lump | present | en | @swell + front of neck
throat-lump | present | en | goiter
throat-lump | present | en | goitre
throat-lump | present | en | lump + neck/throat
throat-lump | present | en | mass + neck
throat-lump | present | en | neck + mass/@swell
throat-lump | present | en | swelling + neck
throat-lump | present | en | thyroid + enlarge/@swell/nodule
throat-red | present | en | erythematous pharynx
throat-red | present | en | oropharynx + @red/inject
throat-red | present | en | pharyngeal erythema
throat-red | present | en | pharynx + @red/inject
throat-red | present | en | posterior pharynx + @red/inject
throat-red | present | en | throat + @red
tinnitus | present | en | ear + ring/buzz/noise/hum
tinnitus | present | en | ringing + ear
tinnitus | present | en | ringing in ear
tinnitus | present | en | roaring + ear
tinnitus | present | en | tinnitus
tonsils-coated | absent | en | no exudate
tonsils-coated | absent | en | without exudate
tonsils-coated | present | en | exudate
tonsils-coated | present | en | exudates
tonsils-coated | present | en | exudative
tonsils-coated | present | en | exudative pharyngitis
tonsils-coated | present | en | pus + throat
tonsils-coated | present | en | throat + white/pus
tonsils-coated | present | en | tonsil + exudate/white/@pus/patch/spots/coat/yellow
tonsils-coated | present | en | tonsillar exudate
tonsils-coated | present | en | white patch + throat
tonsils-coated | present | en | white spots + throat/tonsil
tonsils-large | present | en | swollen tonsil
tonsils-large | present | en | tonsil
tonsils-large | present | en | tonsil + large/enlarge/@swell/big/hypertrophy/@red
tonsils-large | present | en | tonsillar enlargement
tonsils-large | present | en | tonsillar hypertrophy
tonsils-large | present | en | tonsillitis
toothache | present | en | dental pain
toothache | present | en | molar + @pain
toothache | present | en | tooth + @pain
toothache | present | en | tooth + hot/cold/sensitive + pain
toothache | present | en | tooth ache
toothache | present | en | toothache
toothache | present | pcm | teeth dey pain
toothache | present | pcm | tooth dey pain
uvula-shifted | present | en | @one + side + throat + @pain
uvula-shifted | present | en | peritonsillar
uvula-shifted | present | en | quinsy
uvula-shifted | present | en | tonsil + @one + bulge/@swell/push
uvula-shifted | present | en | uvula + deviat/shift/push
`;
