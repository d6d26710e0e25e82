/** Wordings: Eyes and lids. */
export const EYE_WORDINGS = `
contact-lens | present | en | contact lens
contact-lens | present | en | contact lenses
contact-lens | present | en | contacts + sleep/wear
eye-bulging | other | en | water/tear/tears/discharge/pus/matter/mucus/something + come/coming + out
eye-bulging | present | en | bulging eye
eye-bulging | present | en | cannot + move + eye + swollen/swell
eye-bulging | present | en | cannot move + eye
eye-bulging | present | en | exophthalmos
eye-bulging | present | en | eye + bulge/protrude
eye-bulging | present | en | eye + cannot move
eye-bulging | present | en | eye + come/coming + out
eye-bulging | present | en | eye + pushed/push/pushing + forward/out/front
eye-bulging | present | en | eye + stick/sticking/stuck + out
eye-bulging | present | en | eye movement + pain/limit/restrict
eye-bulging | present | en | ophthalmoplegia
eye-bulging | present | en | pain + eye movement
eye-bulging | present | en | proptosis
eye-bulging | present | pcm | eyeball + come/coming/comes/comot/push/pushed/bulge/bulging/protrude
eye-chemical | present | en | @eye + chemical/acid/bleach/alkali/cement/lime/battery/detergent/izal/hypo/caustic/ammonia/splash
eye-discharge | present | en | @eye + @discharge/@pus/crust/sticky/stick/glue/mucus/matter/matted/mucoid
eye-discharge | present | en | eyelash + crust/matted/stick
eye-discharge | present | en | eyelid + stick/glue/crust/matted
eye-discharge | present | en | eyes stuck
eye-discharge | present | en | lids stuck
eye-discharge | present | en | matted shut
eye-discharge | present | en | sticky eye
eye-gritty | present | en | burning eye
eye-gritty | present | en | dry eye
eye-gritty | present | en | eye + irritate/scratchy/sandy/burn/burning
eye-gritty | present | en | foreign body sensation
eye-gritty | present | en | grittiness
eye-gritty | present | en | gritty
eye-gritty | present | en | sand + eye
eye-gritty | present | en | something in my eye
eye-gritty | present | pcm | eye dey pepper
eye-injury | other | en | cut onion
eye-injury | other | en | cut onions
eye-injury | other | en | cut pepper
eye-injury | present | en | @eye + injury/hit/poke/metal/stick/punch/scratch/trauma/stone/pierce/strike/grind/weld/foreign body/cut/broom
eye-injury | present | en | blow to eye
eye-injury | present | en | corneal abrasion
eye-injury | present | en | eye + something entered
eye-injury | present | en | fingernail + eye
eye-injury | present | en | something + enter + eye
eye-injury | present | en | something/iron/metal/chip/stone/wood/glass/spark/piece + flew/fly/shot/shoot/hit + @eye
eye-injury | present | en | welding + eye
eye-injury | present | pcm | needle/thorn/stick/broom/pin/wire/cactus/nail/splinter + enter/entered/poke/poked/pierce/pierced/chook/jab/stab + @eye
eye-itch | present | en | @eye + itch
eye-itch | present | en | ocular itch
eye-pain | absent | en | no pain in the eye
eye-pain | present | en | @eye + @pain
eye-pain | present | en | @eye @pain
eye-pain | present | en | ocular pain
eye-pain | present | en | pain + move + eye
eye-pain | present | pcm | eye dey pain
eye-pepper | other | pcm | eye dey pepper
eye-pepper | present | en | hot pepper + eye/eyes
eye-pepper | present | en | pepper + in eye
eye-pepper | present | en | pepper enter + eye
eye-pepper | present | en | soap/shampoo/cream/onion/sweat + enter/entered/in + eye/eyes
eye-pierced | other | en | eye/eyes/eyelid/eyebrow + pierce/piercing + look/earring/ring/jewellery
eye-pierced | other | en | eyebrow piercing
eye-pierced | other | en | vessel/vein/blood + burst
eye-pierced | present | en | @eye + pierce/pierced/puncture/punctured/burst/rupture/ruptured/stab/stabbed/penetrating
eye-pierced | present | pcm | knife/arrow/glass/scissors/pencil/biro/metal/iron + stuck/inside/chook/chooked/remain/enter/entered + @eye
eye-pierced | present | pcm | needle/thorn/stick/broom/broomstick/pin/wire/nail/splinter + stuck/inside/chook/chooked/remain/enter/entered + @eye
eye-watery | present | en | @eye + watery/water/lacrimation/teary
eye-watery | present | en | epiphora
eye-watery | present | en | excess tears
eye-watery | present | en | eyes tear
eye-watery | present | en | lacrimation
eye-watery | present | en | tearing + @eye
eye-watery | present | en | teary
eye-watery | present | en | watery eyes
eye-watery | present | pcm | eyes dey bring water
eyelid-lump | present | en | @eye + lump/boil/pimple/bump
eyelid-lump | present | en | @lid + lump/bump/nodule/swell/boil/pimple/pustule
eyelid-lump | present | en | bump + eyelash/lash/lid/eyelid
eyelid-lump | present | en | chalazion
eyelid-lump | present | en | edge of eyelid
eyelid-lump | present | en | eyelid + @pain/tender
eyelid-lump | present | en | eyelid/lid + margin/edge + @swell/lump/tender/head
eyelid-lump | present | en | hordeolum
eyelid-lump | present | en | lash + pimple/bump/swell/lump
eyelid-lump | present | en | lash line + @swell/@pain
eyelid-lump | present | en | lid + yellow head
eyelid-lump | present | en | lid margin
eyelid-lump | present | en | lump + lash/eyelash
eyelid-lump | present | en | papule + eyelid
eyelid-lump | present | en | pimple + lash/lid/eyelid/eyelash
eyelid-lump | present | en | sty
eyelid-lump | present | en | stye
eyelid-lump | present | en | swell + eyelash
eyelid-swelling | present | en | @eye @swell shut
eyelid-swelling | present | en | @lid + @swell
eyelid-swelling | present | en | @swell + around eye
eyelid-swelling | present | en | eye + @swell
eyelid-swelling | present | en | eye + closed + swell/swollen
eyelid-swelling | present | en | eye + shut + swell/swollen
eyelid-swelling | present | en | eye + swell + shut
eyelid-swelling | present | en | eye side + swell/swollen/boil
eyelid-swelling | present | en | eyelids + @swell
eyelid-swelling | present | en | lid + balloon/puff/ball
eyelid-swelling | present | en | periorbital @swell
eyelid-swelling | present | en | periorbital edema
eyelid-swelling | present | en | puffy eye
floaters | present | en | black spots + vision
floaters | present | en | cobweb + vision
floaters | present | en | flash + vision/eye
floaters | present | en | flashes and floaters
floaters | present | en | flashes of light
floaters | present | en | floater
floaters | present | en | floaters
halos | present | en | coloured rings
halos | present | en | halo
halos | present | en | halos + light
halos | present | en | rainbow + bulb/lamp/round/eye/see
halos | present | en | rainbow + light
halos | present | en | rainbow colour
halos | present | en | ring/rings/circle/circles + light/lights/bulb/lamp
halos | present | en | rings around lights
pupil-fixed | present | en | anisocoria
pupil-fixed | present | en | black part + not round
pupil-fixed | present | en | black part of eye + round/shape/torn/odd
pupil-fixed | present | en | blown pupil
pupil-fixed | present | en | cornea + hazy/cloudy
pupil-fixed | present | en | corneal clouding
pupil-fixed | present | en | hazy cornea
pupil-fixed | present | en | mid dilated pupil
pupil-fixed | present | en | pupil + fixed/dilated/unequal/unreactive
pupil-fixed | present | en | pupil + not round/odd/irregular/shape/torn/pear
pupil-fixed | present | en | steamy cornea
pupil-fixed | present | en | unequal pupils
red-eye | present | en | @red + @eye
red-eye | present | en | apollo
red-eye | present | en | bloodshot
red-eye | present | en | conjunctiva + @red/inject/hyperemia
red-eye | present | en | conjunctivae + inject/@red
red-eye | present | en | conjunctival hyperemia
red-eye | present | en | conjunctival injection
red-eye | present | en | conjunctival redness
red-eye | present | en | conjunctivitis
red-eye | present | en | eye + bloodshot
red-eye | present | en | injected conjunctiva
red-eye | present | en | pink eye
red-eye | present | en | white of eye + @red
`;
