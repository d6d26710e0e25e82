/** Wordings of the general condition: temperature, strength, weight, water, bleeding. */
export const GENERAL_WORDINGS = `
appetite-loss | absent | en | appetite + normal/good
appetite-loss | absent | en | eat + normal
appetite-loss | absent | en | eat and drink normal
appetite-loss | absent | en | eat drink well
appetite-loss | absent | en | eat well
appetite-loss | absent | en | eating normally
appetite-loss | absent | en | good appetite
appetite-loss | absent | en | normal appetite
appetite-loss | other | en | eat/eats + little + fruit/fibre/fiber/vegetable/vegetables/salt/roughage
appetite-loss | other | en | eats little fruit
appetite-loss | present | en | anorectic
appetite-loss | present | en | anorexia
appetite-loss | present | en | anorexic
appetite-loss | present | en | appetite + @lose/poor/reduce/decrease/low/no/diminish/little/bad/lack/without/off
appetite-loss | present | en | appetite never + complete/return/back
appetite-loss | present | en | appetite not + returned/back/return
appetite-loss | present | en | cannot eat
appetite-loss | present | en | eat + poor
appetite-loss | present | en | eat less
appetite-loss | present | en | eat little
appetite-loss | present | en | eating less
appetite-loss | present | en | eating poorly
appetite-loss | present | en | food no sweet
appetite-loss | present | en | food no sweet me
appetite-loss | present | en | loss of interest in food
appetite-loss | present | en | no appetite
appetite-loss | present | en | not + interested + food
appetite-loss | present | en | not eat
appetite-loss | present | en | not eating
appetite-loss | present | en | not hungry
appetite-loss | present | en | not want to eat
appetite-loss | present | en | off food
appetite-loss | present | en | poor oral intake
appetite-loss | present | en | refuse + food/eat
appetite-loss | present | en | reject food
appetite-loss | present | pcm | appetite no dey
appetite-loss | present | pcm | food no dey enter
appetite-loss | present | pcm | food no dey sweet
appetite-loss | present | pcm | no fit eat
appetite-loss | present | pcm | no gree eat
bleeding | other | en | blood + pressure/test/group/count/sugar/thinner/transfusion/sample/film/donor/bank/tonic/work/result/level/culture
bleeding | other | en | blood shortage
bleeding | other | en | blood type
bleeding | other | en | cannot see my blood/not see my blood
bleeding | other | en | high blood
bleeding | other | en | low blood
bleeding | other | en | no blood
bleeding | other | en | short + blood
bleeding | present | en | bleed
bleeding | present | en | blood
bleeding | present | ha | jini + zuba/zubo/zubowa
bleeding | present | ha | jini mai yawa
bleeding | present | ha | tana jini
bleeding | present | ha | yana jini
bleeding | present | ha | zubar da jini
bleeding | present | ha | zubar jini
bleeding | present | ig | obara + agba/agbapu/agbaputa
bleeding | present | ig | obara ogbugba
bleeding | present | yo | eje + jade
bleeding | present | yo | eje n da
bleeding | present | yo | eje nda
bleeding-gums | present | en | @blood + gum
bleeding-gums | present | en | bleed + mouth
bleeding-gums | present | en | bleeding from mouth
bleeding-gums | present | en | gum + @blood
bleeding-gums | present | en | gum bleed
bleeding-gums | present | en | mouth + bleed
bleeding-gums | present | pcm | blood + comot + mouth
bleeding-several-sites | present | en | bleed + gum + nose
bleeding-several-sites | present | en | bleed + nose + mouth/gum/ear
bleeding-several-sites | present | en | bleed + orifice
bleeding-several-sites | present | en | bleed all over
bleeding-several-sites | present | en | bleed everywhere
bleeding-several-sites | present | en | bleed from + eyes
bleeding-several-sites | present | en | bleed from every
bleeding-several-sites | present | en | hemorrhagic manifestation
bleeding-several-sites | present | en | mucosal bleed
bleeding-unexplained | present | en | abnormal bleed
bleeding-unexplained | present | en | bleed + injection site
bleeding-unexplained | present | en | bleed + puncture site
bleeding-unexplained | present | en | bleed + where inject/where they injected/injection/injected/drip/needle
bleeding-unexplained | present | en | bleed + without injury
bleeding-unexplained | present | en | bleed diathesis
bleeding-unexplained | present | en | bleeding tendency
bleeding-unexplained | present | en | spontaneous bleed
bleeding-unexplained | present | en | unexplained bleed
body-aches | present | en | @pain all over
body-aches | present | en | ache + everywhere
body-aches | present | en | ache all over
body-aches | present | en | aching all over
body-aches | present | en | arthromyalgia
body-aches | present | en | body + @pain
body-aches | present | en | body pains
body-aches | present | en | bodyache
body-aches | present | en | general + ache
body-aches | present | en | general body pain
body-aches | present | en | muscle + @pain
body-aches | present | en | muscular pain
body-aches | present | en | myalgia
body-aches | present | en | pain + whole body
body-aches | present | en | pains everywhere
body-aches | present | en | sore muscle
body-aches | present | pcm | body dey pain
body-aches | present | yo | ara riro
bruising | present | en | black and blue
bruising | present | en | bleed + easy
bruising | present | en | bruise
bruising | present | en | bruises easily
bruising | present | en | bruising
bruising | present | en | easy bleed
bruising | present | en | ecchymoses
bruising | present | en | ecchymosis
chills | present | en | body cold + shake
chills | present | en | chill
chills | present | en | cold + fever
chills | present | en | cold catch
chills | present | en | feel cold
chills | present | en | feel cold and hot
chills | present | en | shake/shakes/shaking + urine
chills | present | en | shaking + cold/fever/body
chills | present | en | shiver
chills | present | pcm | body dey shake
chills | present | pcm | body dey shake me
chills | present | pcm | cold dey catch
cold-clammy | other | en | cold and wet + rain/weather/season/feet/clothes/shoes
cold-clammy | other | en | wet and cold + rain/weather/season/feet/clothes/shoes
cold-clammy | present | en | ashen + sweat/sweaty/wet
cold-clammy | present | en | body cold like ice
cold-clammy | present | en | capillary refill + delay/prolong/second
cold-clammy | present | en | clammy
cold-clammy | present | en | cold + extremity/hand/feet + clammy
cold-clammy | present | en | cold + sweaty
cold-clammy | present | en | cold + wet + skin
cold-clammy | present | en | cold and wet
cold-clammy | present | en | cold clammy
cold-clammy | present | en | cold peripheries
cold-clammy | present | en | cool clammy
cold-clammy | present | en | cool extremity
cold-clammy | present | en | cool peripheries
cold-clammy | present | en | face + grey + sweat/wet/dripping
cold-clammy | present | en | grey + dripping/sweat/wet/sweaty/drenched
cold-clammy | present | en | grey + sweaty
cold-clammy | present | en | hand foot + cold like ice
cold-clammy | present | en | mottled
cold-clammy | present | en | mottled skin
cold-clammy | present | en | skin + mottle
cold-clammy | present | en | wet and cold
cold-exposure | present | en | cold weather + expose
cold-exposure | present | en | exposed to cold
cold-exposure | present | en | freezing
cold-exposure | present | en | frostbite
cold-exposure | present | en | snow
dark-urine | present | en | brown + @urine
dark-urine | present | en | cola/coke/coca + @urine
dark-urine | present | en | dark + @urine
dark-urine | present | en | dark colored urine
dark-urine | present | en | tea + @urine
dark-urine | present | en | tea coloured urine
dark-urine | present | en | urine + dark/tea/brown/coke/cola
dark-urine | present | en | urine + like + coke/tea/zobo
dehydration | absent | en | moist mucous membrane
dehydration | absent | en | mucous membrane + moist
dehydration | absent | en | mucous membrane moist
dehydration | absent | en | well hydrated
dehydration | other | en | dry mouth + morning/night/hangover
dehydration | present | en | cry without tears
dehydration | present | en | cry/cries/crying + dry eye/dry eyes
dehydration | present | en | cry/cries/crying ~ no tear/no water ~ eye/eyes/cheek/face
dehydration | present | en | dehydrate
dehydration | present | en | dry + mouth + tongue/lips
dehydration | present | en | dry mouth + tongue
dehydration | present | en | dry mucous membrane
dehydration | present | en | eye + sink
dehydration | present | en | eye + sunken
dehydration | present | en | eyes + deep + inside
dehydration | present | en | eyes + sink/sunk
dehydration | present | en | fontanelle + sunken
dehydration | present | en | mouth + very dry
dehydration | present | en | mucous membrane + dry
dehydration | present | en | no tears
dehydration | present | en | parched
dehydration | present | en | skin + go back slow
dehydration | present | en | skin + pinched/pinch + stay/stays/slow/slowly
dehydration | present | en | skin pinch
dehydration | present | en | skin stays up
dehydration | present | en | skin tenting
dehydration | present | en | skin turgor
dehydration | present | en | soft place/soft part + head + sunk/sink/deep/go in/inside
dehydration | present | en | soft spot/soft part/soft place/fontanelle ~ sunk/sink/gone in/go in/went in/enter inside/hollow/dip/depressed
dehydration | present | en | spot + head + sunk/sunken/sink/deep/inside
dehydration | present | en | sunken
dehydration | present | en | sunken eye
dehydration | present | en | sunken fontanelle
dehydration | present | en | tongue + dry
dehydration | present | pcm | eye don sink
dehydration | present | pcm | eyes don sink
dehydration | present | pcm | tear/tears + no dey/not come/no come/no dey comot/not fall/dried up
dehydration | present | pcm | top of head/middle of head ~ sunken/sunk/hollow/gone in ~ baby/pikin/child/infant
drowsy | absent | en | alert
drowsy | absent | en | awake
drowsy | other | en | cannot sleep
drowsy | other | en | make me sleepy
drowsy | other | en | makes me sleepy
drowsy | other | en | sleepy + drug/medicine/antihistamine
drowsy | other | en | sleepy + tired/night/work/after eating
drowsy | present | en | barely awake
drowsy | present | en | cannot keep eyes open
drowsy | present | en | cannot stay awake
drowsy | present | en | decrease + consciousness
drowsy | present | en | decreased consciousness
drowsy | present | en | difficult + rouse/arouse
drowsy | present | en | difficult + wake
drowsy | present | en | difficult to rouse
drowsy | present | en | difficult wake
drowsy | present | en | does not look at me
drowsy | present | en | dozing off
drowsy | present | en | drifting in and out
drowsy | present | en | drifting off + talk/middle/again
drowsy | present | en | drifts in and out
drowsy | present | en | drowsy
drowsy | present | en | excessive + sleepy
drowsy | present | en | fall asleep/falls asleep/falling asleep + middle/talk/conversation/eat/feed
drowsy | present | en | floppy
drowsy | present | en | floppy like + cloth/rag/doll
drowsy | present | en | gcs + 9/10/11/12/13
drowsy | present | en | getting sleepy
drowsy | present | en | hard to wake
drowsy | present | en | hard wake
drowsy | present | en | hardly wake
drowsy | present | en | he/she/brother/sister/husband/wife/father/mother + answers slowly/replies slowly/slow to answer
drowsy | present | en | hypotonic
drowsy | present | en | in and out of sleep
drowsy | present | en | increasing + sleepy
drowsy | present | en | increasingly sleepy
drowsy | present | en | just wants to sleep
drowsy | present | en | keep drifting off
drowsy | present | en | keep falling asleep
drowsy | present | en | keep/keeps + eyes + open + not/cannot
drowsy | present | en | keeps dozing
drowsy | present | en | keeps drifting off
drowsy | present | en | lethargic
drowsy | present | en | level of consciousness + reduce/decrease/low
drowsy | present | en | limp + baby/child/infant
drowsy | present | en | limp like + cloth/rag/doll
drowsy | present | en | loose like + cloth/rag
drowsy | present | en | more and more sleepy
drowsy | present | en | more sleepy
drowsy | present | en | neck + loose/floppy/hang/hanging/rag
drowsy | present | en | no response + sleepy
drowsy | present | en | nod off
drowsy | present | en | nodding off
drowsy | present | en | not + keep + eyes open
drowsy | present | en | not + stay + awake
drowsy | present | en | not keep awake
drowsy | present | en | not look at me
drowsy | present | en | not stay awake
drowsy | present | en | opens eyes/opens his eyes/opens her eyes/open eyes + go back/goes back/close/closes/sleep/sleeps
drowsy | present | en | reduce consciousness
drowsy | present | en | sleep + cannot + wake/woken/rouse
drowsy | present | en | sleep anyhow
drowsy | present | en | sleep too much
drowsy | present | en | sleepier
drowsy | present | en | sleeping + than usual
drowsy | present | en | sleeping all the time
drowsy | present | en | sleepy
drowsy | present | en | sleepy + cannot
drowsy | present | en | sleepy + unusual
drowsy | present | en | slow to respond
drowsy | present | en | somnolent
drowsy | present | en | too sleepy
drowsy | present | en | very sleepy
drowsy | present | en | want to sleep + just/only/all
drowsy | present | en | weak like + rag/cloth
drowsy | present | pcm | dey sleep anyhow
drowsy | present | pcm | dey sleep sleep
drowsy | present | pcm | no dey look me
enlarged-glands-general | present | en | @gland + armpit/axilla/groin/underarm
enlarged-glands-general | present | en | axillary lymphadenopathy
enlarged-glands-general | present | en | general + lymphadenopathy
enlarged-glands-general | present | en | generalised lymphadenopathy
enlarged-glands-general | present | en | generalized lymphadenopathy
enlarged-glands-general | present | en | inguinal lymphadenopathy
enlarged-glands-general | present | en | swell + gland + armpit/axilla/groin
fast-pulse | present | en | elevated heart rate
fast-pulse | present | en | fast pulse
fast-pulse | present | en | heart rate + fast/rapid/elevated
fast-pulse | present | en | pulse + fast/rapid
fast-pulse | present | en | rapid heart rate
fast-pulse | present | en | rapid pulse
fast-pulse | present | en | tachycardia
fast-pulse | present | en | tachycardic
fatigue | absent | en | active playful
fatigue | absent | en | energetic
fatigue | present | en | body weak
fatigue | present | en | energy + low
fatigue | present | en | exhaust
fatigue | present | en | fatigue
fatigue | present | en | feel unwell
fatigue | present | en | general unwell
fatigue | present | en | lack energy
fatigue | present | en | lassitude
fatigue | present | en | lethargy
fatigue | present | en | listless
fatigue | present | en | lose + energy
fatigue | present | en | low energy
fatigue | present | en | malaise
fatigue | present | en | no energy
fatigue | present | en | no strength
fatigue | present | en | not feel well
fatigue | present | en | not well
fatigue | present | en | run down
fatigue | present | en | sluggish
fatigue | present | en | tire me
fatigue | present | en | tired
fatigue | present | en | tiredness
fatigue | present | en | washed out
fatigue | present | en | weary
fatigue | present | en | worn out
fatigue | present | pcm | body dey weak
fever | absent | en | afebrile
fever | absent | en | apyrexial
fever | absent | en | no temperature
fever | absent | en | normal temperature
fever | absent | en | temperature + normal
fever | absent | en | temperature unremarkable
fever | other | en | fever blister
fever | other | en | fever vaccine
fever | other | en | got hot + sun/running/playing/play/fan/weather
fever | other | en | hay fever
fever | other | en | he was burning + paper/rubbish/refuse/bush/wood
fever | other | en | hot flush
fever | other | en | iba estate
fever | other | en | iba housing
fever | other | en | iba lcda
fever | other | en | iba road
fever | other | en | iba town
fever | other | en | lasu iba
fever | other | en | malaria + drug/medicine/treatment/tablet/vaccine/injection/prophylaxis/net/negative/prevent/prevention/treated/finished
fever | other | en | malaria area
fever | other | en | malaria parasite not seen/malaria parasite negative/malaria parasite nil/no malaria parasite/malaria test negative/malaria negative/mp negative/mps not seen
fever | other | en | malaria season
fever | other | en | malaria test
fever | other | en | recovered + malaria
fever | other | en | she was burning + paper/rubbish/refuse/bush/wood
fever | other | en | yellow fever
fever | other | en | yellow fever vaccine
fever | other | pcm | feel hot + flush/flash/sun/weather/room/menopause/fan/nepa/light/generator
fever | present | en | a temperature since/a temperature for
fever | present | en | baby hot
fever | present | en | baby is hot
fever | present | en | baby was burning
fever | present | en | body + got hot/became hot
fever | present | en | body + hot
fever | present | en | body heat
fever | present | en | body temperature
fever | present | en | burning up
fever | present | en | child is hot
fever | present | en | child was burning
fever | present | en | cold and heat
fever | present | en | days and hot
fever | present | en | fever
fever | present | en | forehead hot
fever | present | en | get measles
fever | present | en | got a temperature
fever | present | en | got measles
fever | present | en | had a temperature
fever | present | en | has a temperature
fever | present | en | has measles
fever | present | en | have a temperature
fever | present | en | have measles
fever | present | en | having a temperature
fever | present | en | he was burning
fever | present | en | he/she/son/daughter/boy/girl/child/baby + got hot/became hot/turned hot
fever | present | en | high temperature
fever | present | en | hot + cold + shiver/headache/aching
fever | present | en | hot and cold
fever | present | en | hot and shivering
fever | present | en | hot and vomiting
fever | present | en | hot baby
fever | present | en | hot body
fever | present | en | hot touch
fever | present | en | i feel hot
fever | present | en | i feel very hot
fever | present | en | malaria
fever | present | en | months and hot
fever | present | en | pyrexial
fever | present | en | running + temperature
fever | present | en | running a temperature
fever | present | en | running temperature
fever | present | en | she was burning
fever | present | en | spik + temperature
fever | present | en | temperature + high/raised/elevated/rise/up/increase
fever | present | en | weeks and hot
fever | present | en | with measles
fever | present | ha | jiki + zafi
fever | present | ha | zafin jiki
fever | present | ha | zazzabi
fever | present | ig | ahu + oku
fever | present | pcm | baby dey hot
fever | present | pcm | body dey hot
fever | present | pcm | body hot
fever | present | pcm | child dey hot
fever | present | pcm | he/she/baby/child/pikin + feels hot/feel hot/feeling hot
fever | present | pcm | i dey feel hot
fever | present | pcm | pikin dey hot
fever | present | pcm | pikin hot
fever | present | pcm | pikin is hot
fever | present | pcm | pikin was burning
fever | present | yo | ara + gbona/gbigbona
fever | present | yo | iba
fever | present | yo | ile gbona
frequent-urination-large | present | en | bedwet + new
frequent-urination-large | present | en | excessive urination
frequent-urination-large | present | en | get up + urinate/pee/urine + night
frequent-urination-large | present | en | gets up + night + urinate/pee/urine
frequent-urination-large | present | en | increased urination
frequent-urination-large | present | en | large amount urine
frequent-urination-large | present | en | nocturia
frequent-urination-large | present | en | pass + lot + urine
frequent-urination-large | present | en | pee + lot
frequent-urination-large | present | en | pee + night
frequent-urination-large | present | en | piss + every time
frequent-urination-large | present | en | piss + too much/severe
frequent-urination-large | present | en | polyuria
frequent-urination-large | present | en | urinat + excess
frequent-urination-large | present | en | urinat + lot
frequent-urination-large | present | en | urinat + more
frequent-urination-large | present | en | urinate + night
frequent-urination-large | present | en | urinate all time
frequent-urination-large | present | en | urinating + night
frequent-urination-large | present | en | urination + increase
frequent-urination-large | present | en | wake + night + urinate/pee/urine
heat-exposure | present | en | exercise + heat
heat-exposure | present | en | exert + heat
heat-exposure | present | en | heat + @faint
heat-exposure | present | en | heatwave
heat-exposure | present | en | hot car
heat-exposure | present | en | hot day
heat-exposure | present | en | hot sun
heat-exposure | present | en | hot weather
heat-exposure | present | en | locked in car
heat-exposure | present | en | marathon + heat/hot/sun
heat-exposure | present | en | sun + hours/long/all day
heat-exposure | present | en | work + heat
heavy-bleeding | other | en | blood + test/tests/lab/sample/samples/donate/donated
heavy-bleeding | other | en | blood test/blood tests/blood tonic/blood group/blood level
heavy-bleeding | other | en | no plenty
heavy-bleeding | other | en | not plenty
heavy-bleeding | present | en | basin of blood
heavy-bleeding | present | en | big clots + dizzy/faint/weak
heavy-bleeding | present | en | bleed + cannot stop/not stop/no stop/wont stop
heavy-bleeding | present | en | bleed + heavy/profuse/much/severe/uncontrolled/uncontrollable/massive/gush/lot
heavy-bleeding | present | en | bleed + plenty
heavy-bleeding | present | en | bleed + severe
heavy-bleeding | present | en | bleed + soak
heavy-bleeding | present | en | bleed ~ big clots
heavy-bleeding | present | en | bleed ~ large clots
heavy-bleeding | present | en | bleed ~ plenty clots
heavy-bleeding | present | en | bleed/blood + through + towel/towels/bandage/bandages/dressing
heavy-bleeding | present | en | bleeding + like + tap/water
heavy-bleeding | present | en | bleeding that will not stop
heavy-bleeding | present | en | blood + everywhere
heavy-bleeding | present | en | blood + gush/pour/spurt
heavy-bleeding | present | en | blood + jump/jumps/jumping/shoot/shooting/spray/spraying/fountain/pipe
heavy-bleeding | present | en | blood + like + tap/water/river
heavy-bleeding | present | en | blood + like pipe
heavy-bleeding | present | en | blood + plenty
heavy-bleeding | present | en | blood + pour
heavy-bleeding | present | en | blood + pour/pouring/flowing
heavy-bleeding | present | en | blood + soak/soaking/soaked
heavy-bleeding | present | en | blood + spurting
heavy-bleeding | present | en | blood full + toilet
heavy-bleeding | present | en | blood rush
heavy-bleeding | present | en | born + blood
heavy-bleeding | present | en | bowl of blood
heavy-bleeding | present | en | bucket of blood
heavy-bleeding | present | en | cup of blood
heavy-bleeding | present | en | cups of blood
heavy-bleeding | present | en | glass of blood
heavy-bleeding | present | en | hemorrhage + massive
heavy-bleeding | present | en | losing + lot + blood
heavy-bleeding | present | en | lot of blood/lots of blood
heavy-bleeding | present | en | pads + six/seven/eight/ten/morning/hour
heavy-bleeding | present | en | plenty blood
heavy-bleeding | present | en | pool of blood
heavy-bleeding | present | en | profuse bleed
heavy-bleeding | present | en | so much blood
heavy-bleeding | present | en | soak + wrapper/cloth/bed
heavy-bleeding | present | en | toilet + full + blood
heavy-bleeding | present | en | toomuch blood
heavy-bleeding | present | pcm | blood + no gree stop
heavy-bleeding | present | pcm | blood dey comot well
heavy-bleeding | present | pcm | blood dey rush
heavy-bleeding | present | pcm | blood dey soak
high-fever | present | en | burning fever
high-fever | present | en | fever + high
high-fever | present | en | high fever
high-fever | present | en | high grade fever
high-fever | present | en | highgrade fever
high-fever | present | en | hyperpyrexia
high-fever | present | en | very high fever
high-fever | present | en | very hot body
hypothermia | other | en | catch cold
hypothermia | other | en | cold air
hypothermia | other | en | cold bath
hypothermia | other | en | cold food
hypothermia | other | en | cold harmattan
hypothermia | other | en | cold milk
hypothermia | other | en | cold morning
hypothermia | other | en | cold night
hypothermia | other | en | cold room
hypothermia | other | en | cold season
hypothermia | other | en | cold water
hypothermia | other | en | cold weather
hypothermia | other | en | low grade
hypothermia | present | en | @infant + very cold/body cold/too cold/ice cold/cold body/cold like ice/cold to touch
hypothermia | present | en | body + very cold
hypothermia | present | en | cold to touch + baby
hypothermia | present | en | hypothermia
hypothermia | present | en | hypothermic
hypothermia | present | en | low temperature
hypothermia | present | en | newborn/neonate/born + feel cold/feels cold/body cold/cold body
hypothermia | present | en | temperature + low
jaundice | absent | en | anicteric
jaundice | absent | en | sclera white
jaundice | other | en | is yellow + pus/shirt/cloth/team
jaundice | other | en | yellow + discharge/crust/pus/sputum/mucus/matter/phlegm/stool/base/scab/drainage/catarrh/exudate/fluid
jaundice | other | en | yellow + mucus/discharge + eye
jaundice | present | en | @yellow + eye/skin/sclera/scleral/scleera/body/conjunctiva
jaundice | present | en | baby + look/looks + yellow
jaundice | present | en | baby is yellow
jaundice | present | en | eye yellow
jaundice | present | en | eye/eyes + like + yolk/egg/palm oil/garri/turmeric/mustard
jaundice | present | en | eyeball + @yellow
jaundice | present | en | eyes + colour + yolk/palm oil/garri
jaundice | present | en | he is yellow
jaundice | present | en | he looks yellow
jaundice | present | en | icteric
jaundice | present | en | icterus
jaundice | present | en | jaundice
jaundice | present | en | jaundiced
jaundice | present | en | scleral icterus
jaundice | present | en | she is yellow
jaundice | present | en | she looks yellow
jaundice | present | en | skin + yellow
jaundice | present | en | turn yellow + eye/skin/body/sclera
jaundice | present | en | yellow + eye/skin
jaundice | present | en | yellow + reach + leg/chest/belly/foot/hand
jaundice | present | en | yellow discoloration
jaundice | present | en | yellow discolouration
jaundice | present | en | yellow eye
jaundice | present | en | yellow skin
jaundice | present | pcm | dey yellow
little-urine | absent | en | passes urine
little-urine | absent | en | pee + normal
little-urine | absent | en | piss normal
little-urine | absent | en | still + wets + nappy/diaper/nappies/diapers
little-urine | absent | en | still wet + nappy/diaper/nappies/diapers
little-urine | absent | en | still wets diaper
little-urine | absent | en | still wets nappy
little-urine | absent | en | urinate + normal
little-urine | absent | en | urine + normal
little-urine | absent | en | wet diaper as usual
little-urine | absent | en | wet nappies as usual
little-urine | absent | en | wet nappy as usual
little-urine | other | en | @nappy + keep + dry
little-urine | other | en | dry + powder/wipe
little-urine | other | en | eye/eyes + small
little-urine | other | en | skin + dry
little-urine | other | en | urinary symptom/urinary complaint/urinary problem/urine symptom/urine problem/urine complaint
little-urine | present | en | @nappy + dry/fewer/no wet/not wet/never wet/less
little-urine | present | en | anuria
little-urine | present | en | anuric
little-urine | present | en | barely + pass/passed + urine/water/pee/wee
little-urine | present | en | decrease + urine
little-urine | present | en | fewer wet
little-urine | present | en | hardly + pass/passed/passing + urine/water/pee/wee
little-urine | present | en | hardly + urine
little-urine | present | en | less urine
little-urine | present | en | little urine
little-urine | present | en | minimal urine
little-urine | present | en | no piss
little-urine | present | en | no urine
little-urine | present | en | no wee/no urine/no piss + since/today/hours/all
little-urine | present | en | no wet @nappy
little-urine | present | en | not + pass + urine/water/wee/pee + since/hours/today
little-urine | present | en | not make urine
little-urine | present | en | not pass + urine/wee/pee
little-urine | present | en | not passed urine
little-urine | present | en | not pee
little-urine | present | en | not peed
little-urine | present | en | not piss
little-urine | present | en | not urinate
little-urine | present | en | not urinated
little-urine | present | en | not weed
little-urine | present | en | oliguria
little-urine | present | en | oliguric
little-urine | present | en | only once/just once + @urine + since/yesterday/today/whole
little-urine | present | en | pass + little + urine
little-urine | present | en | passing less urine
little-urine | present | en | reduce + urine
little-urine | present | en | reduce urine output
little-urine | present | en | scanty urine
little-urine | present | en | urinat + little
little-urine | present | en | urinate + less
little-urine | present | en | urinate less
little-urine | present | en | urine + scanty/small
little-urine | present | en | urine output + decrease/low/reduce/poor/drop
looks-very-ill | absent | en | appears well
looks-very-ill | absent | en | look well
looks-very-ill | absent | en | looks well
looks-very-ill | absent | en | non toxic
looks-very-ill | absent | en | nontoxic
looks-very-ill | absent | en | well appearing
looks-very-ill | other | en | cannot stand cold
looks-very-ill | other | en | cannot stand heat
looks-very-ill | other | en | cannot stand it
looks-very-ill | other | en | cannot stand lamp
looks-very-ill | other | en | cannot stand light
looks-very-ill | other | en | cannot stand noise
looks-very-ill | other | en | cannot stand sight
looks-very-ill | other | en | cannot stand smell
looks-very-ill | other | en | cannot stand sound
looks-very-ill | other | en | cannot walk well
looks-very-ill | other | en | dog/cat + died/dying/sad
looks-very-ill | other | en | dying for/dying of
looks-very-ill | other | pcm | no fit waka well
looks-very-ill | present | en | about to die
looks-very-ill | present | en | acutely ill
looks-very-ill | present | en | appear + ill/toxic
looks-very-ill | present | en | appear + toxic
looks-very-ill | present | en | cannot get up
looks-very-ill | present | en | cannot sit up
looks-very-ill | present | en | cannot stand
looks-very-ill | present | en | cannot stand + weak/up/own/walk
looks-very-ill | present | en | had to crawl
looks-very-ill | present | en | have to crawl
looks-very-ill | present | en | ill appearing
looks-very-ill | present | en | look + toxic
looks-very-ill | present | en | look + very ill
looks-very-ill | present | en | look + very sick
looks-very-ill | present | en | look terrible
looks-very-ill | present | en | prostrate
looks-very-ill | present | en | prostration
looks-very-ill | present | en | severely ill
looks-very-ill | present | en | too weak + stand/walk/sit/move
looks-very-ill | present | en | too weak to stand
looks-very-ill | present | en | toxic appear
looks-very-ill | present | en | toxic looking
looks-very-ill | present | en | want die + sick
looks-very-ill | present | pcm | dey die
looks-very-ill | present | pcm | no fit waka
low-grade-fever | other | en | hay fever
low-grade-fever | present | en | little fever
low-grade-fever | present | en | low grade + fever
low-grade-fever | present | en | lowgrade fever
low-grade-fever | present | en | mild + fever
low-grade-fever | present | en | mild temperature
low-grade-fever | present | en | slight + fever
low-grade-fever | present | en | slight fever
low-grade-fever | present | en | slight temperature
low-grade-fever | present | en | small fever
low-grade-fever | present | en | subfebrile
night-sweats | present | en | change + clothes/shirt + night + sweat
night-sweats | present | en | drench + night/wake/sweat
night-sweats | present | en | drench sweat
night-sweats | present | en | drenched in sweat
night-sweats | present | en | night + cloth/clothes/shirt/bed/bedsheet/nightie + wet/soaked
night-sweats | present | en | night sweat
night-sweats | present | en | nocturnal sweat
night-sweats | present | en | soak + sweat
night-sweats | present | en | soaked + night
night-sweats | present | en | sweat + night
night-sweats | present | en | sweating at night
night-sweats | present | en | sweats at night
night-sweats | present | en | wake + drenched
night-sweats | present | en | wakes + soaked
night-sweats | present | en | wet + sheet/pillow + sweat
night-sweats | present | pcm | cloth dey wet + night
pain-immobile | other | en | cannot move neck/cannot move finger/cannot move toe/cannot move thumb/cannot move shoulder
pain-immobile | present | en | @pain + so bad + cannot move
pain-immobile | present | en | @pain + so much + cannot move
pain-immobile | present | en | @pain severe + cannot move
pain-immobile | present | en | agony + cannot move/not move/cannot stand/cannot walk/cannot get up/cannot lie
pain-immobile | present | en | doubled over/bent double + @pain
pain-immobile | present | en | in agony
pain-immobile | present | en | rolling + floor + pain
pain-immobile | present | en | rolls/rolling/roll + ground/floor + pain/crying
pain-immobile | present | en | writhing/writhe + pain/agony/floor
pain-immobile | present | pcm | pain no gree + move/stand/waka
pale-stool | other | en | white + thread/threads/worm/worms
pale-stool | present | en | acholic
pale-stool | present | en | clay + @stool
pale-stool | present | en | gray stool
pale-stool | present | en | light colored stool
pale-stool | present | en | light coloured stool
pale-stool | present | en | pale + @stool
pale-stool | present | en | white + @stool
paleness | other | en | pale + pink/patch/patches/spot/spots/nose/nostril/lining
paleness | other | en | pale + turbinate/mucosa/nasal/stool/center/centre/base/urine
paleness | present | en | anemic
paleness | present | en | blood + short
paleness | present | en | colour + drain
paleness | present | en | conjunctival pale
paleness | present | en | eye + white + inside
paleness | present | en | eyelid + pale
paleness | present | en | eyelid/eyelids/palms/palm/gum/gums + white/pale
paleness | present | en | look white
paleness | present | en | lost colour
paleness | present | en | no colour in face
paleness | present | en | no get blood
paleness | present | en | pale
paleness | present | en | palm + white
paleness | present | en | pcv 10/pcv 11/pcv 12/pcv 13/pcv 14/pcv 15/pcv 16/pcv 17/pcv 18/pcv 19/pcv 20/pcv 21/pcv 22/pcv 23/pcv 24/pcv 25/pcv 26
paleness | present | en | people say I look pale
paleness | present | en | shortage of blood
paleness | present | en | washed out colour
paleness | present | en | white + eyelid/eyelids/palm/palms
raised-bp | present | en | bp + high
raised-bp | present | en | bp/pressure/bloodpressure + raised/elevated/above normal/high side
raised-bp | present | en | elevated blood pressure
raised-bp | present | en | raised blood pressure
relapsing-fever | present | en | cyclic fever
relapsing-fever | present | en | fever + alternate
relapsing-fever | present | en | fever + come go
relapsing-fever | present | en | fever + comes goes
relapsing-fever | present | en | fever + every other day
relapsing-fever | present | en | fever + intermittent
relapsing-fever | present | en | fever + periodic
relapsing-fever | present | en | fever + relapse
relapsing-fever | present | en | fever + return
relapsing-fever | present | en | fever + worse/come + evening/night
relapsing-fever | present | en | recurrent fever
rigors | present | en | rigor
rigors | present | en | shake + chill
rigors | present | en | shake + cold
rigors | present | en | shake + fever
rigors | present | en | shake/shaking/shiver/shivering + blanket/blankets/wrappers/duvet
rigors | present | en | shake/shaking/shiver/shivering/chills ~ bed + move/moves/shake/shakes
rigors | present | en | shiver + violent/uncontrollable/uncontrollably/badly
rigors | present | en | teeth chatter
rigors | present | en | uncontrollable shiver
rigors | present | en | vibrate/vibrating + cold/fever/body
rigors | present | pcm | body dey shake + cold
says-yellow-fever | other | en | yellow card
says-yellow-fever | other | en | yellow fever card
says-yellow-fever | other | en | yellow fever injection
says-yellow-fever | other | en | yellow fever jab
says-yellow-fever | other | en | yellow fever vaccine
says-yellow-fever | present | en | yellow fever
severe-pallor | present | en | ashen
severe-pallor | present | en | extreme + pale
severe-pallor | present | en | gray skin
severe-pallor | present | en | grey skin
severe-pallor | present | en | marked + pale
severe-pallor | present | en | pale as + paper/sheet/ghost
severe-pallor | present | en | palms + very white
severe-pallor | present | en | profound + pale
severe-pallor | present | en | severe + pale
severe-pallor | present | en | severe anemia
severe-pallor | present | en | skin + grey/gray
severe-pallor | present | en | very pale
shock | other | en | low grade
shock | other | en | normal bp/normal blood pressure/bp normal
shock | present | en | blood pressure + low/drop/unrecordable
shock | present | en | bp + low/drop
shock | present | en | circulatory shock
shock | present | en | hypotension
shock | present | en | hypotensive
shock | present | en | in shock
shock | present | en | low blood pressure
shock | present | en | septic shock
sweating | present | en | @sweat
sweating | present | en | bathed in sweat
sweating | present | en | break out sweat
sweating | present | en | cold sweat
sweating | present | en | drenched
sweating | present | en | drip + sweat
sweating | present | en | dripping wet
sweating | present | en | drops/beads + forehead/face/brow
sweating | present | en | pour + sweat
sweating | present | en | shirt + wet/soaked
sweating | present | en | soaked + sweat/shirt
sweating | present | en | sweat + bath/river/rain
sweating | present | en | sweat + full + body
sweating | present | en | sweats
sweating | present | en | sweaty
sweating | present | en | wet + sweat
sweating | present | pcm | water dey comot for body
swelling | absent | en | no complaints
swelling | absent | en | no symptoms
swelling | present | en | @swell
swelling | present | en | hands/feet/face + like bread
swelling | present | en | inflammation + skin
swelling | present | en | oedema
swelling | present | pcm | body dey swell
swelling | present | pcm | dey swell
swelling-whole-body | present | en | @swell + all over
swelling-whole-body | present | en | @swell + face + leg
swelling-whole-body | present | en | anasarca
swelling-whole-body | present | en | body is swollen
swelling-whole-body | present | en | body swell
swelling-whole-body | present | en | generalised @swell
swelling-whole-body | present | en | generalized @swell
swelling-whole-body | present | en | swollen body
swelling-whole-body | present | en | whole body + @swell
swelling-whole-body | present | pcm | body dey swell
thirst | present | en | always drinking
thirst | present | en | drink + constant/always/nonstop/gallons/excess
thirst | present | en | drink + excessive
thirst | present | en | drink + lot + water
thirst | present | en | drink eagerly
thirst | present | en | drink greedily
thirst | present | en | drinking eagerly
thirst | present | en | drinking greedily
thirst | present | en | drinking too much water
thirst | present | en | drinks + constantly
thirst | present | en | drinks eagerly
thirst | present | en | drinks greedily
thirst | present | en | polydipsia
thirst | present | en | thirst
thirst | present | en | thirsty
unresponsive | other | en | ache did not wake
unresponsive | other | en | ache does not wake
unresponsive | other | en | answer + phone/message/messages/text/texts/whatsapp/email/calls + my
unresponsive | other | en | catarrh did not wake
unresponsive | other | en | catarrh does not wake
unresponsive | other | en | cough did not wake
unresponsive | other | en | cough does not wake
unresponsive | other | en | cough not wake her
unresponsive | other | en | cough not wake him
unresponsive | other | en | headache did not wake
unresponsive | other | en | headache does not wake
unresponsive | other | en | itch did not wake
unresponsive | other | en | itch does not wake
unresponsive | other | en | itch not wake her
unresponsive | other | en | itch not wake him
unresponsive | other | en | no response + to
unresponsive | other | en | not moving + arm/bowel/bowels/finger/fingers/foot/hand/head/leg/legs/neck/shoulder/stool/toe/well/wrist
unresponsive | other | en | not wake + night/from/through/until/till/before
unresponsive | other | en | not wake me
unresponsive | other | en | pain did not wake
unresponsive | other | en | pain does not wake
unresponsive | other | en | pain not wake her
unresponsive | other | en | pain not wake him
unresponsive | other | en | response/respond/responding + treatment/antibiotic/antibiotics/medicine/drug/drugs/therapy/paracetamol/inhaler/tablets/antimalarial/painkiller
unresponsive | other | en | sleep + well/through + not wake
unresponsive | other | en | want sleep and not wake
unresponsive | other | en | want to sleep and not wake
unresponsive | other | en | wish I could sleep and not wake
unresponsive | other | en | wish I would sleep and not wake
unresponsive | other | en | wish to sleep and not wake
unresponsive | present | en | cannot be woken
unresponsive | present | en | cannot get her to open
unresponsive | present | en | cannot get him to open
unresponsive | present | en | cannot rouse
unresponsive | present | en | cannot wake
unresponsive | present | en | collapse + not talk/not talking/not speak/not answer/not move
unresponsive | present | en | coma
unresponsive | present | en | comatose
unresponsive | present | en | does not react
unresponsive | present | en | fall down/fell down/fall for ground/collapse ~ not talk again/no longer talk/not talk since/not answer/not respond/not open eye
unresponsive | present | en | fall/fell + not talk again/not talking again/no longer talk/not speak again
unresponsive | present | en | gcs + 3/4/5/6/7/8
unresponsive | present | en | knocked out
unresponsive | present | en | lifeless
unresponsive | present | en | loss of consciousness + prolonged
unresponsive | present | en | no response
unresponsive | present | en | not answer me
unresponsive | present | en | not answering
unresponsive | present | en | not answering us
unresponsive | present | en | not open + eyes
unresponsive | present | en | not open eye
unresponsive | present | en | not respond
unresponsive | present | en | not responding
unresponsive | present | en | not wake
unresponsive | present | en | not wake up
unresponsive | present | en | not waking
unresponsive | present | en | obtunded
unresponsive | present | en | passed out + not wake
unresponsive | present | en | responds only + pain/painful
unresponsive | present | en | snore/snoring + strange/strangely/funny/funnily/wake
unresponsive | present | en | stopped responding
unresponsive | present | en | stupor
unresponsive | present | en | stuporous
unresponsive | present | en | unarousable
unresponsive | present | en | unconscious
unresponsive | present | en | unresponsive
unresponsive | present | pcm | no fit wake
unresponsive | present | pcm | no gree wake
weak-pulse | present | en | impalpable pulse
weak-pulse | present | en | no palpable pulse
weak-pulse | present | en | pulse + weak/thready/feeble
weak-pulse | present | en | thready
weak-pulse | present | en | weak and fast pulse
weak-pulse | present | en | weak pulse
weakness | present | en | asthenia
weakness | present | en | body + weak
weakness | present | en | general weakness
weakness | present | en | generalised weak
weakness | present | en | generalized weak
weakness | present | en | no power
weakness | present | en | weak
weakness | present | en | weak well well
weight-gain | present | en | gain weight + without/though
weight-gain | present | en | gained + kg/pound/lb
weight-gain | present | en | gained weight + months
weight-gain | present | en | gaining weight + without
weight-gain | present | en | put on weight
weight-gain | present | en | weight gain
weight-loss | absent | en | gain weight
weight-loss | absent | en | stable weight
weight-loss | absent | en | weight + gain
weight-loss | absent | en | weight stable
weight-loss | other | en | loose like cloth
weight-loss | other | en | neck + loose
weight-loss | present | en | belt + hole
weight-loss | present | en | clothes + big/loose
weight-loss | present | en | clothes hang
weight-loss | present | en | clothes loose
weight-loss | present | en | drop + weight
weight-loss | present | en | emaciate
weight-loss | present | en | getting thinner
weight-loss | present | en | grown thin
weight-loss | present | en | losing weight
weight-loss | present | en | lost + kg/kilo/kilogram/pound/lb
weight-loss | present | en | lost weight
weight-loss | present | en | muscle wasting
weight-loss | present | en | trousers + loose
weight-loss | present | en | waste + weight
weight-loss | present | en | weight + @lose
weight-loss | present | en | weight drop
weight-loss | present | pcm | body dey dry
weight-loss | present | pcm | body dey reduce
weight-loss | present | pcm | weight + go down/going down/reduce/reducing/comot/drop
`;
