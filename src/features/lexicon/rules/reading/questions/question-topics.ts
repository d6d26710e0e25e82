/** What a question without a complaint is about, which says who can answer it. */
export type QuestionTopic =
  | 'medicines'
  | 'genotype'
  | 'fertility'
  | 'pregnancy'
  | 'results'
  | 'food'
  | 'child'
  | 'looks'
  | 'sex'
  | 'services'
  | 'general';

const rows = (list: string) => list.split('|').map((phrase) => phrase.trim());

/** Words that no question is quiet beside. */
export const GRAVE =
  'kill die suicide rope sniper overdose hang abort abortion rape raped unconscious unresponsive gasp drown choke';

/**
 * Phrases of questions that are no complaint. Each stands for the words around it, so none may be a word in which people also tell
 * of an illness: "blood group" is here, "blood" isn't.
 */
export const TOPIC_PHRASES: readonly (readonly [QuestionTopic, readonly string[]])[] = [
  [
    'genotype',
    rows(
      'genotype|genotypes|blood group|rhesus|rhesus factor|rh factor|o positive|o negative|b positive|b negative|a positive|a negative|as and as|' +
        'ss and as|can marry|get married|marry|marriage|compatible|carrier|hb as|hbas|aa and as|aa and ss|i am as|i am aa|i am ss|is as|is aa|is ss|' +
        'sickle cell gene|sickle cell trait|sickler',
    ),
  ],
  [
    'fertility',
    rows(
      'ovulation|ovulate|ovulating|fertile|fertility|infertile|infertility|conceive|conceiving|trying to get pregnant|want to get pregnant|' +
        'want to be pregnant|get pregnant|getting pregnant|cycle|safe period|free period|family planning|contraceptive|contraceptives|contraception|' +
        'iud|implant|depo|injectable|postinor|postinor2|emergency pill|condom|condoms|withdrawal method|sperm count|sperm|twins|baby boy|baby girl|' +
        'ivf|next period|last period|menstruation|menses|my period|her period|period come|period start|expect my period|' +
        'pregnant again|tubal ligation|vasectomy|tie my tubes|semen analysis|womb scan|hormone test|space my children|space children',
    ),
  ],
  [
    'pregnancy',
    rows(
      'antenatal|due date|edd|pregnancy test|weeks pregnant|months pregnant|how many weeks|sex during pregnancy|hospital bag|sleep position|' +
        'folic acid|pregnancy vitamins|gender of my baby|sex of the baby|sex of my baby|scan is normal|placenta|breech|travel while pregnant|fly while pregnant|' +
        'birth plan|c section|cs before|caesarean|vbac|tetanus injection|expecting|during pregnancy|when pregnant|pregnant woman|pregnant women|pregnant mothers',
    ),
  ],
  [
    'medicines',
    rows(
      'multivitamin|multivitamins|supplement|supplements|vitamin|vitamins|vitamin c|blood tonic|antibiotic|antibiotics|dosage|side effect|' +
        'side effects|expired|expire|expiry|together with|mix it|alcohol|beer|herbal|herbal medicine|herbal mixture|agbo|bitters|coartem|lonart|' +
        'artemether|amoxil|amoxicillin|flagyl|ampiclox|augmentin|ciprofloxacin|septrin|omeprazole|felvin|ibuprofen|diclofenac|lisinopril|amlodipine|' +
        'metformin|injection or tablet|missed my pill|missed my tablet|skip my drug|stop the drug|stop the drugs|stop my drugs|stop it|deworm|deworming|dewormer|' +
        'worm medicine|sleeping aid|drug to be|drugs to be|before food|after food|generic|brand|nafdac|fake drug|original drug|inhaler spacer|prep|vaccine|vaccines|' +
        'vaccination|vaccinated|booster|immunisation|immunization|antimalarial|malaria drug|malaria drugs|finished the drugs|finished my drugs|treated with|routine drugs',
    ),
  ],
  [
    'results',
    rows(
      'result|results|test result|lab result|scan result|widal|widal test|malaria parasite|fasting sugar|blood sugar|hba1c|pcv|cholesterol|viral load|undetectable|' +
        'cd4|hepatitis b surface antigen|hbsag|reactive|non reactive|window period|mp plus|scan says|scan shows|scan showed|scan was normal|test was negative|tested negative|' +
        'test negative|came out negative|my bp|bp is|bp was|blood pressure check|blood test|urine test|titre|screening|check up|checkup|medical check up|medicals|pap smear|mammogram|' +
        'normal range|lab|laboratory',
    ),
  ],
  [
    'food',
    rows(
      'gain weight|lose weight|add weight|adding weight|weight gain|losing weight|belly fat|flat tummy|diet|diets|calories|fruit|fruits|vegetables|food|foods|drink water|' +
        'cold water|warm water|lemon|ginger|garlic|honey|coffee|tea|milk|egg|eggs|garri|noodles|indomie|plantain|beans|rice|palm oil|groundnut|soda|soft drink|energy drink|' +
        'sugar intake|salt intake|exercise|exercises|gym|jogging|slim|chubby|taller|height|bmi|kg|fasting|ramadan|intermittent fasting|appetite booster|palm wine|yam|fish|meat',
    ),
  ],
  [
    'child',
    rows(
      'start to crawl|start to sit|start to walk|start walking|start talking|start solid|solid food|solids|pap|formula|breast milk|expressed milk|exclusive breastfeeding|wean|' +
        'weaning|teething|milestone|milestones|circumcision|circumcise|umbilical cord|cord care|gripe water|bath my baby|bathe my baby|baby oil|diaper|pampers|naming|pacifier|' +
        'wets the bed|bed wetting|bedwetting|growing well|ear piercing|pierce|school entry|potty',
    ),
  ],
  [
    'looks',
    rows(
      'stretch marks|stretch mark|body odour|body odor|bad odour|smelly feet|feet smell|dark lines|dark knuckles|dark spots|dark lips|pink lips|pimple|pimples|acne|blackheads|cream|creams|' +
        'bleaching|bleach|toning|lighten|glow|soap|lotion|shea butter|dandruff|hair loss|hair growth|grow hair|bald|baldness|beard|beards|hair|tattoo|ingrown|razor bumps|sunscreen|deodorant|roll on|' +
        'teeth whitening|whiten|braces|gap tooth|biting my nails|bite my nails|nails|keloid|skin tag|wrinkles|breast size|bigger breast|breast bigger|buttocks|hips|snore|snoring|fart|farting',
    ),
  ],
  [
    'sex',
    rows(
      'masturbate|masturbation|masturbating|premature ejaculation|last longer|last long|size of my|penis size|small penis|virgin|virginity|hymen|wet dream|wet dreams|porn|pornography|' +
        'sex drive|libido|erection|oral sex|kissing|kiss|sex position|have sex|having sex|squirting|orgasm',
    ),
  ],
  [
    'services',
    rows(
      'price|prices|cost|costs|how much is|how much does|cheap|cheaper|affordable|nhis|hmo|insurance|register|registration|appointment|book|which hospital|which clinic|good hospital|' +
        'good doctor|specialist|recommend|near me|opening hours|open on|medical report|certificate|fitness certificate|sick leave|donate blood|blood donor|blood donation|donate|travel|visa|nysc|' +
        'medical school|study medicine|nursing school|first aid course|telemedicine|online consultation',
    ),
  ],
  [
    'fertility',
    rows(
      'trusting god for a boy|trusting god|unsafe period|csection|carry another belle|unsafe day|microgynon|copper t|sperm motility|motility|morphology|million ml|not pregnant yet|release too quick|quick release|baby boy',
    ),
  ],
  ['pregnancy', rows('pregnant mother|pregnant woman eat|breastfeeding|breastfeed|exclusive breastfeed|csection')],
  ['genotype', rows('bone marrow|fiance is|fiancee is|ac|sc|o plus')],
  [
    'food',
    rows(
      'keto|vinegar|apple cider|cod liver oil|yoghurt|snail|pineapple|beetroot|zobo|bottle of water|soft drinks|body heat|appetite drug|weight loss tea|jog',
    ),
  ],
  [
    'looks',
    rows(
      'hairline|weavon|wig|relaxer|aftershave|shave|shaving|barb|clipper|chest hair|moles|freckles|smell bad|mouth smells|mouth odour|breath smells|bad breath|sweats too much|sweaty palms|body smell|natural colour|toothpaste|brush my teeth|brushing|bleaching cream|darker|fairer|knees make sound|knees crack|crack my fingers',
    ),
  ],
  [
    'child',
    rows(
      'brought out teeth|baby teeth|baby water|giving baby water|immunization|immunisation|solid|car seat|growing up|card|weight chart|eat sand|ate sand',
    ),
  ],
  [
    'results',
    rows(
      'anteverted|follicle|fibroid size|wbc|platelet|antibody|antigen|e s r|urinalysis|ultrasound|x ray|mri|ct scan|hiv test|conclusive|mosquito|clipper',
    ),
  ],
  ['sex', rows('manhood|manhood is small|erected|inches|first time sex|not see blood the first time')],
  ['services', rows('yellow card|next of kin|employment medicals|school admission|school form|embassy')],
  [
    'medicines',
    rows(
      'tb drugs|tb drug|hiv drugs|hiv drug|bp drugs|bp drug|blood tonic|fersolate|iron tablets|eye drop|drop can i buy',
    ),
  ],
];

