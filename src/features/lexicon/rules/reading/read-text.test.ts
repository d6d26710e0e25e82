import { describe, expect, test } from 'vitest';
import type { FindingId } from '../findings/all-findings.ts';
import { readText } from './read-text.ts';

const has = (text: string, ...ids: readonly FindingId[]) => {
  const { present } = readText(text);
  expect(
    ids.filter((id) => !present.has(id)),
    text,
  ).toEqual([]);
};
const hasNot = (text: string, ...ids: readonly FindingId[]) => {
  const { present } = readText(text);
  expect(
    ids.filter((id) => present.has(id)),
    text,
  ).toEqual([]);
};
const denies = (text: string, ...ids: readonly FindingId[]) => {
  const { absent } = readText(text);
  expect(
    ids.filter((id) => !absent.has(id)),
    text,
  ).toEqual([]);
};

describe('wordings', () => {
  test('everyday, clinical and Nigerian words for the same', () => {
    has('pain in my chest', 'chest-pain');
    has('my chest is aching', 'chest-pain');
    has('Chest dey pain me', 'chest-pain');
    has('short of breath', 'breathless');
    has('dyspnea', 'breathless');
    has('I no fit breathe', 'breathless-severe');
    has('body dey hot', 'fever');
    has('running stomach', 'diarrhoea');
    has('purging since morning', 'diarrhoea');
    has('catarrh', 'runny-nose');
    has('throwing up', 'vomiting');
    has('nuchal rigidity', 'stiff-neck');
  });

  test('a comma separates two complaints, but not two adjectives', () => {
    hasNot('Chest pain, arm weakness', 'limb-pain');
    has('red, swollen, tender calf', 'calf-pain');
  });

  test('a narrower finding is the wider one too', () => {
    has('worst headache of my life', 'thunderclap-headache', 'headache');
    has('dry cough', 'cough-dry', 'cough');
  });

  test('what is present and denied at once has none of its kinds denied', () => {
    for (const text of ['I no fit breathe well', 'my pikin no fit breathe well', 'I cannot breathe well, no fever']) {
      const { absent } = readText(text);
      expect(
        [...absent].filter((id) => id !== 'fever' && !id.includes('fever')),
        text,
      ).toEqual([]);
    }
  });
});

describe('words with another meaning', () => {
  test('are no complaints', () => {
    hasNot('I have hay fever', 'fever');
    hasNot('yellow discharge from the nose', 'jaundice');
    hasNot('food poisoning', 'poisoning');
    hasNot('heart rate 80', 'lassa-contact');
    hasNot('itchy hives', 'known-hiv');
    hasNot('stabbing pain', 'injury-major');
  });

  test.each<[string, FindingId]>([
    ['the pain does not wake her at night', 'unresponsive'],
    ['the infection is not responding to antibiotics', 'unresponsive'],
    ['he isn’t answering my calls on the phone', 'unresponsive'],
    ['knee jerks and ankle jerks normal in both legs', 'convulsion'],
    ['sneezing fits', 'convulsion'],
    ['she clenches her teeth at night', 'lockjaw'],
    ['redness, tearing and pain of the eye', 'chest-pain-tearing'],
    ['the headache is worst in the morning', 'thunderclap-headache'],
    ['can’t see clearly far away', 'vision-lost'],
    ['hoarse, it hurts to talk', 'speech-trouble'],
    ['profuse watery nasal discharge', 'rice-water-stool'],
    ['a stab of pain in the side', 'injury-major'],
    ['pain has shot down the right leg', 'injury-major'],
    ['violent dizziness when he lies down', 'violent'],
    ['follows a low sugar diet', 'low-sugar-measured'],
    ['it took 20 minutes, I took 500 mg paracetamol', 'poisoning'],
    ['on the combined pill, a 34-year-old', 'poisoning'],
    ['red swelling of the right lower leg, tender', 'pain-right-lower'],
    ['weak body one week', 'one-sided-weakness'],
    ['peeing burns and my back hurts', 'burn'],
    ['chest rises, lifted a heavy crate', 'hallucinations'],
  ])('no danger in "%s"', (text, misread) => {
    hasNot(text, misread);
  });
});

