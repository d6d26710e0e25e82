import { all, any, atLeast, count, daysOf, younger } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** Signs that life is in danger at any age: airway, breathing, circulation, consciousness. */
export const EMERGENCY_RULES = [
  {
    id: 'not-breathing',
    level: 'high',
    name: 'Not breathing or choking',
    because: 'Somebody who does not breathe or chokes dies within minutes without help.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'not-breathing', 'choking'),
  },
  {
    id: 'unresponsive',
    level: 'high',
    name: 'Unresponsive',
    because: 'Somebody who can’t be woken needs emergency care at once.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'unresponsive'),
  },
  {
    id: 'named-emergency',
    level: 'high',
    name: 'An emergency is named',
    because:
      'Somebody who speaks of a heart attack, a stroke, a severe allergic reaction or meningitis needs care now.',
    source: SOURCES.remote,
    applies: (p) => any(p, 'says-heart-attack', 'says-stroke', 'says-anaphylaxis', 'says-meningitis'),
  },
  {
    id: 'collapse',
    level: 'high',
    name: 'Collapse',
    because: 'Somebody who has collapsed and of whom nobody says that they are awake again may be in danger of life.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'collapsed') && !any(p, 'came-round'),
  },
  {
    id: 'severe-breathing-difficulty',
    level: 'high',
    name: 'Severe trouble breathing',
    because: 'Gasping, breathlessness at rest or too little breath for a sentence means that breathing may fail.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'breathless-severe', 'breathless-rest') || atLeast(p, 2, 'breathless'),
  },
  {
    id: 'stridor',
    level: 'high',
    name: 'Harsh noise when breathing in',
    because: 'Stridor means that the upper airway is narrow.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'noisy-breathing-in'),
  },
  {
    id: 'blue-lips',
    level: 'high',
    name: 'Blue or grey lips',
    because: 'Blue or grey lips mean too little oxygen.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'blue-lips'),
  },
  {
    id: 'shock-signs',
    level: 'high',
    name: 'Signs of shock',
    because: 'Cold clammy skin, a weak pulse or a very low blood pressure mean that the circulation is failing.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'weak-pulse', 'shock', 'cold-clammy'),
  },
  {
    id: 'heavy-bleeding',
    level: 'high',
    name: 'Heavy bleeding',
    because: 'Bleeding that is heavy or doesn’t stop can kill within minutes.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'heavy-bleeding', 'amputation'),
  },
  {
    id: 'unexplained-bleeding',
    level: 'high',
    name: 'Bleeding without an injury',
    because:
      'Bleeding from several places, or bleeding or bruises with fever, can be Lassa fever or another fever with bleeding.',
    source: SOURCES.ncdcLassa,
    applies: (p) =>
      any(p, 'bleeding-unexplained', 'bleeding-several-sites') ||
      (any(p, 'fever') &&
        any(p, 'bleeding-gums', 'nosebleed', 'bruising', 'cough-blood', 'vomiting-blood', 'black-stool')) ||
      count(p, 'bleeding-gums', 'nosebleed', 'bruising', 'urine-blood', 'rash-bleeding') >= 3,
  },
  {
    id: 'convulsion',
    level: 'high',
    name: 'Convulsion',
    because:
      'A convulsion needs emergency care, unless it is one of known epilepsy after which the person is awake again.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'convulsing-now') ||
      (any(p, 'convulsion') &&
        !(all(p, 'known-epilepsy', 'came-round') && !any(p, 'fever', 'pregnant', 'head-injury', 'confusion'))),
  },
  {
    id: 'new-confusion',
    level: 'high',
    name: 'Confusion',
    because:
      'New confusion counts as much as the worst vital sign; in old age, so does seeing or talking to people who are not there.',
    source: SOURCES.news2,
    applies: (p) => any(p, 'confusion') || (all(p, 'hallucinations', 'elderly') && daysOf(p, 'hallucinations') < 14),
  },
  {
    id: 'hard-to-wake',
    level: 'high',
    name: 'Very drowsy',
    because: 'Somebody who is hard to wake may be losing consciousness.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'drowsy') &&
      (younger(p, 12) ||
        any(
          p,
          'fever',
          'headache',
          'vomiting',
          'head-injury',
          'jaundice',
          'stiff-neck',
          'known-diabetes',
          'poisoning',
          'alcohol-heavy',
          'diarrhoea',
          'dehydration',
          'breathless',
          'insect-sting',
          'little-urine',
          'elderly',
        ) ||
        atLeast(p, 2, 'drowsy')),
  },
  {
    id: 'pain-immobile',
    level: 'high',
    name: 'Pain that makes moving impossible',
    because: 'Agony in which a person cannot move can come from a burst organ, a blocked vessel or a broken bone.',
    source: SOURCES.acuteAbdomen,
    applies: (p) => any(p, 'pain-immobile'),
  },
  {
    id: 'prostration',
    level: 'high',
    name: 'Too weak to stand or sit',
    because: 'Being too weak to stand or sit is a sign of severe illness.',
    source: SOURCES.malariaNigeria,
    applies: (p) => any(p, 'looks-very-ill'),
  },
  {
    id: 'anaphylaxis',
    level: 'high',
    name: 'Severe allergic reaction',
    because:
      'Swelling of face, tongue or throat with trouble breathing, or hives with breathlessness, vomiting or fainting, can kill within minutes.',
    source: SOURCES.anaphylaxis,
    applies: (p) =>
      (any(p, 'lip-tongue-swelling', 'skin-tight-swelling-face') &&
        any(p, 'breathless', 'wheeze', 'drooling', 'hoarseness', 'hives', 'swallowing-trouble')) ||
      (any(p, 'hives') &&
        any(p, 'breathless', 'wheeze', 'chest-pain', 'fainting', 'near-fainting', 'shock', 'swallowing-trouble')) ||
      (any(p, 'allergen', 'insect-sting') &&
        (any(
          p,
          'breathless',
          'wheeze',
          'fainting',
          'lip-tongue-swelling',
          'near-fainting',
          'noisy-breathing-in',
          'hoarseness',
        ) ||
          (any(p, 'hives') && any(p, 'vomiting', 'belly-pain', 'dizziness')))) ||
      all(p, 'lip-tongue-swelling', 'breathless'),
  },
  {
    id: 'throat-closing',
    level: 'high',
    name: 'Swollen tongue or throat, or saliva can’t be swallowed',
    because: 'Swelling in mouth or throat can close the airway.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      (any(p, 'drooling') &&
        (any(
          p,
          'fever',
          'sore-throat',
          'muffled-voice',
          'breathless',
          'throat-foreign',
          'lockjaw',
          'skin-tight-swelling-face',
        ) ||
          !younger(p, 3))) ||
      all(p, 'muffled-voice', 'sore-throat') ||
      (any(p, 'uvula-shifted') && any(p, 'fever', 'lockjaw', 'drooling', 'muffled-voice')) ||
      atLeast(p, 2, 'lip-tongue-swelling'),
  },
  {
    id: 'severe-pallor-breathless',
    level: 'high',
    name: 'Very pale with breathlessness or weakness',
    because: 'Severe anaemia with breathlessness, fainting or great weakness needs blood today.',
    source: SOURCES.imci,
    applies: (p) =>
      any(p, 'severe-pallor') ||
      (any(p, 'paleness') &&
        (any(p, 'breathless-rest', 'breathless-severe') || (any(p, 'breathless') && !any(p, 'breathless-exertion')))) ||
      (any(p, 'paleness') && any(p, 'fainting', 'fast-breathing', 'heavy-bleeding', 'looks-very-ill', 'cold-clammy')),
  },
  {
    id: 'severe-dehydration',
    level: 'high',
    name: 'Severe loss of water',
    because: 'Sunken eyes, hardly any urine or great weakness with vomiting or diarrhoea mean dangerous loss of water.',
    source: SOURCES.diarrhoeaWho,
    applies: (p) =>
      (any(p, 'dehydration') &&
        any(
          p,
          'little-urine',
          'drowsy',
          'not-drinking',
          'fainting',
          'looks-very-ill',
          'weak-pulse',
          'vomits-everything',
          'fast-pulse',
        )) ||
      (any(p, 'dehydration') &&
        younger(p, 12) &&
        any(p, 'diarrhoea') &&
        any(p, 'vision-blurred', 'weakness', 'looks-very-ill')) ||
      (any(p, 'diarrhoea', 'vomiting') &&
        (any(p, 'fainting', 'cold-clammy', 'weak-pulse') ||
          (any(p, 'little-urine') &&
            (any(p, 'near-fainting', 'drowsy', 'looks-very-ill', 'fast-pulse', 'confusion') || younger(p, 5))))),
  },
  {
    id: 'low-blood-sugar',
    level: 'high',
    name: 'Low blood sugar',
    because: 'Low blood sugar damages the brain within minutes; give sugar and get help.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'low-sugar-measured') ||
      (any(p, 'known-diabetes') &&
        any(p, 'sweating', 'tremor') &&
        any(p, 'confusion', 'fainting', 'near-fainting', 'weakness', 'drowsy')),
  },
  {
    id: 'diabetic-crisis',
    level: 'high',
    name: 'Diabetes out of control',
    because: 'High sugar with vomiting, belly pain, deep breathing or drowsiness can poison the blood.',
    source: SOURCES.diabetes,
    applies: (p) =>
      (any(p, 'high-sugar-measured') &&
        any(
          p,
          'vomiting',
          'nausea',
          'belly-pain',
          'deep-breathing',
          'fast-breathing',
          'drowsy',
          'breathless',
          'weakness',
          'dehydration',
          'fatigue',
        )) ||
      (any(p, 'known-diabetes', 'high-sugar-measured') && any(p, 'deep-breathing')) ||
      (any(p, 'known-diabetes') &&
        any(p, 'vomiting') &&
        any(
          p,
          'belly-pain',
          'vomiting-repeated',
          'thirst',
          'frequent-urination-large',
          'fast-breathing',
          'stopped-medicine',
          'drowsy',
        )) ||
      (all(p, 'thirst', 'frequent-urination-large') &&
        any(p, 'vomiting', 'fast-breathing', 'drowsy', 'deep-breathing')),
  },
  {
    id: 'heat-stroke',
    level: 'high',
    name: 'Collapse in the heat',
    because: 'Confusion, fainting or a very high temperature after heat is heat stroke.',
    source: SOURCES.heatstroke,
    applies: (p) =>
      any(p, 'heat-exposure') && any(p, 'confusion', 'fainting', 'high-fever', 'convulsion', 'vomiting', 'drowsy'),
  },
] as const satisfies readonly Rule[];
