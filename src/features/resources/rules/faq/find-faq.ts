import { text } from '#platform/common/text.ts';
import { APPOINTMENT_QUESTIONS } from './appointments.ts';
import { FAQ_CATEGORIES, type FaqCategory, type FaqEntry, type FaqGroup } from './faq-entry.ts';
import { GENERAL_QUESTIONS } from './general-questions.ts';
import { PROVIDER_QUESTIONS } from './healthcare-providers.ts';
import { PAYMENT_QUESTIONS } from './payments.ts';
import { TELEHEALTH_QUESTIONS } from './telehealth.ts';

const QUESTIONS: Readonly<Record<FaqCategory, readonly FaqEntry[]>> = {
  appointments: APPOINTMENT_QUESTIONS,
  payments: PAYMENT_QUESTIONS,
  telehealth: TELEHEALTH_QUESTIONS,
  providers: PROVIDER_QUESTIONS,
};

/** All questions, in the order of the page. */
export const FAQ: readonly FaqGroup[] = [
  { id: 'general', title: text('General Questions'), entries: GENERAL_QUESTIONS },
  ...FAQ_CATEGORIES.map(({ id, title }) => ({ id, title, entries: QUESTIONS[id] })),
];

/** Returns the category in a URL's query; undefined for all categories. */
export function faqCategory(param: string | null): FaqCategory | undefined {
  return FAQ_CATEGORIES.find(({ id }) => id === param)?.id;
}

/**
 * Returns the groups with the entries whose question or answer contains the query, ignoring case. `read` translates a
 * text into the reader's language. Groups without a match are omitted.
 * @see provider and admin area specification, section 2: FAQ page
 */
export function findFaq(
  filter: { readonly q: string; readonly category: FaqCategory | undefined },
  read: (english: string) => string = (english) => english,
): readonly FaqGroup[] {
  const query = filter.q.trim().toLowerCase();
  const matches = ({ question, answer }: FaqEntry) =>
    [question, ...answer].some((sentence) => read(sentence).toLowerCase().includes(query));
  return FAQ.filter(({ id }) => filter.category === undefined || id === filter.category)
    .map((group) => ({ ...group, entries: group.entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}
