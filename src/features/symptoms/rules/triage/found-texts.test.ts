import { expect, test } from 'vitest';
import { isMostlyUnread } from '../shown-result.ts';
import { triage } from './triage.ts';

/** Texts that testers found judged wrongly, with what is right; those of a hidden set are kept apart from the own cases. */
const FOUND: Readonly<Record<'high' | 'medium' | 'low' | 'not low' | 'not high', readonly string[]>> = {
  high: [
    'nobody knows why but my chest is paining and I cannot breathe',
    'my uncle collapsed in church and he is not answering',
    'My dad is getting a stroke now',
    'My auntie says her mouth is pulled to one side.',
    'My auntie says her mouth is pulled to one side. She told me it is tiredness.',
    'My auntie says her mouth is pulled to one side. I have tiredness.',
    'My auntie says her mouth is pulled to one side. She herself says leave me it is tiredness',
    'my child has fever with fits',
    'fever and fits',
    'fits and fever',
    'child has fits',
    'she collapsed and is not talking',
    'bleeding in pregnancy',
    '34wks preg bleeding',
    'I think I am having a heart attack',
    'heart attack',
    'my husband is having a heart attack',
    'I think I am having a stroke',
    'anaphylaxis',
    'meningitis',
    'severe allergic reaction',
    'crushing chest',
    'epileptic fit',
    'cut my wrist',
    'i slit my wrist',
    'asthma attack, inhaler not working, severe',
    'my mother collapsed',
    'my baby dey fit',
    'pls my oga 54 dey hold chest since 30min, e say e heavy like bag of cement, sweat full him body, him wan vomit',
    'my pikin 2yrs drink kerosin for inside coke bottle, e dey cough and breath no dey go well',
    'i cant do ths anymore. i hv the tablets in front of me and i dont want to wake up tomoro. pls dont tell my mum',
    'My son is 9, he is SS. My daughter is fine. He has fever since yesterday and chest pain',
    "My brother's wife delivered by caesarean section a week ago, now she suddenly can't breathe and has chest pain",
    'My wife had a caesarean 10 days ago, since this morning breathless and sharp pain in the chest',
    'I take too much tramadol',
    'I swallow too much valium',
    'my wife drink plenty panadol',
    'she took a lot of amitriptyline tablets',
    'he took amlodipine too much',
    'took too much insulin',
    'I gave my pikin too much piriton',
    'I no see period two months, pain low for left, e sharp, head dey turn me',
    'I hit my head dey bang me, vomiting',
    'he was banging his head on the wall and is drowsy',
    "I can't see",
    'I no fit see',
    'I no dey see well again',
    'cannot see with my left eye',
    'suddenly could not see anything',
    "suddenly I can't see the doctor",
    "I can't see the doctor's face",
    "I can't see, doctor help me",
    'I no fit see doctor',
    "I can't see my friends",
    'I no dey see people again',
    "I can't see any change, everything is dark",
    'no breathing',
    'my wife no dey breathe well',
    'breath dey cut me',
    'ba na iya numfashi',
    'baya numfashi',
    'amai da jini',
    'water don comot and I am pregnant',
    'i get belle, water don comot',
    'her water don comot, 6 months',
    'jini yana zuba daga gabana, ina da ciki',
    'jini na zuba, ina da ciki',
    'jini ya zubo, ina da ciki',
    'my sister fall and no dey talk again',
    'I have malaria, my baby 2 months old also has malaria, she feels hot',
  ],
  medium: [
    'I fell from okada and my leg bend',
    'I fell and my hand don bend',
    'I fall from okada, my leg dey pain me, e bend',
    'my hand bend anyhow after I fall',
    'leg don bend',
    'I never see my period two months',
    'my head dey bang me well well',
    'nail scratch my eye',
    'coughing up blood',
    'hot oil touch my hand, size like my palm, e don bring big big bubbles',
    'My son is 3 and has a fever since yesterday. No convulsion (his junior brother has convulsed once, not him). He drinks and plays.',
    'I am 20 weeks pregnant and have burning when I pee. In the first pregnancy she had a lot of troubles with bleeding but this time nothing of the kind. No bleeding',
    "My daughter, 4, has had fever since yesterday. She isn't sleepier than any other day, talks normal rubbish",
    'I have 38.4 and took paracetamol',
    'I am breastfeeding, my left breast is hot, red and painful since yesterday',
    'My baby is 10 months with diarrhoea, still wets a nappy but less, drinks greedily',
    'headache and malaria, I dey feel hot',
    'headache and malaria',
    'I have catarrh and I think it is malaria',
    'headache and i dey feel hot',
    'zazzabi da ciwon kai',
    'Ina da zazzaɓi',
    'headache and zazzabi',
    'Iba ati ori fifo',
    'Ahụ ọkụ na isi ọwụwa',
    'ciwon kirji',
    'aya dun mi',
    'mgbu obi',
    'headache and wani abu yana damuna sosai',
    'catarrh pẹlu nkan miiran ninu egungun',
  ],
  low: [
    'I have runny nose. Nobody here has chest pain',
    'I took two tablets of paracetamol for a tension headache after work, it helps',
    'They gave us meningitis vaccine in school yesterday, arm is sore',
    "I have not gone to toilet for three days, stool is hard, I don't drink much water, belly not painful",
    'I ate suya last night and vomited one time this morning, now I am fine and drinking',
    'I have catarrh and a sore throat since yesterday, no stool problem',
    'I have catarrh and sneezing for two days, nobody at home is pregnant or has asthma',
    'My son is 5 and scratches his bottom at night, there are tiny white threads moving in the stool',
    'Sneezing and itchy eyes each morning, the lining of the nose is pale',
    'I have had patches pale pink on my back for a month, they scale a little and do not itch',
    'A bee stung me an hour ago, the place is red and swollen 4 cm, sting scraped out',
    'Sneezing and runny nose for two days, today I used tissue and a streak of blood in the tissue from the nose',
    'I fell yesterday, small bruise on my knee, I can bend my knee and walk',
    'I could not see a doctor, catarrh for two days',
    'I am not well, I could not see a doctor, catarrh for two days',
    'I no fit see doctor since Monday, catarrh',
    "I didn't see any improvement, sore throat for two days",
    "I can't see any improvement, sore throat for two days",
    'mild headache, I could not see the nurse',
    'I no see blood for my stool, catarrh for two days',
    'my head is banging since morning',
    'my eye dey scratch me',
    'I have catarrh, I took paracetamol and drink plenty water',
    'I no take too much tramadol, catarrh for two days',
    'he drank too much beer last night, headache',
    'I have had the malaria test, negative. Runny nose for two days',
    'Runny nose since Monday, no breathing problem',
    'Catarrh and sneezing since Saturday',
    'my oga Chukwuemeka has catarrh, sneezing and a sore throat since Saturday',
    'I dey sneeze and my nose dey block since harmattan start, no fever, I dey chop well',
  ],
  'not low': [
    'I am afraid of meningitis',
    'my pikin dey fit waka but e get catarrh',
    '7 months old baby with runny nose for 3 days, now cough and wheeze, breathing a bit fast, feeds',
    'my breast is burning hot and red and I have fever, baby is 3 weeks',
  ],
  'not high': [
    'water don comot from my nose',
    'my water don comot for tap',
    'her water don comot from ear',
    'jini yana zuba daga hanci',
    'she fell asleep in the middle of talking because of work',
    "I don't see my friends any more because of my cold",
    'I never see doctor since',
    'I had meningitis as a child',
    'My father had a heart attack last year and I have a mild headache',
    'I had the meningitis vaccine yesterday and my arm is sore',
    'I dey fit waka but my leg dey pain me small',
    "She has a tension headache since yesterday, mild. Her mother died from a brain haemorrhage, that was sudden like a thunderclap, this isn't",
    'I have been coughing for three days, catarrh, today a streak of blood in the tissue',
    'temperature 38 and took two paracetamol',
  ],
};

