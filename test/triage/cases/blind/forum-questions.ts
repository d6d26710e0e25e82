import type { BlindRow } from '../case.ts';

/** Batch 54: questions of a health forum, mostly harmless, by a writer who had seen neither rules nor cases. */
export const FORUM_QUESTIONS: readonly BlindRow[] = [
  [
    'low',
    '26f',
    'genotype counselling; genetic counselling; sickle cell trait',
    "Good morning doctors in the house, pls I'm AS and my fiance is AC, can we marry? God bless you as you answer.",
  ],
  [
    'low',
    '24m',
    'genotype testing; genotype counselling',
    'Happy sunday doc, my genotype is AA from one lab and AS from another lab, which one will I beleive pls',
  ],
  [
    'low',
    '31f',
    'genotype counselling; preimplantation genetic diagnosis; genetic counselling',
    'Pls can two AS couple go for IVF so that they will select the baby that is not SS? how much is it in Nigeria and is it 100% sure',
  ],
  [
    'low',
    '28m',
    'genotype counselling; sickle cell trait',
    'Doctor good afternoon, can genotype change from AS to AA after bone marrow or prayer? my pastor said mine has changed, thank you sir',
  ],
  [
    'low',
    '0.04m',
    'genotype testing; newborn screening',
    'Hello house my baby is 2 weeks old when can I do genotype test for him, the father is AS and I am AA',
  ],
  [
    'low',
    '29f',
    'blood group question; rhesus factor',
    'Good day, what is the difference between blood group and genotype, im O+ and my husband is O- hope no problem, may God continue to bless this page',
  ],
  [
    'low',
    '27f',
    'rhesus negative; anti-D; rhesus factor',
    'Pls I am O negative and we want to start trying for a baby after our wedding in december, what injection do I need to take and when?',
  ],
  [
    'low',
    '30f',
    'ovulation question; pregnancy planning; fertile period',
    'Good evening ma, I removed my implant in september and my period came on 3rd of this month and ended 7th. I have 28 days cycle, when is my ovulation ' +
      'pls, we are trusting God for a boy',
  ],
  [
    'low',
    '26f',
    'pregnancy planning; trying to conceive',
    'doc we got married 4 months ago and nothing yet, my period is regular and my husband is okay. My mother inlaw is already disturbing me, should I be ' +
      'worried',
  ],
  [
    'low',
    '28f',
    'pregnancy planning; preconception care; folic acid',
    "Pls what multivitamin can someone take to prepare for pregnancy, is folic acid 5mg too much for me? I don't have any sickness. Thanks and God bless",
  ],
  [
    'low',
    '33f',
    'pregnancy planning; birth spacing after caesarean',
    "I had csection 8 months ago and I'm wondering how long I should wait before I carry another belle, abeg doctors help me",
  ],
  [
    'low',
    '25f',
    'pregnancy diet; diet in pregnancy',
    'Good morning sir/ma. Can pregnant woman eat pineapple and snail? people are saying it will make the baby to be spitting. I am 5 months, baby dey kick ' +
      'well.',
  ],
  [
    'low',
    '24f',
    'normal pregnancy; fetal movement question',
    'I am 14 weeks pregnant and I havent felt the baby move, my friend own moved early. No pain no bleeding, scan last week was fine. Is it normal?',
  ],
  [
    'low',
    '22f',
    'cyclical breast pain; mastalgia; premenstrual syndrome',
    'Please my breast is paining me and my period is in 3 days time, it happens every month both sides then goes when I see my period',
  ],
  [
    'low',
    '34f',
    'contraception; family planning',
    'Good day doc. I want to do family planning but I dont want to add weight, which one is the best between injection, implant and copper T? I have 3 ' +
      'children',
  ],
  [
    'low',
    '29f',
    'contraceptive side effect; amenorrhoea from injectable contraceptive; contraception; amenorrhea',
    'My period has not come since I took the 3 months injection in august, pregnancy test is negative. Is my womb spoilt? please answer me my sister said ' +
      'blood is gathering inside',
  ],
  [
    'low',
    '21f',
    'emergency contraception; contraceptive side effect; irregular period',
    'Pls I took postinor 2 about 10 hours after sex last week and my period came 4 days early and its brown, hope nothing spoil?',
  ],
  [
    'low/medium',
    '23f',
    'emergency contraception; contraception',
    'We had unprotected sx yesterday night and its my unsafe period, can I still take postinor today or it is too late pls reply fast',
  ],
  [
    'low',
    '27f',
    'contraceptive side effect; irregular bleeding on implant; contraception; spotting',
    'I have implant in my arm since 2 years and I see spotting in between, just little no pain. When will it stop? God bless una',
  ],
  [
    'low',
    '25f',
    'missed pill; contraception',
    'I forgot to take my Microgynon for one day and took two the next day, can I get pregnant? we meet yesterday',
  ],
  [
    'low',
    '44m',
    'contraception; vasectomy; family planning',
    'Pls is vasectomy available in Nigeria and will it affect my performance in bed? I have five kids already and I am tired, no be joke',
  ],
  [
    'low',
    '28f',
    'contraception; family planning; lactational amenorrhoea',
    'Can a breastfeeding mother of 4months who has not seen her period get pregnant, and which family planning pill is okay for the breast milk',
  ],
  [
    'low',
    '53m',
    'medication question; hypertension; drug question',
    'Doctor is it ok to take amlodipine in the night instead of morning because it makes me sleepy, my bp is 128/80 now thank God',
  ],
  [
    'low',
    '30f',
    'medication question; drug interaction',
    'Good afternoon pls can I take malaria drug and flagyl togther, they gave me coartem and flagyl at the hospital yesterday',
  ],
  [
    'low',
    '35m',
    'medication side effect; rifampicin side effect; drug side effect',
    'My urine turn orange after I started this TB drugs, the nurse said its normal but I want to be sure abeg',
  ],
  [
    'low',
    '26f',
    'medication side effect; iron tablets side effect; dark stool from iron',
    "Since I started taking blood tonic my poopoo is black black, I'm pregnant and they gave me fersolate. No stomach pain. Hope no wahala",
  ],
  [
    'low',
    '27m',
    'medication question; drug question',
    "I took alcohol yesterday and I'm on amoxil for my tooth, will it stop working? pls advice",
  ],
  [
    'low',
    '33f',
    'medication question; expired medicine',
    "Expired paracetamol of two months ago I took 2 tablets by mistake this morning and I'm okay, should I drink milk to neutralise?",
  ],
  [
    'low',
    '3',
    'deworming; medication question',
    'Good morning doc, which deworming drug is good for my children 3 and 6 years and how often? God bless you ma',
  ],
  [
    'low',
    '22f',
    'medication question; drug question',
    'Is it true that Augmentin causes weight gain? I just finished 7 days and my friend said my face is fat',
  ],
  [
    'low',
    '25f',
    'test result question; normal test result',
    "Good day house, pls help me interpret: PCV 36%, WBC 5.6, malaria parasite not seen, widal O 1:40 H 1:80. I don't feel sick it was for employment " +
      'medicals',
  ],
  [
    'low',
    '29f',
    'normal scan result; test result question; ovarian follicle',
    'My scan result says anteverted uterus and simple follicle of 19mm on the left ovary, does it mean fibroid? I dont have any pain',
  ],
  [
    'low',
    '35m',
    'normal test result; semen analysis; test result question',
    'Semen analysis: volume 3ml, count 62 million/ml, motility 60%, morphology 8%. Please doctor is this good enough to give belle',
  ],
  [
    'low',
    '24m',
    'test result question; hepatitis B immunity',
    'Pls my hepatitis B result is HBsAg negative and anti HBs positive, does that mean I have hepatitis? I took the vaccine in school',
  ],
  [
    'low',
    '40m',
    'test result question; mildly raised cholesterol; high cholesterol',
    "Doc they said my cholesterol is 5.4, sugar fasting is 5.1 and bp 118/76. do I need drug. I'm 40 and I jog sometimes",
  ],
  [
    'low',
    '23f',
    'low weight; constitutional thinness; weight question',
    "I'm too slim and people insult me that I have sickness, I eat well and I have been like this since secondary school. which drug can make me fat pls",
  ],
  [
    'low',
    '30f',
    'weight question; weight loss; postpartum weight',
    "pls how do I reduce belly fat after childbirth my baby is 7months and I'm still looking pregnant, can I drink lime and ginger",
  ],
  [
    'low/medium',
    '36f',
    'obesity; weight question; overweight',
    'I weigh 98kg and my height is 1.62, I want to start keto and apple cider vinegar, is it safe. No bp no sugar',
  ],
  [
    'low',
    '27f',
    'weight question; slimming tea; laxative tea',
    'Good evening, are those flat tummy tea they sell on instagram good? I took it two times and I just purge small and stopped',
  ],
  [
    'low',
    '0.5f',
    'normal growth; baby weight question',
    'My baby is 6 months and weighs 7.4kg, birth weight 3.2, is she small? she eats pap and breast milk and plays very well',
  ],
  [
    'low',
    '28f',
    'skin darkening; hyperpigmentation; skin bleaching',
    'Pls what cream can I use to remove dark knuckles and sunburn, I stopped bleaching cream last year. Thanks as you reply me',
  ],
  [
    'low',
    '21f',
    'stretch marks; striae',
    'I have stretch marks on my buttocks and thigh since I added weight, is there any oil that clear it completely? God bless',
  ],
  [
    'low',
    '27m',
    'razor bumps; pseudofolliculitis barbae; shaving bumps',
    'Bumps come out on my beard side any time I barb, its itching and sometimes small pus. what aftershave can I use sir',
  ],
  [
    'low',
    '19m',
    'pityriasis versicolor; tinea versicolor; eczema; fungal skin infection',
    'Doc I have white patches on my chest and back that show more when I sweat, it doesnt pain, it itch small. since 2 months',
  ],
  [
    'low',
    '8f',
    'eczema; atopic dermatitis',
    'good morning ma pls my daughter 8yrs has dry skin with itching at the back of knee and elbow it comes every harmattan',
  ],
  [
    'low',
    '38f',
    'dermatosis papulosa nigra; skin tags; moles; skin lesion',
    'I have tiny black spots like moles on my cheek just like my mother and her sisters, they dont pain or grow. How can I clear it',
  ],
  [
    'low',
    '32f',
    'traction alopecia; hair loss',
    'My hair is cutting in front since I started fixing weavon, the front hairline has gone back. Which oil pls',
  ],
  [
    'low',
    '23f',
    'normal vaginal discharge; physiological discharge; ovulation',
    'pls I have white discharge like egg white that draws, no smell no itching, it comes in the middle of my month. am I having infection',
  ],
  [
    'medium/low',
    '32f',
    'polycystic ovary syndrome; PCOS; infertility',
    'Good day sir, my husband and I have been trying for 2 years now, my period comes every 2 or 3 months and I have beard growing. Please what do we do ' +
      'God will bless you',
  ],
  [
    'medium',
    '29m',
    'hepatitis B; hepatitis B infection',
    'Doc I did test and HBsAg is positive, the lab man said I should go and pray. I dont feel anything. what next pls',
  ],
  [
    'medium',
    '45m',
    'hypertension; high blood pressure',
    "Hello house pls my bp was 168/104 at the chemist yesterday and 165/100 today, no headache nothing. I'm 45, should I buy drug by myself?",
  ],
  [
    'medium',
    '27f',
    'vaginal candidiasis; vaginal thrush; yeast infection; candidiasis',
    "I've been having thick white discharge like akamu with serious itching down there and it peppers me when I pee, I am 5 months pregnant. thanks ma",
  ],
  [
    'medium',
    '28f',
    'impalpable implant; lost contraceptive implant; contraception',
    'Good evening doctors, my implant arm can no longer feel the rod, I press everywhere I dont feel it and I did it just 1 year. Period has started ' +
      'coming normal o',
  ],
  [
    'medium',
    '58m',
    'melanoma; acral melanoma; skin cancer',
    'Please there is a black mole under my foot it has grown bigger in 4 months and it is now bleeding small when I wear shoe. I applied ointment no change',
  ],
  [
    'medium/high',
    '31f',
    'pregnancy on warfarin; early pregnancy; medication in pregnancy',
    'Doc pls my period is 3 weeks late and I did PT it shows two line, but I am on warfarin for leg clot I had last year. Am happy but confused, what ' +
      'should I do',
  ],
  [
    'medium',
    '35f',
    'anaemia; anemia; iron deficiency anaemia; heavy menstrual bleeding',
    'My lab result came out PCV 23%, im always tired and my period flows like tap every month. They said I should come back next month but I wan know if ' +
      'its ok',
  ],
  [
    'high',
    '29f',
    'bleeding in pregnancy; antepartum haemorrhage; placental abruption; premature rupture of membranes; preterm labour',
    "Good morning pls urgent, I'm 34 weeks pregnant with twins, since this morning water just poured out and now I see blood flowing down my leg with " +
      'pain, my husband is not around, what drug can I use',
  ],
  [
    'high',
    '22f',
    'acute chest syndrome; sickle cell crisis; sickle cell disease',
    "hello doctors, I am SS and since last night my chest is paining me with cough and I can't breath well, I've taken my usual drugs folic acid and " +
      'paludrine plus tramadol. Which other one can I add? God bless',
  ],
  [
    'high',
    '20f',
    'paracetamol overdose; acetaminophen overdose; poisoning; suicide attempt',
    'Good day house my friend drank about 25 tablets of paracetamol last night because of boyfriend matter, she is just vomiting small today and says ' +
      "she's fine. Should I give her palm oil?",
  ],
  [
    'high',
    '33m',
    'Stevens-Johnson syndrome; SJS; toxic epidermal necrolysis; severe drug reaction',
    'Pls doc since I started the septrin the chemist gave me 5 days ago my lips and mouth are peeling with sores, eyes red and my skin is blistering and ' +
      'coming off with fever. What cream can I rub. Thanks in anticipation',
  ],
];
