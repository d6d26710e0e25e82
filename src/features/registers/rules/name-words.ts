/** Words of facility names that always get a capital. */
export const FACILITY_WORDS = words(`
  accident annex basic care catholic center centre child children clinic clinics community comprehensive convalescent
  cottage cure dental dispensary doctor district dr emergency eye facility federal foundation general government health
  home hospital hospitals infant lab laboratory ltd limited maternal maternity medical medicine memorial military
  mission model mt national nursing orthopaedic pharmacy police polyclinic post primary private psychiatric
  public rural school sick specialist st staff state store teaching town university up upgraded urban ward welfare`);

/** Words that are in lower case inside a name. */
export const SMALL_WORDS = words('and at by for in of the to with');

/** Abbreviations in Nigerian facility names that aren't also names of places or people. */
export const ACRONYMS = words(`
  abuth algon atbu bhc cac chc cocin crcn csdp ecwa efcc ercc eyn faan fce fct fggc fmc fomwan frsc fsp ggss gss hc
  hiv hmo iwc juth lautech lccn leemp lg lga lgh luth mch mchc mdg mphc mphcc nauth nbts nddc nepa nhia nhis
  nkst nlng nnpc nphcda nysc oau oauthc olph opd phc phcn ppfn rccg rhc tb tba tbl uch ucth udss uduth uith umcn unicef
  unilag upth vvf wcwc`);

/** Correct words of facility names, with the misspellings found in registers. @see WHO facility list (Maina 2019), NHMIS 2013 */
const MISSPELT = {
  basic: 'basaic',
  center: 'clenter',
  centre: 'ccentre centtre centr lcentre centrre cenre cntre cetre centrte cenntre',
  clinic: 'clnic cllinic cliniuc clininc clinc clini cinic cliinic',
  comprehensive: 'coprehensive comprehesive comprehsive comphensive comphrehensive conprehesive comrehensive',
  convalescent: 'convalscent convalascent',
  cottage: 'cottaage',
  dental: 'dential',
  dispensary: `disensary dispenasary dispsensary dsipensary dispenary dispesanry dispensiry dipensary dispensery dispesary
    dispenasry dspensary dispensar dispensry dispensaty dispemsary dispensarry dispensory dipsensary`,
  general: 'gerneral genaeral',
  health: 'halth healt heath heatlth healh heealth bhealth heallth helth healeth',
  hospital: `hopital hosptal hhospital hospitle hosptial hoapital hospita hosiptal hospial hopspital hospltal hopsital hospit
    hosp`,
  laboratory: 'laboratary',
  maternity: 'matenity mmaternity materinty matarnity marternity matrenity meternity merternity',
  medical: 'mmedical',
  model: 'modl',
  national: 'natonal',
  optometry: 'optomentry',
  pharmacy: 'pharmarcy pharnacy pharmancy phamacy',
  primary: 'pimary preimary primay priamry prmary primaey primaru primaryn prinary primariy pramary pry',
  specialist: 'specialish specilist',
  teaching: 'techin',
  tuberculosis: 'tuberculusis',
  university: 'univeraity',
};
const RIGHT = new Map(
  Object.entries(MISSPELT).flatMap(([right, wrong]) => [...words(wrong)].map((spelling) => [spelling, right])),
);

/** Returns the correct spelling of a word of a facility name, or the word itself. Both are in lower case. */
export function rightlySpelt(word: string): string {
  return RIGHT.get(word) ?? word;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
