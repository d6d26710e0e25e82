/** A page of somebody else's that the health resources lead to. */
export interface OutsideSite {
  /** Who answers for it. */
  readonly publisher: string;
  readonly url: string;
  /** Month in which somebody last looked the address up, `yyyy-MM`. */
  readonly lookedUp: string;
}

const WHO = 'World Health Organization (WHO)';
const site = (publisher: string, url: string, lookedUp: string): OutsideSite => ({ publisher, url, lookedUp });
const factSheet = (name: string, lookedUp: string) =>
  site(WHO, `https://www.who.int/news-room/fact-sheets/detail/${name}`, lookedUp);

/**
 * Every page of others that tips and reading lead to, once each, so that a dead one is replaced in one line. Addresses
 * that their owners keep: home pages, WHO's fact sheets, and few that much else links to. Where emergency numbers are
 * known from stands beside them.
 */
export const OUTSIDE_SITES = {
  ncdc: site('NCDC', 'https://ncdc.gov.ng/', '2026-11'),
  nhia: site('NHIA', 'https://www.nhia.gov.ng/', '2026-11'),
  nphcda: site('NPHCDA', 'https://nphcda.gov.ng/', '2026-11'),
  mdcn: site('MDCN', 'https://www.mdcn.gov.ng/', '2026-11'),
  nafdac: site('NAFDAC', 'https://nafdac.gov.ng/', '2026-11'),
  redCrossNigeria: site('Nigerian Red Cross', 'https://www.redcrossnigeria.org/', '2026-11'),
  firstAid: site('Red Cross', 'https://www.globalfirstaidcentre.org/', '2026-11'),
  unicefNigeria: site('UNICEF', 'https://www.unicef.org/nigeria/', '2026-11'),
  nhsStroke: site('NHS', 'https://www.nhs.uk/conditions/stroke/symptoms/', '2026-11'),
  nhsBurns: site('NHS', 'https://www.nhs.uk/conditions/burns-and-scalds/treatment/', '2026-11'),
  nhsFever: site('NHS', 'https://www.nhs.uk/symptoms/fever-in-children/', '2026-11'),
  antenatalCare: site(WHO, 'https://www.who.int/publications/i/item/9789241549912', '2026-11'),
  childHealth: site(WHO, 'https://www.who.int/health-topics/child-health', '2026-11'),
  cholera: factSheet('cholera', '2026-11'),
  depression: factSheet('depression', '2026-11'),
  diabetes: factSheet('diabetes', '2026-11'),
  diarrhoea: factSheet('diarrhoeal-disease', '2026-11'),
  epilepsy: factSheet('epilepsy', '2026-11'),
  feeding: factSheet('infant-and-young-child-feeding', '2026-11'),
  hiv: factSheet('hiv-aids', '2026-11'),
  hypertension: factSheet('hypertension', '2026-11'),
  lassa: factSheet('lassa-fever', '2026-11'),
  malaria: factSheet('malaria', '2026-11'),
  maternalMortality: factSheet('maternal-mortality', '2026-11'),
  pneumonia: factSheet('pneumonia', '2026-11'),
  sickleCell: factSheet('sickle-cell-disease', '2026-11'),
  snakebite: factSheet('snakebite-envenoming', '2026-11'),
  tuberculosis: factSheet('tuberculosis', '2026-11'),
} as const satisfies Readonly<Record<string, OutsideSite>>;

/** The month since when no address has been looked up again: the oldest one, `yyyy-MM`. */
export const LOOKED_UP_SINCE = Object.values(OUTSIDE_SITES)
  .map(({ lookedUp }) => lookedUp)
  .reduce((oldest, month) => (month < oldest ? month : oldest));
