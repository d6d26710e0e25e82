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

const phrases = (table: string): readonly string[] => table.split(/[|\n]/).flatMap((phrase) => phrase.trim() || []);
const words = (table: string): readonly string[] => table.split(/\s+/).filter(Boolean);

/** Words that no question is quiet beside. */
export const GRAVE = words(`
abort abortion choke die drown gasp hang kill overdose rape raped rope sniper suicide unconscious unresponsive
`);

/**
 * Phrases of questions that are no complaint. Each stands for the words around it, so none may be a word in which people also tell
 * of an illness: "blood group" is here, "blood" isn't. The first topic of a text says who answers.
 */
export const TOPIC_PHRASES: readonly (readonly [QuestionTopic, readonly string[]])[] = [
  [
    'genotype',
    phrases(`
a negative|a positive|aa and as|aa and ss|ac|as and as|b negative|b positive|blood group|bone marrow|can marry|carrier|compatible|fiance is|fiancee is
genotype|genotypes|get married|hb as|hbas|i am aa|i am as|i am ss|is aa|is as|is ss|marriage|marry|o negative|o plus|o positive|rh factor|rhesus
rhesus factor|sc|sickle cell gene|sickle cell trait|sickler|ss and as
`),
  ],
  [
    'fertility',
    phrases(`
baby boy|baby girl|carry another belle|conceive|conceiving|condom|condoms|contraception|contraceptive|contraceptives|copper t|csection|cycle|depo
emergency pill|expect my period|family planning|fertile|fertility|free period|get pregnant|getting pregnant|her period|hormone test|implant|infertile
infertility|injectable|iud|ivf|last period|menses|menstruation|microgynon|million ml|morphology|motility|my period|next period|not pregnant yet
ovulate|ovulating|ovulation|period come|period start|postinor|postinor2|pregnant again|quick release|release too quick|safe period|semen analysis
space children|space my children|sperm|sperm count|sperm motility|tie my tubes|trusting god|trusting god for a boy|trying to get pregnant
tubal ligation|twins|unsafe day|unsafe period|vasectomy|want to be pregnant|want to get pregnant|withdrawal method|womb scan
`),
  ],
  [
    'pregnancy',
    phrases(`
antenatal|birth plan|breastfeed|breastfeeding|breech|c section|caesarean|cs before|csection|due date|during pregnancy|edd|exclusive breastfeed
expecting|fly while pregnant|folic acid|gender of my baby|hospital bag|how many weeks|months pregnant|placenta|pregnancy test|pregnancy vitamins
pregnant mother|pregnant mothers|pregnant woman|pregnant woman eat|pregnant women|scan is normal|sex during pregnancy|sex of my baby|sex of the baby
sleep position|tetanus injection|travel while pregnant|vbac|weeks pregnant|when pregnant
`),
  ],
  [
    'medicines',
    phrases(`
after food|agbo|alcohol|amlodipine|amoxicillin|amoxil|ampiclox|antibiotic|antibiotics|antimalarial|artemether|augmentin|beer|before food|bitters
blood tonic|booster|bp drug|bp drugs|brand|ciprofloxacin|coartem|deworm|dewormer|deworming|diclofenac|dosage|drop can i buy|drug to be|drugs to be
expire|expired|expiry|eye drop|fake drug|felvin|fersolate|finished my drugs|finished the drugs|flagyl|generic|herbal|herbal medicine|herbal mixture
hiv drug|hiv drugs|ibuprofen|immunisation|immunization|inhaler spacer|injection or tablet|iron tablets|lisinopril|lonart|malaria drug|malaria drugs
metformin|missed my pill|missed my tablet|mix it|multivitamin|multivitamins|nafdac|omeprazole|original drug|prep|routine drugs|septrin|side effect
side effects|skip my drug|sleeping aid|stop it|stop my drugs|stop the drug|stop the drugs|supplement|supplements|tb drug|tb drugs|together with
treated with|vaccinated|vaccination|vaccine|vaccines|vitamin|vitamin c|vitamins|worm medicine
`),
  ],
  [
    'results',
    phrases(`
anteverted|antibody|antigen|blood pressure check|blood sugar|blood test|bp is|bp was|came out negative|cd4|check up|checkup|cholesterol|clipper
conclusive|ct scan|e s r|fasting sugar|fibroid size|follicle|hba1c|hbsag|hepatitis b surface antigen|hiv test|lab|lab result|laboratory
malaria parasite|mammogram|medical check up|medicals|mosquito|mp plus|mri|my bp|non reactive|normal range|pap smear|pcv|platelet|reactive|result
results|scan result|scan says|scan showed|scan shows|scan was normal|screening|test negative|test result|test was negative|tested negative|titre
ultrasound|undetectable|urinalysis|urine test|viral load|wbc|widal|widal test|window period|x ray
`),
  ],
  [
    'food',
    phrases(`
add weight|adding weight|appetite booster|appetite drug|apple cider|beans|beetroot|belly fat|bmi|body heat|bottle of water|calories|chubby
cod liver oil|coffee|cold water|diet|diets|drink water|egg|eggs|energy drink|exercise|exercises|fasting|fish|flat tummy|food|foods|fruit|fruits
gain weight|garlic|garri|ginger|groundnut|gym|height|honey|indomie|intermittent fasting|jog|jogging|keto|kg|lemon|lose weight|losing weight|meat|milk
noodles|palm oil|palm wine|pineapple|plantain|ramadan|rice|salt intake|slim|snail|soda|soft drink|soft drinks|sugar intake|taller|tea|vegetables
vinegar|warm water|weight gain|weight loss tea|yam|yoghurt|zobo
`),
  ],
  [
    'child',
    phrases(`
ate sand|baby oil|baby teeth|baby water|bath my baby|bathe my baby|bed wetting|bedwetting|breast milk|brought out teeth|car seat|card|circumcise
circumcision|cord care|diaper|ear piercing|eat sand|exclusive breastfeeding|expressed milk|formula|giving baby water|gripe water|growing up
growing well|immunisation|immunization|milestone|milestones|naming|pacifier|pampers|pap|pierce|potty|school entry|solid|solid food|solids|start solid
start talking|start to crawl|start to sit|start to walk|start walking|teething|umbilical cord|wean|weaning|weight chart|wets the bed
`),
  ],
  [
    'looks',
    phrases(`
acne|aftershave|bad breath|bad odour|bald|baldness|barb|beard|beards|bigger breast|bite my nails|biting my nails|blackheads|bleach|bleaching
bleaching cream|body odor|body odour|body smell|braces|breast bigger|breast size|breath smells|brush my teeth|brushing|buttocks|chest hair|clipper
crack my fingers|cream|creams|dandruff|dark knuckles|dark lines|dark lips|dark spots|darker|deodorant|fairer|fart|farting|feet smell|freckles
gap tooth|glow|grow hair|hair|hair growth|hair loss|hairline|hips|ingrown|keloid|knees crack|knees make sound|lighten|lotion|moles|mouth odour
mouth smells|nails|natural colour|pimple|pimples|pink lips|razor bumps|relaxer|roll on|shave|shaving|shea butter|skin tag|smell bad|smelly feet|snore
snoring|soap|stretch mark|stretch marks|sunscreen|sweats too much|sweaty palms|tattoo|teeth whitening|toning|toothpaste|weavon|whiten|wig|wrinkles
`),
  ],
  [
    'sex',
    phrases(`
erected|erection|first time sex|have sex|having sex|hymen|inches|kiss|kissing|last long|last longer|libido|manhood|manhood is small|masturbate
masturbating|masturbation|not see blood the first time|oral sex|orgasm|penis size|porn|pornography|premature ejaculation|sex drive|sex position
size of my|small penis|squirting|virgin|virginity|wet dream|wet dreams
`),
  ],
  [
    'services',
    phrases(`
affordable|appointment|blood donation|blood donor|book|certificate|cheap|cheaper|cost|costs|donate|donate blood|embassy|employment medicals
first aid course|fitness certificate|good doctor|good hospital|hmo|how much does|how much is|insurance|medical report|medical school|near me
next of kin|nhis|nursing school|nysc|online consultation|open on|opening hours|price|prices|recommend|register|registration|school admission
school form|sick leave|specialist|study medicine|telemedicine|travel|visa|which clinic|which hospital|yellow card
`),
  ],
];