for (const [right, texts] of Object.entries(FOUND)) {
  test.each(texts)(`${right}: %s`, (text) => {
    const { urgency } = triage({ text });
    if (right.startsWith('not ')) expect(urgency).not.toBe(right.slice(4));
    else expect(urgency).toBe(right);
  });
}

test('what was there this morning and is gone counts', () => {
  const now = 'no chest pain now but it was severe this morning with sweating';
  expect(triage({ text: now, ageYears: 60 }).urgency).toBe('high');
  for (const text of [
    'No chest pain now. It was severe this morning with sweating',
    'denies chest pain at the moment, but had it last night, with sweating',
    'no chest pain again but e dey this morning, I dey sweat',
  ])
    expect(triage({ text, ageYears: 60 }).urgency, text).toBe('high');
  for (const text of [
    'no chest pain now but it was a long day, I have catarrh',
    'No fever. It was a small cold, runny nose',
  ])
    expect(triage({ text, ageYears: 30 }).urgency, text).toBe('low');
});

test('a partly understood text says so', () => {
  const { rules } = triage({ text: 'headache and wani abu yana damuna sosai' });
  expect(rules[0]?.because).toBe('Part of what was said could not be understood, and what is not known is not safe.');
});

test.each(['water don comot', 'jini na zuba', 'jini yana zuba'])('high if pregnancy is ticked: %s', (text) => {
  expect(triage({ text, sex: 'female', pregnant: true }).urgency).toBe('high');
});

