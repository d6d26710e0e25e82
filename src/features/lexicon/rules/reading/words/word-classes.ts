/**
 * Words that mean the same inside a wording, so that one line of the lexicon stands for many: `@pain + chest` reads
 * "my chest is aching", "pain in the chest" and "chest dey pain me". Everyday, clinical and Nigerian words.
 */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  pain: 'pain painful ache achy hurt sore discomfort cramp crampy tender tenderness agony throb colic colicky paining pang pepper uncomfortable burning soreness',
  belly: 'abdomen belly stomach tummy belle bele stomack tommy gut abdominals midsection',
  chest: 'chest breastbone sternum sternal substernal retrosternal precordial precordium',
  head: 'head',
  swell: 'swell puffy puffed edema edematous swelled',
  breath: 'breath respiration breathing',
  hard: 'difficulty difficult trouble hard harder hardly labored laboured labor struggle problem distress short shortness fast rapid',
  trouble: 'difficulty difficult trouble hard harder problem struggle cannot impaired',
  face: 'face facial cheek',
  forehead: 'face facial cheekbone maxillary',
  lip: 'lip lips mouth',
  eye: 'eye eyeball eyes',
  lid: 'eyelid lid',
  throat: 'throat pharynx',
  leg: 'leg legs ankles feet calf calves thigh shin ankle foot',
  calf: 'calf calves leg',
  arm: 'arm hand forearm',
  limb: 'leg legs arm hand foot feet ankles limb extremity thigh calf forearm',
  joint: 'joint joints knee ankle wrist elbow shoulder hip finger toe knuckle',
  weak: 'weak paralysis paresis limp numb weakened',
  blood: 'blood bleed hemorrhage hemorrhagic gore',
  stool: 'stool poo poop feces shit bowel motion potty',
  urine: 'urine pee urinate wee piss micturition void peeing urinating',
  pus: 'pus purulent matter pussy',
  red: 'red erythema erythematous inflamed pink pinkish',
  rash: 'rash eruption spots bumps exanthem',
  sudden: 'sudden abrupt acute instantly',
  one: 'one left right unilateral',
  yellow: 'yellow jaundice jaundiced icteric icterus',
  stop: 'stop cease subside resolve',
  eat: 'eat feed suck breastfeed nurse latch',
  drink: 'drink feed breastfeed suck nurse swallow',
  lose: 'lose loses',
  child: 'child baby infant toddler son daughter boy girl newborn',
  hot: 'hot burning warm warmth',
  severe:
    'severe worst excruciating unbearable agonizing agonising terrible intense extreme awful horrible incredible toomuch intractable unimaginable serious violent',
  discharge: 'discharge drain drainage leak ooze fluid secretion',
  bite: 'bite sting stung',
  sick: 'sick ill unwell',
  faint: 'faint collapse syncope syncopal blackout fainted presyncope',
  spin: 'spin spinning vertigo vertiginous whirl rotate turn',
  sweat: 'sweat diaphoresis diaphoretic clammy perspire',
  fit: 'fit seizure convulsion convulse convulsing jerk fitting epileptic',
  low: 'low lower',
  back: 'back spine lumbar lumbosacral backache',
  bigjoint: 'knee ankle wrist elbow shoulder hip joint',
  groin: 'groin inguinal',
  testis: 'testicle testis scrotum scrotal testicular blokos',
  vagina: 'vagina vaginal vulva vulval private genital',
  tongue: 'tongue',
  gland: 'gland node lymph lymphadenopathy adenopathy',
  burnword: 'burn scald scalded',
  fall: 'fall fell slip trip tumble',
  medicine: 'medicine drug medication tablet pill drugs capsule',
  drugname:
    'tramadol tramal paracetamol panadol acetaminophen tylenol codeine ibuprofen brufen aspirin diclofenac cataflam voltaren ' +
    'felvin piroxicam naproxen diazepam valium lexotan bromazepam lorazepam ativan alprazolam xanax clonazepam rivotril ' +
    'rohypnol flunitrazepam amitriptyline fluoxetine sertraline haloperidol chlorpromazine largactil olanzapine risperidone ' +
    'carbamazepine tegretol phenobarbital phenobarbitone phenytoin valproate epilim lithium morphine fentanyl pentazocine ' +
    'fortwin pethidine pregabalin gabapentin benzhexol artane ketamine metformin glibenclamide daonil gliclazide glimepiride ' +
    'insulin amlodipine nifedipine lisinopril ramipril losartan atenolol propranolol bisoprolol digoxin methyldopa aldomet ' +
    'furosemide lasix warfarin chloroquine quinine coartem lonart artemether lumefantrine artesunate amatem fansidar ' +
    'amoxicillin amoxil ampiclox augmentin ciprofloxacin cipro flagyl metronidazole tetracycline doxycycline septrin ' +
    'erythromycin azithromycin cetirizine loratadine piriton chlorpheniramine promethazine phenergan prednisolone ' +
    'dexamethasone theophylline aminophylline salbutamol ventolin viagra sildenafil misoprostol cytotec methotrexate ' +
    'isoniazid thyroxine loperamide imodium melatonin antibiotic painkiller antimalarial antidepressant sedative iron procold',
  taken:
    'take took taken drink drank drunk swallow swallowed chop eat ate inject injected gave give given use used overdose',
  nappy: 'nappy nappies diaper pampers huggies molfix napkin',
  infant: 'infant baby newborn neonate',
};
