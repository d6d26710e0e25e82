import { describe, expect, test } from 'vitest';
import type { FindingId } from '../findings/all-findings.ts';
import { readText } from './read-text.ts';

const present = (text: string) => [...readText(text).present];
const age = (text: string) => readText(text).patient.ageYears;

describe('whose illness', () => {
  test.each<[string, FindingId, FindingId]>([
    ["my neighbour's baby had convulsions last year, my own baby has fever", 'convulsion', 'fever'],
    ['My colleague has epilepsy and had a seizure yesterday. I have a cough.', 'convulsion', 'cough'],
    ['My father died of a heart attack with chest pain. I have had a cough for two days.', 'chest-pain', 'cough'],
    ['I have a rash. My mother had convulsions last year.', 'convulsion', 'rash'],
    ['A 30-year-old man with a cough. His brother had vomiting and a rash.', 'rash', 'cough'],
  ])('%s', (text, theirs, own) => {
    expect(present(text)).not.toContain(theirs);
    expect(present(text)).toContain(own);
  });

  test.each<[string, FindingId]>([
    ['My neighbour just had a seizure and is lying on the floor', 'convulsion'],
    ["my neighbour's child is convulsing", 'convulsion'],
    ['My father has chest pain', 'chest-pain'],
    ['I am with my friend, he collapsed, I gave him water', 'fainting'],
    ['his wife says that he is confused', 'confusion'],
    ['My colleague noticed that my eyes are yellow', 'jaundice'],
    ['my daughter had a convulsion this morning and I am scared', 'convulsion'],
  ])('of the patient: %s', (text, own) => {
    expect(present(text)).toContain(own);
  });
});

describe('when', () => {
  test.each<[string, FindingId]>([
    ['last year I had terrible headaches, now only a cough', 'headache'],
    ['As a child he had wheezing. Now sore throat.', 'wheeze'],
    ['in 2015 I had a seizure, today a cough', 'convulsion'],
    ['The fever has resolved, cough remains', 'fever'],
    ['fever went away three days ago', 'fever'],
    ['I was pregnant last year', 'pregnant'],
  ])('over: %s', (text, gone) => {
    expect(present(text)).not.toContain(gone);
  });

  test.each<[string, FindingId]>([
    ['headaches since last year', 'headache'],
    ['the fever has not gone', 'fever'],
    ['numb arm for ten minutes, now resolved', 'numbness'],
  ])('not over: %s', (text, still) => {
    expect(present(text)).toContain(still);
  });
});

describe('what might come', () => {
  test.each<[string, FindingId]>([
    ['Should I worry if he gets confused? he has fever now', 'confusion'],
    ['what should I do if she gets convulsions? she has fever', 'convulsion'],
    ['The nurse said to come back if there are convulsions. She has fever.', 'convulsion'],
    ['doctor told us to watch out for blood in vomit; he vomited once', 'vomiting-blood'],
  ])('%s', (text, feared) => {
    expect(present(text)).not.toContain(feared);
  });

  test.each<[string, FindingId]>([
    ['it hurts in my belly if I press, belly pain', 'belly-pain'],
    ['what should I do, my baby is convulsing', 'convulsion'],
    ['I am worried about my chest pain', 'chest-pain'],
  ])('is there now: %s', (text, felt) => {
    expect(present(text)).toContain(felt);
  });
});

describe('whose age', () => {
  test.each<[string, number]>([
    ['8/12 old child with cough', 0.66],
    ["sores round my son's mouth, he's 5", 5],
    ['my daughter, 4, has cough', 4],
    ['big toe swollen, I’m 52', 52],
    ['8 months, dribbling, chewing everything', 0.66],
    ['day 11 baby not feeding', 0.03],
    ['my baby is 6 weeks old. I noticed she has fever', 0.12],
    ["I'm 25 and my baby of 4 months is vomiting", 0.33],
  ])('%s', (text, years) => {
    expect(age(text)).toBeCloseTo(years, 1);
  });

  test.each([
    'breastfeeding mother of a 2-week-old with breast pain',
    'I have a 3 month old baby at home and now I have a cough',
    'period is 3 weeks late',
    'my chest pain is 2 days now',
    "we've been trying for a baby for 2 years, I have back pain",
    "since my baby was born 6 months ago I've had back pain",
  ])('none: %s', (text) => {
    expect(age(text)).toBeUndefined();
  });
});
