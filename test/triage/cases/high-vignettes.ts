import type { TriageCase } from './case.ts';

/** Emergencies as a clinician writes them down. Labels and sources were set before the rules were run on them. */
export const HIGH_VIGNETTES: readonly TriageCase[] = [
  {
    id: 'ha01-acute-liver-failure',
    input: {
      text:
        'A 29-year-old woman is brought by her flatmate. She took paracetamol, about 8 g a day, for dental pain ' +
        'over the last five days. For two days she has been nauseated and her eyes have turned yellow; since this ' +
        'morning she is confused and keeps falling asleep during conversation. Pulse 108, BP 100/60, no fever.',
    },
    urgency: 'high',
    condition: 'Acute liver failure',
    accept: ['Liver failure', 'Hepatitis', 'Paracetamol'],
    because: 'Jaundice with drowsiness or confusion, or a large dose of paracetamol, is a failing liver.',
    source: 'ACG Clinical guideline, acute liver failure',
  },
  {
    id: 'ha02-appendicitis',
    input: {
      text:
        'A 19-year-old student has had pain in the abdomen for 18 hours. It started around the navel and has ' +
        'settled in the right lower part. He has no appetite, vomited twice and feels feverish. Walking and ' +
        'coughing make it worse. T 37.9.',
    },
    urgency: 'high',
    condition: 'Appendicitis',
    because: 'Pain that moves to the lower right with fever and vomiting needs a surgeon the same day.',
    source: 'WSES Jerusalem guidelines for acute appendicitis',
  },
  {
    id: 'ha03-asthma',
    input: {
      text:
        'A 24-year-old woman with asthma since childhood comes with breathlessness for six hours after cleaning a ' +
        'dusty room. She has used her salbutamol inhaler ten times with little effect. She speaks in short ' +
        'phrases and uses her neck muscles to breathe. RR 32, pulse 128, SpO2 90%.',
    },
    urgency: 'high',
    condition: 'Asthma',
    because: 'Asthma with too little breath for a sentence, or that the inhaler does not relieve, is life-threatening.',
    source: 'GINA Global strategy; WHO/ICRC/MSF Interagency Integrated Triage Tool',
  },
  {
    id: 'ha04-copd-flare',
    input: {
      text:
        '68-year-old man, 40 pack-years, known COPD. Four days of worsening shortness of breath, now breathless ' +
        'at rest, more sputum which has become green. He is using accessory muscles, drowsy, SpO2 84% on room ' +
        'air.',
    },
    urgency: 'high',
    condition: 'COPD flare',
    accept: ['COPD'],
    because:
      'Chronic lung disease with breathlessness at rest, confusion or low oxygen can end in failure of breathing.',
    source: 'GOLD Report; WHO/ICRC/MSF Interagency Integrated Triage Tool (adult)',
  },
  {
    id: 'ha05-deep-vein-thrombosis',
    input: {
      text:
        '61-year-old woman, discharged two weeks ago after hip replacement. Her left calf has been swollen and ' +
        'painful for three days; it is warm and 4 cm thicker than the right one. No shortness of breath, no chest ' +
        'pain.',
    },
    urgency: 'high',
    condition: 'Deep vein thrombosis',
    because: 'One swollen painful leg has to be scanned the same day, as the clot can move to the lung.',
    source: 'NICE NG158 Venous thromboembolic diseases',
  },
  {
    id: 'ha06-heart-attack',
    input: {
      text:
        'A 63-year-old man with diabetes and high cholesterol was climbing stairs when he got a squeezing ' +
        'discomfort behind the breastbone, radiating to the jaw. It has lasted 40 minutes in spite of resting. He ' +
        'is pale and sweaty.',
    },
    urgency: 'high',
    condition: 'Heart attack',
    because:
      'Pressing chest pain with sweating, breathlessness or spread to arm or jaw is a heart attack until an ECG says otherwise.',
    source: 'NICE NG185 Acute coronary syndromes; NHS, Heart attack',
  },
  {
    id: 'ha07-haemolytic-uraemic',
    input: {
      text:
        'A 4-year-old girl had bloody diarrhoea for five days after a birthday barbecue. The diarrhoea has ' +
        'improved, but she is now pale, has hardly passed urine since yesterday, her face is puffy and there are ' +
        'small bruises on her legs.',
    },
    urgency: 'high',
    condition: 'Haemolytic uraemic',
    accept: ['HUS'],
    because: 'Paleness and hardly any urine after bloody diarrhoea is a haemolytic uraemic syndrome.',
    source: 'CDC, Shiga toxin-producing E. coli, clinical overview',
  },
  {
    id: 'ha08-kidney-stone',
    input: {
      text:
        'A 41-year-old man woke at 3 a.m. with excruciating pain in the left flank that comes in waves and shoots ' +
        "into his groin. He can't find a comfortable position, is vomiting, and his urine looked pink.",
    },
    urgency: 'high',
    condition: 'Kidney stone',
    because: 'Unbearable flank pain with vomiting needs strong pain relief and a look at the kidneys the same day.',
    source: 'NICE NG118 Renal and ureteric stones',
  },
  {
    id: 'ha09-malaria',
    input: {
      text:
        "A 26-year-old man returned from his village ten days ago. For three days he's had chills, drenching " +
        'sweats and fever up to 40.1, headache and vomiting. Today his eyes are yellow, his urine is the colour ' +
        'of cola and his relatives say he talks nonsense.',
    },
    urgency: 'high',
    condition: 'Malaria',
    because:
      'Malaria with jaundice, dark urine, great weakness, vomiting of everything or after a journey without protection is severe.',
    source: 'Nigeria National Guidelines for Diagnosis and Treatment of Malaria; CDC Yellow Book',
  },
  {
    id: 'ha10-meningitis',
    input: {
      text:
        '17-year-old boarder, 24 hours of high fever, severe headache, vomiting. He keeps the curtains closed ' +
        "because light bothers him. On examination he can't bring his chin to his chest; there are a few purple " +
        "spots on the trunk that don't fade.",
    },
    urgency: 'high',
    condition: 'Meningitis',
    because: 'Fever with a stiff neck, confusion, a bulging fontanelle or spots that do not fade can be meningitis.',
    source: 'NCDC, Cerebrospinal meningitis; NHS, Meningitis',
  },
  {
    id: 'ha11-pneumonia',
    input: {
      text:
        'A 72-year-old man from a nursing home has had a cough with rusty sputum, chills and pain on the right ' +
        "side when breathing in for 3 days. Since last night he's been confused. T 39.2, RR 34, BP 88/50, SpO2 " +
        '86%.',
    },
    urgency: 'high',
    condition: 'Pneumonia',
    accept: ['Sepsis'],
    because: 'A chest infection with confusion, fast breathing, low pressure or low oxygen needs hospital care.',
    source: 'BTS Community acquired pneumonia, CRB-65; NEWS2',
  },
  {
    id: 'ha12-pulmonary-embolism',
    input: {
      text:
        '34-year-old woman on the combined pill, came back from a 12 hour flight two days ago. Sudden sharp pain ' +
        'in the chest on breathing in and shortness of breath. Pulse 118, right calf slightly tender.',
    },
    urgency: 'high',
    condition: 'Pulmonary embolism',
    because:
      'Sudden breathlessness with pain on breathing after immobility, birth or hormones can be a clot in the lung.',
    source: 'NICE NG158 Venous thromboembolic diseases',
  },
  {
    id: 'ha13-spotted-fever',
    input: {
      text:
        'A 9-year-old boy has had fever and headache for four days after camping, where his father pulled a tick ' +
        'off his neck. Since yesterday small pink spots have appeared on his wrists and ankles, spreading to ' +
        'palms and trunk, and some are turning purple.',
    },
    urgency: 'high',
    condition: 'Spotted fever',
    accept: ['Rickettsia', 'Tick'],
    because: 'Fever, headache and a rash from wrists and ankles after a tick bite can kill within days.',
    source: 'CDC, Diagnosis and management of tickborne rickettsial diseases',
  },
  {
    id: 'ha14-stroke',
    input: {
      text:
        "70-year-old right-handed woman with atrial fibrillation, found by her daughter an hour ago. She can't " +
        'lift the right arm, the right corner of her mouth hangs down and she produces only single words that ' +
        'make no sense.',
    },
    urgency: 'high',
    condition: 'Stroke',
    because: 'Sudden one-sided weakness, a drooping face or lost speech is a stroke, even when it has passed.',
    source: 'AHA/ASA Guidelines for early management of acute ischemic stroke; NHS, Stroke',
  },
  {
    id: 'ha15-tetanus',
    input: {
      text:
        'A 53-year-old farmer stepped on a nail nine days ago. He has never been vaccinated. Since yesterday he ' +
        'can hardly open his mouth, his neck and back are stiff, and today painful spasms are triggered by noise.',
    },
    urgency: 'high',
    condition: 'Tetanus',
    because: 'A locked jaw and spasms after a wound or a home birth are tetanus.',
    source: 'WHO, Tetanus vaccines position paper; WHO IMCI, sick young infant',
  },
  {
    id: 'he16-aortic-dissection',
    input: {
      text:
        'A 66-year-old man with poorly controlled hypertension had, two hours ago, an abrupt tearing pain in the ' +
        'chest that moved to between the shoulder blades. He is sweating. Blood pressure is 188/104 in the right ' +
        'and 142/86 in the left arm; pulses in the left arm are weaker.',
    },
    urgency: 'high',
    condition: 'Aortic dissection',
    because: 'Tearing pain between the shoulder blades with unequal pressures is a tear of the great vessel.',
    source: 'AHA/ACC Chest pain guideline',
  },
  {
    id: 'he17-pancreatitis',
    input: {
      text:
        '48-year-old man who drinks half a bottle of gin daily. Since last evening constant severe pain in the ' +
        'upper abdomen going straight through to the back, with repeated vomiting. Sitting forward eases it a ' +
        'little. Pulse 118, abdomen tender.',
    },
    urgency: 'high',
    condition: 'Pancreatitis',
    because: 'Constant severe pain through to the back with vomiting is pancreatitis.',
    source: 'WHO Surgical care at the district hospital',
  },
  {
    id: 'he18-cholangitis',
    input: {
      text: 'A 59-year-old woman known to have gallstones presents with pain under the right ribs, shaking chills, fever of 39.4 and yellow eyes since yesterday.',
    },
    urgency: 'high',
    condition: 'Cholangitis',
    accept: ['Cholecystitis'],
    because: 'Fever, shaking and jaundice with pain under the ribs is an infected bile duct.',
    source: 'WHO Surgical care at the district hospital',
  },
  {
    id: 'he19-heart-failure',
    input: {
      text:
        'A 74-year-old woman with a previous heart attack woke at 2 a.m. unable to breathe, had to sit at the ' +
        'window, and now coughs up frothy pink sputum. Both ankles are swollen. RR 36, SpO2 85 %.',
    },
    urgency: 'high',
    condition: 'Heart failure',
    accept: ['Pulmonary oedema'],
    because: 'Breathlessness at night with pink froth is water in the lungs.',
    source: 'WHO/ICRC Basic emergency care',
  },
  {
    id: 'he20-pneumothorax',
    input: {
      text: 'A tall 21-year-old smoker felt a sudden stab in the right side of his chest while watching television and has been short of breath since. Breath sounds are absent on the right.',
    },
    urgency: 'high',
    condition: 'Pneumothorax',
    because: 'A sudden stab in the chest with breathlessness and a silent side is a collapsed lung.',
    source: 'WHO/ICRC Basic emergency care',
  },
  {
    id: 'he21-guillain-barr-syndrome',
    input: {
      text:
        'A 33-year-old man has tingling in both feet since four days, a week after diarrhoea. Weakness has ' +
        'climbed from his legs to his arms; he can no longer climb stairs and today finds it hard to swallow.',
    },
    urgency: 'high',
    condition: 'Guillain-Barré syndrome',
    accept: ['Guillain'],
    because: 'Weakness that climbs and reaches swallowing can stop the breathing.',
    source: 'WHO/ICRC Basic emergency care',
  },
  {
    id: 'he22-meningococcal-sepsis',
    input: {
      text:
        'A 3-year-old girl, well yesterday, has had high fever since the morning, is drowsy and her hands and ' +
        "feet are cold. Her mother found dark red blotches on the thighs that don't blanch under a glass.",
    },
    urgency: 'high',
    condition: 'Meningococcal sepsis',
    accept: ['Meningococc', 'Meningitis', 'Sepsis'],
    because: 'Fever with a stiff neck, confusion, a bulging fontanelle or spots that do not fade can be meningitis.',
    source: 'NCDC, Cerebrospinal meningitis; NHS, Meningitis',
  },
  {
    id: 'he23-spotted-fever',
    input: {
      text:
        'A 35-year-old hunter has had severe headache, fever and muscle pain for 5 days. Two days ago a rash of ' +
        'small flat pink spots began at the ankles and wrists. He removed a tick from his groin ten days ago.',
    },
    urgency: 'high',
    condition: 'Spotted fever',
    accept: ['Rickettsia'],
    because: 'Fever, headache and a rash from wrists and ankles after a tick bite can kill within days.',
    source: 'CDC, Diagnosis and management of tickborne rickettsial diseases',
  },
  {
    id: 'he24-haemolytic-uraemic',
    input: {
      text:
        'A 3-year-old boy, ten days after a visit to a farm, had stomach cramps and bloody stools for four days. ' +
        'Now he is pale and irritable, has passed almost no urine for a day and his eyelids are puffy. Platelets ' +
        '42,000, creatinine raised.',
    },
    urgency: 'high',
    condition: 'Haemolytic uraemic',
    accept: ['HUS'],
    because: 'Paleness and hardly any urine after bloody diarrhoea is a haemolytic uraemic syndrome.',
    source: 'CDC, Shiga toxin-producing E. coli, clinical overview',
  },
  {
    id: 'he25-acute-liver-failure',
    input: {
      text:
        'A 41-year-old woman on tuberculosis tablets for six weeks has been vomiting and jaundiced for a week. ' +
        'Today her family says she is drowsy, answers wrongly and her hands flap. She bruises easily.',
    },
    urgency: 'high',
    condition: 'Acute liver failure',
    because: 'Jaundice with drowsiness or confusion, or a large dose of paracetamol, is a failing liver.',
    source: 'ACG Clinical guideline, acute liver failure',
  },
  {
    id: 'he26-malaria',
    input: {
      text: "A 5-year-old boy from a village has had fever for four days. Since this morning he's too weak to sit, vomits everything he is given and his palms are white. He breathes fast and deep.",
    },
    urgency: 'high',
    condition: 'Malaria',
    because:
      'Malaria with jaundice, dark urine, great weakness, vomiting of everything or after a journey without protection is severe.',
    source: 'Nigeria National Guidelines for Diagnosis and Treatment of Malaria; CDC Yellow Book',
  },
  {
    id: 'he27-bleeding-in-late-pregnancy-placenta-praevia-or-abruption',
    input: {
      text: 'A 31-year-old woman, 36 weeks pregnant, woke in a pool of bright red blood. There is no pain. She feels light-headed.',
    },
    urgency: 'high',
    condition: 'Bleeding in late pregnancy (placenta praevia or abruption)',
    accept: ['Placenta', 'Bleeding'],
    because: 'Bleeding in late pregnancy can come from the placenta and kill mother and child.',
    source: 'WHO, Managing complications in pregnancy and childbirth',
  },
  {
    id: 'he28-hypoglycaemia',
    input: {
      text: 'A 76-year-old man on glibenclamide was found by his wife sweating and behaving strangely; he had skipped lunch. Glucose 2.1 mmol/L.',
    },
    urgency: 'high',
    condition: 'Hypoglycaemia',
    because: 'A sugar of 2.1 with strange behaviour is treated at once.',
    source: 'ADA Standards of care in diabetes',
  },
  {
    id: 'he29-asthma',
    input: {
      text: 'A 9-year-old boy with asthma has been coughing all night. Now he sits hunched, ribs showing with each breath, too breathless to talk; his inhaler has given no relief.',
    },
    urgency: 'high',
    condition: 'Asthma',
    because: 'Asthma with too little breath for a sentence, or that the inhaler does not relieve, is life-threatening.',
    source: 'GINA Global strategy; WHO/ICRC/MSF Interagency Integrated Triage Tool',
  },
  {
    id: 'he30-blocked-artery-of-the-limb',
    input: {
      text: "A 70-year-old woman with an irregular heartbeat has had sudden pain in the left leg for three hours. The foot is pale, cold and she can't move her toes.",
    },
    urgency: 'high',
    condition: 'Blocked artery of the limb',
    accept: ['Limb ischaemia'],
    because: 'A cold, pale leg that cannot be moved dies within hours.',
    source: 'WHO/ICRC Basic emergency care',
  },
  {
    id: 'hg31-heart-attack',
    input: {
      text:
        'A 54-year-old taxi driver comes in with heaviness in the middle of the chest for one and a half hours. ' +
        'It began while he was watching football, goes up into his throat and he feels sick and short of breath. ' +
        'He smokes 20 cigarettes a day; his father had a heart attack at 50. BP 150/95, pulse 98.',
    },
    urgency: 'high',
    condition: 'Heart attack',
    accept: ['Coronary'],
    because:
      'Pressing chest pain with sweating, breathlessness or spread to arm or jaw is a heart attack until an ECG says otherwise.',
    source: 'NICE NG185 Acute coronary syndromes; NHS, Heart attack',
  },
  {
    id: 'hg32-meningitis',
    input: {
      text:
        "A 21-year-old university student was found by her roommate in bed, confused. Since yesterday she'd " +
        'complained of headache and fever; she vomited twice in the night. Temperature 39.7, neck rigid, Kernig ' +
        'sign positive.',
    },
    urgency: 'high',
    condition: 'Meningitis',
    because: 'Fever with a stiff neck, confusion, a bulging fontanelle or spots that do not fade can be meningitis.',
    source: 'NCDC, Cerebrospinal meningitis; NHS, Meningitis',
  },
  {
    id: 'hg33-stroke',
    input: {
      text:
        'A 68-year-old man with diabetes noticed on waking at 6 a.m. that his left leg and arm would not obey ' +
        'him. His wife says his face is lopsided and his words are slurred. He has no headache.',
    },
    urgency: 'high',
    condition: 'Stroke',
    because: 'Sudden one-sided weakness, a drooping face or lost speech is a stroke, even when it has passed.',
    source: 'AHA/ASA Guidelines for early management of acute ischemic stroke; NHS, Stroke',
  },
  {
    id: 'hg34-pulmonary-embolism',
    input: {
      text:
        'Three weeks after breaking her leg, a 45-year-old woman suddenly becomes breathless and has pain on the ' +
        'left side of the chest when breathing in. She coughed up a little blood. The plastered leg is swollen.',
    },
    urgency: 'high',
    condition: 'Pulmonary embolism',
    because:
      'Sudden breathlessness with pain on breathing after immobility, birth or hormones can be a clot in the lung.',
    source: 'NICE NG158 Venous thromboembolic diseases',
  },
  {
    id: 'hg35-deep-vein-thrombosis',
    input: {
      text:
        'A 38-year-old man noticed that his right leg has become swollen, heavy and painful behind the knee over ' +
        'two days following a 16-hour bus journey. There is no injury and no fever. Right calf 38 cm, left 34 cm.',
    },
    urgency: 'high',
    condition: 'Deep vein thrombosis',
    accept: ['Deep vein'],
    because: 'One swollen painful leg has to be scanned the same day, as the clot can move to the lung.',
    source: 'NICE NG158 Venous thromboembolic diseases',
  },
  {
    id: 'hg36-appendicitis',
    input: {
      text:
        'A 12-year-old girl complained of cramps around the belly button yesterday evening. Overnight the pain ' +
        "shifted to the lower right and became constant. She won't eat, has vomited once and hurts when the car " +
        'goes over bumps. Temperature 38.0.',
    },
    urgency: 'high',
    condition: 'Appendicitis',
    because: 'Pain that moves to the lower right with fever and vomiting needs a surgeon the same day.',
    source: 'WSES Jerusalem guidelines for acute appendicitis',
  },
  {
    id: 'hg37-copd-flare',
    input: {
      text:
        'A 73-year-old woman who uses oxygen at home for emphysema has become more and more breathless for two ' +
        "days, her cough brings up green sputum, and today she can't finish a sentence and seems sleepy.",
    },
    urgency: 'high',
    condition: 'COPD flare',
    accept: ['COPD', 'Pneumonia'],
    because:
      'Chronic lung disease with breathlessness at rest, confusion or low oxygen can end in failure of breathing.',
    source: 'GOLD Report; WHO/ICRC/MSF Interagency Integrated Triage Tool (adult)',
  },
  {
    id: 'hg38-kidney-stone',
    input: {
      text: 'A 33-year-old woman, sudden agonising pain in the right loin since two hours, radiating down to the labia, with vomiting. She is pacing up and down. Urine dipstick: blood ++.',
    },
    urgency: 'high',
    condition: 'Kidney stone',
    because: 'Unbearable flank pain with vomiting needs strong pain relief and a look at the kidneys the same day.',
    source: 'NICE NG118 Renal and ureteric stones',
  },
  {
    id: 'hg39-malaria',
    input: {
      text: 'A 35-year-old engineer came back from three weeks in Ghana without taking tablets against malaria. Fever with shaking chills every other day, headache, muscle pain and today jaundice.',
    },
    urgency: 'high',
    condition: 'Malaria',
    because:
      'Malaria with jaundice, dark urine, great weakness, vomiting of everything or after a journey without protection is severe.',
    source: 'Nigeria National Guidelines for Diagnosis and Treatment of Malaria; CDC Yellow Book',
  },
  {
    id: 'hg40-tetanus',
    input: {
      text:
        'A 40-year-old mason cut his foot on a rusty iron sheet two weeks ago. For two days he has had stiffness ' +
        'of jaw and neck, trouble swallowing and painful cramps of the back when someone bangs the door.',
    },
    urgency: 'high',
    condition: 'Tetanus',
    because: 'A locked jaw and spasms after a wound or a home birth are tetanus.',
    source: 'WHO, Tetanus vaccines position paper; WHO IMCI, sick young infant',
  },
  {
    id: 'hg41-acute-liver-failure',
    input: {
      text:
        "A 24-year-old man took twenty-five grams of paracetamol two days ago after an argument. He's vomiting, " +
        'has pain under the right ribs, his eyes are slightly yellow and he is getting drowsy.',
    },
    urgency: 'high',
    condition: 'Acute liver failure',
    accept: ['Liver failure'],
    because: 'Jaundice with drowsiness or confusion, or a large dose of paracetamol, is a failing liver.',
    source: 'ACG Clinical guideline, acute liver failure',
  },
  {
    id: 'hg42-haemolytic-uraemic',
    input: {
      text:
        'A 2-year-old girl with five days of diarrhoea, bloody in the beginning, is brought because she is ' +
        "listless, pale and hasn't wet a nappy since last evening. There are pinpoint red spots on her legs.",
    },
    urgency: 'high',
    condition: 'Haemolytic uraemic',
    accept: ['HUS'],
    because: 'Paleness and hardly any urine after bloody diarrhoea is a haemolytic uraemic syndrome.',
    source: 'CDC, Shiga toxin-producing E. coli, clinical overview',
  },
  {
    id: 'hg43-pneumonia',
    input: {
      text: 'An 80-year-old woman living alone, three days of cough, fever and shivering. Now she is breathless when sitting in her chair and muddled. RR 32, pulse 116, BP 98/56.',
    },
    urgency: 'high',
    condition: 'Pneumonia',
    because: 'A chest infection with confusion, fast breathing, low pressure or low oxygen needs hospital care.',
    source: 'BTS Community acquired pneumonia, CRB-65; NEWS2',
  },
  {
    id: 'hg44-spotted-fever',
    input: {
      text:
        'An 11-year-old girl back from a scout camp: high fever, bad headache and vomiting for three days. Now ' +
        'reddish spots on wrists, ankles and the palms. Her parents removed a tick from behind her ear a week ' +
        'ago.',
    },
    urgency: 'high',
    condition: 'Spotted fever',
    accept: ['Rickettsia'],
    because: 'Fever, headache and a rash from wrists and ankles after a tick bite can kill within days.',
    source: 'CDC, Diagnosis and management of tickborne rickettsial diseases',
  },
  {
    id: 'hg45-asthma',
    input: {
      text: "A 31-year-old with known asthma has wheezed since last night. She has taken her reliever eight times. She's sitting upright, talks only in words, pulse 130, RR 34.",
    },
    urgency: 'high',
    condition: 'Asthma',
    because: 'Asthma with too little breath for a sentence, or that the inhaler does not relieve, is life-threatening.',
    source: 'GINA Global strategy; WHO/ICRC/MSF Interagency Integrated Triage Tool',
  },
  {
    id: 'hi46-heart-attack',
    input: {
      text:
        'A 47-year-old businesswoman had a sudden pressing pain over the sternum while driving half an hour ago. ' +
        'It radiates into both arms. She is anxious, clammy and has vomited once. No previous illness.',
    },
    urgency: 'high',
    condition: 'Heart attack',
    because:
      'Pressing chest pain with sweating, breathlessness or spread to arm or jaw is a heart attack until an ECG says otherwise.',
    source: 'NICE NG185 Acute coronary syndromes; NHS, Heart attack',
  },
  {
    id: 'hi47-stroke',
    input: {
      text: 'A 59-year-old man with high blood pressure could not speak or understand his family for twenty minutes this afternoon, and his right hand was clumsy. Now he feels normal again.',
    },
    urgency: 'high',
    condition: 'Stroke',
    accept: ['TIA'],
    because: 'Sudden one-sided weakness, a drooping face or lost speech is a stroke, even when it has passed.',
    source: 'AHA/ASA Guidelines for early management of acute ischemic stroke; NHS, Stroke',
  },
  {
    id: 'hi48-meningitis',
    input: {
      text: 'A 10-month-old girl has had fever of 39.4 since last night. She vomits, cries when picked up, stares past her mother and her fontanelle is bulging.',
    },
    urgency: 'high',
    condition: 'Meningitis',
    because: 'Fever with a stiff neck, confusion, a bulging fontanelle or spots that do not fade can be meningitis.',
    source: 'NCDC, Cerebrospinal meningitis; NHS, Meningitis',
  },
  {
    id: 'hi49-pulmonary-embolism',
    input: {
      text: 'A 29-year-old woman 10 days after delivery has had pain under the left shoulder blade on breathing in and breathlessness since this morning. She fainted on the stairs. Pulse 124.',
    },
    urgency: 'high',
    condition: 'Pulmonary embolism',
    because:
      'Sudden breathlessness with pain on breathing after immobility, birth or hormones can be a clot in the lung.',
    source: 'NICE NG158 Venous thromboembolic diseases',
  },
  {
    id: 'hi50-appendicitis',
    input: {
      text: "26-year-old man. Pain around the umbilicus since yesterday noon, now in the right iliac fossa. Anorexia, nausea, one vomit. T 38.2. Tender with guarding at McBurney's point.",
    },
    urgency: 'high',
    condition: 'Appendicitis',
    because: 'Pain that moves to the lower right with fever and vomiting needs a surgeon the same day.',
    source: 'WSES Jerusalem guidelines for acute appendicitis',
  },
  {
    id: 'hi51-asthma',
    input: {
      text: "A 14-year-old girl had an asthma attack at school during sport. Despite four puffs of salbutamol twice she's still wheezing, can't speak more than two words, lips look bluish.",
    },
    urgency: 'high',
    condition: 'Asthma',
    because: 'Asthma with too little breath for a sentence, or that the inhaler does not relieve, is life-threatening.',
    source: 'GINA Global strategy; WHO/ICRC/MSF Interagency Integrated Triage Tool',
  },
  {
    id: 'hi52-acute-liver-failure',
    input: {
      text: "A 50-year-old woman ate wild mushrooms four days ago; severe vomiting and diarrhoea followed. She seemed better yesterday; today she's yellow, sleepy and confused, with bleeding gums.",
    },
    urgency: 'high',
    condition: 'Acute liver failure',
    because: 'Jaundice with drowsiness or confusion, or a large dose of paracetamol, is a failing liver.',
    source: 'ACG Clinical guideline, acute liver failure',
  },
  {
    id: 'hi53-malaria',
    input: {
      text: "A pregnant woman at 24 weeks has had fever with rigors for three days, she's now drowsy and passing very dark urine. Blood film positive.",
    },
    urgency: 'high',
    condition: 'Malaria',
    because:
      'Malaria with jaundice, dark urine, great weakness, vomiting of everything or after a journey without protection is severe.',
    source: 'Nigeria National Guidelines for Diagnosis and Treatment of Malaria; CDC Yellow Book',
  },
  {
    id: 'hi54-tetanus',
    input: {
      text: "A 12-day-old boy delivered at home cannot suck since yesterday, his mouth can't be opened and he goes stiff when handled.",
    },
    urgency: 'high',
    condition: 'Tetanus',
    because: 'A locked jaw and spasms after a wound or a home birth are tetanus.',
    source: 'WHO, Tetanus vaccines position paper; WHO IMCI, sick young infant',
  },
  {
    id: 'hi55-copd-flare',
    input: {
      text: 'A 69-year-old man with COPD: increasing dyspnoea and purulent sputum over 3 days; now confused, RR 32, using accessory muscles, oxygen saturation 82%.',
    },
    urgency: 'high',
    condition: 'COPD flare',
    accept: ['COPD'],
    because:
      'Chronic lung disease with breathlessness at rest, confusion or low oxygen can end in failure of breathing.',
    source: 'GOLD Report; WHO/ICRC/MSF Interagency Integrated Triage Tool (adult)',
  },
  {
    id: 'hi56-haemolytic-uraemic-syndrome',
    input: {
      text:
        'A six-year-old boy had bloody diarrhoea last week after eating undercooked minced meat. Diarrhoea ' +
        'stopped two days ago. He is now pale, tired, passes little dark urine and had a seizure this morning.',
    },
    urgency: 'high',
    condition: 'Haemolytic uraemic syndrome',
    accept: ['Haemolytic', 'HUS'],
    because: 'Paleness and hardly any urine after bloody diarrhoea is a haemolytic uraemic syndrome.',
    source: 'CDC, Shiga toxin-producing E. coli, clinical overview',
  },
  {
    id: 'hi57-deep-vein-thrombosis',
    input: {
      text: 'A 27-year-old woman taking the contraceptive pill has a painful, swollen left leg since two days. The thigh and calf are tense and bluish. She feels well otherwise.',
    },
    urgency: 'high',
    condition: 'Deep vein thrombosis',
    accept: ['Deep vein'],
    because: 'One swollen painful leg has to be scanned the same day, as the clot can move to the lung.',
    source: 'NICE NG158 Venous thromboembolic diseases',
  },
  {
    id: 'hi58-kidney-stone',
    input: {
      text: "A 50-year-old man has had waves of very severe right flank pain for four hours with nausea; he can't lie still. He had a kidney stone five years ago. No fever.",
    },
    urgency: 'high',
    condition: 'Kidney stone',
    because: 'Unbearable flank pain with vomiting needs strong pain relief and a look at the kidneys the same day.',
    source: 'NICE NG118 Renal and ureteric stones',
  },
  {
    id: 'hi59-spotted-fever',
    input: {
      text:
        'A 45-year-old farmer: fever of 40, severe headache, muscle pains since 5 days; since today a spotted ' +
        'rash over wrists, ankles, palms and soles. He had several ticks on him two weeks ago.',
    },
    urgency: 'high',
    condition: 'Spotted fever',
    accept: ['Rocky Mountain', 'Spotted', 'Rickettsia'],
    because: 'Fever, headache and a rash from wrists and ankles after a tick bite can kill within days.',
    source: 'CDC, Diagnosis and management of tickborne rickettsial diseases',
  },
  {
    id: 'hi60-pneumonia',
    input: {
      text: 'A 77-year-old man with heart failure. Four days of productive cough, fever 38.9, pleuritic pain; breathless at rest, RR 30, SpO2 88%, new confusion.',
    },
    urgency: 'high',
    condition: 'Pneumonia',
    accept: ['Sepsis'],
    because: 'A chest infection with confusion, fast breathing, low pressure or low oxygen needs hospital care.',
    source: 'BTS Community acquired pneumonia, CRB-65; NEWS2',
  },
];