test('misspelt words of the lexicon are corrected, common words are left alone', () => {
  has('sevire hedache', 'headache');
  has('diarhoea and vommiting', 'diarrhoea', 'vomiting');
  has('chest pian', 'chest-pain');
  hasNot('my house is on the coast', 'hoarseness', 'cough');
});

describe('negation', () => {
  test('covers a list up to its end', () => {
    denies('denies fever, cough, or rash', 'fever', 'cough', 'rash');
    denies('No fever, chills or night sweats', 'fever', 'chills', 'night-sweats');
    denies('without nausea or vomiting', 'nausea', 'vomiting');
    denies('I no get fever', 'fever');
    denies('fever no dey', 'fever');
    denies('Fever: none', 'fever');
    denies('afebrile, neck supple', 'fever', 'stiff-neck');
  });

  test('ends at "but", at a new subject and at the clause', () => {
    has('no fever but severe headache', 'headache');
    has('No cough. Fever since yesterday', 'fever');
    has('she has no rash, she has a fever', 'fever');
    has('no fever, just a sore throat', 'sore-throat');
  });

  test('says that something goes on', () => {
    has('the vomiting has not stopped', 'vomiting');
    has('headache not relieved by paracetamol', 'headache');
    has('not only fever', 'fever');
    has('my father never vomit blood before, today he vomit plenty', 'vomiting-blood');
    denies('never vomited blood before, today I have catarrh', 'vomiting-blood');
  });

  test('after the finding, in signs and short words', () => {
    has('fever (+), cough (-)', 'fever');
    denies('fever (+), cough (-)', 'cough');
    denies('fever positive, cough neg, vomiting nil', 'cough', 'vomiting');
    has('HIV -ve, fever', 'fever');
    denies('hardly any vomiting', 'vomiting');
    denies('It does not come with exertion', 'worse-exertion');
  });

  test('of Pidgin verbs and short forms is read like "not"', () => {
    has("isn't answering us", 'unresponsive');
    has('mama no dey answer when we call her', 'unresponsive');
    has('he don faint and e never wake', 'unresponsive');
    hasNot('No breathing problem', 'not-breathing');
  });

  test('that is part of a wording covers nothing else', () => {
    has('not eating and vomiting', 'appetite-loss', 'vomiting');
    has('cannot pass urine', 'urine-stopped');
  });

  test('of one mention does not take back another', () => {
    has('No fever yesterday. Today he has a fever', 'fever');
    has('has not passed urine since yesterday', 'little-urine');
  });
});

describe('whose and when', () => {
  test('the past, relatives and worries are no complaints', () => {
    hasNot('history of seizures as a child', 'convulsion');
    hasNot('I have a cough. My father had a stroke', 'one-sided-weakness');
    hasNot('He has eczema. His mother has asthma', 'known-asthma');
    hasNot('I am worried it is cellulitis', 'skin-red-hot');
    hasNot('vaccinated against measles', 'measles-contact');
  });

  test('the present of the patient is', () => {
    has('three-day history of fever', 'fever');
    has('My mother has chest pain', 'chest-pain');
    has('I am worried about my chest pain', 'chest-pain');
    has('known diabetic', 'known-diabetes');
  });
});

