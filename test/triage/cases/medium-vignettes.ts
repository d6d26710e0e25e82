import type { TriageCase } from './case.ts';

/** People who should be seen within a day or a few, as a clinician writes them down. Labels and sources were set before the rules were run on them. */
export const MEDIUM_VIGNETTES: readonly TriageCase[] = [
  {
    id: 'ma01-otitis-media',
    input: {
      text: 'An 18-month-old boy has had a cold for five days. Since last night he has fever of 38.7 and pulls his right ear and cries at night. He drinks well. The eardrum is red and bulging.',
    },
    urgency: 'medium',
    condition: 'Otitis media',
    because: 'Ear pain with fever in a small child should be examined within a day.',
    source: 'AAP Diagnosis and management of acute otitis media; NHS Pharmacy First',
  },
  {
    id: 'ma02-strep-throat',
    input: {
      text:
        'A 9-year-old girl has had a sore throat and fever of 38.9 for 2 days. There is no cough and no runny ' +
        'nose. Her tonsils are red with white patches and the glands at the front of her neck are tender.',
    },
    urgency: 'medium',
    condition: 'Strep throat',
    accept: ['Strep', 'Tonsillitis'],
    because: 'Fever, coated tonsils and tender glands without cough call for a test for streptococci.',
    source: 'IDSA Guideline for group A streptococcal pharyngitis',
  },
  {
    id: 'ma03-sinusitis',
    input: {
      text:
        '38-year-old teacher with nasal congestion and thick yellow discharge for 12 days. She had got better ' +
        'after a week but is now worse, with pain over the right cheek that is worse when bending forward and ' +
        'fever of 38.3.',
    },
    urgency: 'medium',
    condition: 'Sinusitis',
    because: 'Symptoms over ten days, or that got worse after improving, can be bacterial.',
    source: 'IDSA Guideline for acute bacterial rhinosinusitis',
  },
  {
    id: 'ma04-back-pain',
    input: {
      text:
        'A 47-year-old driver has had pain in the lower back for five weeks with pain going down the back of his ' +
        'left leg to the foot and tingling in the big toe. No weakness, no trouble passing urine, no numbness ' +
        'around the bottom. Painkillers help only a little.',
    },
    urgency: 'medium',
    condition: 'Back pain',
    accept: ['Sciatica', 'Disc'],
    because: 'Back pain over six weeks with pain down the leg should be examined, without danger signs within days.',
    source: 'NICE NG59 Low back pain and sciatica',
  },
  {
    id: 'ma05-cellulitis',
    input: {
      text:
        'A 50-year-old woman noticed redness around an insect bite on her left shin three days ago. It is ' +
        'spreading, warm, swollen and tender, about 10 cm wide. She has no fever and feels well otherwise.',
    },
    urgency: 'medium',
    condition: 'Cellulitis',
    because: 'Redness that spreads and is hot needs antibiotics.',
    source: 'IDSA Guidelines for skin and soft tissue infections; NHS Pharmacy First',
  },
  {
    id: 'ma06-copd-flare',
    input: {
      text:
        '64-year-old ex-smoker with mild COPD has coughed more than usual for three days, bringing up more ' +
        "phlegm, which is now yellow. He's slightly more breathless than usual when walking uphill but talks " +
        'normally and sleeps well. No fever.',
    },
    urgency: 'medium',
    condition: 'COPD flare',
    accept: ['COPD'],
    because: 'More cough and phlegm in chronic lung disease without danger signs is treated within a day.',
    source: 'GOLD Report',
  },
  {
    id: 'ma07-influenza',
    input: {
      text:
        'A 33-year-old nurse developed, within a few hours yesterday, fever of 39, shivering, aching muscles, ' +
        'headache, dry cough and exhaustion. Several colleagues are off sick with the same thing.',
    },
    urgency: 'medium',
    condition: 'Influenza',
    accept: ['Flu'],
    because: 'Fever of 39 is tested for malaria and watched; without danger signs within a day.',
    source: 'Nigeria National Guidelines for Malaria; CDC Influenza, summary for clinicians',
  },
  {
    id: 'ma08-mononucleosis',
    input: {
      text:
        '18-year-old college student with two weeks of extreme tiredness, sore throat, low fever and swollen ' +
        'glands at the back of the neck on both sides. Amoxicillin from a friend gave her a rash. Her spleen can ' +
        'be felt.',
    },
    urgency: 'medium',
    condition: 'Mononucleosis',
    accept: ['Glandular'],
    because: 'A sore throat and swollen glands for weeks should be examined and the spleen protected.',
    source: 'NHS, Glandular fever',
  },
  {
    id: 'ma09-pneumonia',
    input: {
      text:
        'A 36-year-old woman has been coughing for six days, bringing up green phlegm, with fever to 38.8, chills ' +
        "and a stitch in the left side when she takes a deep breath. She isn't short of breath. BP 124/78, RR 18, " +
        'SpO2 96%.',
    },
    urgency: 'medium',
    condition: 'Pneumonia',
    because: 'Cough with fever and coloured phlegm without danger signs is treated within a day.',
    source: 'BTS Community acquired pneumonia, CRB-65',
  },
  {
    id: 'ma10-salmonella',
    input: {
      text:
        'A 14-year-old boy developed fever of 38.6, stomach cramps and watery diarrhoea eight times a day, 24 ' +
        "hours after eating undercooked chicken at a party; three other guests are sick as well. He's drinking " +
        'enough. No blood in the stool.',
    },
    urgency: 'medium',
    condition: 'Salmonella',
    accept: ['Gastroenteritis', 'Food poisoning'],
    because: 'Diarrhoea with fever should be examined; there is no dehydration.',
    source: 'IDSA Guidelines for infectious diarrhea; WHO The treatment of diarrhoea',
  },
  {
    id: 'ma11-shingles',
    input: {
      text: '66-year-old man, burning pain on the left side of the chest for four days, and since yesterday a band of blisters on red skin from the spine to the breastbone on that side only.',
    },
    urgency: 'medium',
    condition: 'Shingles',
    accept: ['Zoster'],
    because: 'Treatment of shingles works best within three days.',
    source: 'NHS, Shingles; NHS Pharmacy First',
  },
  {
    id: 'ma12-urinary-tract-infection',
    input: {
      text: 'A 25-year-old woman has burning on passing urine and has to go every half hour since yesterday. Urine is cloudy. No fever, no back pain, no vaginal discharge. Not pregnant.',
    },
    urgency: 'medium',
    condition: 'Urinary tract infection',
    accept: ['Cystitis'],
    because: 'A bladder infection needs a urine test and often antibiotics.',
    source: 'NICE NG109 Lower urinary tract infection',
  },
  {
    id: 'ma13-benign-paroxysmal-positional-vertigo',
    input: {
      text:
        'A 57-year-old woman has had short attacks of spinning for a week, lasting less than a minute, whenever ' +
        'she turns over in bed or looks up. No hearing loss, no ringing, no headache, no weakness.',
    },
    urgency: 'medium',
    condition: 'Benign paroxysmal positional vertigo',
    accept: ['Vertigo', 'BPPV'],
    because: 'New vertigo should be examined once; without signs of a stroke not at once.',
    source: 'NHS, Vertigo',
  },
  {
    id: 'ma14-peptic-ulcer',
    input: {
      text:
        'A 44-year-old man has had gnawing pain in the upper middle of his abdomen for six weeks. It wakes him at ' +
        'night and gets better when he eats. He takes ibuprofen for his knee. Stools are normal in colour, no ' +
        'vomiting, no weight loss.',
    },
    urgency: 'medium',
    condition: 'Peptic ulcer',
    accept: ['Ulcer'],
    because: 'Ulcer pain for weeks, with painkillers, should be examined; there is no bleeding.',
    source: 'NICE CG184 Dyspepsia',
  },
  {
    id: 'ma15-typhoid',
    input: {
      text: 'A 22-year-old has had fever that climbed a bit each day for a week, headache, constipation, stomach pain and no appetite. Malaria test negative. Drinks well water.',
    },
    urgency: 'medium',
    condition: 'Typhoid',
    because: 'Fever for more than a week is tested for typhoid and malaria.',
    source: 'NCDC Technical Guidelines for IDSR; Nigeria National Guidelines for Malaria',
  },
  {
    id: 'me16-pneumonia',
    input: {
      text:
        'A 45-year-old man, smoker, has had a cough with yellow sputum and fever of 38.4 for four days, and a ' +
        "dull ache on the right side of the chest when coughing. He isn't breathless, eats and drinks. RR 20, " +
        'SpO2 95 %, BP 130/80.',
    },
    urgency: 'medium',
    condition: 'Pneumonia',
    because: 'Cough with fever and coloured phlegm without danger signs is treated within a day.',
    source: 'BTS Community acquired pneumonia, CRB-65',
  },
  {
    id: 'me17-strep-throat',
    input: {
      text: '12-year-old boy with sudden sore throat, headache and temperature of 39. No cough. Tonsils swollen with white exudate, tender nodes under the jaw. Two classmates have the same.',
    },
    urgency: 'medium',
    condition: 'Strep throat',
    accept: ['Streptococcal', 'Strep', 'Tonsillitis'],
    because: 'Fever, coated tonsils and tender glands without cough call for a test for streptococci.',
    source: 'IDSA Guideline for group A streptococcal pharyngitis',
  },
  {
    id: 'me18-otitis-media',
    input: {
      text: 'A 3-year-old girl with a cold woke crying with pain in her left ear; she has a fever of 38.8 and hears less on that side. She is drinking.',
    },
    urgency: 'medium',
    condition: 'Otitis media',
    because: 'Ear pain with fever in a small child should be examined within a day.',
    source: 'AAP Diagnosis and management of acute otitis media; NHS Pharmacy First',
  },
  {
    id: 'me19-mononucleosis',
    input: {
      text: 'A 20-year-old with three weeks of fatigue, sore throat with coated tonsils and swollen lymph nodes in the neck and armpits. Temperature 38. Spleen just palpable. Not short of breath.',
    },
    urgency: 'medium',
    condition: 'Mononucleosis',
    because: 'A sore throat and swollen glands for weeks should be examined and the spleen protected.',
    source: 'NHS, Glandular fever',
  },
  {
    id: 'me20-sinusitis',
    input: {
      text: '29-year-old woman, cold two weeks ago that improved and then returned with green nasal discharge, pain over both cheeks and in the upper teeth, and a temperature of 38.4.',
    },
    urgency: 'medium',
    condition: 'Sinusitis',
    because: 'Symptoms over ten days, or that got worse after improving, can be bacterial.',
    source: 'IDSA Guideline for acute bacterial rhinosinusitis',
  },
  {
    id: 'me21-urinary-tract-infection',
    input: {
      text: 'A 70-year-old woman has had burning and frequency for three days and passes cloudy, smelly urine. No fever, no flank pain, clear in her mind.',
    },
    urgency: 'medium',
    condition: 'Urinary tract infection',
    accept: ['Urinary'],
    because: 'A bladder infection needs a urine test and often antibiotics.',
    source: 'NICE NG109 Lower urinary tract infection',
  },
  {
    id: 'me22-shingles',
    input: {
      text: '54-year-old woman: tingling on the right forehead for 3 days and now grouped blisters there, not reaching the eye or nose.',
    },
    urgency: 'medium',
    condition: 'Shingles',
    accept: ['Zoster'],
    because: 'Treatment of shingles works best within three days.',
    source: 'NHS, Shingles; NHS Pharmacy First',
  },
  {
    id: 'me23-benign-paroxysmal-positional-vertigo',
    input: {
      text:
        'A 40-year-old woman had a cold last week; since yesterday the room has been spinning constantly, with ' +
        'nausea and vomiting; she veers to the left on walking. Hearing normal, no headache, no double vision, ' +
        'speech and limbs normal.',
    },
    urgency: 'medium',
    condition: 'Benign paroxysmal positional vertigo',
    accept: ['Vertigo', 'Labyrinthitis', 'Vestibular'],
    because: 'New vertigo should be examined once; without signs of a stroke not at once.',
    source: 'NHS, Vertigo',
  },
  {
    id: 'me24-peptic-ulcer',
    input: {
      text: '50-year-old man taking aspirin daily has had dull burning pain in the upper abdomen for four weeks, relieved by milk, returning two hours after meals. No vomiting, no black stool.',
    },
    urgency: 'medium',
    condition: 'Peptic ulcer',
    accept: ['Ulcer'],
    because: 'Ulcer pain for weeks, with painkillers, should be examined; there is no bleeding.',
    source: 'NICE CG184 Dyspepsia',
  },
  {
    id: 'me25-cellulitis',
    input: {
      text: 'A 60-year-old diabetic has a red, hot, tender swelling of the right lower leg spreading from a crack between the toes for two days. Temperature 37.8.',
    },
    urgency: 'medium',
    condition: 'Cellulitis',
    because: 'Redness that spreads and is hot needs antibiotics.',
    source: 'IDSA Guidelines for skin and soft tissue infections; NHS Pharmacy First',
  },
  {
    id: 'me26-back-pain',
    input: {
      text: '52-year-old man with low back pain for seven weeks, spreading to the right calf. Walking is possible, reflexes normal, no bladder trouble.',
    },
    urgency: 'medium',
    condition: 'Back pain',
    accept: ['Sciatica'],
    because: 'Back pain over six weeks with pain down the leg should be examined, without danger signs within days.',
    source: 'NICE NG59 Low back pain and sciatica',
  },
  {
    id: 'me27-copd-flare',
    input: {
      text:
        '70-year-old woman with chronic obstructive lung disease, mild; three days of more cough and a little ' +
        'more breathlessness when walking to the market; sputum is more, colour unchanged. SpO2 94 %, RR 18, ' +
        'speaks full sentences.',
    },
    urgency: 'medium',
    condition: 'COPD flare',
    accept: ['COPD'],
    because: 'More cough and phlegm in chronic lung disease without danger signs is treated within a day.',
    source: 'GOLD Report',
  },
  {
    id: 'me28-salmonella',
    input: {
      text: '26-year-old with cramps, fever of 38.5 and loose stools ten times in a day, some with a little mucus, after eating egg mayonnaise. Drinks ORS and passes urine.',
    },
    urgency: 'medium',
    condition: 'Salmonella',
    accept: ['Gastroenteritis', 'Dysentery', 'Food poisoning'],
    because: 'Diarrhoea with fever should be examined; there is no dehydration.',
    source: 'IDSA Guidelines for infectious diarrhea; WHO The treatment of diarrhoea',
  },
  {
    id: 'me29-influenza',
    input: {
      text: '16-year-old girl: sudden fever of 39.2, headache, sore muscles, dry cough since yesterday. Half her class is sick. Breathing normal.',
    },
    urgency: 'medium',
    condition: 'Influenza',
    because: 'Fever of 39 is tested for malaria and watched; without danger signs within a day.',
    source: 'Nigeria National Guidelines for Malaria; CDC Influenza, summary for clinicians',
  },
  {
    id: 'me30-chickenpox',
    input: {
      text: 'A 5-year-old boy has had fever of 38.5 and itchy spots for two days; they began as red bumps, are now blisters and some crusts, on trunk, face and scalp. He is playful.',
    },
    urgency: 'medium',
    condition: 'Chickenpox',
    because: 'Fever with blisters is examined within a day; the child is playful.',
    source: 'NHS, Chickenpox',
  },
  {
    id: 'mg31-pneumonia',
    input: {
      text:
        'A 52-year-old teacher: five days of cough with rusty sputum, fever 38.7 and pain in the right side of ' +
        'the chest on deep breathing. He is alert, not breathless at rest. RR 20, BP 128/80, SpO2 95%.',
    },
    urgency: 'medium',
    condition: 'Pneumonia',
    because: 'Cough with fever and coloured phlegm without danger signs is treated within a day.',
    source: 'BTS Community acquired pneumonia, CRB-65',
  },
  {
    id: 'mg32-otitis-media',
    input: {
      text: 'A 5-year-old boy has had pain in his right ear for a day, with a cold and a temperature of 38.5. He cried at night. Eardrum red and dull.',
    },
    urgency: 'medium',
    condition: 'Otitis media',
    because: 'Ear pain with fever in a small child should be examined within a day.',
    source: 'AAP Diagnosis and management of acute otitis media; NHS Pharmacy First',
  },
  {
    id: 'mg33-mononucleosis',
    input: {
      text:
        'A 17-year-old girl: sore throat for ten days, swollen glands in the neck, feels worn out, sleeps 14 ' +
        "hours, appetite poor. Penicillin tablets didn't help. Temp 37.9. The tonsils are large with a grey " +
        'coating.',
    },
    urgency: 'medium',
    condition: 'Mononucleosis',
    because: 'A sore throat and swollen glands for weeks should be examined and the spleen protected.',
    source: 'NHS, Glandular fever',
  },
  {
    id: 'mg34-influenza',
    input: {
      text: '44-year-old man: since yesterday suddenly shivering, temperature 38.9, aching limbs and back, sore throat, dry cough. His children had it last week.',
    },
    urgency: 'medium',
    condition: 'Influenza',
    because: 'Fever of 39 is tested for malaria and watched; without danger signs within a day.',
    source: 'Nigeria National Guidelines for Malaria; CDC Influenza, summary for clinicians',
  },
  {
    id: 'mg35-peptic-ulcer',
    input: {
      text:
        'A 47-year-old cook has had a burning pain in the stomach region for three months, worst before meals and ' +
        "at 2 a.m.; antacids ease it. He's a smoker. No vomiting, stools brown, weight unchanged.",
    },
    urgency: 'medium',
    condition: 'Peptic ulcer',
    accept: ['Ulcer'],
    because: 'Ulcer pain for weeks, with painkillers, should be examined; there is no bleeding.',
    source: 'NICE CG184 Dyspepsia',
  },
  {
    id: 'mg36-shingles',
    input: {
      text: 'A 70-year-old woman has had stabbing pain around the left waist for three days. Today she noticed small blisters in clusters in the same strip of skin.',
    },
    urgency: 'medium',
    condition: 'Shingles',
    accept: ['Zoster'],
    because: 'Treatment of shingles works best within three days.',
    source: 'NHS, Shingles; NHS Pharmacy First',
  },
  {
    id: 'mg37-urinary-tract-infection',
    input: {
      text: 'A 34-year-old woman has a stinging pain when she passes water, goes to the toilet every twenty minutes and has pressure above the pubic bone for two days. Temp 36.8. No discharge.',
    },
    urgency: 'medium',
    condition: 'Urinary tract infection',
    accept: ['Urinary'],
    because: 'A bladder infection needs a urine test and often antibiotics.',
    source: 'NICE NG109 Lower urinary tract infection',
  },
  {
    id: 'mg38-benign-paroxysmal-positional-vertigo',
    input: {
      text: 'A 63-year-old man gets violent dizziness for half a minute each time he lies down or rolls to the right in bed. It began five days ago. In between he is well. Hearing unchanged.',
    },
    urgency: 'medium',
    condition: 'Benign paroxysmal positional vertigo',
    accept: ['Vertigo', 'BPPV'],
    because: 'New vertigo should be examined once; without signs of a stroke not at once.',
    source: 'NHS, Vertigo',
  },
  {
    id: 'mg39-sinusitis',
    input: {
      text: 'A 50-year-old man has had a blocked nose and greenish discharge for 14 days, with dull pain over the forehead and right cheek, worse on stooping, and bad smell in the nose. Temp 37.6.',
    },
    urgency: 'medium',
    condition: 'Sinusitis',
    because: 'Symptoms over ten days, or that got worse after improving, can be bacterial.',
    source: 'IDSA Guideline for acute bacterial rhinosinusitis',
  },
  {
    id: 'mg40-cellulitis',
    input: {
      text: '35-year-old man: scratched a mosquito bite on his calf; since two days the skin around is red, hot, painful and the redness is getting larger. No fever.',
    },
    urgency: 'medium',
    condition: 'Cellulitis',
    because: 'Redness that spreads and is hot needs antibiotics.',
    source: 'IDSA Guidelines for skin and soft tissue infections; NHS Pharmacy First',
  },
  {
    id: 'mg41-strep-throat',
    input: {
      text: '7-year-old girl with fever 38.8, sore throat, tummy ache and headache for one day. No cough, no cold. Throat very red with pus on tonsils; tender lumps at the angles of the jaw.',
    },
    urgency: 'medium',
    condition: 'Strep throat',
    accept: ['Strep', 'Tonsillitis', 'Pharyngitis'],
    because: 'Fever, coated tonsils and tender glands without cough call for a test for streptococci.',
    source: 'IDSA Guideline for group A streptococcal pharyngitis',
  },
  {
    id: 'mg42-back-pain',
    input: {
      text:
        '39-year-old nurse with pain in the lower back for eight weeks after lifting a patient. For three weeks ' +
        'it has shot down the right leg into the foot with pins and needles. Strength normal. No bladder or bowel ' +
        'problem.',
    },
    urgency: 'medium',
    condition: 'Back pain',
    accept: ['Sciatica'],
    because: 'Back pain over six weeks with pain down the leg should be examined, without danger signs within days.',
    source: 'NICE NG59 Low back pain and sciatica',
  },
  {
    id: 'mg43-copd-flare',
    input: {
      text:
        'A 66-year-old ex-miner with chronic bronchitis brings up more phlegm than usual since four days; it has ' +
        'turned greenish. Slightly more short of breath on stairs. No fever, no chest pain. RR 20, SpO2 93%.',
    },
    urgency: 'medium',
    condition: 'COPD flare',
    accept: ['COPD'],
    because: 'More cough and phlegm in chronic lung disease without danger signs is treated within a day.',
    source: 'GOLD Report',
  },
  {
    id: 'mg44-salmonella',
    input: {
      text: 'A 38-year-old woman and her husband both got fever of 38.4, cramps and diarrhoea 12 to 24 hours after a chicken meal. She has had ten watery stools. She can drink.',
    },
    urgency: 'medium',
    condition: 'Salmonella',
    accept: ['Gastroenteritis', 'Food poisoning', 'Dysentery'],
    because: 'Diarrhoea with fever should be examined; there is no dehydration.',
    source: 'IDSA Guidelines for infectious diarrhea; WHO The treatment of diarrhoea',
  },
  {
    id: 'mg45-typhoid',
    input: {
      text: "A 19-year-old has had fever for nine days, which is higher each evening, with headache, dry cough, abdominal discomfort and constipation. He's not confused. Temperature 39.3, pulse 76.",
    },
    urgency: 'medium',
    condition: 'Typhoid',
    accept: ['Malaria'],
    because: 'Fever for more than a week is tested for typhoid and malaria.',
    source: 'NCDC Technical Guidelines for IDSR; Nigeria National Guidelines for Malaria',
  },
  {
    id: 'mi46-otitis-media',
    input: {
      text: 'A 2-year-old girl has had a runny nose for four days and now cries, tugs at her left ear and sleeps badly. Temperature 38.9. She eats a little and drinks.',
    },
    urgency: 'medium',
    condition: 'Otitis media',
    because: 'Ear pain with fever in a small child should be examined within a day.',
    source: 'AAP Diagnosis and management of acute otitis media; NHS Pharmacy First',
  },
  {
    id: 'mi47-strep-throat',
    input: {
      text: 'A 15-year-old girl with painful swallowing for two days, fever 38.6, swollen tender neck glands and red tonsils with yellowish spots. She does not cough.',
    },
    urgency: 'medium',
    condition: 'Strep throat',
    accept: ['Strep', 'Pharyngitis', 'Tonsillitis'],
    because: 'Fever, coated tonsils and tender glands without cough call for a test for streptococci.',
    source: 'IDSA Guideline for group A streptococcal pharyngitis',
  },
  {
    id: 'mi48-sinusitis',
    input: {
      text: 'A 33-year-old man: two weeks of facial pain and nasal blockage after a cold, thick green discharge, reduced smell, toothache in the upper jaw. Temperature 37.9.',
    },
    urgency: 'medium',
    condition: 'Sinusitis',
    because: 'Symptoms over ten days, or that got worse after improving, can be bacterial.',
    source: 'IDSA Guideline for acute bacterial rhinosinusitis',
  },
  {
    id: 'mi49-back-pain',
    input: {
      text:
        'A 61-year-old retired clerk has had low back pain for ten weeks, with shooting pains into the left ' +
        'buttock and thigh. He walks normally and bladder and bowel function are normal. No weight loss.',
    },
    urgency: 'medium',
    condition: 'Back pain',
    accept: ['Sciatica'],
    because: 'Back pain over six weeks with pain down the leg should be examined, without danger signs within days.',
    source: 'NICE NG59 Low back pain and sciatica',
  },
  {
    id: 'mi50-cellulitis',
    input: {
      text: 'A 44-year-old woman cut her shin on a fence five days ago. The skin around has been red, hot and sore for two days; the redness has reached the knee. T 37.9.',
    },
    urgency: 'medium',
    condition: 'Cellulitis',
    because: 'Redness that spreads and is hot needs antibiotics.',
    source: 'IDSA Guidelines for skin and soft tissue infections; NHS Pharmacy First',
  },
  {
    id: 'mi51-influenza',
    input: {
      text: "A 28-year-old woman has had sudden onset of headache, fever of 39, muscle aches and dry cough since yesterday. She's exhausted but drinks. No shortness of breath, neck supple.",
    },
    urgency: 'medium',
    condition: 'Influenza',
    because: 'Fever of 39 is tested for malaria and watched; without danger signs within a day.',
    source: 'Nigeria National Guidelines for Malaria; CDC Influenza, summary for clinicians',
  },
  {
    id: 'mi52-mononucleosis',
    input: {
      text:
        'A 19-year-old man has had fever, severe sore throat and fatigue for two weeks. His tonsils are covered ' +
        'with white membranes, neck lymph nodes enlarged in front and behind. He has slight pain under the left ' +
        'ribs.',
    },
    urgency: 'medium',
    condition: 'Mononucleosis',
    because: 'A sore throat and swollen glands for weeks should be examined and the spleen protected.',
    source: 'NHS, Glandular fever',
  },
  {
    id: 'mi53-pneumonia',
    input: {
      text: 'A 39-year-old woman: one week of cough, yellow phlegm, temperature 38.6, feels weak. Slight pain at the right base on coughing. No breathlessness at rest. RR 22, BP 118/76, SpO2 95%.',
    },
    urgency: 'medium',
    condition: 'Pneumonia',
    because: 'Cough with fever and coloured phlegm without danger signs is treated within a day.',
    source: 'BTS Community acquired pneumonia, CRB-65',
  },
  {
    id: 'mi54-shingles',
    input: {
      text: 'A 48-year-old man with burning pain and a rash of small blisters from the right side of the back round to the navel for two days.',
    },
    urgency: 'medium',
    condition: 'Shingles',
    because: 'Treatment of shingles works best within three days.',
    source: 'NHS, Shingles; NHS Pharmacy First',
  },
  {
    id: 'mi55-urinary-tract-infection',
    input: {
      text: "A 22-year-old woman has had frequent painful urination since yesterday and noticed a little blood at the end of passing urine. No fever, no back pain. She isn't pregnant.",
    },
    urgency: 'medium',
    condition: 'Urinary tract infection',
    accept: ['Urinary'],
    because: 'A bladder infection needs a urine test and often antibiotics.',
    source: 'NICE NG109 Lower urinary tract infection',
  },
  {
    id: 'mi56-benign-paroxysmal-positional-vertigo',
    input: {
      text: 'A 52-year-old woman has had a spinning sensation for three days with nausea, worse when moving her head. No deafness, no tinnitus, no headache, no weakness, she can walk.',
    },
    urgency: 'medium',
    condition: 'Benign paroxysmal positional vertigo',
    accept: ['Vertigo', 'Labyrinthitis', 'BPPV'],
    because: 'New vertigo should be examined once; without signs of a stroke not at once.',
    source: 'NHS, Vertigo',
  },
  {
    id: 'mi57-peptic-ulcer',
    input: {
      text:
        'A 58-year-old man has a six-month history of pain in the upper abdomen that comes two hours after eating ' +
        "and at night. He takes naproxen for his back. He's not lost weight and has no black stools.",
    },
    urgency: 'medium',
    condition: 'Peptic ulcer',
    accept: ['Ulcer'],
    because: 'Ulcer pain for weeks, with painkillers, should be examined; there is no bleeding.',
    source: 'NICE CG184 Dyspepsia',
  },
  {
    id: 'mi58-copd-flare',
    input: {
      text: "A 60-year-old woman, long-term smoker with COPD, has had a bit more cough and yellowish sputum for five days. She's not more breathless than usual. T 37.2.",
    },
    urgency: 'medium',
    condition: 'COPD flare',
    accept: ['COPD'],
    because: 'More cough and phlegm in chronic lung disease without danger signs is treated within a day.',
    source: 'GOLD Report',
  },
  {
    id: 'mi59-salmonella',
    input: {
      text: "A 22-year-old man has had diarrhoea (10 per day), cramps and fever of 38.7 since last night. He'd eaten chicken salad at a canteen. No blood. He drinks well and passes urine.",
    },
    urgency: 'medium',
    condition: 'Salmonella',
    accept: ['Gastroenteritis', 'Food poisoning'],
    because: 'Diarrhoea with fever should be examined; there is no dehydration.',
    source: 'IDSA Guidelines for infectious diarrhea; WHO The treatment of diarrhoea',
  },
  {
    id: 'mi60-gonorrhoea-or-chlamydia',
    input: {
      text: 'A 24-year-old man with a yellow discharge from the penis and burning when passing urine since three days. New partner two weeks ago. Testicles normal.',
    },
    urgency: 'medium',
    condition: 'Gonorrhoea or chlamydia',
    accept: ['Gonorrhoea', 'Chlamydia'],
    because: 'Discharge from the penis is treated at first contact, partners too.',
    source: 'WHO Guidelines for symptomatic sexually transmitted infections',
  },
];
