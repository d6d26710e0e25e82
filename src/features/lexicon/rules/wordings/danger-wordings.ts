/**
 * Wordings: dangers by the names that people type into a search, `danger`, and those that lead the search alone to an
 * emergency place, `search`, with the reason why triage doesn't call them high by themselves.
 */
export const DANGER_WORDINGS = `
allergen | danger | en | allergic reaction
amputation | danger | en | amputated
amputation | danger | en | arm/finger/foot/hand/leg/toe + cut off
amputation | search | en | amputation | word
animal-bite | search | en | dog + bit/bitten | same-day
animal-bite | search | en | dog bite | same-day
animal-bite | search | en | rabies | same-day
animal-bite | search | ha | cizon kare | same-day
animal-bite | search | ig | nkita tara | same-day
animal-bite | search | yo | aja bu | same-day
assault | search | en | armed robber/armed robbers/robbery/robber attack | injury
assault | search | en | assaulted/attacked/bandit/beat up/beaten/kidnapped/mob | injury
assault-severe | danger | en | beaten by mob
assault-severe | danger | en | jungle justice
black-stool | danger | en | black stool
bleeding | search | en | bleed/bleeding/bleeds/hemorrhage/hemorrhaging | follow-up
bleeding | search | en | blood stopping/passing blood | follow-up
bleeding | search | en | see blood | follow-up
bleeding | search | en | seeing blood | follow-up
bleeding | search | en | throwing blood | follow-up
bleeding | search | ha | jini na zuba/jini yana zuba | follow-up
bleeding | search | ha | tana jini | follow-up
bleeding | search | ha | yana jini | follow-up
bleeding | search | ha | zubar da jini | follow-up
bleeding | search | ha | zubar jini | follow-up
bleeding | search | ig | na agba obara | follow-up
bleeding | search | ig | obara na agba | follow-up
bleeding | search | ig | ogbugba obara/obara ogbugba | follow-up
bleeding | search | pcm | blood comot/blood coming | follow-up
bleeding | search | pcm | blood dey see | follow-up
bleeding | search | pcm | blood i dey see | follow-up
bleeding | search | yo | eje n da/eje nda | follow-up
bleeding | search | yo | eje n jade/eje njade | follow-up
blood-in-stool | search | en | bloody stool/blood stool/stool blood | same-day
bloody-diarrhoea | search | en | stooling blood/blood stooling | same-day
blue-lips | danger | en | blue baby
blue-lips | danger | en | lips + blue
blue-lips | danger | en | turn blue/turned blue/turning blue/turns blue
bone-pain-crisis | danger | en | bone crisis/pain crisis
bone-pain-crisis | danger | en | sickle/sickle cell/sickler/ss + crisis
breathless | search | en | breath/breathe/breathing | word
breathless | search | en | breathing well | follow-up
breathless | search | en | breathless/breathlessness/difficulty breathing/shortness breath | follow-up
breathless | search | ig | eku ume/iku ume | word
breathless-severe | danger | en | gasp/gasping
breathless-severe | search | yo | ko le mi/mi o le mi | follow-up
bulging-fontanelle | search | en | soft spot | word
burn | search | en | burn/burns/burnt/scald | injury
burn | search | en | fuel/petrol/oil/pap/soup/tea/water + pour/poured | word
burn | search | en | hot oil | word
burn | search | ha | wuta ta kone | injury
burn | search | ig | oku gbara | injury
burn | search | yo | ina jo | injury
burn-poured | danger | en | hot oil/hot pap/hot soup/hot tea/hot water + pour/poured
burn-severe | danger | en | acid + pour/poured
burn-severe | danger | en | acid attack/acid bath/acid burn/chemical burn
burn-severe | danger | en | electric/nepa/wire + catch/hold/shock
burn-severe | danger | en | electricity + catch/hold/shock
burn-severe | danger | en | electrocuted/electrocution
burn-severe | danger | en | fire accident
burn-severe | danger | en | house fire
burn-severe | danger | en | inhale smoke/inhaled smoke/inhaling smoke/smoke inhalation
burn-severe | danger | ha | wuta ta kone
burn-severe | danger | ig | oku gbara
burn-severe | danger | pcm | current hold/current catch/current shock
burn-severe | danger | yo | ina jo
burn-severe | search | en | nepa wire | word
burn-severe | search | pcm | light + catch/hold/shock | word
carbon-monoxide | danger | en | carbon monoxide
carbon-monoxide | danger | en | gen fumes/gen smoke/generator fumes/generator smoke
carbon-monoxide | danger | en | inhale gas/inhaled gas/inhaling gas
carbon-monoxide | search | en | fumes/gas leak/gas leakage/inhaled | word
chest-pain | search | en | chest pain/chest pains/chest tight/chest tightness/heart pain/tight chest | follow-up
chest-pain | search | ha | ciwon kirji | follow-up
chest-pain | search | ig | mgbu obi/obi mgbu | follow-up
chest-pain | search | yo | aya dun mi/aya n dun mi/aya ndun mi | follow-up
child-shakes | danger | en | baby shake/baby shaking/child shake/child shaking/children shake
choking | danger | en | choked/choking
choking | search | en | bone throat/hook throat/stuck throat | follow-up
choking | search | pcm | bone hook | same-day
collapsed | danger | en | slump/slumped/slumping
collapsed | search | en | collapse/collapsed | follow-up
confusion | danger | en | confused/confusion + sudden/suddenly
convulsion | danger | en | convulse/convulsed/convulses/convulsing/convulsion
convulsion | danger | en | eyes roll/eyes rolling
convulsion | danger | en | foam/foaming + mouth
convulsion | danger | en | seizure
convulsion | danger | ha | farfadiya
convulsion | danger | yo | giri mu
convulsion | danger | yo | giri n mu
convulsion | danger | yo | giri omo/omo giri
convulsion | danger | yo | ni giri
convulsion | search | en | baby fitting/child fitting/woman fitting | word
convulsion | search | en | eye turn/eyes turn/eyes turning | word
convulsion | search | en | fits/fitting/jerk/jerking/jerks | word
convulsion | search | pcm | bring foam/bringing foam/foam comot | word
cord-out | danger | en | cord + came out/come out/come outside/coming out/comot
cord-out | danger | en | cord prolapse/retained placenta
cord-out | danger | en | intestine never come out
cord-out | danger | en | placenta never come/placenta never come out/placenta never comot
cord-out | search | en | cord/uterus/womb + never come/never comot/never come out | word
cord-out | search | en | hand/leg + came out/come out/come outside/coming out/comot/never come/never comot | word
cord-out | search | en | placenta + came out/come out/come outside/coming out/comot | word
cord-out | search | en | uterus/womb + came out/come out/come outside/coming out/comot | same-day
cough-blood | search | en | cough/coughing/spit/spitting + blood/up blood | same-day
crash | danger | en | accident + express/expressway/highway/road
crash | danger | en | bike accident/car accident/car crash/keke accident/motor accident/okada accident
crash | danger | en | building collapse
crash | danger | en | fence/roof/tree/wall + fall on/fell on
crash | danger | en | hit run/road accident/road traffic accident/rta/traffic accident
crash | danger | en | lorry/trailer/truck/vehicle + hit
crash | danger | en | motor hit/okada hit
crash | danger | ha | hatsarin mota
crash | danger | pcm | bike jam/car jam/keke jam/lorry jam/motor jam/okada jam/trailer jam/truck jam/vehicle jam
crash | danger | pcm | car knock/keke knock/lorry knock/motor knock/okada knock/trailer knock/truck knock/vehicle knock
crash | search | en | bike/car/keke/lorry/motor/okada/trailer/truck/vehicle + hit/jam/knock/knocked | injury
crash | search | en | crash | word
crash | search | en | fall down/fell/fell down/injured/knock down/knocked down | injury
crash | search | en | fall gutter/fall inside/fall pit | injury
crash | search | en | fence/roof/tree/wall + fall/fell | injury
crash | search | ha | hatsari | injury
crash | search | ig | ihe oghom | injury
crash | search | pcm | don fall | injury
crash | search | yo | ijamba | injury
cut | search | en | blade/bottle + cut | injury
cut | search | en | cut + finger/hand/leg | injury
cut | search | en | cut wound/knife cut/cutlass/machete/matchet | injury
cut-deep | search | en | cut off/deep cut/deep wound | injury
drowning | danger | en | drown/drowned/drowning
emergency | search | en | ambulance/casualty/first aid/icu/intensive care | unsaid
emergency | search | ha | gaggawa/pajawiri | unsaid
emergency | search | ig | ihe mberede | unsaid
eye-chemical | danger | en | acid/chemical + eye/eyes
face-droop | danger | en | face bend/mouth bend
face-droop | danger | en | face drooping
face-droop | danger | en | face/mouth + twist/twisted
face-droop | search | en | face swell/face swelling/swollen face | follow-up
fainting | search | en | black out/blacked out/blackout/faint/fainted/fainting/pass out/passed out | follow-up
fainting | search | ha | ta suma/ya suma | follow-up
fainting | search | yo | mi daku/o daku/omo daku/ti daku | follow-up
head-injury | search | en | bang/banged/bumped/hit/knocked + head | injury
head-injury | search | en | head injury/head trauma/head wound | injury
head-injury-danger | danger | en | brain injury
head-injury-danger | danger | en | broke head/head broke/head smashed/smashed head
head-injury-danger | danger | en | broken skull/skull fracture
headache-sudden | danger | en | headache/severe headache + sudden/suddenly
headache-sudden | danger | en | severe sudden headache
heavy-bleeding | danger | en | blood gushing/blood pouring/blood rush/blood rushing
heavy-bleeding | danger | ha | jini ba ya tsayawa/jini baya tsayawa
heavy-bleeding | danger | ha | jini ya ki tsayawa/jini yaki tsayawa
heavy-bleeding | danger | pcm | blood no dey stop
inhaler-fails | search | en | asthma attack/asthma crisis | follow-up
injury-major | danger | en | baby shot police
injury-major | danger | en | bandit/cultist/gunman/gunmen/police/robber/robbers/soldier + shoot/shot
injury-major | danger | en | bomb blast/cylinder blast/gas blast
injury-major | danger | en | bullet/bullet wound/gun shot/gun shot wound/gunshot/gunshot wound
injury-major | danger | en | cylinder/gas/generator/stove/tanker + explode/exploded/exploding
injury-major | danger | en | explosion
injury-major | danger | en | got shot/was shot
injury-major | danger | en | intestine + came out/come out/come outside/coming out/comot
injury-major | danger | en | knife wound/stab wound/stabbed
injury-major | danger | en | shot by
injury-major | danger | en | shot dead
injury-major | danger | en | shot in stomach
injury-major | danger | ha | an harbe
injury-major | danger | pcm | cutlass cut
injury-major | danger | pcm | don shoot
injury-major | danger | pcm | fall inside well/fall well
injury-major | danger | pcm | shoot am
injury-major | danger | pcm | shot for back/shot for chest/shot for head/shot for leg/shot for neck/shot for stomach
injury-major | search | en | bomb/explode/exploded/exploding | word
injury-major | search | en | shoot/shooting/shot/stab | word
insect-sting | search | en | bite/bitten/sting/stung | word
labour | danger | en | labour pain/labour pains
labour | danger | en | woman in labour
leg-weakness-both | search | en | can not move/unable to move | follow-up
leg-weakness-both | search | en | cannot move/cant move | follow-up
leg-weakness-both | search | pcm | no fit move | follow-up
lip-tongue-swelling | danger | en | lip/lips/throat/tongue + swell/swelling
lip-tongue-swelling | danger | en | lips/tongue + swollen
lip-tongue-swelling | danger | en | throat closing
lockjaw | danger | en | lock jaw/lockjaw
looks-very-ill | danger | en | baby/brother/child/daughter/father/husband/mama/mother/papa/pikin/sister/son/wife + dying
looks-very-ill | danger | pcm | baby/brother/child/daughter/father/he/husband/mama/mother/papa/person/pikin/she/sister/somebody/someone/son/wife + wan die
looks-very-ill | search | en | die/dying | word
looks-very-ill | search | pcm | wan die | word
low-sugar-measured | danger | en | blood sugar/sugar + low/too low
low-sugar-measured | danger | en | hypoglycemia
low-sugar-measured | danger | en | sugar drop
low-sugar-measured | danger | en | sugar dropped/sugar dropping/sugar level low
motorcycle-fall | search | pcm | fell okada/fell from okada/fell off okada/fall from okada/okada fall | injury
nosebleed | search | en | nosebleed | follow-up
not-breathing | danger | en | cardiac arrest
not-breathing | danger | en | heart is not beating/heart not beating/heart isnt beating
not-breathing | danger | en | no heart beat/no heartbeat/no pulse
not-breathing | danger | ha | ba ta numfashi/ba ya numfashi/bata numfashi/baya numfashi
not-breathing | danger | ig | naghi eku ume
not-breathing | danger | pcm | heart don stop
not-breathing | search | en | heart stop/heart stopped | word
numbness | search | en | numb/numbness + sudden/suddenly | follow-up
one-sided-weakness | danger | en | cannot move/cant move/no fit move/not move + one side
one-sided-weakness | danger | en | half body + weak
one-sided-weakness | danger | en | one side body/one side of body/one side of her body/one side of his body/one side of my body/one side of the body
one-sided-weakness | danger | yo | ropa rose/roparose
one-sided-weakness | search | en | half body | word
one-sided-weakness | search | en | paralysed/paralysis/paralyzed | follow-up
open-fracture | danger | en | open fracture
poisoning | danger | en | acid/battery water/bleach/chemical/dettol/detergent/diesel/fuel/hypo/insecticide/izal/jik/kerosene/petrol/poison + drink/drinking
poisoning | danger | en | otapiapia/overdose/poison/poisoned/poisoning
poisoning | danger | en | plenty/too many + drug/panadol/paracetamol/pill/sleeping tablet/tablet/tramadol/codeine + drink/drank/swallow/swallowed/take/took
poisoning | danger | ha | sha guba
poisoning | danger | ig | nuru nsi
poisoning | danger | yo | je majele/mu majele
poisoning | search | en | codeine/drug/medicine/panadol/paracetamol/pill/sleeping tablet/tablet/tramadol + plenty/too many/too much | word
poisoning | search | en | drank/kerosene/sniper/swallow/swallowed | word
pre-eclampsia-known | danger | en | eclampsia
says-anaphylaxis | danger | en | anaphylaxis
says-ectopic | danger | en | ectopic/ectopic pregnancy
says-heart-attack | danger | en | heart attack
says-meningitis | danger | en | meningitis
says-stroke | danger | en | stroke
scorpion-sting | search | en | scorpion + bit/bitten | same-day
scorpion-sting | search | en | scorpion/scorpion sting | same-day
scorpion-sting | search | ha | cizon kunama | same-day
scorpion-sting | search | ha | kunama ta ciji/kunama ta harbe | same-day
sexual-assault | danger | en | rape/raped/sexual assault
snake-bite | danger | en | cobra/snake bite/snake venom/snakebite/viper
snake-bite | danger | en | cobra/snake/viper + bit/bitten
snake-bite | danger | ha | cizon maciji/maciji ya ciji/maciji ya cije/maciji ya sare/saran maciji
snake-bite | danger | ig | agwo tara
snake-bite | danger | yo | ejo bu
snake-bite | search | en | anti venom/antivenom/venom | word
speech-trouble | danger | en | loss speech + sudden/suddenly
speech-trouble | danger | en | slurred speech
spine-injury | danger | en | spinal cord injury/spinal injury
stiff-neck | danger | en | neck stiff/stiff neck
suicidal | danger | en | end my life
suicidal | danger | en | hang + herself/himself
suicidal | danger | en | harm + herself/himself/myself
suicidal | danger | en | hurt myself
suicidal | danger | en | i want to die/i wanna die
suicidal | danger | en | kill + herself/himself/myself
suicidal | danger | en | self harm
suicidal | danger | en | suicidal/suicidal thoughts/suicide/suicide attempt
suicidal | danger | en | tired living
suicidal | danger | pcm | i wan die
suicidal | danger | pcm | tire for life
suicidal | search | en | end life | word
suicidal | search | en | hanged | word
suicidal | search | en | hurt + herself/himself | word
suicidal | search | en | tire life/tired life | word
swallowing-trouble | search | en | fish bone | same-day
testis-pain-sudden | danger | en | testicle + twist/twisted
testis-pain-sudden | danger | en | testicular torsion
thunderclap-headache | danger | en | worst headache
unresponsive | danger | en | body/brother/daughter/father/husband/mama/mother/papa/pikin/sister/son/wife + not moving
unresponsive | danger | en | child/daughter/pikin/son + stopped moving
unresponsive | danger | en | coma/unconscious/unresponsive
unresponsive | danger | en | not responding/not responsive
unresponsive | search | en | sucking/suck | word
unresponsive | search | en | wake up/waking up | word
urine-stopped | danger | en | urinary retention
very-high-bp | search | en | hypertensive crisis | same-day
vision-lost | danger | en | blind/blindness/loss vision/vision loss + sudden/suddenly
vision-lost | search | en | blurred vision + sudden/suddenly | follow-up
vomiting-blood | danger | en | blood vomit
vomiting-blood | danger | en | throwing up blood/vomit blood/vomit up blood/vomiting blood/vomiting up blood
weakness | search | en | weak/weakness + sudden/suddenly | follow-up
`;
