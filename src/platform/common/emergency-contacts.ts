import type { State } from './places/nigerian-states.ts';
import { EMERGENCY_NUMBER } from './product.ts';
import { text } from './text.ts';

/** A line to call for help, and where we know it from. */
export interface EmergencyContact {
  readonly id: string;
  readonly name: string;
  /** As it is written for people. */
  readonly contact: string;
  readonly description: string;
  /** Where it works; all of Nigeria if absent. */
  readonly state?: State;
  readonly source: {
    readonly name: string;
    readonly url: string /** Month of the source, `yyyy-MM`. */;
    readonly month: string;
  };
}

/**
 * Every emergency number that the product shows, 112 first. A change of one names a source and its date.
 * @see provider and admin area specification, section 9: emergency numbers
 */
export const EMERGENCY_CONTACTS: readonly EmergencyContact[] = [
  {
    id: 'national',
    name: text('National emergency number'),
    contact: EMERGENCY_NUMBER,
    description: text('Ambulance, fire and police. Free from any phone, on any network.'),
    source: {
      name: 'Nigerian Communications Commission, in The Sun',
      url: 'https://www.sunnewsonline.com/covid-19-nccs-112-national-emergency-number-offers-succour-to-nigerians/',
      month: '2020-04',
    },
  },
  {
    id: 'disease-control',
    name: text('Disease control: Nigeria Centre for Disease Control and Prevention'),
    contact: '6232',
    description: text(
      'Outbreaks and infectious diseases, such as Lassa fever, cholera and meningitis. Free, day and night.',
    ),
    source: {
      name: 'NCDC, in Daily Post',
      url: 'https://dailypost.ng/2021/01/14/covid-19-ncdc-announces-new-toll-free-number/',
      month: '2021-01',
    },
  },
  {
    id: 'lagos',
    name: text('Lagos State emergency line'),
    contact: '767',
    state: 'Lagos',
    description: text('Ambulance, fire and rescue in Lagos State, besides 112. Free, day and night.'),
    source: {
      name: "Lagos State Command and Control Centre, in O'Town Gist",
      url: 'https://www.otowngist.com/2025/11/lagos-command-centre-launches-campaign-to-curb-misuse-of-emergency-lines-767-and-112',
      month: '2025-11',
    },
  },
  {
    id: 'road-safety',
    name: text('Road safety: Federal Road Safety Corps'),
    contact: '122',
    description: text('Road crashes, anywhere in Nigeria. Free.'),
    source: {
      name: 'FRSC, in The Punch',
      url: 'https://punchng.com/nigeria63-embrace-safety-ideals-frsc-urges-nigerians/',
      month: '2023-10',
    },
  },
  {
    id: 'disasters',
    name: text('Disasters: National Emergency Management Agency'),
    contact: '0800 2255 6362',
    description: text('Floods, building collapse and other disasters. Free.'),
    source: {
      name: 'NEMA, in This Day',
      url: 'https://www.thisdaylive.com/index.php/2024/07/08/flooding-nema-activates-operational-offices-nationwide-to-support-states/',
      month: '2024-07',
    },
  },
];