test.each([
  ['ina da ciki, zuciyata tana bugawa', 'zuciyata tana bugawa'],
  ['my mama no dey talk', 'my mama no dey talk'],
  ['I am pregnant, tyre don burst for road', 'tyre don burst for road'],
])('what led to no finding is not read, and the result says so first: %s', (text, words) => {
  const { urgency, condition, redFlags, rules, reading } = triage({ text });
  expect(reading.notRead).toEqual([words]);
  const shown = { predictedUrgency: urgency, predictedCondition: condition, result: { redFlags, rules } };
  expect(isMostlyUnread(shown)).toBe(true);
});

test('where only a ticked pregnancy is known, the result says first that the words were not read', () => {
  const { urgency, condition, redFlags, rules } = triage({
    text: 'zuciyata tana bugawa',
    sex: 'female',
    pregnant: true,
  });
  const shown = { predictedUrgency: urgency, predictedCondition: condition, result: { redFlags, rules } };
  expect(isMostlyUnread(shown)).toBe(true);
});

test('who fell and does not talk is not said to be awake', () => {
  expect(triage({ text: 'my sister fall and no dey talk' }).reading.absent).toEqual([]);
});

/** The condition and the danger sign that a high result names. */
const NAMED: readonly (readonly [text: string, condition: string, sign: string])[] = [
  ['I take too much tramadol', 'Poisoning or overdose', 'poisoning'],
  ['I don drink too much paracetamol', 'Poisoning or overdose', 'poisoning'],
  ['my brother swallow plenty tramadol and he no dey wake', 'Poisoning or overdose', 'poisoning'],
  ['I want to kill myself', 'Suicidal crisis', 'suicidal-thoughts'],
  ['he wants to kill himself', 'Suicidal crisis', 'suicidal-thoughts'],
  ['voices tell me to kill my neighbours', 'Psychosis', 'acute-psychosis'],
  ['I dey vomit blood', 'Upper gastrointestinal bleeding', 'vomiting-blood'],
];

test.each(NAMED)('%s: %s', (text, condition, sign) => {
  const answer = triage({ text, ageYears: 30 });
  expect(answer.condition).toBe(condition);
  expect(answer.redFlags.map(({ id }) => id)).toContain(sign);
});

test('who wants to end their own life is no danger to others', () => {
  const { redFlags } = triage({ text: 'I want to kill myself' });
  expect(redFlags.map(({ id }) => id)).toEqual(['suicidal-thoughts']);
});
