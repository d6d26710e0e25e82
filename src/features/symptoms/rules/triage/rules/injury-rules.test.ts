import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { INJURY_RULES } from './injury-rules.ts';

/** For each rule a description to which it applies. */
const EXAMPLES: Readonly<Record<(typeof INJURY_RULES)[number]['id'], string>> = {
  'major-injury': 'He fell from the roof',
  'head-injury-danger': 'She hit her head and vomited twice since',
  'belly-injury-danger': 'A horse kicked my belly yesterday, today I am pale and dizzy',
  'snake-bite': 'A snake bit me on the foot',
  poisoning: 'My son drank kerosene',
  fumes: 'We slept with the generator running in the room and all have headache',
  'severe-burn': 'Hot water burned her face and chest',
  'limb-threatened': 'My leg is suddenly cold, pale and numb',
  'scorpion-child': 'A scorpion stung my 4 year old',
  'stings-many': 'A swarm of bees attacked me on the farm',
  'button-battery': 'He swallowed a button battery and drools',
  'chest-injury-danger': 'He was hit in the chest by a handlebar and breathes hard',
  'animal-bite-head': 'A dog bit my son on the cheek',
  'animal-bite': 'A dog bit my hand',
  'sexual-assault-injured': 'I was raped last night and I am bleeding',
  'sexual-assault': 'I was raped last night',
  'sexual-assault-earlier': 'I was raped two weeks ago',
  'assault-injured': 'He beat me and my head is bleeding',
  assault: 'My husband beats me',
  'motorcycle-fall': 'he fell from an okada',
  fracture: 'I fell and my arm is crooked, I think it is broken, broken arm',
  burn: 'I burned my hand with hot oil and it has blisters',
  wound: 'I stepped on a rusty nail',
  'head-injury': 'I hit my head yesterday and have a headache',
  'scorpion-sting': 'A scorpion stung me',
  'face-swelling': 'My face is swollen since this morning',
  'joint-hot': 'My big toe is suddenly red and painful, gout',
  'joint-lasting': 'My joints are stiff for hours every morning',
  'back-pain-danger': 'Back pain with fever',
};

for (const { id, because, level } of INJURY_RULES) {
  test(`${id}: ${because}`, () => {
    const { urgency, rules } = triage({ text: EXAMPLES[id] });
    expect(rules.map((rule) => rule.id)).toContain(id);
    expect(urgency === 'high' || level === 'medium').toBe(true);
    expect(urgency).not.toBe('low');
  });
}

test('after a rape of the last days care is for now, and the advice is kind and says by when', () => {
  const { advice, seeBy } = triage({ text: 'somebody raped me yesterday' });
  expect(seeBy).toBe('now');
  expect(advice.join(' ')).toMatch(/not your fault.*72 hours.*120 hours/);
  expect(triage({ text: 'I was raped two hours ago' }).urgency).toBe('high');
  expect(triage({ text: 'I was raped two weeks ago' }).urgency).toBe('medium');
});
