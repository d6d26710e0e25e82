/** Wordings: Heart, lungs and breathing. */
export const CHEST_WORDINGS = `
barrel-chest | present | en | barrel + chest
barrel-chest | present | en | barrel chest
barrel-chest | present | en | distant breath sounds
barrel-chest | present | en | hyperinflat
barrel-chest | present | en | hyperinflation
barrel-chest | present | en | pursed lip
blue-lips | other | en | blue bag
blue-lips | other | en | blue blanket
blue-lips | other | en | blue cap
blue-lips | other | en | blue cloth
blue-lips | other | en | blue dress
blue-lips | other | en | blue paint
blue-lips | other | en | blue pen
blue-lips | other | en | blue room
blue-lips | other | en | blue shirt
blue-lips | other | en | blue toy
blue-lips | other | en | blue uniform
blue-lips | other | en | bruise/swelling/nail/toe/knuckle/arm/thigh/shin/knee + turning/turned
blue-lips | other | en | grey/gray + center/centre/base/floor
blue-lips | other | en | knuckles + dark
blue-lips | other | en | skin + turning dark
blue-lips | other | en | sore/ulcer/blister/lesion + lip
blue-lips | other | en | turning dark + sun/cream/patch/spots
blue-lips | other | en | urine + turning dark
blue-lips | present | en | baby blue
blue-lips | present | en | blue + @lip/tongue/face/finger/skin/nail/hand
blue-lips | present | en | blue spell
blue-lips | present | en | boy is blue
blue-lips | present | en | child blue
blue-lips | present | en | cough/coughs/coughing/cry/cries/feed/suck + turns dark/turns black/turns purple/turn dark/turn black/turn purple/goes dark/goes black/goes purple
blue-lips | present | en | cyanosed
blue-lips | present | en | cyanosis
blue-lips | present | en | cyanotic
blue-lips | present | en | daughter blue
blue-lips | present | en | dusky
blue-lips | present | en | girl is blue
blue-lips | present | en | infant blue
blue-lips | present | en | lips + blue/grey/gray/purple/dark
blue-lips | present | en | newborn blue
blue-lips | present | en | perioral cyanosis
blue-lips | present | en | son blue
blue-lips | present | en | toddler blue
blue-lips | present | en | turn blue
blue-lips | present | en | turning blue
blue-lips | present | en | went blue
blue-lips | present | pcm | body + blue + baby/child/newborn/pikin
blue-lips | present | pcm | lip dey blue
blue-lips | present | pcm | lips don black
blue-lips | present | pcm | pikin blue
blue-lips | present | pcm | turned grey/turned purple/going blue/goes blue + face/lips/mouth/baby/pikin/child/newborn/breath
blue-lips | present | pcm | turning dark/turning blue/turning grey/turning purple/turned blue + face/lips/mouth/baby/pikin/child/newborn/breath
breathless | absent | en | breathe + normal/fine
breathless | absent | en | breathe well
breathless | absent | en | breathes well
breathless | absent | en | breathing + fine/okay/unlabored/unlaboured
breathless | absent | en | breathing + normal
breathless | absent | en | breathing comfortable
breathless | absent | en | breathing normally
breathless | absent | en | breathing well
breathless | absent | en | no respiratory distress
breathless | absent | en | respirations unlabored
breathless | absent | en | unlabored
breathless | other | en | bit fast
breathless | other | en | cannot/cant/not + breathe + through/from + nose/nostril/nostrils
breathless | other | en | catarrh/nose/nostril ~ cant breathe through it/cant breath through it/cannot breathe through it
breathless | other | en | little fast
breathless | other | en | puffed + lip/ankle
breathless | other | en | puffed eye
breathless | other | en | puffed face
breathless | other | en | puffed up
breathless | other | en | slightly fast
breathless | present | en | @breath + @hard
breathless | present | en | @hard + @breath/breathe
breathless | present | en | air hunger
breathless | present | en | breath + short/cut/seize/heavy
breathless | present | en | breath + tight
breathless | present | en | breath fast
breathless | present | en | breath no go well
breathless | present | en | breath no reach
breathless | present | en | breathe + struggle
breathless | present | en | breathe well + cannot/no/not
breathless | present | en | breathing + heavy
breathless | present | en | breathing + tight/hard/difficult
breathless | present | en | breathing tight
breathless | present | en | breathless
breathless | present | en | cannot + breath
breathless | present | en | cannot + breathe
breathless | present | en | cannot breathe
breathless | present | en | cannot breathe well
breathless | present | en | cannot catch breath
breathless | present | en | cannot get air
breathless | present | en | catch my breath
breathless | present | en | chest + tight + breath
breathless | present | en | dyspnea
breathless | present | en | dyspneic
breathless | present | en | dyspnoea
breathless | present | en | dyspnoeic
breathless | present | en | gasp
breathless | present | en | he pants
breathless | present | en | huffing
breathless | present | en | i pant
breathless | present | en | increased work of breathing
breathless | present | en | isoro mimi
breathless | present | en | labour + breath
breathless | present | en | need + air + fresh/more + sit
breathless | present | en | no get breath
breathless | present | en | not enough air
breathless | present | en | not get enough air
breathless | present | en | out of breath
breathless | present | en | panting
breathless | present | en | puffed
breathless | present | en | puffed out
breathless | present | en | respiratory distress
breathless | present | en | she pants
breathless | present | en | short of breath
breathless | present | en | shortness of breath
breathless | present | en | sob
breathless | present | en | struggle + air
breathless | present | en | struggle + get air
breathless | present | en | struggling for air
breathless | present | en | struggling to breathe
breathless | present | en | suffocat
breathless | present | en | wheezy + short
breathless | present | en | winded
breathless | present | en | work of breathing + increase
breathless | present | ha | numfashi + wahala/kyar
breathless | present | ha | wahalar numfashi
breathless | present | ig | iku ume + ike
breathless | present | ig | nsogbu iku ume
breathless | present | pcm | breath + no dey + go/enough/reach
breathless | present | pcm | breath dey cut
breathless | present | pcm | breath dey do me
breathless | present | pcm | breath dey seize
breathless | present | pcm | breath dey short
breathless | present | pcm | breath no dey
breathless | present | pcm | breath no dey go
breathless | present | pcm | breath no dey go well
breathless | present | pcm | no fit breath
breathless | present | pcm | no fit breathe
breathless | present | yo | mimi + soro/nira
breathless-exertion | present | en | breath + small walk
breathless-exertion | present | en | breath/breathless/dyspnea/sob + walk/climb/stairs/exert/exertion/exercise/effort
breathless-exertion | present | en | breathless + stairs
breathless-exertion | present | en | dyspnea on exertion
breathless-exertion | present | en | exertional dyspnea
breathless-exertion | present | en | puffed + stairs/walk/climb/hill
breathless-exertion | present | en | stop/stops/rest/rests + air/breath + step/steps/stairs/climb/walk/upstairs
breathless-exertion | present | en | winded + stairs/walk/climb/walking
breathless-lying | present | en | 2 pillows
breathless-lying | present | en | 3 pillows
breathless-lying | present | en | 4 pillows
breathless-lying | present | en | breath/breathless/dyspnea + lie/lying/flat/night
breathless-lying | present | en | cannot lie + breathe
breathless-lying | present | en | cannot lie down + breath
breathless-lying | present | en | cannot lie flat
breathless-lying | present | en | cannot sleep flat
breathless-lying | present | en | cannot sleep lying
breathless-lying | present | en | extra pillows
breathless-lying | present | en | four pillows
breathless-lying | present | en | many pillows
breathless-lying | present | en | more pillows
breathless-lying | present | en | orthopnea
breathless-lying | present | en | paroxysmal nocturnal
breathless-lying | present | en | pillows + breath/breathe/breathless
breathless-lying | present | en | sleep + chair + breath
breathless-lying | present | en | sleep sitting
breathless-lying | present | en | three pillows
breathless-lying | present | en | two pillows
breathless-lying | present | en | wake + gasp/breathless
breathless-lying | present | en | wake + short of breath
breathless-lying | present | pcm | no fit lie down
breathless-rest | present | en | breath/breathless/dyspnea + at rest
breathless-rest | present | en | breathless + sit/sitting/lying
breathless-rest | present | en | breathless + talk
breathless-rest | present | en | dyspnea at rest
breathless-rest | present | en | short of breath + sit/sitting/rest
breathless-severe | other | en | cannot/cant/not + breathe + through/from + nose/nostril/nostrils
breathless-severe | other | en | catarrh/nose/nostril ~ cant breathe through it/cant breath through it/cannot breathe through it
breathless-severe | other | en | drum/eardrum/tympanic/lid + retraction
breathless-severe | present | en | accessory muscle
breathless-severe | present | en | all my strength + breathe
breathless-severe | present | en | barely + breath
breathless-severe | present | en | barely breathe
breathless-severe | present | en | breath small small
breathless-severe | present | en | breathe + effort + great/all
breathless-severe | present | en | breathe small small
breathless-severe | present | en | cannot + full sentence
breathless-severe | present | en | cannot + say + words/sentence
breathless-severe | present | en | cannot breath
breathless-severe | present | en | cannot breathe
breathless-severe | present | en | cannot complete sentence
breathless-severe | present | en | cannot finish + sentence
breathless-severe | present | en | cannot finish + talk
breathless-severe | present | en | cannot finish + word
breathless-severe | present | en | cannot get enough air
breathless-severe | present | en | cannot speak + sentence/breath
breathless-severe | present | en | cannot talk + breath
breathless-severe | present | en | counts her words
breathless-severe | present | en | counts his words
breathless-severe | present | en | few words
breathless-severe | present | en | fight + breathe/breath
breathless-severe | present | en | fight for + breath/air
breathless-severe | present | en | fighting for breath
breathless-severe | present | en | flaring + nose/nostril
breathless-severe | present | en | gasp
breathless-severe | present | en | gasping
breathless-severe | present | en | grunt
breathless-severe | present | en | grunting
breathless-severe | present | en | hardly + breathe
breathless-severe | present | en | hardly breathe
breathless-severe | present | en | head bobbing
breathless-severe | present | en | head nodding
breathless-severe | present | en | in drawing
breathless-severe | present | en | indrawing
breathless-severe | present | en | inhaler + not working/not helping/no work/no dey work/finished/useless + cannot/cant/hard + talk/speak/breathe
breathless-severe | present | en | intercostal
breathless-severe | present | en | ko le mi
breathless-severe | present | en | ko lee mi
breathless-severe | present | en | laboured breathing + severe
breathless-severe | present | en | mi o le mi
breathless-severe | present | en | mi o lee mi
breathless-severe | present | en | nasal flaring
breathless-severe | present | en | neck muscle + use
breathless-severe | present | en | neck muscles + breath/breathe
breathless-severe | present | en | not breathe again
breathless-severe | present | en | not breathe fine
breathless-severe | present | en | not breathe well
breathless-severe | present | en | not fit breathe
breathless-severe | present | en | one word at a time
breathless-severe | present | en | one word one word
breathless-severe | present | en | only + few words
breathless-severe | present | en | only speak in words
breathless-severe | present | en | power + breathe
breathless-severe | present | en | respiratory distress
breathless-severe | present | en | respiratory failure
breathless-severe | present | en | retraction
breathless-severe | present | en | retractions
breathless-severe | present | en | say + two words/few words/three words
breathless-severe | present | en | sentence + cannot/finish/complete/unable
breathless-severe | present | en | severe + @hard + breath
breathless-severe | present | en | severe + dyspnea/breathless
breathless-severe | present | en | severe + short + breath
breathless-severe | present | en | short phrases
breathless-severe | present | en | shoulder + lift/lifts/raise/rise/heave/go up + breath/breathe
breathless-severe | present | en | shoulders + heave + breath
breathless-severe | present | en | single words
breathless-severe | present | en | slow breath/slow breathing/shallow breath/shallow breathing/breathing slowly/breathes slowly + lie/lies/drug/tablet/lips/wake
breathless-severe | present | en | so breathless + speak/talk/cannot
breathless-severe | present | en | speak + word + time
breathless-severe | present | en | speak in words
breathless-severe | present | en | speak only in words
breathless-severe | present | en | speaks in words
breathless-severe | present | en | stops + suck/sucking + breathe
breathless-severe | present | en | struggl + breath
breathless-severe | present | en | sucking + stop/stops + breathe
breathless-severe | present | en | suffocating
breathless-severe | present | en | talk + word + word
breathless-severe | present | en | talk in words
breathless-severe | present | en | talk one word
breathless-severe | present | en | talks in words
breathless-severe | present | en | too breathless + speak/talk/eat/walk
breathless-severe | present | en | too short of breath + speak/talk/eat
breathless-severe | present | en | tripod
breathless-severe | present | en | two word
breathless-severe | present | en | unable to speak in full
breathless-severe | present | en | use all my power + breathe
breathless-severe | present | en | words + because + breath
breathless-severe | present | ha | iya numfashi
breathless-severe | present | ha | kasa numfashi
breathless-severe | present | ha | kasa yin numfashi
breathless-severe | present | ig | enweghi + iku ume
breathless-severe | present | pcm | breath dey cut
breathless-severe | present | pcm | breath dey seize
breathless-severe | present | pcm | breath wan cut
breathless-severe | present | pcm | no fit breathe
breathless-severe | present | pcm | not dey breathe well
breathless-sudden | present | en | acute + short + breath
breathless-sudden | present | en | acute dyspnea
breathless-sudden | present | en | acute onset + dyspnea/breath
breathless-sudden | present | en | acute shortness of breath
breathless-sudden | present | en | breathless + sudden
breathless-sudden | present | en | sudden + breathless/dyspnea
breathless-sudden | present | en | sudden + short + breath
breathless-sudden | present | en | sudden onset + dyspnea/breath/breathless
breathless-sudden | present | en | suddenly + breath
breathless-sudden | present | en | suddenly + cannot + breathe
chest-indrawing | other | en | drum/eardrum/tympanic/lid + retraction
chest-indrawing | present | en | below ribs + pull/suck/draw
chest-indrawing | present | en | between + ribs + go in/goes in/enter/enters/sink/pull/hollow
chest-indrawing | present | en | chest + go inside
chest-indrawing | present | en | chest + hollow + breath
chest-indrawing | present | en | chest + suck/pull/draw/sink/cave/enter
chest-indrawing | present | en | in drawing
chest-indrawing | present | en | indrawing
chest-indrawing | present | en | intercostal
chest-indrawing | present | en | intercostal recession
chest-indrawing | present | en | recession
chest-indrawing | present | en | retraction
chest-indrawing | present | en | retractions
chest-indrawing | present | en | rib + enter/inside
chest-indrawing | present | en | rib + show/suck/pull/draw
chest-indrawing | present | en | rib + sink/sinks/hollow
chest-indrawing | present | en | ribs + go in/goes in + breath/breathes
chest-indrawing | present | en | ribs + sink
chest-indrawing | present | en | ribs/rib + show/shows/showing + breath/breathe/breathing/every
chest-indrawing | present | en | sinks in + breath
chest-indrawing | present | en | skin + rib/ribs + sink/suck/pull/draw
chest-indrawing | present | en | skin between ribs + in
chest-indrawing | present | en | stomach + chest + see saw
chest-indrawing | present | en | stomach + pump + breath
chest-indrawing | present | en | subcostal
chest-indrawing | present | en | sucking in + ribs
chest-indrawing | present | en | tummy + pumping/pump + breath/breathe/asthma/inhaler
chest-indrawing | present | en | tummy + suck + breath
chest-indrawing | present | pcm | chest dey enter
chest-indrawing | present | pcm | rib dey enter
chest-indrawing | present | pcm | ribs dey show + breath
chest-pain | other | en | hold baby
chest-pain | other | en | hold breath
chest-pain | other | en | holding baby
chest-pain | other | en | rub + balm/robb/vicks/ointment/aboniki
chest-pain | present | en | @chest + @pain/tight/pressure/heavy/squeez/burning/pressing/crush/crushing/stab/stabbing/sharp/grip
chest-pain | present | en | @chest + kill/killing
chest-pain | present | en | angina
chest-pain | present | en | chest + catching/catches
chest-pain | present | en | chest + discomfort/tightness
chest-pain | present | en | heart + @pain
chest-pain | present | en | pain behind breastbone
chest-pain | present | en | pleurisy
chest-pain | present | en | pleuritic
chest-pain | present | en | precordial
chest-pain | present | en | retrosternal
chest-pain | present | en | rub/rubs/rubbing/clutch/clutches/clutching/hold/holds/holding + breastbone/chest
chest-pain | present | en | substernal
chest-pain | present | ha | ciwon kirji
chest-pain | present | ha | kirji + ciwo/zafi
chest-pain | present | ig | mgbu obi
chest-pain | present | ig | obi mgbu
chest-pain | present | ig | obi na afu
chest-pain | present | ig | obi na egbu mgbu
chest-pain | present | pcm | chest dey catch
chest-pain | present | pcm | chest dey hook
chest-pain | present | pcm | chest dey pain
chest-pain | present | pcm | chest dey tight
chest-pain | present | pcm | chest don tight
chest-pain | present | pcm | heart dey pain
chest-pain | present | yo | aya + dun/didun/riro
chest-pain-breathing | present | en | @chest/@pain + worse/sharp/increase + breath/inspiration/inhale/cough
chest-pain-breathing | present | en | @pain + deep breath/inspiration/breath + chest/sharp/side
chest-pain-breathing | present | en | @pain + take breath
chest-pain-breathing | present | en | catch + breath + pain
chest-pain-breathing | present | en | chest + @pain + breathe/breath
chest-pain-breathing | present | en | hurts + breathe
chest-pain-breathing | present | en | hurts + deep breath
chest-pain-breathing | present | en | hurts to breathe
chest-pain-breathing | present | en | pain + side + deep breath
chest-pain-breathing | present | en | pain on inspiration
chest-pain-breathing | present | en | pleurisy
chest-pain-breathing | present | en | pleuritic
chest-pain-breathing | present | en | sharp chest
chest-pain-breathing | present | en | stab + breath
chest-pain-breathing | present | en | stabbing + breath
chest-pain-breathing | present | en | stitch + breath/side/inspiration
chest-pain-breathing | present | en | worse on deep breath
chest-pain-breathing | present | en | worse with inspiration
chest-pain-exertion | present | en | @chest + @pain/tight/pressure/heavy + walk/climb/stairs/exert/exercise/effort/uphill/exertion
chest-pain-exertion | present | en | angina
chest-pain-exertion | present | en | chest + exertion + relieve/rest
chest-pain-exertion | present | en | exertional + @chest
chest-pain-lean | present | en | @pain + lean/leaning/sit forward/sitting up + @chest/better/relieve
chest-pain-lean | present | en | better + lean forward
chest-pain-lean | present | en | friction rub
chest-pain-lean | present | en | pericardial
chest-pain-pressing | other | en | chest + band + aid
chest-pain-pressing | other | en | hold chest + xray/photo
chest-pain-pressing | present | en | @chest + crush/crushing/squeez/pressing/pressure/heavy/vice/grip/weight/constrict
chest-pain-pressing | present | en | @chest ~ like block/like brick/like stone/like rock/like load/like cement/like concrete/like iron/like truck
chest-pain-pressing | present | en | @chest ~ like weight/like bag/like boulder/like belt/like rope/like band/like wire/like chain/like vice
chest-pain-pressing | present | en | @pain + crushing
chest-pain-pressing | present | en | as if ~ @chest ~ block/brick/stone/rock/load/cement/concrete/iron/truck/weight/bag/boulder/belt/rope/band/sit/stand/press/tied/tight/squeeze
chest-pain-pressing | present | en | chest + hold/holding + tight
chest-pain-pressing | present | en | chest + tight + band
chest-pain-pressing | present | en | chest hold
chest-pain-pressing | present | en | chest press
chest-pain-pressing | present | en | chest ~ like bag of cement
chest-pain-pressing | present | en | clutch + chest
chest-pain-pressing | present | en | elephant + chest
chest-pain-pressing | present | en | elephant + sit/sits/on me
chest-pain-pressing | present | en | heart + elephant/crush
chest-pain-pressing | present | en | heavy weight + chest
chest-pain-pressing | present | en | heavy ~ bag of cement ~ chest
chest-pain-pressing | present | en | heavy/big stone + @chest
chest-pain-pressing | present | en | hold chest
chest-pain-pressing | present | en | load/stone/block/brick/weight + top/on + @chest
chest-pain-pressing | present | en | person/somebody/someone/man/woman/thing + sit/sits/sat/stand/standing/step/match/lie/press/climb + chest
chest-pain-pressing | present | en | press/presses/pressing/heavy/squeeze/squeezing/tight/weight/crush + centre of body/center of body/middle of body/breast bone/breastbone
chest-pain-pressing | present | en | put/place/drop + block/stone/load/cement/brick/weight/heavy + @chest
chest-pain-pressing | present | en | rope/belt/band/wire + round/around + @chest + tight/tie/pull/squeeze
chest-pain-pressing | present | en | somebody + sit/sitting + chest
chest-pain-pressing | present | en | something heavy + chest
chest-pain-pressing | present | en | squeeze + @chest
chest-pain-pressing | present | en | squeeze/tight/heavy/press/pressure/crush/weight + between breasts/between my breasts/middle of breasts
chest-pain-pressing | present | en | squeezing + pain
chest-pain-pressing | present | en | stone + chest
chest-pain-pressing | present | en | tie/tied/tightened + @chest
chest-pain-pressing | present | en | vice/vise/clamp + centre/center/middle
chest-pain-pressing | present | pcm | @chest + elephant/siddon/anvil/vise/clamp/trample
chest-pain-pressing | present | pcm | chest dey press
chest-pain-pressing | present | pcm | chest dey tight
chest-pain-pressing | present | pcm | chest don tight
chest-pain-pressing | present | pcm | say ~ @chest ~ siddon/block/stone/load/match/tie/squeeze/iron/sit
chest-pain-radiating | present | en | @pain + radiat/spread/go/move/travel/shoot + @arm/jaw/shoulder + @chest/arm/jaw
chest-pain-radiating | present | en | @pain down left arm
chest-pain-radiating | present | en | arm feels like lead
chest-pain-radiating | present | en | arm/jaw + chest + spread
chest-pain-radiating | present | en | chest + @arm + @pain/numb/heavy
chest-pain-radiating | present | en | chest + enter/reach/climb/spread/go + shoulder/hand/arm/jaw/neck/back
chest-pain-radiating | present | en | chest + left hand/left arm + numb/weak/heavy
chest-pain-radiating | present | en | go/enter/reach/climb/run + left hand/left arm
chest-pain-radiating | present | en | go/going up + jaw
chest-pain-radiating | present | en | going down + arm
chest-pain-radiating | present | en | into left arm
chest-pain-radiating | present | en | left arm + @pain
chest-pain-radiating | present | en | left arm/left hand/arm/jaw + lead/heavy/dead/ache/aching + chest/sweat/shoulder blades/grey/sweating/breath/jaw
chest-pain-radiating | present | en | pain + chest + @arm
chest-pain-radiating | present | en | pain + chest + jaw
chest-pain-radiating | present | en | pain + spread + left/arm/jaw/hand
chest-pain-radiating | present | en | radiat + @arm/jaw/neck/shoulder
chest-pain-radiating | present | en | tight/pressure/heavy/squeez + creep/crawl/enter/go up + jaw/teeth/tooth/left arm/throat
chest-pain-radiating | present | en | tight/pressure/heavy/squeez ~ creep/climb/spread/crawl ~ jaw/teeth/left arm
chest-pain-radiating | present | en | tight/pressure/heavy/squeez/gas + climb/spread/move/rise/shoot/radiat/reach/enter + jaw/teeth/tooth/left arm/throat
chest-pain-radiating | present | en | to left arm
chest-pain-radiating | present | pcm | chest dey pain + hand
chest-pain-rest | present | en | @chest + @pain/pressure/tight + rest/sit/watching/wake/sleep
chest-pain-rest | present | en | pain at rest + chest
chest-pain-rest | present | en | wake + chest + @pain
chest-pain-tearing | present | en | between shoulder blades + sudden/tearing/severe
chest-pain-tearing | present | en | between shoulder blades + sudden/tearing/severe/tear
chest-pain-tearing | present | en | ripping + @pain/@chest/@back
chest-pain-tearing | present | en | tearing + @chest/@back
chest-pain-tearing | present | en | tearing pain
chest-pain-tearing | present | en | tearing sensation
chest-pain-touch | present | en | @chest + @pain + press/touch/palpat/move/twist/lift
chest-pain-touch | present | en | chest wall + @pain
chest-pain-touch | present | en | chest wall tender
chest-pain-touch | present | en | costochondral
chest-pain-touch | present | en | costochondritis
chest-pain-touch | present | en | painful rib
chest-pain-touch | present | en | reproduc + palpation/press
chest-pain-touch | present | en | reproducible + @chest/palpation
chest-pain-touch | present | en | rib hurt
chest-pain-touch | present | en | rib pain
chest-pain-touch | present | en | ribs hurt
chest-pain-touch | present | en | sore rib
chest-pain-touch | present | en | tender + rib/costochondral/chest wall/sternum
chest-pain-touch | present | en | worse + press + chest
chest-sore-cough | present | en | @chest + @pain + when cough/from cough/because cough/after cough/each cough/every cough/cough so/cough much/cough hard/cough plenty/cough lot
chest-sore-cough | present | en | chest wall + cough + @pain
chest-sore-cough | present | en | sore + cough + @chest
choking | other | en | choking + work/school/rent/stress/life/bills/lecturer/boss/job/exam/responsibilities
choking | other | en | stuck/hook/hang + like/feel/feels/feeling/felt/sensation/bone/day/days/week/weeks/month/months/since/mucus/phlegm/catarrh
choking | present | en | airway + block/obstruct
choking | present | en | choke
choking | present | en | choked + cannot
choking | present | en | choking
choking | present | en | hold/holds/holding/grab/grabs/clutch/clutches ~ neck/throat ~ no sound/not talk/not cry/cannot talk/cannot cry/cannot cough/cannot speak
choking | present | en | hold/holds/holding/grab/grabs/clutch/clutches ~ neck/throat ~ no voice/cannot bring out ~ eat/eating/meat/fish/food/groundnut/sweet
choking | present | en | no sound/no noise ~ mouth/swallow/put/cap/bead/seed/toy/coin/nut ~ dark/blue/purple/grey/pale
choking | present | en | no sound/not talk/cannot talk ~ eat/eating/meat/groundnut/sweet/fish/bone ~ face/neck/throat/blue/dark
choking | present | en | something block throat + breath
choking | present | en | something stuck/something hook/something hang/food stuck/meat stuck/object stuck/yam stuck/sweet stuck/coin stuck/seed stuck/nut stuck + throat/neck
cough | other | en | bulge + cough
cough | other | en | comes out + cough
cough | other | en | groin + cough
cough | other | en | lump + cough
cough | other | en | no cough or cold
cough | present | en | cough
cough | present | en | coughing
cough | present | en | hacking
cough | present | en | iko
cough | present | ha | tari
cough | present | ig | ukwara
cough | present | pcm | dey cough
cough-barking | present | en | bark + cough
cough-barking | present | en | bark cough
cough-barking | present | en | cough + seal/dog
cough-barking | present | en | croup
cough-barking | present | en | croupy
cough-barking | present | en | seal + cough
cough-blood | present | en | @blood + sputum/phlegm/spit
cough-blood | present | en | blood stained sputum
cough-blood | present | en | blood streaked
cough-blood | present | en | blood streaked sputum
cough-blood | present | en | blood tinged sputum
cough-blood | present | en | cough + @blood
cough-blood | present | en | hemoptysis
cough-blood | present | en | spit + blood
cough-blood | present | ha | tari + jini
cough-blood | present | pcm | cough dey bring blood
cough-blood | present | yo | iko + eje
cough-dry | present | en | cough + dry
cough-dry | present | en | cough + nonproductive
cough-dry | present | en | cough without phlegm
cough-dry | present | en | dry cough
cough-dry | present | en | hacking cough
cough-dry | present | en | non productive
cough-dry | present | en | non productive cough
cough-dry | present | en | nonproductive
cough-dry | present | en | nonproductive cough
cough-dry | present | en | tickly cough
cough-dry | present | en | unproductive
cough-fits | present | en | cough + fits/spells/bouts
cough-fits | present | en | cough + paroxysm/paroxysmal/fits/vomit after
cough-fits | present | en | cough until vomit
cough-fits | present | en | coughing fits
cough-fits | present | en | paroxysm + cough
cough-fits | present | en | post tussive
cough-fits | present | en | posttussive
cough-fits | present | en | vomits after coughing
cough-fits | present | en | whoop
cough-fits | present | en | whooping
cough-long | present | en | chronic cough
cough-long | present | en | cough + for months
cough-long | present | en | cough + not go/stop + weeks
cough-long | present | en | longstanding cough
cough-long | present | pcm | cough wey no gree stop
cough-night | other | en | lump + cough
cough-night | present | en | cough + lying down
cough-night | present | en | cough + night
cough-night | present | en | cough + when lying
cough-night | present | en | nocturnal cough
cough-phlegm | present | en | chesty cough
cough-phlegm | present | en | cough + bring out
cough-phlegm | present | en | cough + productive/phlegm/sputum/mucus
cough-phlegm | present | en | cough up + mucus/phlegm
cough-phlegm | present | en | expectorat
cough-phlegm | present | en | phlegm
cough-phlegm | present | en | productive cough
cough-phlegm | present | en | sputum
cough-phlegm | present | en | wet cough
cough-phlegm | present | pcm | cough dey bring
crackles | absent | en | auscultation + normal/clear
crackles | absent | en | breath sounds + normal/clear
crackles | absent | en | chest clear
crackles | absent | en | chest is clear
crackles | absent | en | chest x ray + normal/clear
crackles | absent | en | clear chest
crackles | absent | en | clear lungs
crackles | absent | en | clear to auscultation
crackles | absent | en | lung + clear
crackles | absent | en | lung exam normal
crackles | absent | en | lungs + clear
crackles | absent | en | no crackles
crackles | absent | en | normal chest x
crackles | present | en | bronchial breath
crackles | present | en | bronchial breathing
crackles | present | en | consolidation
crackles | present | en | crackle
crackles | present | en | crackles
crackles | present | en | crepitation
crackles | present | en | crepitations
crackles | present | en | decreased breath sounds
crackles | present | en | dull + percussion
crackles | present | en | dullness to percussion
crackles | present | en | egophony
crackles | present | en | increased fremitus
crackles | present | en | infiltrate
crackles | present | en | lobar
crackles | present | en | opacity
crackles | present | en | rales
crackles | present | en | reduced breath sounds
crackles | present | en | tactile fremitus
ecg-ischaemia | present | en | ecg + ischemi/abnormal/changes
ecg-ischaemia | present | en | ekg + ischemi/abnormal/changes
ecg-ischaemia | present | en | elevated troponin
ecg-ischaemia | present | en | st depression
ecg-ischaemia | present | en | st elevation
ecg-ischaemia | present | en | st segment
ecg-ischaemia | present | en | t wave inversion
ecg-ischaemia | present | en | troponin + raise/elevate/high/positive
heart-murmur | present | en | gallop
heart-murmur | present | en | murmur
heart-murmur | present | en | s3
hiccups | present | en | hiccough
hiccups | present | en | hiccup
hiccups | present | en | hiccups
leg-swelling-both | present | en | @swell + both leg
leg-swelling-both | present | en | @swell + legs/ankles/feet + both
leg-swelling-both | present | en | @swell legs
leg-swelling-both | present | en | ankle edema
leg-swelling-both | present | en | ankles + @swell
leg-swelling-both | present | en | bilateral + @leg + @swell
leg-swelling-both | present | en | bilateral + edema
leg-swelling-both | present | en | both leg + @swell
leg-swelling-both | present | en | feet + @swell
leg-swelling-both | present | en | leg edema
leg-swelling-both | present | en | legs @swell
leg-swelling-both | present | en | lower extremity edema
leg-swelling-both | present | en | pedal edema
leg-swelling-both | present | en | peripheral edema
leg-swelling-both | present | en | pitting edema
leg-swelling-both | present | pcm | foot dey swell
leg-swelling-both | present | pcm | legs dey swell
lungs-silent-one-side | present | en | absent breath sounds
lungs-silent-one-side | present | en | breath sounds + absent
lungs-silent-one-side | present | en | breath sounds + decrease + @one
lungs-silent-one-side | present | en | collapsed lung
lungs-silent-one-side | present | en | diminished breath sounds + @one
lungs-silent-one-side | present | en | hyperresonan
lungs-silent-one-side | present | en | hyperresonance
lungs-silent-one-side | present | en | pneumothorax
lungs-silent-one-side | present | en | tracheal deviation
neck-veins | present | en | jugular + distend/elevate
neck-veins | present | en | jugular vein
neck-veins | present | en | jugular venous
neck-veins | present | en | jvd
neck-veins | present | en | jvp
neck-veins | present | en | neck vein + @swell/distend/raise
noisy-breathing-in | present | en | breath + like + saw/whistle + in
noisy-breathing-in | present | en | crowing
noisy-breathing-in | present | en | harsh + breath + in/sound/noise
noisy-breathing-in | present | en | high pitched + breath/inspiration/inspiratory
noisy-breathing-in | present | en | inspiratory noise
noisy-breathing-in | present | en | noise + breath/breathing/air + in/inside/throat
noisy-breathing-in | present | en | noise + breathe in
noisy-breathing-in | present | en | noisy + breath
noisy-breathing-in | present | en | noisy breathing
noisy-breathing-in | present | en | snore + awake + breath
noisy-breathing-in | present | en | sound/noise + draw/draws/drawing/pull/pulls/suck/sucks + air/breath
noisy-breathing-in | present | en | stridor
noisy-breathing-in | present | en | whoop + breathe
not-breathing | other | en | no breathing + problem/difficulty/difficulties/trouble/issue/issues/distress/noise/change/wheeze/complaint/symptom/symptoms
not-breathing | other | en | not breathing fast
not-breathing | other | en | not breathing fine
not-breathing | other | en | not breathing hard
not-breathing | other | en | not breathing heavy
not-breathing | other | en | not breathing normal
not-breathing | other | en | not breathing properly
not-breathing | other | en | not breathing rapid
not-breathing | other | en | not breathing well
not-breathing | other | en | sleep apnea
not-breathing | present | en | apnea
not-breathing | present | en | breathing + stop/stopped
not-breathing | present | en | cardiac arrest
not-breathing | present | en | forget/forgets/forgot + to breathe ~ cough/baby/newborn/dark/blue/pale
not-breathing | present | en | is not breathing
not-breathing | present | en | no breath at all
not-breathing | present | en | no breathing
not-breathing | present | en | no pulse
not-breathing | present | en | not breathing
not-breathing | present | en | pulseless
not-breathing | present | en | respiratory arrest
not-breathing | present | en | stop breathing
not-breathing | present | en | stopped breathing
not-breathing | present | ha | ba ta numfashi
not-breathing | present | ha | ba ya numfashi
not-breathing | present | ha | bata numfashi
not-breathing | present | ha | baya numfashi
not-breathing | present | ig | anaghi eku ume
not-breathing | present | pcm | no dey breathe again
pain-shoulder-blades | present | en | @pain/heavy/numb/pressure/ache/lead + left arm/left hand
pain-shoulder-blades | present | en | @pain/pressure/heavy/tight/gnawing/squeeze/weight + between + shoulder blades
pain-shoulder-blades | present | en | between shoulder blades
pain-shoulder-blades | present | en | jaw + @pain/heavy/pressure/ache + arm/shoulder/chest/sweat
pain-shoulder-blades | present | en | left shoulder + heavy/pressure/ache + arm/jaw/sweat
palpitations | present | en | gbim
palpitations | present | en | heart + 140/150/160/170/180/190
palpitations | present | en | heart + beat + hard/fast/quick
palpitations | present | en | heart + fly/flying/bird/drum/jumping/jump/gallop/run/running/horse/somersault
palpitations | present | en | heart + irregular
palpitations | present | en | heart + race/races/racing/pound/pounding/flutter/thump/thumping/gallop
palpitations | present | en | heart + race/racing/pound/flutter/skip/jump/beat fast/beat + fast
palpitations | present | en | heart + stop/stops + start/starts
palpitations | present | en | heart beating fast
palpitations | present | en | heart racing
palpitations | present | en | heartbeat + fast/irregular/rapid
palpitations | present | en | palpitation
palpitations | present | en | pounding heart
palpitations | present | en | racing heart
palpitations | present | en | skipped beat
palpitations | present | pcm | chest dey beat
palpitations | present | pcm | heart dey beat
palpitations | present | pcm | heart dey beat fast
palpitations | present | pcm | heart dey cut
palpitations | present | pcm | heart dey do gbim gbim
palpitations | present | pcm | heart dey fly
palpitations | present | pcm | heart dey jump
palpitations | present | pcm | heart dey run
phlegm-coloured | present | en | cough + green/yellow/rusty/brown
phlegm-coloured | present | en | green phlegm
phlegm-coloured | present | en | purulent cough
phlegm-coloured | present | en | purulent sputum
phlegm-coloured | present | en | rust colored
phlegm-coloured | present | en | rusty sputum
phlegm-coloured | present | en | sputum + change + colour/color
phlegm-coloured | present | en | sputum/phlegm/mucus + yellow/green/rust/brown/purulent/thick/colour/color
phlegm-foam | present | en | foam + cough/sputum
phlegm-foam | present | en | frothy + sputum/cough/phlegm/mouth
phlegm-foam | present | en | frothy sputum
phlegm-foam | present | en | pink + froth/foam/sputum
phlegm-more | present | en | increase + sputum/phlegm/mucus
phlegm-more | present | en | more + sputum/phlegm/mucus
phlegm-more | present | en | sputum + increase/change/more/volume
pulse-irregular | present | en | atrial fibrillation
pulse-irregular | present | en | heart + irregular
pulse-irregular | present | en | irregular heart
pulse-irregular | present | en | irregular pulse
pulse-irregular | present | en | irregular rhythm
pulse-irregular | present | en | irregularly irregular
pulse-irregular | present | en | pulse + irregular
rhonchi | present | en | coarse breath sounds
rhonchi | present | en | rattl + chest
rhonchi | present | en | rhonchi
rhonchi | present | en | rhonchus
wheeze | present | en | bronchospasm
wheeze | present | en | chest + make noise
wheeze | present | en | chest + making noise
wheeze | present | en | chest + whistle
wheeze | present | en | expiratory + wheeze/prolong
wheeze | present | en | musical breath
wheeze | present | en | prolonged expiratory
wheeze | present | en | wheeze
wheeze | present | en | wheezing
wheeze | present | en | wheezy
wheeze | present | en | whistle + breath/chest
wheeze | present | en | whistling + breath/chest
wheeze | present | pcm | chest dey sound
wheeze | present | pcm | chest dey whistle
`;
