import type { FindingRow } from './finding-row.ts';

/** Urine, kidneys, genitals, periods. */
export const URINARY_GENITAL_FINDINGS = [
  {
    id: 'urine-burning',
    name: 'pain or burning when passing urine',
    base: 0.02,
    ask: 'Does it burn or hurt to pass urine?',
    words:
      '@urine + @pain/burn/burning/sting/pepper/hot | dysuria | dysuric | burn/burning + urinate/pee/wee/piss | urine dey pain | urine dey pepper | piss dey pain | pain + pass + urine | burning urination | stinging + pee | @pain + @urine | sting/stinging/burns/hurts + urinate/pee/wee/water | @pain + urinate | pain + when + urinate/pee/wee | scald/scalding + urinate/pee/urine',
    unless: 'hot water + burn/scald | boiling water | water + burn + face/hand/skin/leg/body/chest',
  },
  {
    id: 'urine-frequent',
    name: 'passing urine often',
    base: 0.02,
    words:
      '@urine + frequent/often/urgent/frequency/urgency/every/times | frequency + urgency | urgency + frequency | frequent urination | keeps going to toilet + urine | piss all the time | urge + @urine | urinary frequency | urinary urgency | keep + urinate/pee | frequency | urgency | always + pee/urinate | every half hour + go/toilet/urine/pee | every hour + pee/urine/toilet | every 20 minutes + pee/urine | go every half hour | toilet + every + minutes + urine/pee | have to go + often/every | pee + small small | toilet + every + minutes/hour | every twenty minutes | every ten minutes | every few minutes + toilet/pee/urine | times a day + urinate/pee/wee/urine',
    unless: 'often as usual | often as before | often as always | as often as | often as normal',
  },
  {
    id: 'urine-blood',
    name: 'blood in the urine',
    base: 0.006,
    ask: 'Is there blood in the urine?',
    words:
      '@blood + @urine | hematuria | @red + @urine | pink + @urine | urine + @red/blood/pink/rbc/erythrocytes | piss blood | smoky urine | urine dey red',
  },
  {
    id: 'urine-cloudy',
    name: 'cloudy or smelly urine',
    base: 0.008,
    words: '@urine + cloudy/smell/foul/odour/odor | smelly urine | cloudy urine | urine + cloudy',
  },
  {
    id: 'urine-stopped',
    name: 'cannot pass urine at all',
    base: 0.002,
    ask: 'Is it impossible to pass any urine although the bladder is full?',
    words:
      'urinary retention | cannot pass urine | cannot urinate | cannot pee | cannot wee | no fit piss | no fit urinate | cannot + pass + urine | urine no dey come | urine no gree come | retention of urine | urine block | bladder + full/distend + cannot | cannot empty bladder | piss no dey comot | not able pass urine | no fit pass urine | bladder retention | cannot + urinate/pee/piss | not + able + pee/urinate/pass urine | not been able + pee | bladder + full + nothing/cannot/not | nothing comes out + urine/pee/bladder | urine + not come/no come/no gree come | pee + not come | pee + not come/no come/no dey come | urine + no dey come/no dey comot | pee no dey comot | piss/urine/pee/urinate ~ drop/nothing ~ push/strain | not piss/not pee/not urinate ~ drop/nothing ~ push/strain',
  },
  {
    id: 'urine-leak',
    name: 'losing urine or stool without control',
    base: 0.004,
    words:
      'incontinen | incontinence | wet myself | urine + leak/control | lose control + bladder/bowel | loss of bladder control | loss of bowel control | cannot control + urine/bladder/bowel/stool | control of bladder | control of bowel | bladder + control | bowel + control | wet myself | pee/urine/piss + without knowing/not knowing | mess myself | soil myself | pee/urine/piss/stool/shit + come out + itself/own | pee/urine/piss/stool/shit + comes by itself',
  },
  {
    id: 'urine-slow',
    name: 'weak urine stream',
    base: 0.006,
    words:
      'weak + stream | urine + slow/drip/dribble | hesitancy | poor stream | start + urine + difficult | straining + urine | prostate | terminal dribbling | dribbling + urine/pee/stream/urinating/prostate',
  },
  {
    id: 'urine-foamy',
    name: 'foamy urine',
    base: 0.003,
    words: 'foamy urine | frothy urine | urine + foam/froth/bubble | proteinuria | protein + urine',
  },
  {
    id: 'kidney-tender',
    name: 'pain when the back below the ribs is tapped',
    kind: 'sign',
    base: 0.004,
    words:
      'costovertebral angle | cva tender | cva tenderness | costovertebral | renal angle tender | tap + back + @pain | costovertebral tenderness | punch tender',
    not: 'no cva | no costovertebral',
  },
  {
    id: 'testis-pain',
    name: 'pain in a testicle',
    base: 0.004,
    ask: 'Is there pain in a testicle?',
    words:
      '@testis + @pain/@swell | balls/nuts/ballsack + @pain/@swell/hurt | left ball + @pain/@swell | right ball + @pain/@swell | one ball + @pain/@swell | scrotal pain | blokos dey pain | @testis + @pain | ball dey pain | my balls + @pain/@swell | blokos + @pain/@swell | his private part + @pain/@swell | sac + @pain/@swell | private part/sac + @swell + boy/son/he | manhood + @swell/@pain | my ball + @pain | his ball + @pain | him ball + @pain | my ball dey pain | my ball start to @pain | my ball/his ball/him ball/balls + hard/@swell/high up/pulled up/twist | ball pain | ball is up | ball up + pain/swell',
    unless: 'ball + foot/toe/heel/knee/eye/play/playing/football/tennis/basket/hit/kick',
  },
  {
    id: 'testis-pain-sudden',
    name: 'sudden pain in a testicle',
    base: 0.001,
    implies: ['testis-pain'],
    words:
      'balls/nuts/ballsack ~ sudden/severe/twist/higher | left ball/right ball/one ball + sudden/severe/twist/higher/wake/hour | @testis + sudden/severe/acute/wake/hour/twist/high/horizontal/woke/minutes | testicular torsion | cremasteric | high riding | my ball ~ sudden/seriously/serious/severe/tonight/just start/this night/twist | his ball ~ sudden/seriously/serious/severe/tonight/just start/this night/twist | my ball/his ball/him ball/balls + high up/pulled up/twist',
    unless: 'ball + foot/toe/heel/knee/eye/play/playing/football/tennis/basket',
  },
  {
    id: 'testis-lump',
    name: 'lump in a testicle',
    base: 0.001,
    implies: ['lump-skin'],
    words: '@testis + lump/hard/mass/nodule/painless | painless + @testis | hydrocele | scrotum + big',
  },
  {
    id: 'priapism',
    name: 'erection that does not go',
    base: 0.0006,
    words:
      'priapism | erection + not go/hours/painful/prolong/persist/last/stop/stand | prick + stand | painful erection | penis + stand/hard/erect + hours/pain | manhood + stand | man power/manpower/viagra/sildenafil/sex drug/burantashi/sex enhancer ~ not go down/not come down/standing/stand/hard | penis/prick/manhood + stand/standing/hard ~ not go down/not come down/no gree go down | penis/prick/manhood + stand/standing/hard + night/morning',
  },
  {
    id: 'penis-discharge',
    name: 'discharge from the penis',
    base: 0.003,
    words:
      'penis + @discharge/@pus/drip | urethral discharge | penile discharge | prick + discharge/@pus | urethra + discharge | drip + penis | gonorrhea | discharge + urethra | white/yellow/thick/something + come out + penis/private | come out + private part | water dey come out + penis | penis + pus/discharge/drip/leak | discharge from private | comot + private',
  },
  {
    id: 'genital-ulcer',
    name: 'sore on the genitals',
    base: 0.004,
    words:
      'genital + ulcer/sore/blister/wound | penis + ulcer/sore/blister/wound | vulva + ulcer/sore/blister | chancre | private part + sore/wound/blister | genital herpes | labia + ulcer/sore/blister | private + sore/blister | vagina + ulcer/blister',
  },
  {
    id: 'genital-warts',
    name: 'growths on the genitals',
    base: 0.003,
    words: 'genital wart | genital + wart/growth/bump | wart + penis/vagina/anus',
  },
  {
    id: 'foreskin-stuck',
    name: 'foreskin stuck behind the head of the penis',
    base: 0.0004,
    words: 'foreskin + stuck/back/retract/swell/cannot | paraphimosis',
  },
  {
    id: 'vaginal-discharge',
    name: 'vaginal discharge',
    base: 0.015,
    words:
      '@vagina + @discharge | vaginal discharge | white discharge | discharge + private/@vagina | discharge + smell/itch/white/thick/fishy/curd | toilet infection | infection + private | leucorrhea | leukorrhea | discharge + foul/yellow/green/cottage | water + comot + private | discharge + down there/below/private/pant/underwear | down there + discharge | discharge | white + private/vagina/pant',
    unless:
      'discharge + ear/nose/nasal/eye/wound/penis/navel/nipple/throat/hospital/clear | nasal discharge | ear discharge | discharge + watery + nose | hospital discharge | discharge from hospital | urethral',
  },
  {
    id: 'vaginal-discharge-clear',
    name: 'clear discharge without smell or itch',
    kind: 'sign',
    base: 0.006,
    words:
      'clear/thin/egg white/stretchy/watery + vaginal discharge | clear/stretchy + discharge + mid cycle/middle/ovulation/cycle/pants/underwear/private | discharge + egg white | discharge mid cycle',
    unless: 'clear + nose/nasal/ear/eye',
  },
  {
    id: 'vaginal-discharge-curd',
    name: 'thick white discharge like curd',
    base: 0.005,
    implies: ['vaginal-discharge'],
    words:
      'discharge + curd/cheese/cottage/clump/thick white/white thick | cottage cheese | curd like | curdy | thick white + discharge | white + clumpy | discharge + thick + white | curdlike | cheesy | lumpy + discharge | white + lumpy | discharge + lumps/lumpy/curd/curdy/cottage/cheese | white curds | curds | thrush + white/itch/discharge',
  },
  {
    id: 'vaginal-itch',
    name: 'itching of the vagina',
    base: 0.008,
    words:
      '@vagina + itch/pruritus/burning/irritate | vulvovaginal + itch | itch + private | vaginal pruritus | vulvar itch | private dey scratch | vulvar pruritus | itch + @vagina | private part + itch | external dysuria | yeast infection | down there + itch | itch + down there | thrush + itch/down/again/back',
    unless: 'thrush + mouth/tongue/oral/baby',
  },
  {
    id: 'vaginal-discharge-smell',
    name: 'discharge that smells fishy or foul',
    base: 0.006,
    implies: ['vaginal-discharge'],
    words:
      'discharge + fishy/fish/foul/smell/odour/odor/offensive/stink | fishy odor | fishy smell | malodorous | foul + vaginal',
    not: 'discharge + no odor | no odor | odorless | no odour | without odor | no smell',
  },
  {
    id: 'vulva-red',
    name: 'red, swollen vulva',
    kind: 'sign',
    base: 0.004,
    words:
      'vulva + @red/@swell | vulvar erythema | vulvar edema | vaginal wall + @red | labia + @red/@swell | vaginal mucosa + @red',
  },
  {
    id: 'vaginal-bleeding',
    name: 'bleeding from the vagina',
    base: 0.015,
    words:
      '@vagina + @blood | vaginal bleed | bleed + between period | bleed + down | period + bleed | intermenstrual bleed | bleed + vagina/private | blood + comot + private/down | bleed + down there | bleed after sex | postcoital bleed | per vagina + bleed | bleeding per vagina | bleed pv | pv bleed | light bleed | brown + spotting | @blood + @vagina | bleed + below | bleed + pregnant | bleed + pregnancy | bleed + private | blood + below | spotting + period/vagina/pregnant/blood | spotting | bleed + preg',
  },
  {
    id: 'vaginal-bleeding-heavy',
    name: 'heavy bleeding from the vagina',
    base: 0.003,
    implies: ['vaginal-bleeding', 'heavy-bleeding'],
    ask: 'Is the bleeding heavy (a pad soaked in an hour or clots)?',
    words:
      '@vagina + @blood + heavy/profuse/much/gush/clot | soak + pad | soak + pads | pad + hour/full | bleed + clot + @vagina/period | blood clots + vagina/pregnant | pass + clots | heavy vaginal bleed | bleed + heavy + pregnant/birth/delivery | clots + bleeding | soak + bed + pregnant | soak + wrapper/wrappers/bed/cloth/cloths | bleed + below + heavy | bleed + pregnant + heavy/clots | bleed + wrapper',
  },
  {
    id: 'period-late',
    name: 'missed period',
    base: 0.02,
    ask: 'Is a period late?',
    words:
      'miss + period | period + late/miss | amenorrhea | no period | last period + weeks/months | last menstrual period + week/month | lmp + week/month | menses + late/miss | not see + period | never see my period | period + not come/not see | missed my period | menstrual period + ago | have not seen period | late period | menstruation + late/miss | weeks late | days late | week late | months late | late + home test/pregnancy test | periods/period/menses + missed one/skipped/skipped one | missed one + period/periods/menses | missed + month + period | miss/missed + flow/menses/menstruation | flow + late',
    unless:
      'last period ended | last period finished | period ended | period finished | last period + ended/finished/normal/expected',
  },
  {
    id: 'period-heavy',
    name: 'heavy periods',
    base: 0.01,
    words:
      'heavy period | heavy + menses/menstrual/menstruation | menorrhagia | period + heavy/long/last/clot | heavy menstrual | periods + heavy',
  },
  {
    id: 'bleeding-over',
    name: 'bleeding is over now',
    kind: 'course',
    unexplained: 1,
    base: 0.03,
    words:
      'not bleeding now | no bleeding now | not bleeding at the moment | not bleeding currently | not bleeding today | not bleeding again | no bleeding at present | not bleeding at present | no bleeding currently | no bleeding today | period + ended/finished/stopped + ago/week/days/yesterday | last one + ended/finished/stopped + ago | last + finished/ended + ago | menses + ended/finished/stopped + ago | now dry | bleeding stopped + days ago/week ago/ago | blood don stop | no longer bleeding | bleeding has stopped | bleeding don stop',
  },
  {
    id: 'period-pain',
    name: 'pain with periods',
    base: 0.015,
    words:
      'period pain | menstrual pain | period + @pain | menses + @pain | dysmenorrhea | menstrual cramp | cramps + period | menstruation + @pain | pain + menstruation',
  },
  {
    id: 'cervix-tender',
    name: 'pain when the cervix is moved',
    kind: 'sign',
    base: 0.0008,
    words: 'cervical motion | cervical excitation | cmt | adnexal tender | adnexal tenderness | adnexal mass | adnexa',
  },
  {
    id: 'sex-pain',
    name: 'pain during sex',
    base: 0.006,
    words: 'dyspareunia | @pain + sex/intercourse | sex + @pain',
  },
  {
    id: 'breast-lump',
    name: 'breast lump',
    base: 0.004,
    implies: ['lump-skin'],
    words: 'breast + lump/mass | lump + breast | nipple + discharge/blood/retract',
  },
  {
    id: 'breast-pain',
    name: 'painful, red breast',
    base: 0.006,
    words: 'breast + @pain/@red/@swell/hot/hard | mastitis | nipple + @pain/crack | engorge + breast',
  },
  {
    id: 'breast-cyclic',
    name: 'sore breasts before each period',
    base: 0.004,
    words:
      'breasts + sore/tender/@pain/lumpy/full + before + period/menses | breasts + week before + period | both breasts + tender/sore + period/menses/cycle/pregnant | breast + tender + both sides',
  },
  {
    id: 'hot-flushes',
    name: 'hot flushes',
    base: 0.006,
    words:
      'hot flush | hot flash | hot flashes | hot flushes | menopause | internal heat | sudden heat + face/chest/body/neck | heat + face + day/times/several | waves of heat | heat + rush + face | body + heat + inside + sweat + period/menses',
  },
  {
    id: 'sexual-assault',
    name: 'sexual assault',
    kind: 'exposure',
    base: 0.001,
    words:
      'rape | raped | sexual assault | sexually assaulted | sexual abuse | defile | forced + sex | forced me + sleep/slept/sex/car/room/bed/himself | force me + sleep/slept/sex/car/room/bed | slept with me + force/forced/against/without | sex + without my consent/against my will | touched me + without/force/forced | held me down | he had his way | sleep with me + force | my uncle + touch + private | forced himself on me | forced himself on her | forced himself on him | forced himself + me/her/him/daughter/sister/girl | force himself on me | slept with her + force/forced | uncle/stepfather/father/teacher/neighbour/pastor/man/cousin/boss + slept with/sleep with/sleeping with/lay with + sister/daughter/girl/child/pikin/year old/me',
  },
  {
    id: 'unprotected-sex',
    name: 'unprotected sex',
    kind: 'exposure',
    base: 0.01,
    words:
      'unprotected + sex/intercourse | sex + without condom | condom + burst/break/tear | new + sexual partner | multiple + sexual partner | new partner | sexually active | multiple partners | unprotected',
  },
] as const satisfies readonly FindingRow[];
