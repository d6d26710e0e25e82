import type { BlindRow } from '../case.ts';

/** Batch 55: questions of a forum, half of them with a frightening word and no danger, by a writer who had seen neither rules nor cases. */
export const FRIGHTENING_WORDS: readonly BlindRow[] = [
  [
    'low',
    '30m',
    'stroke prevention; prevention question; family history of stroke',
    "Good morning doctors, my grandfather had stroke and died at 80, my father too has bp. I am 30 and I'm okay, what can I be eating to avoid it? God " +
      'bless you',
  ],
  [
    'low',
    '22f',
    'health information question; stroke prevention',
    'Is it true that sleeping with wet hair or under fan can cause stroke? my aunty keeps shouting at me, pls educate us',
  ],
  [
    'low',
    '27m',
    'bruise; bruise after blood donation',
    'Pls doc I donated blood yesterday for the first time and the place they pricked is black and blue small, it doesnt pain. Hope the needle did not ' +
      'spoil my vein',
  ],
  [
    'low',
    '25f',
    'gingivitis; bleeding gums; gum disease',
    'When I brush in the morning I see small blood on the toothbrush, my gum is fine the rest of the day. Which toothpaste is good?',
  ],
  [
    'low',
    '23m',
    'HIV question; HIV information',
    "Good day house, can HIV be gotten from mosquito bite or from using the same clipper in barbing salon? I'm asking because my roommate is on drugs for " +
      'it',
  ],
  [
    'low',
    '26m',
    'HIV test question; HIV window period; health anxiety',
    "I did HIV test at 3 months after the last time I met anybody and it's negative, is it conclusive or should I repeat again and again? This fear wan " +
      'kill me, thank you sir',
  ],
  [
    'low',
    '',
    'HIV and breastfeeding; HIV question; infant feeding with HIV',
    'My wife and I are HIV positive and undetectable, pls can we breastfeed our baby we are expecting in march? We take our drugs well and God has been ' +
      'faithful',
  ],
  [
    'low',
    '24f',
    'breast cancer screening; cancer screening question; family history of breast cancer',
    'Doc my mother died of breast cancer at 75, I am 24 with no lump. When should I start doing mammogram and is the self check enough',
  ],
  [
    'low',
    '29f',
    'health information question; cancer question',
    'Pls is it true that putting phone inside bra or using roll-on causes cancer? I have been doing it since university',
  ],
  [
    'low',
    '10f',
    'HPV vaccine question; vaccination question',
    'Good afternoon ma, HPV vaccine they want to give my daughter in school for cervical cancer, people say it will make her not to born. Should I allow ' +
      'them',
  ],
  [
    'low',
    '28f',
    'cracked nipple; sore nipple; nipple trauma',
    'My breast milk has a tinge of blood on the first day, just pink, and I see my nipple cracked because baby no latch well. It is fine now after the ' +
      'midwife adjusted me',
  ],
  [
    'low',
    '17m',
    'accidental ingestion; toothpaste ingestion; harmless ingestion',
    'I swallowed small toothpaste while brushing this night and it is written keep out of reach of children, will it poison me? I feel normal',
  ],
  [
    'low',
    '34f',
    'health information question; food safety question',
    "Good evening, is it safe to eat food cooked in aluminium pot, my friend says it's slow poison. Thanks and remain blessed",
  ],
  [
    'low',
    '19m',
    'normal development; hair growth question',
    'My chest hair is growing since I turned 18 but my friends own is more, is there cream for it lol. Doctors dont be angry with me',
  ],
  [
    'low',
    '24m',
    'muscle soreness; muscle strain; chest wall pain',
    "Pls I do chest workout on monday and since yesterday both sides of my chest muscles pain when I press it or push door, it's reducing. I breathe fine " +
      'and run fine',
  ],
  [
    'low',
    '25f',
    'grief; relationship stress; emotional distress',
    'My heart broke since my boyfriend left me two weeks ago, I still work and eat and my friends are helping me but I miss him. Any advice?',
  ],
  [
    'low',
    '28m',
    'normal heart rate; heart rate question',
    "Doc how many times should normal heart beat in one minute? My watch says 64 when I'm sitting and 130 when I'm jogging, I'm fit",
  ],
  [
    'low',
    '21f',
    'needle phobia; fear of needles; vasovagal reaction',
    'I always feel like I will faint when I see injection needle, it has been so since I was small, I have to travel and take yellow fever vaccine. What ' +
      'can I do to prepare',
  ],
  [
    'low',
    '6m',
    'grief; bereavement in child; parenting question',
    'My dog of 5 years died last month of old age and my son is asking questions and sad, he plays and goes to school. How do I talk to him about it',
  ],
  [
    'low',
    '16m',
    'nosebleed; epistaxis',
    'Pls what is the cause of nose bleeding when harmattan comes, mine was few drops of blood last week and stopped in 2 mins when I press it',
  ],
  [
    'low',
    '31f',
    'food colouring of stool; beetroot; red stool from food',
    "Good morning sir, I saw red colour in my poopoo and thought it was blood but I remember I ate beetroot and zobo yesterday plenty. No pain, today it's " +
      'brown again',
  ],
  [
    'low',
    '30f',
    'medication question; blood tonic question; iron supplement question',
    'Please is blood tonic good for someone who is not lacking blood? my pcv is 40 but I want to look fresh',
  ],
  [
    'low',
    '24f',
    'sexual health question; first intercourse question',
    "I'm 4 months post wedding, is it normal not to see blood the first time? my husband is not complaining but his sister said something. God bless you " +
      'doctors',
  ],
  [
    'low',
    '26f',
    'normal period; menstruation question',
    "My menses blood is sometimes brown at the end and has tiny clots on day 2, it's 5 days and 3 pads a day. Is my womb dirty, do I need flushing?",
  ],
  [
    'low',
    '29m',
    'heartburn; acid reflux; GERD',
    'Pls doctors what is the meaning of heart burn, is it that the heart is having wound? I get it when I eat garri with groundnut at night only, and it ' +
      'goes when I sit up',
  ],
  [
    'low/medium',
    '0.1f',
    'infantile colic; colic',
    'My baby cries so much and by evening she would shout like she is dying, she is 5 weeks, sucks well, poops well, gaining weight and no fever. My ' +
      'mother said it is jedi jedi, should I give agbo',
  ],
  [
    'low',
    '33m',
    'health information question; blood group question',
    'I read that people with blood group O dont get malaria and get less stroke, is it correct? just curious, I am O positive',
  ],
  [
    'low/medium',
    '28f',
    'health anxiety; anxiety',
    'Doc my fear of cancer is too much, any small thing I google it. I have checked with hospital twice this year and everything was ok, how do I stop this',
  ],
  [
    'low',
    '20f',
    'post-inflammatory hyperpigmentation; dark spots; hyperpigmentation',
    "Happy new week. My legs get black spots after mosquito bite heals, someone said it's bad blood and I should drink bitter leaf to purify it",
  ],
  [
    'low',
    '23f',
    'rabies question; rabies prevention; vaccination question',
    "My friend's uncle died of rabies and now I am afraid of my own dog, he is vaccinated every year and has never bitten me. Should I take the injection " +
      'too',
  ],
  [
    'low',
    '40m',
    'lack of sleep; sleep deprivation; insomnia; poor sleep hygiene',
    'Please how many hours should a man of 40 sleep, I sleep by 1am and wake 5am for work and I feel sleepy in danfo. On weekends I sleep well',
  ],
  [
    'low',
    '31f',
    'bruxism; teeth grinding',
    'Good evening doc, I grind my teeth at night my husband complains, is it worm? Which drug for worm can I buy',
  ],
  [
    'low',
    '2m',
    'picky eating; fussy eating; poor appetite',
    "My boy is 2 yrs and doesn't eat solid only wants yoghurt and biscuit, he is active and his weight is on the line in his card. what appetite drug do " +
      'you recommend, abeg',
  ],
  [
    'low',
    '0.6f',
    'normal development; teething; delayed teething',
    "Hello pls my 7month baby hasn't brought out teeth while my neighbours baby 5 months has 2. Hope nothing do am?",
  ],
  [
    'low',
    '0.25m',
    'infant feeding question; exclusive breastfeeding',
    'Pls ma when do we start giving baby water? Mine is 3 months and heat is too much, he pees well',
  ],
  [
    'low',
    '0.25f',
    'vaccination question; missed vaccination; immunisation catch-up',
    'The immunization of 10 weeks we missed it because we travelled, now she is 13 weeks. Can we still take it or we start again',
  ],
  [
    'low',
    '22m',
    'sexual health question; penis size question',
    "Good day sir, my manhood is small when it is not erected, like 3 inches, but when it stands it's ok. Is there any drug? i'm 22",
  ],
  [
    'low/medium',
    '34m',
    'premature ejaculation; sexual health question',
    'Pls I release too quick with my wife like 1 minute, it has been since we married 3 yrs. No other sickness. help a brother',
  ],
  [
    'low',
    '20m',
    'sexual health question; masturbation question',
    'Is masturbation the cause of my waist pain and bad memory? I want to stop by Gods grace',
  ],
  [
    'low',
    '29m',
    'eye strain; dry eyes; digital eye strain',
    'My eyes pain small and dry anytime I press laptop from morning till night, I dont wear glasses and I see clearly. which drop can I buy',
  ],
  [
    'low',
    '27m',
    'ear wax; cerumen',
    'Ear wax too much for my ear, can I be using cotton bud or olive oil? no pain and I dey hear well',
  ],
  [
    'low',
    '24m',
    'foot odour; smelly feet; bromodosis; hyperhidrosis',
    "Doc my feet smell bad when I remove my shoe, even after washing sock. I'm ashamed to enter mosque",
  ],
  [
    'low',
    '26f',
    'bad breath; halitosis',
    'My mouth smells in the morning, I brush once, is it from stomach or tooth? thanks as you answer, more wisdom',
  ],
  [
    'low',
    '33m',
    'gas; flatulence; lactose intolerance; bloating',
    "i fart too much after taking milk and beans, it's disgracing me in the office, no pain and I poo well",
  ],
  [
    'low',
    '38f',
    'joint clicking; crepitus; knee cracking',
    "Good morning, knees make sound like kre kre when I climb stairs but no pain no swelling. I'm 38. Should I take cod liver oil",
  ],
  [
    'low',
    '35m',
    'travel health question; travel vaccination; yellow fever vaccine',
    "Pls I'm travelling to Kenya next month, which vaccine do I need and is yellow card for life now?",
  ],
  [
    'low',
    '18m',
    'hyperhidrosis; excessive sweating; sweaty palms',
    "My palm sweats too much since I was a child, I can't write exam without handkerchief. Is there any remedy doc",
  ],
  [
    'low',
    '50m',
    'leg cramps; night cramps; muscle cramp',
    'hello docs pls my leg cramps at night about 2 times in a week, calf becomes tight for one minute and I stretch it and it goes. I am 50 and healthy',
  ],
  [
    'medium/high',
    '9m',
    'diabetes; type 1 diabetes; diabetes mellitus; new-onset diabetes',
    'Good day doctor, since 3 weeks my son of 9 is bed wetting again, he drinks a lot of water and gets up to pee too, and he has gone slim. He still ' +
      'plays ball.',
  ],
  [
    'medium/low',
    '63m',
    'cataract; cataracts',
    "Pls my right eye has been seeing like cloud for 6 months, it doesn't pain, light from okada disturbs me in the night. I'm 63. can I use onion water",
  ],
  [
    'medium',
    '27f',
    'dental abscess; tooth abscess; toothache; tooth decay; dental caries',
    "My tooth at the back has hole and has been paining me for 5 days, I can't chew that side, cheek is swollen small. No fever, I open mouth well",
  ],
  [
    'medium',
    '48f',
    'hearing loss; tinnitus; unilateral hearing loss; ear wax; vestibular schwannoma',
    'I hear a noise like whistle in one ear for two months and that ear is no longer hearing well, no pain. Is it spiritual? bless you doctors',
  ],
  [
    'medium',
    '57m',
    'colorectal cancer; bowel cancer; rectal cancer; colon cancer',
    "Doc for 2 months now I poo blood mixed with slime and my poo has become thin, I have lost 6kg, no pain. They said it is pile and gave me herbs. I'm 57",
  ],
  [
    'medium/high',
    '30m',
    'HIV exposure; post-exposure prophylaxis; PEP; HIV',
    "Good evening house, condom burst yesterday night with someone I later found out is HIV positive, I'm negative as of last month. Is there anything to " +
      "do? I'm shaking as I type",
  ],
  [
    'medium/low',
    '33f',
    'anxiety; generalised anxiety disorder; anxiety disorder; panic disorder',
    "I can't sleep well for 6 weeks, I worry about everything, my heart beats fast and my stomach turns before going to the office. I have stopped going " +
      "to church. I don't want to die o, just tired",
  ],
  [
    'medium',
    '0.9f',
    'gastroenteritis; diarrhoea; acute diarrhoea; dehydration; diarrhea',
    'My baby of 11 months has had runny poo for 5 days, about 5 times daily, she drinks and is a bit thirsty but she plays, no blood no fever. Buttocks is ' +
      'red now',
  ],
  [
    'high',
    '70m',
    'gastrointestinal bleeding; upper gastrointestinal bleeding; bleeding peptic ulcer; melaena; GI bleed',
    'Good morning pls I need advice quick, my father is 70 and since 2am he is passing black sticky poop like coal tar with bad smell and he feels dizzy ' +
      'when he wants to stand. He takes those pain relief for leg everyday',
  ],
  [
    'high',
    '5m',
    'dog bite; rabies exposure; rabies; animal bite',
    'Hello doctors in the house, dog wey nobody sabi bite my son for face yesterday, blood came out. Person say make we put pepper and palm oil, is it ' +
      'okay? he is 5',
  ],
  [
    'high',
    '26f',
    'postpartum psychosis; postnatal psychosis; puerperal psychosis',
    "Good day, my sister put to bed 9 days ago and she has not slept for 3 nights, she's saying the baby is a snake and that a voice told her to throw it " +
      'away. We have been praying. What drug can make her sleep?',
  ],
  [
    'high',
    '55f',
    'acute glaucoma; angle-closure glaucoma; acute angle closure glaucoma; glaucoma',
    'pls doc my eye started paining me since evening seriously with headache and vomiting, I see rainbow round the bulb and the sight is cloudy. Is it ' +
      'apollo? which drop',
  ],
];
