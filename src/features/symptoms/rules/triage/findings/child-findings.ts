import type { FindingRow } from './finding-row.ts';

/** What parents see in babies and small children. */
export const CHILD_FINDINGS = [
  {
    id: 'not-drinking',
    name: 'not able to drink or breastfeed',
    base: 0.006,
    ask: 'Is the child unable to drink or breastfeed?',
    words:
      'not drink | not drinking | not breastfeed | not feed | not feeding | not suck | not sucking | refuse + breast/drink/feed/bottle/suck/fluid/water | cannot drink | cannot breastfeed | cannot suck | cannot feed | no dey suck | no gree suck | no gree drink | no dey drink | not nurse | not able + drink/breastfeed/feed/suck | no dey chop + baby | stop + breastfeed/suck/feed/drink | no fit drink | no fit suck | stopped feeding | refusing feeds | refusing to feed | refuse + feeds | won + drink | wont drink | wont feed | wont suck | wont nurse | not + taking + fluids/feeds/liquids | no fit suck | not take + breast/bottle/fluid/liquid/feed | refuses bottle | no gree take breast | refusing to drink | refusing liquids | refusing fluid | want suck + not | not want suck | no want suck | no want breast | not + take + breast/milk/feed | no want drink | not + latch | stopped + suck/sucking | not want breastfeed | not + want + breast/feed/feeds/bottle | want + breastfeed/feed/suck + not | drinks nothing | drink nothing | nothing enters mouth | mouth no dey collect water | takes nothing + drink/mouth/eat/water | taking nothing + drink/mouth/eat/water | spits out + water/drink/milk/everything',
    not: 'drinking well | feeding well | drink + well/fine/normal/fluids | feed + well/fine/normal | breastfeed + well/fine/normal | still drinking | still breastfeeding | tolerating fluids | tolerate + oral fluids | taking fluids | still sucking | able to drink | suck + well/fine | drink + fine/ok/okay | drinks and + play/eat | plays and drinks | drinks + normal/well/fine | drinking + fine/ok/okay | sucks + well/fine/normal',
    unless:
      'not drink much water | not drink enough water | not drink a lot | when i not drink | if i not drink | because i not drink | not drink alcohol | not drink beer | not drink coffee | not drink tea | not drink soda',
  },
  {
    id: 'feeding-poorly',
    name: 'feeds less than usual',
    base: 0.012,
    words:
      'feed + poor/less/reduce/decrease | poor feeding | feeding poorly | feeds + poor/less | drink + less/poor | drink little | drinking little | takes little + drink/milk | not feeding well | not feed + well | not drinking well | suck + weak/poor/small | breastfeed + less/poor | taking less | decreased + feeding/intake/oral | reduced intake | poor intake | drinking less | eat drink + less | decreased oral intake | off + feeds/feed/milk/food | off his food | off her food | suck/feed/drink/take + half | half + feeds/bottle/milk | feed + not much | not + finish + bottle/feed | cannot finish + bottle/feed/breast/milk | not finish + bottle/feed/breast | tires + feed/suck/bottle/breast | stops + suck + breath/breathe/rest',
  },
  {
    id: 'newborn-silent',
    name: 'newborn that does not cry',
    kind: 'sign',
    base: 0.0003,
    words:
      '@infant ~ not cry/no cry/not cried | born ~ not cry/no cry/not cried | @infant + cry + weak/faint/whimper/whimpers',
    unless:
      'not cry + much/lot/toomuch/again/anymore/night/often | cry not + much/lot/toomuch/again/anymore/night/often',
  },
  {
    id: 'irritable',
    name: 'very irritable, cries a lot',
    base: 0.02,
    words:
      'irritable | irritability | fussy | cry + lot/constant/much/inconsolable/more/stop/all night/excess | crying + not stop | fretful | restless + child/baby | cranky | miserable + child | dey cry | inconsolable | crying all night | fussier | crying + more/constant/lot/nonstop/night',
  },
  {
    id: 'inconsolable',
    name: 'cries and cannot be comforted',
    base: 0.003,
    implies: ['irritable'],
    words:
      'inconsolable | inconsolably | cannot be comforted | cannot console | cannot be consoled | high pitched cry | high pitch + cry | cry + hours + not stop | scream + pull/draw + leg/knee | scream + episode | cry + weak | moaning cry | shrill cry | not consol',
  },
  {
    id: 'draws-legs-up',
    name: 'cries in spells and draws up the legs',
    base: 0.001,
    words:
      'draw + leg/knee + cry/scream/up | pull + leg/knee + up/cry/scream/chest | legs + up + cry | knees to chest | draws up legs | episodes + crying + leg | cry/scream/cries/screams + every few minutes/spells/on and off | pull leg + cry/scream/shit/stool | draw leg + cry/scream/shit/stool',
  },
  {
    id: 'colic-baby',
    name: 'young baby cries in the evening but is otherwise well',
    base: 0.002,
    words:
      'infantile colic | baby colic | cry + evening + baby | colic + baby/infant | cries + every evening | cry/cries/crying + evening/evenings | cries every evening | cry + hours + evening | cries evenings | cries for hours + stop/okay/fine',
  },
  {
    id: 'less-active',
    name: 'less active, does not play',
    base: 0.01,
    words:
      'not play | not playing | no dey play | less active | inactive | does not smile | no interest in play | quieter | weak + child/baby | not active | unusual quiet | clingy | decreased activity | not himself + child | baby/child/infant/pikin + dull | hes dull | shes dull',
    not: 'playful | playing | active and playful | still playing | dey play | running around',
  },
  {
    id: 'umbilicus-red',
    name: 'red or smelly navel of a newborn',
    base: 0.0008,
    words:
      'umbilic + @red/@pus/smell | cord + @red/@pus/smell | navel + @red/@pus | cord stump + @red/@pus/smell | umbilicus + @red/@pus | navel + smell | cord/navel + bleed/swell',
  },
  {
    id: 'jaundice-newborn',
    name: 'yellow newborn',
    base: 0.001,
    words: 'newborn + @yellow | baby + @yellow | neonatal jaundice',
    unless: 'yellow + crust/pus/discharge/mucus/sores/scab/stool/matter',
  },
  {
    id: 'teething',
    name: 'teething',
    base: 0.006,
    words:
      'teething | teeth coming | teeth + grow/erupt/cut + baby | tooth + come out + baby | cutting teeth | chew + everything + gum/dribble/drool | dribble + gum/chew | gum + red + baby/month/chew | bite on everything | bites everything | chewing everything | teeth + coming | tooth + coming | biting everything | gum + swollen + baby/tooth | drool/drooling/dribble/dribbling + bite/biting/chew/chewing/finger/fingers/gum | bite/biting + finger/fingers/everything + gum/drool/baby/months | gum swollen + drool/bite/biting/baby | biting fingers | chew/chewing/suck/sucking + fist/hands ~ drool/dribble/gum/teeth',
    unless: 'wisdom tooth | wisdom teeth',
  },
  {
    id: 'malnourished',
    name: 'severe malnutrition',
    kind: 'sign',
    base: 0.003,
    words:
      'malnourish | malnutrition | kwashiorkor | marasmus | severe wasting | muac | ribs + show + thin + child | very thin child | skin and bone | hair ~ brown/reddish/rusty/red/colour/thin ~ @swell ~ feet/legs/face/body',
  },
  {
    id: 'swallowed-object',
    name: 'swallowed an object',
    kind: 'exposure',
    base: 0.001,
    words:
      'swallow + coin/button/toy/bead/object/magnet/battery/pin/stone/marble | put/puts + coin/bead/battery/magnet/button/stone + mouth | swallow + needle/blade/glass/razor/nail/screw/hairpin/earring/ring',
  },
  {
    id: 'swallowed-soft',
    name: 'swallowed a seed, gum or another small soft thing',
    kind: 'exposure',
    base: 0.001,
    words:
      'swallow/swallowed + seed/seeds/gum/chewing gum/milk tooth/eggshell/ant/fly/paper/crayon | swallowed his tooth',
  },
  {
    id: 'hand-foot-mouth',
    name: 'spots on hands, feet and in the mouth',
    base: 0.001,
    words:
      'hand foot mouth | hand foot and mouth | blister/spot/rash/sore + hand + mouth | blister/spot/rash/sore + hand + foot + mouth | ulcer + mouth + hand + foot | rash + palm + sole + mouth | palm + sole + mouth | palms + mouth + blister/sore/spot',
  },
  {
    id: 'slapped-cheeks',
    name: 'bright red cheeks',
    base: 0.0008,
    words: 'slapped cheek | @red + cheek + rash | fifth disease | lacy rash | cheeks + bright + @red',
  },
  {
    id: 'rash-sandpaper',
    name: 'rough rash like sandpaper',
    base: 0.0008,
    implies: ['rash'],
    words: 'sandpaper | sand paper | scarlet | scarlatiniform | rough + rash',
  },
  {
    id: 'rash-after-fever',
    name: 'rash as the fever ends',
    base: 0.0008,
    implies: ['rash'],
    words:
      'roseola | rash + after + fever + stop/gone/resolve/broke | fever + broke + rash | fever + resolve + rash | fever + subside/subsided + rash',
  },
  {
    id: 'milk-tooth-loose',
    name: 'loose milk tooth',
    kind: 'sign',
    base: 0.001,
    words:
      'tooth/teeth + shaking/shake/loose/wobbly/wobble/moving/falling/coming out + front/milk/baby/boy/girl/child/years/son/daughter | milk tooth + loose/shake/out/fall',
    unless: 'tooth/teeth + fall/fell/accident/hit/knock',
  },
  {
    id: 'posseting',
    name: 'brings up a little milk after feeds',
    base: 0.003,
    words:
      'brings up + milk | posset | spit up | spitting up | milk + come up + feed | bring up + milk + feed | pour/pours/throw/vomit/bring/brings/spit/spits + small milk/little milk/small breast milk | pour/pours + milk + breast/feed/suck | small milk/little milk + mouth + feed/suck/breast',
  },
] as const satisfies readonly FindingRow[];
