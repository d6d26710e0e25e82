import { text } from '#platform/common/text.ts';

/** @see provider and admin area specification, section 3: health resources */
export interface EducationalResource {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly source: string;
  readonly tags: readonly string[];
}

const WHO = 'World Health Organization';
const factSheet = (name: string) => `https://www.who.int/news-room/fact-sheets/detail/${name}`;

/** Where to read on. Addresses that their owners keep: home pages and WHO fact sheets. */
export const EDUCATIONAL_RESOURCES: readonly EducationalResource[] = [
  {
    title: text('Nigeria Centre for Disease Control and Prevention'),
    description: text('Outbreaks in Nigeria, how diseases spread, and how to protect yourself.'),
    url: 'https://ncdc.gov.ng/',
    source: 'NCDC',
    tags: [text('Nigeria'), text('Outbreaks'), text('Infectious diseases')],
  },
  {
    title: text('National Health Insurance Authority'),
    description: text('Health insurance in Nigeria: the public programmes and how to join them.'),
    url: 'https://www.nhia.gov.ng/',
    source: 'NHIA',
    tags: [text('Nigeria'), text('Insurance')],
  },
  {
    title: text('National Primary Health Care Development Agency'),
    description: text('Vaccination and primary health care in Nigeria.'),
    url: 'https://nphcda.gov.ng/',
    source: 'NPHCDA',
    tags: [text('Nigeria'), text('Vaccination'), text('Children')],
  },
  {
    title: text('Medical and Dental Council of Nigeria'),
    description: text('Who registers doctors and dentists in Nigeria, and whom to ask about one.'),
    url: 'https://www.mdcn.gov.ng/',
    source: 'MDCN',
    tags: [text('Nigeria'), text('Doctors')],
  },
  {
    title: text('National Agency for Food and Drug Administration and Control'),
    description: text('Medicines and food: what is registered, what was recalled, how to report a fake.'),
    url: 'https://nafdac.gov.ng/',
    source: 'NAFDAC',
    tags: [text('Nigeria'), text('Medicines')],
  },
  {
    title: text('Nigerian Red Cross Society'),
    description: text('First aid training, blood donation and help in disasters.'),
    url: 'https://redcrossnigeria.org/',
    source: 'Nigerian Red Cross',
    tags: [text('Nigeria'), text('First aid')],
  },
  {
    title: text('UNICEF Nigeria'),
    description: text('Health, nutrition and protection of children in Nigeria.'),
    url: 'https://www.unicef.org/nigeria/',
    source: 'UNICEF',
    tags: [text('Nigeria'), text('Children')],
  },
  {
    title: text('Malaria'),
    description: text('How it is caught, its signs, prevention and treatment.'),
    url: factSheet('malaria'),
    source: WHO,
    tags: [text('Infectious diseases'), text('Fever')],
  },
  {
    title: text('High blood pressure'),
    description: text('Why it matters, who is at risk, and what lowers it.'),
    url: factSheet('hypertension'),
    source: WHO,
    tags: [text('Heart')],
  },
  {
    title: text('Diabetes'),
    description: text('Its kinds, its signs and how to live with it.'),
    url: factSheet('diabetes'),
    source: WHO,
    tags: [text('Long-term conditions')],
  },
  {
    title: text('Sickle-cell disease'),
    description: text('How it is passed on, what it does and how it is treated.'),
    url: factSheet('sickle-cell-disease'),
    source: WHO,
    tags: [text('Long-term conditions'), text('Children')],
  },
  {
    title: text('HIV and AIDS'),
    description: text('Testing, treatment and prevention.'),
    url: factSheet('hiv-aids'),
    source: WHO,
    tags: [text('Infectious diseases')],
  },
  {
    title: text('Tuberculosis'),
    description: text('Its signs, who should be tested, and why treatment must be finished.'),
    url: factSheet('tuberculosis'),
    source: WHO,
    tags: [text('Infectious diseases'), text('Cough')],
  },
  {
    title: text('Maternal mortality'),
    description: text('What endangers mothers and what keeps them safe.'),
    url: factSheet('maternal-mortality'),
    source: WHO,
    tags: [text('Pregnancy')],
  },
  {
    title: text('Depression'),
    description: text('Its signs, and the help that works.'),
    url: factSheet('depression'),
    source: WHO,
    tags: [text('Mental health')],
  },
];
