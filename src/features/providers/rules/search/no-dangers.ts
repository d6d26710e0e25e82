/** What is told of before or behind a word: "denture fitting" and "fitting of dentures". */
function either(whats: string, ...words: readonly string[]): string {
  return whats
    .split(', ')
    .flatMap((what) => words.flatMap((word) => [`${what} ${word}`, `${word} ${what}`]))
    .join(', ');
}

const REHABS = ['rehab', 'rehabilitation', 'physio', 'physiotherapy', 'physiotherapist', 'physical therapy'];
const SHOTS =
  'covid, covid 19, flu, vaccine, injection, tetanus, hpv, vitamin, vitamin c, vitamin b12, b12, hepatitis, hepatitis b, yellow fever, measles, polio, typhoid, malaria, meningitis, booster, insulin, allergy';

/** What has a word for a danger in it and is none, folded and without fillers, by a name of the care for it. */
export const NO_DANGERS = {
  maternity: `${either('iud, coil, implant, contraceptive implant', 'fitting')}, ${either('depo, contraceptive, family planning', 'shot')}`,
  pediatric: 'thumb sucking, sucking thumb, baby sucking thumb, suck thumb, baby suck thumb',
  dentist: `bleeding gums, gums bleeding, gum bleeding, ${either('tooth, teeth', 'bleeding')}, ${either('denture, crown, braces', 'fitting')}, ${either('breath', 'odor', 'odour', 'smell')}, smelly breath, bad breath`,
  eye: `${either('glasses, eye glasses, eyeglasses, spectacles, frame, lens, contact lens', 'fitting')}, squint eye turn, squint eyes turn`,
  ent: either('hearing aid', 'fitting'),
  skin: `${either('burn', 'scar')}, cut finger nail, cut finger nails`,
  bone: `prosthetic after amputation, ${either('amputation, amputated leg, amputated hand', 'prosthetic')}`,
  physio: `hot oil massage, ${REHABS.map((care) => `${either('stroke', care)}, ${care} after stroke`).join(', ')}`,
  // Whoever "shot baby" is another matter.
  vaccine: `baby shot, shot clinic, dr shot, ${either(SHOTS, 'shot')}, ${either('rabies, meningitis', 'vaccine', 'vaccination')}`,
  fever: `heart burn, acid burn stomach, ${either('stomach', 'burn', 'acid burn')}, low sugar diet`,
};
