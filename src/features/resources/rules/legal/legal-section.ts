import { text } from '#platform/common/text.ts';

/** A heading of a legal page and what stands under it: paragraphs, and lists as lists. */
export interface LegalSection {
  /** Names the section in an address: `/privacy-policy#children`. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}

/** @see provider and admin area specification, section 2: privacy policy and terms of service */
export const LAST_UPDATED = text('Last updated: April 1, 2025');
