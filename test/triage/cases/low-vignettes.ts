import type { TriageCase } from './case.ts';

/** People who can look after themselves, as a clinician writes them down. Labels and sources were set before the rules were run on them. */
export const LOW_VIGNETTES: readonly TriageCase[] = [
  {
    id: 'la01-allergic-rhinitis',
    input: {
      text: "A 27-year-old man has had sneezing fits, an itchy nose and watery itchy eyes every harmattan for years. Now it's started again for two weeks. No fever. Discharge is clear.",
    },
    urgency: 'low',
    condition: 'Allergic rhinitis',
    because: 'Hay fever without wheeze is looked after with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Hay fever',
  },
  {
    id: 'la02-back-strain',
    input: {
      text:
        'A 35-year-old shop assistant lifted a heavy crate yesterday and felt a pull in her lower back. It hurts ' +
        "to bend but doesn't go into the legs. No numbness, no weakness, bladder and bowels normal.",
    },
    urgency: 'low',
    condition: 'Back strain',
    because: 'Back pain after strain without danger signs gets better by itself.',
    source: 'NICE NG59 Low back pain and sciatica; NHS, Back pain',
  },
  {
    id: 'la03-insect-bite',
    input: {
      text:
        "A 20-year-old was stung by a bee on the forearm two hours ago. There's a red, swollen, itchy patch " +
        'around the sting of about 3 cm. No trouble breathing, no hives elsewhere, no swelling of face or tongue. ' +
        'No previous allergies.',
    },
    urgency: 'low',
    condition: 'Insect bite',
    accept: ['Bee sting'],
    because: 'A sting with local swelling only is cooled and watched.',
    source: 'NHS, Insect bites and stings',
  },
  {
    id: 'la04-acute-bronchitis',
    input: {
      text:
        'A 46-year-old non-smoker has had a cough for eight days with a little clear to yellowish phlegm ' +
        'following a cold. No fever, no breathlessness, no chest pain. The chest is clear on listening.',
    },
    urgency: 'low',
    condition: 'Acute bronchitis',
    accept: ['Bronchitis'],
    because: 'A cough after a cold without fever or breathlessness gets better in three weeks.',
    source: 'CDC, Chest cold basics; NHS, Bronchitis',
  },
  {
    id: 'la05-canker-sore',
    input: {
      text: 'A 17-year-old girl has a painful small round white sore with a red border on the inside of her lower lip for three days. She gets them several times a year. Otherwise well, no fever.',
    },
    urgency: 'low',
    condition: 'Canker sore',
    accept: ['Canker', 'Mouth ulcer'],
    because: 'Small mouth ulcers heal in two weeks.',
    source: 'NHS, Mouth ulcers',
  },
  {
    id: 'la06-vaginal-yeast-infection-candida',
    input: {
      text:
        'A 31-year-old woman finished an antibiotic last week and now has vaginal itching with a thick white ' +
        "discharge like cottage cheese. No smell, no abdominal pain, no fever. She isn't pregnant and has had " +
        'this once before.',
    },
    urgency: 'low',
    condition: 'Vaginal yeast infection (candida)',
    accept: ['Candida', 'Thrush'],
    because: 'Thrush in somebody who has had it before is treated with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Thrush',
  },
  {
    id: 'la07-conjunctivitis',
    input: {
      text:
        "A 7-year-old girl's eyes have been pink for two days, first one then both, with watery discharge and " +
        'lids a little sticky in the morning. She has a runny nose. Vision is normal, no pain, light does not ' +
        'bother her.',
    },
    urgency: 'low',
    condition: 'Conjunctivitis',
    because: 'Red sticky eyes without pain and with normal sight get better by themselves.',
    source: 'NHS, Conjunctivitis',
  },
  {
    id: 'la08-constipation',
    input: {
      text: 'A 30-year-old man has passed hard stools only twice this week and has to strain. He changed job and drinks little water. No blood, no weight loss, no vomiting, belly soft.',
    },
    urgency: 'low',
    condition: 'Constipation',
    because: 'Constipation without bleeding, weight loss or vomiting is looked after with drink and fibre.',
    source: 'NHS, Constipation; NHS England, over-the-counter conditions',
  },
  {
    id: 'la09-eczema',
    input: {
      text: 'A 6-year-old boy has dry, itchy, red patches in the folds of elbows and behind the knees, on and off since he was a baby. His mother has asthma. No weeping, no pus, no fever.',
    },
    urgency: 'low',
    condition: 'Eczema',
    accept: ['Dermatitis'],
    because: 'Dry itchy skin without infection is cared for with moisturisers.',
    source: 'AAD Guidelines of care for atopic dermatitis; NHS, Atopic eczema',
  },
  {
    id: 'la10-stye',
    input: {
      text: "A 23-year-old woman has a small, red, tender lump at the edge of her upper eyelid since two days. Her vision is fine and the eye itself isn't red.",
    },
    urgency: 'low',
    condition: 'Stye',
    because: 'A stye with normal sight gets better with warm compresses.',
    source: 'NHS, Stye',
  },
  {
    id: 'la11-common-cold',
    input: {
      text: 'A 40-year-old has had a runny nose, sneezing, a scratchy throat and a mild cough for three days. Temperature 37.2. Eats and drinks normally, no earache.',
    },
    urgency: 'low',
    condition: 'Common cold',
    accept: ['Cold', 'Viral upper respiratory'],
    because: 'A cold gets better by itself.',
    source: 'CDC, Manage common cold; NHS, Common cold',
  },
  {
    id: 'la12-vomiting',
    input: {
      text:
        'A 12-year-old boy vomited three times since last night. He can keep down small sips of water. No fever, ' +
        'no belly pain, no diarrhoea; passed urine an hour ago. His brother had the same two days ago.',
    },
    urgency: 'low',
    condition: 'Vomiting',
    accept: ['Gastroenteritis'],
    because: 'Vomiting without dehydration, pain or fever gets better in a day or two.',
    source: 'NHS, Diarrhoea and vomiting',
  },
  {
    id: 'la13-tension-headache',
    input: {
      text:
        'A 34-year-old accountant has had a dull headache on both sides, like a tight band, most afternoons this ' +
        'week during the audit. No nausea, no visual disturbance, no fever, neck moves freely. Paracetamol helps.',
    },
    urgency: 'low',
    condition: 'Tension headache',
    because: 'A mild tight headache without danger signs is looked after at home.',
    source: 'NHS, Tension headaches',
  },
  {
    id: 'la14-contact-dermatitis',
    input: {
      text: 'A 28-year-old woman has an itchy red rash on her wrist exactly where she wears a new metal watch. It came up three days ago. No blisters, no swelling elsewhere.',
    },
    urgency: 'low',
    condition: 'Contact dermatitis',
    accept: ['Dermatitis'],
    because: 'A rash where something touches the skin goes when the cause is avoided.',
    source: 'NHS, Contact dermatitis',
  },
  {
    id: 'la15-athlete-s-foot',
    input: {
      text: 'A 26-year-old footballer has itchy, peeling, whitish skin between his toes for three weeks. It burns a bit after training. No swelling or redness of the foot.',
    },
    urgency: 'low',
    condition: "Athlete's foot",
    accept: ['Ringworm', 'Tinea'],
    because: "Athlete's foot is treated with a pharmacist.",
    source: "NHS, Athlete's foot; NHS England, over-the-counter conditions",
  },
  {
    id: 'le16-allergic-rhinitis',
    input: {
      text: 'A 31-year-old woman sneezes, has a clear runny nose and itchy throat whenever she dusts; worse this month. Her brother has asthma. No fever, no wheeze.',
    },
    urgency: 'low',
    condition: 'Allergic rhinitis',
    because: 'Hay fever without wheeze is looked after with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Hay fever',
  },
  {
    id: 'le17-back-strain',
    input: {
      text:
        'A 28-year-old man has had aching pain on both sides of the lower back since he moved furniture two days ' +
        'ago. Pain is worse on bending and relieved by lying. Straight leg raising is normal. No leg symptoms.',
    },
    urgency: 'low',
    condition: 'Back strain',
    because: 'Back pain after strain without danger signs gets better by itself.',
    source: 'NICE NG59 Low back pain and sciatica; NHS, Back pain',
  },
  {
    id: 'le18-insect-bite-or-bee-sting',
    input: {
      text:
        'A 10-year-old girl was stung on the hand by a bee an hour ago. The hand is swollen and itchy around the ' +
        'sting. She has no rash elsewhere, breathes normally and is not dizzy. No allergies.',
    },
    urgency: 'low',
    condition: 'Insect bite or bee sting',
    accept: ['Bee sting', 'Insect'],
    because: 'A sting with local swelling only is cooled and watched.',
    source: 'NHS, Insect bites and stings',
  },
  {
    id: 'le19-acute-bronchitis',
    input: {
      text: 'A 34-year-old woman, non-smoker, has had a cough for ten days after a head cold. It brings up whitish phlegm. She slept badly because of it. Temperature 36.9, RR 16, lungs clear.',
    },
    urgency: 'low',
    condition: 'Acute bronchitis',
    accept: ['Bronchitis'],
    because: 'A cough after a cold without fever or breathlessness gets better in three weeks.',
    source: 'CDC, Chest cold basics; NHS, Bronchitis',
  },
  {
    id: 'le20-canker-sore',
    input: {
      text: "A 26-year-old man has two painful shallow ulcers on the inner cheek with grey base and red halo since five days. He's had them during exams before.",
    },
    urgency: 'low',
    condition: 'Canker sore',
    accept: ['Canker', 'Mouth ulcer'],
    because: 'Small mouth ulcers heal in two weeks.',
    source: 'NHS, Mouth ulcers',
  },
  {
    id: 'le21-vaginal-yeast-infection-candida',
    input: {
      text: 'A 27-year-old woman with vulvar itching and curd-like discharge for three days; no odour, no pelvic pain, no fever. pH normal. Has had it twice in her life.',
    },
    urgency: 'low',
    condition: 'Vaginal yeast infection (candida)',
    accept: ['Candid'],
    because: 'Thrush in somebody who has had it before is treated with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Thrush',
  },
  {
    id: 'le22-conjunctivitis',
    input: {
      text: 'A 4-year-old boy with a cold has had a pink left eye with some watery to sticky discharge since yesterday. He sees well, and plays.',
    },
    urgency: 'low',
    condition: 'Conjunctivitis',
    because: 'Red sticky eyes without pain and with normal sight get better by themselves.',
    source: 'NHS, Conjunctivitis',
  },
  {
    id: 'le23-constipation',
    input: {
      text: 'A 70-year-old woman taking iron tablets has hard stools every three days, with straining, for two weeks. No blood, no weight loss, no pain.',
    },
    urgency: 'low',
    condition: 'Constipation',
    because: 'Constipation without bleeding, weight loss or vomiting is looked after with drink and fibre.',
    source: 'NHS, Constipation; NHS England, over-the-counter conditions',
  },
  {
    id: 'le24-eczema',
    input: {
      text: 'A 3-year-old girl has had itchy, dry, rough skin at the knees and elbows for months; it flares in harmattan. Father has hay fever. No oozing.',
    },
    urgency: 'low',
    condition: 'Eczema',
    because: 'Dry itchy skin without infection is cared for with moisturisers.',
    source: 'AAD Guidelines of care for atopic dermatitis; NHS, Atopic eczema',
  },
  {
    id: 'le25-stye',
    input: {
      text: 'A 40-year-old man with a painful red swelling at the margin of the lower lid for three days, pointing to a lash. Vision unaffected.',
    },
    urgency: 'low',
    condition: 'Stye',
    because: 'A stye with normal sight gets better with warm compresses.',
    source: 'NHS, Stye',
  },
  {
    id: 'le26-common-cold',
    input: {
      text: '22-year-old with stuffy nose, sneezing, sore throat and mild headache for two days. No fever. Throat slightly red.',
    },
    urgency: 'low',
    condition: 'Common cold',
    accept: ['Cold'],
    because: 'A cold gets better by itself.',
    source: 'CDC, Manage common cold; NHS, Common cold',
  },
  {
    id: 'le27-vomiting',
    input: {
      text: "An 18-month-old girl vomited twice this morning. She's active, takes breast and water, wets nappies, has no fever and no diarrhoea.",
    },
    urgency: 'low',
    condition: 'Vomiting',
    accept: ['Gastroenteritis'],
    because: 'Vomiting without dehydration, pain or fever gets better in a day or two.',
    source: 'NHS, Diarrhoea and vomiting',
  },
  {
    id: 'le28-tension-headache',
    input: {
      text: '41-year-old woman, pressing headache around the head for three days at the end of the workday, mild, without nausea or sensitivity to light. Neck muscles sore. No fever.',
    },
    urgency: 'low',
    condition: 'Tension headache',
    because: 'A mild tight headache without danger signs is looked after at home.',
    source: 'NHS, Tension headaches',
  },
  {
    id: 'le29-contact-dermatitis',
    input: {
      text: 'A 35-year-old hairdresser has itchy, red, cracked skin on both hands since she changed shampoo two weeks ago. No pus.',
    },
    urgency: 'low',
    condition: 'Contact dermatitis',
    because: 'A rash where something touches the skin goes when the cause is avoided.',
    source: 'NHS, Contact dermatitis',
  },
  {
    id: 'le30-viral-gastroenteritis',
    input: {
      text: 'A 19-year-old has had loose watery stools five times since yesterday with mild cramps and nausea. He drinks well. No blood, no fever.',
    },
    urgency: 'low',
    condition: 'Viral gastroenteritis',
    accept: ['Gastroenteritis'],
    because: 'Diarrhoea without blood, fever or dehydration is treated with fluids at home.',
    source: 'WHO The treatment of diarrhoea; NHS, Diarrhoea and vomiting',
  },
  {
    id: 'lg31-allergic-rhinitis',
    input: {
      text:
        'For the last month a 19-year-old has had attacks of sneezing in the morning, a watery nose and itching ' +
        'of eyes and palate. Symptoms are worse outdoors when the wind carries pollen. He has otherwise been ' +
        'well.',
    },
    urgency: 'low',
    condition: 'Allergic rhinitis',
    because: 'Hay fever without wheeze is looked after with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Hay fever',
  },
  {
    id: 'lg32-back-strain',
    input: {
      text:
        'A 40-year-old woman has had pain low in the back for two days after a weekend of gardening. Movement ' +
        "makes it worse. There's no pain in the legs, no loss of feeling, no fever and passing urine is normal.",
    },
    urgency: 'low',
    condition: 'Back strain',
    because: 'Back pain after strain without danger signs gets better by itself.',
    source: 'NICE NG59 Low back pain and sciatica; NHS, Back pain',
  },
  {
    id: 'lg33-insect-bite-or-bee-sting',
    input: {
      text: 'A 33-year-old man was stung on the neck by a wasp this morning. The area is red, raised and sore, 4 cm across. No difficulty in breathing or swallowing, no dizziness, no rash.',
    },
    urgency: 'low',
    condition: 'Insect bite or bee sting',
    accept: ['Bee sting'],
    because: 'A sting with local swelling only is cooled and watched.',
    source: 'NHS, Insect bites and stings',
  },
  {
    id: 'lg34-acute-bronchitis',
    input: {
      text: 'A 55-year-old man, never smoked, has had a cough for a week that started with a runny nose. He coughs up a small amount of clear mucus. No fever, no shortness of breath, no wheeze.',
    },
    urgency: 'low',
    condition: 'Acute bronchitis',
    accept: ['Bronchitis'],
    because: 'A cough after a cold without fever or breathlessness gets better in three weeks.',
    source: 'CDC, Chest cold basics; NHS, Bronchitis',
  },
  {
    id: 'lg35-canker-sore',
    input: {
      text: 'A 30-year-old woman noticed a sore spot on the tip of her tongue four days ago. It is white with a red rim and 3 mm wide. Eating oranges hurts. It has happened before.',
    },
    urgency: 'low',
    condition: 'Canker sore',
    accept: ['Canker', 'Mouth ulcer'],
    because: 'Small mouth ulcers heal in two weeks.',
    source: 'NHS, Mouth ulcers',
  },
  {
    id: 'lg36-vaginal-yeast-infection-candida',
    input: {
      text: "A 24-year-old woman complains of itching and soreness of the vulva and a white, lumpy discharge for two days. There is no smell. She isn't pregnant, has no fever and no belly pain.",
    },
    urgency: 'low',
    condition: 'Vaginal yeast infection (candida)',
    accept: ['Candid'],
    because: 'Thrush in somebody who has had it before is treated with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Thrush',
  },
  {
    id: 'lg37-conjunctivitis',
    input: {
      text:
        'A 25-year-old man woke up with his left eye stuck together and red; since yesterday the right one is red ' +
        "too. There's a gritty feeling and yellow-white discharge. His vision is clear after wiping. No contact " +
        'lenses.',
    },
    urgency: 'low',
    condition: 'Conjunctivitis',
    because: 'Red sticky eyes without pain and with normal sight get better by themselves.',
    source: 'NHS, Conjunctivitis',
  },
  {
    id: 'lg38-constipation',
    input: {
      text: "A 6-year-old girl passes hard, large stools every fourth day and says that it hurts. She eats little fruit. Her belly is soft, she's growing well, no vomiting, no soiling.",
    },
    urgency: 'low',
    condition: 'Constipation',
    because: 'Constipation without bleeding, weight loss or vomiting is looked after with drink and fibre.',
    source: 'NHS, Constipation; NHS England, over-the-counter conditions',
  },
  {
    id: 'lg39-eczema',
    input: {
      text: "An 8-month-old baby has dry, red, itchy patches on the cheeks and outer arms for two months. He scratches at night. Skin isn't weeping. He feeds and grows well. His sister has asthma.",
    },
    urgency: 'low',
    condition: 'Eczema',
    accept: ['Dermatitis'],
    because: 'Dry itchy skin without infection is cared for with moisturisers.',
    source: 'AAD Guidelines of care for atopic dermatitis; NHS, Atopic eczema',
  },
  {
    id: 'lg40-stye',
    input: {
      text: 'A 14-year-old boy has had a sore, red bump on the edge of the right upper eyelid since the day before yesterday. There is a yellow point at a lash. He sees normally.',
    },
    urgency: 'low',
    condition: 'Stye',
    because: 'A stye with normal sight gets better with warm compresses.',
    source: 'NHS, Stye',
  },
  {
    id: 'lg41-common-cold',
    input: {
      text: 'A 5-year-old girl has had a runny nose, sneezing and a light cough for three days. Temperature 37.4. She eats, drinks and plays.',
    },
    urgency: 'low',
    condition: 'Common cold',
    accept: ['Cold'],
    because: 'A cold gets better by itself.',
    source: 'CDC, Manage common cold; NHS, Common cold',
  },
  {
    id: 'lg42-vomiting',
    input: {
      text: 'A 29-year-old woman vomited four times during the night after eating leftover rice. This morning she is weak but keeps tea down. No diarrhoea, no fever, no pain.',
    },
    urgency: 'low',
    condition: 'Vomiting',
    accept: ['Gastroenteritis'],
    because: 'Vomiting without dehydration, pain or fever gets better in a day or two.',
    source: 'NHS, Diarrhoea and vomiting',
  },
  {
    id: 'lg43-tension-headache',
    input: {
      text:
        'A 25-year-old student has had a headache for two days before an exam. It feels like a helmet, is mild to ' +
        "moderate and does not throb. No nausea, light isn't a problem. He slept four hours.",
    },
    urgency: 'low',
    condition: 'Tension headache',
    because: 'A mild tight headache without danger signs is looked after at home.',
    source: 'NHS, Tension headaches',
  },
  {
    id: 'lg44-contact-dermatitis',
    input: {
      text: 'A 50-year-old woman has an itchy, red, slightly scaly rash on both earlobes since she began to wear cheap earrings a week ago. No swelling of the face.',
    },
    urgency: 'low',
    condition: 'Contact dermatitis',
    accept: ['Dermatitis'],
    because: 'A rash where something touches the skin goes when the cause is avoided.',
    source: 'NHS, Contact dermatitis',
  },
  {
    id: 'lg45-nappy-rash',
    input: {
      text: "A 10-month-old girl has a red, shiny rash in the nappy area for two days. She's otherwise content, feeds well and has no fever. The folds are spared.",
    },
    urgency: 'low',
    condition: 'Nappy rash',
    accept: ['Diaper', 'Nappy'],
    because: 'Nappy rash in a content baby without fever is cared for at home.',
    source: 'NHS, Nappy rash',
  },
  {
    id: 'li46-allergic-rhinitis',
    input: {
      text: "An 11-year-old boy has sneezing, a clear runny nose and itchy, watery eyes whenever he plays with the neighbour's cat. No fever, no wheezing.",
    },
    urgency: 'low',
    condition: 'Allergic rhinitis',
    because: 'Hay fever without wheeze is looked after with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Hay fever',
  },
  {
    id: 'li47-back-strain',
    input: {
      text: 'A 32-year-old man felt a sudden pain in the lower back when he bent to tie his shoes yesterday. He walks stiffly. No radiation, reflexes normal, knee jerks equal, no numbness.',
    },
    urgency: 'low',
    condition: 'Back strain',
    because: 'Back pain after strain without danger signs gets better by itself.',
    source: 'NICE NG59 Low back pain and sciatica; NHS, Back pain',
  },
  {
    id: 'li48-insect-bite-or-bee-sting',
    input: {
      text: 'A 26-year-old woman was stung on the foot by a bee yesterday. The foot is swollen, red, warm and itchy around the sting. Breathing normal, no hives, no fever.',
    },
    urgency: 'low',
    condition: 'Insect bite or bee sting',
    accept: ['Bee sting', 'Insect'],
    because: 'A sting with local swelling only is cooled and watched.',
    source: 'NHS, Insect bites and stings',
  },
  {
    id: 'li49-acute-bronchitis',
    input: {
      text:
        'A 42-year-old woman has coughed for twelve days, first dry, now with a little white phlegm. At the ' +
        'beginning she had a sore throat and a runny nose. She is not short of breath, has no fever and has never ' +
        'smoked.',
    },
    urgency: 'low',
    condition: 'Acute bronchitis',
    accept: ['Bronchitis'],
    because: 'A cough after a cold without fever or breathlessness gets better in three weeks.',
    source: 'CDC, Chest cold basics; NHS, Bronchitis',
  },
  {
    id: 'li50-canker-sore',
    input: {
      text: "A 22-year-old man has had three small, painful, shallow sores inside his lips for four days. No fever, no sores elsewhere. He's under stress at work.",
    },
    urgency: 'low',
    condition: 'Canker sore',
    accept: ['Canker', 'Mouth ulcer'],
    because: 'Small mouth ulcers heal in two weeks.',
    source: 'NHS, Mouth ulcers',
  },
  {
    id: 'li51-vaginal-yeast-infection-candida',
    input: {
      text: "A 38-year-old woman has an itchy vulva and thick, white, odourless discharge for four days. She's just finished amoxicillin. No abdominal pain, no fever.",
    },
    urgency: 'low',
    condition: 'Vaginal yeast infection (candida)',
    accept: ['Candid'],
    because: 'Thrush in somebody who has had it before is treated with a pharmacist.',
    source: 'NHS England, over-the-counter conditions; NHS, Thrush',
  },
  {
    id: 'li52-conjunctivitis',
    input: {
      text: 'A 33-year-old teacher has red, itchy, watering eyes since yesterday; several pupils have the same. Vision is normal, no pain, no sensitivity to light.',
    },
    urgency: 'low',
    condition: 'Conjunctivitis',
    because: 'Red sticky eyes without pain and with normal sight get better by themselves.',
    source: 'NHS, Conjunctivitis',
  },
  {
    id: 'li53-constipation',
    input: {
      text: 'A 45-year-old woman has had a bowel movement only every three to four days for a month, with straining and hard pellets. No bleeding, no weight loss, no pain. She sits all day.',
    },
    urgency: 'low',
    condition: 'Constipation',
    because: 'Constipation without bleeding, weight loss or vomiting is looked after with drink and fibre.',
    source: 'NHS, Constipation; NHS England, over-the-counter conditions',
  },
  {
    id: 'li54-eczema',
    input: {
      text: 'A 20-year-old woman has had itchy, dry, thickened skin in the bends of both elbows for years; worse since the dry season started. No pus, no fever.',
    },
    urgency: 'low',
    condition: 'Eczema',
    because: 'Dry itchy skin without infection is cared for with moisturisers.',
    source: 'AAD Guidelines of care for atopic dermatitis; NHS, Atopic eczema',
  },
  {
    id: 'li55-stye',
    input: {
      text: 'A 31-year-old woman has a painful, red swelling like a pimple on the edge of the lower eyelid since yesterday. The eye itself is white and she sees well.',
    },
    urgency: 'low',
    condition: 'Stye',
    because: 'A stye with normal sight gets better with warm compresses.',
    source: 'NHS, Stye',
  },
  {
    id: 'li56-common-cold',
    input: {
      text: 'A 36-year-old father caught a cold from his children: runny nose, sneezing, tickly cough and a slightly sore throat for four days. Temp 37.0.',
    },
    urgency: 'low',
    condition: 'Common cold',
    accept: ['Cold'],
    because: 'A cold gets better by itself.',
    source: 'CDC, Manage common cold; NHS, Common cold',
  },
  {
    id: 'li57-vomiting',
    input: {
      text: 'A 7-year-old boy vomited four times this morning. Now he sips water and keeps it down. No pain, no diarrhoea, no fever, passes urine normally, no head injury.',
    },
    urgency: 'low',
    condition: 'Vomiting',
    because: 'Vomiting without dehydration, pain or fever gets better in a day or two.',
    source: 'NHS, Diarrhoea and vomiting',
  },
  {
    id: 'li58-tension-headache',
    input: {
      text:
        'A 48-year-old woman has had a steady, dull ache on both sides of the head since this morning, with tight ' +
        "shoulders, after a sleepless night. The pain does not wake her at night and there's no nausea or visual " +
        'change.',
    },
    urgency: 'low',
    condition: 'Tension headache',
    because: 'A mild tight headache without danger signs is looked after at home.',
    source: 'NHS, Tension headaches',
  },
  {
    id: 'li59-contact-dermatitis',
    input: {
      text: "A 23-year-old man has an itchy red rash on his belly under the belt buckle for five days. It's dry and a little scaly.",
    },
    urgency: 'low',
    condition: 'Contact dermatitis',
    because: 'A rash where something touches the skin goes when the cause is avoided.',
    source: 'NHS, Contact dermatitis',
  },
  {
    id: 'li60-athlete-s-foot',
    input: {
      text: 'A 35-year-old soldier has itching, cracks and white soggy skin between the fourth and fifth toes of both feet. No swelling, no redness of the foot.',
    },
    urgency: 'low',
    condition: "Athlete's foot",
    accept: ['Athlete', 'Tinea', 'Ringworm'],
    because: "Athlete's foot is treated with a pharmacist.",
    source: "NHS, Athlete's foot; NHS England, over-the-counter conditions",
  },
];
