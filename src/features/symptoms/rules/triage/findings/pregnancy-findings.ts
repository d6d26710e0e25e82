import type { FindingRow } from './finding-row.ts';

/** Pregnancy, birth and the weeks after. */
export const PREGNANCY_FINDINGS = [
  {
    id: 'pregnant',
    name: 'pregnancy',
    kind: 'background',
    base: 0.03,
    words:
      'pregnant | pregnancy + week/month | gestation | gestational | weeks pregnant | months pregnant | trimester | expecting + baby | with child + months | carry belle | belle + months | get belle | gravida | primigravida | multigravida | pregnancy test + positive | positive pregnancy test | primip | antenatal | pregnant woman | carrying + pregnancy | gravid | expecting | im expecting | am expecting | carrying a baby | with child | baby bump | has bump | home test + positive | home pregnancy test + positive | test + positive + late/period/pregnan | hpt + positive | bleed in pregnancy | bleeding in pregnancy | preg + week/month | preg | i took in | she took in | just took in | don take in | i don take in | took in + weeks/month/months | i get belle | have belle | has belle | ina da ciki | tana da ciki | mai ciki | juna biyu | loyun | aboyun | oyun | adi m ime | di ime | nwanyi ime | test was positive ~ spotting/drops of blood/drop of blood | test + two lines/2 lines/double line | two lines + test/strip/stick | see/seeing/saw + blood + pregnancy | blood for pregnancy | blood in pregnancy',
    unless: 'expecting + results/visitors/better | oyun estate | oyun road | oyun lga | oyun local',
    not: 'not pregnant | pregnancy test + negative | negative pregnancy test | non pregnant | nonpregnant | cannot be pregnant | cannot be + pregnant | not be pregnant | unlikely + pregnant | pregnancy test + negative',
  },
  {
    id: 'pregnancy-first-half',
    name: 'early pregnancy',
    kind: 'background',
    base: 0.008,
    implies: ['pregnant'],
    words: 'early pregnancy | first trimester | early pregnant | newly pregnant',
  },
  {
    id: 'pregnancy-second-half',
    name: 'later pregnancy',
    kind: 'background',
    base: 0.01,
    implies: ['pregnant'],
    words: 'third trimester | late pregnancy | second trimester | near term | heavily pregnant | full term pregnant',
  },
  {
    id: 'postpartum',
    name: 'gave birth in the last weeks',
    kind: 'background',
    base: 0.008,
    words:
      'postpartum | post partum | puerper | after delivery | after + birth | gave birth | give birth | just delivered | delivered + baby + ago/days/weeks | after childbirth | born + last week + mother | delivery + days ago | delivery + weeks ago | caesarean | cesarean | c section | cs + days ago | cs + weeks ago | after i born | i born + ago | don born | puerperium | delivered + days/weeks/yesterday | childbirth | delivered + ago/home/hours/yesterday/today/morning/last | put to bed | born pikin | born + hours ago + sister/wife | had my baby + ago | had a baby + ago/weeks | since the birth | since birth of my | after my delivery | since my delivery | born baby + ago | breastfeeding mother | since my caesar | my caesar | caesar + last/week/ago/days/wound | after caesar | after my cs | cs wound | since i delivered | since she delivered | since i gave birth | after putting to bed | baby is + weeks + breast/breastfeed/nipple | weeks after my baby | days after my baby | weeks after the baby | days after the baby | month after my baby | months after my baby | baby was born/son was born/daughter was born/twins were born + ago/yesterday/today/morning/night/week | delivered/born/put to bed + monday/tuesday/wednesday/thursday/friday/saturday/sunday | since delivery | wife/sister/madam/aunty/she/daughter + born/deliver/delivered + ago/yesterday',
    unless: 'since birth + defect/condition | delivered + parcel/order/food/goods',
  },
  {
    id: 'fetus-moves-less',
    name: 'baby in the womb moves less or not at all',
    base: 0.001,
    ask: 'Does the baby in the womb move less than usual?',
    words:
      'baby + not move | baby + move + less | fetal movement + reduce/less/decrease/no/absent/lose/stop | baby + kick + less/not/stop/no | not feel + baby + move | baby no dey move | no fetal movement | not felt + baby | baby + stop + move/kick | decreased fetal movement | reduced fetal movement | not felt + movement | baby no dey kick | belle no dey move | pikin no dey move | pikin/child/baby + inside/womb/belle + not kick/not move/not moved/not kicked | baby + movement + less/stop/reduce | baby + no move/no dey move/no kick/not kick | no move + belle | pikin + no move | baby + gone still/gone quiet/not kicked/stopped kicking/stopped moving/silent/sleeping all day | no kick since | baby + still since/quiet since + month/week/yesterday/morning | pikin + quiet/still + belle/belly | cold water + nothing + baby/kick/move | not felt + kick/kicks/baby | no kicks | cannot feel + baby + move/kick | cannot feel + movement/kicks',
  },
  {
    id: 'waters-broken',
    name: 'waters have broken',
    base: 0.001,
    words:
      'water + break/broke + pregnan/labour | waters broke | my water broke | ruptured membranes | rupture of membranes | leaking + liquor | amniotic + leak | water don break | gush + fluid + @vagina | water break | waters + break | fluid + leak + pregnant | water don burst | waters burst | water burst | fluid + leak/leaking + pregnant/weeks | leaking + fluid/water + pregnant/weeks | pregnan + leak | fluid/water + leak/leaking/leaks ~ pregnant | water + leak + pregnant | liquor + leak/drain/drained/green/meconium',
  },
  {
    id: 'fluid-down-legs',
    name: 'fluid that runs down the legs',
    base: 0.001,
    words:
      'water/fluid/liquid + run/pour/flow/gush/trickle/drip/come + leg/thigh/pant/underwear/pad/bed | water came | water don come | water dey comot | water come out | water dey come out',
    unless:
      'water + bath/shower/rain/bucket | eye/nose/ear/mouth/wound/sore/breast + water | water + eye/nose/ear/mouth/wound/sore/breast',
  },
  {
    id: 'labour',
    name: 'labour pains',
    base: 0.002,
    words:
      'in labour | in labor | labour pain | labor pain | labour + start | urge to push | want push | labour don start | active labour | baby + coming out | head dey show | bearing down | contraction + pregnant/minutes/minute/apart/water/belle/womb/labour/term/weeks/strong/regular | baby + crowning | labour/labor + since/yesterday/hours/long ~ wife/pikin/baby/pregnant/belle/she/sister/deliver/born | dey labour | dey labor | pikin/baby + never come out/no gree come out/not come out/head show | tighten/tightening + every/minute/minutes ~ pregnant/weeks/belle/belly | want to poo/want to shit/want poo/want shit ~ push/pushing/pressure ~ pregnant/weeks/belle',
  },
  {
    id: 'cord-out',
    name: 'cord or part of the baby can be seen',
    base: 0.0002,
    words:
      'cord + out/prolapse/vagina | cord prolapse | baby foot + out | hand + come out + baby + vagina | placenta + not/retain | rope/cord/string/hand/leg/foot + comot/come out/hanging/hang/coming + private/vagina/below/belle/between | rope + private/vagina/below | baby foot/baby leg/baby hand/baby bottom/baby buttock/babys foot/babys leg/babys hand + outside/show/come/pull | placenta/afterbirth + never come out/not come out/no gree come out/still inside/inside/stuck | placenta/afterbirth + no comot/not comot/no gree comot/never comot/no dey comot/no come/not out/no out/refuse',
  },
  {
    id: 'pre-eclampsia-known',
    name: 'high blood pressure in pregnancy',
    kind: 'background',
    base: 0.001,
    words:
      'preeclampsia | pre eclampsia | preeclamptic | eclampsia | bp + high + pregnan | blood pressure + high + pregnan | gestational hypertension | pregnancy induced hypertension | pregnancy + hypertension',
  },
  {
    id: 'morning-sickness',
    name: 'sickness of early pregnancy',
    base: 0.003,
    words: 'morning sickness | hyperemesis | pregnan + nausea | pregnan + vomit | vomit + pregnan | pregnancy sickness',
  },
  {
    id: 'lochia-foul',
    name: 'foul discharge after birth',
    base: 0.0008,
    words:
      'lochia + foul/smell | foul + discharge + birth/delivery | foul smelling lochia | offensive lochia | discharge + smell + birth/delivery/born | delivered/birth/put to bed/born/miscarriage ~ come out/comes out/coming out/comot/flow/flowing ~ smell/smells/smelling/stink/stinks/stinking/rotten',
    unless: 'cord + smell/smells/smelling | navel + smell/smells/smelling',
  },
  {
    id: 'pregnancy-small',
    name: 'termination or miscarriage recently',
    kind: 'background',
    base: 0.002,
    words:
      'abortion | miscarriage | miscarry | miscarried | d and c | termination of pregnancy | pass + tissue + vagina | belle comot | removed pregnancy | remove belle | remove pregnancy | terminate pregnancy | flush pregnancy | flush belle | wash belle | comot belle | comot pregnancy | aborted | abort',
  },
  {
    id: 'pain-one-side',
    name: 'pain on one side',
    kind: 'course',
    unexplained: 1,
    base: 0.05,
    words:
      'sharp/sudden/severe/bad/stabbing + @pain + right/left/one side | @pain + on the right | @pain + on the left | @pain + one side',
  },
] as const satisfies readonly FindingRow[];