/** Openings of questions about an illness as such: what is behind them is no patient's complaint. */
export const IMPERSONAL_FRAMES = phrases(`
can a person|can one|can people|can somebody|can someone|how can i avoid|how can i prevent|how can i protect|how can one|how can someone
how can we prevent|how do i avoid|how do i prevent|how do i protect|how do people|how do we avoid|how do we prevent|how do you know|how does one
how is it treated|how long after a|how many people|how to avoid|how to prevent|how to protect|is it true|is there a cure for|is there a vaccine
what are signs|what are symptoms|what are the causes|what are the risk|what are the signs|what are the symptoms|what causes|what first aid
what is meant by|what is the cause of|what is the difference|what is the meaning of|what is the treatment for|what type of people|what vaccine
which vaccine|who is at risk|why do men|why do people|why do women
`);

/** Openings of questions about health in general. The words behind them belong to the question. */
export const GENERAL_FRAMES = phrases(`
any advice on|any cream|any drug|any exercise|any medicine|any natural|any soap|any tip|any tips|are those|at what age|can a girl|can a man
can a person|can a woman|can drinking|can eating|can he play|can he travel|can i buy|can i donate|can i drink|can i eat|can i give|can i have
can i marry|can i play|can i start|can i still|can i stop|can i take|can i travel|can i use|can one|can people|can she lift|can somebody|can someone
can taking|can we marry|can we still|do i need|do we need|does cold|does drinking|does eating|does it affect|does it cause|does it mean|does sleeping
does the|how can i avoid|how can i gain|how can i get|how can i know|how can i lose|how can i prevent|how can i protect|how can i reduce|how can one
how can someone|how do i avoid|how do i calculate|how do i gain|how do i get|how do i know|how do i lose|how do i make|how do i prevent
how do i reduce|how do i start|how do i stop|how do i take|how do i use|how do people|how does one|how effective|how long can|how long does
how long should|how long will|how many|how many days|how many hours|how many months|how many times|how much|how often|how often should|how soon
how to avoid|how to know|how to prevent|i want to know|i want to learn|i would like to know|is it advisable|is it bad|is it compulsory
is it dangerous to|is it good|is it necessary|is it ok to|is it okay to|is it possible for|is it possible to|is it safe|is it true|is it wrong
is there a|is there a cure|is there a test|is there any|is there any test|is there cream|is there medicine|just asking|just curious|should i allow
should i avoid|should i buy|should i continue|should i drink|should i give|should i repeat|should i start|should i stop|should i take|should i use
should one|what age|what are our options|what are the benefits|what are the causes|what are the side effects|what are the signs|what are the symptoms
what can i eat|what can i use|what cream|what do i avoid|what does it mean|what drug|what food|what foods|what fruit|what injection|what is the best
what is the cause of|what is the difference|what is the meaning|what kind of|what medicine|what should i avoid|what should i eat|what soap|what test
what tests|what type of|what vaccine|when can i|when do babies|when do i|when do we|when does a|when does a baby|when is it safe|when is the best
when should a|when should i|when will i|where can i|where do i|which|which brand|which drug|which drugs|which food|which foods|which fruits
which is best|which is better|which method|which one is better|which test|which type|which vaccine|which vitamin|who can|who should|will it
will it affect|will it damage|will it harm|will it make me|will the baby be
`);

