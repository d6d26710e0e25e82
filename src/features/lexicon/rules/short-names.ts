/** Short names of facilities and of what they are called, written out in terms. */
export const SHORT_FOR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    phc: ['primary', 'health', 'center'],
    bhc: ['basic', 'health', 'center'],
    hc: ['health', 'center'],
    gh: ['general', 'hospital'],
    fmc: ['federal', 'medical', 'center'],
    mch: ['maternal', 'child', 'health'],
    luth: ['lagos', 'university', 'teaching', 'hospital'],
    lasuth: ['lagos', 'state', 'university', 'teaching', 'hospital'],
    uch: ['university', 'college', 'hospital'],
    upth: ['university', 'port', 'harcourt', 'teaching', 'hospital'],
    unth: ['university', 'nigeria', 'teaching', 'hospital'],
    ubth: ['university', 'benin', 'teaching', 'hospital'],
    uith: ['university', 'ilorin', 'teaching', 'hospital'],
    oauth: ['obafemi', 'awolowo', 'university', 'teaching', 'hospital'],
    oauthc: ['obafemi', 'awolowo', 'university', 'teaching', 'hospital'],
    uduth: ['usman', 'danfodio', 'university', 'teaching', 'hospital'],
    uuth: ['university', 'uyo', 'teaching', 'hospital'],
    abuth: ['ahmadu', 'bello', 'university', 'teaching', 'hospital'],
    akth: ['aminu', 'kano', 'teaching', 'hospital'],
    juth: ['jos', 'university', 'teaching', 'hospital'],
    nauth: ['nnamdi', 'azikiwe', 'university', 'teaching', 'hospital'],
    fetha: ['federal', 'teaching', 'hospital', 'abakaliki'],
    atbuth: ['abubakar', 'tafawa', 'balewa', 'teaching', 'hospital'],
    delsuth: ['delta', 'state', 'university', 'teaching', 'hospital'],
    // What the register calls by its older name.
    esut: ['parklane', 'specialist', 'hospital'],
    esuth: ['parklane', 'specialist', 'hospital'],
    rsuth: ['braithwaite', 'memorial', 'hospital'],
    nohi: ['national', 'orthopedic', 'hospital', 'igbobi'],
    nohe: ['national', 'orthopedic', 'hospital', 'enugu'],
    unilag: ['university', 'lagos'],
    uniben: ['university', 'benin'],
    uniuyo: ['university', 'uyo'],
    unical: ['university', 'calabar'],
    unijos: ['university', 'jos'],
    uniport: ['university', 'port', 'harcourt'],
    unimaid: ['university', 'maiduguri'],
    unilorin: ['university', 'ilorin'],
    navy: ['naval'],
    bmsh: ['braithwaite', 'memorial', 'hospital'],
    hosp: ['hospital'],
    gen: ['general'],
    med: ['medical'],
    ctr: ['center'],
    mat: ['maternity'],
    saint: ['st'],
    st: ['saint'],
    // Those of the state are called so.
    government: ['general'],
    govt: ['general'],
    public: ['general'],
  }),
);

/** Words for a doctor, who is found also at places of these names. */
export const ALSO_DOCTORS: readonly (readonly string[])[] = [['doctor'], ['dr'], ['hospital'], ['clinic']];

/** What people say for a doctor, in terms. */
export const DOCTORS: ReadonlySet<string> = new Set(['doctor', 'dr', 'doc', 'physician']);

/** Words for a kind of facility or provider. In a query that also names a kind of care, the provider's name needn't have them. */
export const FACILITY_KINDS: ReadonlySet<string> = new Set(
  'clinic hospital center doctor dr doc specialist physician unit department shop store office place house medical care service'.split(
    ' ',
  ),
);

/** Words for the size of a facility. */
export const SIZES: ReadonlySet<string> = new Set(
  'health primary basic comprehensive cottage teaching post dispensary hosp phc bhc hc ctr med'.split(' '),
);

/**
 * Words of a query that say nothing about what it looks for. Left out are words that facilities are named by, such as
 * "are", and "she", by which two dispensaries are named and many dangers begin.
 */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'near nearby nearest closest close here in at around the a an me my for of and or to on with by i need want find best good',
    'any some please area town side where can could get go see do does is am there have has who which that what how',
    'it us our you your he his her now from looking look somewhere anywhere take takes taking accept accepts accepting treat treats',
    'treatment pls plz abeg dey wey fit dis dat private bus stop busstop beside opposite opp behind under',
    'kindly thank thanks finding',
    'she him they them dem don person somebody someone',
    'no not cant cannot dont doesnt didnt isnt wont',
  ].flatMap((line) => line.split(' ')),
);

/** Hospitals that have a department for every kind of care, in terms. */
export const BIGGEST: readonly (readonly string[])[] = [
  ['teaching', 'hospital'],
  ['university', 'college', 'hospital'],
  ['federal', 'medical', 'center'],
];
