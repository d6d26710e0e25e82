import type { FindingRow } from './finding-row.ts';

/** Known illnesses, medicines, operations, habits: what makes an illness likelier or more dangerous. */
export const BACKGROUND_FINDINGS = [
  {
    id: 'sickle-cell',
    name: 'sickle-cell disease',
    kind: 'background',
    base: 0.01,
    ask: 'Is there sickle-cell disease (SS or SC)?',
    words:
      'sickle | sickle cell | sickler | hbss | hb ss | ss genotype | genotype ss | scd | ss patient | hbsc | genotype sc | ss | sickle warrior | warrior crisis | warrior',
    not: 'genotype aa | genotype as | sickle cell trait',
  },
  {
    id: 'known-diabetes',
    name: 'known diabetes',
    kind: 'background',
    base: 0.04,
    words:
      'diabetes | diabetic | sugar disease | high sugar | type 1 diabetes | type 2 diabetes | insulin | metformin | dm | t2dm | t1dm | sugar patient | ito suga | not take insulin | no take insulin | not taken insulin | no take my insulin | missed insulin | without insulin | stopped insulin | not taking insulin | no insulin | not take metformin | no take metformin | stopped metformin',
    not: 'no diabetes | nondiabetic',
  },
  {
    id: 'known-hypertension',
    name: 'known high blood pressure',
    kind: 'background',
    base: 0.08,
    words:
      'hypertension | hypertensive | high blood pressure | high bp | bp patient | htn | amlodipine | lisinopril | blood pressure medicine | bp drug | antihypertensive | bp drugs | blood pressure drugs',
  },
  {
    id: 'known-heart-disease',
    name: 'known heart disease',
    kind: 'background',
    base: 0.02,
    words:
      'heart disease | coronary | previous heart attack | heart attack + ago/previous/history/past | heart failure | stent | bypass | cardiomyopathy | rheumatic heart | valve disease | cad | heart condition | pacemaker | known + atrial fibrillation | ischemic heart | myocardial infarction + history/previous/ago | valve replacement | congestive heart failure | hyperlipidemia | high cholesterol | cholesterol',
  },
  {
    id: 'known-asthma',
    name: 'known asthma',
    kind: 'background',
    base: 0.05,
    words: 'asthma | asthmatic | inhaler | salbutamol | ventolin | albuterol | known asthmatic',
  },
  {
    id: 'known-copd',
    name: 'known chronic lung disease',
    kind: 'background',
    base: 0.01,
    words:
      'copd | emphysema | chronic bronchitis | chronic lung | chronic obstructive | tiotropium | home oxygen | bronchiectasis',
  },
  {
    id: 'known-epilepsy',
    name: 'known epilepsy',
    kind: 'background',
    base: 0.01,
    words:
      'epilepsy | epileptic | seizure disorder | known epileptic | carbamazepine | phenytoin | levetiracetam | valproate',
  },
  {
    id: 'known-kidney-disease',
    name: 'known kidney disease',
    kind: 'background',
    base: 0.01,
    words:
      'kidney disease | dialysis | chronic kidney | kidney failure | ckd | renal failure | one kidney | renal disease',
  },
  {
    id: 'known-liver-disease',
    name: 'known liver disease',
    kind: 'background',
    base: 0.008,
    words:
      'cirrhosis | cirrhotic | liver disease | hepatitis b + known/chronic/carrier/positive | hepatitis b | hepatitis c | chronic hepatitis | varices | liver failure',
  },
  {
    id: 'known-kidney-stones',
    name: 'kidney stones before',
    kind: 'background',
    base: 0.006,
    words: 'kidney stone | kidney stones | renal stone | previous stone | nephrolithiasis | history + stone',
  },
  {
    id: 'known-gallstones',
    name: 'gallstones known',
    kind: 'background',
    base: 0.005,
    words: 'gallstone | gallstones | gall stone | cholelithiasis | gallbladder',
  },
  {
    id: 'known-ulcer',
    name: 'ulcer known',
    kind: 'background',
    base: 0.01,
    words:
      'peptic ulcer | ulcer patient | stomach ulcer | gastric ulcer | duodenal ulcer | ulcer + belly/stomach/known/history | h pylori | helicobacter',
  },
  {
    id: 'known-migraine',
    name: 'known migraine',
    kind: 'background',
    base: 0.02,
    words: 'migraine | migraines | migraineur',
  },
  {
    id: 'known-cancer',
    name: 'known cancer',
    kind: 'background',
    base: 0.01,
    words:
      'cancer | chemotherapy | malignancy | tumor | tumour | leukemia | lymphoma | radiotherapy | chemo | carcinoma | metasta',
  },
  {
    id: 'chemotherapy',
    name: 'chemotherapy in the last weeks',
    kind: 'background',
    base: 0.002,
    implies: ['known-cancer'],
    words: 'chemotherapy | chemo | on chemotherapy | neutropenic | neutropenia',
    unless: 'chemo + years ago | chemotherapy + years ago/finished',
  },
  {
    id: 'known-hiv',
    name: 'known HIV',
    kind: 'background',
    base: 0.015,
    words:
      'hiv | retroviral | rvd | aids + hiv | hiv positive | art + hiv | antiretroviral | cd4 | positive ~ stopped his drugs/stopped her drugs/stopped my drugs/stopped the drugs/arv/arvs',
    not: 'hiv negative',
    unless: 'malaria positive | malaria test positive | typhoid positive | widal positive',
  },
  {
    id: 'immune-weak',
    name: 'weakened defences',
    kind: 'background',
    base: 0.01,
    words:
      'immunosuppress | immunocompromis | immune + weak/suppress/compromise | transplant | prednisolone + long | steroids + long | splenectomy | asplenia | asplenic | neutropeni | methotrexate | no spleen | azathioprine',
  },
  {
    id: 'known-allergy',
    name: 'known allergy',
    kind: 'background',
    base: 0.03,
    words:
      'allergic to | allergy | allergies | known allergy | epipen | nut allergy | hay fever | atopic | atopy | seasonal allergies | peanut allergy | anaphylaxis + history/before/past',
    not: 'no allergies | no known allergies | nkda | no known drug allergies | no drug allergies | no known allergy',
  },
  {
    id: 'seasonal',
    name: 'every year in the same season, or with dust or pollen',
    kind: 'course',
    base: 0.01,
    words:
      'season | seasonal | every year | harmattan | pollen | dust | spring | ragweed | every spring | around cats | pets | cat + sneeze | each spring | same time each year | allergen | mold | grass',
  },
  {
    id: 'blood-thinner',
    name: 'takes a blood thinner',
    kind: 'background',
    base: 0.006,
    words:
      'warfarin | blood thinner | anticoagul | rivaroxaban | apixaban | dabigatran | clopidogrel | coumadin | heparin',
  },
  {
    id: 'painkillers-nsaid',
    name: 'takes painkillers such as ibuprofen often',
    kind: 'background',
    base: 0.02,
    words:
      'ibuprofen | diclofenac | aspirin | naproxen | nsaid | felvin | piroxicam | painkiller + daily/every/often/regular | nsaids | cataflam | brufen | anti inflammatory | ibuprofen + daily | feldene | pain relievers',
  },
  {
    id: 'hormonal-contraceptive',
    name: 'takes the pill or hormones',
    kind: 'background',
    base: 0.01,
    words:
      'oral contraceptive | birth control | contraceptive pill | ocp | family planning pill | hormone replacement | estrogen | oestrogen | the pill | combined pill | contraceptives | contraception',
  },
  {
    id: 'recent-immobility',
    name: 'recent operation, plaster, long journey or bed rest',
    kind: 'background',
    base: 0.01,
    ask: 'Was there an operation, a plaster, bed rest or a long journey in the last weeks?',
    words:
      'recent surgery | surgery + ago/last/recent/week/month/after | operation + ago/last/recent/week | long flight | long journey | long haul | immobil | bed rest | plaster cast | leg cast | hip replacement | knee replacement | knee surgery | flew | flight + hour | bedridden | cast + leg/ankle | postoperative | long drive | plane + hour | long bus | hospitalised recently | hospitalized + recent/last | hip fracture | airplane | plane flight | trip + hours + sat | immobilis | travelled + hours + bus/plane | immobilized | transatlantic | bus/flight/car/train/plane/road + journey/trip/ride + hour/long | hour + bus/flight/drive/journey | after + long + journey/flight/trip | breaking + leg/ankle/hip | leg in plaster | plastered leg | plaster + leg/ankle | since/after + flight | flight from | flight to | night bus | overnight bus',
    unless: 'flight of stairs | flights of stairs | flight + stairs/steps',
  },
  {
    id: 'previous-clot',
    name: 'blood clot before',
    kind: 'background',
    base: 0.003,
    words:
      'previous + clot/dvt | history + dvt/clot/thrombosis/embolism | thrombophilia | factor v leiden | clotting disorder | blood clot + before/history/past/previous',
  },
  {
    id: 'smoker',
    name: 'smokes',
    kind: 'background',
    base: 0.06,
    words: 'smoke | smoker | smoking | cigarette | pack year | packs a day | tobacco | pack per day | pack a day',
    unless: 'smoke inhalation',
    not: 'nonsmoker | non smoker | never smoked | does not smoke',
  },
  {
    id: 'sinus-history',
    name: 'sinusitis before',
    kind: 'background',
    base: 0.006,
    words: 'sinusitis | sinus infection | sinus problem',
  },
  {
    id: 'recent-cold',
    name: 'cold in the days before',
    kind: 'course',
    base: 0.03,
    words:
      'recent cold | recent uri | recent upper respiratory | cold + last week/few days ago/recently | preceding cold | recovering from cold | upper respiratory infection + ago/last/week/recent | had a cold | viral illness + ago/recent | preceded by + cold | following a cold | recent flu | recent viral | started as a cold | after a cold | after viral uri | after + uri | following + uri | after viral illness | after a viral | following a viral | cold symptoms + ago | began with a cold | started with a cold | started with + runny nose',
  },
  {
    id: 'recent-strep',
    name: 'sore throat weeks before',
    kind: 'course',
    base: 0.002,
    words:
      'sore throat + two weeks/three weeks/2 weeks/3 weeks/last month/month ago | strep + weeks ago/two weeks/three weeks',
  },
  {
    id: 'recent-antibiotics',
    name: 'antibiotics in the last weeks',
    kind: 'background',
    base: 0.02,
    words:
      'recent antibiotic | antibiotic + recent/finish/course/last/completed/taking/week/ago | antibiotics + recently | completed + antibiotics',
  },
  {
    id: 'recent-antimalarial',
    name: 'malaria medicine already taken',
    kind: 'background',
    base: 0.02,
    words:
      'taken malaria | malaria drug | malaria + drug/medicine/treatment/treat/tablet | coartem | lonart | artemether | antimalarial | act + taken/malaria | treated malaria | treated for malaria | amatem | malaria + drugs + not',
  },
  {
    id: 'no-response-treatment',
    name: 'fever goes on after malaria medicine or antibiotics',
    kind: 'course',
    base: 0.006,
    ask: 'Does the fever go on although malaria medicine or antibiotics were taken for two days?',
    words:
      'malaria/antimalarial/coartem/lonart/drug/drugs/treatment/antibiotic + not work/not help/no improvement/still/not go/not better/no change/persist/despite/not respond | not respond + treatment/antimalarial/antibiotic/malaria | fever + despite + antimalarial/antibiotic/treatment/drug/malaria | despite + antimalarial/antibiotic/malaria/coartem/lonart | no improvement + antimalarial/antibiotic/malaria/coartem/lonart | fever no gree go + drug | still + fever + malaria/coartem/lonart/antibiotic/drug | drug + no work | fever + still + after + drug/tablet/malaria | not improve + malaria/antibiotic | fever + not + down + malaria/antibiotic | failed + antimalarial/antibiotic | after + puffs/inhaler | puffs + not/no/still/even | even after + puff/puffs/inhaler | inhaler + not help/no help/no relief/not work/not working/no dey work/finished | not go + puffs/inhaler',
  },
  {
    id: 'stopped-medicine',
    name: 'stopped or ran out of own medicine',
    kind: 'background',
    base: 0.006,
    words:
      'stop + medicine/insulin/drug/bp | ran out + medicine/insulin/drug/medication | miss + insulin/dose/medication | missed doses | not take + medicine/insulin/drug | not taking + medicine/insulin/bp | noncompliant | stopped taking | not been taking | no take + insulin/medicine/drug/drugs/tablets/metformin/amlodipine | not taken + insulin/medicine/drug/drugs/tablets | medicine finish + money/days/weeks | drugs finish + money/days/weeks | not afford + medicine/insulin/drug/drugs',
    unless: 'malaria + finish/finished | antibiotic/antibiotics + finish/finished',
  },
  {
    id: 'not-vaccinated',
    name: 'not vaccinated',
    kind: 'background',
    base: 0.02,
    words:
      'not vaccine | not vaccinated | unvaccinated | unimmunised | unimmunized | no vaccine | never vaccinated | vaccine + incomplete/miss/not/behind/never | not immunised | not immunized | no tetanus | not had tetanus | not have tetanus | not received tetanus | not taken tetanus | not take tetanus | never had tetanus | never received tetanus | never took tetanus | never taken tetanus | never take tetanus | without tetanus | had no tetanus | not received + vaccine | immunization + not/behind/incomplete/unknown | no immunizations | vaccine + not up to date | tetanus + unknown/decade/expired/overdue | tetanus never | tetanus not',
    not: 'fully vaccinated | up to date + vaccine | vaccine + up to date | immunizations + up to date | vaccine + complete | vaccine + current | tetanus + last year/this year/months ago/up to date/complete/current/two years/2 years/three years/3 years/recent',
  },
  {
    id: 'iron-tablets',
    name: 'takes iron',
    kind: 'background',
    base: 0.02,
    words:
      'iron tablet | iron tablets | iron pill | iron pills | iron supplement | iron syrup | iron medicine | blood tonic | ferrous | fesolate | fersolate | haematinics | hematinics | astyfer | ranferon | chemiron',
  },
  {
    id: 'recent-vaccination',
    name: 'vaccinated in the last days',
    kind: 'exposure',
    base: 0.01,
    words:
      'vaccine/vaccinated/vaccination/immunization/immunisation/immunized/immunised/jab/pentavalent/penta/covid/booster + yesterday/today/morning/days ago/hours ago/this week/ago/night/school/clinic/after/injected/minutes | after + vaccine/vaccination/immunization/immunisation/pentavalent | injection/injections + clinic + baby/month/weeks/yesterday/vaccine | needle + enter/entered/went in + thigh/arm/vaccine | injection spot/injection site + arm/thigh/vaccine | took/received/had/given/collect + vaccine/immunization/immunisation/pentavalent/jab | routine immunization | six week injection | tetanus injection + yesterday/today/arm | nurse + shot/injection/inject/injected + thigh/arm/baby | shot + thigh/arm + nurse/clinic/baby',
    not: 'not vaccinated',
  },
  {
    id: 'known-thyroid',
    name: 'known thyroid illness',
    kind: 'background',
    base: 0.005,
    words: 'thyroid | hypothyroid | hyperthyroid | goitre | graves | thyroxine',
  },
  {
    id: 'heat-intolerance',
    name: 'always too hot, heart races, weight falls',
    base: 0.004,
    words: 'heat intolerance | cannot tolerate heat | intolerance to heat | bulging eyes + weight | hot all the time',
  },
  {
    id: 'cold-intolerance',
    name: 'always cold',
    base: 0.004,
    words: 'cold intolerance | intolerance to cold | always cold | feels cold all the time | dry skin + weight gain',
  },
  {
    id: 'family-heart',
    name: 'heart disease in the family',
    kind: 'background',
    base: 0.01,
    words:
      'family history + heart/coronary/myocardial/cardiac/stroke | father + heart attack | mother + heart attack | brother + heart attack',
  },
  {
    id: 'family-stones',
    name: 'kidney stones in the family',
    kind: 'background',
    base: 0.003,
    words: 'family history + stone',
  },
  {
    id: 'family-atopy',
    name: 'asthma, eczema or hay fever in the family',
    kind: 'background',
    base: 0.008,
    words: 'family history + asthma/eczema/atopy/allergy/hay fever/atopic | mother + asthma | father + asthma',
  },
  {
    id: 'elderly',
    name: 'old age',
    kind: 'background',
    base: 0.04,
    words:
      'elderly | grandmother | grandfather | grandma | grandpa | aged mother | aged father | nursing home | old papa | old mama | very old',
  },
  {
    id: 'urinary-catheter',
    name: 'urinary catheter',
    kind: 'background',
    base: 0.003,
    words: 'catheter | catheterised | catheterized | urine bag | tube + urine + bladder/bag/penis/private | foley',
    unless: 'cardiac catheter | heart + catheter | central + catheter | dialysis + catheter',
  },
  {
    id: 'low-sugar-measured',
    name: 'low blood sugar',
    kind: 'sign',
    base: 0.002,
    words: 'hypoglycemia | low sugar | sugar + low/drop | blood glucose + low | hypoglycaemia | low blood sugar',
    unless: 'low sugar + diet/drink/drinks/food/intake',
  },
  {
    id: 'high-sugar-measured',
    name: 'very high blood sugar',
    kind: 'sign',
    base: 0.004,
    words:
      'hyperglycemia | sugar + very high/high/above/over | blood glucose + high | ketones | ketone | ketoacidosis | sugar reading + high | fruity + breath | acetone | glucose + high | breath + fruity | fruity | nail polish | breath + acetone/sweet | sugar + hi | glucose + hi | glucometer + hi',
  },
  {
    id: 'very-high-bp',
    name: 'very high blood pressure',
    kind: 'sign',
    base: 0.004,
    words:
      'bp + very high/high/shoot | blood pressure + very high/high/shoot/up | hypertensive + crisis/emergency/urgency | bp don go up | high blood + shoot',
  },
  {
    id: 'deep-breathing',
    name: 'deep, fast breathing',
    kind: 'sign',
    base: 0.001,
    words:
      'kussmaul | deep + rapid + breath | rapid deep breath | deep breathing | sighing breath | deep fast breath | breath + deep | breathe + deep',
    unless:
      'deep breath | take + breath | when + breathe deep | hurts + breathe deep | if + breathe deep | deep breath + @pain/hurts',
  },
  {
    id: 'fast-breathing',
    name: 'fast breathing',
    kind: 'sign',
    base: 0.01,
    ask: 'Is the breathing faster than usual?',
    words:
      'fast breath | rapid breath | breath + fast/rapid/quick | tachypnea | tachypneic | tachypnoea | breathing fast | dey breathe fast | breathing rapidly | fast breathing | tachypnoeic | respiratory rate + elevated/high | respirations + rapid/fast/quick | breathing + quick/quickly/fast/rapid | breathes + quick/fast/quickly | panting + baby/child | breath + quick | breath/breathing + running/ran/race | breathe + run/ran/running/race',
  },
  {
    id: 'low-platelets',
    name: 'too few platelets',
    kind: 'sign',
    base: 0.001,
    words:
      'thrombocytopenia | low platelet | platelet + low/decrease/reduce | platelets + low | schistocyte | schistocytes | hemolytic anemia | fragmented red cells',
  },
  {
    id: 'kidney-tests-bad',
    name: 'kidney values raised',
    kind: 'sign',
    base: 0.001,
    words:
      'creatinine + raise/elevate/high/increase | bun + raise/elevate | elevated creatinine | renal + fail/impair | acute kidney | urea + raise/high | acute renal | kidney injury',
  },
  {
    id: 'liver-tests-bad',
    name: 'liver values raised',
    kind: 'sign',
    base: 0.002,
    words:
      'transaminase | liver enzyme | liver function + abnormal/elevated/raise | ast + alt | elevated alt | elevated ast | alt + elevate/high | bilirubin + raise/elevate/high | inr + raise/elevate/prolong | prothrombin + prolong | elevated inr | coagulopathy | aminotransferase',
  },
  {
    id: 'white-cells-high',
    name: 'white cells raised',
    kind: 'sign',
    base: 0.004,
    words:
      'leukocytosis | white count + raise/elevate/high | wbc + high/raise/elevate | white blood cell + elevate/high/raise | neutrophilia | elevated white',
  },
  {
    id: 'mono-test',
    name: 'blood count typical for glandular fever',
    kind: 'sign',
    base: 0.0008,
    words: 'atypical lymphocyte | atypical lymphocytes | monospot | heterophile | mononucleosis',
  },
  {
    id: 'malaria-test-positive',
    name: 'positive malaria test',
    kind: 'sign',
    base: 0.004,
    words:
      'malaria test + positive | rdt + positive | plasmodium | malaria parasite | parasitemia | mp positive | ring forms | malaria + confirm/positive/test show',
  },
  {
    id: 'urine-test-infection',
    name: 'urine test shows infection',
    kind: 'sign',
    base: 0.002,
    words:
      'leukocyte esterase | nitrite | pyuria | urinalysis + positive/white/wbc/leukocyte | white cells + urine | bacteriuria',
  },
] as const satisfies readonly FindingRow[];