/** Requests that stand by any complaint, so they say nothing. */
export const REQUESTS = phrases(`
advise me|any advice|any remedy|any solution|do you agree|help me|hope it is not serious|how|i need advice|i need help|is it normal|is that normal
is that right|is this normal|is this right|kindly advise|kindly help|kindly reply|need your advice|normal|please advise|please help|please help me
please reply|pls help|should i be worried|should i worry|true|what can i do|what can we do|what do i do|what do we do|what next|what should i do
what should we do|why|your advice
`);

/** Statements that the writer is well. */
export const WELL = phrases(`
and fine|and happy|and healthy|baby is fine|baby is healthy|better now|eats well|everything is fine|everything is normal|everything is okay
feeding well|feel nothing|fine now|he is fine|he is healthy|he is okay|he is well|healed well|healing well|i am fine|i am healthy|i am not ill
i am not sick|i am ok|i am okay|i am strong|i am well|i feel fine|i feel good|i feel okay|i feel strong|i feel well|is dry and clean|is normal
it is fine|it is normal|no complaint|no complaints|no issue|no issues|no pain|no pains|no problem|no problems|no sickness|no symptom|no symptoms
not sick|nothing is wrong|okay now|she is fine|she is healthy|she is okay|she is well|sleeping well|strong now|under control|was normal
well controlled|well now
`);

