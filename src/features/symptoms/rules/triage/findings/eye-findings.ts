import type { FindingRow } from './finding-row.ts';

/** Eyes and lids. */
export const EYE_FINDINGS = [
  {
    id: 'red-eye',
    name: 'red eye',
    base: 0.03,
    words:
      '@red + @eye | apollo | conjunctivitis | conjunctival injection | conjunctiva + @red/inject/hyperemia | bloodshot | eye + bloodshot | pink eye | conjunctival hyperemia | injected conjunctiva | conjunctivae + inject/@red | conjunctival redness | white of eye + @red',
  },
  {
    id: 'eye-pain',
    name: 'pain in the eye',
    base: 0.02,
    ask: 'Is there real pain in the eye, more than grittiness?',
    words: '@eye + @pain | ocular pain | eye dey pain | pain + move + eye | @eye @pain',
    not: 'no pain in the eye',
  },
  {
    id: 'eye-gritty',
    name: 'gritty feeling in the eye',
    base: 0.015,
    words:
      'gritty | sand + eye | grittiness | foreign body sensation | eye + irritate/scratchy/sandy/burn/burning | something in my eye | burning eye | eye dey pepper | dry eye',
  },
  {
    id: 'eye-discharge',
    name: 'discharge from the eye',
    base: 0.015,
    words:
      '@eye + @discharge/@pus/crust/sticky/stick/glue/mucus/matter/matted/mucoid | eyelid + stick/glue/crust/matted | lids stuck | eyes stuck | eyelash + crust/matted/stick | sticky eye | matted shut',
  },
  {
    id: 'eye-watery',
    name: 'watery eyes',
    base: 0.02,
    words:
      '@eye + watery/water/lacrimation/teary | lacrimation | epiphora | eyes dey bring water | watery eyes | teary | tearing + @eye | excess tears | eyes tear',
  },
  { id: 'eye-itch', name: 'itchy eyes', base: 0.02, words: '@eye + itch | ocular itch' },
  {
    id: 'halos',
    name: 'halos around lights',
    base: 0.001,
    words:
      'halo | halos + light | rainbow + light | rings around lights | rainbow + bulb/lamp/round/eye/see | rainbow colour | ring/rings/circle/circles + light/lights/bulb/lamp | coloured rings',
  },
  {
    id: 'pupil-fixed',
    name: 'pupil that does not react',
    kind: 'sign',
    base: 0.001,
    words:
      'mid dilated pupil | pupil + fixed/dilated/unequal/unreactive | unequal pupils | anisocoria | blown pupil | cornea + hazy/cloudy | hazy cornea | corneal clouding | steamy cornea | black part of eye + round/shape/torn/odd | pupil + not round/odd/irregular/shape/torn/pear | black part + not round',
  },
  {
    id: 'eyelid-lump',
    name: 'tender lump on the eyelid',
    base: 0.005,
    implies: ['lump-skin'],
    words:
      '@lid + lump/bump/nodule/swell/boil/pimple/pustule | @eye + lump/boil/pimple/bump | eyelid/lid + margin/edge + @swell/lump/tender/head | lid + yellow head | stye | sty | hordeolum | chalazion | lump + lash/eyelash | swell + eyelash | papule + eyelid | edge of eyelid | eyelid + @pain/tender | lid margin | lash + pimple/bump/swell/lump | lash line + @swell/@pain | bump + eyelash/lash/lid/eyelid | pimple + lash/lid/eyelid/eyelash',
  },
  {
    id: 'eyelid-swelling',
    name: 'swollen eyelid',
    base: 0.008,
    words:
      '@lid + @swell | @swell + around eye | periorbital @swell | periorbital edema | puffy eye | eye + @swell | @eye @swell shut | eye + swell + shut | eyelids + @swell | eye + shut + swell/swollen | eye + closed + swell/swollen | eye side + swell/swollen/boil | lid + balloon/puff/ball',
  },
  {
    id: 'eye-bulging',
    name: 'bulging eye or painful eye movement',
    kind: 'sign',
    base: 0.001,
    words:
      'proptosis | bulging eye | eye + bulge/protrude | pain + eye movement | ophthalmoplegia | eye movement + pain/limit/restrict | exophthalmos | eye + pushed/push/pushing + forward/out/front | eye + stick/sticking/stuck + out | eye + come/coming + out | eye + cannot move | cannot move + eye | cannot + move + eye + swollen/swell | eyeball + come/coming/comes/comot/push/pushed/bulge/bulging/protrude',
    unless: 'water/tear/tears/discharge/pus/matter/mucus/something + come/coming + out',
  },
  {
    id: 'eye-chemical',
    name: 'chemical in the eye',
    kind: 'exposure',
    base: 0.001,
    words: '@eye + chemical/acid/bleach/alkali/cement/lime/battery/detergent/izal/hypo/caustic/ammonia/splash',
  },
  {
    id: 'eye-injury',
    name: 'injury of the eye',
    kind: 'exposure',
    base: 0.003,
    words:
      '@eye + injury/hit/poke/metal/stick/punch/scratch/trauma/stone/pierce/strike/grind/weld/foreign body/cut/broom | welding + eye | eye + something entered | something + enter + eye | blow to eye | corneal abrasion | fingernail + eye | something/iron/metal/chip/stone/wood/glass/spark/piece + flew/fly/shot/shoot/hit + @eye | needle/thorn/stick/broom/pin/wire/cactus/nail/splinter + enter/entered/poke/poked/pierce/pierced/chook/jab/stab + @eye',
    unless: 'cut onion | cut onions | cut pepper',
  },
  {
    id: 'eye-pierced',
    name: 'pierced or burst eye',
    kind: 'exposure',
    base: 0.0004,
    implies: ['eye-injury'],
    words:
      '@eye + pierce/pierced/puncture/punctured/burst/rupture/ruptured/stab/stabbed/penetrating | needle/thorn/stick/broom/broomstick/pin/wire/nail/splinter/knife/arrow/glass/scissors/pencil/biro/metal/iron + stuck/inside/chook/chooked/remain/enter/entered + @eye',
    unless:
      'eye/eyes/eyelid/eyebrow + pierce/piercing + look/earring/ring/jewellery | vessel/vein/blood + burst | eyebrow piercing',
  },
  {
    id: 'eye-pepper',
    name: 'pepper, soap or cream in the eye',
    kind: 'exposure',
    base: 0.001,
    words:
      'pepper + in eye | hot pepper + eye/eyes | pepper enter + eye | soap/shampoo/cream/onion/sweat + enter/entered/in + eye/eyes',
    unless: 'eye dey pepper',
  },
  {
    id: 'contact-lens',
    name: 'wears contact lenses',
    kind: 'background',
    base: 0.01,
    words: 'contact lens | contact lenses | contacts + sleep/wear',
  },
  {
    id: 'floaters',
    name: 'new floaters or flashes',
    base: 0.003,
    words:
      'floater | floaters | flashes of light | flash + vision/eye | black spots + vision | cobweb + vision | flashes and floaters',
  },
] as const satisfies readonly FindingRow[];
