import { text } from '#platform/common/text.ts';

/** The categories of messages to support. @see provider and admin area specification, section 3: contact message */
export const CONTACT_CATEGORIES = [
  { id: 'general', title: text('General Inquiry') },
  { id: 'appointments', title: text('Appointments') },
  { id: 'technical', title: text('Technical Support') },
  { id: 'billing', title: text('Billing & Payments') },
  { id: 'feedback', title: text('Feedback') },
  { id: 'other', title: text('Other') },
] as const;

/** Returns the name of a category. */
export function categoryTitle(id: string): string {
  return CONTACT_CATEGORIES.find((category) => category.id === id)?.title ?? id;
}
