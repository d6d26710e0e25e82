import { text } from '#platform/common/text.ts';
import type { OutsideSite } from './outside-sites.ts';

/** @see provider and admin area specification, section 3: health resources */
export const TIP_CATEGORIES = [
  { id: 'general', title: text('General health') },
  { id: 'maternal', title: text('Pregnancy and birth') },
  { id: 'pediatric', title: text('Babies and children') },
  { id: 'emergency', title: text('First aid') },
] as const;

export type TipCategory = (typeof TIP_CATEGORIES)[number]['id'];

/** Something worth knowing about health, and who says so. */
export interface HealthTip {
  readonly id: string;
  readonly category: TipCategory;
  readonly title: string;
  readonly advice: string;
  readonly source: OutsideSite;
}

/** What a category of tips is called. */
export function tipCategoryTitle(category: TipCategory): string {
  return TIP_CATEGORIES.find(({ id }) => id === category)?.title ?? category;
}
