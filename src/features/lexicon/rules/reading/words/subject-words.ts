const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The one who writes. */
export const SELF_WORDS = words('i im ive id me myself mine');

/** Family members, for whom people seek advice as they do for themselves. */
export const KIN = words(
  'mother father sister brother mum mom mummy mommy dad daddy husband wife son daughter baby child children kid kids pikin ' +
    'boy girl toddler infant newborn grandmother grandfather grandma grandpa granny mama papa parents partner twin twins ' +
    'fiance fiancee girlfriend boyfriend spouse grandson granddaughter grandchild madam oga iya',
);

/** People outside the family, whose illness is mentioned more often than it is the reason for writing. */
export const OUTSIDERS = words(
  'neighbour neighbor neighbours neighbors colleague colleagues coworker classmate classmates schoolmate friend friends ' +
    'roommate flatmate boss tenant tenants uncle aunt aunty auntie cousin nephew niece landlord landlady pastor teammate teacher',
);

/** Children, whose age is no adult’s. */
export const CHILD_WORDS = words('baby child kid pikin boy girl toddler infant newborn son daughter twin twins old');

/** Words for a patient whom a clinician describes. */
export const PATIENT_WORDS = words(
  'man woman patient gentleman lady boy girl male female infant neonate child baby student',
);

/** What a writer does about another person's illness ("I noticed", "I gave him"): the complaint isn't the writer's. */
export const ABOUT_OTHERS = words(
  'noticed notice saw see gave give given giving took take taking called call calling think believe checked check measured ' +
    'counted found worried scared afraid concerned brought asking ask want need wonder heard thought tried know',
);

/** Verbs by which another person reports on the patient: "his wife says that he is confused". */
export const REPORTING = words(
  'says said say reports reported noticed notices notice thinks told tells states stated found brought brings describes ' +
    'described calls called saw sees complains observed mentions mentioned adds heard rushed carried denies worried drove ' +
    'asks asked wants advised advises suspects gave gives felt believes counted measured concerned recalls confirms woke tried',
);

/** Words at which a new statement, with a new subject, may begin. */
export const JOINING = words(
  'and but because so that while when although though whereas since now then if as after before',
);

/** Words that may stand before the subject. */
export const BEFORE_SUBJECT = words(
  'hello hi doctor dr doc please pls abeg good morning evening afternoon day dear sir ma today yesterday now also then and but ' +
    'because so that while when although though oh god help ok yes well since last night week year if',
);
