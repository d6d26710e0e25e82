import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYMPTOM_CHIPS } from '#features/symptoms/rules/symptom-chips.ts';
import { chipsIn, toggleChip } from './symptom-text.ts';

const CHIPS = SYMPTOM_CHIPS.flatMap(({ chips }) => chips);
const press = (symptoms: string, ...chips: string[]) => chips.reduce(toggleChip, symptoms);

test('the chips are those of the specification', () => {
  expect(SYMPTOM_CHIPS.map(({ category, chips }) => `${category}: ${chips.join(', ')}`)).toEqual([
    'General: Fever, Fatigue, Weakness, Weight loss',
    'Pain: Headache, Chest pain, Abdominal pain, Joint pain, Back pain',
    'Respiratory: Cough, Shortness of breath, Sore throat, Runny nose, Congestion',
    'Digestive: Nausea, Vomiting, Diarrhea, Constipation, Loss of appetite',
    'Skin: Rash, Itching, Swelling, Redness',
  ]);
});

describe('without free text', () => {
  test('the text is the list', () => expect(press('', 'Fever', 'Cough')).toBe('My symptoms include: Fever, Cough'));
  test('blanks are no free text', () => expect(press(' \n', 'Fever')).toBe('My symptoms include: Fever'));
  test('nothing is left when the last chip goes', () => expect(press('', 'Fever', 'Fever')).toBe(''));
});

describe('with free text', () => {
  test('the list comes after a blank line', () => {
    expect(press('Since Monday.', 'Fever')).toBe('Since Monday.\n\nMy symptoms include: Fever');
  });

  test('the earlier list is replaced, not repeated', () => {
    expect(press('Since Monday.', 'Fever', 'Rash')).toBe('Since Monday.\n\nMy symptoms include: Fever, Rash');
  });

  test('the free text stays when the last chip goes', () => {
    expect(press('Since Monday.', 'Fever', 'Fever')).toBe('Since Monday.');
  });

  test('what was written behind the list stays', () => {
    expect(press('My symptoms include: Fever since Monday', 'Cough')).toBe(
      'My symptoms include: Fever, Cough since Monday',
    );
    expect(press('My symptoms include: Fever since Monday', 'Fever')).toBe('since Monday');
    expect(press('My symptoms include: Fever\n\nBad at night', 'Fever')).toBe('Bad at night');
  });

  test('a word that only starts like a chip is not that chip', () => {
    expect(chipsIn('My symptoms include: Coughing')).toEqual([]);
    expect(chipsIn('My symptoms include: Fever, Coughing')).toEqual(['Fever']);
  });

  test('a list that was emptied by hand is filled where it stands', () => {
    expect(press('My symptoms include: ', 'Rash')).toBe('My symptoms include: Rash');
  });

  test('a mention within a sentence is no list', () => {
    expect(chipsIn('He said My symptoms include: Fever')).toEqual([]);
  });
});

describe('for any text and chips', () => {
  const chip = fc.constantFrom(...CHIPS);
  const written = fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem(), fc.constant('Bad\n\nsince Monday\n'));

  test('exactly the chips pressed an odd number of times are chosen', () => {
    fc.assert(
      fc.property(written, fc.array(chip), (text, presses) => {
        const odd = CHIPS.filter((name) => presses.filter((pressed) => pressed === name).length % 2 === 1);
        expect(chipsIn(press(text, ...presses)).sort()).toEqual([...odd].sort());
      }),
    );
  });

  test('pressing every chosen chip again gives the written text back', () => {
    fc.assert(
      fc.property(written, fc.uniqueArray(chip), (text, chips) => {
        const after = press(press(text, ...chips), ...chips);
        expect(after).toBe(text.trim() === '' && chips.length > 0 ? '' : text);
      }),
    );
  });

  test('there is at most one list', () => {
    fc.assert(
      fc.property(written, fc.array(chip), (text, presses) => {
        expect(press(text, ...presses).split('My symptoms include: ').length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