/** Openings of questions about an illness as such, whoever has it: what is behind them is nobody's complaint. */
export const IMPERSONAL_FRAMES: readonly string[] = rows(
  'what is the difference|what is the meaning of|what is the cause of|what are the causes|what causes|what are the signs|what are the symptoms|what are signs|what are symptoms|is it true|can one|can someone|can somebody|can people|can a person|' +
    'how can one|how can someone|how does one|how do people|how do you know|how can i prevent|how can we prevent|how do i prevent|how do we prevent|how can i avoid|how do i avoid|how do we avoid|how can i protect|how do i protect|how to prevent|how to avoid|how to protect|' +
    'what first aid|what vaccine|which vaccine|is there a vaccine|how long after a|how many people|why do people|why do women|why do men|what is the treatment for|is there a cure for|what is meant by|how is it treated|what type of people|who is at risk|what are the risk',
);

/** Openings of questions about health in general. The words behind them belong to the question. */
const LONG_FRAMES: readonly string[] = rows(
  'what is the difference|what is the meaning|what does it mean|what is the best|what is the cause of|what are the causes|what are the signs|what are the symptoms|what are the side effects|' +
    'what are the benefits|what are our options|is it true|is it safe|is it advisable|is it good|is it bad|is it wrong|is it compulsory|is it necessary|is it okay to|is it ok to|is it possible to|is it possible for|' +
    'is it dangerous to|is there any test|is there a test|is there a cure|can one|can someone|can somebody|can people|can a person|can a woman|can a man|can a girl|how can i prevent|how can i protect|' +
    'how can i avoid|how can i know|how can one|how can someone|how do i prevent|how do i avoid|how do i know|how does one|how do people|how long does|how long should|how long will|' +
    'how long can|how many times|how many hours|how many months|how many days|how often should|how often|how soon|how effective|how to prevent|how to avoid|how to know|which is better|which one is better|' +
    'which is best|which type|which drug|which drugs|which food|which foods|which method|which test|which vaccine|which vitamin|which brand|which fruits|when is it safe|when is the best|when can i|when should i|when should a|when will i|' +
    'when do babies|when does a baby|when does a|do i need|does it mean|does it affect|does it cause|does cold|does the|does drinking|does eating|does sleeping|can drinking|can eating|can taking|will it affect|will it damage|' +
    'will it make me|will it harm|will the baby be|should i avoid|should i repeat|should i stop|should one|where can i|where do i|at what age|what age|who can|who should|i want to know|i would like to know|i want to learn|just asking|just curious|' +
    'any natural|any exercise|any tip|any tips|any advice on|can i use|can i take|can i eat|can i drink|can i still|can i stop|can we marry|can i marry|can i travel|can i donate|can he travel|what do i avoid|what should i avoid|what should i eat|' +
    'what can i eat|what can i use|what test|what tests|what vaccine|what food|what foods|what fruit|how do i make|how do i take|how do i use|how do i stop|how do i start|how do i calculate|how do i reduce|how can i reduce|how can i gain|how can i lose|how do i gain|how do i lose|how do i get|how can i get',
);

