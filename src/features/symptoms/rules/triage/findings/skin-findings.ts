import type { FindingRow } from './finding-row.ts';

/** Skin, hair, nails. */
export const SKIN_FINDINGS = [
  {
    id: 'rash',
    name: 'rash',
    base: 0.06,
    words:
      'rash | eruption | skin eruption | body + rash | skin + lesion/spot/bump/outbreak | maculopapular | macular | papular | papules | red spots | skin lesion | kurajen | rashes | heat rash | red bumps | bumps + skin | patches + skin | exanthem | lesions + skin | body + spots | patch + itch/scaly/skin | bump + itch | spot + itch | bump + arm/leg/neck/chest/back/body/trunk | patch/patches + scale/scales/scaly/flaky | patches + pale pink',
  },
  {
    id: 'rash-spots-flat',
    name: 'flat or slightly raised red spots all over',
    base: 0.006,
    implies: ['rash'],
    words:
      'maculopapular | morbilliform | macular rash | blotchy | rash + face + spread + body/trunk/down | rash + behind ears | rash + all over + fever | red blotches | @rash + start + face | rash + whole body | generalised rash | generalized rash | rash + widespread | rash + began + face | rash + trunk | blotches | with measles | has measles | have measles | get measles | got measles',
  },
  {
    id: 'rash-wrists-ankles',
    name: 'rash that began on wrists and ankles',
    base: 0.0015,
    implies: ['rash'],
    words:
      'rash/spot/macule/papule/petechiae + wrist | rash/spot/macule + ankle | rash/spot/macule/papule + palm/sole | palms and soles | palms + soles | wrists + ankles | wrist + ankle | palm + sole + rash',
  },
  {
    id: 'rash-bleeding',
    name: 'dark red or purple spots that do not fade when pressed',
    base: 0.003,
    implies: ['rash'],
    ask: 'Are there dark red or purple spots that do not fade under a glass?',
    words:
      'petechia | petechiae | petechial | purpura | purpuric | non blanching | nonblanching | not + blanch | not fade + press/glass | purple + spot/rash/patch | @rash + purple | rash + blood | glass test | blood spots under skin | do not fade | doesnt fade | does not disappear + press | does not fade | rash/spots/dots + not/doesnt + disappear/fade/blanch + press/glass | spots/rash/dots + not fade | spots + not + disappear | red purple + dots/spots | purple + dots/spots/patches/blotches | tiny + red/purple + dots/spots + leg/trunk | pinprick + red/purple | spots/dots/rash + stay/stays/remain/remains + glass/press/pressed | plum/wine/purple/violet/maroon + spots/dots/patches/blotches/rash | glass + press + stay/remain/not/no | dark/black/purple + spots/dots + not there',
    unless: 'petechia + palate | palatal petechia | petechiae + throat',
    not: 'blanching | rash + blanch | blanches',
  },
  {
    id: 'rash-blisters',
    name: 'blisters or pustules',
    base: 0.012,
    implies: ['rash'],
    words:
      'blister | vesicle | vesicular | bulla | bullae | pustule | pustular | fluid filled | vesicles | fluid filled + bump | water inside + rash | rash + water | pox | clear fluid + bump | blisters | blistering | burn/oil/water/hot/soup ~ bubbles | big bubbles | bumps/rash/spots + water + inside/with | bumps with water | water bumps',
  },
  {
    id: 'blister-rubbed',
    name: 'blister where a shoe or tool rubbed',
    kind: 'exposure',
    base: 0.002,
    words:
      'blister + shoe/shoes/boot/boots/sandal/slippers/hoe/cutlass/rubbed/rub/rubbing/marathon/trek/trekking | friction blister',
    unless: 'rub + balm/cream/ointment/robb',
  },
  {
    id: 'rash-stages',
    name: 'itchy spots and blisters in several stages',
    base: 0.002,
    implies: ['rash-blisters'],
    words:
      'chickenpox | chicken pox | varicella | different stages | various stages | dewdrop | dew drop | blister + face + trunk + itch | crust + vesicle | vesicles + crust/scab + itch | stages of healing | crops + vesicle/blister/lesion/spot | bump/bumps/spot/spots + become/became/turn/turned/now/later + blister/blisters | blister/blisters + some + crust/crusts/dry/scab | blister/blisters + crust/crusts/scab/scabs + spot/spots/body/trunk/itch | some fresh + dry | some + dry + fresh | new + crops + spot/blister | blisters all over + itch/fever | blisters + crusts',
  },
  {
    id: 'rash-deep-pustules',
    name: 'deep, firm pustules on face, hands or genitals',
    base: 0.0006,
    implies: ['rash-blisters'],
    words:
      'mpox | monkeypox | umbilicated | deep + pustule/lesion | firm + pustule | pustule + genital + fever | smallpox | monkey pox',
  },
  {
    id: 'rash-band',
    name: 'painful blisters in a band on one side',
    base: 0.002,
    implies: ['rash'],
    words:
      'dermatomal | shingles | zoster | blister/rash/vesicle + band/stripe/one side/unilateral/@one side | blister + one side | rash + one side + @pain/blister/vesicle | rash + stripe/band/belt/strip | band + blister/vesicle/rash | vesicles + grouped/cluster + @one/chest/back/trunk/side | rash + not cross + midline | grouped vesicle + red base | blister + line + @pain | vesicle + @one | rash + @pain + @one + chest/back/side/trunk/waist | blister + cluster + burning/@pain | wrap + around + side/chest/waist | belt + rash | blister + one line | blisters + one line | blister + back + front | blister + only that side | blister + that side | group + vesicle/blister | vesicle + painful area | blister + painful area | rash + painful area | bumps/blisters/rash + water/pain + line/belt/strip/one side/row + back/chest/waist/side | bumps + same line | blisters + same line | bumps with water + line',
    unless: 'belt + buckle/leather/itch | under + belt',
  },
  {
    id: 'skin-pain-before-rash',
    name: 'burning skin before a rash',
    base: 0.002,
    words:
      'burning/tingle/@pain + before + rash | @pain + precede + rash | rash + appear + same area | burning + skin + then + rash/blister | burning pain + rash | tingling + then + rash | burning + rash | pain + then + rash + area | pain + followed + rash',
  },
  {
    id: 'hives',
    name: 'hives',
    base: 0.01,
    implies: ['rash'],
    words:
      'hives | urticaria | urticarial | wheal | wheals | welts | welt | itchy bumps + sudden | nettle rash | itchy bumps all over | itch + bumps + all over/whole body/everywhere | weal/weals | raised + itch + skin/patches/bumps + come/go/all over/minutes/after | swollen patches + itch | bumps + come and go | itchy + raised + all over/everywhere/body | whole body + bumps + itch | skin + map + itch | bumps + all over + itch | lumps/bumps/welts/swellings/rash + all over/everywhere/whole body ~ injection/drug/tablet/antibiotic/ate/eating/sting/stung/medicine',
  },
  {
    id: 'raised-itchy-patch',
    name: 'raised, itchy patch',
    base: 0.01,
    implies: ['rash'],
    words: 'raised + itch + patch/rash/spot | itchy raised | skin raised + itch | raised + red + itch',
  },
  {
    id: 'itching',
    name: 'itching',
    base: 0.05,
    words:
      'itch | pruritus | pruritic | scratch + body/skin | body dey scratch | dey scratch | skin dey scratch me | body dey itch | yunwa | scratching | itches | dandruff',
  },
  {
    id: 'itch-night',
    name: 'itching worse at night',
    base: 0.004,
    implies: ['itching'],
    words: 'itch + night | scratch + night | itching + night | nocturnal itch',
  },
  {
    id: 'burrows',
    name: 'itchy bumps between fingers',
    kind: 'sign',
    base: 0.002,
    words:
      'burrow | between finger | between fingers | web space | finger web | webs + finger | itch + finger + wrist + waist | scabies',
  },
  {
    id: 'skin-dry-flexures',
    name: 'dry, itchy skin in the bends of elbows and knees',
    base: 0.005,
    implies: ['rash'],
    words:
      'eczema | atopic dermatitis | antecubital | popliteal | flexural | flexure | elbow crease | inside elbow | behind/back of + knee/knees + itch/dry/scaly/rash/patch/eczema | bend + elbow/knee + itch/dry/rash/eczema | skin + behind knee | dry + itch + skin/patch | dry + scaly + itch | lichenif | fold + elbow/knee | crook + elbow | elbows + knees + itch | scaly + patch + elbow/knee/cheek | red + dry + patch | dry patches',
  },
  {
    id: 'skin-scaly-ring',
    name: 'ring-shaped scaly patch',
    base: 0.004,
    implies: ['rash'],
    words:
      'ringworm | ring worm | ring + rash/patch/lesion/shaped | annular | tinea | lapalapa | central clearing | athlete foot | jock itch | scaly + circular/ring | bald patch | eczema + ring | circular/round/ring + scaly/scale | circular/round/ring + patch/rash/lesion | clear center | clear centre | central clear | raised + border + patch | between toes + itch/peel/scaly/crack | toes + peel/scaly + itch | toes + peel/soggy/macerated/cracked + skin | skin between toes | foot fungus | ring + itch/skin/thigh/arm/neck/face/scalp | scaly edge | itchy ring | round + itch + ring/scaly | edge + scaly/raised | between + toes/toe + itch/peel/peeling/crack/cracks/soggy/white/burn | fourth and fifth toes | soggy + skin + toe/toes | toes + itch/itching/peel/cracks',
  },
  {
    id: 'rash-bullseye',
    name: 'growing ring around a bite',
    base: 0.0008,
    implies: ['rash'],
    words:
      'bull eye | bulls eye | bullseye | target lesion | targetoid | erythema migrans | expanding + rash | target + rash | expanding ring',
  },
  {
    id: 'skin-silvery',
    name: 'thick patches with silvery scales',
    base: 0.002,
    implies: ['rash'],
    words: 'psoriasis | silvery + scale | silver scale | plaque + elbow/knee/scalp | thick plaques',
  },
  {
    id: 'skin-crusts-honey',
    name: 'honey-coloured crusts',
    base: 0.003,
    implies: ['rash'],
    words:
      'honey + crust | golden crust | impetigo | honey colored | honey coloured | crust + nose/mouth + sore | crusted + sore/lesion + face | yellow crust + skin/face/sore/nose/mouth/lesion | yellow crust | crust + yellow/honey/gold | eczema + ooz/weep/crust/yellow | honey crust',
    unless: 'crust + eye/eyes/lash/lid/eyelid',
  },
  {
    id: 'skin-contact-rash',
    name: 'itchy rash where something touched the skin',
    base: 0.003,
    implies: ['rash'],
    words:
      'contact dermatitis | rash + after + cream/soap/detergent/plant/jewelry/perfume/nickel/dye | poison ivy | poison oak | poison sumac | new + soap/cream/detergent/lotion/perfume/cosmetic | rash + where + touch | linear + blister/streak/vesicle | nickel | weave attachment | hair dye + itch | earring/bracelet/necklace/jewellery/jewelry/belt/watch + rash/itch | rash/itch/red + changed/change/new/switched + shampoo/soap/detergent/cream/perfume/washing/powder/cosmetic/makeup | changed + shampoo/soap/detergent/cream | rash/itch/red/itchy ~ where + wear/wears/wore/watch/ring/necklace/belt/bracelet | exactly where + wear/wears/watch/ring | hairdresser + hand/hands | after + new + soap/cream/shampoo/perfume/wig/weave | glove/gloves + itch/rash',
  },
  {
    id: 'nappy-rash',
    name: 'rash in the nappy area',
    base: 0.004,
    implies: ['rash'],
    words:
      'nappy rash | diaper rash | sore/red + bottom/bum/buttocks | bottom + @rash | diaper + @rash/@red | nappy + @rash/@red | pampers + @rash/@red/sore | diaper dermatitis | pampers rash | diaper area',
  },
  {
    id: 'heat-rash',
    name: 'prickly heat',
    base: 0.006,
    implies: ['rash'],
    words:
      'heat rash | prickly heat | miliaria | craw craw + heat | sweat rash | tiny bumps + heat/sweat | bump + heat/hot weather/sweat | rash + heat/hot weather/sweat | heat ~ bumps/rash/rashes/spots/pimples/craw ~ neck/back/chest/forehead/body/breast/trunk | hot weather ~ bumps/rash/rashes/spots/pimples/craw | sweat/sweats ~ bumps/pimples/rash ~ neck/back/chest/breast | no light ~ bumps/rash/pimples/spots | nepa ~ bumps/rash/pimples/spots | craw craw + heat',
  },
  {
    id: 'creeping-rash',
    name: 'line in the skin that creeps on',
    kind: 'sign',
    base: 0.0008,
    implies: ['rash'],
    words:
      'worm like rash | rash + creep/creeping/moving/moves/move/snake/wander | line + skin + move/moves/moving/creep | worm + under skin | larva migrans | snake like + rash/line | something + crawling/moving + under skin',
  },
  {
    id: 'cradle-cap',
    name: 'greasy scales on a baby’s scalp',
    kind: 'sign',
    base: 0.002,
    words:
      'cradle cap | scales/crust/crusts/flakes + scalp/head + baby/month/greasy/yellow | greasy + scales | yellow + greasy + scalp/head',
  },
  {
    id: 'skin-dry-cracked',
    name: 'dry, cracked skin of hands, lips or heels',
    base: 0.008,
    words:
      'hands/fingers/heels/heel/feet/lips/skin + crack/cracked/dry + washing/harmattan/soap/water/cement/dry/peel/peeling | dry skin | cracked heels | chapped | dry hands | patch/patches + lighter/pale/white + cheek/cheeks/face + child/skin/boy/girl/daughter/son | hand/hands/finger/fingers + peel/peeling + izal/soap/omo/detergent/wash/washing/bleach/cement',
  },
  {
    id: 'acne',
    name: 'pimples',
    base: 0.008,
    words:
      'acne | pimple | pimples | blackhead | comedone | whitehead | comedones | black heads | white heads | bumps + forehead',
  },
  {
    id: 'skin-red-hot',
    name: 'red, hot, painful, spreading skin',
    base: 0.01,
    implies: ['skin-redness'],
    ask: 'Is there skin that is red, hot, painful and spreading?',
    words:
      'cellulitis | @red + @hot + @swell/@pain | @red + @swell + @pain | @red + spread/expand/enlarge | erythema + warm/@hot/tender/@swell | skin + @red + @hot | @hot + tender/@pain + @red | red streak | streaks + red | warm + tender + @swell | erysipelas | @red + warm | redness + spread | warm to touch + @red/@swell/tender | erythematous + warm/@swell/tender | @red + @hot | induration + @red | indurated',
    unless: 'hot pepper | hot water + eye | hot sun | hot soup + red',
  },
  {
    id: 'skin-redness',
    name: 'redness of the skin',
    base: 0.03,
    words:
      '@red + skin/leg/arm/area/around | redness | skin @red | erythema | flush + skin | @red + foot/hand/thigh/shin | erythematous',
  },
  {
    id: 'abscess',
    name: 'boil or abscess',
    base: 0.012,
    words:
      'boil | abscess | furuncle | carbuncle | @pus + skin/lump/swell/head | fluctuan | fluctuant | whitlow | pus filled + lump | painful lump + skin | eewo | swelling + @pus | lump + near/around + anus + throb/big/grow/@pain | lump + throb | throb + lump/swell | boil + armpit | @pain + lump + armpit/groin/anus/buttock | swell + throb + anus/buttock | hot + lump + @pain | injection + swell/hot/hard/@pain/lump + buttock/arm/thigh/bottom | swell/swelling + hot/hard + @pain + buttock/armpit/groin/thigh/back/neck | buttock + @swell/lump + @pain/hot | injection abscess',
  },
  {
    id: 'skin-dying',
    name: 'black, blistering or numb skin with severe pain',
    base: 0.0006,
    words:
      'gangrene | necrosis | necrotic | skin + black + @pain | crepitus + skin | pain out of proportion | flesh eating | fasciitis | dusky skin | black skin + foot | foot/leg/toe/toes/finger + black + smell/smelly/rotten/rot/diabetic/diabetes/dead | foot don black | toe don black | leg don black | flesh + rotten/rotting/smell | skin + turning black | turned black + skin/around',
  },
  {
    id: 'skin-peeling',
    name: 'peeling skin with sores in mouth or eyes',
    base: 0.0008,
    words:
      'skin + peel | peel + skin | peeling rash | stevens johnson | toxic epidermal | skin + slough/come off | sloughing | skin dey peel | desquamat | epidermal detachment | rash/rashes/skin + peeling + mouth/eyes/sores',
    unless: 'toe + peel | between toes',
  },
  {
    id: 'rash-new-medicine',
    name: 'rash after a new medicine',
    base: 0.003,
    words:
      'rash + after + @medicine/antibiotic/septrin/amoxicillin/fansidar | drug reaction + skin | drug rash | rash + start + @medicine/antibiotic | react + @medicine/antibiotic | drug eruption | rash + amoxicillin/penicillin/ampicillin/septrin | itch + chloroquine | taken/given + amoxicillin/ampicillin + rash',
  },
  {
    id: 'wound-infected',
    name: 'infected wound',
    base: 0.006,
    words:
      'wound + @pus/infect/smell/@swell/@red | infected wound | infected cut | cut + infect/@pus/@red/@swell | sore + @pus | wound + not heal | ulcer + foot + smell | sore dey smell | wound + discharge | eczema + ooz/weep/crust/pus/yellow | ooz + yellow | weeping + yellow/crust | rash + pus/ooz | sores + pus | pustule + scratch/itch',
  },
  {
    id: 'foot-ulcer',
    name: 'sore on the foot',
    base: 0.004,
    words: 'foot + ulcer/sore/wound | ulcer + foot/toe | toe + black/ulcer/sore/wound | leg ulcer | foot sore',
  },
  {
    id: 'lump-skin',
    name: 'lump',
    base: 0.008,
    words: 'lump | skin lump | lipoma | nodule + skin | cyst | lump under skin | bump under skin',
  },
  { id: 'mole-change', name: 'changing mole', base: 0.001, words: 'mole + change/grow/bleed/dark | melanoma' },
  {
    id: 'hair-loss',
    name: 'hair loss',
    base: 0.006,
    words: 'hair loss | hair + fall/@lose/thin | hair + comot | alopecia | balding',
  },
  {
    id: 'ringworm-scalp',
    name: 'ringworm of the scalp',
    base: 0.003,
    implies: ['skin-scaly-ring'],
    words:
      'ringworm + scalp/head/hair | tinea capitis | scalp ringworm | scaly + scalp + bald/hair comot/hair fall/hair loss | ring + head/scalp + hair | rash/patch/patches + head/scalp + hair loss/hair fall/hair comot/bald | bald patch + scale/scaly/pus | bald patches + scale/scaly/pus',
  },
  {
    id: 'nail-fungus',
    name: 'thick, discoloured nail',
    base: 0.003,
    words: 'nail + thick/yellow/fungus/crumble | toenail + thick/yellow/fungus',
  },
  {
    id: 'ingrown-nail',
    name: 'ingrown nail',
    base: 0.003,
    words: 'ingrown | nail fold | paronychia | nail + @pain/@swell/@red/@pus',
  },
  {
    id: 'lice',
    name: 'lice',
    base: 0.002,
    words:
      'lice | nits | head louse | white eggs + hair | eggs + hair/head | small white + hair | hair + insect/crawl | scratch + head + egg/white/school | crawling + hair',
  },
  {
    id: 'warts',
    name: 'warts',
    base: 0.003,
    words:
      'wart | warts | verruca | molluscum | rough + growth/growths/bump/lump + hand/finger/knee/foot/sole/skin | bump + black dots | black dots + foot/sole/bump | hard + bump + foot/sole/heel | corn + foot/toe | callus | hard skin + foot/sole/toe',
  },
  {
    id: 'sunburn',
    name: 'sunburn',
    base: 0.002,
    words: 'sunburn | sun burn | sunburned | sunburnt | red/burnt/sore + beach/sun/sunbathing | day at beach',
  },
  {
    id: 'skin-tight-swelling-face',
    name: 'swelling of the face',
    base: 0.012,
    implies: ['swelling'],
    ask: 'Is the face swollen?',
    words:
      '@face + @swell | facial swelling | face dey swell | @swell + face | facial edema | puffy face | face puffy | face don swell | face + round/ball/balloon/moon + sting/stung/swell/like/eat/ate/allergy/big | face + football/balloon/pumpkin/bread/ball + like/swell/after/since | face like football | face like balloon',
  },
  {
    id: 'lip-tongue-swelling',
    name: 'swelling of lips, tongue or throat',
    base: 0.002,
    implies: ['swelling'],
    ask: 'Are lips, tongue or throat swelling?',
    words:
      'lip + @swell | lips + @swell | @tongue + @swell | throat + @swell + close/tight/allergy/breath | throat + close/tight/swelling | angioedema | @swell + mouth + lips | throat closing | throat dey close | throat feels tight | tight throat | throat tightness | mouth + @swell | tongue dey swell | tongue don swell | lips dey swell | tongue + thick/big/fill | lips + thick/big/fat | tongue feels thick | lip + puffy | tongue/lips/lip + fat/fatter/bigger/huge | lips/tongue/mouth/lip + like + bread/sausage/balloon/football/meat | tongue + full mouth/fill mouth/pushed up/no fit enter | throat + closing/close/narrow/block/tight + after/sting/ate/eating/prawn/nut/injection',
  },
  {
    id: 'razor-bumps',
    name: 'bumps after shaving',
    base: 0.002,
    implies: ['rash'],
    words: 'razor bump | bumps + shave | shaving + bump/rash | barber + bump/rash | ingrown hair',
  },
  {
    id: 'redness-spreading',
    name: 'redness that spreads',
    kind: 'sign',
    base: 0.006,
    ask: 'Does the redness spread?',
    words:
      'redness/red area/red patch/erythema/area of red + spread/climb/creep/expand/grow/bigger/larger/increase/moving up | red + spread/climb/creep | spreading redness | spreading erythema | red streak | red line + up | spread + warm/hot + @red | redness + spread | it + spread + warm/hot/tender/swell | is spreading + warm/hot/tender/swell | spread + warm/hot + swell | is spreading ~ warm/hot/tender/swollen | spreading ~ red/redness',
    unless: 'rash + spread | spots + spread',
  },
] as const satisfies readonly FindingRow[];
