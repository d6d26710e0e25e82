import { stem } from '../stem.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(stem));

/** Words that say that what follows is not there. */
export const NEGATORS = words(
  'no not denies deny denied denying without never nor neither negative absence free lacks lack dont doesnt didnt isnt arent ' +
    'wasnt werent hasnt havent hadnt wont aint non zero nt doesn didn isn hasn haven wasn nil never hardly barely scarcely',
);

/** Negators whose list goes on over commas: "denies fever, cough or rash". */
export const LIST_NEGATORS = words('denies deny denied denying without negative absence free neither lacks');

/** After "not" or "no" these say the opposite of an absence: "not getting better", "no relief", "not only". */
export const NOT_AFTER_NEGATION = stems(
  'stop better improve improvement relieve relieved relief resolve go gone going subside help helping only sure know certain ' +
    'because just doubt matter respond ease settle settled worse change idea one until wonder controlled work working due ' +
    'longer joke small response usual normal different able let care easy easily that',
);

/** Words that end what a negation covers. */
export const ENDS_NEGATION = words(
  'but however although though except yet because which who whose besides only just some now then still started start begins ' +
    'complains complaining presents presented presenting reports reported developed develops notes noted states noticed ' +
    'despite instead until when while if so therefore mild slight occasional comes came wakes woke today yesterday',
);

/** Helping verbs end a negation unless they follow it at once ("has not had"). */
export const HELPING_VERBS = words('has have had is are was were feels felt feel gets got get am');

/** Persons: after a comma or "and" they begin something new. */
export const PERSONS = words('i he she they we my his her their our it the a this');

/** Words of one's own past. */
export const PAST_WORDS = words('previously formerly childhood');

/** People of the family and around, who may be ill instead of the patient. */
export const RELATIVES = words(
  'mother father sister brother mum mom dad uncle aunt aunty grandmother grandfather cousin husband wife son daughter ' +
    'grandma grandpa sibling parent parents neighbour neighbor friend classmate roommate coworker colleague twin',
);

/** What a relative did when the illness was theirs, not the patient's. */
export const RELATIVES_ILLNESS = words('had died diagnosed suffered history dies passed');

/** Words that place something in the present or the last days. */
export const RECENT_WORDS = words(
  'today now morning yesterday just minutes minute hours hour suddenly tonight currently evening ago afternoon night',
);

/** Words after which a diagnosis is a worry, a guess or a question, not a finding. */
export const WORRY_WORDS = words(
  'worried worry worries afraid scared concerned fear fears wonder wonders wondering think thinks thought believe believes ' +
    'suspect suspects could might maybe perhaps probably possible possibly google googled read rule exclude ruled',
);

/** Words that name an illness rather than what is felt. */
export const DIAGNOSIS_STEMS = stems(
  'cancer stroke meningitis heartattack shingles gout cellulitis angina torsion dvt mumps tumor tumour typhoid ulcer ' +
    'pneumonia appendicitis migraine vertigo leukemia lymphoma cholera lassa measles rabies hernia scabies eczema psoriasis ' +
    'sinusitis conjunctivitis tonsillitis mpox monkeypox anemic anxiety stress diabetes hypertension gas indigestion ' +
    'carcinoma malignancy infection croup scarlet',
);
