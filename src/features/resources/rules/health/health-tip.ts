import { text } from '#platform/common/text.ts';
import type { ExternalSite } from './external-sites.ts';

/**
 * The categories of health tips, in the order of the screen.
 * @see provider and admin area specification, section 3: health resources
 */
export const TIP_CATEGORIES = [
  { id: 'general', title: text('General health') },
  { id: 'maternal', title: text('Pregnancy and birth') },
  { id: 'pediatric', title: text('Babies and children') },
  { id: 'emergency', title: text('First aid') },
] as const;

export type TipCategory = (typeof TIP_CATEGORIES)[number]['id'];

/** A piece of health advice, and its source. */
export interface HealthTip {
  readonly id: string;
  readonly category: TipCategory;
  readonly title: string;
  readonly advice: string;
  readonly source: ExternalSite;
}

/** Returns the title of a category. */
export function tipCategoryTitle(category: TipCategory): string {
  return TIP_CATEGORIES.find(({ id }) => id === category)?.title ?? category;
}
