/** Wordings: Contacts, journeys, and how the illness began and runs. */
export const EXPOSURE_COURSE_WORDINGS = `
allergen | present | en | after + peanut/nut/shellfish/shrimp/prawn/groundnut/penicillin/crayfish/seafood/bee/wasp
allergen | present | en | after eating + minutes
allergen | present | en | after taking + minutes
allergen | present | en | allergic reaction
allergen | present | en | ate + peanut/nut/shellfish/shrimp/prawn/groundnut/crayfish/crab/cashew/walnut
allergen | present | en | few minutes later
allergen | present | en | groundnut/peanut/prawn/shrimp/crayfish/crab ~ rash/hives/itch/@swell/throat/voice
allergen | present | en | minutes after + eat/injection/sting/tablet
allergen | present | en | minutes later + swell/itch/face/lips/breath/rash
allergen | present | en | reaction + food/drug/peanut
allergen | present | en | took/ate/injection/ate/drank + minutes + later/after + swell/itch/breath
allergen | present | pcm | chop + crayfish/groundnut/egg
animal-contact | present | en | abattoir
animal-contact | present | en | butcher
animal-contact | present | en | cow + milk/farm/raw
animal-contact | present | en | farm animal
animal-contact | present | en | goat + farm/birth
animal-contact | present | en | livestock
animal-contact | present | en | raw milk
animal-contact | present | en | slaughter
animal-contact | present | en | unpasteurised
animal-contact | present | en | unpasteurized
cholera-area | present | en | cholera
cholera-area | present | en | cholera outbreak
cholera-area | present | en | flood + water + drink
cholera-area | present | en | neighbours + purging/diarrhea
cholera-area | present | en | neighbours + same + stool
cholera-area | present | en | outbreak + diarrhea
cholera-area | present | en | well water
flood-water | present | en | flood water
flood-water | present | en | fresh water + swim
flood-water | present | en | lake + swim
flood-water | present | en | river + swim/bath
flood-water | present | en | stream + swim/bath
flood-water | present | en | wade + water
getting-worse | present | en | boil/abscess ~ bigger/grow/growing
getting-worse | present | en | deteriorat
getting-worse | present | en | getting worse
getting-worse | present | en | increasing
getting-worse | present | en | more severe
getting-worse | present | en | progress
getting-worse | present | en | progressive
getting-worse | present | en | worse
getting-worse | present | en | worsen
getting-worse | present | pcm | dey increase
getting-worse | present | pcm | e dey worse
gradual-onset | present | en | getting worse over
gradual-onset | present | en | gradual
gradual-onset | present | en | gradually
gradual-onset | present | en | insidious
gradual-onset | present | en | over time
gradual-onset | present | en | progressive
gradual-onset | present | en | progressively
gradual-onset | present | en | slowly
gradual-onset | present | en | small small
lassa-contact | present | en | ate rat
lassa-contact | present | en | bush rat
lassa-contact | present | en | contact + died + fever
lassa-contact | present | en | contact + hemorrhagic/lassa
lassa-contact | present | en | garri + rat
lassa-contact | present | en | lassa
lassa-contact | present | en | mastomys
lassa-contact | present | en | ondo + fever
lassa-contact | present | en | rat + food/house/garri/eat/urine/drop/enter
lassa-contact | present | en | rats
lassa-contact | present | en | rodent
measles-contact | present | en | contact + measles
measles-contact | present | en | exposed + measles
measles-contact | present | en | measles + outbreak/neighbour/sibling/school/contact/around
meningitis-contact | present | en | barracks
meningitis-contact | present | en | boarding house + same
meningitis-contact | present | en | contact + meningitis
meningitis-contact | present | en | dorm
meningitis-contact | present | en | dormitory
meningitis-contact | present | en | meningitis + outbreak/school/roommate/neighbour/camp/contact/dormitory/hostel/classmate
new-medicine | present | en | ace inhibitor
new-medicine | present | en | after + taking/took/starting/started + drug/drugs/tablet/medicine/medication/antibiotic/injection
new-medicine | present | en | after + taking/took/using/starting/started + @drugname
new-medicine | present | en | began taking
new-medicine | present | en | new + @medicine
new-medicine | present | en | since + started/took/taking + @drugname
new-medicine | present | en | start + new + @medicine
new-medicine | present | en | started + @medicine + days ago/weeks ago
new-medicine | present | en | started taking
new-medicine | present | pcm | after i take + @drugname/drug/medicine
pain-unbearable | other | en | sheet/bedsheet/blanket/sock/cover/cloth/wrapper + unbearable
pain-unbearable | present | en | @pain + excruciating/unbearable/agonizing/agonising
pain-unbearable | present | en | cry + @pain + adult
pain-unbearable | present | en | excruciating
pain-unbearable | present | en | scream + @pain
pain-unbearable | present | en | unbearable
pain-unbearable | present | en | worst pain
recurrent | present | en | again and again
recurrent | present | en | always
recurrent | present | en | chronic
recurrent | present | en | comes back
recurrent | present | en | episodes before
recurrent | present | en | every month
recurrent | present | en | for years
recurrent | present | en | happened before
recurrent | present | en | intermittent
recurrent | present | en | like before
recurrent | present | en | many years
recurrent | present | en | off and on
recurrent | present | en | on and off
recurrent | present | en | previous episode
recurrent | present | en | recurrent
recurrent | present | en | recurring
recurrent | present | en | same thing before
recurrent | present | en | several times before
recurrent | present | en | similar episode
recurrent | present | en | similar symptoms + past/before/previous/last year
reptile-contact | present | en | chicks
reptile-contact | present | en | iguana
reptile-contact | present | en | pet + turtle/lizard/snake/chick
reptile-contact | present | en | petting zoo
reptile-contact | present | en | reptile
reptile-contact | present | en | turtle
rest-helps | present | en | better + rest
rest-helps | present | en | goes away + rest
rest-helps | present | en | improve + rest
rest-helps | present | en | relieve + rest
rest-helps | present | en | relieved by rest
rest-helps | present | en | rest + help/ease/better/relieve
strep-contact | present | en | contact + strep
strep-contact | present | en | exposed + strep
strep-contact | present | en | strep + contact/sibling/school/brother/sister/classmate/going around
sudden-onset | present | en | @sudden
sudden-onset | present | en | abruptly
sudden-onset | present | en | acute onset
sudden-onset | present | en | all of a sudden
sudden-onset | present | en | awoke + with
sudden-onset | present | en | e just start
sudden-onset | present | en | just started + now
sudden-onset | present | en | out of nowhere
sudden-onset | present | en | overnight
sudden-onset | present | en | rapid onset
sudden-onset | present | en | suddenly
sudden-onset | present | en | within minutes
sudden-onset | present | en | woke + with
sudden-onset | present | en | woke up and
sudden-onset | present | en | woke up this morning
swimming | present | en | after swimming
swimming | present | en | pool
swimming | present | en | swim
swimming | present | en | swimmer
swimming | present | en | swimming
tb-contact | present | en | contact + tb/tuberculosis
tb-contact | present | en | somebody + tb
tb-contact | present | en | tb + contact/family/brother/father/husband/wife/roommate
tb-contact | present | en | tb contact
tb-contact | present | en | tuberculosis + contact/family/brother/father/husband/wife/roommate
travel-malaria | present | en | antimalarial prophylaxis
travel-malaria | present | en | back/returned/traveled/safari/mission + africa/nigeria/ghana/kenya/india/asia/tropic/tropical/uganda/tanzania
travel-malaria | present | en | chloroquine prophylaxis
travel-malaria | present | en | did not take + prophylaxis
travel-malaria | present | en | foreign travel
travel-malaria | present | en | malaria pill
travel-malaria | present | en | malaria pills
travel-malaria | present | en | malaria prophylaxis
travel-malaria | present | en | malarone
travel-malaria | present | en | mefloquine
travel-malaria | present | en | no malaria prophylaxis
travel-malaria | present | en | peace corps
travel-malaria | present | en | recent travel
travel-malaria | present | en | recently traveled
travel-malaria | present | en | recently travelled
travel-malaria | present | en | return/travel/trip/visit/back/volunteer/abroad ~ africa/nigeria/ghana/kenya/india/uganda/tanzania/mali/malawi/zambia/congo
travel-malaria | present | en | return/travel/trip/visit/back/volunteer/abroad ~ liberia/burkina/indonesia/myanmar/asia/tropics/peru/ecuador/madagascar/sudan/ethiopia
travel-malaria | present | en | return/travel/trip/visit/back/volunteer/abroad ~ rwanda/angola/benin/togo/niger/pakistan/bangladesh/vietnam/philippines/papua
travel-malaria | present | en | return/travel/trip/visit/back/volunteer/abroad/vacation/holiday/mission/work/lived/stay ~ cambodia/mozambique/honduras/guatemala/guinea
travel-malaria | present | en | return/travel/trip/visit/back/volunteer/abroad/vacation/holiday/mission/work/lived/stay ~ cameroon/gambia/senegal/haiti/brazil/thailand
travel-malaria | present | en | returned from + abroad/overseas/trip
travel-malaria | present | en | returned traveler
travel-malaria | present | en | returned traveller
travel-malaria | present | en | travel/trip/return/visit/holiday/vacation + africa/nigeria/ghana/kenya/india/asia/tropic/tropical/uganda/tanzania
travel-malaria | present | en | travel/trip/return/visit/holiday/vacation/back/returned/traveled/safari/mission + amazon/thailand/cambodia/papua/malaria
travel-malaria | present | en | travel/trip/return/visit/holiday/vacation/back/returned/traveled/safari/mission + mali/malawi/zambia/congo/cameroon/gambia/senegal/haiti/brazil
travel-malaria | present | en | travel/trip/return/visit/holiday/vacation/back/returned/traveled/safari/mission + mozambique/honduras/guatemala/guinea/liberia
travel-malaria | present | en | travel/trip/return/visit/holiday/vacation/back/returned/traveled/safari/mission + sierra leone/ivory coast/burkina/south america/central america
travel-malaria | present | en | travel/trip/return/visit/holiday/vacation/back/returned/traveled/safari/mission + southeast asia/indonesia/myanmar/latin america
travel-malaria | present | en | vacation/holiday/mission/work/lived/stay ~ africa/nigeria/ghana/kenya/india/uganda/tanzania/mali/malawi/zambia/congo
travel-malaria | present | en | vacation/holiday/mission/work/lived/stay ~ liberia/burkina/indonesia/myanmar/asia/tropics/peru/ecuador/madagascar/sudan/ethiopia
travel-malaria | present | en | vacation/holiday/mission/work/lived/stay ~ rwanda/angola/benin/togo/niger/pakistan/bangladesh/vietnam/philippines/papua
upset-emotion | present | en | argument
upset-emotion | present | en | bad news
upset-emotion | present | en | emotional + upset/stress
upset-emotion | present | en | exam + stress/anxious
upset-emotion | present | en | quarrel
upset-emotion | present | en | stressed
upset-emotion | present | en | stressful
well-otherwise | present | en | eating and drinking normally
well-otherwise | present | en | healthy
well-otherwise | present | en | healthy + man/woman/boy/girl/child/male/female
well-otherwise | present | en | in good health
well-otherwise | present | en | looks well
well-otherwise | present | en | no acute distress
well-otherwise | present | en | no other symptoms
well-otherwise | present | en | normal vital signs
well-otherwise | present | en | otherwise fine
well-otherwise | present | en | otherwise healthy
well-otherwise | present | en | otherwise normal
well-otherwise | present | en | otherwise well
well-otherwise | present | en | playing normally
well-otherwise | present | en | previously healthy
well-otherwise | present | en | still active
well-otherwise | present | en | vital signs + normal
well-otherwise | present | en | vital signs stable
well-otherwise | present | en | vitals + normal
well-otherwise | present | en | well appearing
worse-exertion | present | en | during football
worse-exertion | present | en | during match
worse-exertion | present | en | during training
worse-exertion | present | en | exertional
worse-exertion | present | en | on exertion
worse-exertion | present | en | while playing ball
worse-exertion | present | en | while running
worse-exertion | present | en | while sprinting
worse-exertion | present | en | with exertion
worse-exertion | present | en | worse + exertion/effort/activity/walking
worse-night | present | en | every night
worse-night | present | en | nocturnal
worse-night | present | en | wake + night
worse-night | present | en | worse + night
worse-night | present | en | worse at night
worse-night | present | pcm | night dey worry
`;
