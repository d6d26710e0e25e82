import { text } from '#platform/common/text.ts';

/** How long the subject of a message may be. */
export const SUBJECT_MAX = 150;

/** The categories of messages to support. @see provider and admin area specification, section 3: contact message */
export const CONTACT_CATEGORIES = [
  { id: 'general', title: text('General Inquiry') },
  { id: 'appointments', title: text('Appointments') },
  { id: 'technical', title: text('Technical Support') },
  { id: 'billing', title: text('Billing & Payments') },
  { id: 'feedback', title: text('Feedback') },
  { id: 'other', title: text('Other') },
] as const;

/** Returns the category and the subject with which an address opens the form; what is unknown or too long is left out. */
export function aboutIn(search: { readonly get: (name: string) => string | null }): {
  readonly category?: (typeof CONTACT_CATEGORIES)[number]['id'];
  readonly subject?: string;
} {
  const category = CONTACT_CATEGORIES.find(({ id }) => id === search.get('category'))?.id;
  const subject = search.get('subject');
  return {
    ...(category !== undefined && { category }),
    ...(subject && subject.length <= SUBJECT_MAX && { subject }),
  };
}

/** Returns the name of a category. */
export function categoryTitle(id: string): string {
  return CONTACT_CATEGORIES.find((category) => category.id === id)?.title ?? id;
}
