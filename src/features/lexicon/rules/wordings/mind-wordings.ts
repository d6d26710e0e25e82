/** Wordings: Mood, sleep, thoughts and drink. */
export const MIND_WORDINGS = `
after-birth-low | present | en | cannot bond
after-birth-low | present | en | depress + birth/baby/delivery
after-birth-low | present | en | harm + my baby
after-birth-low | present | en | postpartum depression
after-birth-low | present | en | sad + since + birth/delivery
alcohol-heavy | present | en | alcohol + daily/excess/abuse/binge
alcohol-heavy | present | en | alcohol abuse
alcohol-heavy | present | en | alcohol dependence
alcohol-heavy | present | en | alcohol use disorder
alcohol-heavy | present | en | alcoholic
alcohol-heavy | present | en | alcoholism
alcohol-heavy | present | en | binge drink
alcohol-heavy | present | en | drink problem
alcohol-heavy | present | en | drinks + alcohol/beer/spirit/whisky/whiskey/ogogoro/vodka/gin + day/daily/bottle/lot
alcohol-heavy | present | en | drinks heavily
alcohol-heavy | present | en | hard drinking
alcohol-heavy | present | en | heavy alcohol
alcohol-heavy | present | en | heavy drinker
alcohol-heavy | present | en | ogogoro
alcohol-stopped | present | en | alcohol withdrawal
alcohol-stopped | present | en | last drink + ago
alcohol-stopped | present | en | quit + alcohol
alcohol-stopped | present | en | quit drinking
alcohol-stopped | present | en | stop + drink + alcohol
alcohol-stopped | present | en | stopped drinking
anxiety | other | en | nervous system
anxiety | present | en | anxiety
anxiety | present | en | anxious
anxiety | present | en | fear + dying
anxiety | present | en | feel of doom
anxiety | present | en | impending doom
anxiety | present | en | nervous
anxiety | present | en | on edge
anxiety | present | en | overthinking
anxiety | present | en | panic
anxiety | present | en | panicky
anxiety | present | en | restless + worry
anxiety | present | en | sense of doom
anxiety | present | en | terrified
anxiety | present | en | worry + much/excessive/everything/constant/all
anxiety | present | pcm | fear dey catch
drug-use | present | en | amphetamine
drug-use | present | en | cannabis
drug-use | present | en | cocaine
drug-use | present | en | codeine + abuse
drug-use | present | en | colorado
drug-use | present | en | heroin
drug-use | present | en | igbo smoke
drug-use | present | en | injects drugs
drug-use | present | en | intravenous drug
drug-use | present | en | iv drug
drug-use | present | en | loud + smoke
drug-use | present | en | marijuana
drug-use | present | en | meth
drug-use | present | en | methamphetamine
drug-use | present | en | mkpuru mmiri
drug-use | present | en | smoke + weed
drug-use | present | en | substance abuse
drug-use | present | en | tramadol + abuse/high/addict
hallucinations | present | en | baby + spirit/demon/witch + voices/kill/throw/not mine
hallucinations | present | en | commands + hear/hearing/head
hallucinations | present | en | craze
hallucinations | present | en | delusion
hallucinations | present | en | delusional
hallucinations | present | en | hallucinat
hallucinations | present | en | hear + voice
hallucinations | present | en | hear commands
hallucinations | present | en | hearing commands
hallucinations | present | en | hearing voices
hallucinations | present | en | paranoia
hallucinations | present | en | paranoid
hallucinations | present | en | people + inside head
hallucinations | present | en | psychosis
hallucinations | present | en | psychotic
hallucinations | present | en | run mad
hallucinations | present | en | says/claims/believes/thinks/think he/think she + is Jesus/is God/is prophet/is king/is Mary/is president/is Messiah
hallucinations | present | en | see things that are not there
hallucinations | present | en | seeing things
hallucinations | present | en | spying on
hallucinations | present | en | talk/talking + inside + head
hallucinations | present | en | talk/talks/talking/speak/speaks/speaking/spoke + people/person/someone/somebody + not here/not there/not present/dead
hallucinations | present | en | talking to herself
hallucinations | present | en | talking to himself
hallucinations | present | en | talking to self
hallucinations | present | en | voices + say/tell/telling
hallucinations | present | en | voices + talk/tell/head
hallucinations | present | pcm | baby/pikin + demon/devil/possessed/witch/not human/evil
hallucinations | present | pcm | dey craze
hallucinations | present | pcm | people dey follow me
hallucinations | present | pcm | see/sees/seeing + people/visitors/person/somebody/someone/animals + not there/not here/no dey/not present/nobody else
hallucinations | present | pcm | talk/talks/talking/speak/speaks/speaking/spoke + people/person/someone/somebody + don die/who died/have died/nobody else
hangover | other | en | @drugname toomuch
hangover | other | en | too many @drugname
hangover | other | en | too many @medicine
hangover | other | en | toomuch @drugname
hangover | other | en | toomuch @medicine
hangover | present | en | beer + last night/last nite
hangover | present | en | drank + too much
hangover | present | en | drinking + last night
hangover | present | en | hangover
hangover | present | en | party + drink + last night
hangover | present | en | too much + beer/alcohol/wine/whisky/drink
insomnia | present | en | @trouble + asleep
insomnia | present | en | @trouble + sleep
insomnia | present | en | awake all night
insomnia | present | en | cannot fall asleep
insomnia | present | en | cannot sleep
insomnia | present | en | insomnia
insomnia | present | en | lie awake
insomnia | present | en | not asleep
insomnia | present | en | not sleep
insomnia | present | en | poor sleep
insomnia | present | en | sleep + poor/bad/disturb/difficult/problem
insomnia | present | en | sleepless
insomnia | present | en | wake + early morning
insomnia | present | pcm | no dey sleep
insomnia | present | pcm | sleep no dey
insomnia | present | pcm | sleep no dey come
low-mood | other | en | depressed fontanelle
low-mood | other | en | fontanelle + depressed
low-mood | other | en | respiratory depression
low-mood | other | en | st depression
low-mood | other | en | st segment depression
low-mood | other | en | tongue depressor
low-mood | present | en | anhedonia
low-mood | present | en | been low
low-mood | present | en | cannot enjoy
low-mood | present | en | cry + every day/daily/lot + feel/low/sad/enjoy/baby
low-mood | present | en | cry all the time
low-mood | present | en | cry every day
low-mood | present | en | crying + every/days/weeks/months
low-mood | present | en | crying + no reason
low-mood | present | en | crying every day
low-mood | present | en | depress
low-mood | present | en | depressed
low-mood | present | en | down + weeks
low-mood | present | en | everything + tire me
low-mood | present | en | everything tire me
low-mood | present | en | feel down
low-mood | present | en | feel empty
low-mood | present | en | feel low
low-mood | present | en | feeling down
low-mood | present | en | feeling low
low-mood | present | en | food no sweet + cry/sleep/tire
low-mood | present | en | grief + weeks/months
low-mood | present | en | heart heavy + sad
low-mood | present | en | hopeless
low-mood | present | en | hopelessness
low-mood | present | en | i cry
low-mood | present | en | lose interest
low-mood | present | en | lost + will/motivation
low-mood | present | en | lost interest
low-mood | present | en | lost pleasure
low-mood | present | en | low mood
low-mood | present | en | mood + low
low-mood | present | en | no happiness
low-mood | present | en | no interest
low-mood | present | en | no joy
low-mood | present | en | no longer enjoy
low-mood | present | en | no longer happy
low-mood | present | en | no motivation
low-mood | present | en | no pleasure
low-mood | present | en | no sweet me again
low-mood | present | en | not enjoy
low-mood | present | en | not enjoy anything
low-mood | present | en | not interested in anything
low-mood | present | en | nothing + happy
low-mood | present | en | nothing + joy
low-mood | present | en | nothing brings + joy
low-mood | present | en | nothing gives + joy
low-mood | present | en | nothing makes me happy
low-mood | present | en | nothing sweet me
low-mood | present | en | passed away + cannot + sleep/eat
low-mood | present | en | sad
low-mood | present | en | sadness
low-mood | present | en | so low
low-mood | present | en | tearful
low-mood | present | en | tire for everything
low-mood | present | en | tired of everything
low-mood | present | en | tired of it all
low-mood | present | en | unhappy
low-mood | present | en | very low + mood/months/weeks/feel
low-mood | present | en | worthless
low-mood | present | pcm | everything don tire me
low-mood | present | pcm | i dey cry
panic-attack | present | en | attack of fear
panic-attack | present | en | fear of dying
panic-attack | present | en | going to die + palpitation
panic-attack | present | en | hyperventilat
panic-attack | present | en | intense fear
panic-attack | present | en | panic
panic-attack | present | en | panic attack
panic-attack | present | en | sense of impending doom
panic-attack | present | en | sudden fear
suicidal | other | en | clothes + church/needy/orphanage/charity
suicidal | other | en | fan hanging
suicidal | other | en | hang + clothes/cloth/curtain
suicidal | other | en | hanging fan
suicidal | other | en | jump + play/around/run/dance/rope/trampoline
suicidal | other | en | jump rope
suicidal | other | en | laf sotey i wan die/laugh sotey i wan die/laugh i wan die/wan die of laugh/wan die with laugh/die of laughter/die laughing
suicidal | other | en | laugh/laughed/laughing/laf/joke/jokes + die
suicidal | other | en | old clothes
suicidal | other | en | skipping rope
suicidal | other | en | wrist + glass/accident/tin/machine/window
suicidal | present | en | better + dead/died
suicidal | present | en | better i am not alive
suicidal | present | en | better i am not here
suicidal | present | en | better i just go
suicidal | present | en | better if I die
suicidal | present | en | better if i am gone
suicidal | present | en | better if i am not here
suicidal | present | en | better if i not here
suicidal | present | en | better off dead
suicidal | present | en | better off without
suicidal | present | en | better without me
suicidal | present | en | bought/got + sniper/rope + table/house/die/end/live
suicidal | present | en | burden to everyone
suicidal | present | en | burden to family
suicidal | present | en | burden to people
suicidal | present | en | burden to them
suicidal | present | en | cannot continue + life/living
suicidal | present | en | cannot do this anymore/cant do this anymore/cannot do this any more/cant do this any more/cant do it anymore/cannot go on like this anymore
suicidal | present | en | cannot go on
suicidal | present | en | cannot go on living
suicidal | present | en | collect + pills/tablets/drugs
suicidal | present | en | collecting + pills/tablets/drugs
suicidal | present | en | counted + tablets/pills
suicidal | present | en | cut + down + ceiling/fan/rope
suicidal | present | en | cut myself
suicidal | present | en | cut wrist
suicidal | present | en | dash/dashing/dashed/sharing/giving ~ his things/her things/my things/properties/belongings ~ rest/tired/goodbye/gone/journey/no need
suicidal | present | en | diary/letter/note ~ would go/will go/end it/disappear/no more/leave this world
suicidal | present | en | do not see any reason to live
suicidal | present | en | do not want to live
suicidal | present | en | drank + to die
suicidal | present | en | drink sniper
suicidal | present | en | dying would be
suicidal | present | en | end her life
suicidal | present | en | end his life
suicidal | present | en | end it
suicidal | present | en | end it all
suicidal | present | en | end my life
suicidal | present | en | end my own life
suicidal | present | en | everyone better without me
suicidal | present | en | everyone/they/world/family + better off + without/me/would
suicidal | present | en | farewell + note/message/voice/letter/everybody/everyone
suicidal | present | en | found + hanging + room/rope/tree
suicidal | present | en | gave/giving + away + clothes/shoes/things
suicidal | present | en | gave/giving + away + phone/everything/belongings
suicidal | present | en | give up on life
suicidal | present | en | go and meet + mother/father/husband/wife/god/maker/brother/late
suicidal | present | en | goodbye + children/family + end/die/letter
suicidal | present | en | goodbye + letter/note
suicidal | present | en | goodbye + status/posted/message/video
suicidal | present | en | goodbye + voice note/voice message
suicidal | present | en | hang herself
suicidal | present | en | hang himself
suicidal | present | en | hang myself
suicidal | present | en | hanging + ceiling/fan/rope/tree
suicidal | present | en | harm myself
suicidal | present | en | harming herself
suicidal | present | en | harming himself
suicidal | present | en | he is a burden
suicidal | present | en | hes a burden
suicidal | present | en | how many + tablets/pills + kill/die
suicidal | present | en | how many sleeping pills
suicidal | present | en | how many sleeping tablets
suicidal | present | en | how many ~ pill/tablet/drug ~ stop heart/overdose/end it
suicidal | present | en | hung + ceiling/fan/rope/tree
suicidal | present | en | hurt myself
suicidal | present | en | i am a burden
suicidal | present | en | in front of me ~ tablet/pill/rope/sniper ~ not want/cannot do
suicidal | present | en | join + late + mother/father/husband/wife
suicidal | present | en | jump + bridge/lagoon
suicidal | present | en | just end it
suicidal | present | en | kill herself
suicidal | present | en | kill himself
suicidal | present | en | kill myself
suicidal | present | en | life is not worth
suicidal | present | en | life no worth
suicidal | present | en | life not worth
suicidal | present | en | locked herself + rope/knife/poison/sniper
suicidal | present | en | locked himself + rope/knife/poison/sniper
suicidal | present | en | locked himself/locked herself/lock himself/lock herself ~ razor/blade/knife/blood
suicidal | present | en | locked/bolted/bolt/lock + door/room/bathroom/toilet ~ blade/razor/rope/pills/sniper/blood
suicidal | present | en | meet + maker
suicidal | present | en | no longer want to live
suicidal | present | en | no need to wake
suicidal | present | en | no point living
suicidal | present | en | no reason to go on
suicidal | present | en | no reason to live
suicidal | present | en | no want live
suicidal | present | en | nobody/no one/no person/no body + miss me
suicidal | present | en | not + want/wanna + live
suicidal | present | en | not miss me + gone/die/dead
suicidal | present | en | not see tomorrow
suicidal | present | en | not wake up + want
suicidal | present | en | not wake up again
suicidal | present | en | not wake up tomorrow
suicidal | present | en | not want + live
suicidal | present | en | not want be here
suicidal | present | en | not want live
suicidal | present | en | not want to be alive
suicidal | present | en | not want to be here
suicidal | present | en | not want to be here again
suicidal | present | en | not want to be here anymore
suicidal | present | en | not want to exist
suicidal | present | en | not want to see tomorrow
suicidal | present | en | not want to wake up again
suicidal | present | en | not want wake up anymore
suicidal | present | en | not want wake up in morning
suicidal | present | en | not want wake up tomorrow
suicidal | present | en | not worth living
suicidal | present | en | overdose on purpose
suicidal | present | en | phone and clothes away
suicidal | present | en | pills + save/saved/saving/collect/collecting/hoard/stock
suicidal | present | en | plan + end/die/kill
suicidal | present | en | rather be dead
suicidal | present | en | rather die
suicidal | present | en | ready to die
suicidal | present | en | rope + ready/tie/tied/hang/neck
suicidal | present | en | rope + room/locked/neck/himself/herself/myself/ceiling
suicidal | present | en | see no reason again
suicidal | present | en | self harm
suicidal | present | en | she is a burden
suicidal | present | en | shes a burden
suicidal | present | en | slash wrist
suicidal | present | en | sleep + forever
suicidal | present | en | slit + wrist
suicidal | present | en | slit wrist
suicidal | present | en | something to die
suicidal | present | en | something to kill
suicidal | present | en | stood on/standing on ~ bridge/edge/roof/railing/cliff ~ night/jump/again/end
suicidal | present | en | suicidal
suicidal | present | en | suicide
suicidal | present | en | suicide note
suicidal | present | en | swallowed + to die
suicidal | present | en | take my life
suicidal | present | en | take my own life
suicidal | present | en | take own life
suicidal | present | en | taking my life
suicidal | present | en | tell + mum/mother/mom/family/wife/children/everyone + sorry
suicidal | present | en | think/thinking/thoughts/thought + rope/sniper/hanging/jumping/noose
suicidal | present | en | thoughts of harming myself
suicidal | present | en | threaten hurt/threaten harm/plan hurt/plan harm/think hurt/think harm/talk hurt/talk harm + herself/himself
suicidal | present | en | tie/tied/hang/hung + rope + fan/ceiling/tree/neck
suicidal | present | en | tire for life
suicidal | present | en | tire for this life
suicidal | present | en | tire for this world
suicidal | present | en | tired of + being alive
suicidal | present | en | tired of life
suicidal | present | en | tired of living
suicidal | present | en | tired of this life
suicidal | present | en | tired of this world
suicidal | present | en | took + to die
suicidal | present | en | tried to hang
suicidal | present | en | want die
suicidal | present | en | want to die
suicidal | present | en | want to disappear forever
suicidal | present | en | want to end
suicidal | present | en | want to jump/wants to jump + off/down/bridge/roof/balcony/window
suicidal | present | en | wants to die
suicidal | present | en | wants to jump/want to jump ~ voices/die/life/tired/end
suicidal | present | en | were dead
suicidal | present | en | when i am gone + miss/cry/remember/better
suicidal | present | en | wish + dead
suicidal | present | en | wish I could die
suicidal | present | en | wish I was dead
suicidal | present | en | wish I was never born
suicidal | present | en | wish not wake
suicidal | present | en | wish to die
suicidal | present | en | world + no need me
suicidal | present | en | world without me
suicidal | present | en | written + letter + tablets/die/live
suicidal | present | en | written + letter/letters + tablets/rope/goodbye/children/end
suicidal | present | pcm | I wan die
suicidal | present | pcm | better i no dey
suicidal | present | pcm | better if i no dey
suicidal | present | pcm | better make i no dey
suicidal | present | pcm | end am
suicidal | present | pcm | im a burden
suicidal | present | pcm | is hurt/dey hurt/keep hurt/is cut/keep cut/dey cut + herself/himself
suicidal | present | pcm | no fit continue
suicidal | present | pcm | no wan dey alive
suicidal | present | pcm | no wan dey here
suicidal | present | pcm | no wan live
suicidal | present | pcm | no wan see tomorrow
suicidal | present | pcm | want hurt/want harm/wan hurt/wan harm/wanna hurt/wanna harm/try hurt/try harm + herself/himself
suicidal | present | pcm | want/wanna/wan/wish/hope/pray + sleep and not wake
suicidal | present | pcm | wish I no dey
violent | other | en | aggressive + treatment/therapy/tumour/cancer
violent | other | en | kill herself
violent | other | en | kill himself
violent | other | en | kill myself
violent | other | en | kill self
violent | other | en | kill themselves
violent | other | en | kill yourself
violent | other | en | violent + dizzy/dizziness/pain/vomiting/cough/coughing/headache/shivering/shaking/attack/cramp/itching
violent | present | en | aggressive
violent | present | en | attack people
violent | present | en | became violent
violent | present | en | become is violent
violent | present | en | becomes violent
violent | present | en | being violent
violent | present | en | bought/carry/carries/holding/pick/picked + cutlass/knife/gun/axe + kill/hurt/neighbour/people/voices/commands/mother/wife
violent | present | en | chase/chased/chasing/pursue/pursued + machete/matchet/cutlass/knife/axe/gun
violent | present | en | combative
violent | present | en | commands/voices/voice/told/tell/telling + hurt/kill/stab/burn/throw/attack + people/neighbours/baby/wife/mother/him/her/them/somebody
violent | present | en | fighting everybody
violent | present | en | gets violent
violent | present | en | getting violent
violent | present | en | homicidal
violent | present | en | hurt my neighbours
violent | present | en | hurt someone
violent | present | en | is violent
violent | present | en | pursue/pursuing + people + knife/cutlass
violent | present | en | thoughts + harm/kill/hurt/stab/smother + baby/child/children
violent | present | en | threatening + kill/people
violent | present | en | threatens/threatened + kill/cut/stab/burn
violent | present | en | turned violent
violent | present | en | very violent
violent | present | en | violent + talk/talking/voices/mad
violent | present | en | violent behavior
violent | present | en | violent behaviour
violent | present | en | violent towards
violent | present | en | voices/voice/commands + cutlass/knife/gun/axe/machete/matchet
violent | present | en | want to kill
violent | present | en | wants to fight
violent | present | en | was violent
`;
