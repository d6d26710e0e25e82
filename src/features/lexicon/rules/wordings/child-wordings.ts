/** Wordings: What parents see in babies and small children. */
export const CHILD_WORDINGS = `
colic-baby | present | en | baby colic
colic-baby | present | en | colic + baby/infant
colic-baby | present | en | cries + every evening
colic-baby | present | en | cries evenings
colic-baby | present | en | cries every evening
colic-baby | present | en | cries for hours + stop/okay/fine
colic-baby | present | en | cry + evening + baby
colic-baby | present | en | cry + hours + evening
colic-baby | present | en | cry/cries/crying + evening/evenings
colic-baby | present | en | infantile colic
draws-legs-up | present | en | cry/scream/cries/screams + every few minutes/spells/on and off
draws-legs-up | present | en | draw + leg/knee + cry/scream/up
draws-legs-up | present | en | draw leg + cry/scream/shit/stool
draws-legs-up | present | en | draws up legs
draws-legs-up | present | en | episodes + crying + leg
draws-legs-up | present | en | knees to chest
draws-legs-up | present | en | legs + up + cry
draws-legs-up | present | en | pull + leg/knee + up/cry/scream/chest
draws-legs-up | present | en | pull leg + cry/scream/shit/stool
feeding-poorly | present | en | breastfeed + less/poor
feeding-poorly | present | en | cannot finish + bottle/feed/breast/milk
feeding-poorly | present | en | decreased + feeding/intake/oral
feeding-poorly | present | en | decreased oral intake
feeding-poorly | present | en | drink + less/poor
feeding-poorly | present | en | drink little
feeding-poorly | present | en | drinking less
feeding-poorly | present | en | drinking little
feeding-poorly | present | en | eat drink + less
feeding-poorly | present | en | feed + not much
feeding-poorly | present | en | feed + poor/less/reduce/decrease
feeding-poorly | present | en | feeding poorly
feeding-poorly | present | en | feeds + poor/less
feeding-poorly | present | en | half + feeds/bottle/milk
feeding-poorly | present | en | not + finish + bottle/feed
feeding-poorly | present | en | not drinking well
feeding-poorly | present | en | not feed + well
feeding-poorly | present | en | not feeding well
feeding-poorly | present | en | not finish + bottle/feed/breast
feeding-poorly | present | en | off + feeds/feed/milk/food
feeding-poorly | present | en | off her food
feeding-poorly | present | en | off his food
feeding-poorly | present | en | poor feeding
feeding-poorly | present | en | poor intake
feeding-poorly | present | en | reduced intake
feeding-poorly | present | en | stops + suck + breath/breathe/rest
feeding-poorly | present | en | suck + weak/poor/small
feeding-poorly | present | en | suck/feed/drink/take + half
feeding-poorly | present | en | takes little + drink/milk
feeding-poorly | present | en | taking less
feeding-poorly | present | en | tires + feed/suck/bottle/breast
hand-foot-mouth | present | en | blister/spot/rash/sore + hand + foot + mouth
hand-foot-mouth | present | en | blister/spot/rash/sore + hand + mouth
hand-foot-mouth | present | en | hand foot and mouth
hand-foot-mouth | present | en | hand foot mouth
hand-foot-mouth | present | en | palm + sole + mouth
hand-foot-mouth | present | en | palms + mouth + blister/sore/spot
hand-foot-mouth | present | en | rash + palm + sole + mouth
hand-foot-mouth | present | en | ulcer + mouth + hand + foot
inconsolable | present | en | cannot be comforted
inconsolable | present | en | cannot be consoled
inconsolable | present | en | cannot console
inconsolable | present | en | cry + hours + not stop
inconsolable | present | en | cry + weak
inconsolable | present | en | high pitch + cry
inconsolable | present | en | high pitched cry
inconsolable | present | en | inconsolable
inconsolable | present | en | inconsolably
inconsolable | present | en | moaning cry
inconsolable | present | en | not consol
inconsolable | present | en | scream + episode
inconsolable | present | en | scream + pull/draw + leg/knee
inconsolable | present | en | shrill cry
irritable | present | en | cranky
irritable | present | en | cry + lot/constant/much/inconsolable/more/stop/all night/excess
irritable | present | en | crying + more/constant/lot/nonstop/night
irritable | present | en | crying + not stop
irritable | present | en | crying all night
irritable | present | en | fretful
irritable | present | en | fussier
irritable | present | en | fussy
irritable | present | en | inconsolable
irritable | present | en | irritability
irritable | present | en | irritable
irritable | present | en | miserable + child
irritable | present | en | restless + child/baby
irritable | present | pcm | dey cry
jaundice-newborn | other | en | yellow + crust/pus/discharge/mucus/sores/scab/stool/matter
jaundice-newborn | present | en | baby + @yellow
jaundice-newborn | present | en | neonatal jaundice
jaundice-newborn | present | en | newborn + @yellow
less-active | absent | en | active and playful
less-active | absent | en | playful
less-active | absent | en | playing
less-active | absent | en | running around
less-active | absent | en | still playing
less-active | absent | pcm | dey play
less-active | present | en | clingy
less-active | present | en | decreased activity
less-active | present | en | does not smile
less-active | present | en | hes dull
less-active | present | en | inactive
less-active | present | en | less active
less-active | present | en | no interest in play
less-active | present | en | not active
less-active | present | en | not himself + child
less-active | present | en | not play
less-active | present | en | not playing
less-active | present | en | quieter
less-active | present | en | shes dull
less-active | present | en | unusual quiet
less-active | present | en | weak + child/baby
less-active | present | pcm | baby/child/infant/pikin + dull
less-active | present | pcm | no dey play
malnourished | present | en | hair ~ brown/reddish/rusty/red/colour/thin ~ @swell ~ feet/legs/face/body
malnourished | present | en | kwashiorkor
malnourished | present | en | malnourish
malnourished | present | en | malnutrition
malnourished | present | en | marasmus
malnourished | present | en | muac
malnourished | present | en | ribs + show + thin + child
malnourished | present | en | severe wasting
malnourished | present | en | skin and bone
malnourished | present | en | very thin child
milk-tooth-loose | other | en | tooth/teeth + fall/fell/accident/hit/knock
milk-tooth-loose | present | en | milk tooth + loose/shake/out/fall
milk-tooth-loose | present | en | tooth/teeth + shaking/shake/loose/wobbly/wobble/moving/falling/coming out + front/milk/baby/boy/girl/child/years/son/daughter
newborn-silent | other | en | cry not + much/lot/toomuch/again/anymore/night/often
newborn-silent | other | en | not cry + much/lot/toomuch/again/anymore/night/often
newborn-silent | present | en | @infant + cry + weak/faint/whimper/whimpers
newborn-silent | present | en | @infant ~ not cry/no cry/not cried
newborn-silent | present | en | born ~ not cry/no cry/not cried
not-drinking | absent | en | able to drink
not-drinking | absent | en | breastfeed + well/fine/normal
not-drinking | absent | en | drink + fine/ok/okay
not-drinking | absent | en | drink + well/fine/normal/fluids
not-drinking | absent | en | drinking + fine/ok/okay
not-drinking | absent | en | drinking well
not-drinking | absent | en | drinks + normal/well/fine
not-drinking | absent | en | drinks and + play/eat
not-drinking | absent | en | feed + well/fine/normal
not-drinking | absent | en | feeding well
not-drinking | absent | en | plays and drinks
not-drinking | absent | en | still breastfeeding
not-drinking | absent | en | still drinking
not-drinking | absent | en | still sucking
not-drinking | absent | en | suck + well/fine
not-drinking | absent | en | sucks + well/fine/normal
not-drinking | absent | en | taking fluids
not-drinking | absent | en | tolerate + oral fluids
not-drinking | absent | en | tolerating fluids
not-drinking | other | en | because i not drink
not-drinking | other | en | if i not drink
not-drinking | other | en | not drink a lot
not-drinking | other | en | not drink alcohol
not-drinking | other | en | not drink beer
not-drinking | other | en | not drink coffee
not-drinking | other | en | not drink enough water
not-drinking | other | en | not drink much water
not-drinking | other | en | not drink soda
not-drinking | other | en | not drink tea
not-drinking | other | en | when i not drink
not-drinking | present | en | cannot breastfeed
not-drinking | present | en | cannot drink
not-drinking | present | en | cannot feed
not-drinking | present | en | cannot suck
not-drinking | present | en | drink nothing
not-drinking | present | en | drinks nothing
not-drinking | present | en | no want breast
not-drinking | present | en | no want drink
not-drinking | present | en | no want suck
not-drinking | present | en | not + latch
not-drinking | present | en | not + take + breast/milk/feed
not-drinking | present | en | not + taking + fluids/feeds/liquids
not-drinking | present | en | not + want + breast/feed/feeds/bottle
not-drinking | present | en | not able + drink/breastfeed/feed/suck
not-drinking | present | en | not breastfeed
not-drinking | present | en | not drink
not-drinking | present | en | not drinking
not-drinking | present | en | not feed
not-drinking | present | en | not feeding
not-drinking | present | en | not nurse
not-drinking | present | en | not suck
not-drinking | present | en | not sucking
not-drinking | present | en | not take + breast/bottle/fluid/liquid/feed
not-drinking | present | en | not want breastfeed
not-drinking | present | en | not want suck
not-drinking | present | en | nothing enters mouth
not-drinking | present | en | refuse + breast/drink/feed/bottle/suck/fluid/water
not-drinking | present | en | refuse + feeds
not-drinking | present | en | refuses bottle
not-drinking | present | en | refusing feeds
not-drinking | present | en | refusing fluid
not-drinking | present | en | refusing liquids
not-drinking | present | en | refusing to drink
not-drinking | present | en | refusing to feed
not-drinking | present | en | spits out + water/drink/milk/everything
not-drinking | present | en | stop + breastfeed/suck/feed/drink
not-drinking | present | en | stopped + suck/sucking
not-drinking | present | en | stopped feeding
not-drinking | present | en | takes nothing + drink/mouth/eat/water
not-drinking | present | en | taking nothing + drink/mouth/eat/water
not-drinking | present | en | want + breastfeed/feed/suck + not
not-drinking | present | en | want suck + not
not-drinking | present | en | won + drink
not-drinking | present | en | wont drink
not-drinking | present | en | wont feed
not-drinking | present | en | wont nurse
not-drinking | present | en | wont suck
not-drinking | present | pcm | mouth no dey collect water
not-drinking | present | pcm | no dey chop + baby
not-drinking | present | pcm | no dey drink
not-drinking | present | pcm | no dey suck
not-drinking | present | pcm | no fit drink
not-drinking | present | pcm | no fit suck
not-drinking | present | pcm | no gree drink
not-drinking | present | pcm | no gree suck
not-drinking | present | pcm | no gree take breast
posseting | present | en | bring up + milk + feed
posseting | present | en | brings up + milk
posseting | present | en | milk + come up + feed
posseting | present | en | posset
posseting | present | en | pour/pours + milk + breast/feed/suck
posseting | present | en | pour/pours/throw/vomit/bring/brings/spit/spits + small milk/little milk/small breast milk
posseting | present | en | small milk/little milk + mouth + feed/suck/breast
posseting | present | en | spit up
posseting | present | en | spitting up
rash-after-fever | present | en | fever + broke + rash
rash-after-fever | present | en | fever + resolve + rash
rash-after-fever | present | en | fever + subside/subsided + rash
rash-after-fever | present | en | rash + after + fever + stop/gone/resolve/broke
rash-after-fever | present | en | roseola
rash-sandpaper | present | en | rough + rash
rash-sandpaper | present | en | sand paper
rash-sandpaper | present | en | sandpaper
rash-sandpaper | present | en | scarlatiniform
rash-sandpaper | present | en | scarlet
slapped-cheeks | present | en | @red + cheek + rash
slapped-cheeks | present | en | cheeks + bright + @red
slapped-cheeks | present | en | fifth disease
slapped-cheeks | present | en | lacy rash
slapped-cheeks | present | en | slapped cheek
swallowed-object | present | en | put/puts + coin/bead/battery/magnet/button/stone + mouth
swallowed-object | present | en | swallow + coin/button/toy/bead/object/magnet/battery/pin/stone/marble
swallowed-object | present | en | swallow + needle/blade/glass/razor/nail/screw/hairpin/earring/ring
swallowed-soft | present | en | swallow/swallowed + seed/seeds/gum/chewing gum/milk tooth/eggshell/ant/fly/paper/crayon
swallowed-soft | present | en | swallowed his tooth
teething | other | en | wisdom teeth
teething | other | en | wisdom tooth
teething | present | en | bite on everything
teething | present | en | bite/biting + finger/fingers/everything + gum/drool/baby/months
teething | present | en | bites everything
teething | present | en | biting everything
teething | present | en | biting fingers
teething | present | en | chew + everything + gum/dribble/drool
teething | present | en | chew/chewing/suck/sucking + fist/hands ~ drool/dribble/gum/teeth
teething | present | en | chewing everything
teething | present | en | cutting teeth
teething | present | en | dribble + gum/chew
teething | present | en | drool/drooling/dribble/dribbling + bite/biting/chew/chewing/finger/fingers/gum
teething | present | en | gum + red + baby/month/chew
teething | present | en | gum + swollen + baby/tooth
teething | present | en | gum swollen + drool/bite/biting/baby
teething | present | en | teeth + coming
teething | present | en | teeth + grow/erupt/cut + baby
teething | present | en | teeth coming
teething | present | en | teething
teething | present | en | tooth + come out + baby
teething | present | en | tooth + coming
umbilicus-red | present | en | cord + @red/@pus/smell
umbilicus-red | present | en | cord stump + @red/@pus/smell
umbilicus-red | present | en | cord/navel + bleed/swell
umbilicus-red | present | en | navel + @red/@pus
umbilicus-red | present | en | navel + smell
umbilicus-red | present | en | umbilic + @red/@pus/smell
umbilicus-red | present | en | umbilicus + @red/@pus
`;