describe('person and time', () => {
  test('age and sex', () => {
    expect(readText('A 48-year-old woman').patient).toMatchObject({ ageYears: 48, sex: 'female' });
    expect(readText('my 3yo son').patient).toMatchObject({ ageYears: 3, sex: 'male' });
    expect(readText('8 months old baby').patient.ageYears).toBeCloseTo(0.66, 1);
    expect(readText('55M with cough').patient).toMatchObject({ ageYears: 55, sex: 'male' });
    expect(readText('I am 70 with cough').patient.ageYears).toBe(70);
    expect(readText('my baby navel dey red, she is 6 days').patient.ageYears).toBeCloseTo(0.02, 2);
    expect(readText('pregnant 7 months, back pain, baby kicks well').patient.ageYears).toBeUndefined();
    expect(readText('in her 60s').patient.ageYears).toBe(65);
    expect(readText('cough for 3 years').patient.ageYears).toBeUndefined();
    expect(readText('My daughter is three. She has a cough').patient.ageYears).toBe(3);
    expect(readText('our baby was born this morning, his eyes are yellow').patient.ageYears).toBeCloseTo(0, 2);
    expect(readText('57 yrs, a heavy ball in my stomach, I sweat').patient.ageYears).toBe(57);
    expect(readText('two weeks after my baby I climb three steps').patient.ageYears).toBeUndefined();
    expect(readText('I am 8 months pregnant').patient.ageYears).toBeUndefined();
  });

  test('weeks of pregnancy and durations', () => {
    expect(readText('28 weeks pregnant').patient.pregnancyWeeks).toBe(28);
    expect(readText("My husband kicked me, I'm 7 months, it hurts").patient.pregnancyWeeks).toBe(30);
    expect(readText("I'm 9 months into this job").patient.pregnancyWeeks).toBeUndefined();
    expect(readText('belle of 7 months, 7 months belle').patient.pregnancyWeeks).toBe(30);
    expect(readText('cough for two weeks').durationDays).toBe(14);
    expect(readText('fever since yesterday').durationDays).toBe(1);
    expect(readText('3-day history of fever').durationDays).toBe(3);
    expect(readText('Baby of 7 months has diarrhoea since yesterday').durationDays).toBe(1);
    expect(readText('Baby of 6 weeks spits up').durationDays).toBeUndefined();
    expect(readText('Mama na 70 years, urine dey pepper am').durationDays).toBeUndefined();
  });

  test('bare numbers, decimal commas and clinical times', () => {
    const temperature = (text: string) => readText(text).vitalSigns.temperatureC;
    expect(temperature('my 6 weeks old daughter 38.9 this evening')).toBe(38.9);
    expect(temperature('38,5 °C')).toBe(38.5);
    expect(temperature('T38.5')).toBe(38.5);
    expect(temperature('102.4 rectal')).toBe(39.1);
    expect(temperature('weight 38.5 kg, she is 38.2 weeks')).toBeUndefined();
    expect(readText('fever x3/7').durationDays).toBe(3);
    expect(readText('cough 2/52').durationDays).toBe(14);
    expect(readText('pain 7/10').durationDays).toBeUndefined();
    expect(readText('G2P1 34 weeks with headache').patient.pregnancyWeeks).toBe(34);
    expect(readText('28/40 pregnant').patient.pregnancyWeeks).toBe(28);
    expect(readText("I'm 36 weeks gone").patient.pregnancyWeeks).toBe(36);
    expect(readText('pain since yesterday, 28f').patient).toMatchObject({ ageYears: 28, sex: 'female' });
  });

  test('an age between two words does not separate them and is no number of tablets', () => {
    has('hot water pour on my 1 year old face and chest', 'burn-severe');
    hasNot('A 62-year-old widow sleeps poorly since she drinks cola in the evening', 'poisoning');
  });
});

describe('measured values and severity', () => {
  test('vital signs in the spellings of clinics', () => {
    const text = 'T 39.4 °C, BP 88/50 mmHg, HR 124, RR 28/min, SpO2 91% on room air';
    expect(readText(text).vitalSigns).toEqual({
      temperatureC: 39.4,
      systolic: 88,
      diastolic: 50,
      pulse: 124,
      breaths: 28,
      spo2: 91,
    });
    expect(readText('temperature of 103 F').vitalSigns.temperatureC).toBe(39.4);
    expect(readText('pulse is 110 beats per minute, respirations 22').vitalSigns).toEqual({ pulse: 110, breaths: 22 });
    expect(readText('I counted 46 breaths in one minute').vitalSigns.breaths).toBe(46);
    expect(readText('No fever. SpO2 94%').vitalSigns).toEqual({ spo2: 94 });
    expect(readText('44F with fatigue').vitalSigns).toEqual({});
    expect(readText('my pulse is normal, 34 years old').vitalSigns).toEqual({});
    expect(readText('fever, I am 33').vitalSigns).toEqual({});
  });

  test('severity', () => {
    expect(readText('severe headache').severity.get('headache')).toBe(3);
    expect(readText('headache 9/10').severity.get('headache')).toBe(3);
    expect(readText('belle dey pain me well well').severity.get('belly-pain')).toBe(3);
    expect(readText('mild headache').severity.get('headache')).toBeUndefined();
    expect(readText('heel pain worst in the morning').severity.get('heel-pain')).toBeUndefined();
  });
});
