import { text } from '#platform/common/text.ts';

/** A link to a page of the product with more information. */
export interface FaqLink {
  readonly href: string;
  readonly label: string;
}

/** A question of the FAQ page with its answer. @see provider and admin area specification, section 3: FAQ entry */
export interface FaqEntry {
  /** Fragment of the entry in a URL: `/faq#cancel`. */
  readonly id: string;
  readonly question: string;
  /** One text per paragraph. */
  readonly answer: readonly string[];
  readonly link?: FaqLink;
}

/** Entries under one heading. Every group except `general` has a chip. */
export interface FaqGroup {
  readonly id: FaqCategory | 'general';
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/** The chips after "All Categories", in order. @see provider and admin area specification, section 2: FAQ page */
export const FAQ_CATEGORIES = [
  { id: 'appointments', title: text('Appointments') },
  { id: 'payments', title: text('Payments & Insurance') },
  { id: 'telehealth', title: text('Telehealth') },
  { id: 'providers', title: text('Healthcare Providers') },
] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number]['id'];
