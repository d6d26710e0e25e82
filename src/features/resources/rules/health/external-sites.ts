/** An external page that the health resources link to. */
export interface ExternalSite {
  readonly publisher: string;
  readonly url: string;
  /** Month in which the URL was last checked, `yyyy-MM`. */
  readonly checkedIn: string;
}

const WHO = 'World Health Organization (WHO)';
const site = (publisher: string, url: string, checkedIn: string): ExternalSite => ({ publisher, url, checkedIn });
const factSheet = (name: string, checkedIn: string) =>
  site(WHO, `https://www.who.int/news-room/fact-sheets/detail/${name}`, checkedIn);

/**
 * All external pages that tips and reading link to, once each, so that a dead link is replaced in one line. Only stable
 * URLs: home pages, WHO fact sheets and a few widely linked pages. The sources of emergency numbers are listed with them.
 */
export const EXTERNAL_SITES = {
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
} as const satisfies Readonly<Record<string, ExternalSite>>;

/** The oldest month of a last check, `yyyy-MM`. */
export const LAST_CHECKED = Object.values(EXTERNAL_SITES)
  .map(({ checkedIn }) => checkedIn)
  .reduce((oldest, month) => (month < oldest ? month : oldest));
