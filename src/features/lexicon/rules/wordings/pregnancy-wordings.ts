/** Wordings: Pregnancy, birth and the weeks after. */
export const PREGNANCY_WORDINGS = `
cord-out | present | en | baby foot + out
cord-out | present | en | baby foot/baby leg/baby hand/baby bottom/baby buttock/babys foot/babys leg/babys hand + outside/show/come/pull
cord-out | present | en | cord + out/prolapse/vagina
cord-out | present | en | cord prolapse
cord-out | present | en | hand + come out + baby + vagina
cord-out | present | en | placenta + not/retain
cord-out | present | en | rope + private/vagina/below
cord-out | present | pcm | placenta/afterbirth + never come out/not come out/no gree come out/still inside/inside/stuck
cord-out | present | pcm | placenta/afterbirth + no comot/not comot/no gree comot/never comot/no dey comot/no come/not out/no out/refuse
cord-out | present | pcm | rope/cord/string/hand/leg/foot + comot/come out/hanging/hang/coming + private/vagina/below/belle/between
fetus-moves-less | present | en | baby + gone still/gone quiet/not kicked/stopped kicking/stopped moving/silent/sleeping all day
fetus-moves-less | present | en | baby + kick + less/not/stop/no
fetus-moves-less | present | en | baby + move + less
fetus-moves-less | present | en | baby + movement + less/stop/reduce
fetus-moves-less | present | en | baby + not move
fetus-moves-less | present | en | baby + still since/quiet since + month/week/yesterday/morning
fetus-moves-less | present | en | baby + stop + move/kick
fetus-moves-less | present | en | cannot feel + baby + move/kick
fetus-moves-less | present | en | cannot feel + movement/kicks
fetus-moves-less | present | en | cold water + nothing + baby/kick/move
fetus-moves-less | present | en | decreased fetal movement
fetus-moves-less | present | en | fetal movement + reduce/less/decrease/no/absent/lose/stop
fetus-moves-less | present | en | no fetal movement
fetus-moves-less | present | en | no kick since
fetus-moves-less | present | en | no kicks
fetus-moves-less | present | en | not feel + baby + move
fetus-moves-less | present | en | not felt + baby
fetus-moves-less | present | en | not felt + kick/kicks/baby
fetus-moves-less | present | en | not felt + movement
fetus-moves-less | present | en | reduced fetal movement
fetus-moves-less | present | pcm | baby + no move/no dey move/no kick/not kick
fetus-moves-less | present | pcm | baby no dey kick
fetus-moves-less | present | pcm | baby no dey move
fetus-moves-less | present | pcm | belle no dey move
fetus-moves-less | present | pcm | no move + belle
fetus-moves-less | present | pcm | pikin + no move
fetus-moves-less | present | pcm | pikin + quiet/still + belle/belly
fetus-moves-less | present | pcm | pikin no dey move
fetus-moves-less | present | pcm | pikin/child/baby + inside/womb/belle + not kick/not move/not moved/not kicked
fluid-down-legs | other | en | eye/nose/ear/mouth/wound/sore/breast + water
fluid-down-legs | other | en | water + bath/shower/rain/bucket
fluid-down-legs | other | en | water + eye/nose/ear/mouth/wound/sore/breast
fluid-down-legs | present | en | water came
fluid-down-legs | present | en | water come out
fluid-down-legs | present | en | water/fluid/liquid + run/pour/flow/gush/trickle/drip/come + leg/thigh/pant/underwear/pad/bed
fluid-down-legs | present | pcm | water comot
fluid-down-legs | present | pcm | water dey come out
fluid-down-legs | present | pcm | water dey comot
fluid-down-legs | present | pcm | water don come
labour | present | en | active labour
labour | present | en | baby + coming out
labour | present | en | baby + crowning
labour | present | en | bearing down
labour | present | en | in labor
labour | present | en | in labour
labour | present | en | labor pain
labour | present | en | labour + start
labour | present | en | labour pain
labour | present | en | urge to push
labour | present | en | want push
labour | present | pcm | contraction + pregnant/minutes/minute/apart/water/belle/womb/labour/term/weeks/strong/regular
labour | present | pcm | dey labor
labour | present | pcm | dey labour
labour | present | pcm | head dey show
labour | present | pcm | labour don start
labour | present | pcm | labour/labor + since/yesterday/hours/long ~ wife/pikin/baby/pregnant/belle/she/sister/deliver/born
labour | present | pcm | pikin/baby + never come out/no gree come out/not come out/head show
labour | present | pcm | tighten/tightening + every/minute/minutes ~ pregnant/weeks/belle/belly
labour | present | pcm | want to poo/want to shit/want poo/want shit ~ push/pushing/pressure ~ pregnant/weeks/belle
lochia-foul | other | en | cord + smell/smells/smelling
lochia-foul | other | en | navel + smell/smells/smelling
lochia-foul | present | en | discharge + smell + birth/delivery/born
lochia-foul | present | en | foul + discharge + birth/delivery
lochia-foul | present | en | foul smelling lochia
lochia-foul | present | en | lochia + foul/smell
lochia-foul | present | en | offensive lochia
lochia-foul | present | pcm | delivered/birth/put to bed/born/miscarriage ~ come out/comes out/coming out/comot/flow/flowing ~ smell/smells/smelling/stink/stinks/stinking/rotten
morning-sickness | present | en | hyperemesis
morning-sickness | present | en | morning sickness
morning-sickness | present | en | pregnan + nausea
morning-sickness | present | en | pregnan + vomit
morning-sickness | present | en | pregnancy sickness
morning-sickness | present | en | vomit + pregnan
pain-one-side | present | en | @pain + on the left
pain-one-side | present | en | @pain + on the right
pain-one-side | present | en | @pain + one side
pain-one-side | present | en | sharp/sudden/severe/bad/stabbing + @pain + right/left/one side
postpartum | other | en | delivered + parcel/order/food/goods
postpartum | other | en | since birth + defect/condition
postpartum | present | en | after + birth
postpartum | present | en | after caesar
postpartum | present | en | after childbirth
postpartum | present | en | after delivery
postpartum | present | en | after i born
postpartum | present | en | after my cs
postpartum | present | en | after my delivery
postpartum | present | en | after putting to bed
postpartum | present | en | baby is + weeks + breast/breastfeed/nipple
postpartum | present | en | baby was born/son was born/daughter was born/twins were born + ago/yesterday/today/morning/night/week
postpartum | present | en | born + hours ago + sister/wife
postpartum | present | en | born + last week + mother
postpartum | present | en | born baby + ago
postpartum | present | en | breastfeeding mother
postpartum | present | en | c section
postpartum | present | en | caesar + last/week/ago/days/wound
postpartum | present | en | caesarean
postpartum | present | en | cesarean
postpartum | present | en | childbirth
postpartum | present | en | cs + days ago
postpartum | present | en | cs + weeks ago
postpartum | present | en | cs wound
postpartum | present | en | days after my baby
postpartum | present | en | days after the baby
postpartum | present | en | delivered + ago/home/hours/yesterday/today/morning/last
postpartum | present | en | delivered + baby + ago/days/weeks
postpartum | present | en | delivered + days/weeks/yesterday
postpartum | present | en | delivered/born/put to bed + monday/tuesday/wednesday/thursday/friday/saturday/sunday
postpartum | present | en | delivery + days ago
postpartum | present | en | delivery + weeks ago
postpartum | present | en | gave birth
postpartum | present | en | give birth
postpartum | present | en | had a baby + ago/weeks
postpartum | present | en | had my baby + ago
postpartum | present | en | i born + ago
postpartum | present | en | just delivered
postpartum | present | en | month after my baby
postpartum | present | en | months after my baby
postpartum | present | en | my caesar
postpartum | present | en | post partum
postpartum | present | en | postpartum
postpartum | present | en | puerper
postpartum | present | en | puerperium
postpartum | present | en | put to bed
postpartum | present | en | since birth of my
postpartum | present | en | since delivery
postpartum | present | en | since i delivered
postpartum | present | en | since i gave birth
postpartum | present | en | since my caesar
postpartum | present | en | since my delivery
postpartum | present | en | since she delivered
postpartum | present | en | since the birth
postpartum | present | en | weeks after my baby
postpartum | present | en | weeks after the baby
postpartum | present | en | wife/sister/madam/aunty/she/daughter + born/deliver/delivered + ago/yesterday
postpartum | present | pcm | born pikin
postpartum | present | pcm | don born
pre-eclampsia-known | present | en | blood pressure + high + pregnan
pre-eclampsia-known | present | en | bp + high + pregnan
pre-eclampsia-known | present | en | eclampsia
pre-eclampsia-known | present | en | gestational hypertension
pre-eclampsia-known | present | en | pre eclampsia
pre-eclampsia-known | present | en | preeclampsia
pre-eclampsia-known | present | en | preeclamptic
pre-eclampsia-known | present | en | pregnancy + hypertension
pre-eclampsia-known | present | en | pregnancy induced hypertension
pregnancy-first-half | present | en | early pregnancy
pregnancy-first-half | present | en | early pregnant
pregnancy-first-half | present | en | first trimester
pregnancy-first-half | present | en | newly pregnant
pregnancy-second-half | present | en | full term pregnant
pregnancy-second-half | present | en | heavily pregnant
pregnancy-second-half | present | en | late pregnancy
pregnancy-second-half | present | en | near term
pregnancy-second-half | present | en | second trimester
pregnancy-second-half | present | en | third trimester
pregnancy-small | present | en | abort
pregnancy-small | present | en | aborted
pregnancy-small | present | en | abortion
pregnancy-small | present | en | d and c
pregnancy-small | present | en | flush pregnancy
pregnancy-small | present | en | miscarriage
pregnancy-small | present | en | miscarried
pregnancy-small | present | en | miscarry
pregnancy-small | present | en | pass + tissue + vagina
pregnancy-small | present | en | remove pregnancy
pregnancy-small | present | en | removed pregnancy
pregnancy-small | present | en | terminate pregnancy
pregnancy-small | present | en | termination of pregnancy
pregnancy-small | present | pcm | belle comot
pregnancy-small | present | pcm | comot belle
pregnancy-small | present | pcm | comot pregnancy
pregnancy-small | present | pcm | flush belle
pregnancy-small | present | pcm | remove belle
pregnancy-small | present | pcm | wash belle
pregnant | absent | en | cannot be + pregnant
pregnant | absent | en | cannot be pregnant
pregnant | absent | en | negative pregnancy test
pregnant | absent | en | non pregnant
pregnant | absent | en | nonpregnant
pregnant | absent | en | not be pregnant
pregnant | absent | en | not pregnant
pregnant | absent | en | pregnancy test + negative
pregnant | absent | en | unlikely + pregnant
pregnant | other | en | expecting + results/visitors/better
pregnant | other | en | oyun estate
pregnant | other | en | oyun lga
pregnant | other | en | oyun local
pregnant | other | en | oyun road
pregnant | present | en | am expecting
pregnant | present | en | antenatal
pregnant | present | en | baby bump
pregnant | present | en | bleed in pregnancy
pregnant | present | en | bleeding in pregnancy
pregnant | present | en | blood for pregnancy
pregnant | present | en | blood in pregnancy
pregnant | present | en | carrying + pregnancy
pregnant | present | en | carrying a baby
pregnant | present | en | expecting
pregnant | present | en | expecting + baby
pregnant | present | en | gestation
pregnant | present | en | gestational
pregnant | present | en | gravid
pregnant | present | en | gravida
pregnant | present | en | has bump
pregnant | present | en | home pregnancy test + positive
pregnant | present | en | home test + positive
pregnant | present | en | hpt + positive
pregnant | present | en | i took in
pregnant | present | en | just took in
pregnant | present | en | loyun
pregnant | present | en | months pregnant
pregnant | present | en | multigravida
pregnant | present | en | positive pregnancy test
pregnant | present | en | preg
pregnant | present | en | preg + week/month
pregnant | present | en | pregnancy + week/month
pregnant | present | en | pregnancy test + positive
pregnant | present | en | pregnant
pregnant | present | en | pregnant woman
pregnant | present | en | primigravida
pregnant | present | en | primip
pregnant | present | en | see/seeing/saw + blood + pregnancy
pregnant | present | en | she took in
pregnant | present | en | test + positive + late/period/pregnan
pregnant | present | en | test + two lines/2 lines/double line
pregnant | present | en | test was positive ~ spotting/drops of blood/drop of blood
pregnant | present | en | took in + weeks/month/months
pregnant | present | en | trimester
pregnant | present | en | two lines + test/strip/stick
pregnant | present | en | weeks pregnant
pregnant | present | en | with child
pregnant | present | en | with child + months
pregnant | present | ha | ina da ciki
pregnant | present | ha | juna biyu
pregnant | present | ha | mai ciki
pregnant | present | ha | tana da ciki
pregnant | present | ig | adi m ime
pregnant | present | ig | di ime
pregnant | present | ig | nwanyi ime
pregnant | present | pcm | belle + months
pregnant | present | pcm | belle woman
pregnant | present | pcm | carry belle
pregnant | present | pcm | don take in
pregnant | present | pcm | get belle
pregnant | present | pcm | has belle
pregnant | present | pcm | have belle
pregnant | present | pcm | i don take in
pregnant | present | pcm | i get belle
pregnant | present | pcm | im expecting
pregnant | present | yo | aboyun
pregnant | present | yo | oyun
waters-broken | other | en | water pipe/water tank/water pump
waters-broken | other | pcm | water comot for tap/water comot from tap/water comot for nose/water comot from nose/water comot for eye/water comot from eye/water comot for ear/water comot from ear
waters-broken | present | en | amniotic + leak
waters-broken | present | en | fluid + leak + pregnant
waters-broken | present | en | fluid + leak/leaking + pregnant/weeks
waters-broken | present | en | fluid/water + leak/leaking/leaks ~ pregnant
waters-broken | present | en | gush + fluid + @vagina
waters-broken | present | en | leaking + fluid/water + pregnant/weeks
waters-broken | present | en | leaking + liquor
waters-broken | present | en | liquor + leak/drain/drained/green/meconium
waters-broken | present | en | my water broke
waters-broken | present | en | pregnan + leak
waters-broken | present | en | rupture of membranes
waters-broken | present | en | ruptured membranes
waters-broken | present | en | water + break/broke + pregnan/labour
waters-broken | present | en | water + leak + pregnant
waters-broken | present | en | water break
waters-broken | present | en | water broke/water has broken/water just broke/water don break
waters-broken | present | en | water burst
waters-broken | present | en | waters + break
waters-broken | present | en | waters broke
waters-broken | present | en | waters burst
waters-broken | present | pcm | my water comot/her water comot/wife water comot/woman water comot
waters-broken | present | pcm | water don break
waters-broken | present | pcm | water don burst
`;
