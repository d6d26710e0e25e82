/** Wordings: Stomach, bowel, liver. */
export const BELLY_WORDINGS = `
anal-itch | present | en | anal + itch
anal-itch | present | en | anus + itch
anal-itch | present | en | bottom + itch
anal-itch | present | en | itch + bottom/anus/anal
anal-itch | present | en | perianal itch
anal-itch | present | en | pruritus ani
anal-itch | present | pcm | yansh dey scratch
anal-lump | present | en | hemorrhoid
anal-lump | present | en | lump + anus/anal/rectum/bottom
anal-lump | present | en | lump + near/around + anus
anal-lump | present | en | perianal + lump/@swell
anal-lump | present | en | pile
anal-lump | present | en | piles
anal-lump | present | en | prolapse + anus/rectal
anal-lump | present | en | something + come out + anus
anal-lump | present | yo | jedi
anal-lump | present | yo | jedijedi
anal-pain | present | en | @pain + anus
anal-pain | present | en | @pain + bowel movement
anal-pain | present | en | @pain + defecat
anal-pain | present | en | @pain + pass stool
anal-pain | present | en | anal + @pain
anal-pain | present | en | anus + @pain
anal-pain | present | en | bottom + @pain + stool
anal-pain | present | en | rectal pain
anal-pain | present | pcm | yansh dey pain
belly-pain | absent | en | abdomen + nontender/benign
belly-pain | absent | en | abdomen + soft
belly-pain | absent | en | abdomen non tender
belly-pain | absent | en | no complaints
belly-pain | absent | en | no symptoms
belly-pain | absent | en | nontender abdomen
belly-pain | absent | en | soft abdomen
belly-pain | present | en | @belly + @pain/bite/turn/gripe
belly-pain | present | en | @belly + stab/stabbing/knife/cutting/tear
belly-pain | present | en | @pain + low + side
belly-pain | present | en | @pain + lower + side
belly-pain | present | en | @pain + side down
belly-pain | present | en | abdominal cramp
belly-pain | present | en | abdominal pain
belly-pain | present | en | abdominal tender
belly-pain | present | en | bellyache
belly-pain | present | en | colicky pain + abdomen/belly
belly-pain | present | en | cramps + stool/diarrhea
belly-pain | present | en | diarrhea ~ cramp
belly-pain | present | en | gripping + belly
belly-pain | present | en | low down + @pain
belly-pain | present | en | pain + abdomen
belly-pain | present | en | pelvic + @pain
belly-pain | present | en | side + @belly + @pain
belly-pain | present | en | stomach ache
belly-pain | present | en | stomach upset
belly-pain | present | en | stomachache
belly-pain | present | en | upset stomach
belly-pain | present | en | vomit ~ cramp
belly-pain | present | pcm | bele dey pain
belly-pain | present | pcm | belle dey bite
belly-pain | present | yo | inu rirun
belly-rigid | absent | en | @belly + soft
belly-rigid | absent | en | abdomen + soft
belly-rigid | absent | en | abdomen is soft
belly-rigid | absent | en | no guarding
belly-rigid | absent | en | soft abdomen
belly-rigid | other | en | hard something/hard lump/hard ball/hard mass/hard thing/hard swelling/something hard
belly-rigid | other | en | rebound + headache/congestion/nasal
belly-rigid | other | en | rebound congestion
belly-rigid | other | en | rebound headache
belly-rigid | present | en | @belly + rigid/hard/board/stiff/guard
belly-rigid | present | en | board like
belly-rigid | present | en | boardlike
belly-rigid | present | en | bump/pothole/gallop + car/road/okada/keke/drive/bus + hurt/@pain
belly-rigid | present | en | bumps in road + pain
belly-rigid | present | en | cannot touch + @belly
belly-rigid | present | en | guarding
belly-rigid | present | en | hurts + move + @belly
belly-rigid | present | en | involuntary guarding
belly-rigid | present | en | jump/cough + @belly + pain
belly-rigid | present | en | lie still + @belly
belly-rigid | present | en | peritoneal
belly-rigid | present | en | peritonism
belly-rigid | present | en | peritonitis
belly-rigid | present | en | psoas sign
belly-rigid | present | en | rebound
belly-rigid | present | en | rebound tender
belly-rigid | present | en | rigid abdomen
belly-rigid | present | en | rovsing
belly-rigid | present | en | worse with movement + @belly
belly-rigid | present | pcm | belle strong
belly-swollen | present | en | @belly + @swell/distend/bloat/big/blow
belly-swollen | present | en | @belly + blown/blow/big/tight/tense/balloon
belly-swollen | present | en | @belly + full
belly-swollen | present | en | abdominal girth
belly-swollen | present | en | ascites
belly-swollen | present | en | belly + hard like drum
belly-swollen | present | en | belly + like + drum/balloon
belly-swollen | present | en | distended
belly-swollen | present | en | distension
belly-swollen | present | en | distention
belly-swollen | present | en | shifting dullness
belly-swollen | present | en | tummy + blown up
belly-swollen | present | pcm | belle big
belly-swollen | present | pcm | belle don swell
black-stool | absent | en | brown stool
black-stool | absent | en | stool + brown + normal
black-stool | present | en | @stool + black/charcoal
black-stool | present | en | @stool + tyre/coal/asphalt/bitumen/crude oil
black-stool | present | en | black + @stool
black-stool | present | en | black + motion
black-stool | present | en | come out black
black-stool | present | en | comes out black
black-stool | present | en | pass + black/jet black/pitch black
black-stool | present | en | pooing + black
black-stool | present | en | shit + charcoal
black-stool | present | en | shit/stool/poo + jet black/pitch black/black black
black-stool | present | en | stool + black
black-stool | present | pcm | comot black
bloating | present | en | belch
bloating | present | en | belching
bloating | present | en | bloat
bloating | present | en | bloated
bloating | present | en | burp
bloating | present | en | early satiety
bloating | present | en | feeling of fullness
bloating | present | en | flatulence
bloating | present | en | flatus + lot
bloating | present | en | full + quick
bloating | present | en | fullness + meal/eat
bloating | present | en | gas
bloating | present | en | gassy
bloating | present | en | passing gas + lot
bloating | present | en | wind + @belly
blood-in-stool | present | en | @blood + @stool
blood-in-stool | present | en | @blood + diaper/nappy/pampers
blood-in-stool | present | en | @blood + follow + shit/stool/toilet
blood-in-stool | present | en | @blood + in toilet
blood-in-stool | present | en | @blood + toilet paper
blood-in-stool | present | en | @blood + when + @stool/toilet
blood-in-stool | present | en | @blood + wiping/wipe
blood-in-stool | present | en | @red + @blood + @stool
blood-in-stool | present | en | anus + @blood
blood-in-stool | present | en | bleed + rectum/rectal/anus/bottom/back passage
blood-in-stool | present | en | bleed + toilet
blood-in-stool | present | en | bleed per rectum
blood-in-stool | present | en | blood + after + toilet
blood-in-stool | present | en | blood + after stool
blood-in-stool | present | en | blood + back passage/anus/anal/rectum
blood-in-stool | present | en | blood + streaks + stool
blood-in-stool | present | en | blood + tissue + wipe/toilet/stool/anus/bottom/paper
blood-in-stool | present | en | blood + toilet bowl
blood-in-stool | present | en | blood + toilet paper
blood-in-stool | present | en | blood per rectum
blood-in-stool | present | en | bloody stool
blood-in-stool | present | en | drops + @blood + toilet
blood-in-stool | present | en | fresh @blood + stool
blood-in-stool | present | en | hematochezia
blood-in-stool | present | en | maroon + stool
blood-in-stool | present | en | per rectum
blood-in-stool | present | en | rectal bleed
blood-in-stool | present | en | red + jam/jelly + diaper/nappy/pampers
blood-in-stool | present | en | toilet + full + blood
blood-in-stool | present | en | toilet + red + blood
blood-in-stool | present | en | wipe + blood
blood-in-stool | present | ha | gudawa/zawo/bayan gida + jini
blood-in-stool | present | pcm | blood + nyash/yansh
bloody-diarrhoea | present | en | @blood + diarrhea
bloody-diarrhoea | present | en | @blood + loose/watery + stool
bloody-diarrhoea | present | en | blood and mucus
bloody-diarrhoea | present | en | blood and slime
bloody-diarrhoea | present | en | blood mucus
bloody-diarrhoea | present | en | blood slime
bloody-diarrhoea | present | en | bloody diarrhea
bloody-diarrhoea | present | en | bloody stool + day
bloody-diarrhoea | present | en | diarrhea + became + blood
bloody-diarrhoea | present | en | diarrhea + blood
bloody-diarrhoea | present | en | dysentery
bloody-diarrhoea | present | en | loose stool + @blood
bloody-diarrhoea | present | en | mucus + @blood + stool
bloody-diarrhoea | present | en | mucus and blood
bloody-diarrhoea | present | en | mucus blood
bloody-diarrhoea | present | en | purge + blood
bloody-diarrhoea | present | en | slime and blood
bloody-diarrhoea | present | en | slime blood
bloody-diarrhoea | present | en | stool + @blood + mucus
bloody-diarrhoea | present | en | stooling blood
bowel-habit-change | present | en | altered bowel habit
bowel-habit-change | present | en | alternat + constipate
bowel-habit-change | present | en | alternating + diarrhea + constipate
bowel-habit-change | present | en | bowel habit + change
bowel-habit-change | present | en | change + bowel habit
bowel-habit-change | present | en | narrow + stool
bowel-habit-change | present | en | pencil + stool
cannot-lie-still | present | en | cannot find comfortable position
cannot-lie-still | present | en | cannot find position
cannot-lie-still | present | en | cannot get comfortable
cannot-lie-still | present | en | cannot keep still
cannot-lie-still | present | en | cannot lie still
cannot-lie-still | present | en | cannot sit still
cannot-lie-still | present | en | pacing + pain/around/floor/about
cannot-lie-still | present | en | restless + @pain
cannot-lie-still | present | en | roll + pain + floor/bed
cannot-lie-still | present | en | rolling about
cannot-lie-still | present | en | unable to find a comfortable
cannot-lie-still | present | en | writhe
cannot-lie-still | present | en | writhing
constipation | other | en | strong smell/strong odour
constipation | present | en | @trouble + pass + stool
constipation | present | en | bowel + not open
constipation | present | en | bowel movement every + days
constipation | present | en | bowels + not open/not moved
constipation | present | en | cannot pass stool
constipation | present | en | constipate
constipation | present | en | constipation
constipation | present | en | hard + @stool
constipation | present | en | infrequent + @stool/bowel
constipation | present | en | last bowel movement + days
constipation | present | en | less than three bowel
constipation | present | en | lumpy stool
constipation | present | en | no bowel movement
constipation | present | en | no poop
constipation | present | en | no stool
constipation | present | en | not + bowel + move/movement/open
constipation | present | en | not go toilet
constipation | present | en | not had + bowel movement
constipation | present | en | not opened bowels
constipation | present | en | not pass + stool
constipation | present | en | not poo + days
constipation | present | en | not pooed + days
constipation | present | en | not poop
constipation | present | en | not pooped
constipation | present | en | not shit + days
constipation | present | en | not toilet + days
constipation | present | en | passes stool + every + days
constipation | present | en | pellet
constipation | present | en | poo strong
constipation | present | en | poop strong
constipation | present | en | shit hard
constipation | present | en | shit strong
constipation | present | en | stool + hard/dry/strong
constipation | present | en | stool/poo + hard/stone/stones/pebble/pellet/rock/goat
constipation | present | en | strain + @stool
constipation | present | en | strain/straining + stool/toilet/poo
constipation | present | en | straining + stool/bowel/toilet
constipation | present | en | toilet + days + not/no/never/hard
constipation | present | pcm | belle strong
constipation | present | pcm | no dey go toilet
constipation | present | pcm | no fit shit
constipation | present | pcm | shit dey hard
constipation | present | pcm | shit dey strong
constipation | present | pcm | shit no dey come
constipation | present | pcm | stool dey strong
dark-stool | other | en | dark + urine
dark-stool | present | en | dark green stool
dark-stool | present | en | dark poo
dark-stool | present | en | dark stool
dark-stool | present | en | stool/poo/shit/toilet + dark green/darker/greenish/dark
diarrhoea | other | en | after stooling
diarrhoea | other | en | bowel movement + only/every three/every four/every third/every fourth/every few
diarrhoea | other | en | loose + @stool + one time/only once/just once/once today/once yesterday/once only
diarrhoea | other | en | relieve + stooling
diarrhoea | present | en | @stool ~ froth/frothy/foam/foamy
diarrhoea | present | en | belly run
diarrhoea | present | en | belly running
diarrhoea | present | en | bowel movements + per day/a day/frequent/loose/times
diarrhoea | present | en | diarrhea
diarrhoea | present | en | frequent + @stool
diarrhoea | present | en | frequent toilet
diarrhoea | present | en | gastro
diarrhoea | present | en | gastroenteritis
diarrhoea | present | en | go toilet + many
diarrhoea | present | en | go toilet + times
diarrhoea | present | en | loose + @stool
diarrhoea | present | en | loose belly
diarrhoea | present | en | loose bowels
diarrhoea | present | en | loose stomach
diarrhoea | present | en | loose tummy
diarrhoea | present | en | poo/poop + times
diarrhoea | present | en | poo/poop ~ like water
diarrhoea | present | en | purge
diarrhoea | present | en | purging
diarrhoea | present | en | running belly
diarrhoea | present | en | running stomach
diarrhoea | present | en | running stool
diarrhoea | present | en | running tummy
diarrhoea | present | en | runs + toilet
diarrhoea | present | en | shit water
diarrhoea | present | en | shitting water
diarrhoea | present | en | stomach + run + toilet
diarrhoea | present | en | stomach is loose
diarrhoea | present | en | stomach is running
diarrhoea | present | en | stool + per day
diarrhoea | present | en | stool + times
diarrhoea | present | en | stool + times + today/day/since/water
diarrhoea | present | en | stool + watery/loose/water/many/frequent
diarrhoea | present | en | stooling
diarrhoea | present | en | the runs
diarrhoea | present | en | toilet + every/many/times + water
diarrhoea | present | en | toilet + times
diarrhoea | present | en | tummy is loose
diarrhoea | present | en | tummy running
diarrhoea | present | en | tummy upset + loose
diarrhoea | present | en | water shit
diarrhoea | present | en | watery + @stool
diarrhoea | present | en | watery diarrhea
diarrhoea | present | ha | gudawa
diarrhoea | present | ha | zawo
diarrhoea | present | ig | afo osisa
diarrhoea | present | pcm | belle dey run
diarrhoea | present | pcm | belle run
diarrhoea | present | pcm | belly dey run
diarrhoea | present | pcm | dey go toilet
diarrhoea | present | pcm | dey purge
diarrhoea | present | pcm | run belle
diarrhoea | present | pcm | stomach dey run
diarrhoea | present | yo | igbe gbuuru
food-colour | present | en | beetroot/beet/zobo ~ poo/stool/urine/pee/wee/shit
food-colour | present | en | beetroot/beet/zobo/tomato/dragonfruit/colouring/juice + red/pink/purple + urine/stool/poo/shit/pee/wee/diaper/nappy
food-colour | present | en | green poo
food-colour | present | en | green stool
food-colour | present | en | poo + green + spinach/vegetable/ugu/formula/iron/happy
food-colour | present | en | spinach/ugu/vegetable/vegetables + green
greasy-stool | present | en | fatty + @stool
greasy-stool | present | en | foul + @stool
greasy-stool | present | en | greasy + @stool
greasy-stool | present | en | steatorrhea
greasy-stool | present | en | stool + float/foul/smell/greasy
groin-lump | present | en | @groin + lump/@swell/bulge/mass
groin-lump | present | en | bulge + @groin
groin-lump | present | en | hernia
groin-lump | present | en | inguinal @swell
groin-lump | present | en | lump + cough + @groin
heartburn | present | en | acid + reflux/throat/mouth/taste
heartburn | present | en | acid coming up
heartburn | present | en | acid taste
heartburn | present | en | belch/belching/burp/burping + burn/burning/food
heartburn | present | en | burning + after + food/eat/eating/meal/fried/pepper/soup/lying
heartburn | present | en | burning + chest + lie/meal/eat/lying/food
heartburn | present | en | burning behind breastbone
heartburn | present | en | burning sensation + chest + meal
heartburn | present | en | chest/throat + burn + food/pepper/eat
heartburn | present | en | heart burn
heartburn | present | en | heartburn
heartburn | present | en | indigestion
heartburn | present | en | pyrosis
heartburn | present | en | reflux
heartburn | present | en | regurgitat
heartburn | present | en | retrosternal burning
heartburn | present | en | sour + mouth/throat
heartburn | present | en | sour taste
heartburn | present | en | water brash
jelly-stool | present | en | @stool + like jam
jelly-stool | present | en | @stool + like jelly
jelly-stool | present | en | blood + slime + diaper/nappy
jelly-stool | present | en | blood like jam
jelly-stool | present | en | blood like jelly
jelly-stool | present | en | currant jelly
jelly-stool | present | en | jam + diaper/nappy/pampers/stool/poo
jelly-stool | present | en | jam + shit/pampers
jelly-stool | present | en | jam + stool
jelly-stool | present | en | jelly + diaper/nappy/pampers
jelly-stool | present | en | jelly + shit/pampers
jelly-stool | present | en | jelly + stool
jelly-stool | present | en | jelly like
jelly-stool | present | en | red jam
jelly-stool | present | en | red jelly
liver-large | present | en | hepatomegaly
liver-large | present | en | hepatosplenomegaly
liver-large | present | en | liver + enlarge/palpable/large
liver-large | present | en | palpable liver
lump-stuck | other | en | not hard + hernia
lump-stuck | present | en | @groin/hernia + hard + @pain
lump-stuck | present | en | @groin/hernia + stuck/trapped/not going in
lump-stuck | present | en | @groin/hernia/navel/scrotum + not go back/not push back/cannot push/not going back
lump-stuck | present | en | hernia + stuck/@pain/cannot/hard/irreducible/strangulat/tender/not
lump-stuck | present | en | incarcerated
lump-stuck | present | en | irreducible
lump-stuck | present | en | lump + cannot push
lump-stuck | present | en | lump + not go back
lump-stuck | present | en | not reducible
lump-stuck | present | en | strangulated
lump-stuck | present | pcm | hernia dey pain
mucus-stool | present | en | diarrhea + mucus
mucus-stool | present | en | mucoid stool
mucus-stool | present | en | mucous + @stool
mucus-stool | present | en | mucus + @stool
mucus-stool | present | en | slime + @stool
mucus-stool | present | en | slimy stool
nausea | other | en | no nausea
nausea | present | en | feel like throwing
nausea | present | en | feel like vomit
nausea | present | en | feel sick
nausea | present | en | feeling sick
nausea | present | en | nausea
nausea | present | en | nauseated
nausea | present | en | nauseous
nausea | present | en | queasy
nausea | present | en | retch
nausea | present | en | sick to stomach
nausea | present | en | want vomit
nausea | present | pcm | belle dey turn
nausea | present | pcm | vomit dey hungry
nausea | present | pcm | wan vomit
no-gas | present | en | absolute constipation
no-gas | present | en | cannot fart
no-gas | present | en | cannot pass + gas/stool/wind
no-gas | present | en | cannot pass gas
no-gas | present | en | no fart
no-gas | present | en | no flatus
no-gas | present | en | no gas
no-gas | present | en | no mess
no-gas | present | en | no stool + gas/flatus
no-gas | present | en | not fart
no-gas | present | en | not fart/not farted/cannot fart
no-gas | present | en | not pass + gas/wind/flatus
no-gas | present | en | not pass gas
no-gas | present | en | not passed + gas/wind/flatus
no-gas | present | en | not passed + stool + gas
no-gas | present | en | not passing + gas/wind/flatus
no-gas | present | en | obstipation
others-ill-same | present | en | also + sick/ill
others-ill-same | present | en | ate + also + ill
others-ill-same | present | en | brother/sister/wife/husband/roommate/coworker/colleague + sick/ill/same/similar/recently/also
others-ill-same | present | en | classmate + same/similar/sick/ill/have
others-ill-same | present | en | contact with + sick
others-ill-same | present | en | cousin/friends/guests/relatives/people + sick/ill/same
others-ill-same | present | en | day care
others-ill-same | present | en | daycare
others-ill-same | present | en | everybody for house
others-ill-same | present | en | exposed + sick
others-ill-same | present | en | family + same/similar/sick/ill
others-ill-same | present | en | friend + same/similar/sick/ill
others-ill-same | present | en | going around
others-ill-same | present | en | ill contact
others-ill-same | present | en | ill too
others-ill-same | present | en | neighbour + same
others-ill-same | present | en | others + same/similar/sick/ill
others-ill-same | present | en | people + compound + same
others-ill-same | present | en | school + going around/outbreak/other children
others-ill-same | present | en | sibling + same/similar/sick
others-ill-same | present | en | sick as well
others-ill-same | present | en | sick contact
others-ill-same | present | en | sick too
others-ill-same | present | en | similar symptoms
pain-comes-waves | present | en | colic
pain-comes-waves | present | en | colicky
pain-comes-waves | present | en | come go + @pain
pain-comes-waves | present | en | comes and goes + @pain
pain-comes-waves | present | en | crampy
pain-comes-waves | present | en | in waves
pain-comes-waves | present | en | intermittent + @pain
pain-comes-waves | present | en | paroxysmal pain
pain-comes-waves | present | en | spasmodic + pain
pain-comes-waves | present | en | wave + @pain
pain-fatty-meal | other | en | belching/belch/burning + fried/fatty/oily
pain-fatty-meal | present | en | @belly + after + fatty/greasy/fried/oily
pain-fatty-meal | present | en | fatty food
pain-fatty-meal | present | en | fatty/greasy/fried/oily/rich + meal/food/eat/dinner/lunch + @pain/attack
pain-fatty-meal | present | en | worse + fatty/greasy/fried
pain-flank | other | en | both sides + lower back
pain-flank | other | en | sides + lower back
pain-flank | present | en | costovertebral
pain-flank | present | en | cva tender
pain-flank | present | en | cva tenderness
pain-flank | present | en | flank
pain-flank | present | en | flank + @pain
pain-flank | present | en | kidney + @pain
pain-flank | present | en | loin + @pain
pain-flank | present | en | loin pain
pain-flank | present | en | pain + kidney
pain-flank | present | en | renal angle
pain-flank | present | en | renal colic
pain-flank | present | en | side + back + @pain
pain-flank | present | en | side + below rib + @pain
pain-flank | present | en | ureteric colic
pain-flank | present | en | waist pain + side
pain-left-lower | present | en | @pain low left
pain-left-lower | present | en | left + lower + @belly/quadrant
pain-left-lower | present | en | left iliac
pain-left-lower | present | en | left iliac fossa
pain-left-lower | present | en | left lower + @belly/quadrant
pain-left-lower | present | en | left lower side
pain-left-lower | present | en | left side down + @pain
pain-left-lower | present | en | llq
pain-left-lower | present | en | low left @pain
pain-left-lower | present | en | low left side
pain-left-lower | present | en | lower left + @belly/quadrant
pain-left-lower | present | en | lower left part + @pain/@belly
pain-left-lower | present | en | lower left side
pain-lower-middle | present | en | bikini line
pain-lower-middle | present | en | bladder + @pain
pain-lower-middle | present | en | hypogastri
pain-lower-middle | present | en | low + abdominal + @pain
pain-lower-middle | present | en | lower + @belly + @pain
pain-lower-middle | present | en | lower @belly
pain-lower-middle | present | en | lower abdomen
pain-lower-middle | present | en | lower belly
pain-lower-middle | present | en | pelvic + @pain
pain-lower-middle | present | en | pelvic discomfort
pain-lower-middle | present | en | pelvic pain
pain-lower-middle | present | en | pelvis + @pain
pain-lower-middle | present | en | suprapubic
pain-lower-middle | present | pcm | under belle dey pain
pain-meal-better | present | en | @pain + relieve/better/improve/ease + food/eat/meal/antacid/milk
pain-meal-better | present | en | antacid + help/relieve/better
pain-meal-better | present | en | better + after + eat/food
pain-meal-better | present | en | between meals
pain-meal-better | present | en | eat + relieve/better/ease + pain
pain-meal-better | present | en | empty stomach
pain-meal-better | present | en | food + relieve/ease/better/help
pain-meal-better | present | en | hunger pain
pain-meal-better | present | en | hungry + @pain
pain-meal-better | present | en | pain + wake + night + @belly
pain-meal-better | present | en | relieved by + food/eating/antacid/milk
pain-meal-better | present | en | worse + hungry/empty stomach
pain-meal-worse | present | en | @pain + after + eat/meal/food
pain-meal-worse | present | en | eat + worse + @pain
pain-meal-worse | present | en | pain + meal + after
pain-meal-worse | present | en | postprandial
pain-meal-worse | present | en | worse + after + eat/meal/food
pain-meal-worse | present | en | worsen + eat/food/meal
pain-moved-right | present | en | migrat + quadrant/iliac
pain-moved-right | present | en | migrat + right
pain-moved-right | present | en | move + right + low/lower/side
pain-moved-right | present | en | moved + down to the right
pain-moved-right | present | en | moved down + right
pain-moved-right | present | en | moved/shifted/settled/gone + right + side/lower/down
pain-moved-right | present | en | navel/umbilicus/umbilical/periumbilical/button/middle/center/centre/central + then/move/migrat/shift/now/localis/localiz/settl + right
pain-moved-right | present | en | now + right lower
pain-moved-right | present | en | pain + move + right + lower/down/side
pain-moved-right | present | en | periumbilical + right lower
pain-moved-right | present | en | shift + right
pain-moved-right | present | en | started + middle/navel/button/umbilical + right
pain-navel | present | en | @pain + navel/umbilicus
pain-navel | present | en | around navel
pain-navel | present | en | belly button + @pain
pain-navel | present | en | central abdominal
pain-navel | present | en | mid abdominal
pain-navel | present | en | pain + middle + @belly
pain-navel | present | en | periumbilical
pain-navel | present | en | umbilical pain
pain-right-lower | other | en | lower right leg/lower right limb/lower right tooth/lower right back/lower right jaw
pain-right-lower | other | en | right lower leg/right lower limb/right lower arm/right lower eyelid/right lower lid/right lower tooth
pain-right-lower | other | en | right lower molar/right lower lung/right lower lobe/right lower jaw/right lower back/right lower extremity
pain-right-lower | present | en | @low + right + @belly/quadrant
pain-right-lower | present | en | bottom right + @belly
pain-right-lower | present | en | down + right side + @pain
pain-right-lower | present | en | down on the right + @pain
pain-right-lower | present | en | hold/holds/holding/clutch/clutching/press/pressing + low right side/lower right side/right low side/right side low
pain-right-lower | present | en | low + right + @pain
pain-right-lower | present | en | low + right side + @pain
pain-right-lower | present | en | low on the right
pain-right-lower | present | en | lower + right + @pain
pain-right-lower | present | en | lower right + @belly/quadrant
pain-right-lower | present | en | lower right part + @pain/@belly
pain-right-lower | present | en | lower right side
pain-right-lower | present | en | mcburney
pain-right-lower | present | en | right + lower + @belly/quadrant
pain-right-lower | present | en | right iliac
pain-right-lower | present | en | right iliac fossa
pain-right-lower | present | en | right lower + @belly/quadrant
pain-right-lower | present | en | right lower side
pain-right-lower | present | en | right side + @belly + low/lower
pain-right-lower | present | en | right side down
pain-right-lower | present | en | right side down + @pain/sharp
pain-right-lower | present | en | rlq
pain-right-lower | present | en | worst + right + low/lower/down
pain-right-upper | present | en | @pain + under right breast/under right breastbone/under right rib/under right ribs/under my right breast
pain-right-upper | present | en | liver + @pain/tender
pain-right-upper | present | en | murphy
pain-right-upper | present | en | murphys
pain-right-upper | present | en | right + upper + @belly/quadrant
pain-right-upper | present | en | right hypochondri
pain-right-upper | present | en | right side + rib + @pain
pain-right-upper | present | en | right subcostal
pain-right-upper | present | en | right upper + @belly/quadrant
pain-right-upper | present | en | right upper side
pain-right-upper | present | en | ruq
pain-right-upper | present | en | tender hepatomegaly
pain-right-upper | present | en | under + right + rib
pain-right-upper | present | en | upper right + @belly/quadrant/side
pain-right-upper | present | en | upper right side
pain-to-back | present | en | @belly + @pain + through/to back
pain-to-back | present | en | @belly + back + @pain + spread/both
pain-to-back | present | en | @pain + bore + back
pain-to-back | present | en | @pain + go + back + @belly/epigastric/upper
pain-to-back | present | en | drill/drilling/bore/boring + back
pain-to-back | present | en | radiat + back
pain-to-back | present | en | radiating to back
pain-to-back | present | en | spread to back
pain-to-back | present | en | straight through + back
pain-to-back | present | en | through to back
pain-to-groin | present | en | @pain + radiat/spread/go/move/travel/shoot + @groin/@testis/labia
pain-to-groin | present | en | back + @groin + @pain
pain-to-groin | present | en | down to groin
pain-to-groin | present | en | flank + @groin
pain-to-groin | present | en | into @testis
pain-to-groin | present | en | into groin
pain-to-groin | present | en | loin to groin
pain-to-groin | present | en | radiat + @groin/@testis
pain-to-groin | present | en | side + to + groin
pain-to-groin | present | en | to groin
pain-to-groin | present | en | toward groin
pain-to-shoulder | present | en | @pain + shoulder tip
pain-to-shoulder | present | en | @pain/feel + collar bone/collarbone + belly/tummy/up
pain-to-shoulder | present | en | radiat + right shoulder
pain-to-shoulder | present | en | radiat + scapula/shoulder blade
pain-to-shoulder | present | en | radiat + shoulder + right
pain-to-shoulder | present | en | right scapula
pain-to-shoulder | present | en | right shoulder blade
pain-to-shoulder | present | en | shoulder + @belly + @pain
pain-to-shoulder | present | en | shoulder pain + pregnan
pain-to-shoulder | present | en | shoulder tip
pain-to-shoulder | present | en | shoulder tip + @pain
pain-to-shoulder | present | en | tip + shoulder + @pain
pain-to-shoulder | present | en | top of shoulder + @pain
pain-upper-middle | present | en | @pain + between rib + @belly
pain-upper-middle | present | en | @pain + under ribs/below ribs/under the breast/under rib
pain-upper-middle | present | en | below breastbone + @pain
pain-upper-middle | present | en | chest + stomach + between
pain-upper-middle | present | en | dyspepsia
pain-upper-middle | present | en | epigastric
pain-upper-middle | present | en | epigastrium
pain-upper-middle | present | en | pain + upper + @belly
pain-upper-middle | present | en | pit of belly
pain-upper-middle | present | en | pit of stomach
pain-upper-middle | present | en | pit of tummy
pain-upper-middle | present | en | top + @belly + @pain
pain-upper-middle | present | en | top of stomach
pain-upper-middle | present | en | upper + @belly + @pain/burning/burn
pain-upper-middle | present | en | upper abdominal
pain-upper-middle | present | en | upper middle + @belly
pain-upper-middle | present | en | upper stomach
pain-upper-middle | present | en | weight/heavy/stone/ball/pressure/tight/squeeze + pit/upper belly/upper stomach/upper tummy/top of stomach/top of belly
pulsating-belly | present | en | aneurysm
pulsating-belly | present | en | pulsat + @belly
pulsating-belly | present | en | pulsatile + mass/@belly/lump
rice-water-stool | other | en | watery + nasal/nose/eye/eyes/rhinorrhea/rhinorrhoea
rice-water-stool | present | en | copious + diarrhea
rice-water-stool | present | en | copious + watery
rice-water-stool | present | en | like + water + rice
rice-water-stool | present | en | profuse + diarrhea/stool/purge
rice-water-stool | present | en | profuse + watery
rice-water-stool | present | en | purging + uncountable
rice-water-stool | present | en | rice water
rice-water-stool | present | en | ricewater
rice-water-stool | present | en | stool + rice
rice-water-stool | present | en | stool + uncountable
rice-water-stool | present | en | stool + water + pour
rice-water-stool | present | en | stool like water + constant/nonstop/plenty
rice-water-stool | present | en | stool/shit/toilet/purge/purging/water + like + tap/pipe/rain/river
rice-water-stool | present | en | toilet + cannot count
rice-water-stool | present | en | uncountable + stool/toilet/purge/purging
rice-water-stool | present | en | voluminous + stool
rice-water-stool | present | en | water rice
rice-water-stool | present | en | watery + like + tap/pipe
rice-water-stool | present | en | watery + profuse
rice-water-stool | present | en | white + watery + stool
spleen-large | present | en | hepatosplenomegaly
spleen-large | present | en | palpable spleen
spleen-large | present | en | spleen + enlarge/palpable/tip/large
spleen-large | present | en | splenic enlargement
spleen-large | present | en | splenomegaly
suspect-food | present | en | ate + street/restaurant/party/egg/chicken/undercooked/raw/leftover/salad/seafood/shellfish/buka/picnic/buffet/spoil/stale/barbecue
suspect-food | present | en | bad food
suspect-food | present | en | barbecue
suspect-food | present | en | contaminated food
suspect-food | present | en | eat + outside
suspect-food | present | en | eat + suya/salad/leftover/undercook/raw/restaurant/picnic/buffet/street/chicken/potato
suspect-food | present | en | food poison
suspect-food | present | en | hamburger
suspect-food | present | en | leftover
suspect-food | present | en | mayonnaise
suspect-food | present | en | owambe
suspect-food | present | en | party + ate
suspect-food | present | en | party/picnic/restaurant/barbecue/wedding/buffet/potluck/cookout/banquet ~ chicken/egg/salad/meat/food/serve/ate/eat/seafood/rice/burger/sick/ill
suspect-food | present | en | picnic
suspect-food | present | en | potato salad
suspect-food | present | en | potluck
suspect-food | present | en | raw egg
suspect-food | present | en | restaurant
suspect-food | present | en | street food
suspect-food | present | en | undercooked
suspect-food | present | en | unpasteurized
tarry-stool | present | en | black sticky stool
tarry-stool | present | en | black ~ sticky/stick/tar/smelly/smell/shiny/foul/thick/charcoal/oil/gum ~ stool/stools/toilet/shit/poo/faeces/motion/pass/passed
tarry-stool | present | en | coal tar
tarry-stool | present | en | color of tar
tarry-stool | present | en | colour of tar
tarry-stool | present | en | dark + tarry
tarry-stool | present | en | dark ~ tar/charcoal ~ stool/stools/toilet/shit/poo/pass
tarry-stool | present | en | engine oil + shit/stool/poo/toilet
tarry-stool | present | en | like tar
tarry-stool | present | en | malaena
tarry-stool | present | en | melaena
tarry-stool | present | en | melena
tarry-stool | present | en | melenic
tarry-stool | present | en | road tar
tarry-stool | present | en | tar + @stool
tarry-stool | present | en | tar coloured
tarry-stool | present | en | tar like
tarry-stool | present | en | tarlike
tarry-stool | present | en | tarry
tarry-stool | present | en | toilet + black + sticky/smell/thick
vomiting | other | en | vomiting + stopped + yesterday
vomiting | present | en | been sick + times
vomiting | present | en | been sick + times/twice
vomiting | present | en | being sick
vomiting | present | en | bring up + food
vomiting | present | en | bring up + food/milk/everything
vomiting | present | en | brought up + dinner/food/lunch/breakfast/everything/supper/milk/meal
vomiting | present | en | emetic
vomiting | present | en | keeps being sick
vomiting | present | en | sick + times + night/today/morning
vomiting | present | en | threw up
vomiting | present | en | throw up
vomiting | present | en | throwing up
vomiting | present | en | thrown up
vomiting | present | en | throws up
vomiting | present | en | vomit
vomiting | present | en | vomited
vomiting | present | en | was sick + twice/times
vomiting | present | ha | amai
vomiting | present | yo | eebi
vomiting-bile | present | en | bile + vomit
vomiting-bile | present | en | bile stained
vomiting-bile | present | en | bilious
vomiting-bile | present | en | feculent
vomiting-bile | present | en | green vomit
vomiting-bile | present | en | vomit + green/bile
vomiting-bile | present | en | vomit + smell + stool
vomiting-blood | present | en | @blood + vomit
vomiting-blood | present | en | bring up + @blood
vomiting-blood | present | en | coffee + vomit
vomiting-blood | present | en | coffee ground
vomiting-blood | present | en | hematemesis
vomiting-blood | present | en | throw up + @blood
vomiting-blood | present | en | throwing up + @blood
vomiting-blood | present | en | vomit + @blood
vomiting-blood | present | en | vomit + coffee
vomiting-blood | present | ha | amai + jini
vomiting-blood | present | pcm | vomit dey bring blood
vomiting-blood | present | yo | eebi + eje
vomiting-projectile | present | en | forceful vomit
vomiting-projectile | present | en | projectile
vomiting-projectile | present | en | vomit + across
vomiting-projectile | present | en | vomit + force/shoot
vomiting-repeated | present | en | episodes + vomit
vomiting-repeated | present | en | keep vomiting
vomiting-repeated | present | en | keeps on vomiting
vomiting-repeated | present | en | keeps vomiting
vomiting-repeated | present | en | kept vomiting
vomiting-repeated | present | en | not stop + vomit
vomiting-repeated | present | en | persistent vomit
vomiting-repeated | present | en | recurrent vomit
vomiting-repeated | present | en | vomit + all day/all night/whole day/nonstop
vomiting-repeated | present | en | vomit + non stop
vomiting-repeated | present | en | vomit + not stop
vomiting-repeated | present | en | vomit + severe
vomiting-repeated | present | en | vomit + times/repeat/persistent/multiple/several/many/constant/continuous/frequent/hour
vomiting-repeated | present | en | vomit well well
vomiting-repeated | present | pcm | vomit + no gree stop
vomits-everything | other | en | bring up little milk
vomits-everything | other | en | bring up small milk
vomits-everything | other | en | brings little milk
vomits-everything | other | en | brings up little milk
vomits-everything | other | en | brings up small milk
vomits-everything | other | en | spits little milk
vomits-everything | other | en | spits small milk
vomits-everything | other | en | spits up little milk
vomits-everything | other | en | vomits little milk
vomits-everything | other | en | vomits small milk
vomits-everything | present | en | bring/brings/brought + everything + up/back/out
vomits-everything | present | en | brings back everything
vomits-everything | present | en | cannot + hold/keep + fluid/fluids/water/anything/food + down
vomits-everything | present | en | cannot hold down
vomits-everything | present | en | cannot keep + down
vomits-everything | present | en | cannot keep + water/even/food/milk/anything
vomits-everything | present | en | cannot retain
vomits-everything | present | en | cannot tolerate + oral/fluid/liquid
vomits-everything | present | en | comes back up
vomits-everything | present | en | even water + vomit/back/bring
vomits-everything | present | en | everything + come out/comes out + eat/drink/vomit
vomits-everything | present | en | everything + vomit
vomits-everything | present | en | everything/anything/water + drinks/eats/drink/eat/swallows/swallow + comes back/come back
vomits-everything | present | en | intractable vomit
vomits-everything | present | en | keep + down + nothing/cannot/not
vomits-everything | present | en | keep nothing down
vomits-everything | present | en | not + hold + fluid/fluids/water/food + down
vomits-everything | present | en | not keep + down
vomits-everything | present | en | not keep + water/milk/anything
vomits-everything | present | en | not tolerate + oral/fluid/liquid
vomits-everything | present | en | throw up + everything
vomits-everything | present | en | throws everything out
vomits-everything | present | en | unable to keep + down
vomits-everything | present | en | unable to tolerate + oral/fluid/liquid/food
vomits-everything | present | en | vomit + all + eat
vomits-everything | present | en | vomit + any + food/water/drink
vomits-everything | present | en | vomit + every + drink/eat/feed/sip
vomits-everything | present | en | vomit + everything/anything
vomits-everything | present | en | vomit + whatever
vomits-everything | present | pcm | no dey stay belle
worms | present | en | pinworm
worms | present | en | thread worms
worms | present | en | thread/threads + moving/wriggle + stool/poo/bottom/anus
worms | present | en | threadworm
worms | present | en | white + thread/threads + stool/poo/move/moving/bottom/anus/nappy
worms | present | en | worm
worms | present | en | worms
worms | present | en | worms + stool
`;
