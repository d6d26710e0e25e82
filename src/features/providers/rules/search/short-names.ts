/** Short names of facilities and of what they are called, written out in terms. */
export const SHORT_FOR: Readonly<Record<string, readonly string[]>> = {
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
  bmsh: ['braithwaite', 'memorial', 'hospital'],
  hosp: ['hospital'],
  gen: ['general'],
  med: ['medical'],
  ctr: ['center'],
  mat: ['maternity'],
  saint: ['st'],
  st: ['saint'],
};

/** What people say for a place that nobody writes so, folded. */
export const ALSO_SAID: Readonly<Record<string, string>> = {
  'yaba left': 'psychiatric hospital yaba',
};

/** Words that say what kind of house it is: beside a kind of care they needn't stand in the name. */
export const HOUSES: ReadonlySet<string> = new Set(
  'clinic hospital center doctor dr specialist physician unit department shop store office place house medical'.split(
    ' ',
  ),
);

/** Words that say nothing about what is looked for. */
export const FILLERS: ReadonlySet<string> = new Set(
  'near nearby nearest closest close in at around the a an me my for of and or to on with by i need want find best good any some please area town side'.split(
    ' ',
  ),
);
