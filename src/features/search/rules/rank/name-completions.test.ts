import { describe, expect, it } from 'vitest';
import { segmentOf } from '#test/search-segment.ts';
import { hide } from '../index/segment.ts';
import { completeNames } from './name-completions.ts';
import { placesBeginningWith } from './suggest.ts';

const NAMES = [
  'DDS Eye Centre',
  'Foundation Eye Clinic',
  'Lagos Eye Foundation',
  'Eye Foundation Hospital',
  'Dr. Chinedu Okafor',
  'St. Nicholas Hospital',
  'General Hospital Isolo',
];
const namesFor = (q: string, segment = segmentOf(NAMES.map((name) => ({ name }))), count = 8) =>
  completeNames([segment], q, count).map(({ row }) => NAMES[(segment.ids[row] ?? 0) - 1]);

describe('completions of a typed name', () => {
  it.each([
    ['eye f', ['Eye Foundation Hospital', 'Lagos Eye Foundation', 'Foundation Eye Clinic']],
    ['Eye Fo', ['Eye Foundation Hospital', 'Lagos Eye Foundation', 'Foundation Eye Clinic']],
    ['eye foundation h', ['Eye Foundation Hospital']],
    ['eye e', []],
    ['okafor ch', ['Dr. Chinedu Okafor']],
    ['doctor ok', ['Dr. Chinedu Okafor']],
    ['saint n', ['St. Nicholas Hospital']],
    ['gen h', ['General Hospital Isolo']],
    ['eye', []],
    ['%% _', []],
  ])('%s', (q, names) => {
    expect(namesFor(q)).toEqual(names);
  });

  it('the best matches come first, without hidden providers', () => {
    const segment = segmentOf(NAMES.map((name) => ({ name })));
    expect(namesFor('eye f', segment, 1)).toEqual(['Eye Foundation Hospital']);
    hide(segment, 4);
    expect(namesFor('eye f', segment, 1)).toEqual(['Lagos Eye Foundation']);
  });
});

it.each([
  ['yab', 'Yaba'],
  ['sur', 'Surulere'],
  ['gar', 'Garki'],
  ['kad', 'Kaduna'],
])('a part of a big city comes before an LGA elsewhere with the same beginning: %s', (q, name) => {
  expect(placesBeginningWith(q)[0]?.name).toBe(name);
});
