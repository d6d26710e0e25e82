import { EMERGENCY_CONTACTS, type EmergencyContact } from '#platform/common/emergency-contacts.ts';
import { text } from '#platform/common/text.ts';
import { EDUCATIONAL_RESOURCES, type EducationalResource } from './educational-resources.ts';
import { EMERGENCY_TIPS } from './emergency-tips.ts';
import { FACILITY_TYPES, type FacilityType } from './facility-types.ts';
import { GENERAL_TIPS } from './general-tips.ts';
import type { HealthTip } from './health-tip.ts';
import { MATERNAL_TIPS } from './maternal-tips.ts';
import { PEDIATRIC_TIPS } from './pediatric-tips.ts';

/** @see provider and admin area specification, section 2: health resources page */
export const RESOURCE_TABS = [
  { id: 'tips', title: text('Health Tips') },
  { id: 'educational', title: text('Educational') },
  { id: 'emergency', title: text('Emergency') },
  { id: 'facilities', title: text('Facilities') },
] as const;

export type ResourceTab = (typeof RESOURCE_TABS)[number]['id'];

/** What a search of the health resources leaves of each tab. */
export interface FoundResources {
  readonly tips: readonly HealthTip[];
  readonly educational: readonly EducationalResource[];
  readonly emergency: readonly EmergencyContact[];
  readonly facilities: readonly FacilityType[];
}

const TIPS = [...GENERAL_TIPS, ...MATERNAL_TIPS, ...PEDIATRIC_TIPS, ...EMERGENCY_TIPS];

/** The tab that an address names; the first one where it names none. */
export function resourceTab(named: string | null): ResourceTab {
  return RESOURCE_TABS.find(({ id }) => id === named)?.id ?? 'tips';
}

/** The health resources whose texts, as `read` shows them, hold what somebody looks for, whatever its case. */
export function findResources(q: string, read: (english: string) => string = (english) => english): FoundResources {
  const wanted = q.trim().toLowerCase();
  const holds = (texts: readonly string[]) => texts.some((sentence) => read(sentence).toLowerCase().includes(wanted));
  return {
    tips: TIPS.filter(({ title, advice, source }) => holds([title, advice, source.publisher])),
    educational: EDUCATIONAL_RESOURCES.filter(({ title, description, site, tags }) =>
      holds([title, description, site.publisher, ...tags]),
    ),
    emergency: EMERGENCY_CONTACTS.filter(({ name, description, contact }) => holds([name, description, contact])),
    facilities: FACILITY_TYPES.filter(({ title, description }) => holds([title, description])),
  };
}
