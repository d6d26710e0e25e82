import { text } from '#platform/common/text.ts';

/** A section of a legal page: a heading, then paragraphs (texts) and lists (arrays). */
export interface LegalSection {
  /** Fragment of the section in a URL: `/privacy-policy#children`. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}

/**
 * The date that both legal pages show.
 * @see provider and admin area specification, section 2: privacy policy and terms of service
 */
export const LAST_UPDATED = text('Last updated: April 1, 2025');