/** Shorter openings of the same. */
const SHORT_FRAMES = rows(
  'which|is there any|is there a|is there cream|is there medicine|any drug|any cream|any medicine|any soap|what cream|what drug|what medicine|what soap|what type of|what kind of|what injection|can i start|can i give|can i buy|' +
    'should i take|should i use|should i give|should i drink|should i start|should i buy|should i allow|should i continue|do we need|do i need|when do we|when do i|how many|how much|how often|are those|will it|can we still|can i have|can i play|can he play|can she lift',
);

/** Openings of questions about health in general. The words behind them belong to the question. */
export const GENERAL_FRAMES: readonly string[] = [...LONG_FRAMES, ...SHORT_FRAMES];

/** Requests that stand by any complaint, so they say nothing. */
export const REQUESTS: readonly string[] = rows(
  'what should i do|what should we do|what can i do|what can we do|what do i do|what do we do|what next|any remedy|any solution|please help|please help me|pls help|help me|kindly help|please advise|advise me|' +
    'kindly advise|need your advice|your advice|i need advice|i need help|any advice|is that right|is this right|is it normal|is that normal|is this normal|normal|true|do you agree|please reply|kindly reply|hope it is not serious|should i worry|should i be worried|how|why',
);

/** Statements that the writer is well. */
export const WELL: readonly string[] = rows(
  'i am fine|i am healthy|i am well|i am okay|i am ok|i am strong|i feel fine|i feel well|i feel okay|i feel good|i feel strong|i am not sick|i am not ill|no symptom|no symptoms|no complaint|no complaints|no issue|no issues|no problem|no problems|no sickness|' +
    'no pain|no pains|everything is fine|everything is okay|everything is normal|he is fine|she is fine|he is okay|she is okay|he is well|she is well|he is healthy|she is healthy|baby is fine|baby is healthy|it is fine|it is normal|was normal|is normal|and healthy|and fine|' +
    'and happy|feel nothing|nothing is wrong|not sick|under control|well controlled|healed well|healing well|well now|fine now|okay now|better now|strong now|eats well|feeding well|sleeping well|is dry and clean',
);

