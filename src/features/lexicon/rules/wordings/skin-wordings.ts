/** Wordings: Skin, hair, nails. */
export const SKIN_WORDINGS = `
abscess | present | en | @pain + lump + armpit/groin/anus/buttock
abscess | present | en | @pus + skin/lump/swell/head
abscess | present | en | abscess
abscess | present | en | boil
abscess | present | en | boil + armpit
abscess | present | en | buttock + @swell/lump + @pain/hot
abscess | present | en | carbuncle
abscess | present | en | eewo
abscess | present | en | fluctuan
abscess | present | en | fluctuant
abscess | present | en | furuncle
abscess | present | en | hot + lump + @pain
abscess | present | en | injection + swell/hot/hard/@pain/lump + buttock/arm/thigh/bottom
abscess | present | en | injection abscess
abscess | present | en | lump + near/around + anus + throb/big/grow/@pain
abscess | present | en | lump + throb
abscess | present | en | painful lump + skin
abscess | present | en | pus filled + lump
abscess | present | en | swell + throb + anus/buttock
abscess | present | en | swell/swelling + hot/hard + @pain + buttock/armpit/groin/thigh/back/neck
abscess | present | en | swelling + @pus
abscess | present | en | throb + lump/swell
abscess | present | en | whitlow
acne | present | en | acne
acne | present | en | black heads
acne | present | en | blackhead
acne | present | en | bumps + forehead
acne | present | en | comedone
acne | present | en | comedones
acne | present | en | pimple
acne | present | en | pimples
acne | present | en | white heads
acne | present | en | whitehead
blister-rubbed | other | en | rub + balm/cream/ointment/robb
blister-rubbed | present | en | blister + shoe/shoes/boot/boots/sandal/slippers/hoe/cutlass/rubbed/rub/rubbing/marathon/trek/trekking
blister-rubbed | present | en | friction blister
burrows | present | en | between finger
burrows | present | en | between fingers
burrows | present | en | burrow
burrows | present | en | finger web
burrows | present | en | itch + finger + wrist + waist
burrows | present | en | scabies
burrows | present | en | web space
burrows | present | en | webs + finger
cradle-cap | present | en | cradle cap
cradle-cap | present | en | greasy + scales
cradle-cap | present | en | scales/crust/crusts/flakes + scalp/head + baby/month/greasy/yellow
cradle-cap | present | en | yellow + greasy + scalp/head
creeping-rash | present | en | larva migrans
creeping-rash | present | en | line + skin + move/moves/moving/creep
creeping-rash | present | en | rash + creep/creeping/moving/moves/move/snake/wander
creeping-rash | present | en | snake like + rash/line
creeping-rash | present | en | something + crawling/moving + under skin
creeping-rash | present | en | worm + under skin
creeping-rash | present | en | worm like rash
foot-ulcer | present | en | foot + ulcer/sore/wound
foot-ulcer | present | en | foot sore
foot-ulcer | present | en | leg ulcer
foot-ulcer | present | en | toe + black/ulcer/sore/wound
foot-ulcer | present | en | ulcer + foot/toe
hair-loss | present | en | alopecia
hair-loss | present | en | balding
hair-loss | present | en | hair + fall/@lose/thin
hair-loss | present | en | hair loss
hair-loss | present | pcm | hair + comot
heat-rash | present | en | bump + heat/hot weather/sweat
heat-rash | present | en | craw craw + heat
heat-rash | present | en | heat rash
heat-rash | present | en | heat ~ bumps/rash/rashes/spots/pimples/craw ~ neck/back/chest/forehead/body/breast/trunk
heat-rash | present | en | hot weather ~ bumps/rash/rashes/spots/pimples/craw
heat-rash | present | en | miliaria
heat-rash | present | en | no light ~ bumps/rash/pimples/spots
heat-rash | present | en | prickly heat
heat-rash | present | en | rash + heat/hot weather/sweat
heat-rash | present | en | sweat rash
heat-rash | present | en | sweat/sweats ~ bumps/pimples/rash ~ neck/back/chest/breast
heat-rash | present | en | tiny bumps + heat/sweat
heat-rash | present | pcm | nepa ~ bumps/rash/pimples/spots
hives | present | en | bumps + all over + itch
hives | present | en | bumps + come and go
hives | present | en | hives
hives | present | en | itch + bumps + all over/whole body/everywhere
hives | present | en | itchy + raised + all over/everywhere/body
hives | present | en | itchy bumps + sudden
hives | present | en | itchy bumps all over
hives | present | en | lumps/bumps/welts/swellings/rash + all over/everywhere/whole body ~ injection/drug/tablet/antibiotic/ate/eating/sting/stung/medicine
hives | present | en | nettle rash
hives | present | en | raised + itch + skin/patches/bumps + come/go/all over/minutes/after
hives | present | en | skin + map + itch
hives | present | en | swollen patches + itch
hives | present | en | urticaria
hives | present | en | urticarial
hives | present | en | weal/weals
hives | present | en | welt
hives | present | en | welts
hives | present | en | wheal
hives | present | en | wheals
hives | present | en | whole body + bumps + itch
ingrown-nail | present | en | ingrown
ingrown-nail | present | en | nail + @pain/@swell/@red/@pus
ingrown-nail | present | en | nail fold
ingrown-nail | present | en | paronychia
itch-night | present | en | itch + night
itch-night | present | en | itching + night
itch-night | present | en | nocturnal itch
itch-night | present | en | scratch + night
itching | present | en | dandruff
itching | present | en | itch
itching | present | en | itches
itching | present | en | pruritic
itching | present | en | pruritus
itching | present | en | scratch + body/skin
itching | present | en | scratching
itching | present | en | yunwa
itching | present | pcm | body dey itch
itching | present | pcm | body dey scratch
itching | present | pcm | dey scratch
itching | present | pcm | skin dey scratch me
lice | present | en | crawling + hair
lice | present | en | eggs + hair/head
lice | present | en | hair + insect/crawl
lice | present | en | head louse
lice | present | en | lice
lice | present | en | nits
lice | present | en | scratch + head + egg/white/school
lice | present | en | small white + hair
lice | present | en | white eggs + hair
lip-tongue-swelling | present | en | @swell + mouth + lips
lip-tongue-swelling | present | en | @tongue + @swell
lip-tongue-swelling | present | en | angioedema
lip-tongue-swelling | present | en | lip + @swell
lip-tongue-swelling | present | en | lip + puffy
lip-tongue-swelling | present | en | lips + @swell
lip-tongue-swelling | present | en | lips + thick/big/fat
lip-tongue-swelling | present | en | lips/tongue/mouth/lip + like + bread/sausage/balloon/football/meat
lip-tongue-swelling | present | en | mouth + @swell
lip-tongue-swelling | present | en | throat + @swell + close/tight/allergy/breath
lip-tongue-swelling | present | en | throat + close/tight/swelling
lip-tongue-swelling | present | en | throat + closing/close/narrow/block/tight + after/sting/ate/eating/prawn/nut/injection
lip-tongue-swelling | present | en | throat closing
lip-tongue-swelling | present | en | throat feels tight
lip-tongue-swelling | present | en | throat tightness
lip-tongue-swelling | present | en | tight throat
lip-tongue-swelling | present | en | tongue + thick/big/fill
lip-tongue-swelling | present | en | tongue feels thick
lip-tongue-swelling | present | en | tongue/lips/lip + fat/fatter/bigger/huge
lip-tongue-swelling | present | pcm | lips dey swell
lip-tongue-swelling | present | pcm | throat dey close
lip-tongue-swelling | present | pcm | tongue + full mouth/fill mouth/pushed up/no fit enter
lip-tongue-swelling | present | pcm | tongue dey swell
lip-tongue-swelling | present | pcm | tongue don swell
lump-skin | present | en | bump under skin
lump-skin | present | en | cyst
lump-skin | present | en | lipoma
lump-skin | present | en | lump
lump-skin | present | en | lump under skin
lump-skin | present | en | nodule + skin
lump-skin | present | en | skin lump
mole-change | present | en | melanoma
mole-change | present | en | mole + change/grow/bleed/dark
nail-fungus | present | en | nail + thick/yellow/fungus/crumble
nail-fungus | present | en | toenail + thick/yellow/fungus
nappy-rash | present | en | bottom + @rash
nappy-rash | present | en | diaper + @rash/@red
nappy-rash | present | en | diaper area
nappy-rash | present | en | diaper dermatitis
nappy-rash | present | en | diaper rash
nappy-rash | present | en | nappy + @rash/@red
nappy-rash | present | en | nappy rash
nappy-rash | present | en | pampers + @rash/@red/sore
nappy-rash | present | en | pampers rash
nappy-rash | present | en | sore/red + bottom/bum/buttocks
raised-itchy-patch | present | en | itchy raised
raised-itchy-patch | present | en | raised + itch + patch/rash/spot
raised-itchy-patch | present | en | raised + red + itch
raised-itchy-patch | present | en | skin raised + itch
rash | present | en | body + rash
rash | present | en | body + spots
rash | present | en | bump + arm/leg/neck/chest/back/body/trunk
rash | present | en | bump + itch
rash | present | en | bumps + skin
rash | present | en | eruption
rash | present | en | exanthem
rash | present | en | heat rash
rash | present | en | kurajen
rash | present | en | lesions + skin
rash | present | en | macular
rash | present | en | maculopapular
rash | present | en | papular
rash | present | en | papules
rash | present | en | patch + itch/scaly/skin
rash | present | en | patch/patches + scale/scales/scaly/flaky
rash | present | en | patches + pale pink
rash | present | en | patches + skin
rash | present | en | rash
rash | present | en | rashes
rash | present | en | red bumps
rash | present | en | red spots
rash | present | en | skin + lesion/spot/bump/outbreak
rash | present | en | skin eruption
rash | present | en | skin lesion
rash | present | en | spot + itch
rash-band | other | en | belt + buckle/leather/itch
rash-band | other | en | under + belt
rash-band | present | en | band + blister/vesicle/rash
rash-band | present | en | belt + rash
rash-band | present | en | blister + back + front
rash-band | present | en | blister + cluster + burning/@pain
rash-band | present | en | blister + line + @pain
rash-band | present | en | blister + one line
rash-band | present | en | blister + one side
rash-band | present | en | blister + only that side
rash-band | present | en | blister + painful area
rash-band | present | en | blister + that side
rash-band | present | en | blister/rash/vesicle + band/stripe/one side/unilateral/@one side
rash-band | present | en | blisters + one line
rash-band | present | en | blisters + same line
rash-band | present | en | bumps + same line
rash-band | present | en | bumps with water + line
rash-band | present | en | bumps/blisters/rash + water/pain + line/belt/strip/one side/row + back/chest/waist/side
rash-band | present | en | dermatomal
rash-band | present | en | group + vesicle/blister
rash-band | present | en | grouped vesicle + red base
rash-band | present | en | rash + @pain + @one + chest/back/side/trunk/waist
rash-band | present | en | rash + not cross + midline
rash-band | present | en | rash + one side + @pain/blister/vesicle
rash-band | present | en | rash + painful area
rash-band | present | en | rash + stripe/band/belt/strip
rash-band | present | en | shingles
rash-band | present | en | vesicle + @one
rash-band | present | en | vesicle + painful area
rash-band | present | en | vesicles + grouped/cluster + @one/chest/back/trunk/side
rash-band | present | en | wrap + around + side/chest/waist
rash-band | present | en | zoster
rash-bleeding | absent | en | blanches
rash-bleeding | absent | en | blanching
rash-bleeding | absent | en | rash + blanch
rash-bleeding | other | en | palatal petechia
rash-bleeding | other | en | petechia + palate
rash-bleeding | other | en | petechiae + throat
rash-bleeding | present | en | @rash + purple
rash-bleeding | present | en | blood spots under skin
rash-bleeding | present | en | dark/black/purple + spots/dots + not there
rash-bleeding | present | en | do not fade
rash-bleeding | present | en | does not disappear + press
rash-bleeding | present | en | does not fade
rash-bleeding | present | en | doesnt fade
rash-bleeding | present | en | glass + press + stay/remain/not/no
rash-bleeding | present | en | glass test
rash-bleeding | present | en | non blanching
rash-bleeding | present | en | nonblanching
rash-bleeding | present | en | not + blanch
rash-bleeding | present | en | not fade + press/glass
rash-bleeding | present | en | petechia
rash-bleeding | present | en | petechiae
rash-bleeding | present | en | petechial
rash-bleeding | present | en | pinprick + red/purple
rash-bleeding | present | en | plum/wine/purple/violet/maroon + spots/dots/patches/blotches/rash
rash-bleeding | present | en | purple + dots/spots/patches/blotches
rash-bleeding | present | en | purple + spot/rash/patch
rash-bleeding | present | en | purpura
rash-bleeding | present | en | purpuric
rash-bleeding | present | en | rash + blood
rash-bleeding | present | en | rash/spots/dots + not/doesnt + disappear/fade/blanch + press/glass
rash-bleeding | present | en | red purple + dots/spots
rash-bleeding | present | en | spots + not + disappear
rash-bleeding | present | en | spots/dots/rash + stay/stays/remain/remains + glass/press/pressed
rash-bleeding | present | en | spots/rash/dots + not fade
rash-bleeding | present | en | tiny + red/purple + dots/spots + leg/trunk
rash-blisters | present | en | big bubbles
rash-blisters | present | en | blister
rash-blisters | present | en | blistering
rash-blisters | present | en | blisters
rash-blisters | present | en | bulla
rash-blisters | present | en | bullae
rash-blisters | present | en | bumps with water
rash-blisters | present | en | bumps/rash/spots + water + inside/with
rash-blisters | present | en | burn/oil/water/hot/soup ~ bubbles
rash-blisters | present | en | clear fluid + bump
rash-blisters | present | en | fluid filled
rash-blisters | present | en | fluid filled + bump
rash-blisters | present | en | pox
rash-blisters | present | en | pustular
rash-blisters | present | en | pustule
rash-blisters | present | en | rash + water
rash-blisters | present | en | vesicle
rash-blisters | present | en | vesicles
rash-blisters | present | en | vesicular
rash-blisters | present | en | water bumps
rash-blisters | present | en | water inside + rash
rash-bullseye | present | en | bull eye
rash-bullseye | present | en | bulls eye
rash-bullseye | present | en | bullseye
rash-bullseye | present | en | erythema migrans
rash-bullseye | present | en | expanding + rash
rash-bullseye | present | en | expanding ring
rash-bullseye | present | en | target + rash
rash-bullseye | present | en | target lesion
rash-bullseye | present | en | targetoid
rash-deep-pustules | present | en | deep + pustule/lesion
rash-deep-pustules | present | en | firm + pustule
rash-deep-pustules | present | en | monkey pox
rash-deep-pustules | present | en | monkeypox
rash-deep-pustules | present | en | mpox
rash-deep-pustules | present | en | pustule + genital + fever
rash-deep-pustules | present | en | smallpox
rash-deep-pustules | present | en | umbilicated
rash-new-medicine | present | en | drug eruption
rash-new-medicine | present | en | drug rash
rash-new-medicine | present | en | drug reaction + skin
rash-new-medicine | present | en | itch + chloroquine
rash-new-medicine | present | en | rash + after + @medicine/antibiotic/septrin/amoxicillin/fansidar
rash-new-medicine | present | en | rash + amoxicillin/penicillin/ampicillin/septrin
rash-new-medicine | present | en | rash + start + @medicine/antibiotic
rash-new-medicine | present | en | react + @medicine/antibiotic
rash-new-medicine | present | en | taken/given + amoxicillin/ampicillin + rash
rash-spots-flat | present | en | @rash + start + face
rash-spots-flat | present | en | blotches
rash-spots-flat | present | en | blotchy
rash-spots-flat | present | en | generalised rash
rash-spots-flat | present | en | generalized rash
rash-spots-flat | present | en | get measles
rash-spots-flat | present | en | got measles
rash-spots-flat | present | en | has measles
rash-spots-flat | present | en | have measles
rash-spots-flat | present | en | macular rash
rash-spots-flat | present | en | maculopapular
rash-spots-flat | present | en | morbilliform
rash-spots-flat | present | en | rash + all over + fever
rash-spots-flat | present | en | rash + began + face
rash-spots-flat | present | en | rash + behind ears
rash-spots-flat | present | en | rash + face + spread + body/trunk/down
rash-spots-flat | present | en | rash + trunk
rash-spots-flat | present | en | rash + whole body
rash-spots-flat | present | en | rash + widespread
rash-spots-flat | present | en | red blotches
rash-spots-flat | present | en | with measles
rash-stages | present | en | blister + face + trunk + itch
rash-stages | present | en | blister/blisters + crust/crusts/scab/scabs + spot/spots/body/trunk/itch
rash-stages | present | en | blister/blisters + some + crust/crusts/dry/scab
rash-stages | present | en | blisters + crusts
rash-stages | present | en | blisters all over + itch/fever
rash-stages | present | en | bump/bumps/spot/spots + become/became/turn/turned/now/later + blister/blisters
rash-stages | present | en | chicken pox
rash-stages | present | en | chickenpox
rash-stages | present | en | crops + vesicle/blister/lesion/spot
rash-stages | present | en | crust + vesicle
rash-stages | present | en | dew drop
rash-stages | present | en | dewdrop
rash-stages | present | en | different stages
rash-stages | present | en | new + crops + spot/blister
rash-stages | present | en | some + dry + fresh
rash-stages | present | en | some fresh + dry
rash-stages | present | en | stages of healing
rash-stages | present | en | varicella
rash-stages | present | en | various stages
rash-stages | present | en | vesicles + crust/scab + itch
rash-wrists-ankles | present | en | palm + sole + rash
rash-wrists-ankles | present | en | palms + soles
rash-wrists-ankles | present | en | palms and soles
rash-wrists-ankles | present | en | rash/spot/macule + ankle
rash-wrists-ankles | present | en | rash/spot/macule/papule + palm/sole
rash-wrists-ankles | present | en | rash/spot/macule/papule/petechiae + wrist
rash-wrists-ankles | present | en | wrist + ankle
rash-wrists-ankles | present | en | wrists + ankles
razor-bumps | present | en | barber + bump/rash
razor-bumps | present | en | bumps + shave
razor-bumps | present | en | ingrown hair
razor-bumps | present | en | razor bump
razor-bumps | present | en | shaving + bump/rash
redness-spreading | other | en | rash + spread
redness-spreading | other | en | spots + spread
redness-spreading | present | en | is spreading + warm/hot/tender/swell
redness-spreading | present | en | is spreading ~ warm/hot/tender/swollen
redness-spreading | present | en | it + spread + warm/hot/tender/swell
redness-spreading | present | en | red + spread/climb/creep
redness-spreading | present | en | red line + up
redness-spreading | present | en | red streak
redness-spreading | present | en | redness + spread
redness-spreading | present | en | redness/red area/red patch/erythema/area of red + spread/climb/creep/expand/grow/bigger/larger/increase/moving up
redness-spreading | present | en | spread + warm/hot + @red
redness-spreading | present | en | spread + warm/hot + swell
redness-spreading | present | en | spreading erythema
redness-spreading | present | en | spreading redness
redness-spreading | present | en | spreading ~ red/redness
ringworm-scalp | present | en | bald patch + scale/scaly/pus
ringworm-scalp | present | en | bald patches + scale/scaly/pus
ringworm-scalp | present | en | ring + head/scalp + hair
ringworm-scalp | present | en | ringworm + scalp/head/hair
ringworm-scalp | present | en | scalp ringworm
ringworm-scalp | present | en | tinea capitis
ringworm-scalp | present | pcm | rash/patch/patches + head/scalp + hair loss/hair fall/hair comot/bald
ringworm-scalp | present | pcm | scaly + scalp + bald/hair comot/hair fall/hair loss
skin-contact-rash | present | en | after + new + soap/cream/shampoo/perfume/wig/weave
skin-contact-rash | present | en | changed + shampoo/soap/detergent/cream
skin-contact-rash | present | en | contact dermatitis
skin-contact-rash | present | en | earring/bracelet/necklace/jewellery/jewelry/belt/watch + rash/itch
skin-contact-rash | present | en | exactly where + wear/wears/watch/ring
skin-contact-rash | present | en | glove/gloves + itch/rash
skin-contact-rash | present | en | hair dye + itch
skin-contact-rash | present | en | hairdresser + hand/hands
skin-contact-rash | present | en | linear + blister/streak/vesicle
skin-contact-rash | present | en | new + soap/cream/detergent/lotion/perfume/cosmetic
skin-contact-rash | present | en | nickel
skin-contact-rash | present | en | poison ivy
skin-contact-rash | present | en | poison oak
skin-contact-rash | present | en | poison sumac
skin-contact-rash | present | en | rash + after + cream/soap/detergent/plant/jewelry/perfume/nickel/dye
skin-contact-rash | present | en | rash + where + touch
skin-contact-rash | present | en | rash/itch/red + changed/change/new/switched + shampoo/soap/detergent/cream/perfume/washing/powder/cosmetic/makeup
skin-contact-rash | present | en | rash/itch/red/itchy ~ where + wear/wears/wore/watch/ring/necklace/belt/bracelet
skin-contact-rash | present | en | weave attachment
skin-crusts-honey | other | en | crust + eye/eyes/lash/lid/eyelid
skin-crusts-honey | present | en | crust + nose/mouth + sore
skin-crusts-honey | present | en | crust + yellow/honey/gold
skin-crusts-honey | present | en | crusted + sore/lesion + face
skin-crusts-honey | present | en | eczema + ooz/weep/crust/yellow
skin-crusts-honey | present | en | golden crust
skin-crusts-honey | present | en | honey + crust
skin-crusts-honey | present | en | honey colored
skin-crusts-honey | present | en | honey coloured
skin-crusts-honey | present | en | honey crust
skin-crusts-honey | present | en | impetigo
skin-crusts-honey | present | en | yellow crust
skin-crusts-honey | present | en | yellow crust + skin/face/sore/nose/mouth/lesion
skin-dry-cracked | present | en | chapped
skin-dry-cracked | present | en | cracked heels
skin-dry-cracked | present | en | dry hands
skin-dry-cracked | present | en | dry skin
skin-dry-cracked | present | en | hand/hands/finger/fingers + peel/peeling + izal/soap/omo/detergent/wash/washing/bleach/cement
skin-dry-cracked | present | en | hands/fingers/heels/heel/feet/lips/skin + crack/cracked/dry + washing/harmattan/soap/water/cement/dry/peel/peeling
skin-dry-cracked | present | en | patch/patches + lighter/pale/white + cheek/cheeks/face + child/skin/boy/girl/daughter/son
skin-dry-flexures | present | en | antecubital
skin-dry-flexures | present | en | atopic dermatitis
skin-dry-flexures | present | en | behind/back of + knee/knees + itch/dry/scaly/rash/patch/eczema
skin-dry-flexures | present | en | bend + elbow/knee + itch/dry/rash/eczema
skin-dry-flexures | present | en | crook + elbow
skin-dry-flexures | present | en | dry + itch + skin/patch
skin-dry-flexures | present | en | dry + scaly + itch
skin-dry-flexures | present | en | dry patches
skin-dry-flexures | present | en | eczema
skin-dry-flexures | present | en | elbow crease
skin-dry-flexures | present | en | elbows + knees + itch
skin-dry-flexures | present | en | flexural
skin-dry-flexures | present | en | flexure
skin-dry-flexures | present | en | fold + elbow/knee
skin-dry-flexures | present | en | inside elbow
skin-dry-flexures | present | en | lichenif
skin-dry-flexures | present | en | popliteal
skin-dry-flexures | present | en | red + dry + patch
skin-dry-flexures | present | en | scaly + patch + elbow/knee/cheek
skin-dry-flexures | present | en | skin + behind knee
skin-dying | present | en | black skin + foot
skin-dying | present | en | crepitus + skin
skin-dying | present | en | dusky skin
skin-dying | present | en | fasciitis
skin-dying | present | en | flesh + rotten/rotting/smell
skin-dying | present | en | flesh eating
skin-dying | present | en | foot/leg/toe/toes/finger + black + smell/smelly/rotten/rot/diabetic/diabetes/dead
skin-dying | present | en | gangrene
skin-dying | present | en | necrosis
skin-dying | present | en | necrotic
skin-dying | present | en | pain out of proportion
skin-dying | present | en | skin + black + @pain
skin-dying | present | en | skin + turning black
skin-dying | present | en | turned black + skin/around
skin-dying | present | pcm | foot don black
skin-dying | present | pcm | leg don black
skin-dying | present | pcm | toe don black
skin-pain-before-rash | present | en | @pain + precede + rash
skin-pain-before-rash | present | en | burning + rash
skin-pain-before-rash | present | en | burning + skin + then + rash/blister
skin-pain-before-rash | present | en | burning pain + rash
skin-pain-before-rash | present | en | burning/tingle/@pain + before + rash
skin-pain-before-rash | present | en | pain + followed + rash
skin-pain-before-rash | present | en | pain + then + rash + area
skin-pain-before-rash | present | en | rash + appear + same area
skin-pain-before-rash | present | en | tingling + then + rash
skin-peeling | other | en | between toes
skin-peeling | other | en | toe + peel
skin-peeling | present | en | desquamat
skin-peeling | present | en | epidermal detachment
skin-peeling | present | en | peel + skin
skin-peeling | present | en | peeling rash
skin-peeling | present | en | rash/rashes/skin + peeling + mouth/eyes/sores
skin-peeling | present | en | skin + peel
skin-peeling | present | en | skin + slough/come off
skin-peeling | present | en | sloughing
skin-peeling | present | en | stevens johnson
skin-peeling | present | en | toxic epidermal
skin-peeling | present | pcm | skin dey peel
skin-red-hot | other | en | hot pepper
skin-red-hot | other | en | hot soup + red
skin-red-hot | other | en | hot sun
skin-red-hot | other | en | hot water + eye
skin-red-hot | present | en | @hot + tender/@pain + @red
skin-red-hot | present | en | @red + @hot
skin-red-hot | present | en | @red + @hot + @swell/@pain
skin-red-hot | present | en | @red + @swell + @pain
skin-red-hot | present | en | @red + spread/expand/enlarge
skin-red-hot | present | en | @red + warm
skin-red-hot | present | en | cellulitis
skin-red-hot | present | en | erysipelas
skin-red-hot | present | en | erythema + warm/@hot/tender/@swell
skin-red-hot | present | en | erythematous + warm/@swell/tender
skin-red-hot | present | en | indurated
skin-red-hot | present | en | induration + @red
skin-red-hot | present | en | red streak
skin-red-hot | present | en | redness + spread
skin-red-hot | present | en | skin + @red + @hot
skin-red-hot | present | en | streaks + red
skin-red-hot | present | en | warm + tender + @swell
skin-red-hot | present | en | warm to touch + @red/@swell/tender
skin-redness | present | en | @red + foot/hand/thigh/shin
skin-redness | present | en | @red + skin/leg/arm/area/around
skin-redness | present | en | erythema
skin-redness | present | en | erythematous
skin-redness | present | en | flush + skin
skin-redness | present | en | redness
skin-redness | present | en | skin @red
skin-scaly-ring | present | en | annular
skin-scaly-ring | present | en | athlete foot
skin-scaly-ring | present | en | bald patch
skin-scaly-ring | present | en | between + toes/toe + itch/peel/peeling/crack/cracks/soggy/white/burn
skin-scaly-ring | present | en | between toes + itch/peel/scaly/crack
skin-scaly-ring | present | en | central clear
skin-scaly-ring | present | en | central clearing
skin-scaly-ring | present | en | circular/round/ring + patch/rash/lesion
skin-scaly-ring | present | en | circular/round/ring + scaly/scale
skin-scaly-ring | present | en | clear center
skin-scaly-ring | present | en | clear centre
skin-scaly-ring | present | en | eczema + ring
skin-scaly-ring | present | en | edge + scaly/raised
skin-scaly-ring | present | en | foot fungus
skin-scaly-ring | present | en | fourth and fifth toes
skin-scaly-ring | present | en | itchy ring
skin-scaly-ring | present | en | jock itch
skin-scaly-ring | present | en | lapalapa
skin-scaly-ring | present | en | raised + border + patch
skin-scaly-ring | present | en | ring + itch/skin/thigh/arm/neck/face/scalp
skin-scaly-ring | present | en | ring + rash/patch/lesion/shaped
skin-scaly-ring | present | en | ring worm
skin-scaly-ring | present | en | ringworm
skin-scaly-ring | present | en | round + itch + ring/scaly
skin-scaly-ring | present | en | scaly + circular/ring
skin-scaly-ring | present | en | scaly edge
skin-scaly-ring | present | en | skin between toes
skin-scaly-ring | present | en | soggy + skin + toe/toes
skin-scaly-ring | present | en | tinea
skin-scaly-ring | present | en | toes + itch/itching/peel/cracks
skin-scaly-ring | present | en | toes + peel/scaly + itch
skin-scaly-ring | present | en | toes + peel/soggy/macerated/cracked + skin
skin-silvery | present | en | plaque + elbow/knee/scalp
skin-silvery | present | en | psoriasis
skin-silvery | present | en | silver scale
skin-silvery | present | en | silvery + scale
skin-silvery | present | en | thick plaques
skin-tight-swelling-face | present | en | @face + @swell
skin-tight-swelling-face | present | en | @swell + face
skin-tight-swelling-face | present | en | face + football/balloon/pumpkin/bread/ball + like/swell/after/since
skin-tight-swelling-face | present | en | face + round/ball/balloon/moon + sting/stung/swell/like/eat/ate/allergy/big
skin-tight-swelling-face | present | en | face like balloon
skin-tight-swelling-face | present | en | face like football
skin-tight-swelling-face | present | en | face puffy
skin-tight-swelling-face | present | en | facial edema
skin-tight-swelling-face | present | en | facial swelling
skin-tight-swelling-face | present | en | puffy face
skin-tight-swelling-face | present | pcm | face dey swell
skin-tight-swelling-face | present | pcm | face don swell
sunburn | present | en | day at beach
sunburn | present | en | red/burnt/sore + beach/sun/sunbathing
sunburn | present | en | sun burn
sunburn | present | en | sunburn
sunburn | present | en | sunburned
sunburn | present | en | sunburnt
warts | present | en | black dots + foot/sole/bump
warts | present | en | bump + black dots
warts | present | en | callus
warts | present | en | corn + foot/toe
warts | present | en | hard + bump + foot/sole/heel
warts | present | en | hard skin + foot/sole/toe
warts | present | en | molluscum
warts | present | en | rough + growth/growths/bump/lump + hand/finger/knee/foot/sole/skin
warts | present | en | verruca
warts | present | en | wart
warts | present | en | warts
wound-infected | present | en | cut + infect/@pus/@red/@swell
wound-infected | present | en | eczema + ooz/weep/crust/pus/yellow
wound-infected | present | en | infected cut
wound-infected | present | en | infected wound
wound-infected | present | en | ooz + yellow
wound-infected | present | en | pustule + scratch/itch
wound-infected | present | en | rash + pus/ooz
wound-infected | present | en | sore + @pus
wound-infected | present | en | sores + pus
wound-infected | present | en | ulcer + foot + smell
wound-infected | present | en | weeping + yellow/crust
wound-infected | present | en | wound + @pus/infect/smell/@swell/@red
wound-infected | present | en | wound + discharge
wound-infected | present | en | wound + not heal
wound-infected | present | pcm | sore dey smell
`;
