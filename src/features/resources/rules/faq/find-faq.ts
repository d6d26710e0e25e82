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

/** Every question, in the order of the page. */
export const FAQ: readonly FaqGroup[] = [
  { id: 'general', title: text('General Questions'), entries: GENERAL_QUESTIONS },
  ...FAQ_CATEGORIES.map(({ id, title }) => ({ id, title, entries: QUESTIONS[id] })),
];

/** The chip that an address names; undefined for all of them. */
export function faqCategory(named: string | null): FaqCategory | undefined {
  return FAQ_CATEGORIES.find(({ id }) => id === named)?.id;
}

/**
 * The groups with the entries whose question or answer, as `read` shows it, holds the text, whatever its case. Groups
 * that are left without entries are left out.
 * @see provider and admin area specification, section 2: FAQ page
 */
export function findFaq(
  asked: { readonly q: string; readonly category: FaqCategory | undefined },
  read: (english: string) => string = (english) => english,
): readonly FaqGroup[] {
  const wanted = asked.q.trim().toLowerCase();
  const holds = ({ question, answer }: FaqEntry) =>
    [question, ...answer].some((sentence) => read(sentence).toLowerCase().includes(wanted));
  return FAQ.filter(({ id }) => asked.category === undefined || id === asked.category)
    .map((group) => ({ ...group, entries: group.entries.filter(holds) }))
    .filter(({ entries }) => entries.length > 0);
}
