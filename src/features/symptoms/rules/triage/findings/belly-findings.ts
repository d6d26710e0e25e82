import type { FindingRow } from './finding-row.ts';

/** Stomach, bowel, liver. */
export const BELLY_FINDINGS = [
  {
    id: 'belly-pain',
    name: 'belly pain',
    base: 0.12,
    words:
      '@belly + @pain/bite/turn/gripe | bellyache | stomachache | stomach ache | bele dey pain | belle dey bite | abdominal pain | abdominal cramp | gripping + belly | stomach upset | upset stomach | inu rirun | abdominal tender | pain + abdomen | colicky pain + abdomen/belly | cramps + stool/diarrhea | diarrhea ~ cramp | vomit ~ cramp | @pain + low + side | @pain + lower + side | low down + @pain | @pain + side down | side + @belly + @pain | pelvic + @pain | @belly + stab/stabbing/knife/cutting/tear',
    not: 'abdomen + soft | soft abdomen | nontender abdomen | abdomen non tender | abdomen + nontender/benign | no symptoms | no complaints',
  },
  {
    id: 'pain-right-lower',
    name: 'pain low on the right side of the belly',
    base: 0.008,
    implies: ['belly-pain'],
    ask: 'Is the pain low on the right side of the belly?',
    unless:
      'right lower leg/right lower limb/right lower arm/right lower eyelid/right lower lid/right lower tooth/right lower molar/right lower lung/right lower lobe/right lower jaw/right lower back/right lower extremity | lower right leg/lower right limb/lower right tooth/lower right back/lower right jaw',
    words:
      'right lower + @belly/quadrant | right + lower + @belly/quadrant | right iliac | rlq | mcburney | right side + @belly + low/lower | lower right + @belly/quadrant | @low + right + @belly/quadrant | right iliac fossa | bottom right + @belly | right lower side | lower right side | lower right part + @pain/@belly | right side down + @pain/sharp | right side down | down + right side + @pain | low + right side + @pain | lower + right + @pain | low on the right | low + right + @pain | worst + right + low/lower/down | down on the right + @pain | hold/holds/holding/clutch/clutching/press/pressing + low right side/lower right side/right low side/right side low',
  },
  {
    id: 'pain-moved-right',
    name: 'pain that began around the navel and moved to the lower right',
    base: 0.0012,
    implies: ['belly-pain'],
    words:
      'navel/umbilicus/umbilical/periumbilical/button/middle/center/centre/central + then/move/migrat/shift/now/localis/localiz/settl + right | migrat + right | move + right + low/lower/side | shift + right | periumbilical + right lower | started + middle/navel/button/umbilical + right | migrat + quadrant/iliac | now + right lower | moved/shifted/settled/gone + right + side/lower/down | moved down + right | moved + down to the right | pain + move + right + lower/down/side',
  },
  {
    id: 'pain-navel',
    name: 'pain around the navel',
    base: 0.008,
    implies: ['belly-pain'],
    words:
      'periumbilical | umbilical pain | @pain + navel/umbilicus | belly button + @pain | mid abdominal | central abdominal | pain + middle + @belly | around navel',
  },
  {
    id: 'pain-right-upper',
    name: 'pain under the right ribs',
    base: 0.01,
    implies: ['belly-pain'],
    words:
      'right upper + @belly/quadrant | right + upper + @belly/quadrant | ruq | right hypochondri | under + right + rib | upper right + @belly/quadrant/side | murphy | murphys | right subcostal | right side + rib + @pain | liver + @pain/tender | tender hepatomegaly | right upper side | upper right side | @pain + under right breast/under right breastbone/under right rib/under right ribs/under my right breast',
  },
  {
    id: 'pain-left-lower',
    name: 'pain low on the left side of the belly',
    base: 0.006,
    implies: ['belly-pain'],
    words:
      'left lower + @belly/quadrant | left + lower + @belly/quadrant | llq | left iliac | lower left + @belly/quadrant | left iliac fossa | left lower side | lower left side | lower left part + @pain/@belly | @pain low left | low left @pain | low left side | left side down + @pain',
  },
  {
    id: 'pain-upper-middle',
    name: 'pain in the upper middle of the belly',
    base: 0.02,
    implies: ['belly-pain'],
    words:
      'epigastric | epigastrium | upper + @belly + @pain/burning/burn | pit of stomach | upper stomach | upper abdominal | top of stomach | below breastbone + @pain | @pain + between rib + @belly | upper middle + @belly | dyspepsia | pain + upper + @belly | chest + stomach + between | top + @belly + @pain | @pain + under ribs/below ribs/under the breast/under rib | pit of belly | pit of tummy | weight/heavy/stone/ball/pressure/tight/squeeze + pit/upper belly/upper stomach/upper tummy/top of stomach/top of belly',
  },
  {
    id: 'pain-lower-middle',
    name: 'pain in the lower belly',
    base: 0.03,
    implies: ['belly-pain'],
    words:
      'lower + @belly + @pain | lower @belly | suprapubic | pelvic pain | pelvic + @pain | pelvic discomfort | hypogastri | bladder + @pain | low + abdominal + @pain | lower belly | pelvis + @pain | lower abdomen | under belle dey pain | bikini line',
  },
  {
    id: 'pain-to-back',
    name: 'belly pain that goes through to the back',
    base: 0.006,
    words:
      'radiat + back | @belly + @pain + through/to back | @pain + go + back + @belly/epigastric/upper | @pain + bore + back | through to back | radiating to back | @belly + back + @pain + spread/both | spread to back | straight through + back | drill/drilling/bore/boring + back',
  },
  {
    id: 'pain-to-shoulder',
    name: 'belly pain that goes to the shoulder',
    base: 0.003,
    words:
      'radiat + right shoulder | @pain + shoulder tip | shoulder tip | right scapula | radiat + scapula/shoulder blade | shoulder + @belly + @pain | radiat + shoulder + right | shoulder pain + pregnan | right shoulder blade | tip + shoulder + @pain | shoulder tip + @pain | top of shoulder + @pain | @pain/feel + collar bone/collarbone + belly/tummy/up',
  },
  {
    id: 'pain-flank',
    name: 'pain in the side below the ribs',
    base: 0.02,
    ask: 'Is the pain in the side or back below the ribs?',
    words:
      'flank | flank + @pain | loin + @pain | costovertebral | cva tender | cva tenderness | renal colic | side + back + @pain | waist pain + side | renal angle | kidney + @pain | loin pain | side + below rib + @pain | pain + kidney | ureteric colic',
    unless: 'both sides + lower back | sides + lower back',
  },
  {
    id: 'pain-to-groin',
    name: 'pain that goes down to the groin',
    base: 0.004,
    ask: 'Does the pain move down towards the groin?',
    words:
      '@pain + radiat/spread/go/move/travel/shoot + @groin/@testis/labia | radiat + @groin/@testis | flank + @groin | back + @groin + @pain | loin to groin | to groin | toward groin | into groin | down to groin | side + to + groin | into @testis',
  },
  {
    id: 'pain-comes-waves',
    name: 'pain in waves',
    base: 0.01,
    words:
      'colic | colicky | comes and goes + @pain | come go + @pain | spasmodic + pain | intermittent + @pain | paroxysmal pain | crampy | wave + @pain | in waves',
  },
  {
    id: 'cannot-lie-still',
    name: 'cannot lie still for pain',
    base: 0.003,
    words:
      'cannot lie still | cannot sit still | cannot keep still | restless + @pain | writhe | writhing | cannot find comfortable position | cannot get comfortable | roll + pain + floor/bed | cannot find position | unable to find a comfortable | rolling about | pacing + pain/around/floor/about',
  },
  {
    id: 'belly-rigid',
    name: 'hard belly that hurts when touched',
    kind: 'sign',
    base: 0.003,
    ask: 'Is the belly hard like a board or too painful to touch?',
    words:
      '@belly + rigid/hard/board/stiff/guard | rebound | rebound tender | guarding | board like | boardlike | peritonitis | peritoneal | peritonism | hurts + move + @belly | cannot touch + @belly | belle strong | involuntary guarding | lie still + @belly | bumps in road + pain | rovsing | psoas sign | rigid abdomen | worse with movement + @belly | jump/cough + @belly + pain | bump/pothole/gallop + car/road/okada/keke/drive/bus + hurt/@pain',
    unless: 'rebound headache | rebound congestion | rebound + headache/congestion/nasal',
    not: 'soft abdomen | abdomen + soft | @belly + soft | abdomen is soft | no guarding',
  },
  {
    id: 'belly-swollen',
    name: 'swollen belly',
    base: 0.015,
    words:
      '@belly + @swell/distend/bloat/big/blow | distension | distention | distended | ascites | belle big | belle don swell | abdominal girth | @belly + full | shifting dullness | @belly + blown/blow/big/tight/tense/balloon | tummy + blown up',
  },
  {
    id: 'bloating',
    name: 'bloating or wind',
    base: 0.03,
    words:
      'bloat | bloated | flatulence | gas | gassy | wind + @belly | flatus + lot | belch | burp | fullness + meal/eat | early satiety | full + quick | belching | feeling of fullness | passing gas + lot',
  },
  {
    id: 'no-gas',
    name: 'no stool and no wind',
    base: 0.002,
    ask: 'Has neither stool nor wind passed?',
    words:
      'no flatus | not pass gas | not pass + gas/wind/flatus | not passing + gas/wind/flatus | cannot pass gas | cannot pass + gas/stool/wind | cannot fart | not fart | obstipation | no gas | no mess | not passed + stool + gas | absolute constipation | not passed + gas/wind/flatus | no stool + gas/flatus',
  },
  {
    id: 'nausea',
    name: 'nausea',
    base: 0.1,
    words:
      'nausea | nauseous | nauseated | feel sick | feel like vomit | want vomit | wan vomit | queasy | retch | feel like throwing | sick to stomach | feeling sick | vomit dey hungry | belle dey turn',
    unless: 'no nausea',
  },
  {
    id: 'vomiting',
    name: 'vomiting',
    base: 0.1,
    words:
      'vomit | throw up | throwing up | thrown up | threw up | throws up | being sick | been sick + times/twice | was sick + twice/times | bring up + food | eebi | emetic | amai | vomited | brought up + dinner/food/lunch/breakfast/everything/supper/milk/meal | bring up + food/milk/everything | been sick + times | keeps being sick | sick + times + night/today/morning',
    unless: 'vomiting + stopped + yesterday',
  },
  {
    id: 'vomits-everything',
    name: 'vomits everything',
    base: 0.008,
    implies: ['vomiting'],
    ask: 'Does everything come up again, even water?',
    words:
      'vomit + everything/anything | cannot keep + down | keep + down + nothing/cannot/not | not keep + down | unable to keep + down | vomit + every + drink/eat/feed/sip | vomit + any + food/water/drink | vomit + whatever | throw up + everything | keep nothing down | cannot hold down | no dey stay belle | everything + vomit | vomit + all + eat | cannot retain | unable to tolerate + oral/fluid/liquid/food | not tolerate + oral/fluid/liquid | cannot tolerate + oral/fluid/liquid | intractable vomit | comes back up | bring/brings/brought + everything + up/back/out | brings back everything | everything + come out/comes out + eat/drink/vomit | even water + vomit/back/bring | not + hold + fluid/fluids/water/food + down | cannot + hold/keep + fluid/fluids/water/anything/food + down | throws everything out | cannot keep + water/even/food/milk/anything | not keep + water/milk/anything | everything/anything/water + drinks/eats/drink/eat/swallows/swallow + comes back/come back',
    unless:
      'brings up little milk | brings up small milk | bring up little milk | bring up small milk | brings little milk | spits little milk | spits small milk | spits up little milk | vomits little milk | vomits small milk',
  },
  {
    id: 'vomiting-repeated',
    name: 'repeated vomiting',
    base: 0.02,
    implies: ['vomiting'],
    words:
      'vomit + times/repeat/persistent/multiple/several/many/constant/continuous/frequent/hour | keeps vomiting | keep vomiting | kept vomiting | keeps on vomiting | vomit + not stop | not stop + vomit | vomit + no gree stop | vomit well well | persistent vomit | recurrent vomit | episodes + vomit | vomit + severe | vomit + all day/all night/whole day/nonstop | vomit + non stop',
  },
  {
    id: 'vomiting-projectile',
    name: 'forceful vomiting after feeds',
    base: 0.002,
    implies: ['vomiting'],
    words: 'projectile | forceful vomit | vomit + force/shoot | vomit + across',
  },
  {
    id: 'vomiting-bile',
    name: 'green vomit',
    base: 0.002,
    implies: ['vomiting'],
    words:
      'bilious | green vomit | vomit + green/bile | bile + vomit | feculent | vomit + smell + stool | bile stained',
  },
  {
    id: 'vomiting-blood',
    name: 'vomiting blood',
    base: 0.003,
    ask: 'Is there blood or something like coffee grounds in the vomit?',
    words:
      'vomit + @blood | hematemesis | @blood + vomit | coffee ground | coffee + vomit | throw up + @blood | throwing up + @blood | bring up + @blood | vomit dey bring blood | vomit + coffee | amai + jini | eebi + eje',
  },
  {
    id: 'black-stool',
    name: 'black stool',
    base: 0.004,
    ask: 'Is the stool black and sticky like tar?',
    words:
      'black + @stool | stool + black | @stool + black/charcoal | pooing + black | shit + charcoal | black + motion | comes out black | come out black | comot black | pass + black/jet black/pitch black | shit/stool/poo + jet black/pitch black/black black | @stool + tyre/coal/asphalt/bitumen/crude oil',
    not: 'brown stool | stool + brown + normal',
  },
  {
    id: 'dark-stool',
    name: 'darker stool',
    kind: 'sign',
    base: 0.004,
    words: 'stool/poo/shit/toilet + dark green/darker/greenish/dark | dark green stool | dark stool | dark poo',
    unless: 'dark + urine',
  },
  {
    id: 'food-colour',
    name: 'ate or drank something that colours',
    kind: 'exposure',
    base: 0.003,
    words:
      'beetroot/beet/zobo/tomato/dragonfruit/colouring/juice + red/pink/purple + urine/stool/poo/shit/pee/wee/diaper/nappy | beetroot/beet/zobo ~ poo/stool/urine/pee/wee/shit | green poo | green stool | poo + green + spinach/vegetable/ugu/formula/iron/happy | spinach/ugu/vegetable/vegetables + green',
  },
  {
    id: 'tarry-stool',
    name: 'black, tarry stool',
    base: 0.003,
    implies: ['black-stool'],
    words:
      'tarry | melena | tar + @stool | melenic | black sticky stool | dark + tarry | malaena | melaena | like tar | coal tar | road tar | colour of tar | color of tar | tar coloured | tar like | tarlike | black ~ sticky/stick/tar/smelly/smell/shiny/foul/thick/charcoal/oil/gum ~ stool/stools/toilet/shit/poo/faeces/motion/pass/passed | dark ~ tar/charcoal ~ stool/stools/toilet/shit/poo/pass | toilet + black + sticky/smell/thick | engine oil + shit/stool/poo/toilet',
  },
  {
    id: 'diarrhoea',
    name: 'diarrhoea',
    base: 0.08,
    words:
      'diarrhea | loose + @stool | watery + @stool | running stomach | purge | purging | running belly | stool + watery/loose/water/many/frequent | running tummy | belle dey run | stomach dey run | stooling | running stool | stool + times | toilet + times | frequent + @stool | dey purge | dey go toilet | watery diarrhea | the runs | gastroenteritis | go toilet + many | bowel movements + per day/a day/frequent/loose/times | gudawa | igbe gbuuru | frequent toilet | gastro | stool + per day | belly dey run | belly run | belly running | stomach is running | tummy running | run belle | belle run | shit water | shitting water | water shit | runs + toilet | toilet + every/many/times + water | stool + times + today/day/since/water | go toilet + times | stomach + run + toilet | tummy upset + loose | loose tummy | loose stomach | loose belly | loose bowels | tummy is loose | stomach is loose | zawo | afo osisa | @stool ~ froth/frothy/foam/foamy | poo/poop ~ like water | poo/poop + times',
    unless:
      'relieve + stooling | after stooling | bowel movement + only/every three/every four/every third/every fourth/every few | loose + @stool + one time/only once/just once/once today/once yesterday/once only',
  },
  {
    id: 'rice-water-stool',
    name: 'stool like rice water',
    base: 0.001,
    implies: ['diarrhoea'],
    ask: 'Is the stool like rice water?',
    words:
      'rice water | ricewater | stool + rice | watery + profuse | profuse + watery | like + water + rice | profuse + diarrhea/stool/purge | stool like water + constant/nonstop/plenty | white + watery + stool | water rice | stool + water + pour | copious + watery | copious + diarrhea | voluminous + stool | stool/shit/toilet/purge/purging/water + like + tap/pipe/rain/river | watery + like + tap/pipe | stool + uncountable | purging + uncountable | uncountable + stool/toilet/purge/purging | toilet + cannot count',
    unless: 'watery + nasal/nose/eye/eyes/rhinorrhea/rhinorrhoea',
  },
  {
    id: 'bloody-diarrhoea',
    name: 'blood in loose stools',
    base: 0.004,
    implies: ['blood-in-stool'],
    ask: 'Is there blood or slime in the stool?',
    words:
      '@blood + diarrhea | @blood + loose/watery + stool | dysentery | stool + @blood + mucus | mucus + @blood + stool | bloody diarrhea | purge + blood | diarrhea + blood | diarrhea + became + blood | stooling blood | loose stool + @blood | bloody stool + day | blood mucus | blood slime | mucus blood | slime blood | blood and mucus | blood and slime | mucus and blood | slime and blood',
  },
  {
    id: 'blood-in-stool',
    name: 'blood in the stool',
    base: 0.01,
    words:
      '@blood + @stool | rectal bleed | bleed + rectum/rectal/anus/bottom/back passage | hematochezia | @blood + toilet paper | @blood + wiping/wipe | fresh @blood + stool | blood + toilet bowl | bleed per rectum | per rectum | maroon + stool | blood per rectum | blood + after stool | @red + @blood + @stool | bloody stool | blood + streaks + stool | blood + tissue + wipe/toilet/stool/anus/bottom/paper | blood + toilet paper | blood + back passage/anus/anal/rectum | @blood + when + @stool/toilet | blood + after + toilet | anus + @blood | toilet + red + blood | blood + nyash/yansh | wipe + blood | @blood + in toilet | toilet + full + blood | @blood + follow + shit/stool/toilet | drops + @blood + toilet | bleed + toilet | @blood + diaper/nappy/pampers | red + jam/jelly + diaper/nappy/pampers | gudawa/zawo/bayan gida + jini',
  },
  {
    id: 'jelly-stool',
    name: 'stool like red jelly',
    base: 0.0006,
    words:
      'currant jelly | jelly + stool | red jelly | jam + stool | jelly like | red jam | jam + diaper/nappy/pampers/stool/poo | jelly + diaper/nappy/pampers | blood + slime + diaper/nappy | @stool + like jam | @stool + like jelly | blood like jam | blood like jelly | jam + shit/pampers | jelly + shit/pampers',
  },
  {
    id: 'mucus-stool',
    name: 'slime in the stool',
    base: 0.006,
    words: 'mucus + @stool | slime + @stool | mucous + @stool | slimy stool | mucoid stool | diarrhea + mucus',
  },
  {
    id: 'greasy-stool',
    name: 'greasy or foul stool',
    base: 0.003,
    words: 'greasy + @stool | fatty + @stool | steatorrhea | foul + @stool | stool + float/foul/smell/greasy',
  },
  {
    id: 'constipation',
    name: 'constipation',
    base: 0.03,
    words:
      'constipate | constipation | hard + @stool | no bowel movement | not + bowel + move/movement/open | no poop | not pooped | cannot pass stool | strain + @stool | no stool | not pass + stool | infrequent + @stool/bowel | pellet | straining + stool/bowel/toilet | no dey go toilet | not go toilet | stool + hard/dry/strong | shit no dey come | no fit shit | bowel + not open | less than three bowel | lumpy stool | @trouble + pass + stool | bowel movement every + days | belle strong | last bowel movement + days | not poop | not had + bowel movement | not toilet + days | not shit + days | toilet + days + not/no/never/hard | stool/poo + hard/stone/stones/pebble/pellet/rock/goat | strain/straining + stool/toilet/poo | bowels + not open/not moved | not opened bowels | passes stool + every + days | not pooed + days | not poo + days | shit strong | shit dey strong | stool dey strong | poo strong | poop strong | shit hard | shit dey hard',
    unless: 'strong smell/strong odour',
  },
  {
    id: 'bowel-habit-change',
    name: 'lasting change of bowel habit',
    base: 0.006,
    words:
      'change + bowel habit | altered bowel habit | alternating + diarrhea + constipate | bowel habit + change | pencil + stool | narrow + stool | alternat + constipate',
  },
  {
    id: 'heartburn',
    name: 'heartburn',
    base: 0.03,
    words:
      'heartburn | heart burn | acid + reflux/throat/mouth/taste | reflux | regurgitat | burning + chest + lie/meal/eat/lying/food | burning behind breastbone | sour taste | retrosternal burning | pyrosis | water brash | acid coming up | burning sensation + chest + meal | sour + mouth/throat | burning + after + food/eat/eating/meal/fried/pepper/soup/lying | belch/belching/burp/burping + burn/burning/food | indigestion | chest/throat + burn + food/pepper/eat | acid taste',
  },
  {
    id: 'pain-meal-better',
    name: 'upper belly pain that food or antacid eases',
    base: 0.004,
    words:
      '@pain + relieve/better/improve/ease + food/eat/meal/antacid/milk | antacid + help/relieve/better | better + after + eat/food | worse + hungry/empty stomach | hunger pain | hungry + @pain | eat + relieve/better/ease + pain | food + relieve/ease/better/help | empty stomach | pain + wake + night + @belly | between meals | relieved by + food/eating/antacid/milk',
  },
  {
    id: 'pain-meal-worse',
    name: 'upper belly pain after meals',
    base: 0.006,
    words:
      '@pain + after + eat/meal/food | postprandial | worse + after + eat/meal/food | worsen + eat/food/meal | eat + worse + @pain | pain + meal + after',
  },
  {
    id: 'pain-fatty-meal',
    name: 'pain after fatty food',
    base: 0.003,
    words:
      'fatty/greasy/fried/oily/rich + meal/food/eat/dinner/lunch + @pain/attack | @belly + after + fatty/greasy/fried/oily | worse + fatty/greasy/fried | fatty food',
    unless: 'belching/belch/burning + fried/fatty/oily',
  },
  {
    id: 'anal-pain',
    name: 'pain at the back passage',
    base: 0.006,
    words:
      'anus + @pain | rectal pain | anal + @pain | @pain + pass stool | @pain + defecat | bottom + @pain + stool | yansh dey pain | @pain + bowel movement | @pain + anus',
  },
  {
    id: 'anal-lump',
    name: 'lump at the back passage',
    base: 0.005,
    implies: ['lump-skin'],
    words:
      'pile | piles | hemorrhoid | jedi | lump + anus/anal/rectum/bottom | something + come out + anus | jedijedi | prolapse + anus/rectal | perianal + lump/@swell | lump + near/around + anus',
  },
  {
    id: 'anal-itch',
    name: 'itching at the back passage',
    base: 0.004,
    words:
      'anus + itch | anal + itch | itch + bottom/anus/anal | perianal itch | pruritus ani | bottom + itch | yansh dey scratch',
  },
  {
    id: 'worms',
    name: 'worms in the stool',
    base: 0.003,
    words:
      'worm | worms + stool | worms | thread worms | threadworm | pinworm | white + thread/threads + stool/poo/move/moving/bottom/anus/nappy | thread/threads + moving/wriggle + stool/poo/bottom/anus',
  },
  {
    id: 'liver-large',
    name: 'large liver or spleen',
    kind: 'sign',
    base: 0.004,
    words: 'hepatomegaly | liver + enlarge/palpable/large | hepatosplenomegaly | palpable liver',
  },
  {
    id: 'spleen-large',
    name: 'large spleen',
    kind: 'sign',
    base: 0.004,
    words:
      'splenomegaly | spleen + enlarge/palpable/tip/large | hepatosplenomegaly | palpable spleen | splenic enlargement',
  },
  {
    id: 'groin-lump',
    name: 'lump in the groin',
    base: 0.006,
    implies: ['lump-skin'],
    words: 'hernia | @groin + lump/@swell/bulge/mass | bulge + @groin | inguinal @swell | lump + cough + @groin',
  },
  {
    id: 'lump-stuck',
    name: 'painful hernia that does not go back',
    base: 0.0008,
    implies: ['groin-lump'],
    words:
      'hernia + stuck/@pain/cannot/hard/irreducible/strangulat/tender/not | irreducible | incarcerated | strangulated | lump + cannot push | lump + not go back | not reducible | hernia dey pain | @groin/hernia/navel/scrotum + not go back/not push back/cannot push/not going back | @groin/hernia + hard + @pain | @groin/hernia + stuck/trapped/not going in',
    unless: 'not hard + hernia',
  },
  {
    id: 'pulsating-belly',
    name: 'pulsating lump in the belly',
    kind: 'sign',
    base: 0.0004,
    words: 'pulsatile + mass/@belly/lump | pulsat + @belly | aneurysm',
  },
  {
    id: 'suspect-food',
    name: 'ate doubtful food',
    kind: 'exposure',
    base: 0.02,
    words:
      'ate + street/restaurant/party/egg/chicken/undercooked/raw/leftover/salad/seafood/shellfish/buka/picnic/buffet/spoil/stale/barbecue | eat + outside | food poison | undercooked | raw egg | party + ate | eat + suya/salad/leftover/undercook/raw/restaurant/picnic/buffet/street/chicken/potato | picnic | contaminated food | bad food | owambe | restaurant | mayonnaise | leftover | street food | unpasteurized | barbecue | potluck | party/picnic/restaurant/barbecue/wedding/buffet/potluck/cookout/banquet ~ chicken/egg/salad/meat/food/serve/ate/eat/seafood/rice/burger/sick/ill | hamburger | undercooked | potato salad',
  },
  {
    id: 'others-ill-same',
    name: 'others have the same illness',
    kind: 'exposure',
    base: 0.03,
    words:
      'others + same/similar/sick/ill | family + same/similar/sick/ill | sibling + same/similar/sick | friend + same/similar/sick/ill | sick contact | ill contact | classmate + same/similar/sick/ill/have | school + going around/outbreak/other children | brother/sister/wife/husband/roommate/coworker/colleague + sick/ill/same/similar/recently/also | similar symptoms | daycare | day care | going around | also + sick/ill | exposed + sick | contact with + sick | ate + also + ill | people + compound + same | neighbour + same | everybody for house | cousin/friends/guests/relatives/people + sick/ill/same | sick too | ill too | sick as well',
  },
] as const satisfies readonly FindingRow[];
