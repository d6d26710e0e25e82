import { text } from '#platform/common/text.ts';
import { EXTERNAL_SITES, type ExternalSite } from './external-sites.ts';

/** A link to further reading on another site. @see provider and admin area specification, section 3: health resources */
export interface EducationalResource {
  readonly title: string;
  readonly description: string;
  readonly site: ExternalSite;
  readonly tags: readonly string[];
}

/** Further reading on other sites. */
export const EDUCATIONAL_RESOURCES: readonly EducationalResource[] = [
  {
    title: text('Nigeria Centre for Disease Control and Prevention'),
    description: text('Outbreaks in Nigeria, how diseases spread, and how to protect yourself.'),
    site: EXTERNAL_SITES.ncdc,
    tags: [text('Nigeria'), text('Outbreaks'), text('Infectious diseases')],
  },
  {
    title: text('National Health Insurance Authority'),
    description: text('Health insurance in Nigeria: the public programmes and how to join them.'),
    site: EXTERNAL_SITES.nhia,
    tags: [text('Nigeria'), text('Insurance')],
  },
  {
    title: text('National Primary Health Care Development Agency'),
    description: text('Vaccination and primary health care in Nigeria.'),
    site: EXTERNAL_SITES.nphcda,
    tags: [text('Nigeria'), text('Vaccination'), text('Children')],
  },
  {
    title: text('Medical and Dental Council of Nigeria'),
    description: text('Who registers doctors and dentists in Nigeria, and whom to ask about one.'),
    site: EXTERNAL_SITES.mdcn,
    tags: [text('Nigeria'), text('Doctors')],
  },
  {
    title: text('National Agency for Food and Drug Administration and Control'),
    description: text('Medicines and food: what is registered, what was recalled, how to report a fake.'),
    site: EXTERNAL_SITES.nafdac,
    tags: [text('Nigeria'), text('Medicines')],
  },
  {
    title: text('Nigerian Red Cross Society'),
    description: text('First aid training, blood donation and help in disasters.'),
    site: EXTERNAL_SITES.redCrossNigeria,
    tags: [text('Nigeria'), text('First aid')],
  },
  {
    title: text('UNICEF Nigeria'),
    description: text('Health, nutrition and protection of children in Nigeria.'),
    site: EXTERNAL_SITES.unicefNigeria,
    tags: [text('Nigeria'), text('Children')],
  },
  {
    title: text('Malaria'),
    description: text('How it is caught, its signs, prevention and treatment.'),
    site: EXTERNAL_SITES.malaria,
    tags: [text('Infectious diseases'), text('Fever')],
  },
  {
    title: text('High blood pressure'),
    description: text('Why it matters, who is at risk, and what lowers it.'),
    site: EXTERNAL_SITES.hypertension,
    tags: [text('Heart')],
  },
  {
    title: text('Diabetes'),
    description: text('Its kinds, its signs and how to live with it.'),
    site: EXTERNAL_SITES.diabetes,
    tags: [text('Long-term conditions')],
  },
  {
    title: text('Sickle-cell disease'),
    description: text('How it is passed on, what it does and how it is treated.'),
    site: EXTERNAL_SITES.sickleCell,
    tags: [text('Long-term conditions'), text('Children')],
  },
  {
    title: text('HIV and AIDS'),
    description: text('Testing, treatment and prevention.'),
    site: EXTERNAL_SITES.hiv,
    tags: [text('Infectious diseases')],
  },
  {
    title: text('Tuberculosis'),
    description: text('Its signs, who should be tested, and why treatment must be finished.'),
    site: EXTERNAL_SITES.tuberculosis,
    tags: [text('Infectious diseases'), text('Cough')],
  },
  {
    title: text('Maternal mortality'),
    description: text('What endangers mothers and what keeps them safe.'),
    site: EXTERNAL_SITES.maternalMortality,
    tags: [text('Pregnancy')],
  },
  {
    title: text('Depression'),
    description: text('Its signs, and the help that works.'),
    site: EXTERNAL_SITES.depression,
    tags: [text('Mental health')],
  },
];
