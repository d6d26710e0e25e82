import {
  all,
  any,
  atLeast,
  count,
  daysOf,
  older,
  olderOrUnknown,
  type Presentation,
  younger,
} from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** Pain with effort that rest takes away, for weeks: it is seen soon, but not as an emergency. */
const stable = (p: Presentation) =>
  all(p, 'chest-pain-exertion', 'rest-helps') &&
  daysOf(p, 'chest-pain') >= 14 &&
  !any(p, 'chest-pain-rest', 'getting-worse');

/** A racing heart of a young patient that came with fear, while chest pain and fainting are denied. */
const ofExcitement = (p: Presentation) =>
  any(p, 'anxiety', 'upset-emotion', 'panic-attack') &&
  younger(p, 40) &&
  p.absent.has('chest-pain') &&
  p.absent.has('fainting') &&
  !any(
    p,
    'pulse-irregular',
    'known-heart-disease',
    'breathless',
    'near-fainting',
    'worse-exertion',
    'weight-loss',
    'pregnant',
  );

/** Chest pain, breathlessness, clots. Remote advice is more careful here than a triage desk. */
export const HEART_LUNG_RULES = [
  {
    id: 'chest-pain-danger',
    level: 'high',
    name: 'Chest pain with breathlessness, sweating or fainting',
    because:
      'Chest pain with short breath, sweating, fainting or vomiting can be a heart attack or a clot. So can pain that spreads to arm or jaw.',
    source: SOURCES.chestPain,
    applies: (p) =>
      any(p, 'chest-pain') &&
      (any(p, 'sweating', 'fainting', 'near-fainting', 'breathless-sudden', 'chest-pain-radiating', 'cold-clammy') ||
        any(p, 'breathless') ||
        (any(p, 'nausea', 'vomiting', 'dizziness', 'palpitations') && older(p, 35)) ||
        (any(p, 'chest-pain-pressing') &&
          any(
            p,
            'nausea',
            'vomiting',
            'dizziness',
            'numbness',
            'known-heart-disease',
            'known-diabetes',
            'known-hypertension',
            'smoker',
          ))),
  },
  {
    id: 'chest-pain-over-35',
    level: 'high',
    name: 'Chest pain at rest after 35',
    because: 'New chest pain at rest in somebody over 35 is treated as the heart until shown otherwise.',
    source: SOURCES.chestPain,
    applies: (p) =>
      any(p, 'chest-pain') &&
      ((older(p, 36) && (any(p, 'chest-pain-rest', 'sudden-onset') || (any(p, 'chest-pain-pressing') && !stable(p)))) ||
        (older(p, 51) &&
          !stable(p) &&
          !any(p, 'chest-pain-touch', 'heartburn', 'cough', 'muscle-overuse', 'rash-band', 'rash-blisters')) ||
        (any(p, 'chest-pain-rest') && olderOrUnknown(p, 36))),
  },
  {
    id: 'heart-attack-elsewhere',
    level: 'high',
    name: 'Heavy arm, jaw or upper back with sweating',
    because:
      'A heart attack can be felt only in the arm, the jaw, the upper back or the upper belly. ' +
      'After 35, cold sweat, short breath or faintness there is treated as one.',
    source: SOURCES.chestPain,
    applies: (p) =>
      olderOrUnknown(p, 36) &&
      !any(p, 'fever', 'injury') &&
      ((any(p, 'pain-shoulder-blades', 'chest-pain-radiating', 'jaw-pain') &&
        any(
          p,
          'sweating',
          'cold-clammy',
          'breathless',
          'fainting',
          'near-fainting',
          'vomiting',
          'chest-pain-pressing',
        )) ||
        (any(p, 'pain-upper-middle', 'heartburn') && any(p, 'sweating', 'cold-clammy') && older(p, 40)) ||
        (all(p, 'breathless', 'sweating') && older(p, 50) && !any(p, 'cough', 'hot-flushes', 'night-sweats'))),
  },
  {
    id: 'severe-chest-pain',
    level: 'high',
    name: 'Severe chest pain',
    because: 'Severe or tearing chest pain can be the heart, the great vessel or the lung.',
    source: SOURCES.remote,
    applies: (p) =>
      (atLeast(p, 2, 'chest-pain') && !any(p, 'chest-pain-touch')) ||
      any(p, 'chest-pain-tearing') ||
      atLeast(p, 3, 'chest-pain'),
  },
  {
    id: 'heart-tracing-abnormal',
    level: 'high',
    name: 'Changes on the heart tracing',
    because: 'A tracing or blood test that shows too little blood flow to the heart is an emergency.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'ecg-ischaemia'),
  },
  {
    id: 'lung-clot',
    level: 'high',
    name: 'Possible clot in the lung',
    because:
      'Sudden breathlessness can be a clot in the lung. Chest pain on breathing, coughed blood or a swollen leg make it likelier.',
    source: SOURCES.clots,
    applies: (p) =>
      any(p, 'breathless-sudden') ||
      (any(p, 'breathless') && any(p, 'sudden-onset') && !any(p, 'known-asthma')) ||
      (any(p, 'breathless', 'chest-pain-breathing', 'fainting') &&
        any(
          p,
          'leg-swelling-one',
          'calf-pain',
          'recent-immobility',
          'previous-clot',
          'hormonal-contraceptive',
          'postpartum',
        )) ||
      (all(p, 'postpartum', 'chest-pain') && any(p, 'leg-swelling-one', 'calf-pain')) ||
      (all(p, 'breathless', 'cough-blood') && daysOf(p, 'breathless') < 14),
  },
  {
    id: 'leg-clot',
    level: 'high',
    name: 'Possible clot in a leg vein',
    because:
      'One swollen, painful leg can hold a clot that breaks off into the lung; it has to be scanned and treated the same day.',
    source: SOURCES.clots,
    applies: (p) =>
      any(p, 'leg-swelling-one') &&
      ((any(p, 'calf-pain') &&
        !(
          any(p, 'skin-red-hot') &&
          any(
            p,
            'cut',
            'injury',
            'insect-sting',
            'wound-infected',
            'fever',
            'foot-ulcer',
            'ingrown-nail',
            'skin-scaly-ring',
          )
        )) ||
        any(
          p,
          'recent-immobility',
          'previous-clot',
          'hormonal-contraceptive',
          'postpartum',
          'pregnant',
          'known-cancer',
        ) ||
        (any(p, 'limb-pain') &&
          !any(p, 'skin-red-hot', 'injury', 'wound-infected', 'insect-sting', 'fever', 'joint-swollen-hot', 'sprain'))),
  },
  {
    id: 'heart-failure-severe',
    level: 'high',
    name: 'Breathless lying flat, or pink foam',
    because: 'Breathlessness when lying flat that is new or getting worse, or foamy phlegm, is water in the lung.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'phlegm-foam') ||
      (any(p, 'breathless-lying') &&
        any(
          p,
          'getting-worse',
          'chest-pain',
          'crackles',
          'breathless-sudden',
          'leg-swelling-both',
          'neck-veins',
          'cough',
          'postpartum',
          'known-heart-disease',
          'known-kidney-disease',
        )) ||
      (all(p, 'breathless', 'leg-swelling-both') && any(p, 'neck-veins', 'crackles', 'chest-pain')),
  },
  {
    id: 'asthma-severe',
    level: 'high',
    name: 'Asthma that the inhaler doesn’t help',
    because:
      'Wheezing with breathlessness that the inhaler does not settle, or with a fast pulse or breathing, is a severe attack.',
    source: SOURCES.asthma,
    applies: (p) =>
      any(p, 'wheeze', 'known-asthma') &&
      (any(p, 'known-asthma') || !younger(p, 2)) &&
      any(p, 'breathless', 'wheeze', 'inhaler-fails') &&
      (any(p, 'inhaler-fails', 'breathless-severe', 'breathless-rest', 'fast-breathing', 'looks-very-ill', 'drowsy') ||
        (all(p, 'wheeze', 'breathless') &&
          any(p, 'known-asthma') &&
          any(p, 'fast-pulse', 'no-response-treatment', 'getting-worse', 'sudden-onset', 'chest-pain'))),
  },
  {
    id: 'coughing-much-blood',
    level: 'high',
    name: 'Coughing up blood with breathlessness or weakness',
    because: 'Coughed blood with breathlessness, chest pain or fainting needs hospital care now.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'cough-blood') &&
      (any(p, 'breathless', 'chest-pain-breathing', 'fainting', 'heavy-bleeding', 'fast-pulse') ||
        atLeast(p, 2, 'cough-blood')),
  },
  {
    id: 'breathlessness-worsening',
    level: 'high',
    name: 'Breathlessness that gets worse',
    because:
      'Breathlessness that gets worse can become too much within hours. Children, old or pregnant people, asthma and a weak heart are at risk.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      all(p, 'breathless', 'getting-worse') &&
      (p.durationDays ?? 1) <= 7 &&
      (older(p, 65) || younger(p, 12) || any(p, 'pregnant', 'postpartum', 'known-heart-disease', 'known-asthma')) &&
      !any(p, 'known-copd'),
  },
  {
    id: 'collapsed-lung',
    level: 'high',
    name: 'Possible collapsed lung',
    because: 'Sudden one-sided chest pain with breathlessness and no breath sounds on one side is a collapsed lung.',
    source: SOURCES.whoBec,
    applies: (p) => any(p, 'lungs-silent-one-side') && any(p, 'breathless', 'chest-pain'),
  },
  {
    id: 'faint-heart',
    level: 'high',
    name: 'Fainting with chest pain, breathlessness or palpitations, or with effort',
    because: 'Fainting together with heart signs can be a dangerous rhythm.',
    source: SOURCES.remote,
    applies: (p) =>
      any(p, 'fainting') &&
      (any(
        p,
        'chest-pain',
        'breathless',
        'palpitations',
        'pulse-irregular',
        'worse-exertion',
        'known-heart-disease',
        'heart-murmur',
        'blood-in-stool',
        'black-stool',
        'thunderclap-headache',
      ) ||
        older(p, 65)),
  },
  {
    id: 'palpitations-danger',
    level: 'high',
    name: 'Racing heart with chest pain, breathlessness or faintness',
    because: 'A racing or uneven heart with these signs may not pump enough blood.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'palpitations', 'pulse-irregular') &&
      any(p, 'chest-pain', 'fainting', 'near-fainting', 'breathless') &&
      !(any(p, 'panic-attack') && !older(p, 40)),
  },
  {
    id: 'pneumonia-severe',
    level: 'high',
    name: 'Chest infection with danger signs',
    because:
      'A chest infection with breathlessness in somebody old or weakened, or with fast breathing or chest pain, needs hospital care.',
    source: SOURCES.pneumonia,
    applies: (p) =>
      (all(p, 'cough', 'breathless') && any(p, 'known-hiv', 'immune-weak')) ||
      (all(p, 'cough', 'fever') &&
        ((any(p, 'breathless') &&
          (older(p, 65) ||
            any(
              p,
              'known-copd',
              'known-hiv',
              'immune-weak',
              'known-heart-disease',
              'pregnant',
              'sickle-cell',
              'rigors',
              'looks-very-ill',
            ) ||
            (any(p, 'high-fever', 'fast-breathing') && !younger(p, 12)))) ||
          (any(p, 'breathless') &&
            any(p, 'chest-pain-breathing', 'crackles') &&
            any(p, 'phlegm-coloured', 'rigors', 'high-fever')))),
  },
  {
    id: 'copd-severe',
    level: 'high',
    name: 'Chronic lung disease getting much worse',
    because:
      'In a long lung disease, breathlessness at rest or confusion is a danger. So is phlegm and breathlessness that get worse together.',
    source: SOURCES.copd,
    applies: (p) =>
      any(p, 'known-copd') &&
      any(p, 'breathless') &&
      any(
        p,
        'breathless-severe',
        'breathless-rest',
        'drowsy',
        'fast-breathing',
        'chest-pain',
        'leg-swelling-both',
        'breathless-lying',
        'sudden-onset',
      ),
  },
  {
    id: 'chest-pain-medium',
    level: 'medium',
    name: 'Chest pain',
    because: 'Chest pain without danger signs should still be looked at within a day.',
    source: SOURCES.chestPain,
    applies: (p) =>
      any(p, 'chest-pain') &&
      !(
        any(p, 'chest-pain-touch') &&
        younger(p, 35) &&
        !any(p, 'breathless', 'fever', 'chest-pain-pressing', 'injury-major')
      ) &&
      !(any(p, 'chest-sore-cough') && !any(p, 'fever', 'breathless', 'chest-pain-pressing', 'cough-blood')) &&
      !(
        any(p, 'heartburn') &&
        !older(p, 40) &&
        !any(p, 'worse-exertion', 'chest-pain-exertion', 'chest-pain-pressing')
      ),
  },
  {
    id: 'breathlessness',
    level: 'medium',
    name: 'Shortness of breath',
    because: 'New shortness of breath should be looked at within a day.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'breathless'),
  },
  {
    id: 'wheeze',
    level: 'medium',
    name: 'Wheezing',
    because: 'Wheezing may need treatment to open the airways.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'wheeze') &&
      !(
        (p.absent.has('breathless') || (any(p, 'well-otherwise') && !any(p, 'breathless'))) &&
        older(p, 12) &&
        !any(p, 'known-asthma', 'known-copd', 'fever', 'fast-breathing', 'insect-sting', 'allergen')
      ),
  },
  {
    id: 'cough-blood',
    level: 'medium',
    name: 'Blood in the phlegm',
    because: 'Blood in the phlegm can be tuberculosis or another lung disease.',
    source: SOURCES.tbNigeria,
    applies: (p) => any(p, 'cough-blood'),
  },
  {
    id: 'cough-two-weeks',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Cough for two weeks or more',
    because: 'Everybody with a cough of two weeks or more should have a tuberculosis test.',
    source: SOURCES.tbNigeria,
    applies: (p) =>
      any(p, 'cough-long') ||
      (any(p, 'cough') &&
        !(
          any(p, 'recent-cold') &&
          daysOf(p, 'cough') < 21 &&
          !any(p, 'fever', 'night-sweats', 'weight-loss', 'cough-blood', 'tb-contact', 'known-hiv')
        ) &&
        daysOf(p, 'cough') >= 14 &&
        (daysOf(p, 'cough') > 21 ||
          any(
            p,
            'fever',
            'night-sweats',
            'weight-loss',
            'cough-blood',
            'tb-contact',
            'known-hiv',
            'fatigue',
            'appetite-loss',
          ) ||
          (p.lasting.get('cough') ?? 0) >= 14)),
  },
  {
    id: 'tuberculosis-signs',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Cough with night sweats, weight loss or a contact',
    because: 'Cough with night sweats, weight loss or a contact with tuberculosis calls for a test.',
    source: SOURCES.tbNigeria,
    applies: (p) =>
      any(p, 'cough') && (any(p, 'tb-contact') || count(p, 'night-sweats', 'weight-loss', 'cough-blood') >= 1),
  },
  {
    id: 'palpitations',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Racing or uneven heartbeat',
    because: 'An uneven or racing heart should have a tracing.',
    source: SOURCES.whoBec,
    applies: (p) => any(p, 'palpitations', 'pulse-irregular') && !ofExcitement(p),
  },
  {
    id: 'fainting',
    level: 'medium',
    name: 'Fainting',
    because: 'Somebody who fainted should be examined within a day.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'fainting'),
  },
  {
    id: 'leg-swelling-one',
    level: 'medium',
    name: 'One swollen leg',
    because: 'One swollen leg should be examined within a day for a clot or an infection.',
    source: SOURCES.clots,
    applies: (p) =>
      any(p, 'leg-swelling-one') &&
      !(
        any(p, 'insect-sting') &&
        any(p, 'itching') &&
        !any(p, 'calf-pain', 'skin-red-hot', 'fever', 'redness-spreading')
      ),
  },
  {
    id: 'calf-pain',
    level: 'medium',
    name: 'Pain in one calf',
    because:
      'Pain in one calf without an injury can be a clot. It should be examined within a day, also without swelling.',
    source: SOURCES.clots,
    applies: (p) =>
      any(p, 'calf-pain') &&
      (any(
        p,
        'recent-immobility',
        'previous-clot',
        'hormonal-contraceptive',
        'postpartum',
        'pregnant',
        'known-cancer',
      ) ||
        !any(p, 'leg-cramps', 'muscle-overuse', 'injury', 'cut', 'insect-sting', 'back-pain')),
  },
  {
    id: 'leg-swelling-both',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Both legs swollen',
    because: 'Swelling of both legs can come from heart, kidneys or liver.',
    source: SOURCES.whoBec,
    applies: (p) =>
      any(p, 'leg-swelling-both', 'swelling-whole-body') ||
      (any(p, 'breathless-exertion', 'breathless-lying') && daysOf(p, 'breathless') > 3),
  },
  {
    id: 'copd-worse',
    level: 'medium',
    name: 'Chronic lung disease getting worse',
    because: 'More cough, phlegm or breathlessness in chronic lung disease needs treatment within a day.',
    source: SOURCES.copd,
    applies: (p) => any(p, 'known-copd') && any(p, 'cough', 'breathless', 'wheeze', 'phlegm-more', 'phlegm-coloured'),
  },
] as const satisfies readonly Rule[];