/** Words that tell of a danger or a complaint, or may. Unread and undenied, outside a question in general, they end the quiet. */
export const UNQUIET = words(`
abdomen abort abortion accident back beat beaten belle belly bite bitten bleed bleeding blind blood blue body boil breath breathe breathing bridge
broke burn burning burst chest choke choking clots cold collapse confused contraction contractions convulse cough coughing cramp cramps crooked dead
death dey diarrhoea die discharge dizzy drank drooping drown drowsy dying emergency end eye eyes faint fainted fall fell fever gasp hand hands hang
head headache heart heartbeat heavily heavy hit hungry hurt hurting itch itching jerk jerking kerosene kick kicking kidney kill knife labour leg legs
life lifeless limp lips liver lives lump mouth moving neck numb overdose pain painful pale panting paralysed pikin poison pus rape raped rash rope
scared seizure shake shaking shiver shot skin sleepy smelly sniper sore stab starve stiff sting stomach stool stooling stroke stuck suicide swallow
swallowed swell swelling swollen throat tired tongue tremble tummy twisted unconscious unprotected unresponsive urgent urgently urinate vomit vomiting
water weak weakness wheeze worse worsening wound yellow
`);

/** Complaints whose denial says that a patient is well. */
export const DENIABLE = words(`
bleeding blood catarrh complaint cough discharge disease dizziness fever headache illness infection issue itch itching lump odour pain pains problem
rash redness sickness smell sore swelling symptom symptoms vomiting weakness wound
`);

/** Words of daily life and of results, which say nothing of an illness. */
const QUIET_WORDS = words(`
abeg abuja actually admitted adult advice affect after age aged ago already aluminium always angry another answer anybody anyone anything april area
ashamed ask asking august avoid baby bad barbing because before believe best better big bless body bought boyfriend boys brand brother business buy
came cause chance chemist child childhood children church clinic come commented compound confuse confused continue cook count country couple curious
currently daily damage danfo daughter day days december different disturb disturbing doctor doctors dose drink drinking drug drugs early eat eating
effect engaged enough enter enugu evening ever every everyone exam exams explain facebook faithful family fan father fear february feel felt female
fiance fiancee finally fine finish finished first five football four friday friend friends gave girlfriend girls give given glasses go god going good
google grace guilty guy guys happy harcourt harm healthy hear heard help high home hope hospital house husband ibadan in-law increase injection inlaw
instagram insult insulting internet interpret irregular issue january job joke july june kano keep kenya kind kitchen knew know lab lady lagos laptop
last latch late later light like line little lol long lot love low ma made make male man many march market married marry matter may medicine men met
midwife mine monday money month monthly months morning mosque mother mother-in-law much name natural naturally need needed negative never new next
nigeria night nobody normal nothing november number nurse october office okay old once one online option options ours page parents partner people
percent person pharmacist pill pills plan planning please port positive possible post pot prepare prevent primary problem question read really reason
recently reduce regular relationship removed reply right risk room safe said salon saturday saw say saying says scan school second secondary see sell
september seriously short since single sir sister small somebody someone something sometimes son spitting start started state still stop stopped
sunday sure tablet tablets take taken taking tell test tested tests thanks think thought three thursday time times today told tomorrow took tried true
try trying tuesday twice two type understand university use used using uterus wahala want wanted wedding wednesday week weekend weekends weekly weeks
weight well went wife woman women wonder wondering work worried worry wrong year years yesterday young yours
`);

/** All words of quiet questions, so that none is taken for a misspelt word of an illness or for another language. */
export const QUESTION_WORDS: readonly string[] = [
  ...new Set([
    ...[...TOPIC_PHRASES.flatMap(([, list]) => list), ...GENERAL_FRAMES, ...WELL].flatMap((phrase) =>
      phrase.split(' '),
    ),
    ...QUIET_WORDS,
  ]),
];