/** Words that tell of a danger or a complaint, or may. Unread and undenied, outside a question in general, they are no quiet question. */
export const UNQUIET =
  'chest breath breathe breathing blood bleed bleeding unconscious unresponsive faint fainted collapse kill die dying dead death knife rope suicide poison kerosene sniper overdose gasp blue limp cold stiff convulse ' +
  'seizure choke drown fall fell accident hit shot stab burn swell swollen swelling pain painful hurt hurting sore wound bite bitten sting vomit vomiting fever weak weakness dizzy cough coughing wheeze itch itching rash boil ' +
  'lump discharge smelly pus diarrhoea stool stooling urinate headache heartbeat panting yellow pale lifeless sleepy drowsy confused shaking shake shiver tremble jerk jerking stroke paralysed numb blind twisted crooked drooping ' +
  'emergency urgent urgently worse worsening scared dey belle pikin body heart liver kidney eyes eye leg legs hand hands head mouth tongue lips neck throat stomach belly abdomen tummy back skin ' +
  'beat beaten rape raped hungry starve abort abortion swallow swallowed drank end life lives hang bridge tired stuck choking burst unprotected burning heavy heavily clots water broke labour contraction contractions cramp cramps moving kick kicking';

/** Complaints whose denial says that someone is well. */
export const DENIABLE =
  'pain pains bleeding blood fever cough headache swelling itching itch rash discharge vomiting weakness dizziness smell wound lump symptom symptoms complaint sickness illness problem issue sore catarrh infection disease odour redness';

/** Words of daily life, which say nothing of an illness. */
export const QUIET_WORDS =
  'marry love fiance fiancee church mosque school exam exams work office job business money buy bought sell market house home friend friends say says said saying told tell read hear heard internet google online facebook post see saw know knew ' +
  'think thought believe want wanted like plan planning hope ask asking question answer explain understand confuse confused wonder wondering curious help advice reply please abeg thanks use used using take taking took taken give gave given eat ' +
  'eating drink drinking cook buy try tried trying start started finish finished stop stopped continue avoid reduce increase prevent male female man woman lady guy married single engaged relationship partner boyfriend girlfriend wife husband ' +
  'couple parents family children child son daughter baby mother father sister brother year years month months week weeks day days today yesterday tomorrow time times night morning evening january february march april may june july august ' +
  'september october november december monday tuesday wednesday thursday friday saturday sunday old age aged safe good bad better best okay fine well healthy normal different another one two three four five first second last next new every ' +
  'still always never ever once twice before after because doctor doctors nurse pharmacist chemist hospital clinic lab test tests tested scan drug drugs medicine tablet tablets pill pills dose injection negative positive high low number count ' +
  'percent chance option options type kind brand name people person somebody someone women men girls boys young adult since ago later early late long short big small little much many lot enough possible true wrong right sure worry worried problem ' +
  'issue matter reason cause effect affect damage harm risk body weight nigeria lagos abuja ibadan kano enugu port harcourt god bless sir ma happy regular irregular monthly daily weekly naturally natural really actually currently recently finally ' +
  'come came go going went make made need needed keep feel felt guilty lol seriously guys house everyone anybody anyone nobody something anything nothing mine yours ours state country area compound kitchen room';

const MORE_WORDS =
  'yet already inlaw in-law page joke wahala danfo weekend weekends sleep sleeping prepare ashamed enter instagram sometimes fear grace faithful light fan removed fat aluminium pot jog laptop glasses card line met conclusive ' +
  'football angry wedding disturbing disturb insult insulting mother-in-law yoghurt vinegar keto anteverted uterus follicle motility morphology antigen titre analysis weavon wig hairline midwife latch clipper barbing salon ' +
  'nysc kenya university secondary primary interpret wbc platelet employment pineapple snail spitting zobo beetroot commented treated admitted admission childhood';

/** All words of quiet questions, so that none is taken for a misspelt word of an illness or for another language. */
export const QUESTION_WORDS: readonly string[] = [
  ...new Set(
    [...TOPIC_PHRASES.flatMap(([, phrases]) => phrases), ...GENERAL_FRAMES, ...WELL, QUIET_WORDS, MORE_WORDS].flatMap(
      (phrase) => phrase.split(' '),
    ),
  ),
];
