import { all, any, atLeast, count, daysOf, older, type Presentation } from '../presentation.ts';
import type { Rule } from './rule.ts';
import { SOURCES } from './sources.ts';

/** Fever that begins suddenly with headache, aches and a cough or sore throat: a flu, if the headache isn't the worst. */
const startsLikeFlu = (p: Presentation) =>
  any(p, 'fever', 'chills') && any(p, 'body-aches', 'cough', 'sore-throat', 'runny-nose');

/** Head, brain, nerves, eyes and mind. */
export const NERVOUS_RULES = [
  {
    id: 'stroke-signs',
    level: 'high',
    name: 'Signs of a stroke',
    because:
      'New weakness of one side, a drooping face or trouble speaking can be a stroke, which is treated within hours.',
    source: SOURCES.stroke,
    applies: (p) =>
      any(p, 'speech-trouble') ||
      (any(p, 'one-sided-weakness') && !(any(p, 'back-pain-leg') && !any(p, 'sudden-onset', 'headache'))) ||
      any(p, 'face-droop') ||
      (any(p, 'unsteady') &&
        any(p, 'double-vision', 'speech-trouble', 'numbness', 'vertigo') &&
        (any(p, 'sudden-onset', 'headache', 'double-vision') || older(p, 60)) &&
        !any(p, 'vertigo-position')),
  },
  {
    id: 'worst-headache',
    level: 'high',
    name: 'Sudden worst headache',
    because: 'A headache that is the worst ever or comes like a blow can be bleeding in the brain.',
    source: SOURCES.headache,
    applies: (p) =>
      any(p, 'thunderclap-headache') ||
      (any(p, 'headache-sudden') && !startsLikeFlu(p)) ||
      (atLeast(p, 3, 'headache') && any(p, 'sudden-onset', 'fainting')),
  },
  {
    id: 'meningitis-signs',
    level: 'high',
    name: 'Fever with stiff neck or severe headache',
    because: 'Fever with a stiff neck, severe headache, confusion or pain from light can be meningitis.',
    source: SOURCES.ncdcMeningitis,
    applies: (p) =>
      any(p, 'bulging-fontanelle') ||
      (any(p, 'stiff-neck') &&
        any(
          p,
          'fever',
          'headache',
          'vomiting',
          'light-hurts',
          'confusion',
          'drowsy',
          'rash',
          'hypothermia',
          'irritable',
        )) ||
      (any(p, 'stiff-neck', 'neck-pain') && any(p, 'rash-bleeding')) ||
      (any(p, 'fever') &&
        (atLeast(p, 3, 'headache') ||
          all(p, 'headache', 'light-hurts') ||
          (any(p, 'headache', 'vomiting') && any(p, 'meningitis-contact')) ||
          all(p, 'headache', 'vomiting-projectile'))),
  },
  {
    id: 'headache-danger',
    level: 'high',
    name: 'Headache with danger signs',
    because:
      'Headache with lost sight, weakness, fainting or a convulsion can be bleeding in the brain. So can vomiting after a head injury.',
    source: SOURCES.headache,
    applies: (p) =>
      any(p, 'headache') &&
      (any(p, 'vision-lost', 'convulsion', 'fainting', 'leg-weakness-both', 'unsteady', 'pupil-fixed') ||
        (any(p, 'very-high-bp') &&
          any(p, 'vision-blurred', 'vomiting', 'chest-pain', 'breathless', 'nausea', 'confusion')) ||
        (all(p, 'headache-morning', 'vomiting') && any(p, 'vision-blurred', 'double-vision'))),
  },
  {
    id: 'headache-weak-defences',
    level: 'high',
    name: 'Headache with vomiting or a painful neck and HIV',
    because: 'With HIV or weak defences a headache with vomiting, a painful neck or changed sight can be a meningitis.',
    source: SOURCES.meningitisWho,
    applies: (p) =>
      any(p, 'headache') &&
      any(p, 'known-hiv', 'immune-weak') &&
      any(p, 'vomiting', 'neck-pain', 'stiff-neck', 'vision-blurred', 'double-vision', 'drowsy'),
  },
  {
    id: 'giant-cell-arteritis',
    level: 'high',
    name: 'Headache after 50 with tender temple or changed sight',
    because: 'This can be an inflamed artery that takes the sight within days.',
    source: SOURCES.giantCell,
    applies: (p) =>
      any(p, 'temple-tender') && any(p, 'headache', 'vision-blurred', 'vision-lost', 'double-vision') && older(p, 50),
  },
  {
    id: 'hypertensive-emergency',
    level: 'high',
    name: 'Very high blood pressure with complaints',
    because:
      'A very high blood pressure with headache, chest pain, breathlessness, changed sight or confusion is an emergency.',
    source: SOURCES.hypertension,
    applies: (p) =>
      any(p, 'very-high-bp') &&
      any(
        p,
        'headache',
        'chest-pain',
        'breathless',
        'vision-blurred',
        'vision-lost',
        'confusion',
        'nosebleed',
        'vomiting',
        'numbness',
      ),
  },
  {
    id: 'sight-lost',
    level: 'high',
    name: 'Sudden loss of sight',
    because: 'Sight that is suddenly lost can sometimes be saved within hours.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'vision-lost') &&
      !(any(p, 'gradual-onset') && !any(p, 'sudden-onset', 'headache', 'eye-pain') && daysOf(p, 'vision-lost') > 30),
  },
  {
    id: 'eye-emergency',
    level: 'high',
    name: 'Painful red eye with halos or lost vision, chemical or injury',
    because: 'Chemicals, injuries and high pressure in the eye can blind within hours.',
    source: SOURCES.glaucoma,
    applies: (p) =>
      any(p, 'eye-chemical') ||
      (any(p, 'eye-pain', 'red-eye', 'headache-around-eye') && any(p, 'halos', 'pupil-fixed')) ||
      (any(p, 'eye-pain') && any(p, 'vomiting', 'nausea') && any(p, 'red-eye', 'vision-blurred')) ||
      (any(p, 'eye-injury') && any(p, 'vision-blurred', 'vision-lost', 'eye-pain', 'pupil-fixed', 'heavy-bleeding')) ||
      (any(p, 'eye-bulging') && any(p, 'fever', 'eyelid-swelling')),
  },
  {
    id: 'eye-pierced',
    level: 'high',
    name: 'Pierced or burst eye',
    because:
      'An eye that something has pierced is lost unless it is closed within hours; press on nothing, pull nothing out.',
    source: SOURCES.eye,
    applies: (p) => any(p, 'eye-pierced'),
  },
  {
    id: 'tetanus-signs',
    level: 'high',
    name: 'Locked jaw or body spasms',
    because: 'A jaw that does not open, or spasms of the body, can be tetanus.',
    source: SOURCES.whoTetanus,
    applies: (p) =>
      any(p, 'muscle-spasm-whole') ||
      (any(p, 'lockjaw') &&
        (any(
          p,
          'wound-dirty',
          'cut',
          'injury',
          'stiff-neck',
          'not-vaccinated',
          'swallowing-trouble',
          'wound-infected',
          'drooling',
          'back-pain',
          'fever',
          'animal-bite',
        ) ||
          !any(p, 'toothache', 'dental-swelling', 'jaw-pain'))),
  },
  {
    id: 'rabies-signs',
    level: 'high',
    name: 'Fear of water after a bite',
    because: 'Fear of water or air, or strange behaviour after an animal bite, can be rabies.',
    source: SOURCES.whoRabies,
    applies: (p) =>
      any(p, 'fear-of-water') ||
      (any(p, 'animal-bite') && any(p, 'confusion', 'drooling', 'hallucinations', 'convulsion')),
  },
  {
    id: 'legs-weak',
    level: 'high',
    name: 'Legs becoming weak',
    because: 'Weakness of both legs that comes within days can reach the breathing or come from the spinal cord.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'leg-weakness-both') && !any(p, 'joint-pain-use'),
  },
  {
    id: 'cauda-equina',
    level: 'high',
    name: 'Back pain with numbness between the legs or lost control',
    because: 'Numbness between the legs, or lost control of bladder or bowel, means that nerves are being crushed.',
    source: SOURCES.caudaEquina,
    applies: (p) =>
      any(p, 'saddle-numb') ||
      (any(p, 'back-pain', 'injury') && any(p, 'urine-leak', 'urine-stopped', 'leg-weakness-both')),
  },
  {
    id: 'suicidal-thoughts',
    level: 'high',
    name: 'Thoughts of ending one’s life',
    because: 'Thoughts of ending one’s life are an emergency, and help is possible.',
    source: SOURCES.whoMhgap,
    applies: (p) => any(p, 'suicidal'),
  },
  {
    id: 'acute-psychosis',
    level: 'high',
    name: 'Danger to others, or voices with agitation',
    because: 'Violence, or hearing voices with fever, confusion or danger to somebody, needs help now.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'violent') ||
      (any(p, 'hallucinations') &&
        any(p, 'fever', 'confusion', 'suicidal', 'postpartum', 'alcohol-stopped', 'head-injury', 'fast-breathing')),
  },
  {
    id: 'alcohol-withdrawal',
    level: 'high',
    name: 'Shaking or seeing things after stopping alcohol',
    because: 'Stopping heavy drinking can lead to convulsions and delirium.',
    source: SOURCES.whoMhgap,
    applies: (p) =>
      (any(p, 'alcohol-stopped', 'alcohol-heavy') && any(p, 'hallucinations', 'convulsion', 'confusion')) ||
      (any(p, 'alcohol-stopped') && count(p, 'tremor', 'sweating', 'vomiting', 'anxiety') >= 2),
  },
  {
    id: 'hearing-lost-sudden',
    level: 'medium',
    seeBy: 'within 24 hours',
    name: 'Hearing lost within days',
    because:
      'Hearing that is lost within three days, without wax, can often be saved by treatment that begins at once.',
    source: SOURCES.hearing,
    applies: (p) =>
      any(p, 'hearing-loss') &&
      !any(p, 'ear-wax', 'congestion', 'runny-nose') &&
      (any(p, 'sudden-onset') || p.absent.has('ear-wax') || (p.lasting.get('hearing-loss') ?? 99) <= 3),
  },
  {
    id: 'hallucinations',
    level: 'medium',
    name: 'Hearing voices or losing touch with reality',
    because: 'Voices, or beliefs that nobody shares, should be seen within a day.',
    source: SOURCES.whoMhgap,
    applies: (p) => any(p, 'hallucinations'),
  },
  {
    id: 'low-mood-weeks',
    level: 'medium',
    seeBy: 'within 7 days',
    name: 'Low mood',
    because: 'Low mood for two weeks or more can be treated.',
    source: SOURCES.whoMhgap,
    applies: (p) =>
      any(p, 'low-mood') &&
      (daysOf(p, 'low-mood') >= 14 ||
        any(p, 'insomnia', 'appetite-loss', 'weight-loss', 'after-birth-low', 'postpartum', 'fatigue')),
  },
  {
    id: 'severe-headache',
    level: 'medium',
    name: 'Severe headache',
    because: 'A severe headache should be looked at within a day.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      atLeast(p, 3, 'headache') ||
      (any(p, 'headache') &&
        any(
          p,
          'head-injury',
          'headache-morning',
          'double-vision',
          'vision-blurred',
          'known-cancer',
          'blood-thinner',
          'known-hiv',
        )) ||
      (any(p, 'headache-new-over-50') && older(p, 50)),
  },
  {
    id: 'convulsion-known',
    level: 'medium',
    name: 'Convulsion with known epilepsy',
    because: 'A convulsion despite treatment means that the treatment should be checked.',
    source: SOURCES.whoMhgap,
    applies: (p) => any(p, 'convulsion'),
  },
  {
    id: 'vertigo-new',
    level: 'medium',
    name: 'Spinning',
    because: 'New spinning dizziness should be examined to tell the ear from the brain.',
    source: SOURCES.iittAdult,
    applies: (p) => any(p, 'vertigo', 'nystagmus'),
  },
  {
    id: 'numbness-new',
    level: 'medium',
    seeBy: 'within 3 days',
    name: 'Numbness, double vision or unsteadiness',
    because: 'New numbness, double sight or an unsteady walk should be examined.',
    source: SOURCES.iittAdult,
    applies: (p) =>
      any(p, 'double-vision', 'unsteady', 'vision-blurred') ||
      (any(p, 'numbness') && !any(p, 'panic-attack', 'tingling-around-mouth', 'wrist-tingling', 'limb-asleep')),
  },
  {
    id: 'red-eye-painful',
    level: 'medium',
    name: 'Painful red eye, light hurts, or contact lenses',
    because: 'A red eye with pain, changed sight or contact lenses can be more than pink eye.',
    source: SOURCES.eye,
    applies: (p) =>
      (any(p, 'red-eye', 'eye-pain') &&
        any(p, 'vision-blurred', 'contact-lens', 'light-hurts', 'eye-injury', 'eye-bulging')) ||
      (all(p, 'red-eye', 'eye-pain') && atLeast(p, 2, 'eye-pain')) ||
      (any(p, 'eye-pain') && any(p, 'rash-band')) ||
      any(p, 'floaters', 'eye-injury', 'eye-bulging') ||
      (any(p, 'eye-discharge') && p.ageYears !== undefined && p.ageYears < 0.09),
  },
] as const satisfies readonly Rule[];
