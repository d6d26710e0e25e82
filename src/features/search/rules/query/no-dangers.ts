import { termsOf } from '#features/lexicon/rules/terms.ts';
import { pairs, together } from '#features/lexicon/rules/word-pairs.ts';

const REHABS = ['rehab', 'rehabilitation', 'physio', 'physiotherapy', 'physiotherapist', 'physical therapy'];
const SHOTS = [
  ...[
    'covid',
    'covid 19',
    'flu',
    'vaccine',
    'injection',
    'tetanus',
    'hpv',
    'vitamin',
    'vitamin c',
    'vitamin b12',
    'b12',
  ],
  ...['hepatitis', 'hepatitis b', 'yellow fever', 'measles', 'polio', 'typhoid', 'malaria', 'meningitis', 'booster'],
  ...['insulin', 'allergy', 'steroid', 'b complex'],
];
const GLASSES = [
  'glasses',
  'eye glasses',
  'eyeglasses',
  'spectacles',
  'frame',
  'lens',
  'contact lens',
  'contact lenses',
];

const listed = (...words: readonly (string | readonly string[])[]) => words.flat().join(', ');

/** Names that contain a word for a danger and aren't one, folded and without fillers, by a name of the care for them. */
export const NO_DANGERS = {
  maternity: listed(
    together(['iud', 'coil', 'implant', 'contraceptive implant'], ['fitting']),
    together(['depo', 'contraceptive', 'family planning'], ['shot']),
  ),
  pediatric: 'child talk, children talk, thumb sucking, sucking thumb, baby sucking thumb, suck thumb, baby suck thumb',
  dentist: listed(
    together(['gum', 'gums', 'tooth', 'teeth'], ['bleeding']),
    together(['denture', 'crown', 'dental crown', 'braces'], ['fitting']),
    together(['breath'], ['odor', 'odour', 'smell']),
    ...['smelly breath', 'bad breath', 'open bite', 'cross bite', 'over bite'],
    pairs(['tooth', 'teeth', 'filling', 'crown'], ['fell', 'fell off']),
  ),
  eye: listed(
    together(GLASSES, ['fitting']),
    'squint eye turn',
    'squint eyes turn',
    'blood shot eye',
    'blood shot eyes',
  ),
  ent: listed(together(['hearing aid'], ['fitting'])),
  skin: listed(
    together(['burn'], ['scar', 'mark']),
    'cut finger nail',
    'cut finger nails',
    'hair fell',
    'hair fell off',
  ),
  bone: listed(
    together(['amputation', 'amputated leg', 'amputated hand'], ['prosthetic']),
    'prosthetic after amputation',
  ),
  physio: listed(
    together(['stroke'], REHABS),
    pairs(REHABS, ['after stroke', 'after accident']),
    ...['stroke recovery', 'stroke exercise', 'breathing exercise', 'hot oil massage'],
  ),
  vaccine: listed(
    together(SHOTS, ['shot']),
    together(['rabies', 'meningitis'], ['vaccine', 'vaccination']),
    ...['baby shot', 'shot clinic', 'dr shot'],
  ),
  fever: listed(
    together(['stomach'], ['burn', 'acid burn']),
    'heart burn',
    'acid burn stomach',
    'low sugar diet',
    'low sugar food',
    'shooting pain',
    'crash diet',
    pairs(['fell', 'fall'], ['sick', 'ill']),
  ),
};

/** The same in terms: beside one of them a text isn't read for a danger that no part of it names. */
export const HARMLESS: ReadonlySet<string> = new Set(
  Object.values(NO_DANGERS).flatMap((names) => names.split(', ').map((name) => termsOf(name).join(' '))),
);

/** Names that alone mean an old ailment, and a danger sign only with other words: "went blind". */
export const HARMLESS_ALONE: ReadonlySet<string> = new Set(['blind', 'blindness']);
