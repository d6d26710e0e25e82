import { EMERGENCY_CONTACTS, type EmergencyContact } from '#platform/common/emergency-contacts.ts';
import { text } from '#platform/common/text.ts';
import { EDUCATIONAL_RESOURCES, type EducationalResource } from './educational-resources.ts';
import { EMERGENCY_TIPS } from './emergency-tips.ts';
import { FACILITY_TYPES, type FacilityType } from './facility-types.ts';
import { GENERAL_TIPS } from './general-tips.ts';
import type { HealthTip } from './health-tip.ts';
import { MATERNAL_TIPS } from './maternal-tips.ts';
import { PEDIATRIC_TIPS } from './pediatric-tips.ts';

/**
 * The tabs of the health resources page, in order.
 * @see provider and admin area specification, section 2: health resources page
 */
export const RESOURCE_TABS = [
  { id: 'tips', title: text('Health Tips') },
  { id: 'educational', title: text('Educational') },
  { id: 'emergency', title: text('Emergency') },
  { id: 'facilities', title: text('Facilities') },
] as const;

export type ResourceTab = (typeof RESOURCE_TABS)[number]['id'];

/** The matches of a search, by tab. */
export interface FoundResources {
  readonly tips: readonly HealthTip[];
  readonly educational: readonly EducationalResource[];
  readonly emergency: readonly EmergencyContact[];
  readonly facilities: readonly FacilityType[];
}

const TIPS = [...GENERAL_TIPS, ...MATERNAL_TIPS, ...PEDIATRIC_TIPS, ...EMERGENCY_TIPS];

/** Returns the tab in a URL's query; the first tab if it is missing or unknown. */
export function resourceTab(param: string | null): ResourceTab {
  return RESOURCE_TABS.find(({ id }) => id === param)?.id ?? 'tips';
}

/**
 * Returns the health resources whose texts contain the query, ignoring case. `read` translates a text into the reader's
 * language.
 */
export function findResources(q: string, read: (english: string) => string = (english) => english): FoundResources {
  const query = q.trim().toLowerCase();
  const match = (texts: readonly string[]) => texts.some((sentence) => read(sentence).toLowerCase().includes(query));
  return {
    tips: TIPS.filter(({ title, advice, source }) => match([title, advice, source.publisher])),
    educational: EDUCATIONAL_RESOURCES.filter(({ title, description, site, tags }) =>
      match([title, description, site.publisher, ...tags]),
    ),
    emergency: EMERGENCY_CONTACTS.filter(({ name, description, contact }) => match([name, description, contact])),
    facilities: FACILITY_TYPES.filter(({ title, description }) => match([title, description])),
  };
}
