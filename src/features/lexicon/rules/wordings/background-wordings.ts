/** Wordings: Known illnesses, medicines, operations, habits: what makes an illness likelier or more dangerous. */
export const BACKGROUND_WORDINGS = `
blood-thinner | present | en | anticoagul
blood-thinner | present | en | apixaban
blood-thinner | present | en | blood thinner
blood-thinner | present | en | clopidogrel
blood-thinner | present | en | coumadin
blood-thinner | present | en | dabigatran
blood-thinner | present | en | heparin
blood-thinner | present | en | rivaroxaban
blood-thinner | present | en | warfarin
chemotherapy | other | en | chemo + years ago
chemotherapy | other | en | chemotherapy + years ago/finished
chemotherapy | present | en | chemo
chemotherapy | present | en | chemotherapy
chemotherapy | present | en | neutropenia
chemotherapy | present | en | neutropenic
chemotherapy | present | en | on chemotherapy
cold-intolerance | present | en | always cold
cold-intolerance | present | en | cold intolerance
cold-intolerance | present | en | dry skin + weight gain
cold-intolerance | present | en | feels cold all the time
cold-intolerance | present | en | intolerance to cold
deep-breathing | other | en | deep breath
deep-breathing | other | en | deep breath + @pain/hurts
deep-breathing | other | en | hurts + breathe deep
deep-breathing | other | en | if + breathe deep
deep-breathing | other | en | take + breath
deep-breathing | other | en | when + breathe deep
deep-breathing | present | en | breath + deep
deep-breathing | present | en | breathe + deep
deep-breathing | present | en | deep + rapid + breath
deep-breathing | present | en | deep breathing
deep-breathing | present | en | deep fast breath
deep-breathing | present | en | kussmaul
deep-breathing | present | en | rapid deep breath
deep-breathing | present | en | sighing breath
elderly | present | en | aged father
elderly | present | en | aged mother
elderly | present | en | elderly
elderly | present | en | grandfather
elderly | present | en | grandma
elderly | present | en | grandmother
elderly | present | en | grandpa
elderly | present | en | nursing home
elderly | present | en | old mama
elderly | present | en | old papa
elderly | present | en | very old
family-atopy | present | en | family history + asthma/eczema/atopy/allergy/hay fever/atopic
family-atopy | present | en | father + asthma
family-atopy | present | en | mother + asthma
family-heart | present | en | brother + heart attack
family-heart | present | en | family history + heart/coronary/myocardial/cardiac/stroke
family-heart | present | en | father + heart attack
family-heart | present | en | mother + heart attack
family-stones | present | en | family history + stone
fast-breathing | present | en | breath + fast/rapid/quick
fast-breathing | present | en | breath + quick
fast-breathing | present | en | breath/breathing + running/ran/race
fast-breathing | present | en | breathe + run/ran/running/race
fast-breathing | present | en | breathes + quick/fast/quickly
fast-breathing | present | en | breathing + quick/quickly/fast/rapid
fast-breathing | present | en | breathing fast
fast-breathing | present | en | breathing rapidly
fast-breathing | present | en | fast breath
fast-breathing | present | en | fast breathing
fast-breathing | present | en | panting + baby/child
fast-breathing | present | en | rapid breath
fast-breathing | present | en | respirations + rapid/fast/quick
fast-breathing | present | en | respiratory rate + elevated/high
fast-breathing | present | en | tachypnea
fast-breathing | present | en | tachypneic
fast-breathing | present | en | tachypnoea
fast-breathing | present | en | tachypnoeic
fast-breathing | present | pcm | dey breathe fast
heat-intolerance | present | en | bulging eyes + weight
heat-intolerance | present | en | cannot tolerate heat
heat-intolerance | present | en | heat intolerance
heat-intolerance | present | en | hot all the time
heat-intolerance | present | en | intolerance to heat
high-sugar-measured | present | en | acetone
high-sugar-measured | present | en | blood glucose + high
high-sugar-measured | present | en | breath + acetone/sweet
high-sugar-measured | present | en | breath + fruity
high-sugar-measured | present | en | fruity
high-sugar-measured | present | en | fruity + breath
high-sugar-measured | present | en | glucometer + hi
high-sugar-measured | present | en | glucose + hi
high-sugar-measured | present | en | glucose + high
high-sugar-measured | present | en | hyperglycemia
high-sugar-measured | present | en | ketoacidosis
high-sugar-measured | present | en | ketone
high-sugar-measured | present | en | ketones
high-sugar-measured | present | en | nail polish
high-sugar-measured | present | en | sugar + hi
high-sugar-measured | present | en | sugar + very high/high/above/over
high-sugar-measured | present | en | sugar reading + high
hormonal-contraceptive | present | en | birth control
hormonal-contraceptive | present | en | combined pill
hormonal-contraceptive | present | en | contraception
hormonal-contraceptive | present | en | contraceptive pill
hormonal-contraceptive | present | en | contraceptives
hormonal-contraceptive | present | en | estrogen
hormonal-contraceptive | present | en | family planning pill
hormonal-contraceptive | present | en | hormone replacement
hormonal-contraceptive | present | en | ocp
hormonal-contraceptive | present | en | oestrogen
hormonal-contraceptive | present | en | oral contraceptive
hormonal-contraceptive | present | en | the pill
immune-weak | present | en | asplenia
immune-weak | present | en | asplenic
immune-weak | present | en | azathioprine
immune-weak | present | en | immune + weak/suppress/compromise
immune-weak | present | en | immunocompromis
immune-weak | present | en | immunosuppress
immune-weak | present | en | methotrexate
immune-weak | present | en | neutropeni
immune-weak | present | en | no spleen
immune-weak | present | en | prednisolone + long
immune-weak | present | en | splenectomy
immune-weak | present | en | steroids + long
immune-weak | present | en | transplant
iron-tablets | present | en | astyfer
iron-tablets | present | en | blood tonic
iron-tablets | present | en | chemiron
iron-tablets | present | en | ferrous
iron-tablets | present | en | fersolate
iron-tablets | present | en | fesolate
iron-tablets | present | en | haematinics
iron-tablets | present | en | hematinics
iron-tablets | present | en | iron medicine
iron-tablets | present | en | iron pill
iron-tablets | present | en | iron pills
iron-tablets | present | en | iron supplement
iron-tablets | present | en | iron syrup
iron-tablets | present | en | iron tablet
iron-tablets | present | en | iron tablets
iron-tablets | present | en | ranferon
kidney-tests-bad | present | en | acute kidney
kidney-tests-bad | present | en | acute renal
kidney-tests-bad | present | en | bun + raise/elevate
kidney-tests-bad | present | en | creatinine + raise/elevate/high/increase
kidney-tests-bad | present | en | elevated creatinine
kidney-tests-bad | present | en | kidney injury
kidney-tests-bad | present | en | renal + fail/impair
kidney-tests-bad | present | en | urea + raise/high
known-allergy | absent | en | nkda
known-allergy | absent | en | no allergies
known-allergy | absent | en | no drug allergies
known-allergy | absent | en | no known allergies
known-allergy | absent | en | no known allergy
known-allergy | absent | en | no known drug allergies
known-allergy | present | en | allergic to
known-allergy | present | en | allergies
known-allergy | present | en | allergy
known-allergy | present | en | anaphylaxis + history/before/past
known-allergy | present | en | atopic
known-allergy | present | en | atopy
known-allergy | present | en | epipen
known-allergy | present | en | hay fever
known-allergy | present | en | known allergy
known-allergy | present | en | nut allergy
known-allergy | present | en | peanut allergy
known-allergy | present | en | seasonal allergies
known-asthma | present | en | albuterol
known-asthma | present | en | asthma
known-asthma | present | en | asthmatic
known-asthma | present | en | inhaler
known-asthma | present | en | known asthmatic
known-asthma | present | en | salbutamol
known-asthma | present | en | ventolin
known-cancer | present | en | cancer
known-cancer | present | en | carcinoma
known-cancer | present | en | chemo
known-cancer | present | en | chemotherapy
known-cancer | present | en | leukemia
known-cancer | present | en | lymphoma
known-cancer | present | en | malignancy
known-cancer | present | en | metasta
known-cancer | present | en | radiotherapy
known-cancer | present | en | tumor
known-cancer | present | en | tumour
known-copd | present | en | bronchiectasis
known-copd | present | en | chronic bronchitis
known-copd | present | en | chronic lung
known-copd | present | en | chronic obstructive
known-copd | present | en | copd
known-copd | present | en | emphysema
known-copd | present | en | home oxygen
known-copd | present | en | tiotropium
known-diabetes | absent | en | no diabetes
known-diabetes | absent | en | nondiabetic
known-diabetes | present | en | diabetes
known-diabetes | present | en | diabetic
known-diabetes | present | en | dm
known-diabetes | present | en | high sugar
known-diabetes | present | en | insulin
known-diabetes | present | en | ito suga
known-diabetes | present | en | metformin
known-diabetes | present | en | missed insulin
known-diabetes | present | en | no insulin
known-diabetes | present | en | no take insulin
known-diabetes | present | en | no take metformin
known-diabetes | present | en | no take my insulin
known-diabetes | present | en | not take insulin
known-diabetes | present | en | not take metformin
known-diabetes | present | en | not taken insulin
known-diabetes | present | en | not taking insulin
known-diabetes | present | en | stopped insulin
known-diabetes | present | en | stopped metformin
known-diabetes | present | en | sugar disease
known-diabetes | present | en | sugar patient
known-diabetes | present | en | t1dm
known-diabetes | present | en | t2dm
known-diabetes | present | en | type 1 diabetes
known-diabetes | present | en | type 2 diabetes
known-diabetes | present | en | without insulin
known-epilepsy | present | en | carbamazepine
known-epilepsy | present | en | epilepsy
known-epilepsy | present | en | epileptic
known-epilepsy | present | en | known epileptic
known-epilepsy | present | en | levetiracetam
known-epilepsy | present | en | phenytoin
known-epilepsy | present | en | seizure disorder
known-epilepsy | present | en | valproate
known-gallstones | present | en | cholelithiasis
known-gallstones | present | en | gall stone
known-gallstones | present | en | gallbladder
known-gallstones | present | en | gallstone
known-gallstones | present | en | gallstones
known-heart-disease | present | en | bypass
known-heart-disease | present | en | cad
known-heart-disease | present | en | cardiomyopathy
known-heart-disease | present | en | cholesterol
known-heart-disease | present | en | congestive heart failure
known-heart-disease | present | en | coronary
known-heart-disease | present | en | heart attack + ago/previous/history/past
known-heart-disease | present | en | heart condition
known-heart-disease | present | en | heart disease
known-heart-disease | present | en | heart failure
known-heart-disease | present | en | high cholesterol
known-heart-disease | present | en | hyperlipidemia
known-heart-disease | present | en | ischemic heart
known-heart-disease | present | en | known + atrial fibrillation
known-heart-disease | present | en | myocardial infarction + history/previous/ago
known-heart-disease | present | en | pacemaker
known-heart-disease | present | en | previous heart attack
known-heart-disease | present | en | rheumatic heart
known-heart-disease | present | en | stent
known-heart-disease | present | en | valve disease
known-heart-disease | present | en | valve replacement
known-hiv | absent | en | hiv negative
known-hiv | other | en | malaria positive
known-hiv | other | en | malaria test positive
known-hiv | other | en | typhoid positive
known-hiv | other | en | widal positive
known-hiv | present | en | aids + hiv
known-hiv | present | en | antiretroviral
known-hiv | present | en | art + hiv
known-hiv | present | en | cd4
known-hiv | present | en | hiv
known-hiv | present | en | hiv positive
known-hiv | present | en | positive ~ stopped his drugs/stopped her drugs/stopped my drugs/stopped the drugs/arv/arvs
known-hiv | present | en | retroviral
known-hiv | present | en | rvd
known-hypertension | present | en | amlodipine
known-hypertension | present | en | antihypertensive
known-hypertension | present | en | blood pressure drugs
known-hypertension | present | en | blood pressure medicine
known-hypertension | present | en | bp drug
known-hypertension | present | en | bp drugs
known-hypertension | present | en | bp patient
known-hypertension | present | en | high blood pressure
known-hypertension | present | en | high bp
known-hypertension | present | en | htn
known-hypertension | present | en | hypertension
known-hypertension | present | en | hypertensive
known-hypertension | present | en | lisinopril
known-kidney-disease | present | en | chronic kidney
known-kidney-disease | present | en | ckd
known-kidney-disease | present | en | dialysis
known-kidney-disease | present | en | kidney disease
known-kidney-disease | present | en | kidney failure
known-kidney-disease | present | en | one kidney
known-kidney-disease | present | en | renal disease
known-kidney-disease | present | en | renal failure
known-kidney-stones | present | en | history + stone
known-kidney-stones | present | en | kidney stone
known-kidney-stones | present | en | kidney stones
known-kidney-stones | present | en | nephrolithiasis
known-kidney-stones | present | en | previous stone
known-kidney-stones | present | en | renal stone
known-liver-disease | present | en | chronic hepatitis
known-liver-disease | present | en | cirrhosis
known-liver-disease | present | en | cirrhotic
known-liver-disease | present | en | hepatitis b
known-liver-disease | present | en | hepatitis b + known/chronic/carrier/positive
known-liver-disease | present | en | hepatitis c
known-liver-disease | present | en | liver disease
known-liver-disease | present | en | liver failure
known-liver-disease | present | en | varices
known-migraine | present | en | migraine
known-migraine | present | en | migraines
known-migraine | present | en | migraineur
known-thyroid | present | en | goitre
known-thyroid | present | en | graves
known-thyroid | present | en | hyperthyroid
known-thyroid | present | en | hypothyroid
known-thyroid | present | en | thyroid
known-thyroid | present | en | thyroxine
known-ulcer | present | en | duodenal ulcer
known-ulcer | present | en | gastric ulcer
known-ulcer | present | en | h pylori
known-ulcer | present | en | helicobacter
known-ulcer | present | en | peptic ulcer
known-ulcer | present | en | stomach ulcer
known-ulcer | present | en | ulcer + belly/stomach/known/history
known-ulcer | present | en | ulcer patient
liver-tests-bad | present | en | alt + elevate/high
liver-tests-bad | present | en | aminotransferase
liver-tests-bad | present | en | ast + alt
liver-tests-bad | present | en | bilirubin + raise/elevate/high
liver-tests-bad | present | en | coagulopathy
liver-tests-bad | present | en | elevated alt
liver-tests-bad | present | en | elevated ast
liver-tests-bad | present | en | elevated inr
liver-tests-bad | present | en | inr + raise/elevate/prolong
liver-tests-bad | present | en | liver enzyme
liver-tests-bad | present | en | liver function + abnormal/elevated/raise
liver-tests-bad | present | en | prothrombin + prolong
liver-tests-bad | present | en | transaminase
low-platelets | present | en | fragmented red cells
low-platelets | present | en | hemolytic anemia
low-platelets | present | en | low platelet
low-platelets | present | en | platelet + low/decrease/reduce
low-platelets | present | en | platelets + low
low-platelets | present | en | schistocyte
low-platelets | present | en | schistocytes
low-platelets | present | en | thrombocytopenia
low-sugar-measured | other | en | low sugar + diet/drink/drinks/food/intake
low-sugar-measured | present | en | blood glucose + low
low-sugar-measured | present | en | hypoglycaemia
low-sugar-measured | present | en | hypoglycemia
low-sugar-measured | present | en | low blood sugar
low-sugar-measured | present | en | low sugar
low-sugar-measured | present | en | sugar + low/drop
malaria-test-positive | other | en | malaria parasite not seen/malaria parasite negative/malaria parasite nil/no malaria parasite/malaria parasite absent
malaria-test-positive | present | en | malaria + confirm/positive/test show
malaria-test-positive | present | en | malaria parasite
malaria-test-positive | present | en | malaria test + positive
malaria-test-positive | present | en | mp positive
malaria-test-positive | present | en | parasitemia
malaria-test-positive | present | en | plasmodium
malaria-test-positive | present | en | rdt + positive
malaria-test-positive | present | en | ring forms
mono-test | present | en | atypical lymphocyte
mono-test | present | en | atypical lymphocytes
mono-test | present | en | heterophile
mono-test | present | en | mononucleosis
mono-test | present | en | monospot
no-response-treatment | present | en | after + puffs/inhaler
no-response-treatment | present | en | despite + antimalarial/antibiotic/malaria/coartem/lonart
no-response-treatment | present | en | drug + no work
no-response-treatment | present | en | even after + puff/puffs/inhaler
no-response-treatment | present | en | failed + antimalarial/antibiotic
no-response-treatment | present | en | fever + despite + antimalarial/antibiotic/treatment/drug/malaria
no-response-treatment | present | en | fever + not + down + malaria/antibiotic
no-response-treatment | present | en | fever + still + after + drug/tablet/malaria
no-response-treatment | present | en | malaria/antimalarial/coartem/lonart/drug/drugs/treatment/antibiotic + not better/no change/persist/despite/not respond
no-response-treatment | present | en | malaria/antimalarial/coartem/lonart/drug/drugs/treatment/antibiotic + not work/not help/no improvement/still/not go
no-response-treatment | present | en | no improvement + antimalarial/antibiotic/malaria/coartem/lonart
no-response-treatment | present | en | not go + puffs/inhaler
no-response-treatment | present | en | not improve + malaria/antibiotic
no-response-treatment | present | en | not respond + treatment/antimalarial/antibiotic/malaria
no-response-treatment | present | en | puffs + not/no/still/even
no-response-treatment | present | en | still + fever + malaria/coartem/lonart/antibiotic/drug
no-response-treatment | present | pcm | fever no gree go + drug
no-response-treatment | present | pcm | inhaler + not help/no help/no relief/not work/not working/no dey work/finished
not-vaccinated | absent | en | fully vaccinated
not-vaccinated | absent | en | immunizations + up to date
not-vaccinated | absent | en | tetanus + last year/this year/months ago/up to date/complete/current/two years/2 years/three years/3 years/recent
not-vaccinated | absent | en | up to date + vaccine
not-vaccinated | absent | en | vaccine + complete
not-vaccinated | absent | en | vaccine + current
not-vaccinated | absent | en | vaccine + up to date
not-vaccinated | present | en | had no tetanus
not-vaccinated | present | en | immunization + not/behind/incomplete/unknown
not-vaccinated | present | en | never had tetanus
not-vaccinated | present | en | never received tetanus
not-vaccinated | present | en | never take tetanus
not-vaccinated | present | en | never taken tetanus
not-vaccinated | present | en | never took tetanus
not-vaccinated | present | en | never vaccinated
not-vaccinated | present | en | no immunizations
not-vaccinated | present | en | no tetanus
not-vaccinated | present | en | no vaccine
not-vaccinated | present | en | not had tetanus
not-vaccinated | present | en | not have tetanus
not-vaccinated | present | en | not immunised
not-vaccinated | present | en | not immunized
not-vaccinated | present | en | not received + vaccine
not-vaccinated | present | en | not received tetanus
not-vaccinated | present | en | not take tetanus
not-vaccinated | present | en | not taken tetanus
not-vaccinated | present | en | not vaccinated
not-vaccinated | present | en | not vaccine
not-vaccinated | present | en | tetanus + unknown/decade/expired/overdue
not-vaccinated | present | en | tetanus never
not-vaccinated | present | en | tetanus not
not-vaccinated | present | en | unimmunised
not-vaccinated | present | en | unimmunized
not-vaccinated | present | en | unvaccinated
not-vaccinated | present | en | vaccine + incomplete/miss/not/behind/never
not-vaccinated | present | en | vaccine + not up to date
not-vaccinated | present | en | without tetanus
painkillers-nsaid | present | en | anti inflammatory
painkillers-nsaid | present | en | aspirin
painkillers-nsaid | present | en | brufen
painkillers-nsaid | present | en | cataflam
painkillers-nsaid | present | en | diclofenac
painkillers-nsaid | present | en | feldene
painkillers-nsaid | present | en | felvin
painkillers-nsaid | present | en | ibuprofen
painkillers-nsaid | present | en | ibuprofen + daily
painkillers-nsaid | present | en | naproxen
painkillers-nsaid | present | en | nsaid
painkillers-nsaid | present | en | nsaids
painkillers-nsaid | present | en | pain relievers
painkillers-nsaid | present | en | painkiller + daily/every/often/regular
painkillers-nsaid | present | en | piroxicam
previous-clot | present | en | blood clot + before/history/past/previous
previous-clot | present | en | clotting disorder
previous-clot | present | en | factor v leiden
previous-clot | present | en | history + dvt/clot/thrombosis/embolism
previous-clot | present | en | previous + clot/dvt
previous-clot | present | en | thrombophilia
recent-antibiotics | present | en | antibiotic + recent/finish/course/last/completed/taking/week/ago
recent-antibiotics | present | en | antibiotics + recently
recent-antibiotics | present | en | completed + antibiotics
recent-antibiotics | present | en | recent antibiotic
recent-antimalarial | present | en | act + taken/malaria
recent-antimalarial | present | en | amatem
recent-antimalarial | present | en | antimalarial
recent-antimalarial | present | en | artemether
recent-antimalarial | present | en | coartem
recent-antimalarial | present | en | lonart
recent-antimalarial | present | en | malaria + drug/medicine/treatment/treat/tablet
recent-antimalarial | present | en | malaria + drugs + not
recent-antimalarial | present | en | malaria drug
recent-antimalarial | present | en | taken malaria
recent-antimalarial | present | en | treated for malaria
recent-antimalarial | present | en | treated malaria
recent-cold | present | en | after + uri
recent-cold | present | en | after a cold
recent-cold | present | en | after a viral
recent-cold | present | en | after viral illness
recent-cold | present | en | after viral uri
recent-cold | present | en | began with a cold
recent-cold | present | en | cold + last week/few days ago/recently
recent-cold | present | en | cold symptoms + ago
recent-cold | present | en | following + uri
recent-cold | present | en | following a cold
recent-cold | present | en | following a viral
recent-cold | present | en | had a cold
recent-cold | present | en | preceded by + cold
recent-cold | present | en | preceding cold
recent-cold | present | en | recent cold
recent-cold | present | en | recent flu
recent-cold | present | en | recent upper respiratory
recent-cold | present | en | recent uri
recent-cold | present | en | recent viral
recent-cold | present | en | recovering from cold
recent-cold | present | en | started as a cold
recent-cold | present | en | started with + runny nose
recent-cold | present | en | started with a cold
recent-cold | present | en | upper respiratory infection + ago/last/week/recent
recent-cold | present | en | viral illness + ago/recent
recent-immobility | other | en | flight + stairs/steps
recent-immobility | other | en | flight of stairs
recent-immobility | other | en | flights of stairs
recent-immobility | present | en | after + long + journey/flight/trip
recent-immobility | present | en | airplane
recent-immobility | present | en | bed rest
recent-immobility | present | en | bedridden
recent-immobility | present | en | breaking + leg/ankle/hip
recent-immobility | present | en | bus/flight/car/train/plane/road + journey/trip/ride + hour/long
recent-immobility | present | en | cast + leg/ankle
recent-immobility | present | en | flew
recent-immobility | present | en | flight + hour
recent-immobility | present | en | flight from
recent-immobility | present | en | flight to
recent-immobility | present | en | hip fracture
recent-immobility | present | en | hip replacement
recent-immobility | present | en | hospitalised recently
recent-immobility | present | en | hospitalized + recent/last
recent-immobility | present | en | hour + bus/flight/drive/journey
recent-immobility | present | en | immobil
recent-immobility | present | en | immobilis
recent-immobility | present | en | immobilized
recent-immobility | present | en | knee replacement
recent-immobility | present | en | knee surgery
recent-immobility | present | en | leg cast
recent-immobility | present | en | leg in plaster
recent-immobility | present | en | long bus
recent-immobility | present | en | long drive
recent-immobility | present | en | long flight
recent-immobility | present | en | long haul
recent-immobility | present | en | long journey
recent-immobility | present | en | night bus
recent-immobility | present | en | operation + ago/last/recent/week
recent-immobility | present | en | overnight bus
recent-immobility | present | en | plane + hour
recent-immobility | present | en | plane flight
recent-immobility | present | en | plaster + leg/ankle
recent-immobility | present | en | plaster cast
recent-immobility | present | en | plastered leg
recent-immobility | present | en | postoperative
recent-immobility | present | en | recent surgery
recent-immobility | present | en | since/after + flight
recent-immobility | present | en | surgery + ago/last/recent/week/month/after
recent-immobility | present | en | transatlantic
recent-immobility | present | en | travelled + hours + bus/plane
recent-immobility | present | en | trip + hours + sat
recent-strep | present | en | sore throat + two weeks/three weeks/2 weeks/3 weeks/last month/month ago
recent-strep | present | en | strep + weeks ago/two weeks/three weeks
recent-vaccination | absent | en | not vaccinated
recent-vaccination | present | en | after + vaccine/vaccination/immunization/immunisation/pentavalent
recent-vaccination | present | en | immunised/jab/pentavalent/penta/covid/booster + yesterday/today/morning/days ago/hours ago/this week/ago/night/school/clinic/after/injected/minutes
recent-vaccination | present | en | injection spot/injection site + arm/thigh/vaccine
recent-vaccination | present | en | injection/injections + clinic + baby/month/weeks/yesterday/vaccine
recent-vaccination | present | en | needle + enter/entered/went in + thigh/arm/vaccine
recent-vaccination | present | en | nurse + shot/injection/inject/injected + thigh/arm/baby
recent-vaccination | present | en | routine immunization
recent-vaccination | present | en | shot + thigh/arm + nurse/clinic/baby
recent-vaccination | present | en | six week injection
recent-vaccination | present | en | tetanus injection + yesterday/today/arm
recent-vaccination | present | en | took/received/had/given/collect + vaccine/immunization/immunisation/pentavalent/jab
recent-vaccination | present | en | vaccine/vaccinated/vaccination/immunization/immunisation/immunized + night/school/clinic/after/injected/minutes
recent-vaccination | present | en | vaccine/vaccinated/vaccination/immunization/immunisation/immunized + yesterday/today/morning/days ago/hours ago/this week/ago
seasonal | present | en | allergen
seasonal | present | en | around cats
seasonal | present | en | cat + sneeze
seasonal | present | en | dust
seasonal | present | en | each spring
seasonal | present | en | every spring
seasonal | present | en | every year
seasonal | present | en | grass
seasonal | present | en | harmattan
seasonal | present | en | mold
seasonal | present | en | pets
seasonal | present | en | pollen
seasonal | present | en | ragweed
seasonal | present | en | same time each year
seasonal | present | en | season
seasonal | present | en | seasonal
seasonal | present | en | spring
sickle-cell | absent | en | genotype aa
sickle-cell | absent | en | genotype as
sickle-cell | absent | en | sickle cell trait
sickle-cell | present | en | genotype sc
sickle-cell | present | en | genotype ss
sickle-cell | present | en | hb ss
sickle-cell | present | en | hbsc
sickle-cell | present | en | hbss
sickle-cell | present | en | scd
sickle-cell | present | en | sickle
sickle-cell | present | en | sickle cell
sickle-cell | present | en | sickle warrior
sickle-cell | present | en | sickler
sickle-cell | present | en | ss
sickle-cell | present | en | ss genotype
sickle-cell | present | en | ss patient
sickle-cell | present | en | warrior
sickle-cell | present | en | warrior crisis
sinus-history | present | en | sinus infection
sinus-history | present | en | sinus problem
sinus-history | present | en | sinusitis
smoker | absent | en | does not smoke
smoker | absent | en | never smoked
smoker | absent | en | non smoker
smoker | absent | en | nonsmoker
smoker | other | en | smoke inhalation
smoker | present | en | cigarette
smoker | present | en | pack a day
smoker | present | en | pack per day
smoker | present | en | pack year
smoker | present | en | packs a day
smoker | present | en | smoke
smoker | present | en | smoker
smoker | present | en | smoking
smoker | present | en | tobacco
stopped-medicine | other | en | antibiotic/antibiotics + finish/finished
stopped-medicine | other | en | malaria + finish/finished
stopped-medicine | present | en | drugs finish + money/days/weeks
stopped-medicine | present | en | medicine finish + money/days/weeks
stopped-medicine | present | en | miss + insulin/dose/medication
stopped-medicine | present | en | missed doses
stopped-medicine | present | en | no take + insulin/medicine/drug/drugs/tablets/metformin/amlodipine
stopped-medicine | present | en | noncompliant
stopped-medicine | present | en | not afford + medicine/insulin/drug/drugs
stopped-medicine | present | en | not been taking
stopped-medicine | present | en | not take + medicine/insulin/drug
stopped-medicine | present | en | not taken + insulin/medicine/drug/drugs/tablets
stopped-medicine | present | en | not taking + medicine/insulin/bp
stopped-medicine | present | en | ran out + medicine/insulin/drug/medication
stopped-medicine | present | en | stop + medicine/insulin/drug/bp
stopped-medicine | present | en | stopped taking
urinary-catheter | other | en | cardiac catheter
urinary-catheter | other | en | central + catheter
urinary-catheter | other | en | dialysis + catheter
urinary-catheter | other | en | heart + catheter
urinary-catheter | present | en | catheter
urinary-catheter | present | en | catheterised
urinary-catheter | present | en | catheterized
urinary-catheter | present | en | foley
urinary-catheter | present | en | tube + urine + bladder/bag/penis/private
urinary-catheter | present | en | urine bag
urine-test-infection | present | en | bacteriuria
urine-test-infection | present | en | leukocyte esterase
urine-test-infection | present | en | nitrite
urine-test-infection | present | en | pyuria
urine-test-infection | present | en | urinalysis + positive/white/wbc/leukocyte
urine-test-infection | present | en | white cells + urine
very-high-bp | other | en | follow up/check up/checkup
very-high-bp | present | en | blood pressure + very high/high/shoot/up
very-high-bp | present | en | bp + very high/high/shoot
very-high-bp | present | en | high blood + shoot
very-high-bp | present | en | hypertensive + crisis/emergency/urgency
very-high-bp | present | pcm | bp don go up
white-cells-high | present | en | elevated white
white-cells-high | present | en | leukocytosis
white-cells-high | present | en | neutrophilia
white-cells-high | present | en | wbc + high/raise/elevate
white-cells-high | present | en | white blood cell + elevate/high/raise
white-cells-high | present | en | white count + raise/elevate/high
`;
