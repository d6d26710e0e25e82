/** Wordings: Urine, kidneys, genitals, periods. */
export const URINARY_GENITAL_WORDINGS = `
bleeding-over | present | en | bleeding has stopped
bleeding-over | present | en | bleeding stopped + days ago/week ago/ago
bleeding-over | present | en | last + finished/ended + ago
bleeding-over | present | en | last one + ended/finished/stopped + ago
bleeding-over | present | en | menses + ended/finished/stopped + ago
bleeding-over | present | en | no bleeding at present
bleeding-over | present | en | no bleeding currently
bleeding-over | present | en | no bleeding now
bleeding-over | present | en | no bleeding today
bleeding-over | present | en | no longer bleeding
bleeding-over | present | en | not bleeding again
bleeding-over | present | en | not bleeding at present
bleeding-over | present | en | not bleeding at the moment
bleeding-over | present | en | not bleeding currently
bleeding-over | present | en | not bleeding now
bleeding-over | present | en | not bleeding today
bleeding-over | present | en | now dry
bleeding-over | present | en | period + ended/finished/stopped + ago/week/days/yesterday
bleeding-over | present | pcm | bleeding don stop
bleeding-over | present | pcm | blood don stop
breast-cyclic | present | en | both breasts + tender/sore + period/menses/cycle/pregnant
breast-cyclic | present | en | breast + tender + both sides
breast-cyclic | present | en | breasts + sore/tender/@pain/lumpy/full + before + period/menses
breast-cyclic | present | en | breasts + week before + period
breast-lump | present | en | breast + lump/mass
breast-lump | present | en | lump + breast
breast-lump | present | en | nipple + discharge/blood/retract
breast-pain | present | en | breast + @pain/@red/@swell/hot/hard
breast-pain | present | en | engorge + breast
breast-pain | present | en | mastitis
breast-pain | present | en | nipple + @pain/crack
cervix-tender | present | en | adnexa
cervix-tender | present | en | adnexal mass
cervix-tender | present | en | adnexal tender
cervix-tender | present | en | adnexal tenderness
cervix-tender | present | en | cervical excitation
cervix-tender | present | en | cervical motion
cervix-tender | present | en | cmt
foreskin-stuck | present | en | foreskin + stuck/back/retract/swell/cannot
foreskin-stuck | present | en | paraphimosis
genital-ulcer | present | en | chancre
genital-ulcer | present | en | genital + ulcer/sore/blister/wound
genital-ulcer | present | en | genital herpes
genital-ulcer | present | en | labia + ulcer/sore/blister
genital-ulcer | present | en | penis + ulcer/sore/blister/wound
genital-ulcer | present | en | private + sore/blister
genital-ulcer | present | en | private part + sore/wound/blister
genital-ulcer | present | en | vagina + ulcer/blister
genital-ulcer | present | en | vulva + ulcer/sore/blister
genital-warts | present | en | genital + wart/growth/bump
genital-warts | present | en | genital wart
genital-warts | present | en | wart + penis/vagina/anus
hot-flushes | present | en | body + heat + inside + sweat + period/menses
hot-flushes | present | en | heat + face + day/times/several
hot-flushes | present | en | heat + rush + face
hot-flushes | present | en | hot flash
hot-flushes | present | en | hot flashes
hot-flushes | present | en | hot flush
hot-flushes | present | en | hot flushes
hot-flushes | present | en | internal heat
hot-flushes | present | en | menopause
hot-flushes | present | en | sudden heat + face/chest/body/neck
hot-flushes | present | en | waves of heat
kidney-tender | absent | en | no costovertebral
kidney-tender | absent | en | no cva
kidney-tender | present | en | costovertebral
kidney-tender | present | en | costovertebral angle
kidney-tender | present | en | costovertebral tenderness
kidney-tender | present | en | cva tender
kidney-tender | present | en | cva tenderness
kidney-tender | present | en | punch tender
kidney-tender | present | en | renal angle tender
kidney-tender | present | en | tap + back + @pain
penis-discharge | present | en | come out + private part
penis-discharge | present | en | discharge + urethra
penis-discharge | present | en | discharge from private
penis-discharge | present | en | drip + penis
penis-discharge | present | en | gonorrhea
penis-discharge | present | en | penile discharge
penis-discharge | present | en | penis + @discharge/@pus/drip
penis-discharge | present | en | penis + pus/discharge/drip/leak
penis-discharge | present | en | prick + discharge/@pus
penis-discharge | present | en | urethra + discharge
penis-discharge | present | en | urethral discharge
penis-discharge | present | en | white/yellow/thick/something + come out + penis/private
penis-discharge | present | pcm | comot + private
penis-discharge | present | pcm | water dey come out + penis
period-heavy | present | en | heavy + menses/menstrual/menstruation
period-heavy | present | en | heavy menstrual
period-heavy | present | en | heavy period
period-heavy | present | en | menorrhagia
period-heavy | present | en | period + heavy/long/last/clot
period-heavy | present | en | periods + heavy
period-late | other | en | last period + ended/finished/normal/expected
period-late | other | en | last period ended
period-late | other | en | last period finished
period-late | other | en | period ended
period-late | other | en | period finished
period-late | present | en | amenorrhea
period-late | present | en | cannot see my blood
period-late | present | en | cannot see my period/cannot see period/cannot see menses/cannot see menstruation
period-late | present | en | days late
period-late | present | en | flow + late
period-late | present | en | have not seen period
period-late | present | en | last menstrual period + week/month
period-late | present | en | last period + weeks/months
period-late | present | en | late + home test/pregnancy test
period-late | present | en | late period
period-late | present | en | lmp + week/month
period-late | present | en | menses + late/miss
period-late | present | en | menstrual period + ago
period-late | present | en | menstruation + late/miss
period-late | present | en | miss + period
period-late | present | en | miss/missed + flow/menses/menstruation
period-late | present | en | missed + month + period
period-late | present | en | missed my period
period-late | present | en | missed one + period/periods/menses
period-late | present | en | months late
period-late | present | en | never see my period
period-late | present | en | no period
period-late | present | en | not see + period
period-late | present | en | period + late/miss
period-late | present | en | period + not come/not see
period-late | present | en | periods/period/menses + missed one/skipped/skipped one
period-late | present | en | week late
period-late | present | en | weeks late
period-late | present | pcm | never see menses/no see menses/no see period
period-late | present | pcm | period/menses + never come/no come/no dey come
period-pain | present | en | cramps + period
period-pain | present | en | dysmenorrhea
period-pain | present | en | menses + @pain
period-pain | present | en | menstrual cramp
period-pain | present | en | menstrual pain
period-pain | present | en | menstruation + @pain
period-pain | present | en | pain + menstruation
period-pain | present | en | period + @pain
period-pain | present | en | period pain
priapism | present | en | erection + not go/hours/painful/prolong/persist/last/stop/stand
priapism | present | en | man power/manpower/viagra/sildenafil/sex drug/burantashi/sex enhancer ~ not go down/not come down/standing/stand/hard
priapism | present | en | manhood + stand
priapism | present | en | painful erection
priapism | present | en | penis + stand/hard/erect + hours/pain
priapism | present | en | penis/prick/manhood + stand/standing/hard + night/morning
priapism | present | en | priapism
priapism | present | en | prick + stand
priapism | present | pcm | penis/prick/manhood + stand/standing/hard ~ not go down/not come down/no gree go down
sex-pain | present | en | @pain + sex/intercourse
sex-pain | present | en | dyspareunia
sex-pain | present | en | sex + @pain
sexual-assault | present | en | defile
sexual-assault | present | en | force himself on me
sexual-assault | present | en | force me + sleep/slept/sex/car/room/bed
sexual-assault | present | en | forced + sex
sexual-assault | present | en | forced himself + me/her/him/daughter/sister/girl
sexual-assault | present | en | forced himself on her
sexual-assault | present | en | forced himself on him
sexual-assault | present | en | forced himself on me
sexual-assault | present | en | forced me + sleep/slept/sex/car/room/bed/himself
sexual-assault | present | en | he had his way
sexual-assault | present | en | held me down
sexual-assault | present | en | my uncle + touch + private
sexual-assault | present | en | rape
sexual-assault | present | en | raped
sexual-assault | present | en | sex + without my consent/against my will
sexual-assault | present | en | sexual abuse
sexual-assault | present | en | sexual assault
sexual-assault | present | en | sexually assaulted
sexual-assault | present | en | sleep with me + force
sexual-assault | present | en | slept with her + force/forced
sexual-assault | present | en | slept with me + force/forced/against/without
sexual-assault | present | en | touched me + without/force/forced
sexual-assault | present | pcm | pastor/man/cousin/boss + slept with/sleep with/sleeping with/lay with + sister/daughter/girl/child/pikin/year old/me
sexual-assault | present | pcm | uncle/stepfather/father/teacher/neighbour + slept with/sleep with/sleeping with/lay with + sister/daughter/girl/child/pikin/year old/me
testis-lump | present | en | @testis + lump/hard/mass/nodule/painless
testis-lump | present | en | hydrocele
testis-lump | present | en | painless + @testis
testis-lump | present | en | scrotum + big
testis-pain | other | en | ball + foot/toe/heel/knee/eye/play/playing/football/tennis/basket/hit/kick
testis-pain | present | en | @testis + @pain
testis-pain | present | en | @testis + @pain/@swell
testis-pain | present | en | ball is up
testis-pain | present | en | ball pain
testis-pain | present | en | ball up + pain/swell
testis-pain | present | en | balls/nuts/ballsack + @pain/@swell/hurt
testis-pain | present | en | him ball + @pain
testis-pain | present | en | his ball + @pain
testis-pain | present | en | his private part + @pain/@swell
testis-pain | present | en | left ball + @pain/@swell
testis-pain | present | en | manhood + @swell/@pain
testis-pain | present | en | my ball + @pain
testis-pain | present | en | my ball start to @pain
testis-pain | present | en | my ball/his ball/him ball/balls + hard/@swell/high up/pulled up/twist
testis-pain | present | en | my balls + @pain/@swell
testis-pain | present | en | one ball + @pain/@swell
testis-pain | present | en | private part/sac + @swell + boy/son/he
testis-pain | present | en | right ball + @pain/@swell
testis-pain | present | en | sac + @pain/@swell
testis-pain | present | en | scrotal pain
testis-pain | present | pcm | ball dey pain
testis-pain | present | pcm | blokos + @pain/@swell
testis-pain | present | pcm | blokos dey pain
testis-pain | present | pcm | my ball dey pain
testis-pain-sudden | other | en | ball + foot/toe/heel/knee/eye/play/playing/football/tennis/basket
testis-pain-sudden | present | en | @testis + sudden/severe/acute/wake/hour/twist/high/horizontal/woke/minutes
testis-pain-sudden | present | en | balls/nuts/ballsack ~ sudden/severe/twist/higher
testis-pain-sudden | present | en | cremasteric
testis-pain-sudden | present | en | high riding
testis-pain-sudden | present | en | his ball ~ sudden/seriously/serious/severe/tonight/just start/this night/twist
testis-pain-sudden | present | en | left ball/right ball/one ball + sudden/severe/twist/higher/wake/hour
testis-pain-sudden | present | en | my ball ~ sudden/seriously/serious/severe/tonight/just start/this night/twist
testis-pain-sudden | present | en | my ball/his ball/him ball/balls + high up/pulled up/twist
testis-pain-sudden | present | en | testicular torsion
unprotected-sex | present | en | condom + burst/break/tear
unprotected-sex | present | en | multiple + sexual partner
unprotected-sex | present | en | multiple partners
unprotected-sex | present | en | new + sexual partner
unprotected-sex | present | en | new partner
unprotected-sex | present | en | sex + without condom
unprotected-sex | present | en | sexually active
unprotected-sex | present | en | unprotected
unprotected-sex | present | en | unprotected + sex/intercourse
urine-blood | present | en | @blood + @urine
urine-blood | present | en | @red + @urine
urine-blood | present | en | hematuria
urine-blood | present | en | pink + @urine
urine-blood | present | en | piss blood
urine-blood | present | en | smoky urine
urine-blood | present | en | urine + @red/blood/pink/rbc/erythrocytes
urine-blood | present | pcm | urine dey red
urine-burning | other | en | boiling water
urine-burning | other | en | hot water + burn/scald
urine-burning | other | en | water + burn + face/hand/skin/leg/body/chest
urine-burning | present | en | @pain + @urine
urine-burning | present | en | @pain + urinate
urine-burning | present | en | @urine + @pain/burn/burning/sting/pepper/hot
urine-burning | present | en | burn/burning + urinate/pee/wee/piss
urine-burning | present | en | burning urination
urine-burning | present | en | dysuria
urine-burning | present | en | dysuric
urine-burning | present | en | pain + pass + urine
urine-burning | present | en | pain + when + urinate/pee/wee
urine-burning | present | en | scald/scalding + urinate/pee/urine
urine-burning | present | en | sting/stinging/burns/hurts + urinate/pee/wee/water
urine-burning | present | en | stinging + pee
urine-burning | present | pcm | piss dey pain
urine-burning | present | pcm | urine dey pain
urine-burning | present | pcm | urine dey pepper
urine-cloudy | present | en | @urine + cloudy/smell/foul/odour/odor
urine-cloudy | present | en | cloudy urine
urine-cloudy | present | en | smelly urine
urine-cloudy | present | en | urine + cloudy
urine-foamy | present | en | foamy urine
urine-foamy | present | en | frothy urine
urine-foamy | present | en | protein + urine
urine-foamy | present | en | proteinuria
urine-foamy | present | en | urine + foam/froth/bubble
urine-frequent | other | en | as often as
urine-frequent | other | en | often as always
urine-frequent | other | en | often as before
urine-frequent | other | en | often as normal
urine-frequent | other | en | often as usual
urine-frequent | present | en | @urine + frequent/often/urgent/frequency/urgency/every/times
urine-frequent | present | en | always + pee/urinate
urine-frequent | present | en | every 20 minutes + pee/urine
urine-frequent | present | en | every few minutes + toilet/pee/urine
urine-frequent | present | en | every half hour + go/toilet/urine/pee
urine-frequent | present | en | every hour + pee/urine/toilet
urine-frequent | present | en | every ten minutes
urine-frequent | present | en | every twenty minutes
urine-frequent | present | en | frequency
urine-frequent | present | en | frequency + urgency
urine-frequent | present | en | frequent urination
urine-frequent | present | en | go every half hour
urine-frequent | present | en | have to go + often/every
urine-frequent | present | en | keep + urinate/pee
urine-frequent | present | en | keeps going to toilet + urine
urine-frequent | present | en | pee + small small
urine-frequent | present | en | piss all the time
urine-frequent | present | en | times a day + urinate/pee/wee/urine
urine-frequent | present | en | toilet + every + minutes + urine/pee
urine-frequent | present | en | toilet + every + minutes/hour
urine-frequent | present | en | urge + @urine
urine-frequent | present | en | urgency
urine-frequent | present | en | urgency + frequency
urine-frequent | present | en | urinary frequency
urine-frequent | present | en | urinary urgency
urine-leak | present | en | bladder + control
urine-leak | present | en | bowel + control
urine-leak | present | en | cannot control + urine/bladder/bowel/stool
urine-leak | present | en | control of bladder
urine-leak | present | en | control of bowel
urine-leak | present | en | incontinen
urine-leak | present | en | incontinence
urine-leak | present | en | lose control + bladder/bowel
urine-leak | present | en | loss of bladder control
urine-leak | present | en | loss of bowel control
urine-leak | present | en | mess myself
urine-leak | present | en | pee/urine/piss + without knowing/not knowing
urine-leak | present | en | pee/urine/piss/stool/shit + come out + itself/own
urine-leak | present | en | pee/urine/piss/stool/shit + comes by itself
urine-leak | present | en | soil myself
urine-leak | present | en | urine + leak/control
urine-leak | present | en | wet myself
urine-slow | present | en | dribbling + urine/pee/stream/urinating/prostate
urine-slow | present | en | hesitancy
urine-slow | present | en | poor stream
urine-slow | present | en | prostate
urine-slow | present | en | start + urine + difficult
urine-slow | present | en | straining + urine
urine-slow | present | en | terminal dribbling
urine-slow | present | en | urine + slow/drip/dribble
urine-slow | present | en | weak + stream
urine-stopped | present | en | bladder + full + nothing/cannot/not
urine-stopped | present | en | bladder + full/distend + cannot
urine-stopped | present | en | bladder retention
urine-stopped | present | en | cannot + pass + urine
urine-stopped | present | en | cannot + urinate/pee/piss
urine-stopped | present | en | cannot empty bladder
urine-stopped | present | en | cannot pass urine
urine-stopped | present | en | cannot pee
urine-stopped | present | en | cannot urinate
urine-stopped | present | en | cannot wee
urine-stopped | present | en | not + able + pee/urinate/pass urine
urine-stopped | present | en | not able pass urine
urine-stopped | present | en | not been able + pee
urine-stopped | present | en | not piss/not pee/not urinate ~ drop/nothing ~ push/strain
urine-stopped | present | en | nothing comes out + urine/pee/bladder
urine-stopped | present | en | pee + not come
urine-stopped | present | en | piss/urine/pee/urinate ~ drop/nothing ~ push/strain
urine-stopped | present | en | retention of urine
urine-stopped | present | en | urinary retention
urine-stopped | present | en | urine block
urine-stopped | present | pcm | no fit pass urine
urine-stopped | present | pcm | no fit piss
urine-stopped | present | pcm | no fit urinate
urine-stopped | present | pcm | pee + not come/no come/no dey come
urine-stopped | present | pcm | pee no dey comot
urine-stopped | present | pcm | piss no dey comot
urine-stopped | present | pcm | urine + no dey come/no dey comot
urine-stopped | present | pcm | urine + not come/no come/no gree come
urine-stopped | present | pcm | urine no dey come
urine-stopped | present | pcm | urine no gree come
vaginal-bleeding | present | en | @blood + @vagina
vaginal-bleeding | present | en | @vagina + @blood
vaginal-bleeding | present | en | bleed + below
vaginal-bleeding | present | en | bleed + between period
vaginal-bleeding | present | en | bleed + down
vaginal-bleeding | present | en | bleed + down there
vaginal-bleeding | present | en | bleed + preg
vaginal-bleeding | present | en | bleed + pregnancy
vaginal-bleeding | present | en | bleed + pregnant
vaginal-bleeding | present | en | bleed + private
vaginal-bleeding | present | en | bleed + vagina/private
vaginal-bleeding | present | en | bleed after sex
vaginal-bleeding | present | en | bleed pv
vaginal-bleeding | present | en | bleeding per vagina
vaginal-bleeding | present | en | blood + below
vaginal-bleeding | present | en | brown + spotting
vaginal-bleeding | present | en | intermenstrual bleed
vaginal-bleeding | present | en | light bleed
vaginal-bleeding | present | en | per vagina + bleed
vaginal-bleeding | present | en | period + bleed
vaginal-bleeding | present | en | postcoital bleed
vaginal-bleeding | present | en | pv bleed
vaginal-bleeding | present | en | spotting
vaginal-bleeding | present | en | spotting + period/vagina/pregnant/blood
vaginal-bleeding | present | en | vaginal bleed
vaginal-bleeding | present | ha | jini + gabana/gabanta/farjina/farjinta
vaginal-bleeding | present | pcm | blood + comot + private/down
vaginal-bleeding-heavy | present | en | @vagina + @blood + heavy/profuse/much/gush/clot
vaginal-bleeding-heavy | present | en | bleed + below + heavy
vaginal-bleeding-heavy | present | en | bleed + clot + @vagina/period
vaginal-bleeding-heavy | present | en | bleed + heavy + pregnant/birth/delivery
vaginal-bleeding-heavy | present | en | bleed + pregnant + heavy/clots
vaginal-bleeding-heavy | present | en | bleed + wrapper
vaginal-bleeding-heavy | present | en | blood clots + vagina/pregnant
vaginal-bleeding-heavy | present | en | clots + bleeding
vaginal-bleeding-heavy | present | en | heavy vaginal bleed
vaginal-bleeding-heavy | present | en | pad + hour/full
vaginal-bleeding-heavy | present | en | pass + clots
vaginal-bleeding-heavy | present | en | soak + bed + pregnant
vaginal-bleeding-heavy | present | en | soak + pad
vaginal-bleeding-heavy | present | en | soak + pads
vaginal-bleeding-heavy | present | en | soak + wrapper/wrappers/bed/cloth/cloths
vaginal-discharge | other | en | discharge + ear/nose/nasal/eye/wound/penis/navel/nipple/throat/hospital/clear
vaginal-discharge | other | en | discharge + watery + nose
vaginal-discharge | other | en | discharge from hospital
vaginal-discharge | other | en | ear discharge
vaginal-discharge | other | en | hospital discharge
vaginal-discharge | other | en | nasal discharge
vaginal-discharge | other | en | urethral
vaginal-discharge | present | en | @vagina + @discharge
vaginal-discharge | present | en | discharge
vaginal-discharge | present | en | discharge + down there/below/private/pant/underwear
vaginal-discharge | present | en | discharge + foul/yellow/green/cottage
vaginal-discharge | present | en | discharge + private/@vagina
vaginal-discharge | present | en | discharge + smell/itch/white/thick/fishy/curd
vaginal-discharge | present | en | down there + discharge
vaginal-discharge | present | en | infection + private
vaginal-discharge | present | en | leucorrhea
vaginal-discharge | present | en | leukorrhea
vaginal-discharge | present | en | toilet infection
vaginal-discharge | present | en | vaginal discharge
vaginal-discharge | present | en | white + private/vagina/pant
vaginal-discharge | present | en | white discharge
vaginal-discharge | present | pcm | water + comot + private
vaginal-discharge-clear | other | en | clear + nose/nasal/ear/eye
vaginal-discharge-clear | present | en | clear/stretchy + discharge + mid cycle/middle/ovulation/cycle/pants/underwear/private
vaginal-discharge-clear | present | en | clear/thin/egg white/stretchy/watery + vaginal discharge
vaginal-discharge-clear | present | en | discharge + egg white
vaginal-discharge-clear | present | en | discharge mid cycle
vaginal-discharge-curd | present | en | cheesy
vaginal-discharge-curd | present | en | cottage cheese
vaginal-discharge-curd | present | en | curd like
vaginal-discharge-curd | present | en | curdlike
vaginal-discharge-curd | present | en | curds
vaginal-discharge-curd | present | en | curdy
vaginal-discharge-curd | present | en | discharge + curd/cheese/cottage/clump/thick white/white thick
vaginal-discharge-curd | present | en | discharge + lumps/lumpy/curd/curdy/cottage/cheese
vaginal-discharge-curd | present | en | discharge + thick + white
vaginal-discharge-curd | present | en | lumpy + discharge
vaginal-discharge-curd | present | en | thick white + discharge
vaginal-discharge-curd | present | en | thrush + white/itch/discharge
vaginal-discharge-curd | present | en | white + clumpy
vaginal-discharge-curd | present | en | white + lumpy
vaginal-discharge-curd | present | en | white curds
vaginal-discharge-smell | absent | en | discharge + no odor
vaginal-discharge-smell | absent | en | no odor
vaginal-discharge-smell | absent | en | no odour
vaginal-discharge-smell | absent | en | no smell
vaginal-discharge-smell | absent | en | odorless
vaginal-discharge-smell | absent | en | without odor
vaginal-discharge-smell | present | en | discharge + fishy/fish/foul/smell/odour/odor/offensive/stink
vaginal-discharge-smell | present | en | fishy odor
vaginal-discharge-smell | present | en | fishy smell
vaginal-discharge-smell | present | en | foul + vaginal
vaginal-discharge-smell | present | en | malodorous
vaginal-itch | other | en | thrush + mouth/tongue/oral/baby
vaginal-itch | present | en | @vagina + itch/pruritus/burning/irritate
vaginal-itch | present | en | down there + itch
vaginal-itch | present | en | external dysuria
vaginal-itch | present | en | itch + @vagina
vaginal-itch | present | en | itch + down there
vaginal-itch | present | en | itch + private
vaginal-itch | present | en | private part + itch
vaginal-itch | present | en | thrush + itch/down/again/back
vaginal-itch | present | en | vaginal pruritus
vaginal-itch | present | en | vulvar itch
vaginal-itch | present | en | vulvar pruritus
vaginal-itch | present | en | vulvovaginal + itch
vaginal-itch | present | en | yeast infection
vaginal-itch | present | pcm | private dey scratch
vulva-red | present | en | labia + @red/@swell
vulva-red | present | en | vaginal mucosa + @red
vulva-red | present | en | vaginal wall + @red
vulva-red | present | en | vulva + @red/@swell
vulva-red | present | en | vulvar edema
vulva-red | present | en | vulvar erythema
`;
