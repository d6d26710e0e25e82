/** Wordings: Injuries, burns, bites, stings, poisons. */
export const INJURY_WORDINGS = `
amputation | present | en | amputat
amputation | present | en | cut off + finger/toe/hand
amputation | present | en | cut/crush/slam ~ finger/fingertip/toe/thumb ~ dangle/dangling/hanging
amputation | present | en | finger + cut off
amputation | present | en | machine/blade/cutlass/grinder/saw/axe/door/knife ~ finger/fingers/toe/thumb/hand/fingertip ~ off/hanging/severed
amputation | present | pcm | finger comot
amputation | present | pcm | finger/toe/thumb/fingertip + hanging/severed/chopped off/sliced off/chop off/comot
animal-bite | present | en | animal bite
animal-bite | present | en | bat + bite/bit
animal-bite | present | en | bitten by + dog/cat/animal/monkey/bat
animal-bite | present | en | cat + bite/scratch/bit
animal-bite | present | en | dog + bite/bit/scratch
animal-bite | present | en | dog bit
animal-bite | present | en | dog bite
animal-bite | present | en | dog/monkey/pig/cat + tear/tore/torn/attack/attacked
animal-bite | present | en | fox bite
animal-bite | present | en | monkey + bite/bit
animal-bite | present | en | puppy/dog/cat/pet/monkey/goat/rat + nip/nipped/bite/bit/scratch/scratched/bitten
animal-bite | present | en | raccoon bite
animal-bite | present | en | rat + bite/bit
animal-bite | present | en | rat bite
animal-bite | present | ha | cizon kare
animal-bite | present | ig | nkita tara
animal-bite | present | pcm | dog don bite
animal-bite | present | yo | aja bu
animal-bite-head | other | en | bite/bit + eyes of
animal-bite-head | other | en | insect bite
animal-bite-head | other | en | mosquito bite
animal-bite-head | present | en | dog/cat/monkey/pig/rat/bat + bite/bit/bitten/tear/tore/torn/attack/attacked + face/cheek/head/scalp/neck/eye/eyelid/nose/lip
animal-strange | other | en | dog + died + old age/age/last month/last year/weeks ago/years
animal-strange | present | en | bat bite
animal-strange | present | en | dog + stray/mad/foam/die/died/rabid/unvaccinated/not vaccine/run away/strange/unknown
animal-strange | present | en | mad dog
animal-strange | present | en | rabid
animal-strange | present | en | rabies
animal-strange | present | en | stray dog
animal-strange | present | en | wild animal
assault | other | en | beat drum
assault | other | en | beat egg
assault | other | en | beat record
assault | other | en | beat traffic
assault | other | en | beat/beats/beaten + chess/ludo/game/games/race/imagination/election/malaria/verbally
assault | other | en | breeze beat
assault | other | en | chest beat
assault | other | en | club beat
assault | other | en | cold beat
assault | other | en | egg beat
assault | other | en | fan beat
assault | other | en | harmattan beat
assault | other | en | head beat
assault | other | en | heart beat
assault | other | en | hunger beat
assault | other | en | pulse beat
assault | other | en | rain beat
assault | other | en | sexually assaulted
assault | other | en | sun beat
assault | other | en | team beat
assault | other | pcm | baby/pikin + kick/kicks
assault | present | en | assaulted
assault | present | en | beat and + bleed
assault | present | en | beat her
assault | present | en | beat him
assault | present | en | beat me
assault | present | en | beat me up
assault | present | en | beat us
assault | present | en | beaten by
assault | present | en | beaten up
assault | present | en | beats me
assault | present | en | been beaten
assault | present | en | domestic abuse
assault | present | en | domestic violence
assault | present | en | father/stepfather/stepmother/uncle/brother + beat/beats/beating/beaten/slap/slaps/slapped/punch + me/her/him/us/my/up
assault | present | en | father/stepfather/stepmother/uncle/brother + punches/punched/kick/kicked/strangle/strangled/choked/battered + me/her/him/us/my/up
assault | present | en | flogged
assault | present | en | got beaten
assault | present | en | husband/boyfriend/wife/girlfriend/partner + beat/beats/beating/beaten/slap/slaps/slapped/punch + me/her/him/us/my/up
assault | present | en | husband/boyfriend/wife/girlfriend/partner + punches/punched/kick/kicked/strangle/strangled/choked/battered + me/her/him/us/my/up
assault | present | en | strangled
assault | present | en | they beat
assault | present | en | tried to strangle
assault | present | en | was beaten
assault | present | en | were beaten
assault | present | pcm | dem beat
assault | present | pcm | soldier/police/robbers/thugs/madam/oga/teacher/landlord/ex + beat/beats/beating/beaten/slap/slaps/slapped/punch + me/her/him/us/my/up
assault | present | pcm | soldier/police/robbers/thugs/madam/oga/teacher/landlord/ex + punches/punched/kick/kicked/strangle/strangled/choked/battered + me/her/him/us/my/up
assault-severe | other | en | beat drum
assault-severe | other | en | beat egg
assault-severe | other | en | beat record
assault-severe | other | en | beat traffic
assault-severe | other | en | beat/beats/beaten + chess/ludo/game/games/race/imagination/election/malaria/verbally
assault-severe | other | en | breeze beat
assault-severe | other | en | chest beat
assault-severe | other | en | club beat
assault-severe | other | en | cold beat
assault-severe | other | en | egg beat
assault-severe | other | en | fan beat
assault-severe | other | en | harmattan beat
assault-severe | other | en | head beat
assault-severe | other | en | heart beat
assault-severe | other | en | hunger beat
assault-severe | other | en | pulse beat
assault-severe | other | en | rain beat
assault-severe | other | en | sun beat
assault-severe | other | en | team beat
assault-severe | present | en | battered + badly/severe
assault-severe | present | en | beat/beats/beaten/beating + badly/severe/mercilessly/brutally/seriously/unconscious/half dead/pulp/mob/iron
assault-severe | present | en | beat/beats/beaten/beating + rod/plank/pestle/hammer/bottle/wood/cable/cutlass/stone
assault-severe | present | en | strangled
assault-severe | present | en | tried to strangle
belly-injury | present | en | belly + crushed/struck/kicked/punched
belly-injury | present | en | fell/fall/landed + on + belly/stomach/tummy/abdomen
belly-injury | present | en | handle/handlebar/steering/horn/knee/elbow/ball/boot/stick + hit/hits/entered/enter/into/against/in + belly/stomach/tummy/abdomen
belly-injury | present | en | kick/kicked/punch/punched/blow/hit/beat/beaten + belly/stomach/tummy/abdomen
belly-injury | present | en | seat belt + belly/stomach/abdomen
bruise-injury | present | en | bruise + knock/hit/fall/bump
bruise-injury | present | en | bruise + thigh/shin/arm/knee
bruise-injury | present | en | bump + knee/shin/table/door
bruise-injury | present | en | jam my finger
bruise-injury | present | en | jam my toe
bruise-injury | present | en | jam/jammed/stub/stubbed/knock/knocked + toe/toes/finger + bed/door/stone/chair/table/step
bruise-injury | present | en | minor + fall/injury/bump
bruise-injury | present | en | small bruise
bruise-injury | present | en | stubbed my toe
bruise-injury | present | en | stubbed toe
burn | other | en | burn + pee/peeing/urinate/urine/wee/piss
burn | other | en | burn pain
burn | other | en | burn sensation
burn | other | en | burning + urine
burn | other | en | burning pain/burning feeling/burning sensation
burn | other | en | burns a bit
burn | other | en | burns when + pee/urine/urinate/wee/piss
burn | other | en | heartburn
burn | other | en | hot water + bath
burn | other | en | peeing burns
burn | other | en | sensation + burn
burn | other | en | stomach/chest/throat/eyes/foot/feet/mouth/tongue + burns
burn | present | en | a burn
burn | present | en | boiling/hot + water/oil/soup/tea/pap/akamu/stew/milk/coffee/liquid/food/noodles + on/pour/spill/fall/splash/over
burn | present | en | burn + cooking
burn | present | en | burn + fingertip/thumb/palm/knuckle/pot/pan
burn | present | en | burn + hot water/fire/oil/iron/stove/kettle/flame/steam/hand/arm/leg/finger/skin/thigh/blister/exhaust
burn | present | en | burn injury
burn | present | en | burn on
burn | present | en | burn wound
burn | present | en | burnt + finger/hand/arm/leg
burn | present | en | burnt by
burn | present | en | caught/touched/grabbed + oven/iron/stove/grill/pan/pot/exhaust
burn | present | en | fire + burn
burn | present | en | first degree burn
burn | present | en | flame burn
burn | present | en | held + under cold tap
burn | present | en | hot + water/oil/tea/soup + pour/spill/burn/splash/touch
burn | present | en | hot oil + splash
burn | present | en | hot water pour
burn | present | en | minor burn
burn | present | en | oven shelf
burn | present | en | sat/sit/fell/fall/step/stepped/dip/dipped/enter/entered + hot water/boiling water/hot soup/hot oil/hot ash/fire
burn | present | en | scald
burn | present | en | scalded
burn | present | en | second degree burn
burn | present | en | small burn
burn | present | en | sustained burn
burn | present | en | thermal burn
burn | present | en | touched + hot/iron/stove/pot
burn-poured | other | en | pour + finger/fingers/toe/toes/hand/arm/leg/foot/thigh/palm/wrist/small/little/splash
burn-poured | present | pcm | boiling oil pour/hot soup pour/boiling soup pour + am/him/her/me/body/child/baby/pikin/son/daughter/wife/husband/brother/sister
burn-poured | present | pcm | hot oil pour/hot water pour/boiling water pour + am/him/her/me/body/child/baby/pikin/son/daughter/wife/husband/brother/sister
burn-severe | other | en | account + hold
burn-severe | other | en | burning pain/burning feeling/burning sensation
burn-severe | other | en | current + hold account
burn-severe | other | en | current account
burn-severe | other | en | eye socket
burn-severe | other | en | roasted corn
burn-severe | other | en | roasted fish
burn-severe | other | en | roasted meat
burn-severe | other | en | roasted plantain
burn-severe | other | en | roasted yam
burn-severe | other | en | tooth socket
burn-severe | present | en | acid + pour/bath/skin/face/attack
burn-severe | present | en | big blisters + hot/burn/scald/oil/water
burn-severe | present | en | blister + chest/belly/face/back/legs/arms/body/everywhere + hot/burn/scald/oil/water
burn-severe | present | en | burn + all over
burn-severe | present | en | burn + both + arm/leg/hand
burn-severe | present | en | burn + face/neck/genital/large/whole/third/deep/airway/acid/chemical/electric/chest/body/percent/back/trunk/white/charred
burn-severe | present | en | burn + hands and face
burn-severe | present | en | burn + smoke
burn-severe | present | en | burned + face
burn-severe | present | en | caught fire
burn-severe | present | en | current hold
burn-severe | present | en | current shock
burn-severe | present | en | electric + shock/burn
burn-severe | present | en | electrocut
burn-severe | present | en | electrocuted
burn-severe | present | en | explode + cook/gas/stove
burn-severe | present | en | gas explosion
burn-severe | present | en | hot oil/water/soup/boiling + peel
burn-severe | present | en | hot/boiling + oil/water/tea/soup + face/chest/belly/genital/groin/back/whole/both legs
burn-severe | present | en | hot/boiling + pap/akamu/porridge/stew/kettle/eba/amala/noodles/ogi + face/chest/belly/genital/groin/back/whole/thighs/neck
burn-severe | present | en | house fire
burn-severe | present | en | inhaled smoke
burn-severe | present | en | kerosene explosion
burn-severe | present | en | light shock
burn-severe | present | en | lightning
burn-severe | present | en | live wire + touch/touched/thrown/hold/held/shock
burn-severe | present | en | nose hair + burn/burnt/singed
burn-severe | present | en | pour/poured + peel
burn-severe | present | en | roast/roasted + face/arm/skin/body/hand/chest
burn-severe | present | en | skin + peeled off
burn-severe | present | en | smoke inhalation
burn-severe | present | en | socket + spoon/nail/wire/finger/thrown/shock/shocked/hairpin/knife
burn-severe | present | en | soot
burn-severe | present | en | stove explode
burn-severe | present | en | stove/gas/kerosene/generator/cylinder/lamp/tank + burst/bursts/blow/blew
burn-severe | present | en | tanker + fire
burn-severe | present | en | third degree
burn-severe | present | pcm | bare wire/naked wire/electric wire/nepa wire/electric pole + touch/touched/hold/held/shock/fell
burn-severe | present | pcm | current/electric/electricity/nepa + catch me/shock am/shock him/shock her/shock me/carry am/grab am/seize am
burn-severe | present | pcm | current/electric/electricity/nepa + hold am/hold him/hold her/hold me/hold my/catch am/catch him/catch her
burn-severe | present | pcm | nepa + shock
burn-severe | present | pcm | pour/poured/hot/scald/burn/burnt ~ skin come off/skin comot/skin peel/skin remove
burn-small | present | en | burn/burnt/burned/scald + small/tiny/minor/superficial/coin/fingertip
burn-small | present | en | first degree burn
burn-small | present | en | only red + burn
burn-small | present | en | small/tiny/minor/little/slight/superficial/cm/coin/fingertip + burn/blister/scald
carbon-monoxide | present | en | car running + garage
carbon-monoxide | present | en | carbon monoxide
carbon-monoxide | present | en | charcoal + room/inside
carbon-monoxide | present | en | coal pot + room/closed/inside/slept
carbon-monoxide | present | en | exhaust + closed/inside
carbon-monoxide | present | en | faulty heater
carbon-monoxide | present | en | fumes + room/closed/inside
carbon-monoxide | present | en | gen + corridor/inside/room/slept
carbon-monoxide | present | en | gen + fume
carbon-monoxide | present | en | generator + corridor/veranda/window/everybody/everyone/headache/slept
carbon-monoxide | present | en | generator + room/inside/fume/smoke/sleep/house/night
carbon-monoxide | present | en | i better pass my neighbour + inside/room
carbon-monoxide | present | en | smoke + generator
carbon-monoxide | present | en | space heater
carbon-monoxide | present | en | stove + closed + room
chest-injury | other | en | chest + beat
chest-injury | other | en | heart + beat
chest-injury | present | en | broke rib
chest-injury | present | en | broken rib
chest-injury | present | en | fell/fall/landed + on + chest/rib/ribs
chest-injury | present | en | handle/handlebar/steering/iron/rod/stick/ball/block/plank/knee/elbow/boot + hit/hits + chest/rib/ribs
chest-injury | present | en | hit/kick/kicked/punch/punched/beat/beaten/struck + chest/rib/ribs
cut | other | en | sting/stinger + scrape/scraped
cut | present | en | abrasion
cut | present | en | after scratch
cut | present | en | bit my cheek
cut | present | en | bit my lip
cut | present | en | bit my tongue
cut | present | en | bit tongue
cut | present | en | bite my tongue
cut | present | en | cut + finger/hand/leg/foot/knee/arm/skin/knife/glass/blade
cut | present | en | cut + shaving
cut | present | en | cut myself
cut | present | en | from scratch
cut | present | en | gash
cut | present | en | glass + cut
cut | present | en | graze
cut | present | en | knife + cut
cut | present | en | laceration
cut | present | en | little cut
cut | present | en | minor cut
cut | present | en | minor wound
cut | present | en | nail + broke/break/torn/tore + finger/toe/door
cut | present | en | nick
cut | present | en | nicked
cut | present | en | paper cut
cut | present | en | razor + bump/nick
cut | present | en | razor + cut
cut | present | en | razor nick
cut | present | en | scrape
cut | present | en | scraped
cut | present | en | scratch + thorn/nail/wire/cat
cut | present | en | scratched + skin
cut | present | en | scratched myself
cut | present | en | shaving cut
cut | present | en | small cut
cut | present | en | small scratch
cut | present | en | small wound
cut-deep | present | en | bone + seen + wound
cut-deep | present | en | chainsaw/grinder/machine + cut
cut-deep | present | en | cut deep
cut-deep | present | en | deep + cut/wound/laceration
cut-deep | present | en | gaping
cut-deep | present | en | need + stitch
cut-deep | present | en | needs stitches
cut-deep | present | en | see + fat + cut
cut-deep | present | en | wide open + wound/cut
cut-deep | present | en | wound open
drowning | present | en | drown
drowning | present | en | drowned
drowning | present | en | drowning
drowning | present | en | fall/fell/drop/slip + inside well/inside river/inside pool/inside water/inside bucket/inside drum/inside gutter/inside soakaway/inside pond
drowning | present | en | fell + into + well/river/pool/pond/bath/bucket
drowning | present | en | pulled + out/from + well/water/river/pool/sea/bath/gutter/pond/swimming
drowning | present | en | submersion
drowning | present | en | swallowed water + pool/river/swim
drowning | present | en | under water + minute/found/long
drowning | present | en | under water + pulled
foreign-body-skin | present | en | fish hook
foreign-body-skin | present | en | glass + stuck + skin
foreign-body-skin | present | en | splinter
foreign-body-skin | present | en | thorn
fracture | absent | en | able to bear weight
fracture | absent | en | able to walk
fracture | absent | en | can bear weight
fracture | absent | en | can walk
fracture | absent | en | weight bearing
fracture | other | en | bend and straighten
fracture | other | en | bend fine
fracture | other | en | bend freely
fracture | other | en | bend normal
fracture | other | en | bend well
fracture | other | en | break + nail
fracture | other | en | can bend
fracture | other | en | cannot bend
fracture | other | en | finger + lock
fracture | other | en | fit bend
fracture | other | en | if e bend
fracture | other | en | jaw + lock
fracture | other | en | nail + break/broke
fracture | other | en | thumb + lock
fracture | other | en | tooth + break/broke
fracture | other | en | when e bend
fracture | other | en | when it bend
fracture | present | en | @joint + @swell ~ cannot/not + straighten/bend/turn/rotate/use/move/lift
fracture | present | en | @joint/@limb + @swell + fall/fell + cannot/not/sore/move/use/bear
fracture | present | en | @limb + deform/crooked/bent
fracture | present | en | angulated
fracture | present | en | arm + bent
fracture | present | en | bend + anyhow + leg/hand
fracture | present | en | bend + anyhow/somehow/backward/backwards/sideways + @limb/@joint
fracture | present | en | bent + wrist/arm/leg/finger/forearm
fracture | present | en | bone + break/crack
fracture | present | en | bone + out of place
fracture | present | en | break + bone/arm/leg/wrist/hip/ankle/hand/finger/collar
fracture | present | en | broken + arm/leg/wrist/hip/ankle/finger/nose/rib/collarbone
fracture | present | en | broken bone
fracture | present | en | cannot + straighten/rotate/turn + elbow/wrist/arm
fracture | present | en | cannot bear weight
fracture | present | en | cannot match + leg/ground/foot
fracture | present | en | cannot match ground
fracture | present | en | cannot put foot down
fracture | present | en | cannot put leg down
fracture | present | en | cannot put weight
fracture | present | en | cannot step
fracture | present | en | cannot step on
fracture | present | en | cannot straighten + elbow/arm/knee/finger/leg
fracture | present | en | cannot walk + fall/injury/ankle/twist
fracture | present | en | cannot/not + grip/grasp/hold + wrist/hand/finger
fracture | present | en | cannot/not + use/move/lift/raise + arm/hand/wrist/elbow/leg/foot/shoulder ~ fall/fell/fallen/falling/injury/accident
fracture | present | en | crack + walk/fall/bone
fracture | present | en | crooked + arm/wrist/leg/finger/hand
fracture | present | en | deform + @limb/@joint
fracture | present | en | dinner fork
fracture | present | en | dislocat
fracture | present | en | fall/accident/crash/okada/keke/bike/bicycle/motorcycle/car/hit/jam/knock/knocked ~ @limb bend/@joint bend/e bend/e come bend/it bend
fracture | present | en | fracture
fracture | present | en | hear + crack
fracture | present | en | heard + crack
fracture | present | en | heard + crack + fall
fracture | present | en | hop/hops/hopping + leg/foot/other
fracture | present | en | joint + out of place
fracture | present | en | lock/locks/locking + bend/straighten
fracture | present | en | look/looks + fork
fracture | present | en | looks out of shape
fracture | present | en | not bear weight
fracture | present | en | not match ground
fracture | present | en | not put weight
fracture | present | en | not step on
fracture | present | en | not step on + foot/leg
fracture | present | en | out of joint
fracture | present | en | out of shape
fracture | present | en | outstretched hand
fracture | present | en | shortened + leg
fracture | present | en | too sore to move
fracture | present | en | trip/slip/twist/land/landed/jump/jumped/push/pushed/kick/kicked/beat/football ~ @limb bend/@joint bend/e bend/e come bend/it bend
fracture | present | en | unable to bear weight
fracture | present | en | wrist + @swell + fall/fell/fallen/outstretched/ball/landed
fracture | present | en | wrist + @swell + landed/fell/fall/grip
fracture | present | en | wrist + bent
fracture | present | en | wrist + out of shape
fracture | present | en | wrist/elbow/forearm ~ @swell ~ fell/fall/fallen/landed
fracture | present | pcm | @joint don bend
fracture | present | pcm | @limb don bend
fracture | present | pcm | bone don break
fracture | present | pcm | hand don break
fracture | present | pcm | leg don break
fracture | present | pcm | no fit stand on + leg/foot
head-injury | present | en | banged + head
head-injury | present | en | beat/beaten/struck/hit + head
head-injury | present | en | bumped + head
head-injury | present | en | concussion
head-injury | present | en | fall + head
head-injury | present | en | fall/fell + okada/bike/motorcycle + helmet/head
head-injury | present | en | fell + head
head-injury | present | en | fell + hit/head
head-injury | present | en | head + hit + floor/wall/ground
head-injury | present | en | head + injury/hit/knock/trauma/bump/bang/strike/struck/blow
head-injury | present | en | head injury
head-injury | present | en | hit + head
head-injury | present | en | hit her head
head-injury | present | en | hit his head
head-injury | present | en | knock + head
head-injury | present | en | landed on head
head-injury | present | en | no helmet + fall/fell/accident/crash
head-injury | present | en | wood/stick/stone/bottle/iron/block/plank/gun + head + hit/beat/fall/fell/landed/with
head-injury-danger | present | en | battle sign
head-injury-danger | present | en | black eyes + head
head-injury-danger | present | en | bleed + ear + head/fall/accident
head-injury-danger | present | en | bleed ear/blood ear/water ear/bleeding ears ~ head ~ fell/fall/hit/accident/block/stone/bottle/knock/crash
head-injury-danger | present | en | blood + water + ear
head-injury-danger | present | en | blood from ear + head
head-injury-danger | present | en | blood/water/fluid + ear/ears/nose + head/beat/fall/fell/hit/accident/knock
head-injury-danger | present | en | clear fluid + nose/ear + head/injury/fall
head-injury-danger | present | en | csf leak
head-injury-danger | present | en | dent + head/skull
head-injury-danger | present | en | depressed skull
head-injury-danger | present | en | fell + unconscious + head
head-injury-danger | present | en | head injury + unconscious/vomit/drowsy/confuse/seizure/@faint
head-injury-danger | present | en | hit head/knock head/knocked head/fell on head/fall on head/jam head ~ water/clear fluid/clear water ~ nose/ear/ears
head-injury-danger | present | en | raccoon eyes
head-injury-danger | present | en | skull fracture
head-injury-danger | present | en | sunken + skull
head-knock-light | other | en | hard + head + hit/knock/bang
head-knock-light | other | en | heavy + knock/blow
head-knock-light | present | en | knock/hit/bump/bang + head small/head slightly/heads slightly/forehead slightly
head-knock-light | present | en | knock/hit/bump/bang/struck + head/heads/forehead + lightly/gently/not hard
head-knock-light | present | en | light knock/light bump/light blow/gentle knock/gentle bump/slight knock/small knock + head/forehead
head-knock-light | present | en | light tap + head
head-knock-light | present | en | slightly knock/slightly hit/slightly bump + head/forehead
human-bite | present | en | bitten by + person/child/man
human-bite | present | en | fight bite
human-bite | present | en | human bite
human-bite | present | en | punch + tooth
injury | absent | en | denies trauma
injury | absent | en | no injury
injury | absent | en | no trauma
injury | other | en | beat drum
injury | other | en | beat egg
injury | other | en | beat me + chess/ludo/game/games/race
injury | other | en | beat record
injury | other | en | beat traffic
injury | other | en | boat trip
injury | other | en | breeze beat
injury | other | en | bus trip
injury | other | en | business trip
injury | other | en | cerebrovascular accident
injury | other | en | chest beat
injury | other | en | club beat
injury | other | en | cold beat
injury | other | en | egg beat
injury | other | en | fall asleep
injury | other | en | fall ill
injury | other | en | fall sick
injury | other | en | fan beat
injury | other | en | fell asleep
injury | other | en | fell ill
injury | other | en | fell pregnant
injury | other | en | fell sick
injury | other | en | harmattan beat
injury | other | en | heart beat
injury | other | en | hour trip
injury | other | en | hunger beat
injury | other | en | long trip
injury | other | en | rain beat
injury | other | en | road trip
injury | other | en | school trip
injury | other | en | sun beat
injury | other | en | team beat
injury | other | en | train trip
injury | other | en | trip home
injury | other | en | trip to
injury | present | en | @fall + from/down/off/bike/bicycle/stairs/playing/on/my
injury | present | en | accident
injury | present | en | beat me
injury | present | en | beaten
injury | present | en | blow to
injury | present | en | collision
injury | present | en | crash
injury | present | en | fell again
injury | present | en | fell and
injury | present | en | fell at home
injury | present | en | fell in
injury | present | en | fell last night
injury | present | en | fell outside
injury | present | en | fell this morning
injury | present | en | fell today
injury | present | en | fell while
injury | present | en | fell yesterday
injury | present | en | had a fall
injury | present | en | hit + by/head/knee/on/with
injury | present | en | hurt + fall/accident
injury | present | en | injury
injury | present | en | jam/jammed/stub/stubbed + toe/finger
injury | present | en | jump/jumped + off/from + wall/roof/tree/bed/fence/truck/height
injury | present | en | kick + ball/horse/in
injury | present | en | knock + down
injury | present | en | land on + hand/arm/wrist
injury | present | en | landed on + hand/arm/wrist/elbow/shoulder/knee/back/side/hip
injury | present | en | missed a step
injury | present | en | okada + accident/fall/knock
injury | present | en | roll/rolled/fell/fall/fallen + off/from + bed/sofa/chair/table/couch/swing/wall/horse
injury | present | en | slip/slipped + bathroom/floor/stairs/wet/gutter/step/on/in
injury | present | en | slipped and fell
injury | present | en | sprain
injury | present | en | stubbed toe
injury | present | en | trauma
injury | present | en | trip over
injury | present | en | tripped
injury | present | en | tripped and fell
injury | present | en | twist + ankle/knee
injury | present | en | wound
injury-major | other | en | baby + got shot
injury-major | other | en | bowel + open/move/test/movement/medicine
injury-major | other | en | car door
injury-major | other | en | her shot/his shot/my shot
injury-major | other | en | my crush/a crush/crush on
injury-major | other | en | nurse/vaccine/injection/flu/tetanus/covid/clinic + shot
injury-major | other | en | shoot/shooting + fireworks/banger/knockout/pain/photo/photos/video/film/movie/picture/pictures/ball/goal/temperature/up
injury-major | other | en | shot for baby/shot for child/shot for children/shot for kids
injury-major | present | en | accident/crash ~ people + lying/ground/road/trapped/stuck
injury-major | present | en | air + come out/comes out/coming out/blow + chest/wound/side
injury-major | present | en | been shot
injury-major | present | en | blast
injury-major | present | en | building collapse
injury-major | present | en | bullet
injury-major | present | en | bullet + enter/entered
injury-major | present | en | car + hit
injury-major | present | en | car + somersault/tumbled/rolled
injury-major | present | en | car accident
injury-major | present | en | crush injury
injury-major | present | en | crushed
injury-major | present | en | cut + neck/throat + grinder/knife/machete/cutlass/glass/machine/saw/blade/bottle/plenty
injury-major | present | en | ejected
injury-major | present | en | explosion
injury-major | present | en | fall + height/roof/tree/storey/balcony/ladder/scaffold/palm tree/building
injury-major | present | en | fall from tree
injury-major | present | en | fell + mango/palm/coconut + tree
injury-major | present | en | fell + roof/tree/ladder/storey/balcony/building
injury-major | present | en | fell into + well/gutter/pit
injury-major | present | en | got shot
injury-major | present | en | gun shot
injury-major | present | en | gunshot
injury-major | present | en | hit + truck/lorry/trailer/bus/keke/motorcycle
injury-major | present | en | hit by + motorcycle/okada/bus/truck/lorry/danfo/keke
injury-major | present | en | hit by a car
injury-major | present | en | hit by car
injury-major | present | en | impaled
injury-major | present | en | intestine/intestines/bowel/bowels/gut/guts + show/shows/showing/out/outside/hang/hanging/see/seen
injury-major | present | en | keke + accident
injury-major | present | en | keke + turned over/somersault/tumble/fell
injury-major | present | en | knife + chest/belly/neck/back/stab
injury-major | present | en | knife wound
injury-major | present | en | knocked by + car/motor/okada/keke/vehicle
injury-major | present | en | knocked by + motorcycle/bike/truck/bus/lorry/danfo
injury-major | present | en | many/several/plenty/passengers + people/passengers/bus + injured/wounded/lying/crushed
injury-major | present | en | motor accident
injury-major | present | en | motor vehicle
injury-major | present | en | multiple injuries
injury-major | present | en | nail gun
injury-major | present | en | okada + accident/crash
injury-major | present | en | okada/keke/motorcycle/danfo/bus + hit/jam/jammed/knock + husband/wife/son/daughter/me/him/her/child/mother/father/brother/sister/leg/man/woman
injury-major | present | en | penetrating
injury-major | present | en | pierce/pierced/stab/enter/entered/penetrate/penetrated + chest/neck/belly/stomach ~ gun/nail/knife/rod/iron/stick/arrow/glass/bottle/spear/bullet
injury-major | present | en | police/robber/robbers/soldier/soldiers/bandit/bandits/herdsmen/gunmen/cultist/cultists + shoot/shot/shooting
injury-major | present | en | road traffic accident
injury-major | present | en | rolled over + car/bus/keke/vehicle
injury-major | present | en | rta
injury-major | present | en | run over
injury-major | present | en | shoot her
injury-major | present | en | shoot him
injury-major | present | en | shoot me
injury-major | present | en | shoot my + brother/son/husband/father/sister/uncle/friend/wife/daughter/mother
injury-major | present | en | shot + gun/robber/police/bullet
injury-major | present | en | shot her
injury-major | present | en | shot him
injury-major | present | en | shot in + chest/belly/leg/arm/back/head
injury-major | present | en | shot in arm
injury-major | present | en | shot in foot
injury-major | present | en | shot in hip
injury-major | present | en | shot in leg
injury-major | present | en | shot in neck
injury-major | present | en | shot in shoulder
injury-major | present | en | shot in thigh
injury-major | present | en | shot me
injury-major | present | en | shot my
injury-major | present | en | slashed + neck/throat/face/belly
injury-major | present | en | stab wound
injury-major | present | en | stabbed
injury-major | present | en | stabbed + chest/belly/neck/back
injury-major | present | en | stabbing + knife
injury-major | present | en | steering + hit/chest
injury-major | present | en | they shoot
injury-major | present | en | they shot
injury-major | present | en | throat + slit/cut
injury-major | present | en | thrown + off/from + motorcycle/bike/okada/horse/car/vehicle
injury-major | present | en | thrown from
injury-major | present | en | thrown off + okada/leg/bike/accident/crooked/head
injury-major | present | en | trailer + hit/fell/crush
injury-major | present | en | vehicle + hit/crash
injury-major | present | en | was shot
injury-major | present | en | wheel + turned over/ran over
injury-major | present | pcm | accident ~ many people/plenty people/people plenty
injury-major | present | pcm | dem shoot
injury-major | present | pcm | dem shot
injury-major | present | pcm | machete/matchet/cutlass + attack/head/neck/face/belly/back/robber/fight/chop/chopped
injury-major | present | pcm | nepa wire + shock
injury-major | present | pcm | shoot am
insect-sting | present | en | ant bite
insect-sting | present | en | bed bug
insect-sting | present | en | bee
insect-sting | present | en | bee + sting/bite
insect-sting | present | en | bee sting
insect-sting | present | en | bug bite
insect-sting | present | en | bumps in a row
insect-sting | present | en | hornet
insect-sting | present | en | insect + bite/sting
insect-sting | present | en | itchy bumps + row/night/bed
insect-sting | present | en | mosquito bite
insect-sting | present | en | mosquito/mosquitoes + bump/bumps/itch/itchy/probably/bite
insect-sting | present | en | soldier ant
insect-sting | present | en | spider bite
insect-sting | present | en | sting + ankle/hand/arm/finger/foot/neck/leg
insect-sting | present | en | stung
insect-sting | present | en | stung by
insect-sting | present | en | wasp
insect-sting | present | en | wasp sting
insect-sting | present | en | yellow jacket
jellyfish | present | en | jellyfish
jellyfish | present | en | sea urchin
jellyfish | present | en | stingray
motorcycle-fall | present | en | fell from motorcycle/fell off motorcycle/thrown off motorcycle
motorcycle-fall | present | pcm | fell okada/fell from okada/fell off okada/fall from okada/okada fall
muscle-twitch-poison | present | en | constricted pupils
muscle-twitch-poison | present | en | excessive saliva
muscle-twitch-poison | present | en | eyes like pin
muscle-twitch-poison | present | en | fasciculation
muscle-twitch-poison | present | en | miosis
muscle-twitch-poison | present | en | pin point pupil
muscle-twitch-poison | present | en | pinpoint pupil
muscle-twitch-poison | present | en | pupils + tiny/pin/pinpoint/small/needle
muscle-twitch-poison | present | en | saliva + pouring/pour/running + eyes/sweat/twitch/muscle
muscle-twitch-poison | present | en | salivat + sweat
muscle-twitch-poison | present | en | small pupils
muscle-twitch-poison | present | en | sweating + pupils
needle-stick | present | en | blood splash + eye
needle-stick | present | en | needle prick
needle-stick | present | en | needle stick
needle-stick | present | en | needlestick
needle-stick | present | en | pricked + needle
open-fracture | other | en | bone + throat
open-fracture | other | en | bone out of joint
open-fracture | other | en | bone out of place
open-fracture | other | en | fish bone
open-fracture | present | en | bone + come out/came out/comes out + leg/arm/shin/skin/hand
open-fracture | present | en | bone + come outside
open-fracture | present | en | bone + outside
open-fracture | present | en | bone + through/protrude/stick/show/see/out + skin/wound
open-fracture | present | en | bone out
open-fracture | present | en | bone sticking
open-fracture | present | en | compound fracture
open-fracture | present | en | open fracture
open-fracture | present | en | see the bone
open-fracture | present | pcm | bone comot
open-fracture | present | pcm | bone dey out
open-fracture | present | pcm | bone dey show
paracetamol-too-much | other | en | drink plenty water
paracetamol-too-much | other | en | plenty fluid
paracetamol-too-much | other | en | plenty food
paracetamol-too-much | other | en | plenty rest
paracetamol-too-much | other | en | plenty tea
paracetamol-too-much | other | en | plenty water
paracetamol-too-much | present | en | overdose + paracetamol/acetaminophen/tylenol
paracetamol-too-much | present | en | paracetamol/acetaminophen/tylenol + large amount/large dose/large quantity/high dose/bottle of/more than recommended/double
paracetamol-too-much | present | en | paracetamol/acetaminophen/tylenol + overdose/too much/too many/excess/excessive/handful/whole
paracetamol-too-much | present | en | took + paracetamol + plenty
paracetamol-use | present | en | acetaminophen
paracetamol-use | present | en | panadol
paracetamol-use | present | en | paracetamol
paracetamol-use | present | en | tylenol
poisoning | other | en | blood poison
poisoning | other | en | food poisoning
poisoning | other | en | manynumber + temperature/temp/fever/degree/degrees/celsius
poisoning | other | en | manynumber day
poisoning | other | en | manynumber hour
poisoning | other | en | manynumber mg
poisoning | other | en | manynumber minute
poisoning | other | en | manynumber ml
poisoning | other | en | plenty + ibuprofen/diclofenac/felvin/brufen/painkiller/painkillers/feldene + for + knee/back/waist/arthritis/joint/leg/months/years
poisoning | other | en | plenty drugs/many drugs/different drugs + months/years/weeks
poisoning | other | en | plenty fluid
poisoning | other | en | plenty fluids
poisoning | other | en | plenty food
poisoning | other | en | plenty rest
poisoning | other | en | plenty tea
poisoning | other | en | plenty water
poisoning | other | en | plenty/many + tablets/drugs/medicine/tablet/drug + malaria/typhoid/infection/ulcer/cough/fever/pain/bp
poisoning | other | en | poison ivy
poisoning | other | en | poison oak
poisoning | other | en | poison sumac
poisoning | other | en | slow poison/will it poison/can it poison/is it poison/does it poison/would it poison/can poison/is poison
poisoning | other | en | snake/snakes/mushroom/fish/plant + poison
poisoning | other | en | spirit + methylated/clean/wound/body
poisoning | other | en | toomuch @pain
poisoning | other | en | toomuch fever
poisoning | other | en | toomuch headache
poisoning | present | en | 10 tramadol
poisoning | present | en | 12 tramadol
poisoning | present | en | @taken + @drugname plenty
poisoning | present | en | @taken + @drugname toomuch
poisoning | present | en | @taken + @medicine plenty
poisoning | present | en | @taken + @medicine toomuch
poisoning | present | en | @taken + plenty @drugname
poisoning | present | en | @taken + plenty @medicine
poisoning | present | en | @taken + too many @medicine
poisoning | present | en | @taken + toomuch @medicine
poisoning | present | en | antifreeze
poisoning | present | en | ate + child + tablet/medicine/pills
poisoning | present | en | bait + rat
poisoning | present | en | battery ~ mouth/chewed/swallow/nose/ear
poisoning | present | en | button battery
poisoning | present | en | cassava + not soaked
poisoning | present | en | caustic soda
poisoning | present | en | drank + kerosene/bleach/sniper/acid/pesticide/otapiapia/petrol/hypo/izal/chemical/caustic/insecticide
poisoning | present | en | drank otapiapia
poisoning | present | en | drank sniper
poisoning | present | en | drank/drink/drunk + bottle/container + insecticide/kerosene/bleach/pesticide/chemical
poisoning | present | en | drink + from + bottle + bleach/kerosene/acid
poisoning | present | en | drink + kerosene/bleach/sniper/acid/pesticide/otapiapia/petrol/hypo/izal/chemical/caustic/insecticide
poisoning | present | en | drink + perfume/turpentine/thinner/camphor
poisoning | present | en | drink otapiapia
poisoning | present | en | drink poison
poisoning | present | en | drink sniper
poisoning | present | en | drink/swallow ~ coke bottle + kerosene
poisoning | present | en | drug for sleep/sleeping drug/sleeping tablet/sleeping pill/drugs for sleep ~ many/plenty/all/bottle/toomuch
poisoning | present | en | empty card
poisoning | present | en | empty sachet
poisoning | present | en | empty tablets
poisoning | present | en | excess @drugname
poisoning | present | en | excessive @drugname
poisoning | present | en | finished/finish/took/swallowed/swallow/drank/emptied + whole/all/entire/card/cards/packet/sachet/bottle/strip + medicine/drug/drugs/tablet
poisoning | present | en | finished/finish/took/swallowed/swallow/drank/emptied + whole/all/entire/card/cards/packet/sachet/bottle/strip + tablets/pills/paracetamol/panadol
poisoning | present | en | ingest + chemical/poison/bleach/kerosene/acetaminophen/tablet/pill/battery/wild
poisoning | present | en | insecticide
poisoning | present | en | insecticide/izal/jik/caustic/detergent/pesticide/brake fluid/antifreeze ~ mouthful/sip/sipped/gulp/gulped/licked/tasted
poisoning | present | en | insecticide/pesticide/otapiapia ~ drank/drink/drunk/swallow/licked
poisoning | present | en | kerosene + drink/drank/swallow/child/baby
poisoning | present | en | kerosene/petrol/fuel/diesel/bleach/hypo/izal/sniper/dettol/battery ~ drink/drank/drunk/swallow/ate/eat
poisoning | present | en | magnet/magnets + swallow/mouth
poisoning | present | en | manynumber @drugname
poisoning | present | en | manynumber amitriptyline
poisoning | present | en | manynumber amlodipine
poisoning | present | en | manynumber bromazepam
poisoning | present | en | manynumber capsule
poisoning | present | en | manynumber chloroquine
poisoning | present | en | manynumber codeine
poisoning | present | en | manynumber diazepam
poisoning | present | en | manynumber different tablet
poisoning | present | en | manynumber drugs
poisoning | present | en | manynumber lexotan
poisoning | present | en | manynumber metformin
poisoning | present | en | manynumber paracetamol
poisoning | present | en | manynumber pill
poisoning | present | en | manynumber sleeping tablet/sleeping pill/sleeping drug
poisoning | present | en | manynumber tablet
poisoning | present | en | manynumber tabs
poisoning | present | en | manynumber tramadol
poisoning | present | en | manynumber valium
poisoning | present | en | meant for rats
poisoning | present | en | methanol
poisoning | present | en | mushroom + ate/eat/forest/pick
poisoning | present | en | ogogoro/kaikai/gin/burukutu/spirit/alcohol ~ cannot see/not see/blind/blindness/eyes dark/vision
poisoning | present | en | open/empty + bottle/container/packet/sachet + cleaner/bleach/kerosene/chemical/tablet/tablets/sniper/drugs
poisoning | present | en | open/opened/found/find/reached/entered ~ pills/drugs/medicine/syrup ~ ate/eaten/swallowed/chewed/drank/took/licked ~ son/daughter/boy/girl
poisoning | present | en | open/opened/found/find/reached/entered ~ tablet/tablets/vitamins/capsules ~ ate/eaten/swallowed/chewed/drank/took/licked ~ son/daughter/boy/girl
poisoning | present | en | organophosphate
poisoning | present | en | otapiapia
poisoning | present | en | overdose
poisoning | present | en | overdosed
poisoning | present | en | paraga/alomo/local drink/sepe ~ blind/cannot see/not see/blurred
poisoning | present | en | pesticide
poisoning | present | en | petrol/kerosene/diesel/fuel/acid + hose/siphon/siphoning/enter mouth/entered mouth/into mouth
poisoning | present | en | plenty drugs
poisoning | present | en | poison + drink/drank/swallow/took/take/rat/ingest
poisoning | present | en | poisoning
poisoning | present | en | rat bait
poisoning | present | en | rat biscuit
poisoning | present | en | rat cake
poisoning | present | en | rat killer
poisoning | present | en | rat pellets
poisoning | present | en | rat poison
poisoning | present | en | sachet/bottle/packet + empty + rat/sniper/tablet/drug/poison/pesticide/kill/bleach
poisoning | present | en | sniper + drink/drank/took/swallow
poisoning | present | en | swallow + bleach/acid/battery/kerosene/petrol/detergent/chemical/tablet/pill/magnet/medicine
poisoning | present | en | swallow + button battery
poisoning | present | en | swallow + perfume/varnish/thinner/turpentine/camphor/naphthalene/mothball
poisoning | present | en | swallow/drank/drunk/drink + hypo/izal/acid/caustic/soda
poisoning | present | en | swallow/took + many/plenty + drug/drugs
poisoning | present | en | swallowed poison
poisoning | present | en | tablet for rats
poisoning | present | en | ten tramadol
poisoning | present | en | thinner/turpentine/kerosene/petrol/diesel/bleach/hypo/acid/sniper ~ mouthful/sip/sipped/gulp/gulped/licked/tasted
poisoning | present | en | toilet cleaner/drain cleaner/detergent/disinfectant + lips/mouth/drool/drooling/drank/swallow/bottle
poisoning | present | en | too many + tablet/pill/paracetamol
poisoning | present | en | too many @drugname
poisoning | present | en | took + all + tablets/pills/drugs
poisoning | present | en | took + many/whole/bottle/handful/packet/sachet/too many + tablet/pill/drug/paracetamol
poisoning | present | en | took all + tablets/pills/drugs/medicine
poisoning | present | en | took plenty + drug/drugs/tablet/tablets/medicine
poisoning | present | en | took poison
poisoning | present | en | took/drank/swallowed/drink/take/swallow + something + die/end/kill
poisoning | present | en | took/taken/swallow/swallowed/drank/drunk + lot @drugname
poisoning | present | en | took/taken/swallow/swallowed/drank/drunk + lot @medicine
poisoning | present | en | took/taken/swallow/take/drink + manynumber tablet/manynumber pill/manynumber capsule/10 tablet/10 pill/12 tablet
poisoning | present | en | took/taken/take/takes/swallow/swallowed/drank/drunk + manynumber + tablet/pill/capsule/tab/tabs/paracetamol/sleeping
poisoning | present | en | toomuch @drugname
poisoning | present | en | two cards + tablet/tablets/drug/drugs/medicine
poisoning | present | en | whole + packet/bottle/card/sachet + tablet/drug/pill/swallow
poisoning | present | en | whole card
poisoning | present | en | whole strip
poisoning | present | en | wild cassava/bitter cassava/unsoaked cassava
poisoning | present | en | wild mushroom
poisoning | present | pcm | coin battery/button battery/round battery ~ cannot find/missing/gone/not find/lost ~ child/baby/pikin/toddler/son/daughter/boy/girl/year old/month old
poisoning | present | pcm | flat battery/coin battery + missing/gone/not find/cannot find/not see + child/baby/pikin/toddler/son/daughter/boy/girl/play
poisoning | present | pcm | open/opened/found/find/reached/entered ~ pills/drugs/medicine/syrup ~ ate/eaten/swallowed/chewed/drank/took/licked ~ toddler/child/baby/pikin
poisoning | present | pcm | open/opened/found/find/reached/entered ~ tablet/tablets/vitamins/capsules ~ ate/eaten/swallowed/chewed/drank/took/licked ~ toddler/child/baby/pikin
poisoning | present | pcm | pikin/child/baby/toddler/son/daughter/boy/girl/year old ~ ate my/chop my/chew my/drank mama ~ tablet/drug/medicine/pill
poisoning | present | pcm | pikin/child/baby/toddler/son/daughter/boy/girl/year old ~ drank my/drink my/swallow my/swallowed my ~ tablet/drug/medicine/pill
poisoning | present | pcm | pikin/child/baby/toddler/son/daughter/boy/girl/year old ~ drank papa/drank grandma/drank grandpa/swallow mama ~ tablet/drug/medicine/pill
poisoning | present | pcm | pikin/child/baby/toddler/son/daughter/boy/girl/year old ~ swallow papa/swallow grandma/swallow grandpa ~ tablet/drug/medicine/pill
poisoning | present | pcm | remote battery + child/baby/pikin/son/daughter/mouth
poisoning | present | pcm | remote battery/watch battery/battery + cannot find/lost + child/baby/pikin/toddler/son/daughter/boy/girl/year old
poisoning | present | pcm | remote battery/watch battery/battery + missing/gone/not find/cannot find/not see + child/baby/pikin/toddler/son/daughter/boy/girl/play
poisoning | present | pcm | round battery/button battery + missing/gone/not find/cannot find/not see + child/baby/pikin/toddler/son/daughter/boy/girl/play
poisoning | present | pcm | round battery/button battery/flat battery/coin battery + cannot find/lost + child/baby/pikin/toddler/son/daughter/boy/girl/year old
poisoning | present | pcm | small battery/flat battery ~ cannot find/missing/gone/not find/lost ~ child/baby/pikin/toddler/son/daughter/boy/girl/year old/month old
scorpion-sting | present | en | kunama
scorpion-sting | present | en | scorpion
scorpion-sting | present | en | scorpion sting
snake-bite | other | en | dog/human/child/baby/cat/person + teeth
snake-bite | present | en | carpet viper
snake-bite | present | en | cobra
snake-bite | present | en | fang
snake-bite | present | en | fang mark
snake-bite | present | en | maciji
snake-bite | present | en | pinch/sting/prick ~ weeding/grass/bush/farm ~ gum/eyelid/bleed/double
snake-bite | present | en | puff adder
snake-bite | present | en | snake
snake-bite | present | en | snake + bite/bit
snake-bite | present | en | snake bit
snake-bite | present | en | snake bite
snake-bite | present | en | snakebite
snake-bite | present | en | something + bit/bite + foot/leg/hand/farm/bush/grass/toe/ankle
snake-bite | present | en | something bit
snake-bite | present | en | tail ~ pinch/bite/bit/sting/swell/pain ~ weeding/grass/bush/farm
snake-bite | present | en | teeth marks + leg/hand/foot/latrine/farm
snake-bite | present | en | tooth mark/teeth mark/two tooth/two teeth/two mark/two hole/two dot/two puncture + leg/foot/hand/bush/farm/grass/swell
snake-bite | present | en | two holes + leg/foot/bite
snake-bite | present | en | two marks + leg/foot/bite/bit/swell
snake-bite | present | en | two puncture
snake-bite | present | en | two teeth mark
snake-bite | present | en | two tooth mark
snake-bite | present | en | viper
spine-injury | present | en | accident + cannot feel/move + leg
spine-injury | present | en | dive + neck
spine-injury | present | en | fall + neck + @pain
spine-injury | present | en | injury + neck + numb/@weak
spine-injury | present | en | neck injury
spine-injury | present | en | spinal injury
sprain | present | en | ankle + twist/roll/turn
sprain | present | en | ankle gave way
sprain | present | en | ankle twist
sprain | present | en | leg twist
sprain | present | en | roll + ankle/foot
sprain | present | en | rolled + ankle
sprain | present | en | sprain
sprain | present | en | sprained
sprain | present | en | turn + ankle/foot
sprain | present | en | twist + ankle/knee/wrist
sprain | present | en | twisted my ankle
sprain | present | pcm | ankle dey swell + twist
sting-local | present | en | @pain + site + sting/bite
sting-local | present | en | @swell + site
sting-local | present | en | area + @red + @swell + sting
sting-local | present | en | local + swell/reaction/@red/@pain
sting-local | present | en | localised + @swell
sting-local | present | en | localized + @swell
sting-local | present | en | red + bump + sting
sting-local | present | en | site + @swell/@red/@pain + sting/bite
sting-local | present | en | sting + @swell/@red/@pain/itch
sting-local | present | en | stinger
sting-local | present | en | swell + around + sting/bite
stings-many | present | en | bee/bees/wasp/wasps/hornet/hornets + plenty/many/swarm/swarmed/dozens/hundred/hundreds/everywhere/all over
stings-many | present | en | bees + attack/attacked/pursue/pursued/cover/covered
stings-many | present | en | stung + many times/all over/everywhere
stings-many | present | en | swarm of bees
tick-bite | present | en | backpacking
tick-bite | present | en | camp + wood/forest
tick-bite | present | en | camping
tick-bite | present | en | hiked
tick-bite | present | en | hiking
tick-bite | present | en | hunting trip
tick-bite | present | en | in woods
tick-bite | present | en | tall grass
tick-bite | present | en | tick
tick-bite | present | en | tick + bite/remove/attach/found/pull/bit/exposure
tick-bite | present | en | ticks
tick-bite | present | en | wooded area
tick-bite | present | en | woods + walk/hike/trip/camping
wound-dirty | present | en | circumcision + wound
wound-dirty | present | en | cord + cow dung
wound-dirty | present | en | dirty wound
wound-dirty | present | en | garden + wound/cut/puncture
wound-dirty | present | en | nail + step/pierce/foot/puncture
wound-dirty | present | en | nail enter + foot/leg
wound-dirty | present | en | puncture wound
wound-dirty | present | en | rusty
wound-dirty | present | en | rusty nail
wound-dirty | present | en | step + nail
wound-dirty | present | en | stepped on + nail
wound-dirty | present | en | thorn + foot
wound-dirty | present | en | umbilical + stump + infect/@red/@pus
wound-dirty | present | en | unclean wound
wound-dirty | present | en | wound + soil/dirt/mud/manure
wound-dirty | present | pcm | nail chook
`;
