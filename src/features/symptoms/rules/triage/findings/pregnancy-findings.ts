import type { FindingRow } from './finding-row.ts';

/** Pregnancy, birth and the weeks after. */
export const PREGNANCY_FINDINGS = [
  {
    id: 'pregnant',
    name: 'pregnancy',
    kind: 'background',
    base: 0.03,
    words:
      'pregnant | pregnancy + week/month | gestation | gestational | weeks pregnant | months pregnant | trimester | expecting + baby | with child + months | carry belle | belle + months | get belle | gravida | primigravida | multigravida | pregnancy test + positive | positive pregnancy test | primip | antenatal | pregnant woman | carrying + pregnancy | gravid | expecting | im expecting | am expecting | carrying a baby | with child | baby bump | has bump | home test + positive | home pregnancy test + positive | test + positive + late/period/pregnan | hpt + positive | bleed in pregnancy | bleeding in pregnancy | preg + week/month | preg | i took in | she took in | just took in | don take in | i don take in | took in + weeks/month/months | i get belle | have belle | has belle',
    unless: 'expecting + results/visitors/better',
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
      'postpartum | post partum | puerper | after delivery | after + birth | gave birth | give birth | just delivered | delivered + baby + ago/days/weeks | after childbirth | born + last week + mother | delivery + days ago | delivery + weeks ago | caesarean | cesarean | c section | cs + days ago | cs + weeks ago | after i born | i born + ago | don born | puerperium | delivered + days/weeks/yesterday | childbirth | delivered + ago/home/hours/yesterday/today/morning/last | put to bed | born pikin | born + hours ago + sister/wife | had my baby + ago | had a baby + ago/weeks | since the birth | since birth of my | after my delivery | since my delivery | born baby + ago | breastfeeding mother | since my caesar | my caesar | caesar + last/week/ago/days/wound | after caesar | after my cs | cs wound | since i delivered | since she delivered | since i gave birth | after putting to bed | baby is + weeks + breast/breastfeed/nipple',
    unless: 'since birth + defect/condition',
  },
  {
    id: 'fetus-moves-less',
    name: 'baby in the womb moves less or not at all',
    base: 0.001,
    ask: 'Does the baby in the womb move less than usual?',
    words:
      'baby + not move | baby + move + less | fetal movement + reduce/less/decrease/no/absent/lose/stop | baby + kick + less/not/stop/no | not feel + baby + move | baby no dey move | no fetal movement | not felt + baby | baby + stop + move/kick | decreased fetal movement | reduced fetal movement | not felt + movement | baby no dey kick | belle no dey move | pikin no dey move | baby + movement + less/stop/reduce | baby + no move/no dey move/no kick/not kick | no move + belle | pikin + no move | baby + gone still/gone quiet/not kicked/stopped kicking/stopped moving/silent/sleeping all day | no kick since | baby + still since/quiet since + month/week/yesterday/morning | pikin + quiet/still + belle/belly | cold water + nothing + baby/kick/move | not felt + kick/kicks/baby | no kicks',
  },
  {
    id: 'waters-broken',
    name: 'waters have broken',
    base: 0.001,
    words:
      'water + break/broke + pregnan/labour | waters broke | my water broke | ruptured membranes | rupture of membranes | leaking + liquor | amniotic + leak | water don break | gush + fluid + @vagina | water break | waters + break | fluid + leak + pregnant | water don burst | waters burst | water burst | fluid + leak/leaking + pregnant/weeks | leaking + fluid/water + pregnant/weeks | pregnan + leak | fluid/water + leak/leaking/leaks ~ pregnant | water + leak + pregnant | liquor + leak/drain/drained/green/meconium',
  },
  {
    id: 'labour',
    name: 'labour pains',
    base: 0.002,
    words:
      'in labour | in labor | labour pain | labor pain | labour + start | urge to push | want push | labour don start | active labour | baby + coming out | head dey show | bearing down | contraction + pregnant/minutes/minute/apart/water/belle/womb/labour/term/weeks/strong/regular | baby + crowning',
  },
  {
    id: 'cord-out',
    name: 'cord or part of the baby can be seen',
    base: 0.0002,
    words:
      'cord + out/prolapse/vagina | cord prolapse | baby foot + out | hand + come out + baby + vagina | placenta + not/retain | rope/cord/string/hand/leg/foot + comot/come out/hanging/hang/coming + private/vagina/below/belle/between | rope + private/vagina/below',
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
    words: 'morning sickness | hyperemesis | pregnan + nausea | pregnan + vomit | vomit + pregnan',
  },
  {
    id: 'lochia-foul',
    name: 'foul discharge after birth',
    base: 0.0008,
    words:
      'lochia + foul/smell | foul + discharge + birth/delivery | foul smelling lochia | offensive lochia | discharge + smell + birth/delivery/born',
  },
  {
    id: 'pregnancy-small',
    name: 'termination or miscarriage recently',
    kind: 'background',
    base: 0.002,
    words:
      'abortion | miscarriage | miscarry | miscarried | d and c | termination of pregnancy | pass + tissue + vagina | belle comot | removed pregnancy',
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
