import type { SearchFilters } from '#features/search/rules/search-filters.ts';
import { text } from '#platform/common/text.ts';

/** A type of facility, and the search filters that find it. */
export interface FacilityType {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly filters: Partial<SearchFilters>;
}

/** Each search has results in the demo data or a register. @see provider and admin area specification, section 3 */
export const FACILITY_TYPES: readonly FacilityType[] = [
  {
    id: 'urgent',
    title: text('Urgent care and emergency centres'),
    description: text('For what needs attention soon. When a life is in danger, call 112 first.'),
    filters: { careType: 'urgent', urgentCare: true },
  },
  {
    id: 'general',
    title: text('General practice'),
    description: text('The first place to ask: check-ups, common illnesses, long-term medicines.'),
    // As text: it also finds the clinics and health centres whose specialty no register tells.
    filters: { q: 'general practice' },
  },
  {
    id: 'hospital',
    title: text('Hospitals'),
    description: text('Wards, operations, specialists and tests under one roof.'),
    filters: { q: 'hospital' },
  },
  {
    id: 'health-centre',
    title: text('Health centres'),
    description: text('Primary care near home: vaccination, antenatal care, common illnesses.'),
    filters: { q: 'health centre' },
  },
  {
    id: 'maternity',
    title: text('Maternity and women’s health'),
    description: text('Antenatal care, birth and women’s health.'),
    filters: { specialty: 'Obstetrics & Gynecology' },
  },
  {
    id: 'children',
    title: text('Children’s clinics'),
    description: text('Doctors for babies, children and teenagers.'),
    filters: { specialty: 'Pediatrics' },
  },
  {
    id: 'dental',
    title: text('Dental clinics'),
    description: text('Teeth and gums: check-ups, pain, fillings.'),
    filters: { q: 'dental' },
  },
  {
    id: 'pharmacy',
    title: text('Pharmacies'),
    description: text('Medicines, and advice on taking them.'),
    filters: { q: 'pharmacy', city: 'all' },
  },
  {
    id: 'laboratory',
    title: text('Laboratories and diagnostics'),
    description: text('Blood tests, scans and X-rays.'),
    filters: { q: 'laboratory', city: 'all' },
  },
  {
    id: 'telehealth',
    title: text('Care by video'),
    description: text('Providers you can see without leaving home.'),
    filters: { telehealth: true },
  },
];
