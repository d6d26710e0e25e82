import type { FindingRow } from './finding-row.ts';

/** Mood, sleep, thoughts and drink. */
export const MIND_FINDINGS = [
  {
    id: 'suicidal',
    name: 'thoughts of ending one’s life',
    base: 0.004,
    ask: 'Are there thoughts of ending your life or of hurting yourself?',
    words:
      'suicidal | suicide | not + want/wanna + live | not want to be alive | not want to wake up again | cannot go on living | end am | just end it | bought/got + sniper/rope + table/house/die/end/live | not want to be here anymore | kill myself | kill himself | kill herself | end my life | end my own life | end it all | take my life | take own life | want to die | wants to die | wish I was dead | better off dead | want die | no want live | do not want to live | not want + live | self harm | harm myself | hurt myself | cut myself | end his life | end her life | no reason to live | tired of living | tire for life | tired of life | life not worth | life no worth | drink sniper | wish to die | wish + dead | rather die | dying would be | no wan live | taking my life | overdose on purpose | everyone better without me | hang myself | plan + end/die/kill | collect + pills/tablets/drugs | end it | goodbye + letter/note | no point living | not worth living | suicide note | want to end | ready to die | no wan dey alive | better if I die | want to disappear forever | cannot go on | cannot continue + life/living | give up on life | no fit continue | I wan die | better + dead/died | hang himself | hang herself | tried to hang | rather be dead | were dead | wish I could die | wish I no dey | wish not wake | not want live | not wake up + want | thoughts of harming myself | take my own life | goodbye + children/family + end/die/letter | written + letter + tablets/die/live | no longer want to live | life is not worth | do not see any reason to live | jump + bridge/lagoon | better off without | better without me | world without me | pills + save/saved/saving/collect/collecting/hoard/stock | collecting + pills/tablets/drugs | rope + room/locked/neck/himself/herself/myself/ceiling | goodbye + status/posted/message/video | locked himself + rope/knife/poison/sniper | locked herself + rope/knife/poison/sniper | cut wrist | slit wrist | slash wrist | slit + wrist | not want wake up tomorrow | not want wake up in morning | not want wake up anymore | in front of me ~ tablet/pill/rope/sniper ~ not want/cannot do | go and meet + mother/father/husband/wife/god/maker/brother/late | join + late + mother/father/husband/wife | meet + maker | everyone/they/world/family + better off + without/me/would | written + letter/letters + tablets/rope/goodbye/children/end | counted + tablets/pills | tie/tied/hang/hung + rope + fan/ceiling/tree/neck | not see tomorrow | not want to see tomorrow | no wan see tomorrow | sleep + forever | want/wanna/wan/wish/hope/pray + sleep and not wake | not wake up again | not wake up tomorrow | no need to wake | world + no need me | not want to be here again | not want be here | no wan dey here | not want to be here | not want to exist | wish I was never born | no longer want to live | burden to everyone | burden to family | burden to people | burden to them | i am a burden | im a burden | shes a burden | hes a burden | she is a burden | he is a burden | gave/giving + away + phone/everything/belongings | how many sleeping tablets | how many sleeping pills | how many + tablets/pills + kill/die | phone and clothes away | better i am not here | better i am not alive | better if i am not here | better if i not here | better i no dey | better make i no dey | better if i no dey | better if i am gone | better i just go | tired of + being alive | tired of this world | tire for this world | tire for this life | tired of this life | no reason to go on | see no reason again | locked himself/locked herself/lock himself/lock herself ~ razor/blade/knife/blood | dash/dashing/dashed/sharing/giving ~ his things/her things/my things/properties/belongings ~ rest/tired/goodbye/gone/journey/no need | diary/letter/note ~ would go/will go/end it/disappear/no more/leave this world | locked/bolted/bolt/lock + door/room/bathroom/toilet ~ blade/razor/rope/pills/sniper/blood | farewell + note/message/voice/letter/everybody/everyone | goodbye + voice note/voice message | stood on/standing on ~ bridge/edge/roof/railing/cliff ~ night/jump/again/end | cut + down + ceiling/fan/rope | hanging + ceiling/fan/rope/tree | hung + ceiling/fan/rope/tree | found + hanging + room/rope/tree | think/thinking/thoughts/thought + rope/sniper/hanging/jumping/noose | wants to jump/want to jump ~ voices/die/life/tired/end | want to jump/wants to jump + off/down/bridge/roof/balcony/window | how many ~ pill/tablet/drug ~ stop heart/overdose/end it | gave/giving + away + clothes/shoes/things | something to die | something to kill | took + to die | drank + to die | swallowed + to die | nobody/no one/no person/no body + miss me | not miss me + gone/die/dead | want hurt/want harm/wan hurt/wan harm/wanna hurt/wanna harm/try hurt/try harm/threaten hurt/threaten harm/plan hurt/plan harm/think hurt/think harm/talk hurt/talk harm + herself/himself | harming herself | harming himself | is hurt/dey hurt/keep hurt/is cut/keep cut/dey cut + herself/himself | when i am gone + miss/cry/remember/better',
    unless:
      'wrist + glass/accident/tin/machine/window | hang + clothes/cloth/curtain | fan hanging | hanging fan | skipping rope | jump rope | jump + play/around/run/dance/rope/trampoline | old clothes | clothes + church/needy/orphanage/charity',
  },
  {
    id: 'violent',
    name: 'danger to others',
    base: 0.002,
    words:
      'violent behaviour | violent behavior | become is violent | was violent | very violent | turned violent | aggressive | attack people | threatening + kill/people | want to kill | hurt someone | homicidal | combative | is violent | was violent | very violent | turned violent | become is violent | was violent | very violent | turned violent | fighting everybody | wants to fight | became violent | becomes violent | getting violent | gets violent | being violent | violent towards | violent + talk/talking/voices/mad | commands/voices/voice/told/tell/telling + hurt/kill/stab/burn/throw/attack + people/neighbours/baby/wife/mother/him/her/them/somebody | hurt my neighbours | bought/carry/carries/holding/pick/picked + cutlass/knife/gun/axe + kill/hurt/neighbour/people/voices/commands/mother/wife | threatens/threatened + kill/cut/stab/burn | pursue/pursuing + people + knife/cutlass | voices/voice/commands + cutlass/knife/gun/axe/machete/matchet | thoughts + harm/kill/hurt/stab/smother + baby/child/children | chase/chased/chasing/pursue/pursued + machete/matchet/cutlass/knife/axe/gun',
    unless:
      'aggressive + treatment/therapy/tumour/cancer | kill myself | kill himself | kill herself | kill yourself | kill themselves | kill self | violent + dizzy/dizziness/pain/vomiting/cough/coughing/headache/shivering/shaking/attack/cramp/itching',
  },
  {
    id: 'hallucinations',
    name: 'hearing or seeing what others don’t',
    base: 0.004,
    ask: 'Are there voices or sights that others do not hear or see?',
    words:
      'hallucinat | hear + voice | hearing voices | voices + talk/tell/head | see things that are not there | seeing things | delusion | delusional | paranoid | paranoia | people dey follow me | spying on | psychosis | psychotic | talking to himself | talking to herself | talking to self | run mad | dey craze | craze | hearing commands | hear commands | commands + hear/hearing/head | people + inside head | talk/talking + inside + head | voices + say/tell/telling | baby + spirit/demon/witch + voices/kill/throw/not mine | baby/pikin + demon/devil/possessed/witch/not human/evil | talk/talks/talking/speak/speaks/speaking/spoke + people/person/someone/somebody + not here/not there/not present/dead/don die/who died/have died/nobody else | says/claims/believes/thinks/think he/think she + is Jesus/is God/is prophet/is king/is Mary/is president/is Messiah | see/sees/seeing + people/visitors/person/somebody/someone/animals + not there/not here/no dey/not present/nobody else',
  },
  {
    id: 'low-mood',
    name: 'low mood',
    base: 0.03,
    words:
      'depress | depressed | low mood | sad | sadness | hopeless | hopelessness | worthless | cry all the time | tearful | crying + no reason | no interest | lose interest | lost interest | no joy | feel empty | down + weeks | unhappy | heart heavy + sad | no pleasure | anhedonia | so low | feeling down | feel down | feeling low | feel low | been low | very low + mood/months/weeks/feel | not enjoy | not enjoy anything | nothing makes me happy | nothing + happy | cry + every day/daily/lot + feel/low/sad/enjoy/baby | crying every day | cry every day | mood + low | not interested in anything | lost + will/motivation | no motivation | no longer enjoy | cannot enjoy | nothing + joy | nothing gives + joy | nothing brings + joy | no longer happy | grief + weeks/months | passed away + cannot + sleep/eat | i cry | i dey cry | crying + every/days/weeks/months | nothing sweet me | no sweet me again | lost pleasure | everything + tire me | food no sweet + cry/sleep/tire | no happiness | no joy | tired of everything | tire for everything | everything tire me | everything don tire me | tired of it all',
    unless:
      'st depression | tongue depressor | depressed fontanelle | fontanelle + depressed | respiratory depression | st segment depression',
  },
  {
    id: 'anxiety',
    name: 'anxiety',
    base: 0.04,
    words:
      'anxious | anxiety | worry + much/excessive/everything/constant/all | nervous | panic | panicky | fear dey catch | on edge | restless + worry | fear + dying | sense of doom | overthinking | feel of doom | terrified | impending doom',
    unless: 'nervous system',
  },
  {
    id: 'panic-attack',
    name: 'sudden attacks of fear',
    base: 0.01,
    implies: ['anxiety'],
    words:
      'panic attack | panic | fear of dying | going to die + palpitation | sudden fear | attack of fear | sense of impending doom | intense fear | hyperventilat',
  },
  {
    id: 'insomnia',
    name: 'trouble sleeping',
    base: 0.04,
    words:
      'insomnia | cannot sleep | @trouble + sleep | not sleep | no dey sleep | sleepless | poor sleep | sleep + poor/bad/disturb/difficult/problem | wake + early morning | lie awake | sleep no dey come | awake all night | sleep no dey | cannot fall asleep | @trouble + asleep | not asleep',
  },
  {
    id: 'alcohol-heavy',
    name: 'heavy drinking',
    kind: 'background',
    base: 0.02,
    words:
      'alcoholic | alcohol abuse | alcohol use disorder | alcoholism | heavy drinker | drinks heavily | heavy alcohol | drinks + alcohol/beer/spirit/whisky/whiskey/ogogoro/vodka/gin + day/daily/bottle/lot | binge drink | ogogoro | drink problem | alcohol dependence | alcohol + daily/excess/abuse/binge | hard drinking',
  },
  {
    id: 'alcohol-stopped',
    name: 'stopped drinking suddenly',
    kind: 'background',
    base: 0.002,
    words:
      'stop + drink + alcohol | stopped drinking | alcohol withdrawal | last drink + ago | quit + alcohol | quit drinking',
  },
  {
    id: 'drug-use',
    name: 'drug use',
    kind: 'background',
    base: 0.01,
    words:
      'cocaine | heroin | codeine + abuse | colorado | mkpuru mmiri | methamphetamine | meth | intravenous drug | iv drug | injects drugs | cannabis | marijuana | igbo smoke | amphetamine | loud + smoke | substance abuse | smoke + weed | tramadol + abuse/high/addict',
  },
  {
    id: 'after-birth-low',
    name: 'low mood after a birth',
    base: 0.002,
    words:
      'postpartum depression | depress + birth/baby/delivery | cannot bond | sad + since + birth/delivery | harm + my baby',
  },
  {
    id: 'hangover',
    name: 'drank a lot of alcohol the day before',
    kind: 'exposure',
    base: 0.005,
    words:
      'hangover | too much + beer/alcohol/wine/whisky/drink | drank + too much | party + drink + last night | beer + last night/last nite | drinking + last night',
    unless: 'toomuch @drugname | toomuch @medicine | @drugname toomuch | too many @medicine | too many @drugname',
  },
] as const satisfies readonly FindingRow[];
