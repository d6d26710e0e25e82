import type { BlindRow } from '../case.ts';

/**
 * Batch 56: clinical vignettes in lay words, by a writer who had seen neither rules nor cases.
 * Kept for measuring only: whoever works on the engine doesn't read it or fix anything for it, and the second reader never learns from it.
 */
export const LAY_VIGNETTES: readonly BlindRow[] = [
  [
    'high',
    '58m',
    'heart attack; myocardial infarction; acute coronary syndrome',
    '58 year old man with diabetes and high blood pressure, woke with tightness across the chest and jaw for one hour, cold sweat and nausea. Pulse 104, ' +
      'BP 100/65. No fever, no cough.',
  ],
  [
    'high',
    '32f',
    'pulmonary embolism; PE; blood clot in the lung',
    '32 year old woman, three weeks after a caesarean, sudden sharp chest pain on breathing in and shortness of breath, left calf swollen since two days. ' +
      'Heart rate 122, oxygen 90%. No fever.',
  ],
  [
    'high',
    '0.5m',
    'intussusception; bowel obstruction',
    'A 6 month old boy cries in spells, pulling up his legs, between spells he is pale and limp. He vomits green and passed stool like red jelly. No fever.',
  ],
  [
    'high',
    '0.02f',
    'neonatal sepsis; newborn sepsis; possible serious bacterial infection',
    'A 7 day old baby refuses the breast since morning, feels cold, temperature 35.2, moves little and grunts when breathing.',
  ],
  [
    'high',
    '28m',
    'tetanus; lockjaw',
    "A 28 year old farmer stepped on a nail 9 days ago. He can't open his mouth, his neck and back are stiff, and noise sets off painful spasms. He is " +
      'fully awake, no fever.',
  ],
  [
    'high',
    '40f',
    'organophosphate poisoning; pesticide poisoning; poisoning',
    'A 40 year old woman who drank an insect killer one hour ago has watering mouth and eyes, tiny pupils, sweating, wheeze and twitching muscles. Pulse ' +
      '48.',
  ],
  [
    'high',
    '72m',
    'aortic dissection; dissecting aneurysm',
    'A 72 year old man has severe pain between the shoulder blades like tearing that began suddenly, moved to the belly, BP 210/110 in the right arm and ' +
      '160/90 in the left. No fever.',
  ],
  [
    'high',
    '45m',
    'bleeding oesophageal varices; variceal bleeding; gastrointestinal bleeding; upper gastrointestinal bleeding; esophageal varices',
    'A 45 year old man with heavy alcohol use vomited a basin of bright red blood twice. His belly is swollen with fluid, eyes yellow. Pulse 126, BP 85/50.',
  ],
  [
    'high',
    '4f',
    'epiglottitis; acute epiglottitis',
    'A 4 year old girl, fever since this morning, sits leaning forward, drools and will not swallow. Her voice is muffled and she makes a harsh noise ' +
      'breathing in. She has not been vaccinated.',
  ],
  [
    'high',
    '36m',
    'subarachnoid haemorrhage; brain haemorrhage; subarachnoid hemorrhage; brain bleed',
    'A 36 year old man, sudden worst headache of his life while lifting, at its peak within seconds, vomited twice, neck now stiff. No fever.',
  ],
  [
    'high',
    '65f',
    'sepsis; urosepsis; septic shock',
    'A 65 year old woman with a bladder catheter has shaking chills, fever 39.4, is newly confused, breathing 28 per minute, BP 84/48.',
  ],
  [
    'high',
    '19m',
    'pneumothorax; spontaneous pneumothorax; collapsed lung',
    'A 19 year old tall thin man with sudden right sided chest pain and breathlessness while at rest. Breath sounds are absent on the right; oxygen 91%. ' +
      'No fever, no cough.',
  ],
  [
    'high',
    '60m',
    'bowel obstruction; intestinal obstruction; small bowel obstruction',
    'A 60 year old man has not passed stool or gas for three days, belly blown up with cramps, vomiting dark foul fluid. He had an operation on the belly ' +
      'years ago. No fever.',
  ],
  [
    'high',
    '25f',
    'acute chest syndrome; sickle cell crisis; sickle cell disease',
    'A 25 year old woman with sickle cell disease has fever 38.9, chest pain and fast breathing since yesterday, oxygen 89%.',
  ],
  [
    'high',
    '70m',
    'acute urinary retention; urinary retention; enlarged prostate; benign prostatic hyperplasia',
    'A 70 year old man has painful bladder fullness and has passed only drops of urine for 14 hours. For a year his stream was weak. No fever, legs strong.',
  ],
  [
    'high',
    '30m',
    'epidural haematoma; extradural haematoma; head injury; epidural hematoma; intracranial bleeding',
    'A 30 year old man fell from a scaffold, was out for some minutes, talked normally, and now three hours later he is drowsy with vomiting, and one ' +
      'pupil is bigger.',
  ],
  [
    'high',
    '55f',
    'acute heart failure; pulmonary oedema; heart failure; pulmonary edema',
    'A 55 year old woman with hypertension wakes at night gasping, sits upright, coughs pink froth. BP 200/115, oxygen 84%. Ankles swollen. No fever.',
  ],
  [
    'high',
    '22f',
    'eclampsia; pre-eclampsia',
    'A 22 year old woman 38 weeks pregnant had a fit lasting two minutes, BP 178/118, swollen face. She has no history of epilepsy and no fever.',
  ],
  [
    'high',
    '34m',
    'Lassa fever; viral haemorrhagic fever; viral hemorrhagic fever',
    'A 34 year old trader from Edo State, fever for 8 days not better with malaria and typhoid drugs, sore throat, face swollen, bleeding from gums. There ' +
      'are many rats in the store.',
  ],
  [
    'high',
    '0.1m',
    'pyloric stenosis; hypertrophic pyloric stenosis',
    'A 5 week old boy vomits forcefully after each feed since a week, is hungry afterwards, now has dry diapers for 10 hours and sunken soft spot. Vomit ' +
      'is not green. No fever.',
  ],
  [
    'medium',
    '24f',
    'urinary tract infection; cystitis; UTI',
    'A 24 year old woman has burning when passing urine and has to go often for two days. No fever, no flank pain, no discharge, not pregnant.',
  ],
  [
    'medium/high',
    '38f',
    'pyelonephritis; kidney infection; urinary tract infection',
    "A 38 year old woman with fever 38.6, right flank pain and burning urine since two days. She drinks and isn't vomiting. BP 118/74, pulse 96. Not " +
      'pregnant.',
  ],
  [
    'medium',
    '42f',
    'gallstones; biliary colic; cholelithiasis',
    'A 42 year old overweight woman has had attacks of pain under the right ribs after oily meals for two months, each lasts an hour, shoulder blade ache. ' +
      'No fever, no jaundice, no pain now.',
  ],
  [
    'medium/high',
    '50m',
    'heart failure; congestive heart failure',
    'A 50 year old man, two months of tiredness, swollen ankles in the evening, breathless on climbing stairs and needs two pillows. No chest pain, no ' +
      'breathlessness at rest. Pulse 88, oxygen 96%.',
  ],
  [
    'medium',
    '29m',
    'malaria; uncomplicated malaria',
    'A 29 year old man with fever 38.4, chills and headache for two days. Drinks well, alert, no vomiting, no stiff neck. Returned from his village where ' +
      'he slept without a net.',
  ],
  [
    'medium',
    '46f',
    'rheumatoid arthritis; inflammatory arthritis',
    'A 46 year old woman, stiff painful small joints of both hands for three months, stiffness lasts over an hour each morning. Knuckles are swollen. No ' +
      'fever, no rash.',
  ],
  [
    'medium',
    '5m',
    'tonsillitis; strep throat; streptococcal pharyngitis; pharyngitis',
    'A 5 year old boy, sore throat and fever 38.7 for two days, tender neck glands, white spots on tonsils. No cough, no runny nose. Swallows drinks, no ' +
      'drooling.',
  ],
  [
    'medium/low',
    '62m',
    'enlarged prostate; benign prostatic hyperplasia; BPH',
    'A 62 year old man passes urine five times at night, slow stream, dribbling for a year. No blood in urine, no back pain, no fever.',
  ],
  [
    'medium',
    '20f',
    'asthma; uncontrolled asthma',
    'A 20 year old woman has wheeze and cough at night three times a week for two months, worse with dust and cold. Now she speaks normally, no ' +
      'breathlessness at rest, oxygen 98%.',
  ],
  [
    'medium/low',
    '35m',
    'sciatica; lumbar disc herniation; slipped disc; radiculopathy',
    'A 35 year old man has pain from the lower back down the left leg to the foot with tingling for two weeks. No weakness, bladder and bowel normal, no ' +
      'fever, no weight loss.',
  ],
  [
    'medium',
    '48f',
    'hypothyroidism; underactive thyroid',
    'A 48 year old woman is always cold, constipated, gained 8 kg, dry skin and slow thinking for six months. Pulse 56. No chest pain.',
  ],
  [
    'medium',
    '27m',
    'syphilis; primary syphilis; genital ulcer',
    'A 27 year old man has a painless sore on the penis for ten days with firm edge and painless groin glands. No discharge, no fever.',
  ],
  [
    'medium/low',
    '9f',
    'scabies; infected scabies; impetigo',
    'A 9 year old girl has itching all over worse at night for two weeks, tiny bumps between fingers and on wrists with pus in some; two siblings itch ' +
      'too. No fever.',
  ],
  [
    'medium/high',
    '31m',
    'uveitis; iritis; anterior uveitis; keratitis',
    'A 31 year old man has red right eye with pain, light hurts and sight is slightly blurred for two days. No discharge, no injury, no contact lens.',
  ],
  [
    'medium/low',
    '67f',
    'osteoarthritis; knee osteoarthritis; arthritis',
    "A 67 year old woman has pain in both knees for years, worse after walking, stiff ten minutes in the morning, creaking, and now can't do her market. " +
      'No redness, no fever.',
  ],
  [
    'medium/low',
    '33f',
    'migraine',
    'A 33 year old woman, one sided throbbing headaches twice a month for a year, with nausea and light sensitivity, each lasts a day, now more often and ' +
      "paracetamol doesn't help. No fever, no weakness, vision normal.",
  ],
  [
    'medium',
    '15f',
    'anaemia; iron deficiency anaemia; anemia; iron deficiency anemia',
    'A 15 year old girl has no appetite, tires on stairs and has pale palms; periods are heavy with eight days of flow. Pulse 92. No breathlessness at ' +
      'rest, no fever.',
  ],
  [
    'medium',
    '40f',
    'oral thrush; oral candidiasis; oesophageal candidiasis; candidiasis',
    'A 40 year old HIV positive woman on treatment noted white patches in the mouth that can be scraped and sore swallowing for a week. Drinks well. No ' +
      'fever.',
  ],
  [
    'medium/high',
    '3m',
    'measles',
    'A 3 year old boy has had fever 39 for four days, red eyes, cough, runny nose and a rash that began behind the ears and spread down. He drinks and is ' +
      'awake. Missed measles vaccine.',
  ],
  [
    'medium/high',
    '56m',
    'diabetic foot ulcer; diabetic neuropathy; diabetic foot',
    'A 56 year old man has numb burning feet at night for four months. He has had diabetes for ten years. There is a small painless sore under the big ' +
      'toe, no redness, no fever.',
  ],
  [
    'low',
    '26f',
    'common cold; upper respiratory infection; cold',
    'A 26 year old woman with runny nose, sneezing, mild sore throat and dry cough for two days. Temperature 37.1, eats and sleeps well. No breathlessness.',
  ],
  [
    'low',
    '34m',
    'allergic rhinitis; hay fever; allergy; nasal allergy',
    'A 34 year old man has sneezing, itchy nose and watery eyes each harmattan in the morning dust. No fever, no wheeze, no facial pain.',
  ],
  [
    'low',
    '23f',
    'tension headache; tension-type headache',
    'A 23 year old woman has a mild dull headache on both sides, pressing, after exam week, no nausea, no light sensitivity, no fever, BP 114/70.',
  ],
  [
    'low',
    '30m',
    'gastroenteritis; food poisoning; acute diarrhoea; diarrhea',
    'A 30 year old man has loose stools four times and one vomit since last night after a street meal. No blood, no fever, drinks and passes urine ' +
      'normally.',
  ],
  [
    'low',
    '28m',
    'sprained ankle; ankle sprain; sprain',
    'A 28 year old footballer rolled his ankle, swelling on the outer side, walked off the pitch and can take more than four steps. No bone tenderness.',
  ],
  [
    'low',
    '45f',
    'acid reflux; GERD; GORD; heartburn; gastro-oesophageal reflux disease',
    'A 45 year old woman has a sour taste and burning behind the breastbone after heavy meals twice a month, gone with antacid. No weight loss, no trouble ' +
      'swallowing, no pain with effort.',
  ],
  [
    'low',
    '16m',
    'acne; acne vulgaris',
    'A 16 year old boy has blackheads and a few pimples on face and back for a year. No scars, feels fine.',
  ],
  [
    'low',
    '39f',
    'neck strain; muscle strain; neck pain; mechanical neck pain',
    'A 39 year old clerk has an aching neck and shoulders after long computer work for a week. No arm weakness or tingling, no fever, no injury.',
  ],
  [
    'low',
    '0.33f',
    'infant reflux; posseting; spitting up; gastro-oesophageal reflux',
    'A 4 month old girl brings up a little milk after feeds, effortless and white, gains weight and smiles. No fever, no blood, not green.',
  ],
  [
    'low/medium',
    '52f',
    'menopause; perimenopause; menopausal symptoms',
    'A 52 year old woman has hot flushes and night sweats, periods have been spaced out for a year, sleep is a bit disturbed. No weight loss, no fever, no ' +
      'cough.',
  ],
  [
    'low',
    '19f',
    'period pain; dysmenorrhoea; menstrual cramps; dysmenorrhea',
    'A 19 year old woman, lower abdominal cramps on the first day of each period since age 14, relieved by ibuprofen. No fever, no discharge, not sexually ' +
      'active.',
  ],
  [
    'low',
    '36m',
    'constipation',
    'A 36 year old man has hard stools every three days with straining, little water and fibre in his diet. No blood, no weight loss, belly soft.',
  ],
  [
    'low',
    '6m',
    'graze; abrasion; scrape; minor wound',
    'A 6 year old boy scraped his knee at play; the skin is grazed, bleeding stopped, walks well, vaccines complete.',
  ],
  [
    'low',
    '25m',
    'jock itch; tinea cruris; ringworm; fungal skin infection',
    'A 25 year old man has an itchy red ring with scaly edge in the groin folds for three weeks, worse with sweating. No fever, no sores.',
  ],
  [
    'low',
    '31f',
    'stye; hordeolum',
    'A 31 year old woman woke with a small tender bump on the edge of the upper eyelid. Sight normal, the eye itself white, no fever.',
  ],
  [
    'low',
    '22f',
    'cold sore; herpes labialis; herpes simplex',
    'A 22 year old student has tingling lips then a cluster of small blisters on the lip border for two days, same as last year. No fever, eyes fine.',
  ],
  [
    'low',
    '44m',
    'eyelid twitching; eyelid myokymia',
    'A 44 year old man has brief spells of twitching in the lower eyelid for a week while working late with much coffee. Sight and face movement normal.',
  ],
  [
    'low',
    '29f',
    'morning sickness; nausea and vomiting of pregnancy; nausea in pregnancy',
    'A 29 year old woman ten weeks pregnant with nausea in the mornings, vomits once a day at most, keeps food and drink, weight stable, no pain or ' +
      'bleeding.',
  ],
  [
    'low',
    '10f',
    'warts; common warts; wart',
    'A 10 year old girl has small rough painless bumps on two fingers for three months, growing slowly. No redness.',
  ],
  [
    'low',
    '21m',
    'sunburn',
    'A 21 year old man has light red sunburn-like skin on shoulders after a day at the beach, slightly sore, no blisters, drinks well, no dizziness.',
  ],
];
