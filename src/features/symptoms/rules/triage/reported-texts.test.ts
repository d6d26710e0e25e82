import { expect, test } from 'vitest';
import { INDIRECT_TEXTS } from '#test/triage/cases/indirect-texts.ts';
import { ONE_SIGN_TEXTS } from '#test/triage/cases/one-sign-texts.ts';
import { PATIENT_TEXTS } from '#test/triage/cases/patient-texts.ts';
import { REPORTED_TEXTS } from '#test/triage/cases/reported-texts.ts';
import { SHORT_TEXTS } from '#test/triage/cases/short-texts.ts';
import { triage } from './triage.ts';
import type { Urgency } from './triage-result.ts';

/** Descriptions that were once triaged wrongly, each in several wordings, with the right urgency. */
const REPORTED: Readonly<Record<string, Partial<Readonly<Record<Urgency, readonly string[]>>>>> = {
  'chest pain beside a cough, and from coughing': {
    medium: ['Chest pain and cough', 'I have cough and chest pain, 25 years old'],
    low: ['Cough for three days, my chest hurts when I cough', 'chest pain when coughing'],
  },
  'blood pressure in pregnancy': {
    high: [
      'I am 33 weeks and my BP is 164/110. I feel normal.',
      'My wife has belle of 8 months, nurse check am pressure 170/115, head dey pain am',
      'G3P2 at 35/40, BP 148/96, blurred vision and epigastric pain.',
      'A 22-year-old primigravida, 34 weeks, BP 146/94 with headache and visual spots',
      "In her second pregnancy at 31 weeks she has flashing lights before her eyes and a pounding head; the chemist's machine said 150 over 98.",
      'I put to bed six days ago. Since yesterday headache and my pressure is 160/105.',
      '8 months belle. My face and hands don swell, head dey bang me, I dey see stars for eye.',
      'A 19-year-old in her first pregnancy at 38 weeks complains that she sees silver sparks and the top of her belly aches',
    ],
    medium: [
      'I am 24 weeks pregnant. At antenatal today my pressure was 144/92. No headache, no swelling, eyes clear, no pain anywhere, baby moves.',
    ],
  },
  'pulse and pressure as signs of shock': {
    high: [
      'A 45-year-old man fell on his side yesterday. Today he is dizzy on standing. Pulse 118, BP 96/64.',
      'Diarrhoea since last night, more than ten times. Pulse 124, BP 100/60, dry mouth.',
      '62-year-old with fever and belly pain. HR 116, blood pressure 92/58.',
      'Lower abdominal pain, last period seven weeks ago. Pulse 122, BP 94/60.',
      'Vomiting since two days. pulse 130 bp 110/70 and he feels light-headed.',
    ],
    medium: ['Checked at the pharmacy: pulse 76, BP 98/62. I just feel tired for three weeks.'],
  },
  'black stool in every way it is told': {
    high: [
      'my shit don black like charcoal and e dey stick for toilet, e smell bad',
      'For two days the stool has been jet black, sticky and smelling terribly.',
      'Papa stool is black like road tar and he is weak.',
      'What I pass is dark like coal tar and shiny. I take Felvin for my back every day.',
      'poo is pitch black and tarry since Sunday, dizzy when i stand',
      'He says when he goes to toilet it comes out black, thick like engine oil, and smells very foul',
      'stools the colour of tar',
      'my mama dey shit black black since yesterday, she no dey take blood tonic',
    ],
    medium: ['black stool after I started blood tonic and iron tablets, i feel fine'],
    low: [
      'I started iron tablets for low blood last week, my stool has become dark green. I feel well, no dizziness, no pain. Is it normal?',
    ],
  },
  'pressure on the chest in figures of speech': {
    high: [
      'e be like say person put block for my chest, hand dey weak me',
      'it feels like an elephant is sitting on me, right in the middle of the breast bone',
      'something like heavy stone dey my chest since morning, I dey sweat',
      'like a rope tied tight round my chest, going up to my jaw',
      'as if someone is standing on my chest, began twenty minutes ago',
      'Somebody dey press my chest like bag of rice, e dey enter my shoulder',
      'tight band around the chest since one hour while watching football, cold sweat',
      'my chest dey like dem use iron tie am, breath no dey complete',
      "like load dey on top my chest since 2 o'clock",
      'oga say e be like person match him chest, him left hand don numb',
    ],
  },
  'denials in lists, and bleeding that is over': {
    high: ['Bleeding heavily since morning from below, pads soaked every hour with clots, dizzy'],
    medium: [
      'My periods have been heavy for half a year with clots. I am not bleeding now. I feel weak when climbing stairs. No fainting.',
      'Heavy menses every month since January, soaking pads; the last finished five days ago, no bleeding at present. Looks pale, tired.',
      'Periods heavy for a year, pads soaked every hour on day two, clots like grapes. Now dry for ten days. Tired, nails pale.',
    ],
    low: [
      'I ate beans and had wind and bloating. I have not vomited, have not had fever and my stool is normal.',
      'Sneezing and runny nose since yesterday. He has not had fever, has not coughed blood, is not short of breath.',
      'My son, 8, has catarrh. Not vomiting, not breathing fast, not weak, no convulsion, eating and playing.',
    ],
  },
  'what stays down': {
    high: [
      '9 weeks pregnant, vomiting everything, has kept nothing down for three days, hardly passing urine, faint on standing',
    ],
    medium: ['10 weeks pregnant, cannot keep anything down for two days'],
    low: [
      "I'm 8 weeks pregnant and nauseous in the mornings, I vomit a little after brushing but keep down my food and drinks. Urine is clear. No pain, no bleeding.",
      'I vomited twice last night after party rice, since morning I am keeping water and pap down, no fever, no pain.',
      'Early pregnancy sickness, ten weeks. She brings up once in the morning but she can keep fluids down, passing urine well, no bleeding or pain',
      'My daughter aged 6 vomited once in the night. Today she keeps down ORS and toast, plays, no fever, wee is normal.',
      'One loose stool and vomited once after shawarma, able to keep fluids down, no blood no fever',
    ],
  },
  'an allergy of somebody else': {
    high: ['Stung by a bee ten minutes ago, lips swelling and my breath is short. My sister is allergic too.'],
    medium: ['bee stung me yesterday, now itchy raised welts all over my body, no breathing trouble, no face swelling'],
    low: [
      'I was stung by a wasp on my hand an hour ago, it is red and itchy, 2 cm. My brother is allergic to wasps. No trouble breathing, no swelling elsewhere.',
      'A mosquito bite on my leg is itchy and a bit raised. My mother has hypertension and my father diabetes.',
      'Soldier ant bit my son on the toe, small red itchy bump. His sister once had a severe allergic reaction to nuts. He has no swelling of lips and breathes normally.',
      'A bee stung me on the arm this morning; the spot is raised, pink and itches, the size of a coin. No other place itches. I was stung before with no problem.',
    ],
  },
  'harmless wounds': {
    high: ['An okada hit my husband, he was thrown off and his leg is crooked'],
    medium: [
      'I cut my foot on rusty zinc, never had tetanus injection',
      'graze on my leg from an okada fall three days ago, now red, swelling and pus',
    ],
    low: [
      'My daughter grazed her elbow falling off her bicycle, we cleaned it, it stopped bleeding, she moves the arm fine, her vaccines are complete.',
      'I scraped my shin on the step. Washed it. No longer bleeding. Had my tetanus shot two years ago.',
      'He fell on the playground and his knee has a small graze. No head injury. He runs about. Tetanus injections up to date.',
      'small cut for finger from kitchen knife, blood don stop, I wash am, I take tetanus injection last year',
    ],
  },
  'days after a vaccine': {
    high: ['Ten minutes after the vaccine my baby is covered in hives, lips swollen and breathing badly'],
    medium: ['Baby took immunization five days ago, the thigh is hot, hard, red and getting bigger, temperature 38.4'],
    low: [
      'My 3-month-old had injections at the clinic yesterday. Thigh is slightly swollen and tender where the needle went in. No fever, sucking well.',
      'After the measles vaccine this morning my baby is a bit cranky and the arm is sore. Temperature 37.2, feeding fine.',
      'I took the COVID vaccine yesterday, my arm is heavy and sore at the injection spot, no fever.',
      'She received HPV vaccine at school, arm dey pain her small since, small redness. She dey play.',
      'Pentavalent given two days ago, small hard knot in the thigh where they injected, child is well and active',
    ],
  },
  'prickly heat': {
    medium: ['Baby has small bumps with pus in the neck folds, fever 38.5'],
    low: [
      'Since this hot weather my baby has tiny bumps on neck and chest like grains of sand. She is happy, no fever, sucks well.',
      "heat rash on my toddler's back and neck, scratching small, no fever, playing",
      'NEPA took light for a week and I have fine itchy pimples all over my back and under my breast when I sweat, better with cold bath',
      'Baby get small small rashes for neck and back because of heat. E dey suck well, body no hot, no pus.',
      "My child's skin get craw-craw from heat, neck and forehead, she dey play, no fever. My neighbour says chicken pox but no blister.",
    ],
  },
  'heartburn in pregnancy': {
    high: [
      "I'm 35 weeks pregnant with a burning pain at the top of my stomach under the ribs that does not go, and a headache",
    ],
    low: [
      "I'm 30 weeks pregnant with acid coming up into my throat after meals and at night. No headache, no blurred vision, no swelling, BP 110/70, baby moving well.",
      'Six months pregnant, heartburn when I lie down, Gestid helps. No bleeding, no pain under the ribs, no headache.',
      'pregnant 5 months, peppery food dey burn my chest reach throat, e dey go when I sit up. pikin dey move, no bleeding, no headache',
      'Eight months pregnant, I get burning behind the breastbone after eating beans, relieved by milk. Blood pressure at clinic normal last week.',
    ],
  },
  'ordinary life is no danger': {
    medium: ['my belle dey somehow since three days, I no fit explain am'],
    low: [
      "My baby sister's naming was Saturday. I danced too much and now my calves ache a bit. I am not pregnant, no swelling, I walk normally.",
      'My 3 year old has small catarrh. He chops well, his breathing is calm, chest is clear, he slept through the night, he is arguing with his brother and wants to go to school.',
      'I slept badly in the bus and my neck is stiff on one side since I woke; I can touch my chin to my chest, no fever, no headache, no weakness',
      'I sneezed plenty when the cleaner swept the dusty store; now my nose is clear and my breathing is fine.',
      "Cough small and catarrh for 2 days, playing football with the neighbours' children, breath quiet, chest not pulling, sleeps like a log, eats like his father",
    ],
  },
  'what others fear': {
    high: ["fever since yesterday, neck stiff, light hurts my eyes. My friend says it's only malaria"],
    medium: ['body hot since yesterday with headache, my mother say na malaria'],
    low: [
      'My daughter has a few itchy mosquito bumps on her legs, no fever. My mother says it is chicken pox but they are only on the legs where the net does not cover.',
      'I have a cold sore throat runny nose two days, no fever. My boss says it is Lassa. No contact with rats.',
      'tension headache after reading for exam, paracetamol helps; roommate says it is typhoid, no fever',
      'Aunty swears it is piles but I just have hard stool for four days because I hardly drink; no blood, no pain in the belly',
    ],
  },
  'illnesses that are over': {
    medium: ['I finished malaria drugs four days ago and the fever is back, 38.6'],
    low: [
      'My son has runny nose and sneezes since yesterday. He had typhoid last month, it was treated and finished. No fever now, 36.8.',
      'mild cough and catarrh 3 days. I had pneumonia two years ago, fully recovered. No fever, breathing fine.',
      "I treated malaria three weeks ago and I'm well from that. Now only sneezing and itchy nose when I sweep.",
      'catarrh since Monday. He was admitted for convulsion when he was two but nothing since. eats and plays, no fever',
      'I had chickenpox in January, it has gone. Now I have dandruff and an itchy scalp.',
    ],
  },
  'bleeding for weeks': {
    high: ['Plenty blood in the toilet since morning, dark clots, and I feel faint'],
    medium: [
      'bright red blood on the paper after toilet for about a month, no pain',
      'I noticed blood when wiping on and off for six weeks. I think it is piles.',
      'Drops of blood in the toilet bowl for two weeks, painless',
      'since like 2months blood dey follow my shit small small, e no dey pain',
      'small blood on tissue since 4 weeks, no pain, no weight loss',
    ],
    low: [
      'Streak of bright blood on tissue once this morning after straining with hard stool, sore anus, no other blood. I feel well.',
    ],
  },
  'what cannot be borne': {
    high: [
      'redness of my leg spreading fast since yesterday with unbearable pain, fever and shaking',
      'boil on my back, skin around turning black, unbearable pain, fever',
    ],
    medium: [
      'Woke with terrible pain in big toe joint, red and swollen, even the blanket touching is agony. Drank beer and ate goat meat. No fever.',
      'My foot big toe dey hot, e swell, I no fit wear sock, even bedsheet dey pain. No fever, no wound.',
      "The ball of the big toe became red and so sore overnight I can't bear the sheet on it. Third attack, on allopurinol. No fever",
    ],
  },
  'not waking, and not being woken by something': {
    high: [
      'my son of 3 has fever, he shook all over with eyes rolled back, now he is sleeping and won’t wake',
      'baby has fever and cough, not waking up',
      'severe belly pain and she does not wake',
      'I just want to sleep and not wake up',
    ],
    low: [
      'cough and catarrh for two days, no fever, the cough does not wake him',
      'she sleeps all night and does not wake, no fever, small catarrh',
      'back pain when I bend, the pain doesn’t wake me',
    ],
  },
  'what an eye gives, and an eye that stands out': {
    high: ['my left eye is coming out and it is swollen'],
    low: ['my eye dey scratch me and water dey come out every harmattan, both eyes, no pain, I see well'],
  },
  'a slight illness of somebody who is not otherwise well': {
    medium: [
      'Mama is 70 and diabetic, coughing 5 days with yellow catarrh, small fever 37.9, eating ok, breathing normal',
      'I have sickle cell trait and diabetes, runny nose, cough and fever 37.8 since yesterday',
      'My son of 7 has ringworm on the scalp, the hair is falling',
    ],
    low: [
      'I am 30, catarrh and small fever 37.8 since yesterday, cough',
      'My son of 7 has ringworm on the arm, round and itchy',
    ],
  },
  'one loose stool': {
    medium: ['baby 6 months has loose stool once every hour since morning'],
    low: ['my baby 7 months is teething, drooling, loose stool one time, no fever, playing, breastfeeding well'],
  },
  'what can be moved': {
    high: ['fever and stiff neck, I no fit touch my chest with my chin'],
    low: ['stiff neck on one side after sleeping on the couch, no fever, I can touch my chest with my chin'],
  },
  'swelling in pregnancy with a measured pressure': {
    high: [
      '34 weeks pregnant, swollen hands and face, BP 150/95, headache',
      '34 weeks, face and hands swollen, headache',
    ],
    medium: ['36 weeks, my ankles swell in the evening and go down at night, BP 110/70, no headache, baby kicks well'],
  },
  'yellow eyes without fever': {
    high: [
      'fever and yellow eyes since three days',
      'yellow eyes and now he is talking nonsense and sleeping all day, no fever',
    ],
    medium: [
      'My eyes are yellow for four days, urine like Coke. No fever at all. I eat small. Not confused, no bleeding.',
      'friend told me my eye don yellow, I no get fever, I dey okay, urine dark',
      "She has yellow eyes since a week, itching, no fever, they said 'yellow fever' in the chemist",
    ],
  },
};

for (const [subject, levels] of Object.entries(REPORTED)) {
  for (const [right, texts] of Object.entries(levels)) {
    test(`${subject}: ${right}`, () => {
      for (const text of texts) expect(triage({ text }).urgency, text).toBe(right);
    });
  }
}

for (const [right, inputs] of Object.entries(REPORTED_TEXTS)) {
  test(`descriptions of all kinds: ${right}`, () => {
    for (const input of inputs) expect(triage(input).urgency, input.text).toBe(right);
  });
}

const MESSAGES = {
  'messages of patients': PATIENT_TEXTS,
  'told without the usual words': INDIRECT_TEXTS,
  'decided by one sign': ONE_SIGN_TEXTS,
  'in a few words': SHORT_TEXTS,
};
for (const [subject, levels] of Object.entries(MESSAGES)) {
  for (const [right, texts] of Object.entries(levels)) {
    test(`${subject}: ${right}`, () => {
      for (const text of texts) expect(triage({ text }).urgency, text).toBe(right);
    });
  }
}
